package tidetable.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.file.Json;

/** {@code docs/schemas/plan.schema.json} and the example in {@code docs/lab.md} say what the reader does. */
class PlanSchemaTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void theExampleOfThePageIsAPlan() throws IOException {
        String page = Files.readString(DOCS.resolve("lab.md"));
        String example = page.substring(page.indexOf("```json") + 7);
        example = example.substring(0, example.indexOf("```"));
        assertThat(fits(example)).isTrue();
        Plan plan = PlanFile.read(Json.parse(example, "lab.md"), "lab.md", Plans.ROOT, name -> {
            assertThat(name).isEqualTo("sardines.json");
            return Json.line(Plans.strongShrimp());
        });
        assertThat(plan.seating()).isEqualTo(Plan.Seating.ALL);
        assertThat(fits(Json.line(PlanFile.write(plan)))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'gamse':5",
                "'games':0",
                "'games':'many'",
                "'width':1",
                "'width':'narrow'",
                "'seed':'1'",
                "'seating':'free'",
                "'variants':[{'dekc':1}]",
                "'variants':[{'name':' '}]",
                "'paired':1",
                "'options':{'x':1}",
                "'bots':[1]"
            })
    void whatTheReaderRefusesTheSchemaRefuses(String field) throws IOException {
        assertThat(fits("{\"format\":\"tidetable-plan/1\",\"game\":\"finspan\"}"))
                .isTrue();
        assertThat(fits(("{'format':'tidetable-plan/1','game':'finspan'," + field + "}").replace('\'', '"')))
                .isFalse();
    }

    private static boolean fits(String plan) throws IOException {
        JsonNode schema = Json.parse(Files.readString(DOCS.resolve("schemas/plan.schema.json")), "the schema");
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema)
                .validate(plan, InputFormat.JSON)
                .isEmpty();
    }
}
