package app.spoton.camera.desk;

import java.util.Map;

/** The reliability diagram. */
final class CalibrateTask {
    private CalibrateTask() {
    }

    static void run(Map<String, String> options) {
        throw new Desk.Complaint("nothing to draw yet: " + options);
    }
}
