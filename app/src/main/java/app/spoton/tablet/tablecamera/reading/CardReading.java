package app.spoton.tablet.tablecamera.reading;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.Optional;

/** A card according to one reading of the table. Immutable; two readings are never equal. */
public final class CardReading {
    private final int seat;
    private final PicturePoint at;
    private final SeenCard card;
    private final byte[] crop;

    /**
     * A card that was seen.
     *
     * @param seat whose region it is in, or the dealer
     * @param at where, in millimeters on the table
     * @param crop a JPEG of it, to ask with; empty where there is nothing to ask
     */
    public CardReading(int seat, PicturePoint at, SeenCard card, byte... crop) {
        this.seat = seat;
        this.at = at;
        this.card = card;
        this.crop = crop.clone();
    }

    public int seat() {
        return seat;
    }

    public SeenCard card() {
        return card;
    }

    public byte[] crop() {
        return crop.clone();
    }

    /** What it is, where the camera is certain. */
    public Optional<Card> certain() {
        return card.verdict() == ReadingVerdict.CERTAIN ? Optional.of(card.card()) : Optional.empty();
    }

    boolean isUnreadable() {
        return card.verdict() == ReadingVerdict.INCOMPLETE;
    }

    double p(Card reading) {
        return card.posterior().p(reading);
    }

    public double distance(CardReading other) {
        return at.distance(other.at);
    }

    @Override
    public String toString() {
        return seat + ": " + card.card() + " " + card.verdict();
    }
}
