package app.spoton.camera;

import app.spoton.engine.card.Card;
import java.util.Optional;

/**
 * A card that the reader sees.
 *
 * @param alone the probabilities from its own print
 * @param posterior the probabilities given that the deck holds each card only once
 * @param indices how many of its corner indices were read; 0 where only its outline shows
 * @param confirmation the evidence besides its reading, if that was in doubt
 */
public record SeenCard(CardQuad place, Posterior alone, Posterior posterior, ReadingVerdict verdict, int indices,
        Confirmation confirmation) {
    public SeenCard(CardQuad place, Posterior alone, Posterior posterior, ReadingVerdict verdict, int indices) {
        this(place, alone, posterior, verdict, indices, Confirmation.NONE);
    }

    public SeenCard movedTo(CardQuad elsewhere) {
        return new SeenCard(elsewhere, alone, posterior, verdict, indices, confirmation);
    }

    public Card card() {
        return posterior.best();
    }

    public Card second() {
        return posterior.second();
    }

    public double p() {
        return posterior.pBest();
    }

    /** The reading that it would have had, if the deck did not hold each card only once. */
    public Optional<Card> insteadOf() {
        return alone.best() == posterior.best() ? Optional.empty() : Optional.of(alone.best());
    }
}
