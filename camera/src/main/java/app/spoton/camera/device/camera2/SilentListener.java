package app.spoton.camera.device.camera2;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewFrame;

/** The listener until there is a real one. */
final class SilentListener implements LayoutCamera.Listener {
    @Override
    public void onPreview(PreviewFrame frame) {
    }

    @Override
    public void onProblem(CameraProblem problem) {
    }
}
