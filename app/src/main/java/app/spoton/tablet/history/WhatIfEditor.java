package app.spoton.tablet.history;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What a supervisor tries on the copy of a round. */
public final class WhatIfEditor {
    private final Catalog catalog;
    private final Consumer<UnaryOperator<WhatIf>> copy;

    /** @param copy changes the copy that is being tried, if there is one */
    WhatIfEditor(Catalog catalog, Consumer<UnaryOperator<WhatIf>> copy) {
        this.catalog = catalog;
        this.copy = copy;
    }

    public void touchCard(int seat, int index) {
        copy.accept(tried -> tried.focusedOn(Optional.of(new WhatIf.CardAt(seat, index))));
    }

    public void leaveCard() {
        copy.accept(tried -> tried.focusedOn(Optional.empty()));
    }

    public void putCard(Card card) {
        copy.accept(tried -> tried.withCard(card, catalog));
    }

    /** Another stake on a spot; an empty text takes the wager away, and what is no amount does nothing. */
    public void putStake(int seat, String wager, String text) {
        Optional<Money> amount = Money.parse(text).filter(money -> money.cents() > 0);
        if (amount.isPresent() || text.isEmpty()) {
            copy.accept(tried -> tried.withStake(seat, wager, amount, catalog));
        }
    }

    /** The wagers that a seat of a copy could make besides. */
    public List<String> wagersToAdd(WhatIf tried, int seat) {
        return tried.wagersToAdd(seat, catalog);
    }

    public void addWager(int seat, String wager) {
        copy.accept(tried -> tried.withWager(seat, wager, catalog));
    }

    public void fold(int seat, boolean folded) {
        copy.accept(tried -> tried.withFolded(seat, folded, catalog));
    }

    /** @param hand of a split, 0 or 1 */
    public void foldHand(int seat, int hand, boolean folded) {
        copy.accept(tried -> tried.withHandFolded(seat, hand, folded, catalog));
    }

    /** A card of a split goes to the other hand. */
    public void moveCard(int seat, Card card) {
        copy.accept(tried -> tried.withMoved(seat, card, catalog));
    }
}
