package app.spoton.camera.spots;

import java.util.List;

/** Compares patches of the empty layout with the same places now. */
interface SpotClassifier {
    /** One state for each patch. */
    List<SpotState> states(List<SpotPatch> patches);
}
