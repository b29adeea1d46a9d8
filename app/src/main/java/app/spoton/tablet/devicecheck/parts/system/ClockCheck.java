package app.spoton.tablet.devicecheck.parts.system;

import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Whether the tablet's clock is plausible; every log entry takes its time from it. */
public final class ClockCheck implements DeviceCheck {
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("EEE, MMM d, yyyy, h:mm a", Locale.US);

    private final Clock clock;
    private final Instant builtAt;
    private final BooleanSupplier isAutomatic;
    private final ZoneId zone;

    /** @param builtAt when the app was installed; a clock before that is wrong */
    public ClockCheck(Clock clock, Instant builtAt, BooleanSupplier isAutomatic, ZoneId zone) {
        this.clock = clock;
        this.builtAt = builtAt;
        this.isAutomatic = isAutomatic;
        this.zone = zone;
    }

    @Override
    public DevicePart part() {
        return DevicePart.CLOCK;
    }

    @Override
    public CheckResult run() {
        Instant now = clock.instant();
        String figures = FORMAT.format(now.atZone(zone)) + " in " + zone + ", set "
                + (isAutomatic.getAsBoolean() ? "automatically" : "by hand");
        return CheckResult.of(!now.isBefore(builtAt), figures,
                "That is before the app was installed: set date and time in Android's settings");
    }
}
