package tidetable.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The arrows between the parts, and what the rules must never touch. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("tidetable");
    private static final String[] RULES = {"tidetable.engine..", "tidetable.games.."};

    @Test
    void partsDependInOneDirectionOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("engine")
                .definedBy("tidetable.engine..")
                .layer("games")
                .definedBy("tidetable.games..")
                .layer("bots")
                .definedBy("tidetable.bots..")
                .layer("lab")
                .definedBy("tidetable.lab..")
                .layer("bench")
                .definedBy("tidetable.bench..")
                .layer("client")
                .definedBy("tidetable.client..")
                .layer("cli")
                .definedBy("tidetable.cli..")
                .whereLayer("games")
                .mayOnlyBeAccessedByLayers("bots", "lab", "bench", "cli")
                .whereLayer("bots")
                .mayOnlyBeAccessedByLayers("lab", "bench", "cli")
                .whereLayer("lab")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("bench")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("client")
                .mayOnlyBeAccessedByLayers("bench", "cli")
                .whereLayer("client")
                .mayOnlyAccessLayers("engine")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .check(CLASSES);
    }

    @Test
    void theRulesUseTheJdkAndJacksonAlone() {
        noClasses()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        "tidetable.engine..",
                        "tidetable.games..",
                        "java..",
                        "javax.crypto..",
                        "com.fasterxml.jackson..",
                        "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    void theRulesTouchNoFileNoNetworkAndNoOtherThread() {
        noClasses()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..", "java.sql..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(File.class)
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.FileInputStream")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.FileReader")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Thread.class)
                .check(CLASSES);
    }

    @Test
    void theRulesReadNoClockNoEnvironmentAndNoUnseededChance() {
        noClasses()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(RandomGenerator.class)
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(
                        Random.class,
                        SecureRandom.class,
                        ThreadLocalRandom.class,
                        Clock.class,
                        Instant.class,
                        InstantSource.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getenv")
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class, String.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }
}
