package app.spoton.camera.internal;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

public class EyeTest {
    @Test
    public void aPictureIsLookedAtInLevelsDownToWhereACardFillsIt() {
        assertArrayEquals(new double[] {1, 0.5, 0.25}, levels(960, 0), 1e-9);
        assertArrayEquals(new double[] {0.5, 0.25, 0.125, 0.0625}, levels(3840, 0), 1e-9);
    }

    @Test
    public void aRegisteredTableNeedsOneLevel() {
        assertArrayEquals(new double[] {0.5}, levels(3264, 40), 1e-9);
        assertArrayEquals(new double[] {1}, levels(960, 16), 1e-9);
        assertArrayEquals("too small to find unless enlarged", new double[] {1.375}, levels(960, 8), 1e-9);
    }

    @Test
    public void aSmallPictureInWhichHardlyAnythingIsFoundIsEnlarged() {
        PaintedTable full = new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 18);
        PaintedTable barren = new PaintedTable().card("As", 200, 200, 18);
        assertEquals(List.of(List.of(1.0, 0.5, 0.25)), looks(full));
        assertEquals(List.of(List.of(1.0, 0.5, 0.25), List.of(2.0)), looks(barren));
    }

    private static List<List<Double>> looks(PaintedTable table) {
        List<List<Double>> looks = new ArrayList<>();
        IndexFinder finder = (picture, levels) -> {
            looks.add(Arrays.stream(levels).boxed().toList());
            return table.find(picture, levels);
        };
        Calibration calibration = new Calibration(0.25, 1, 1, 1, 16, 0.999, 0.5);
        try (Picture picture = table.picture()) {
            new CardReader(new Eye(finder, table, calibration)).read(picture, Conditions.UNKNOWN);
        }
        return looks;
    }

    @Test
    public void onlyWhatIsNotCertainIsLookedAtTwice() {
        PaintedTable table = new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 4);
        List<Integer> batches = new ArrayList<>();      // first all, then what outlines propose, then the second look
        CropReader counting = crops -> {
            batches.add(crops.size());
            return table.read(crops);
        };
        Calibration calibration = new Calibration(0.25, 1, 1, 1, 16, 0.999, 0.5);
        try (Picture picture = table.picture()) {
            new CardReader(new Eye(table, counting, calibration)).read(picture, Conditions.UNKNOWN);
        }
        assertEquals("the king in three more frames", 3, (int) batches.get(batches.size() - 1));
    }

    private static double[] levels(int width, double indexHeight) {
        Natives.load();
        Mat picture = new Mat(10, width, CvType.CV_8UC3);
        double[] levels = Eye.levels(picture, indexHeight);
        picture.release();
        return levels;
    }
}
