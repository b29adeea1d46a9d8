package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A seat of a copy that is being changed. */
final class SeatDraft {
    private final Seat seat;
    private Cards cards;
    private boolean folded;
    private List<SplitHand> hands;
    /** A stake that was not counted is empty. */
    private final Map<Wager, Optional<Money>> wagers = new EnumMap<>(Wager.class);

    SeatDraft(Seat seat) {
        this.seat = seat;
        cards = seat.cards();
        folded = seat.folded();
        hands = new ArrayList<>(seat.hands());
        seat.wagers().forEach(wager ->
                wagers.put(wager, seat.isCounted(wager) ? Optional.of(seat.stake(wager)) : Optional.empty()));
    }

    Cards cards() {
        return cards;
    }

    List<SplitHand> hands() {
        return hands;
    }

    void setHands(List<SplitHand> next) {
        hands = new ArrayList<>(next);
    }

    void fold(boolean decision) {
        folded = decision;
    }

    void bet(Wager wager, Money stake) {
        wagers.put(wager, Optional.of(stake));
    }

    void remove(Wager wager) {
        wagers.remove(wager);
    }

    /** Bets on a wager what is bet on another one, if that was made. */
    void betAsMuch(Wager wager, Wager other) {
        if (wagers.containsKey(other)) {
            wagers.put(wager, wagers.get(other));
        }
    }

    /** A card may be named as dealt and again in a hand of a split; all of these are the same card. */
    void replace(Card before, Card after) {
        cards = replaced(cards, before, after);
        hands.replaceAll(hand -> new SplitHand(replaced(hand.cards(), before, after), replaced(hand.drawn(), before, after),
                hand.folded()));
    }

    static Cards replaced(Cards cards, Card before, Card after) {
        List<Card> list = new ArrayList<>(cards.list());
        list.replaceAll(card -> card.equals(before) ? after : card);
        return Cards.of(list);
    }

    Seat build() {
        Seat.Builder builder = Seat.at(seat.number()).cards(cards).folded(folded).unseen(seat.isUnseen());
        seat.player().ifPresent(builder::player);
        wagers.forEach((wager, stake) -> stake.ifPresentOrElse(amount -> builder.bet(wager, amount),
                () -> builder.betUncounted(wager)));
        hands.forEach(builder::hand);
        return builder.build();
    }
}
