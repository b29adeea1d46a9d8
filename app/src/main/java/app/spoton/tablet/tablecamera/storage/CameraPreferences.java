package app.spoton.tablet.tablecamera.storage;

/**
 * The house's choices for the camera.
 *
 * @param evidence whether a picture of each round is kept
 * @param deck the name of the enrolled deck in use; empty if none is
 */
public record CameraPreferences(CardSourceKind source, boolean evidence, String deck) {
}
