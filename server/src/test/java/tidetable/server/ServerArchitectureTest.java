package tidetable.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/** What a table may know of the world around it. */
class ServerArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("tidetable.server");
    private static final String PURE =
            "tidetable\\.server\\.table\\.(Table|Clerk|Seating|Play|Teller|Entry|Seat|Verdict|Notice|Words|Cards|Code|Library)(\\$.*)?";

    @Test
    void tablesAndTheirStoreKnowNoWeb() {
        noClasses()
                .that()
                .resideInAnyPackage("tidetable.server.table..", "tidetable.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tidetable.server.web..", "io.quarkus..", "io.vertx..", "jakarta..")
                .check(CLASSES);
    }

    @Test
    void whatATableIsKnowsNoActorNoClockAndNoChance() {
        noClasses()
                .that()
                .haveNameMatching(PURE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.pekko..", "java.util.concurrent.locks..", "java.sql..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Clock.class, InstantSource.class, SecureRandom.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .check(CLASSES);
    }
}
