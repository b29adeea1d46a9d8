package app.spoton.tablet.devicecheck;

import java.util.Optional;

/**
 * The state of the device check's screen.
 *
 * @param running whether checks are running
 * @param savedTo the result of saving the report; empty if it was not saved
 */
public record DeviceCheckUiState(DeviceReport report, boolean running, Optional<SaveResult> savedTo) {
    /** Whether the report is in the file that the person chose. */
    public enum SaveResult {
        SAVED,
        FAILED
    }

    /** The part that is being checked. */
    public Optional<DevicePart> current() {
        for (DevicePart part : DevicePart.values()) {
            if (running && !report.results().containsKey(part)) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }
}
