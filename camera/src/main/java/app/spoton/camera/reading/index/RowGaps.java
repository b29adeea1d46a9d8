package app.spoton.camera.reading.index;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.reading.finding.CornerIndex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A hand lies in a row or a column with equal steps. If one step is twice as long as the next, an index was missed, or
 * merged with what is next to it. It must be in the middle.
 */
final class RowGaps {
    private static final double PARALLEL = 0.93;
    /** Index heights: how far beside the row an index may stand, and how long a step is. */
    private static final double BESIDE = 0.8;
    private static final double LEAST = 1;
    private static final double MOST = 6;
    private static final double SHORTEST = 1.7;
    private static final double LONGEST = 2.4;

    private final List<CornerIndex> clear;

    /** @param clear indices that are most likely there */
    RowGaps(List<CornerIndex> clear) {
        this.clear = List.copyOf(clear);
    }

    /** Where to look for those that are lacking. */
    List<CornerIndex> places() {
        List<CornerIndex> places = new ArrayList<>();
        for (CornerIndex from : clear) {
            for (boolean row : new boolean[] {true, false}) {
                next(from, row, 1).filter(to -> isGap(from, to, row)).ifPresent(to ->
                        places.add(from.moved((to.x() - from.x()) / 2, (to.y() - from.y()) / 2)));
            }
        }
        return places;
    }

    private boolean isGap(CornerIndex from, CornerIndex to, boolean row) {
        double wide = from.distance(to);
        return isTwice(wide, next(from, row, -1).map(from::distance))
                || isTwice(wide, next(to, row, 1).map(to::distance));
    }

    private static boolean isTwice(double wide, Optional<Double> step) {
        return step.filter(one -> wide > SHORTEST * one && wide < LONGEST * one).isPresent();
    }

    /** @param side 1 for the next one to the right or below, -1 for the one before */
    private Optional<CornerIndex> next(CornerIndex from, boolean row, int side) {
        return clear.stream().filter(other -> other != from && from.alignment(other) > PARALLEL)
                .filter(other -> {
                    PicturePoint there = from.seen(other.x(), other.y());
                    double along = side * (row ? there.x() : there.y());
                    double beside = Math.abs(row ? there.y() : there.x());
                    return along > LEAST && along < 2 * MOST && beside < BESIDE + 0.1 * along && beside < along;
                })
                .min(Comparator.comparingDouble(from::distance));
    }
}
