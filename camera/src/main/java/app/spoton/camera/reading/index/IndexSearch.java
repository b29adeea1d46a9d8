package app.spoton.camera.reading.index;

import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.finding.IndexDetector;
import app.spoton.camera.reading.finding.IndexFinder;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;

/** Runs the detector at several scales, because it misses small and very large indices. */
final class IndexSearch {
    /** From this score on the detector is seldom wrong. */
    static final double STRONG = 0.5;
    /** So many strong findings make a full table. */
    static final int MANY = 10;
    private static final double ENLARGED = 2;
    private static final int FEW = 3;
    /** How many pixels high an index is best found, and must be to be found at all. */
    private static final double BEST_HEIGHT = 20;
    private static final double LEAST_HEIGHT = 11;
    /** Larger ones are found better at the next level. */
    private static final double LARGE_HEIGHT = 32;
    /** Another look at the whole picture must show it so much larger to be worth its time. */
    private static final double NEARER = 1.25;
    /** So many of the strong findings must not be large; the others may be an index together with the pip beside it. */
    private static final double MOST = 0.75;
    private static final double MOST_PIXELS = 8e6;

    private final IndexFinder finder;

    IndexSearch(IndexFinder finder) {
        this.finder = finder;
    }

    /**
     * Level after level, the finest first, until the table is full of indices of the size that is best found there.
     * Where they turn out to be small, the picture is looked at once more from nearer.
     *
     * @param indexHeight in pixels of this picture; 0 if it is not known
     */
    List<CornerIndex> find(Mat bgr, double indexHeight) {
        List<CornerIndex> found = new ArrayList<>();
        double[] levels = levels(bgr, indexHeight);
        for (double level : levels) {
            found.addAll(finder.find(bgr, level));
            double[] heights = strongHeights(found);
            if (heights.length >= MANY && heights[(int) (heights.length * MOST)] * level < LARGE_HEIGHT) {
                break;
            }
        }
        double[] heights = strongHeights(found);
        if (indexHeight <= 0 && heights.length >= FEW) {
            double nearer = near(bgr, heights[heights.length / 2]);
            if (nearer > NEARER * levels[0]) {
                found.addAll(finder.find(bgr, nearer));
            }
        }
        return IndexDetector.strongest(found);
    }

    private static double[] strongHeights(List<CornerIndex> found) {
        return found.stream().filter(i -> i.score() >= STRONG).mapToDouble(CornerIndex::height).sorted().toArray();
    }

    /** The level at which an index of this height is best found, unless that makes the picture too large. */
    private static double near(Mat picture, double indexHeight) {
        return Math.min(ENLARGED, Math.min(BEST_HEIGHT / indexHeight, Math.sqrt(MOST_PIXELS / picture.total())));
    }

    /**
     * Every level halves; with the table registered one suffices, at which an index is about 20 px high, or as high as
     * it is in 1920 px, unless that is too small to find: then it is enlarged to 11 px.
     */
    static double[] levels(Mat picture, double indexHeight) {
        double longest = Math.max(picture.cols(), picture.rows());
        if (indexHeight > 0) {
            double affordable = Math.max(1920 / longest, LEAST_HEIGHT / indexHeight);
            double level = Math.min(1, Math.min(BEST_HEIGHT / indexHeight, affordable));
            return new double[] {Math.min(ENLARGED, Math.max(level, LEAST_HEIGHT / indexHeight))};
        }
        List<Double> levels = new ArrayList<>();
        if (longest > 1200) {
            levels.add(Math.min(1, 1920 / longest));
        }
        levels.add(Math.min(1, 960 / longest));
        for (double side : new double[] {480, 240}) {      // a card that fills the picture is seen in the smallest
            if (longest > side) {
                levels.add(side / longest);
            }
        }
        return levels.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** What shows only at twice the size. */
    List<CornerIndex> findEnlarged(Mat bgr) {
        return finder.find(bgr, ENLARGED);
    }
}
