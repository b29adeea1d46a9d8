package app.spoton.tablet.devicecheck;

import java.util.Optional;

/**
 * What the device check's screen shows.
 *
 * @param running whether checks are running
 * @param savedTo what became of saving the report; empty if it was not saved
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
