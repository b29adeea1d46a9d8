package app.spoton.tablet.devicecheck;

import java.time.Clock;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Runs all checks one after the other. A part that fails is a result, never a crash. */
public final class DeviceChecks {
    private final List<DeviceCheck> checks;
    private final String device;
    private final Clock clock;

    public DeviceChecks(List<DeviceCheck> checks, String device, Clock clock) {
        Map<DevicePart, DeviceCheck> sorted = new EnumMap<>(DevicePart.class);
        checks.forEach(check -> sorted.put(check.part(), check));
        this.checks = List.copyOf(sorted.values());
        this.device = device;
        this.clock = clock;
    }

    public DeviceReport none() {
        return new DeviceReport(device, clock.instant(), Map.of());
    }

    /** Runs every check; the listener gets the report after each. Call on a background thread. */
    public DeviceReport run(Consumer<DeviceReport> listener) {
        DeviceReport report = none();
        listener.accept(report);
        for (DeviceCheck check : checks) {
            report = report.with(check.part(), result(check));
            listener.accept(report);
        }
        return report;
    }

    private static CheckResult result(DeviceCheck check) {
        try {
            return check.run();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return CheckResult.fail("The check was interrupted. Run it again.");
        } catch (Exception | LinkageError broken) {   // whatever a part throws, the other parts are still checked
            return CheckResult.fail(words(broken) + ". " + check.part().remedy());
        }
    }

    private static String words(Throwable broken) {
        String message = broken.getMessage();
        return broken.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    }
}
