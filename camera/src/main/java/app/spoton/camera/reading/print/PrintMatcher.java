package app.spoton.camera.reading.print;

import app.spoton.camera.reading.print.Glyphs.GlyphSample;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Compares an index with the prints of the house's own deck, pixel by pixel. It knows nothing of networks and learns
 * nothing from other decks, so that it does not share their mistakes.
 */
public final class PrintMatcher {
    /** Across and down, in pixels: as sharp as the enrolled picture, softer, and seen from the side. */
    private static final double[][] BLURS = {{0.4, 0.4}, {0.6, 1.2}, {0.8, 2.0}, {1.1, 2.8}, {1.2, 1.2}};
    private static final double SEEN_BLUR = 0.5;
    /** The gap between rank and pip lies between these rows. */
    private static final int GAP_FROM = 21;
    private static final int GAP_TO = 29;

    /** The ranks or the suits, at one blur, by number. */
    private record Likeness(int blur, TreeMap<Integer, Double> of) {
        int best() {
            return of.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
        }

        double top() {
            return of.get(best());
        }

        double margin() {
            int best = best();
            double next = of.entrySet().stream().filter(e -> e.getKey() != best).mapToDouble(Map.Entry::getValue).max()
                    .orElse(1);
            return PrintMatch.margin(of.get(best), next);
        }
    }

    /** A whole index as it was enrolled, and its pip alone. */
    private record Whole(Suit suit, PrintTemplate template, float[] pip) {
    }

    private final List<GlyphSample> samples = new ArrayList<>();
    private final Region whole;
    private final Region pip;
    private final List<Map<Integer, PrintTemplate>> ranks;
    private final List<Map<Integer, PrintTemplate>> suits;
    private final Map<String, List<Whole>> wholes = new HashMap<>();

    private PrintMatcher(DeckPrint deck) {
        List<GlyphSample> all = new ArrayList<>();
        for (Card card : Card.deck()) {
            for (IndexPrint print : deck.of(card)) {
                all.add(new GlyphSample(card, print.leveled(), PrintInk.of(print)));
            }
        }
        int gap = gap(all);
        Glyphs ofRanks = new Glyphs(all, card -> card.rank().ordinal(), 0, gap);
        Glyphs ofSuits = new Glyphs(all, card -> card.suit().ordinal(), gap, IndexPrint.HEIGHT - 1);
        float[] both = ofRanks.weights.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] = Math.max(both[i], ofSuits.weights[i]);
        }
        whole = new Region(both);
        pip = new Region(ofSuits.weights);
        ranks = templates(ofRanks);
        suits = templates(ofSuits);
        for (GlyphSample sample : all) {
            IndexPrint own = sample.print().blurred(SEEN_BLUR, SEEN_BLUR);
            if (best(ranks.subList(0, 1), own).best() == sample.card().rank().ordinal()
                    && best(suits.subList(0, 1), own).best() == sample.card().suit().ordinal()) {
                samples.add(sample);
            }
        }
    }

    /** Empty unless every rank and suit is known: what is not cannot be told from the others. */
    public static Optional<PrintMatcher> of(DeckPrint deck) {
        return deck.isWhole() ? Optional.of(new PrintMatcher(deck)) : Optional.empty();
    }

    /** The row with the least ink between rank and pip. */
    private static int gap(List<GlyphSample> samples) {
        int gap = GAP_FROM;
        double least = Double.POSITIVE_INFINITY;
        for (int row = GAP_FROM; row < GAP_TO; row++) {
            double ink = (ink(samples, row - 1) + 2 * ink(samples, row) + ink(samples, row + 1)) / 4;
            if (ink < least) {
                least = ink;
                gap = row;
            }
        }
        return gap;
    }

    private static double ink(List<GlyphSample> samples, int row) {
        int ink = 0;
        for (GlyphSample sample : samples) {
            for (int column = 0; column < IndexPrint.WIDTH; column++) {
                ink += sample.ink()[row * IndexPrint.WIDTH + column] ? 1 : 0;
            }
        }
        return ink;
    }

    private static List<Map<Integer, PrintTemplate>> templates(Glyphs glyphs) {
        Region region = new Region(glyphs.weights);
        List<Map<Integer, PrintTemplate>> all = new ArrayList<>();
        for (double[] blur : BLURS) {
            Map<Integer, PrintTemplate> templates = new TreeMap<>();
            glyphs.means.forEach((key, mean) -> templates.put(key,
                    new PrintTemplate(mean.blurred(blur[0], blur[1]), region)));
            all.add(templates);
        }
        return all;
    }

    /** At the blur at which one of them is most alike. */
    private static Likeness best(List<Map<Integer, PrintTemplate>> templates, IndexPrint seen) {
        Likeness best = null;
        for (int blur = 0; blur < templates.size(); blur++) {
            TreeMap<Integer, Double> alike = new TreeMap<>();
            templates.get(blur).forEach((key, template) -> alike.put(key, template.fit(seen).likeness()));
            Likeness here = new Likeness(blur, alike);
            best = best == null || here.top() > best.top() ? here : best;
        }
        return best;
    }

    /** Empty if not all four cards of that rank were enrolled with a picture that is like the deck's others. */
    public synchronized Optional<PrintMatch> match(IndexPrint print) {
        IndexPrint seen = print.blurred(SEEN_BLUR, SEEN_BLUR);
        Likeness rank = best(ranks, seen);
        Likeness suit = best(suits, seen);
        Likeness below = below(seen, rank.best(), rank.blur());
        if (suit.blur() != rank.blur()) {
            Likeness other = below(seen, rank.best(), suit.blur());
            below = below.of.isEmpty() || other.of.isEmpty() || below.top() >= other.top() ? below : other;
        }
        if (below.of.size() < Suit.values().length) {
            return Optional.empty();
        }
        double pipMargin = below.best() == suit.best() ? below.margin() : -below.margin();
        return Optional.of(new PrintMatch(Card.of(Rank.values()[rank.best()], Suit.values()[suit.best()]), rank.top(),
                suit.top(), rank.margin(), suit.margin(), pipMargin));
    }

    /** How alike the pips are where they lie below this rank: the rank holds them in place. */
    private Likeness below(IndexPrint seen, int rank, int blur) {
        TreeMap<Integer, Double> alike = new TreeMap<>();
        TreeMap<Integer, Double> held = new TreeMap<>();
        for (Whole one : wholes.computeIfAbsent(rank + "/" + blur, key -> wholes(rank, blur))) {
            PrintTemplate.Fit fit = one.template.fit(seen);
            int suit = one.suit.ordinal();
            if (fit.likeness() > held.getOrDefault(suit, -2.0)) {
                held.put(suit, fit.likeness());
                alike.put(suit, (double) pip.product(pip.normalized(seen, fit.warp()), one.pip));
            }
        }
        return new Likeness(blur, alike);
    }

    private List<Whole> wholes(int rank, int blur) {
        List<Whole> all = new ArrayList<>();
        for (GlyphSample sample : samples) {
            if (sample.card().rank().ordinal() == rank) {
                IndexPrint print = sample.print().blurred(BLURS[blur][0], BLURS[blur][1]);
                all.add(new Whole(sample.card().suit(), new PrintTemplate(print, whole),
                        pip.normalized(print, Warp.NONE)));
            }
        }
        return all;
    }
}
