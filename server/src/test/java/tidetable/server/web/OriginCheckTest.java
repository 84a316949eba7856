package tidetable.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pages may open the socket. */
class OriginCheckTest {
    @ParameterizedTest
    @CsvSource({
        "true,  http://127.0.0.1:8080,     127.0.0.1:8080,     http://127.0.0.1:8080, true",
        "true,  http://localhost:8080,     localhost:8080,     http://127.0.0.1:8080, true",
        "true,  http://[::1]:8080,         [::1]:8080,         http://127.0.0.1:8080, true",
        "true,  HTTP://LOCALHOST:8080,     localhost:8080,     http://127.0.0.1:8080, true",
        "true,  http://localhost:3000,     localhost:8080,     http://127.0.0.1:8080, false",
        "true,  http://evil.example:8080,  evil.example:8080,  http://127.0.0.1:8080, false",
        "true,  http://evil.example:8080,  127.0.0.1:8080,     http://127.0.0.1:8080, false",
        "true,  https://cards.example,     127.0.0.1:8080,     https://cards.example, true",
        "true,  https://cards.example:443, cards.example,      https://cards.example, true",
        "true,  http://cards.example,      cards.example,      https://cards.example, false",
        "false, http://192.0.2.7:8080,     192.0.2.7:8080,     http://0.0.0.0:8080,   true",
        "false, http://box.local,          box.local,          http://0.0.0.0:80,     true",
        "false, http://evil.example,       box.local,          http://0.0.0.0:80,     false",
        "false, http://evil.example,       ,                   http://0.0.0.0:80,     false",
        "false, null,                      box.local,          http://0.0.0.0:80,     false",
        "false, //box.local,               box.local,          http://0.0.0.0:80,     false",
        "false, http://box local,          box.local,          http://0.0.0.0:80,     false"
    })
    void onlyOurOwnPages(boolean loopbackOnly, String origin, String host, URI known, boolean ours) {
        assertThat(OriginCheck.isOurs(origin, Optional.ofNullable(host), known, loopbackOnly))
                .isEqualTo(ours);
    }
}
