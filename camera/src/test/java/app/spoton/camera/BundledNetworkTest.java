package app.spoton.camera;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public class BundledNetworkTest {
    private static final List<String> NAMES =
            List.of("detector.onnx", "reader.onnx", "second-reader.onnx", "spots.onnx");

    @Test
    public void allNetworksTogetherTakeLessThanFourMegabytes() {
        int bytes = NAMES.stream().mapToInt(n -> BundledFile.bytes("/app/spoton/camera/models/" + n).length).sum();
        assertTrue("weights of 16 bits are enough: " + bytes, bytes < 4_000_000);
    }

    @Test
    public void weightsOfSixteenBitsCanBeLoaded() {
        for (String name : NAMES) {
            assertFalse(name, BundledNetwork.load(name).empty());
        }
    }
}
