package app.spoton.camera.questions;

import app.spoton.engine.card.Card;
import java.util.List;

/** Settles a round with the engine, as far as the questions need it. */
public interface Payouts {
    /**
     * What is paid if the cards are these, in the order in which they were handed over: two lists of cards settle alike
     * exactly if their fingerprints are equal. A round that cannot be settled has its own fingerprint.
     */
    String settle(List<Card> cards);
}
