package tidetable.server.web;

import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import tidetable.server.Server;

/** Whether the database answers. */
@Readiness
@ApplicationScoped
public class DatabaseHealth implements AsyncHealthCheck {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    @Inject
    Server server;

    @Override
    public Uni<HealthCheckResponse> call() {
        return Uni.createFrom()
                .completionStage(() -> server.node().index().answers())
                .ifNoItem()
                .after(PATIENCE)
                .fail()
                .onFailure()
                .recoverWithItem(false)
                .map(answers ->
                        HealthCheckResponse.named("database").status(answers).build());
    }
}
