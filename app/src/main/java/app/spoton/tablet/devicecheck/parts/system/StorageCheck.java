package app.spoton.tablet.devicecheck.parts.system;

import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Locale;

/** Whether there is space for a year of rounds, and how long a synced write takes. */
public final class StorageCheck implements DeviceCheck {
    private static final long MB = 1024 * 1024;
    private static final long NEEDED_MB = 2_048;
    private static final int BLOCK = 4_096;

    private final File folder;

    public StorageCheck(File folder) {
        this.folder = folder;
    }

    @Override
    public DevicePart part() {
        return DevicePart.STORAGE;
    }

    @Override
    public CheckResult run() throws IOException {
        File file = File.createTempFile("check", null, folder);
        try {
            long start = System.nanoTime();
            try (FileOutputStream out = new FileOutputStream(file)) {
                out.write(new byte[BLOCK]);
                out.getFD().sync();
            }
            long millis = (System.nanoTime() - start) / 1_000_000;
            long free = folder.getUsableSpace() / MB;
            return CheckResult.of(free >= NEEDED_MB,
                    String.format(Locale.ROOT, "%d MB free, 4 KB on the disk in %d ms", free, millis),
                    "A year of rounds needs " + NEEDED_MB + " MB: delete other apps and files");
        } finally {
            if (!file.delete()) {
                file.deleteOnExit();
            }
        }
    }
}
