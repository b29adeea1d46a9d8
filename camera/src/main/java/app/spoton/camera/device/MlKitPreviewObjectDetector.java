package app.spoton.camera.device;

import android.graphics.Rect;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.objects.DetectedObject;
import com.google.mlkit.vision.objects.ObjectDetection;
import com.google.mlkit.vision.objects.ObjectDetector;
import com.google.mlkit.vision.objects.defaults.ObjectDetectorOptions;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Finds objects with ML Kit's bundled detector, which needs no network. */
public final class MlKitPreviewObjectDetector implements PreviewObjectDetector {
    private final ObjectDetector detector;
    private final Executor executor;

    public MlKitPreviewObjectDetector(Executor executor) {
        this.executor = executor;
        detector = ObjectDetection.getClient(options(executor));
    }

    /** Without classification: the package has no model for it. */
    static ObjectDetectorOptions options(Executor executor) {
        return new ObjectDetectorOptions.Builder().setDetectorMode(ObjectDetectorOptions.STREAM_MODE).enableMultipleObjects()
                .setExecutor(executor).build();
    }

    @Override
    public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
        InputImage image = InputImage.fromByteArray(frame.nv21(), frame.width(), frame.height(), frame.rotation(),
                InputImage.IMAGE_FORMAT_NV21);
        boolean sideways = frame.rotation() % 180 != 0;
        double width = sideways ? frame.height() : frame.width();
        double height = sideways ? frame.width() : frame.height();
        detector.process(image)
                .addOnSuccessListener(executor, objects -> found.accept(things(objects, width, height)))
                .addOnFailureListener(executor, e -> found.accept(List.of()));
    }

    private static List<PreviewObject> things(List<DetectedObject> objects, double width, double height) {
        return objects.stream().map(DetectedObject::getBoundingBox)
                .map((Rect box) -> new PreviewObject(box.left / width, box.top / height, box.right / width,
                        box.bottom / height))
                .collect(Collectors.toList());
    }

    @Override
    public void close() {
        detector.close();
    }
}
