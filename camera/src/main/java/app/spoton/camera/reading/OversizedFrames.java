package app.spoton.camera.reading;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.SizeConsistency;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One index that was found twice: as large as its neighbors, and also in a frame about twice as large, together with
 * the pip beside it. If both are read as the same card, that card would seem to lie there twice; if the large one is
 * doubtful, it would be asked about.
 */
final class OversizedFrames {
    private static final double CLEAR = 0.95;
    private static final double DOUBTFUL = 0.9;
    private static final double LARGER = 1.5;
    /** No index is printed on another one, so less is enough where one of them is clear and the other is not. */
    private static final double DOUBTFULLY_LARGER = 1.4;
    private static final double PARALLEL = 0.8;
    private static final double BESIDE = 0.75;
    private static final double BELOW = 0.6;

    private OversizedFrames() {
    }

    /** @param lone candidates of one index each */
    static List<CardCandidate> without(List<CardCandidate> lone) {
        return withoutRepeats(lone.stream()
                .filter(card -> lone.stream().noneMatch(other -> isDoubtfullyAround(card, other)))
                .collect(Collectors.toList()));
    }

    private static boolean isDoubtfullyAround(CardCandidate card, CardCandidate other) {
        return card.posterior().pBest() < DOUBTFUL && other.posterior().pBest() >= CLEAR
                && holds(index(card), index(other), DOUBTFULLY_LARGER);
    }

    private static List<CardCandidate> withoutRepeats(List<CardCandidate> lone) {
        List<CardCandidate> twice = lone.stream().filter(card -> !within(card, lone).isEmpty())
                .collect(Collectors.toList());
        if (twice.isEmpty()) {
            return lone;
        }
        // Both corners of a card may be found twice, and so may its neighbor: only the others say how large an index is.
        SizeConsistency size = new SizeConsistency(lone.stream().filter(card -> card.posterior().pBest() >= CLEAR)
                .filter(card -> !twice.contains(card)).map(OversizedFrames::index).collect(Collectors.toList()));
        return lone.stream().filter(card -> !size.isKnown() || size.fits(index(card))
                || within(card, lone).stream().noneMatch(small -> size.fits(index(small))))
                .collect(Collectors.toList());
    }

    /** The smaller findings of the same index. */
    private static List<CardCandidate> within(CardCandidate card, List<CardCandidate> lone) {
        return lone.stream().filter(other -> card.posterior().best() == other.posterior().best()
                && holds(index(card), index(other), LARGER)).collect(Collectors.toList());
    }

    private static boolean holds(CornerIndex large, CornerIndex small, double larger) {
        PicturePoint there = large.seen(small.x(), small.y());
        return large.height() > larger * small.height() && large.alignment(small) > PARALLEL
                && Math.abs(there.x()) < BESIDE && Math.abs(there.y()) < BELOW;
    }

    private static CornerIndex index(CardCandidate card) {
        return card.indices().get(0);
    }
}
