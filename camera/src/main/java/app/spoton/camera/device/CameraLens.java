package app.spoton.camera.device;

import app.spoton.camera.Rotation;

/**
 * What the app must know about the tablet's camera before it is opened.
 *
 * @param sensor degrees by which its pictures are turned clockwise to be upright on a tablet held as it is meant to be
 * @param facesUser whether it is on the screen's side
 * @param previewWidth of the frames that are shown, as the sensor gives them
 * @param hasLight whether there is a torch
 * @param focuses whether it focuses by itself; many tablets' cameras do not focus at all
 */
public record CameraLens(int sensor, boolean facesUser, int previewWidth, int previewHeight, boolean hasLight,
        boolean focuses) {
    /** How its pictures are turned for a screen whose contents are turned by these degrees. */
    public Rotation turn(int screen) {
        return Rotation.ofScreen(sensor, screen, facesUser);
    }
}
