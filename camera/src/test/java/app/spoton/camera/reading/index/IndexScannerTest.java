package app.spoton.camera.reading.index;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import app.spoton.camera.OpenCv;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.finding.IndexFinder;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

public class IndexScannerTest {
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
        assertEquals(List.of(1.0, 0.5, 0.25), looks(full));
        assertEquals(List.of(1.0, 0.5, 0.25, 2.0), looks(barren));
    }

    @Test
    public void aPictureWhoseIndicesAreSmallIsLookedAtFromNearer() {
        PaintedTable table = new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 18)
                .card("2c", 400, 600, 18);
        assertEquals(List.of(1.0, 0.5, 0.25, 2.0), looks(table, 10));
        assertEquals("large enough", List.of(1.0, 0.5, 0.25), looks(table, 17));
    }

    @Test
    public void aTableFullOfIndicesOfTheBestSizeIsNotLookedAtInCoarserLevels() {
        PaintedTable full = new PaintedTable();
        for (int i = 0; i < 10; i++) {
            full.card(Card.of(i).toString(), 80 + 80 * i, 200, 18);
        }
        assertEquals(List.of(1.0), looks(full, 24));
        assertEquals("large ones show better there", List.of(1.0, 0.5), looks(full, 40));
    }

    @Test
    public void aFewFindingsOfTwiceTheSizeDoNotMakeATableLookedAtInCoarserLevels() {
        List<CornerIndex> row = new ArrayList<>();
        for (int x = 80; x < 900; x += 80) {
            row.add(new CornerIndex(x, 200, 0, -1, x % 320 == 0 ? 44 : 24, 24, 0, 0.9));
        }
        List<Double> looks = new ArrayList<>();
        IndexFinder finder = (picture, level) -> {
            looks.add(level);
            return row;
        };
        OpenCv.load();
        new IndexSearch(finder).find(new Mat(720, 960, CvType.CV_8UC3), 0);
        assertEquals(List.of(1.0), looks);
    }

    private static List<Double> looks(PaintedTable table) {
        return looks(table, 24);
    }

    private static List<Double> looks(PaintedTable table, double height) {
        List<Double> looks = new ArrayList<>();
        IndexFinder finder = (picture, level) -> {
            looks.add(level);
            return table.find(picture, level).stream().map(i -> i.resized(height / i.height())).toList();
        };
        Calibration calibration = PaintedTable.calibration(16, 0.999);
        try (Picture picture = table.picture()) {
            new CardReader(new IndexScanner(finder, table, Optional.empty(), calibration)).read(picture,
                    ReadingConditions.UNKNOWN);
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
        Calibration calibration = PaintedTable.calibration(16, 0.999);
        try (Picture picture = table.picture()) {
            new CardReader(new IndexScanner(table, counting, Optional.empty(), calibration)).read(picture,
                    ReadingConditions.UNKNOWN);
        }
        assertEquals("the king in frames of three other sizes, and then in six that differ a little, two at a time",
                List.of(3, 2, 2, 2), batches.subList(batches.size() - 4, batches.size()));
    }

    @Test
    public void aDoubtfulIndexIsAlsoReadInTheDirectionOfTheClearOneBesideIt() {
        CornerIndex clear = new CornerIndex(200, 200, 0, -1, 24, 24, 0, 0.9);
        CornerIndex askew = new CornerIndex(280, 200, 0.4, -0.917, 26, 24, 10, 0.5);
        assertEquals(Optional.of(clear), askew.neighbor(List.of(clear, new CornerIndex(330, 200, 0, 1, 24, -24, 0, 0.9))));
        assertEquals(new CornerIndex(280, 200, 0, -1, 24, 24, 0, 0.5), askew.like(clear));
        assertEquals("too far to be of one hand", Optional.empty(), askew.like(clear).neighbor(
                List.of(new CornerIndex(500, 200, 0, -1, 24, 24, 0, 0.9))));
        assertEquals("in frames of three other sizes, and in the neighbor's", 4,
                frames(new PaintedTable().card("As", 200, 200, 18).card("Kd", 280, 200, 4)));
    }

    @Test
    public void whereARowOfCardsLacksOneItIsLookedFor() {
        List<CornerIndex> row = new ArrayList<>();
        for (int x : new int[] {200, 260, 380, 440}) {
            row.add(new CornerIndex(x, 200, 0, -1, 24, 24, 0, 0.9));
        }
        assertEquals(List.of(new CornerIndex(320, 200, 0, -1, 24, 24, 0, 0.9)), new RowGaps(row).places());
        List<CornerIndex> column = row.stream().map(i -> new CornerIndex(200, i.x(), 0, -1, 24, 24, 0, 0.9)).toList();
        assertEquals(List.of(new CornerIndex(200, 320, 0, -1, 24, 24, 0, 0.9)), new RowGaps(column).places());
        row.add(new CornerIndex(320, 204, 0, -1, 24, 24, 0, 0.9));
        assertEquals("none is lacking", List.of(), new RowGaps(row).places());
        assertEquals("two hands", List.of(), new RowGaps(List.of(row.get(0), row.get(1),
                new CornerIndex(500, 200, 0, -1, 24, 24, 0, 0.9))).places());
    }

    /** In how many other frames the only doubtful index is read. */
    private static int frames(PaintedTable table) {
        List<Integer> batches = new ArrayList<>();
        CropReader counting = crops -> {
            batches.add(crops.size());
            return table.read(crops);
        };
        try (Picture picture = table.picture()) {
            new CardReader(new IndexScanner(table, counting, Optional.empty(), PaintedTable.calibration(16, 0.999)))
                    .read(picture, ReadingConditions.UNKNOWN);
        }
        return batches.get(batches.size() - 4);
    }

    @Test
    public void whatIsReadDifferentlyInTheFirstFramesIsNotReadInTheOthers() {
        PaintedTable table = new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 4);
        List<Integer> batches = new ArrayList<>();
        CropReader wavering = crops -> {
            batches.add(crops.size());
            List<float[]> rows = new ArrayList<>(table.read(crops));
            if (crops.size() == 2 && batches.size() > 2) {
                rows.get(1)[Calibration.readersRank(Rank.QUEEN)] += 20;
            }
            return rows;
        };
        try (Picture picture = table.picture()) {
            new CardReader(new IndexScanner(table, wavering, Optional.empty(), PaintedTable.calibration(16, 0.999)))
                    .read(picture, ReadingConditions.UNKNOWN);
        }
        assertEquals(List.of(3, 2), batches.subList(batches.size() - 2, batches.size()));
    }

    @Test
    public void amongManyClearIndicesWeakFindingsOfAnotherSizeAreNotRead() {
        CornerIndex larger = new CornerIndex(700, 600, 0, -1, 48, 48, 0, 0.3);
        CornerIndex alike = new CornerIndex(700, 600, 0, -1, 26, 26, 0, 0.3);
        CornerIndex strong = new CornerIndex(700, 600, 0, -1, 48, 48, 0, 0.7);
        assertEquals(10, readFirst(10, larger));
        assertEquals("it may be one all the same", 11, readFirst(10, alike));
        assertEquals("the detector is sure of it", 11, readFirst(10, strong));
        assertEquals("too few to go by", 10, readFirst(9, larger));
    }

    /** How many findings are read at all, with so many clear cards and one finding more. */
    private static int readFirst(int clear, CornerIndex more) {
        PaintedTable table = new PaintedTable();
        for (int i = 0; i < clear; i++) {
            table.card(Card.of(i).toString(), 80 + 80 * i, 200, 18);
        }
        IndexFinder finder = (picture, level) -> {
            List<CornerIndex> found = new ArrayList<>(table.find(picture, level));
            found.add(more);
            return found;
        };
        List<Mat> read = new ArrayList<>();
        CropReader counting = crops -> {
            read.addAll(crops);
            return table.read(crops);
        };
        Calibration calibration = PaintedTable.calibration(16, 0.999);
        try (Picture picture = table.picture()) {
            new IndexScanner(finder, counting, Optional.empty(), calibration).scan(picture.mat(), 0, Optional.empty(), view -> List.of());
        }
        return read.size();
    }

    private static double[] levels(int width, double indexHeight) {
        OpenCv.load();
        Mat picture = new Mat(10, width, CvType.CV_8UC3);
        double[] levels = IndexSearch.levels(picture, indexHeight);
        picture.release();
        return levels;
    }
}
