package app.spoton.camera.internal;

import app.spoton.camera.Place;
import app.spoton.camera.Place.Dot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.opencv.core.Mat;

/** Finds the indices of a picture and reads each crop; what they make together is for others to say. */
public final class Eye {
    private static final double SHOWS = 0.5;
    /** Index heights at which a card of 63 x 88 mm is printed: centre from the corner, and height, in mm. */
    private static final double[][] PRINTS = {{6, 11, 15}, {8, 14, 20}};
    /** The detector may take an index for smaller or larger than it is, mostly in fonts that it does not know. */
    private static final double[] FRAMES = {0.85, 1.15, 1.32};
    private static final int MOST_OUTLINES = 40;
    /** Cards that are far away in a small picture are found once it is enlarged; that takes time, so only then. */
    private static final int SMALL = 1300;
    private static final int BARREN = 2;

    /** What was seen: indices that were read, and outlines of light cards. */
    public record View(List<Glance> glances, List<Place> outlines) {
    }

    private final IndexSearch search;
    private final CropReader reader;
    private final Calibration calibration;

    public Eye(IndexFinder finder, CropReader reader, Calibration calibration) {
        this.search = new IndexSearch(finder);
        this.reader = reader;
        this.calibration = calibration;
    }

    public Calibration calibration() {
        return calibration;
    }

    /** @param indexHeight in pixels of this picture; 0 if it is not known */
    public View look(Mat bgr, double indexHeight) {
        return look(bgr, indexHeight,
                view -> view.glances().stream().filter(g -> !isClear(g)).collect(Collectors.toList()));
    }

    /** @param doubtful of what was seen first, that which deserves a second look */
    public View look(Mat bgr, double indexHeight, Function<View, List<Glance>> doubtful) {
        try (Crops crops = new Crops(bgr)) {
            List<Glance> glances = readFound(crops, search.find(bgr, indexHeight));
            if (indexHeight <= 0 && isBarren(glances) && Math.max(bgr.cols(), bgr.rows()) <= SMALL) {
                glances.addAll(read(crops, search.findEnlarged(bgr)));
            }
            List<Place> outlines = Outlines.find(bgr);
            View first = new View(withOutlines(crops, glances, outlines), outlines);
            return new View(secondLook(crops, first.glances(), doubtful.apply(first)), outlines);
        }
    }

    private boolean isBarren(List<Glance> glances) {
        return glances.stream().filter(g -> calibration.index(g.out()) >= SHOWS).count() < BARREN;
    }

    /** Where the table is full of clear indices, weak findings of quite another size are not worth the time to read. */
    private List<Glance> readFound(Crops crops, List<Index> found) {
        Map<Boolean, List<Index>> strong = found.stream().collect(Collectors.partitioningBy(i -> i.score() >= IndexSearch.STRONG));
        List<Glance> glances = read(crops, strong.get(true));
        List<Index> clear = glances.stream().filter(this::isClear).map(Glance::index).collect(Collectors.toList());
        OneSize size = new OneSize(clear);
        List<Index> weak = strong.get(false);
        glances.addAll(read(crops, clear.size() < IndexSearch.MANY ? weak
                : weak.stream().filter(size::fits).collect(Collectors.toList())));
        return glances;
    }

    private List<Glance> read(Crops crops, List<Index> indices) {
        List<Mat> mats = indices.stream().map(crops::cut).collect(Collectors.toList());
        List<float[]> rows = mats.isEmpty() ? List.of() : reader.read(mats);
        mats.forEach(Mat::release);
        List<Glance> glances = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            glances.add(new Glance(indices.get(i), rows.get(i)));
        }
        return glances;
    }

    /** A lone card shows by its outline where its indices must be, even where the detector found none or askew. */
    private List<Glance> withOutlines(Crops crops, List<Glance> glances, List<Place> outlines) {
        List<Index> proposals = new ArrayList<>();
        for (Place outline : outlines.subList(0, Math.min(MOST_OUTLINES, outlines.size()))) {
            boolean clear = glances.stream().anyMatch(g -> isClear(g)
                    && outline.covers(new Dot(g.index().x(), g.index().y())));
            if (!clear) {
                propose(outline, proposals);
                propose(Outlines.halfTurn(outline), proposals);
            }
        }
        List<Glance> all = read(crops, proposals);
        all.removeIf(g -> calibration.index(g.out()) < SHOWS);
        all.addAll(glances);
        return distinct(all);
    }

    private boolean isClear(Glance glance) {
        return calibration.posterior(glance.out()).pBest() >= calibration.certain();
    }

    private static void propose(Place outline, List<Index> proposals) {
        CardFrame frame = new CardFrame(outline);
        for (double[] print : PRINTS) {
            proposals.add(frame.index(print[0], print[1], print[2]));
        }
    }

    /** Of looks at the same place, the one that is most surely an index: not the one with the surest reading. */
    private List<Glance> distinct(List<Glance> glances) {
        List<Glance> sorted = new ArrayList<>(glances);
        sorted.sort(Comparator.comparingDouble(g -> -calibration.index(g.out())));
        List<Glance> kept = new ArrayList<>();
        for (Glance glance : sorted) {
            Index index = glance.index();
            if (kept.stream().map(Glance::index)
                    .noneMatch(k -> k.distance(index) < 0.5 * Math.min(k.height(), index.height()))) {
                kept.add(glance);
            }
        }
        return kept;
    }

    /** What is doubtful is read again in other frames; the one that shows most surely a whole index counts. */
    private List<Glance> secondLook(Crops crops, List<Glance> glances, List<Glance> doubtful) {
        List<Glance> result = new ArrayList<>();
        List<Glance> unclear = new ArrayList<>();
        for (Glance glance : glances) {
            boolean shows = calibration.index(glance.out()) > 0.05;
            (shows && doubtful.contains(glance) ? unclear : result).add(glance);
        }
        List<Index> again = new ArrayList<>();
        for (Glance glance : unclear) {
            for (double factor : FRAMES) {
                again.add(glance.index().resized(factor));
            }
        }
        List<Glance> second = read(crops, again);
        for (int i = 0; i < unclear.size(); i++) {
            Glance best = unclear.get(i);
            for (Glance other : second.subList(FRAMES.length * i, FRAMES.length * (i + 1))) {
                best = calibration.index(other.out()) > calibration.index(best.out()) ? other : best;
            }
            result.add(best);
        }
        return result;
    }
}
