package app.spoton.camera.burst;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import java.util.ArrayList;
import java.util.List;

/**
 * Several stills of one layout, read together. Blurred stills are left out. If something has moved, earlier stills no
 * longer count.
 */
public final class Burst implements AutoCloseable {
    /** The number of stills beyond which a reading does not get surer. */
    public static final int ENOUGH = 5;
    private static final double BLURRED = 0.5;
    private static final double MOVED = 0.01;

    /** The result of adding a still. */
    public enum Still { USED, BLURRED, MOVED }

    private final CardReader reader;
    private final ReadingConditions conditions;
    private final List<StillQuality> gates = new ArrayList<>();
    private final List<List<SeenCard>> frames = new ArrayList<>();

    public Burst(CardReader reader, ReadingConditions conditions) {
        this.reader = reader;
        this.conditions = conditions;
    }

    /** Takes a still in; the picture remains the caller's. */
    public Still add(Picture picture) {
        StillQuality gate = new StillQuality(picture);
        boolean moved = !gates.isEmpty() && gate.moved(gates.get(gates.size() - 1)) > MOVED;
        if (moved) {
            forget();
        }
        double sharpest = gates.stream().mapToDouble(StillQuality::sharpness).max().orElse(0);
        if (gate.sharpness() < BLURRED * sharpest) {
            gate.close();
            return Still.BLURRED;
        }
        for (int i = gates.size() - 1; i >= 0; i--) {
            if (gates.get(i).sharpness() < BLURRED * gate.sharpness()) {
                gates.remove(i).close();
                frames.remove(i);
            }
        }
        gates.add(gate);
        frames.add(reader.read(picture, conditions));
        return moved ? Still.MOVED : Still.USED;
    }

    /** The number of stills in the reading. */
    public int stills() {
        return frames.size();
    }

    /** How sharp the still is that was used last, to be compared with others of this burst. */
    public double sharpness() {
        return gates.isEmpty() ? 0 : gates.get(gates.size() - 1).sharpness();
    }

    /** Whether there is nothing to ask about any card. */
    public boolean isCertain() {
        return cards().stream().allMatch(card -> card.verdict() == ReadingVerdict.CERTAIN);
    }

    /** The cards as all stills together show them. */
    public List<SeenCard> cards() {
        return new BurstCombination(reader.scanner().calibration(), conditions.decks()).of(frames);
    }

    private void forget() {
        gates.forEach(StillQuality::close);
        gates.clear();
        frames.clear();
    }

    @Override
    public void close() {
        forget();
    }
}
