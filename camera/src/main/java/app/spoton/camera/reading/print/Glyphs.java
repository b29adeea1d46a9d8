package app.spoton.camera.reading.print;

import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * The ranks or the suits of a deck, each as the median of all its pictures laid onto each other: what is printed beside
 * them, and noise, differs from picture to picture and falls out.
 */
final class Glyphs {
    private static final double INK = 0.35;
    private static final double SOFT = 0.8;
    private static final double FIRM = 1.3;
    private static final double FIT_BLUR = 0.7;
    private static final int ROUNDS = 2;
    /** Pictures that fit worse than this show something else, or are askew. */
    private static final double FITS = 0.9;
    private static final double NEARLY = 0.02;
    private static final double WIDEST = 0.5;
    private static final double TALLEST = 0.62;

    /** One picture of a card and which of its pixels are ink. */
    record GlyphSample(Card card, IndexPrint print, boolean[] ink) {
    }

    final float[] weights;
    final Map<Integer, IndexPrint> means = new TreeMap<>();

    /**
     * @param kind the number of a card's rank or suit
     * @param top the first row to be compared
     * @param bottom the last one
     */
    Glyphs(List<GlyphSample> samples, ToIntFunction<Card> kind, int top, int bottom) {
        Map<Integer, List<GlyphSample>> groups = new TreeMap<>();
        for (GlyphSample sample : samples) {
            groups.computeIfAbsent(kind.applyAsInt(sample.card), k -> new ArrayList<>()).add(sample);
        }
        weights = weights(groups, top, bottom);
        Region region = new Region(weights);
        groups.forEach((key, group) -> means.put(key, mean(group, region)));
    }

    /** Where any of them has ink, and a little around it. */
    private static float[] weights(Map<Integer, List<GlyphSample>> groups, int top, int bottom) {
        float[] weights = new float[IndexPrint.WIDTH * IndexPrint.HEIGHT];
        for (List<GlyphSample> group : groups.values()) {
            float[] inked = new float[weights.length];
            for (int i = 0; i < inked.length; i++) {
                int at = i;
                int row = i / IndexPrint.WIDTH;
                long count = group.stream().filter(sample -> sample.ink[at]).count();
                inked[i] = row >= top && row <= bottom && count > INK * group.size() ? 1 : 0;
            }
            IndexPrint soft = new IndexPrint(widened(inked)).blurred(SOFT, SOFT);
            for (int i = 0; i < weights.length; i++) {
                weights[i] = Math.max(weights[i], soft.pixel(i % IndexPrint.WIDTH, i / IndexPrint.WIDTH));
            }
        }
        for (int i = 0; i < weights.length; i++) {
            int row = i / IndexPrint.WIDTH;
            double across = Math.abs(i % IndexPrint.WIDTH - IndexPrint.CENTER_X) / IndexPrint.ROWS;
            double down = Math.abs(row - IndexPrint.CENTER_Y) / IndexPrint.ROWS;
            boolean inside = row >= top && row <= bottom && across <= WIDEST && down <= TALLEST;
            weights[i] = inside ? (float) Math.min(1, FIRM * weights[i]) : 0;
        }
        return weights;
    }

    private static float[] widened(float[] ink) {
        float[] wide = new float[ink.length];
        for (int i = 0; i < ink.length; i++) {
            int column = i % IndexPrint.WIDTH;
            int row = i / IndexPrint.WIDTH;
            for (int y = Math.max(0, row - 1); y <= Math.min(IndexPrint.HEIGHT - 1, row + 1); y++) {
                for (int x = Math.max(0, column - 1); x <= Math.min(IndexPrint.WIDTH - 1, column + 1); x++) {
                    wide[i] = Math.max(wide[i], ink[y * IndexPrint.WIDTH + x]);
                }
            }
        }
        return wide;
    }

    private static IndexPrint mean(List<GlyphSample> group, Region region) {
        IndexPrint mean = group.get(0).print;
        for (int round = 0; round < ROUNDS; round++) {
            PrintTemplate template = new PrintTemplate(mean.blurred(FIT_BLUR, FIT_BLUR), region);
            List<PrintTemplate.Fit> fits = new ArrayList<>();
            group.forEach(sample -> fits.add(template.fit(sample.print.blurred(FIT_BLUR, FIT_BLUR))));
            double best = fits.stream().mapToDouble(PrintTemplate.Fit::likeness).max().orElse(0);
            List<IndexPrint> fitting = new ArrayList<>();
            for (int i = 0; i < fits.size(); i++) {
                if (fits.get(i).likeness() > Math.min(FITS, best - NEARLY)) {
                    fitting.add(group.get(i).print.warped(fits.get(i).warp()));
                }
            }
            mean = median(fitting.isEmpty() ? Collections.singletonList(mean) : fitting);
        }
        return mean;
    }

    private static IndexPrint median(List<IndexPrint> prints) {
        float[] median = new float[IndexPrint.WIDTH * IndexPrint.HEIGHT];
        float[] values = new float[prints.size()];
        for (int i = 0; i < median.length; i++) {
            for (int k = 0; k < values.length; k++) {
                values[k] = prints.get(k).pixel(i % IndexPrint.WIDTH, i / IndexPrint.WIDTH);
            }
            Arrays.sort(values);
            median[i] = (values[(values.length - 1) / 2] + values[values.length / 2]) / 2;
        }
        return new IndexPrint(median);
    }
}
