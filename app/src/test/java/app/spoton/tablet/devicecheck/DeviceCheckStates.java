package app.spoton.tablet.devicecheck;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** States of the device check that do not change from one run to the next. */
public final class DeviceCheckStates {
    private static final DeviceReport NONE = new DeviceReport("A tablet", Instant.EPOCH, Map.of());

    private DeviceCheckStates() {
    }

    public static DeviceCheckUiState notRun() {
        return new DeviceCheckUiState(NONE, false, Optional.empty());
    }

    public static DeviceCheckUiState running() {
        return new DeviceCheckUiState(NONE.with(DevicePart.DISPLAY, CheckResult.pass("1280 x 800 dp, 320 dpi, text size 100%")),
                true, Optional.empty());
    }

    public static DeviceCheckUiState someFail() {
        DeviceReport report = NONE
                .with(DevicePart.DISPLAY, CheckResult.pass("1280 x 800 dp, 320 dpi, text size 100%"))
                .with(DevicePart.MEMORY, CheckResult.pass("2140 MB free of 3720 MB"))
                .with(DevicePart.STORAGE, CheckResult.fail("910 MB free, 4 KB on the disk in 6 ms. A year of rounds needs"
                        + " 2048 MB: delete other apps and files"))
                .with(DevicePart.CLOCK, CheckResult.pass("Mon, Nov 16, 2026, 12:00 PM in America/Los_Angeles, set automatically"))
                .with(DevicePart.LOCK_TASK, CheckResult.missing("Not allowed: anybody can leave the app. The"
                        + " guide for operators says how to make it the device owner"))
                .with(DevicePart.KEY_STORE, CheckResult.pass("Key made and used in 84 ms, attested by the maker"))
                .with(DevicePart.ENCRYPTED_LOG, CheckResult.pass("100 rounds, 7.4 ms each (median), 31.0 ms at most"))
                .with(DevicePart.CARD_READER, CheckResult.pass("Loaded in 310 ms; 36 of 36 cards read in 870 ms"))
                .with(DevicePart.OBJECT_DETECTOR, CheckResult.pass("One frame in 48 ms"))
                .with(DevicePart.SPEECH, CheckResult.pass("Voice en-us-x-sfg-local in 640 ms"))
                .with(DevicePart.CAMERA, CheckResult.fail("Spot On may not use the camera: allow it in Android's settings"
                        + " and run the check again"));
        return new DeviceCheckUiState(report, false, Optional.empty());
    }
}
