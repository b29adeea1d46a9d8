package app.spoton.camera.reading.index;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.reading.finding.CardFrame;
import app.spoton.camera.reading.finding.CardOutlines;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.finding.IndexFinder;
import app.spoton.camera.reading.print.IndexPrint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.opencv.core.Mat;

/** Finds the indices of a picture and reads each crop. It does not combine them into cards. */
public final class IndexScanner {
    private static final double SHOWS = 0.5;
    /** Enough to look for what may stand beside it. */
    private static final double LIKELY = 0.9;
    /** Index heights at which a card of 63 x 88 mm is printed: center from the corner, and height, in mm. */
    private static final double[][] PRINTS = {{6, 11, 15}, {8, 14, 20}};
    /** The detector may take an index for smaller or larger than it is, mostly in fonts that it does not know. */
    private static final double[] FRAMES = {0.85, 1.15, 1.32};
    private static final int MOST_OUTLINES = 40;
    /** Below this no mean of a few frames makes a card certain, and reading them takes time. */
    private static final double MAY_BE_CONFIRMED = 0.7;
    private static final int FIRST_FRAMES = 2;
    /** Cards that are far away in a small picture are found once it is enlarged; that takes time, so only then. */
    private static final int SMALL = 1300;
    private static final int BARREN = 2;

    private final IndexSearch search;
    private final CropReader reader;
    private final Optional<CropReader> second;
    private final Calibration calibration;

    /** @param second is asked about what the first reader doubts */
    public IndexScanner(IndexFinder finder, CropReader reader, Optional<CropReader> second, Calibration calibration) {
        this.search = new IndexSearch(finder);
        this.reader = reader;
        this.second = second;
        this.calibration = calibration;
    }

    public Calibration calibration() {
        return calibration;
    }

    /** @param indexHeight in pixels of this picture; 0 if it is not known */
    public IndexScan scan(Mat bgr, double indexHeight) {
        return scan(bgr, indexHeight, Optional.empty(),
                view -> view.readings().stream().filter(g -> !isClear(g)).collect(Collectors.toList()));
    }

    /** The same, with the print of each index: what a deck is learned from. */
    public IndexScan scanWithPrints(Mat bgr) {
        IndexScan scan = scan(bgr, 0);
        try (IndexCrops crops = new IndexCrops(bgr)) {
            return new IndexScan(scan.readings().stream().map(reading -> reading.with(print(crops, reading)))
                    .collect(Collectors.toList()), scan.outlines());
        }
    }

    /**
     * @param house the house's deck, where it is known
     * @param doubtful of what was seen first, that which deserves a second look
     */
    public IndexScan scan(Mat bgr, double indexHeight, Optional<HouseDeck> house,
            Function<IndexScan, List<IndexReading>> doubtful) {
        try (IndexCrops crops = new IndexCrops(bgr)) {
            List<IndexReading> readings = readFound(crops, search.find(bgr, indexHeight));
            if (indexHeight <= 0 && isBarren(readings) && Math.max(bgr.cols(), bgr.rows()) <= SMALL) {
                readings.addAll(read(crops, search.findEnlarged(bgr)));
            }
            List<CardQuad> outlines = CardOutlines.find(bgr);
            IndexScan first = new IndexScan(withOutlines(crops, readings, outlines), outlines);
            IndexScan framed = new IndexScan(otherFrames(crops, first.readings(), doubtful.apply(first)), outlines);
            IndexScan agreed = new IndexScan(confirmed(crops, framed.readings(), doubtful.apply(framed)), outlines);
            IndexScan seconded = new IndexScan(seconded(crops, agreed.readings(), doubtful.apply(agreed)), outlines);
            return house.flatMap(HouseDeck::matcher).isEmpty() ? seconded
                    : new IndexScan(matched(crops, seconded.readings(), doubtful.apply(seconded), house.get()), outlines);
        }
    }

    private boolean isBarren(List<IndexReading> readings) {
        return readings.stream().filter(g -> calibration.index(g.out()) >= SHOWS).count() < BARREN;
    }

