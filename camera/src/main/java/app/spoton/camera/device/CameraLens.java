package app.spoton.camera.device;

import app.spoton.camera.Rotation;

/**
 * The facts about the tablet's camera that the app needs before opening it.
 *
 * @param sensor degrees to rotate its pictures clockwise to be upright in the tablet's natural orientation
 * @param facesUser whether it is on the same side as the screen
 * @param previewWidth of the frames that are shown, as the sensor gives them
 * @param hasLight whether there is a torch
 * @param focuses whether it has autofocus; many tablets' cameras have a fixed focus
 */
public record CameraLens(int sensor, boolean facesUser, int previewWidth, int previewHeight, boolean hasLight,
        boolean focuses) {
    /** How its pictures are turned for a screen whose contents are turned by these degrees. */
    public Rotation turn(int screen) {
        return Rotation.ofScreen(sensor, screen, facesUser);
    }
}
