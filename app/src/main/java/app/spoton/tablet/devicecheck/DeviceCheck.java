package app.spoton.tablet.devicecheck;

/** Tries one part of the real tablet. */
public interface DeviceCheck {
    DevicePart part();

    /**
     * Runs the check. May take seconds; call it on a background thread.
     *
     * @throws Exception if the part does not work; the report gives its message
     */
    CheckResult run() throws Exception;
}