    /** Where the table is full of clear indices, weak findings of quite another size are not worth the time to read. */
    private List<IndexReading> readFound(IndexCrops crops, List<CornerIndex> found) {
        Map<Boolean, List<CornerIndex>> strong =
                found.stream().collect(Collectors.partitioningBy(i -> i.score() >= IndexSearch.STRONG));
        List<IndexReading> readings = read(crops, strong.get(true));
        List<CornerIndex> clear =
                readings.stream().filter(this::isClear).map(IndexReading::index).collect(Collectors.toList());
        SizeConsistency size = new SizeConsistency(clear);
        List<CornerIndex> weak = strong.get(false);
        readings.addAll(read(crops, clear.size() < IndexSearch.MANY ? weak
                : weak.stream().filter(size::fits).collect(Collectors.toList())));
        return readings;
    }

    private static List<float[]> read(CropReader by, IndexCrops crops, List<CornerIndex> indices) {
        List<Mat> mats = indices.stream().map(index -> crops.cut(index, by.form())).collect(Collectors.toList());
        List<float[]> rows = mats.isEmpty() ? List.of() : by.read(mats);
        mats.forEach(Mat::release);
        return rows;
    }

    private List<IndexReading> read(IndexCrops crops, List<CornerIndex> indices) {
        List<float[]> rows = read(reader, crops, indices);
        List<IndexReading> readings = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            readings.add(new IndexReading(indices.get(i), rows.get(i)));
        }
        return readings;
    }

    /** A lone card shows by its outline where its indices must be, and a row by its gap, if the detector found none. */
    private List<IndexReading> withOutlines(IndexCrops crops, List<IndexReading> readings, List<CardQuad> outlines) {
        List<CornerIndex> proposals = new ArrayList<>();
        double enough = isFull(readings) ? LIKELY : calibration.levels().certain();
        List<IndexReading> known = readings.stream()
                .filter(g -> calibration.posterior(g.out()).pBest() >= enough).collect(Collectors.toList());
        for (CardQuad outline : outlines.subList(0, Math.min(MOST_OUTLINES, outlines.size()))) {
            if (known.stream().noneMatch(g -> outline.covers(new PicturePoint(g.index().x(), g.index().y())))) {
                propose(outline, proposals);
                propose(CardOutlines.halfTurn(outline), proposals);
            }
        }
        proposals.addAll(new RowGaps(readings.stream()
                .filter(g -> calibration.posterior(g.out()).pBest() >= LIKELY).map(IndexReading::index)
                .collect(Collectors.toList())).places());
        List<IndexReading> all = read(crops, proposals);
        all.removeIf(g -> calibration.index(g.out()) < SHOWS);
        all.addAll(readings);
        return distinct(all);
    }

    private boolean isFull(List<IndexReading> readings) {
        return readings.stream().filter(this::isClear).count() >= IndexSearch.MANY;
    }

    private boolean isClear(IndexReading reading) {
        return calibration.posterior(reading.out()).pBest() >= calibration.levels().certain();
    }

    private static void propose(CardQuad outline, List<CornerIndex> proposals) {
        CardFrame frame = new CardFrame(outline);
        for (double[] print : PRINTS) {
            proposals.add(frame.index(print[0], print[1], print[2]));
        }
    }

    /** Of looks at the same place, the one that is most surely an index: not the one with the surest reading. */
    private List<IndexReading> distinct(List<IndexReading> readings) {
        List<IndexReading> sorted = new ArrayList<>(readings);
        sorted.sort(Comparator.comparingDouble(g -> -calibration.index(g.out())));
        List<IndexReading> kept = new ArrayList<>();
        for (IndexReading reading : sorted) {
            CornerIndex index = reading.index();
            if (kept.stream().map(IndexReading::index)
                    .noneMatch(k -> k.distance(index) < 0.5 * Math.min(k.height(), index.height()))) {
                kept.add(reading);
            }
        }
        return kept;
    }

    /** What is doubtful is read again in other frames; the one that shows most surely a whole index counts. */
    private List<IndexReading> otherFrames(IndexCrops crops, List<IndexReading> readings, List<IndexReading> doubtful) {
        List<IndexReading> result = new ArrayList<>();
        List<IndexReading> unclear = new ArrayList<>();
        for (IndexReading reading : readings) {
            boolean shows = calibration.index(reading.out()) > 0.05;
            (shows && doubtful.contains(reading) ? unclear : result).add(reading);
        }
        List<CornerIndex> clear = readings.stream().filter(reading -> !doubtful.contains(reading))
                .map(IndexReading::index).collect(Collectors.toList());
        List<CornerIndex> again = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (IndexReading reading : unclear) {
            for (double factor : FRAMES) {
                again.add(reading.index().resized(factor));
            }
            reading.index().neighbor(clear).map(reading.index()::like).ifPresent(again::add);
            ends.add(again.size());
        }
        List<IndexReading> second = read(crops, again);
        int from = 0;
        for (int i = 0; i < unclear.size(); i++) {
            IndexReading best = unclear.get(i);
            for (IndexReading other : second.subList(from, ends.get(i))) {
                best = calibration.index(other.out()) > calibration.index(best.out()) ? other : best;
            }
            result.add(best);
            from = ends.get(i);
        }
        return result;
    }

    /** What is still doubtful is shown to the second reader, which was trained on other crops in another way. */
    private List<IndexReading> seconded(IndexCrops crops, List<IndexReading> readings, List<IndexReading> doubtful) {
        List<IndexReading> result = new ArrayList<>(readings);
        if (second.isEmpty()) {
            return result;
        }
        List<IndexReading> unclear = new ArrayList<>(doubtful);
        unclear.removeIf(reading -> calibration.index(reading.out()) < SHOWS);
        List<float[]> rows = read(second.get(), crops,
                unclear.stream().map(IndexReading::index).collect(Collectors.toList()));
        for (int i = 0; i < unclear.size(); i++) {
            result.set(result.indexOf(unclear.get(i)), unclear.get(i).with(rows.get(i)));
        }
        return result;
    }

    /** What no reader settles is compared with the prints of the house's deck. */
    private List<IndexReading> matched(IndexCrops crops, List<IndexReading> readings, List<IndexReading> doubtful,
            HouseDeck house) {
        List<IndexReading> result = new ArrayList<>(readings);
        for (IndexReading reading : doubtful) {
            if (mayBePrinted(reading, Optional.of(house))) {
                house.matcher().flatMap(prints -> prints.match(print(crops, reading)))
                        .ifPresent(match -> result.set(result.indexOf(reading), reading.with(match)));
            }
        }
        return result;
    }

    /** What is hardly an index, or read differently by the two readers, is asked about whatever its print is. */
    private boolean mayBePrinted(IndexReading reading, Optional<HouseDeck> house) {
        return reading.posterior(calibration, house).pBest() >= SHOWS && !reading.isContradicted(calibration, house);
    }

    private static IndexPrint print(IndexCrops crops, IndexReading reading) {
        Mat crop = crops.cut(reading.index(), CropForm.PRINT);
        IndexPrint print = IndexPrint.of(crop);
        crop.release();
        return print;
    }

    /**
     * What is still doubtful is read in frames that differ by as much as the detector errs: do they agree? Most that do
     * not agree differ in the first frames already, and are not read in the others.
     */
    private List<IndexReading> confirmed(IndexCrops crops, List<IndexReading> readings, List<IndexReading> doubtful) {
        List<IndexReading> result = new ArrayList<>(readings);
        List<IndexReading> unclear = new ArrayList<>(doubtful);
        unclear.removeIf(reading -> calibration.posterior(reading.out()).pBest() < MAY_BE_CONFIRMED);
        Map<IndexReading, List<IndexReading>> frames = new IdentityHashMap<>();
        unclear.forEach(reading -> frames.put(reading, new ArrayList<>()));
        for (int from = 0; from < CornerIndex.FRAMES; from += FIRST_FRAMES) {
            unclear.removeIf(reading -> !frames.get(reading).stream().allMatch(reading::isSameCard));
            readFrames(crops, unclear, from, Math.min(CornerIndex.FRAMES, from + FIRST_FRAMES), frames);
        }
        unclear.forEach(reading ->
                result.set(result.indexOf(reading), reading.confirmedBy(frames.get(reading))));
        return result;
    }

    private void readFrames(IndexCrops crops, List<IndexReading> of, int from, int to,
            Map<IndexReading, List<IndexReading>> frames) {
        List<CornerIndex> all = new ArrayList<>();
        of.forEach(reading -> all.addAll(reading.index().nearby().subList(from, to)));
        List<IndexReading> read = read(crops, all);
        for (int i = 0; i < read.size(); i++) {
            frames.get(of.get(i / (to - from))).add(read.get(i));
        }
    }
}
