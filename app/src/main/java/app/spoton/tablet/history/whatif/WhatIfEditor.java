package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The changes that a supervisor makes to the copy of a round. */
public final class WhatIfEditor {
    private final Consumer<UnaryOperator<WhatIf>> copy;

    /** @param copy applies a change to the open copy, if there is one */
    public WhatIfEditor(Consumer<UnaryOperator<WhatIf>> copy) {
        this.copy = copy;
    }

    public void selectCard(int seat, int index) {
        copy.accept(whatIf -> whatIf.withSelected(Optional.of(new WhatIf.SelectedCard(seat, index))));
    }

    public void cancelCard() {
        copy.accept(whatIf -> whatIf.withSelected(Optional.empty()));
    }

    public void replaceCard(Card card) {
        copy.accept(whatIf -> whatIf.withCard(card));
    }

    /** Changes a wager; an empty text removes it, and a text that is not an amount does nothing. */
    public void changeWager(int seat, String wager, String text) {
        Optional<Money> amount = Money.typed(text).filter(money -> money.cents() > 0);
        if (amount.isPresent() || text.isEmpty()) {
            copy.accept(whatIf -> whatIf.withStake(seat, wager, amount));
        }
    }

    /** The wagers that a seat of the copy could add. */
    public List<String> wagersToAdd(WhatIf whatIf, int seat) {
        return whatIf.wagersToAdd(seat);
    }

    public void addWager(int seat, String wager) {
        copy.accept(whatIf -> whatIf.withWager(seat, wager));
    }

    public void fold(int seat, boolean folded) {
        copy.accept(whatIf -> whatIf.withFolded(seat, folded));
    }

    /** @param hand of a split, 0 or 1 */
    public void foldHand(int seat, int hand, boolean folded) {
        copy.accept(whatIf -> whatIf.withHandFolded(seat, hand, folded));
    }

    /** Moves a card of a split to the other hand. */
    public void moveCard(int seat, Card card) {
        copy.accept(whatIf -> whatIf.withMoved(seat, card));
    }
}
