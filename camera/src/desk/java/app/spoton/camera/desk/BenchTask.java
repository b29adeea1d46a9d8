package app.spoton.camera.desk;

/** Time and memory. */
final class BenchTask {
    private BenchTask() {
    }

    static void run() {
        throw new Desk.Complaint("nothing to measure yet");
    }
}
