package app.spoton.tablet.devicecheck;

import android.content.Intent;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The check started from a computer: {@code adb shell am start -n app.spoton.tablet/.app.MainActivity --es check all}.
 */
public final class DeviceCheckIntent {
    private static final String EXTRA = "check";
    private static final String ALL = "all";
    /** The name of the report in the app's external files. */
    public static final String FILE = "device-check.txt";

    private DeviceCheckIntent() {
    }

    public static boolean asksForCheck(Intent intent) {
        return ALL.equals(intent.getStringExtra(EXTRA));
    }

    /**
     * Writes the report where {@code adb pull} finds it.
     *
     * @throws IOException if the file cannot be written
     */
    public static File write(DeviceReport report, File folder) throws IOException {
        File file = new File(folder, FILE);
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(report.text().getBytes(StandardCharsets.UTF_8));
            out.getFD().sync();
        }
        return file;
    }
}
