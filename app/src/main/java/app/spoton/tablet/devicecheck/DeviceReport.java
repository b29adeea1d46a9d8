package app.spoton.tablet.devicecheck;

import app.spoton.tablet.devicecheck.CheckResult.CheckStatus;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * The results so far. Immutable.
 *
 * @param device make, model, Android version and app version
 */
public record DeviceReport(String device, Instant started, Map<DevicePart, CheckResult> results) {
    public DeviceReport {
        EnumMap<DevicePart, CheckResult> sorted = new EnumMap<>(DevicePart.class);
        sorted.putAll(results);
        results = Collections.unmodifiableMap(sorted);
    }

    public DeviceReport with(DevicePart part, CheckResult result) {
        EnumMap<DevicePart, CheckResult> more = new EnumMap<>(DevicePart.class);
        more.putAll(results);
        more.put(part, result);
        return new DeviceReport(device, started, more);
    }

    public boolean isComplete() {
        return results.size() == DevicePart.values().length;
    }

    public long count(CheckStatus status) {
        return results.values().stream().filter(result -> result.status() == status).count();
    }

    /** The report as a text file: one line for each part. */
    public String text() {
        StringBuilder text = new StringBuilder("Spot On device check\n" + device + "\n" + started + "\n\n");
        for (DevicePart part : DevicePart.values()) {
            CheckResult result = results.get(part);
            text.append(String.format(Locale.ROOT, "%-16s %-10s %s%n", part.words(),
                    result == null ? "not run" : result.status().words(), result == null ? "" : result.finding()));
        }
        return text.append(String.format(Locale.ROOT, "%n%d pass, %d fail, %d missing%n", count(CheckStatus.PASS),
                count(CheckStatus.FAIL), count(CheckStatus.MISSING))).toString();
    }
}
