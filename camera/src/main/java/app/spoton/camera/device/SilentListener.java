package app.spoton.camera.device;

/** Nobody listens yet. */
final class SilentListener implements LayoutCamera.Listener {
    @Override
    public void onPreview(PreviewFrame frame) {
    }

    @Override
    public void onProblem(CameraProblem problem) {
    }
}
