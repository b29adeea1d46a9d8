package app.spoton.camera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.reading.finding.CornerIndex;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Cards lie flat, so of two overlapping cards one is on top. An index that is visible on another card belongs to a card
 * on top, which hides what is under it. If it would hide the other card's index, but that one is clearly visible, it is
 * not an index but part of the other card's picture.
 */
final class FlatCards {
    private static final double CLEAR = 0.95;
    private static final double DOUBTFUL = 0.9;
    /** Cards are taken for this much smaller than they are: indices are not all printed in the same place. */
    private static final double INNER = 0.75;

    private final double indexHeight;

    /** @param indexHeight of a standard index, in pixels; 0 where it is not known how large cards are */
    FlatCards(double indexHeight) {
        this.indexHeight = indexHeight;
    }

    /** Without the lone doubtful indices that cannot be there. */
    List<CardCandidate> possible(List<CardCandidate> cards) {
        if (indexHeight <= 0) {
            return cards;
        }
        List<CardCandidate> clear = cards.stream().filter(card -> card.posterior().pBest() >= CLEAR)
                .collect(Collectors.toList());
        return cards.stream().filter(card -> card.indices().size() > 1 || card.posterior().pBest() >= DOUBTFUL
                || clear.stream().noneMatch(other -> hideEachOther(card, other)))
                .collect(Collectors.toList());
    }

    /** Two corners of one card that are read differently are not dropped: they show that one of them is misread. */
    private boolean hideEachOther(CardCandidate lone, CardCandidate clear) {
        CornerIndex index = lone.indices().get(0);
        return !CornerFusion.clash(lone, clear)
                && clear.indices().stream().anyMatch(other -> inside(index, other) && inside(other, index));
    }

    /** Whether an index lies well inside the card that another one belongs to. */
    private boolean inside(CornerIndex index, CornerIndex of) {
        CardQuad card = of.resized(indexHeight / of.height()).standardCard();
        PicturePoint center = card.center();
        return card.covers(new PicturePoint(center.x() + (index.x() - center.x()) / INNER,
                center.y() + (index.y() - center.y()) / INNER));
    }
}
