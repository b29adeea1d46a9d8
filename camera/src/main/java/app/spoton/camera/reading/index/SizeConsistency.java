package app.spoton.camera.reading.index;

import app.spoton.camera.reading.finding.CornerIndex;
import java.util.Comparator;
import java.util.List;

/** The cards on a table have one size, so neighboring indices must look equally large. */
public final class SizeConsistency {
    private static final int NEAREST = 3;
    private static final double FAR = 1.5;

    private final List<CornerIndex> clear;

    /** @param clear indices that are there beyond doubt */
    public SizeConsistency(List<CornerIndex> clear) {
        this.clear = List.copyOf(clear);
    }

    /** Whether there are enough clear ones to judge others by. */
    public boolean isKnown() {
        return clear.size() >= NEAREST;
    }

    /** Whether an index is about as large as the clear ones nearest to it. */
    public boolean fits(CornerIndex index) {
        double[] near = clear.stream().filter(c -> c != index).sorted(Comparator.comparingDouble(index::distance))
                .limit(NEAREST).mapToDouble(CornerIndex::height).sorted().toArray();
        double ratio = near.length == 0 ? 1 : index.height() / near[near.length / 2];
        return ratio > 1 / FAR && ratio < FAR;
    }
}
