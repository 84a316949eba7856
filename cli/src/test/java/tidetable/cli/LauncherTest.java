package tidetable.cli;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script, away from this machine's own JDKs. */
class LauncherTest {
    private static final Path LAUNCHER =
            Path.of("..", "tidetable").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    private record Ended(int code, String out, String err) {}

    private Ended run(Path launcher, Map<String, String> environment, String... args)
            throws IOException, InterruptedException {
        List<String> command = new java.util.ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(List.of(args));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("TIDETABLE_JDKS", folder.resolve("jdks").toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /** A folder that looks like a JDK and says what it is started with. */
    private static Path jdk(Path home, String version) throws IOException {
        Path bin = Files.createDirectories(home.resolve("bin"));
        for (String program : List.of("java", "javac")) {
            Path file = bin.resolve(program);
            Files.writeString(file, "#!/bin/sh\nfor a do printf '<%s>' \"$a\"; done\n");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }

    /** A project that is built already, in a folder with a space in its name. */
    private Path built() throws IOException {
        Path root = Files.createDirectories(folder.resolve("my project"));
        Files.createDirectories(root.resolve("cli/target/lib"));
        Files.createDirectories(root.resolve("cli/src/main"));
        Files.createDirectories(root.resolve("web/src/report"));
        Files.writeString(root.resolve("web/package-lock.json"), "{}");
        Files.createDirectories(root.resolve("target"));
        Files.writeString(root.resolve("pom.xml"), "");
        Files.writeString(root.resolve("cli/pom.xml"), "");
        Files.writeString(root.resolve("cli/target/tidetable.jar"), "");
        Files.copy(LAUNCHER, root.resolve("tidetable"));
        Files.writeString(root.resolve("target/built"), "");
        Files.setLastModifiedTime(
                root.resolve("target/built"),
                java.nio.file.attribute.FileTime.fromMillis(System.currentTimeMillis() + 5000));
        return root.resolve("tidetable");
    }

    @Test
    void withoutAJdkThereIsOneLineAndExitCodeTwo() throws IOException, InterruptedException {
        for (String command : List.of("play", "test", "--version")) {
            Ended ended = run(LAUNCHER, Map.of("PATH", "", "JAVA_HOME", "/nowhere"), command);
            assertThat(ended.code()).isEqualTo(2);
            assertThat(ended.out()).isEmpty();
            assertThat(ended.err())
                    .isEqualTo("tidetable: no JDK 25 or newer found; install one and set JAVA_HOME to its folder\n");
        }
    }

    @Test
    void aJdkThatIsTooOldIsNamed() throws IOException, InterruptedException {
        Path old = jdk(folder.resolve("old jdk"), "17.0.15");
        Ended ended = run(LAUNCHER, Map.of("PATH", "", "JAVA_HOME", old.toString()), "play");
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.err())
                .isEqualTo("tidetable: no JDK 25 or newer found (only 17 in " + old
                        + "); install one and set JAVA_HOME to its folder\n");
    }

    @Test
    void argumentsPassUntouchedFromAnyFolderThroughALink() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), built());
        Path jdk = jdk(folder.resolve("new jdk"), "25.0.3");
        Map<String, String> environment = Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", jdk.toString());
        Ended ended = run(link, environment, "play", "a b", "", "*", "$HOME", "'");
        assertThat(ended.err()).isEmpty();
        assertThat(ended.code()).isZero();
        assertThat(ended.out())
                .contains("<-jar><" + folder.toRealPath().resolve("my project/cli/target/tidetable.jar") + ">")
                .endsWith("<play><a b><><*><$HOME><'>");
    }

    @Test
    void theNewestEnoughJdkIsFoundWhereverItIs() throws IOException, InterruptedException {
        Path launcher = built();
        Path path = jdk(folder.resolve("path"), "26-ea");
        Map<String, String> onPath = Map.of("PATH", path.resolve("bin") + ":/usr/bin:/bin", "JAVA_HOME", "");
        assertThat(run(launcher, onPath, "x").out()).endsWith("<x>");
        Path other = jdk(folder.resolve("other"), "25");
        Map<String, String> named =
                Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", "/nowhere", "JDK25_HOME", other.toString());
        assertThat(run(launcher, named, "x").out()).endsWith("<x>");
        jdk(folder.resolve("jdks/mac os/Contents/Home"), "25.0.1");
        assertThat(run(launcher, Map.of("PATH", folder + "/none:/usr/bin:/bin"), "x")
                        .out())
                .endsWith("<x>");
    }

    @Test
    void withoutMavenThereIsOneLineAndExitCodeTwo() throws IOException, InterruptedException {
        Path launcher = built();
        Files.delete(folder.resolve("my project/target/built"));
        Path jdk = jdk(folder.resolve("new jdk"), "25.0.3");
        for (String command : List.of("play", "test")) {
            Ended ended = run(launcher, Map.of("PATH", "", "JAVA_HOME", jdk.toString()), command);
            assertThat(ended.code()).isEqualTo(2);
            assertThat(ended.err())
                    .isEqualTo(
                            "tidetable: Maven is needed to build Tidetable; install it so that 'mvn' is on the PATH\n");
        }
    }

    /** A folder with a Maven that fails. */
    private Path failingMaven() throws IOException {
        Path maven = Files.createDirectories(folder.resolve("maven"));
        Path mvn = maven.resolve("mvn");
        Files.writeString(
                mvn,
                "#!/bin/sh\necho '[ERROR] the disk is full'\necho '[ERROR] more'\nexit 1\n",
                StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(mvn, PosixFilePermissions.fromString("rwxr-xr-x"));
        return maven;
    }

    @Test
    void aFailedBuildIsOneLineThatNamesTheReason() throws IOException, InterruptedException {
        Path launcher = built();
        Files.delete(folder.resolve("my project/target/built"));
        Path jdk = jdk(folder.resolve("new jdk"), "25.0.3");
        Ended ended =
                run(launcher, Map.of("PATH", failingMaven() + ":/usr/bin:/bin", "JAVA_HOME", jdk.toString()), "play");
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err().lines().toList())
                .containsExactly(
                        "tidetable: building, which takes a minute or two the first time ...",
                        "tidetable: the build failed: [ERROR] the disk is full; all of it is in "
                                + folder.toRealPath().resolve("my project/target/build-cli.log"));
    }

    @Test
    void aChangedPictureConcernsTheServerAlone() throws IOException, InterruptedException {
        Path launcher = built();
        Path root = folder.resolve("my project");
        for (String made :
                List.of("docs/schemas", "web/src", "web/pictures", "web/public", "web/scripts", "web/fish")) {
            Files.createDirectories(root.resolve(made));
        }
        Files.writeString(root.resolve("web/package.json"), "{}");
        Files.createDirectories(root.resolve("server/target/quarkus-app"));
        Files.writeString(root.resolve("server/target/quarkus-app/quarkus-run.jar"), "");
        Files.copy(root.resolve("target/built"), root.resolve("target/built-server"), COPY_ATTRIBUTES);
        Path jdk = jdk(folder.resolve("new jdk"), "25.0.3");
        Map<String, String> environment = Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", jdk.toString());
        Ended unchanged = run(launcher, environment, "serve", "--port", "1");
        assertThat(unchanged.err()).isEmpty();
        assertThat(unchanged.out()).endsWith("quarkus-run.jar><--port><1>");

        Path picture = Files.writeString(root.resolve("web/pictures/shrimp.svg"), "");
        Files.setLastModifiedTime(
                picture, java.nio.file.attribute.FileTime.fromMillis(System.currentTimeMillis() + 60_000));
        Map<String, String> failing = Map.of("PATH", failingMaven() + ":/usr/bin:/bin", "JAVA_HOME", jdk.toString());
        assertThat(run(launcher, failing, "serve").code()).isEqualTo(2);
        assertThat(run(launcher, environment, "play").err()).isEmpty();
    }
}
