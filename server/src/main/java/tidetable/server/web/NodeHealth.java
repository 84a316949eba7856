package tidetable.server.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import tidetable.server.Server;

/** Whether this node keeps tables: it does once it is a full member of its cluster. */
@Readiness
@ApplicationScoped
public class NodeHealth implements HealthCheck {
    @Inject
    Server server;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("node").status(server.node().up()).build();
    }
}
