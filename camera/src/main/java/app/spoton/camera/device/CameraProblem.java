package app.spoton.camera.device;

import app.spoton.camera.R;

/** Why the camera does not read the layout. Each has a message; cards are then entered by hand. */
public enum CameraProblem {
    NO_CAMERA(R.string.camera_none),
    PERMISSION_DENIED(R.string.camera_permission_denied),
    TAKEN_AWAY(R.string.camera_taken_away),
    LOW_LIGHT(R.string.camera_low_light),
    FAILED(R.string.camera_failed);

    private final int message;

    CameraProblem(int message) {
        this.message = message;
    }

    /** The id of the string that tells the dealer. */
    public int message() {
        return message;
    }
}
