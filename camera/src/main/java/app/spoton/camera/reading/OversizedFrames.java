package app.spoton.camera.reading;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.SizeConsistency;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One index that was found twice: as large as its neighbors, and also in a frame about twice as large, together with
 * the pip beside it. Both are read as the same card, and without this that card would seem to lie there twice.
 */
final class OversizedFrames {
    private static final double CLEAR = 0.95;
    private static final double LARGER = 1.5;
    private static final double PARALLEL = 0.8;
    private static final double BESIDE = 0.75;
    private static final double BELOW = 0.6;

    private OversizedFrames() {
    }

    /** @param lone candidates of one index each */
    static List<CardCandidate> without(List<CardCandidate> lone) {
        return lone.stream().filter(card -> !isOversized(card, lone)).collect(Collectors.toList());
    }

    /** Both corners of a card may be found twice, so only the indices of other cards say how large one is. */
    private static boolean isOversized(CardCandidate card, List<CardCandidate> lone) {
        List<CardCandidate> within = lone.stream().filter(other -> isSameCard(card, other))
                .filter(other -> holds(index(card), index(other))).collect(Collectors.toList());
        if (within.isEmpty()) {
            return false;
        }
        SizeConsistency size = new SizeConsistency(lone.stream().filter(other -> !isSameCard(card, other))
                .filter(other -> other.posterior().pBest() >= CLEAR).map(OversizedFrames::index)
                .collect(Collectors.toList()));
        return size.isKnown() && !size.fits(index(card)) && within.stream().anyMatch(other -> size.fits(index(other)));
    }

    private static boolean isSameCard(CardCandidate card, CardCandidate other) {
        return card.posterior().best() == other.posterior().best();
    }

    private static boolean holds(CornerIndex large, CornerIndex small) {
        PicturePoint there = large.seen(small.x(), small.y());
        return large.height() > LARGER * small.height() && large.alignment(small) > PARALLEL
                && Math.abs(there.x()) < BESIDE && Math.abs(there.y()) < BELOW;
    }

    private static CornerIndex index(CardCandidate card) {
        return card.indices().get(0);
    }
}
