package app.spoton.camera.enrollment;

import app.spoton.camera.Posterior;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.print.DeckPrint;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Learns a deck's appearance from indices whose cards are known. */
public final class Enrollment {
    private record EnrolledReading(Card card, IndexReading reading) {
    }

    private final Calibration calibration;
    private final List<EnrolledReading> samples = new ArrayList<>();

    public Enrollment(Calibration calibration) {
        this.calibration = calibration;
    }

    public void add(Card card, IndexReading reading) {
        samples.add(new EnrolledReading(card, reading));
    }

    /** The cards of which no index has been seen yet. */
    public List<Card> missing() {
        Set<Card> open = new LinkedHashSet<>(Card.deck());
        samples.forEach(s -> open.remove(s.card));
        return List.copyOf(open);
    }

    /** The deck as far as it has been seen. */
    public HouseDeck deck(String name) {
        return deck(name, samples);
    }

    private static HouseDeck deck(String name, List<EnrolledReading> samples) {
        float[][] ranks = new float[HouseDeck.RANKS][0];
        float[][] suits = new float[HouseDeck.SUITS][0];
        DeckPrint prints = DeckPrint.NONE;
        for (EnrolledReading sample : samples) {
            int rank = Calibration.readersRank(sample.card.rank());
            int suit = sample.card.suit().ordinal();
            ranks[rank] = plus(ranks[rank], unit(sample.reading.rankEmbedding()));
            suits[suit] = plus(suits[suit], unit(sample.reading.suitEmbedding()));
            prints = sample.reading.print().isEmpty() ? prints : prints.with(sample.card, sample.reading.print().get());
        }
        return new HouseDeck(name, Arrays.stream(ranks).map(Enrollment::unit).toArray(float[][]::new),
                Arrays.stream(suits).map(Enrollment::unit).toArray(float[][]::new), prints);
    }

    /** How the deck is read now: each index by a deck that was learned from all the others. */
    public DeckCheck check() {
        int right = 0;
        int certain = 0;
        int wrongButCertain = 0;
        Set<Card> weak = new LinkedHashSet<>();
        for (EnrolledReading sample : samples) {
            List<EnrolledReading> others = new ArrayList<>(samples);
            others.remove(sample);
            Posterior posterior =
                    sample.reading.posterior(calibration, Optional.of(deck("check", others)));
            boolean hit = posterior.best() == sample.card;
            boolean sure = posterior.pBest() >= calibration.levels().certain();
            right += hit ? 1 : 0;
            certain += hit && sure ? 1 : 0;
            wrongButCertain += !hit && sure ? 1 : 0;
            if (!hit || !sure) {
                weak.add(sample.card);
            }
        }
        return new DeckCheck(samples.size(), right, certain, wrongButCertain, List.copyOf(weak), missing());
    }

    private static float[] plus(float[] sum, float[] one) {
        float[] result = sum.length == 0 ? new float[one.length] : sum.clone();
        for (int i = 0; i < one.length; i++) {
            result[i] += one[i];
        }
        return result;
    }

    private static float[] unit(float[] v) {
        double length = 0;
        for (float x : v) {
            length += x * x;
        }
        float[] result = v.clone();
        for (int i = 0; i < v.length; i++) {
            result[i] /= (float) Math.max(1e-9, Math.sqrt(length));
        }
        return result;
    }
}
