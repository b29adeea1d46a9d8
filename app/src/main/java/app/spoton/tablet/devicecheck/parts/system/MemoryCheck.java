package app.spoton.tablet.devicecheck.parts.system;

import android.app.ActivityManager;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.util.Locale;
import java.util.function.Supplier;

/** Whether there is enough memory for reading an 8 MP picture. */
public final class MemoryCheck implements DeviceCheck {
    private static final long MB = 1024 * 1024;
    /** The maximum memory for reading, with its models (docs/camera.md), and the same again for the app. */
    private static final long NEEDED_MB = 600;

    private final Supplier<ActivityManager.MemoryInfo> memory;

    public MemoryCheck(Supplier<ActivityManager.MemoryInfo> memory) {
        this.memory = memory;
    }

    @Override
    public DevicePart part() {
        return DevicePart.MEMORY;
    }

    @Override
    public CheckResult run() {
        ActivityManager.MemoryInfo now = memory.get();
        String figures = String.format(Locale.ROOT, "%d MB free of %d MB", now.availMem / MB, now.totalMem / MB);
        return CheckResult.of(!now.lowMemory && now.availMem / MB >= NEEDED_MB, figures,
                "Reading cards needs " + NEEDED_MB + " MB: close other apps");
    }
}
