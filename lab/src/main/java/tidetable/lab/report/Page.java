package tidetable.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** A report as one page that opens from disk and needs nothing else. */
public final class Page {
    private static final String SCRIPT = "/tidetable/report/report.js";
    private static final String STYLE = "/tidetable/report/report.css";

    private Page() {}

    /** The page. Nothing in the report can become a part of it that is not text. */
    public static String of(Report report) {
        return """
                <!doctype html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
                script-src 'unsafe-inline'; img-src data:">
                <title>%s</title>
                <style>%s</style>
                </head>
                <body>
                <main id="page"></main>
                <script type="application/json" id="report">%s</script>
                <script>%s</script>
                </body>
                </html>
                """.formatted(
                        text(report.language()),
                        text(report.title()),
                        resource(STYLE),
                        data(Json.line(report)),
                        resource(SCRIPT));
    }

    private static String text(String plain) {
        return plain.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** JSON that cannot end the element it stands in. */
    private static String data(String json) {
        return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    }

    private static String resource(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new BadInput("the program's own file " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
