package app.spoton.camera.spots;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.CameraPlace;
import java.util.Optional;

/**
 * How stacks at one place lean in a view from straight above: away from the camera.
 *
 * @param amount how far the top of a stack lies from its foot, in heights of the stack; 0 if it is not known
 * @param up the direction in which they lean, of length 1, in the view's own pixels, whose y runs towards the dealer;
 *     the view's own up if it is not known
 */
record StackLean(double amount, boolean isKnown, PicturePoint up) {
    private static final StackLean UNKNOWN = new StackLean(0, false, new PicturePoint(0, -1));

    /** @param spot in millimeters on the table */
    static StackLean at(PicturePoint spot, Optional<CameraPlace> camera) {
        return camera.map(place -> of(place.leanAt(spot))).orElse(UNKNOWN);
    }

    private static StackLean of(PicturePoint lean) {
        double amount = Math.hypot(lean.x(), lean.y());
        return new StackLean(amount, true,
                amount > 0 ? new PicturePoint(lean.x() / amount, -lean.y() / amount) : UNKNOWN.up);
    }
}
