package app.spoton.tablet.devicecheck.parts.system;

import android.content.res.Configuration;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.util.Locale;
import java.util.function.Supplier;

/** Whether the screens are designed for a display of this size. */
public final class DisplayCheck implements DeviceCheck {
    private static final int NARROWEST = 600;
    private static final int SHORTEST_LONG_SIDE = 960;

    private final Supplier<Configuration> configuration;

    public DisplayCheck(Supplier<Configuration> configuration) {
        this.configuration = configuration;
    }

    @Override
    public DevicePart part() {
        return DevicePart.DISPLAY;
    }

    @Override
    public CheckResult run() {
        Configuration now = configuration.get();
        int least = Math.min(now.screenWidthDp, now.screenHeightDp);
        int most = Math.max(now.screenWidthDp, now.screenHeightDp);
        String figures = String.format(Locale.ROOT, "%d x %d dp, %d dpi, text size %d%%", now.screenWidthDp,
                now.screenHeightDp, now.densityDpi, Math.round(now.fontScale * 100));
        return CheckResult.of(least >= NARROWEST && most >= SHORTEST_LONG_SIDE, figures,
                "The table needs at least 600 x 960 dp: use a larger tablet or a smaller display size in Android's settings");
    }
}
