package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.device.PreviewWatcher;

/** What the camera is doing. */
public enum CameraStatus {
    /** Not looking. */
    IDLE,
    /** Looking at an empty layout. */
    EMPTY,
    HANDS,
    MOVING,
    /** Something has come to rest. */
    SETTLING,
    READING,
    READ;

    public static CameraStatus of(PreviewWatcher.State state) {
        return switch (state) {
            case EMPTY -> EMPTY;
            case HANDS -> HANDS;
            case MOVING -> MOVING;
            case SETTLING -> SETTLING;
            case READ_NOW -> READING;
            case READ -> READ;
        };
    }
}
