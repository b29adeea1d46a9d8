package app.spoton.tablet.table.round.seat;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A seat of a round in progress. Immutable.
 *
 * @param cards the cards dealt, as far as known
 * @param folded in a split game: all four cards at once
 * @param hands the two hands of a split, whose cards are together those dealt; empty in other games
 */
public record SeatInPlay(int number, Map<Wager, Stake> stakes, Cards cards, boolean folded, List<SplitHand> hands) {
    private static final int FULL_HAND_OF_SPLIT = 3;

    public SeatInPlay {
        EnumMap<Wager, Stake> sorted = new EnumMap<>(Wager.class);
        sorted.putAll(stakes);
        stakes = Collections.unmodifiableMap(sorted);
        hands = List.copyOf(hands);
    }

    public static SeatInPlay empty(int number, Game game) {
        SplitHand none = new SplitHand(Cards.NONE, Cards.NONE, false);
        return new SeatInPlay(number, Map.of(), Cards.NONE, false,
                SpotLayout.isSplit(game) ? List.of(none, none) : List.of());
    }

    public boolean isInPlay() {
        return !stakes.isEmpty();
    }

    public boolean made(Wager wager) {
        return stakes.containsKey(wager);
    }

    public Stake stake(Wager wager) {
        return stakes.getOrDefault(wager, Stake.NONE);
    }

    /** All that the seat has bet; empty if a wager was not counted. */
    public Optional<Money> wagered() {
        return stakes.values().stream().anyMatch(Stake::isUncounted) ? Optional.empty()
                : Optional.of(stakes.values().stream().map(Stake::amount).reduce(Money.ZERO, Money::plus));
    }

    /** Whether the seat's only hand (0), or one of a split (0 or 1), is folded. */
    public boolean isFolded(int hand) {
        return folded || (!hands.isEmpty() && hands.get(hand).folded());
    }

    /** The cards at a place: those dealt (0), or drawn to the first (1) or second (2) hand of a split. */
    public Cards cardsAt(int hand) {
        return hand == 0 ? cards : hands.get(hand - 1).drawn();
    }

    /** How many cards belong at a place. */
    public int capacity(Game game, int hand) {
        if (hand == 0) {
            return game.playerCards();
        }
        boolean draws = made(SpotLayout.play(game, hand - 1)) && !isFolded(hand - 1);
        return draws ? Math.max(0, FULL_HAND_OF_SPLIT - hands.get(hand - 1).cards().size()) : 0;
    }

    /** How many are still to come there. */
    public int missing(Game game, int hand) {
        return Math.max(0, capacity(game, hand) - cardsAt(hand).size());
    }

    /** A stake on a spot; {@link Stake#NONE} takes the chips off it. */
    public SeatInPlay withStake(Wager wager, Stake stake) {
        Map<Wager, Stake> changed = new EnumMap<>(Wager.class);
        changed.putAll(stakes);
        if (stake.isMade()) {
            changed.put(wager, stake);
        } else {
            changed.remove(wager);
        }
        return new SeatInPlay(number, changed, cards, folded, hands);
    }

    public SeatInPlay withFolded(boolean all) {
        return new SeatInPlay(number, stakes, cards, all, hands);
    }

    /** One hand of a split folded or not; what was drawn to a hand that is folded goes away with it. */
    public SeatInPlay withHandFolded(int hand, boolean decision) {
        SplitHand was = hands.get(hand);
        return withHand(hand, new SplitHand(was.cards(), decision ? Cards.NONE : was.drawn(), decision));
    }

    private SeatInPlay withHand(int hand, SplitHand now) {
        List<SplitHand> changed = new ArrayList<>(hands);
        changed.set(hand, now);
        return new SeatInPlay(number, stakes, cards, folded, changed);
    }

    /** A card at an index: replaces the card there, or follows the last one. */
    public SeatInPlay withCard(int hand, int index, Card card) {
        if (hand > 0) {
            SplitHand was = hands.get(hand - 1);
            return withHand(hand - 1, new SplitHand(was.cards(), set(was.drawn(), index, card), was.folded()));
        }
        Cards now = set(cards, index, card);
        if (hands.isEmpty()) {
            return new SeatInPlay(number, stakes, now, folded, hands);
        }
        return new SeatInPlay(number, stakes, now, folded, handsWith(index, card));
    }

    /** All the cards of a position. In a split game they start in the first hand and must be split again. */
    public SeatInPlay withCards(int hand, Cards now) {
        if (hand > 0) {
            SplitHand was = hands.get(hand - 1);
            return withHand(hand - 1, new SplitHand(was.cards(), now, was.folded()));
        }
        SeatInPlay dealt = new SeatInPlay(number, stakes, now, folded, hands);
        return hands.isEmpty() ? dealt : dealt.split(now);
    }

    /** A replaced card stays in its hand of the split; a new card goes to the first hand. */
    private List<SplitHand> handsWith(int index, Card card) {
        List<SplitHand> changed = new ArrayList<>(hands);
        for (int hand = 0; hand < 2; hand++) {
            SplitHand was = hands.get(hand);
            int place = index < cards.size() ? was.cards().list().indexOf(Card.of(cards.index(index))) : -1;
            if (place >= 0 || (hand == 0 && index >= cards.size())) {
                int at = place >= 0 ? place : was.cards().size();
                changed.set(hand, new SplitHand(set(was.cards(), at, card), was.drawn(), was.folded()));
            }
        }
        return changed;
    }

    /** Splits the seat: these cards in one hand, the rest in the other. Clears decisions and draws. */
    public SeatInPlay split(Cards first) {
        List<Card> second = new ArrayList<>(cards.list());
        second.removeAll(first.list());
        return new SeatInPlay(number, stakes, cards, false, List.of(new SplitHand(first, Cards.NONE, false),
                new SplitHand(Cards.of(second), Cards.NONE, false)))
                .withStake(Wager.PLAY_1, Stake.NONE).withStake(Wager.PLAY_2, Stake.NONE);
    }

    /** The seat without any cards; its wagers and its fold stay. */
    public SeatInPlay withoutCards() {
        SplitHand none = new SplitHand(Cards.NONE, Cards.NONE, false);
        return new SeatInPlay(number, stakes, Cards.NONE, folded, hands.isEmpty() ? hands : List.of(none, none));
    }

    /** Four cards that are all in one hand are not split yet, which the engine knows as no hands. */
    public SeatInPlay withoutUnfinishedSplit() {
        boolean split = hands.stream().allMatch(hand -> hand.cards().size() > 0);
        return split ? this : new SeatInPlay(number, stakes, cards, folded, List.of());
    }

    /** A split hand that has not drawn all its cards counts as one that has drawn none. */
    public SeatInPlay withoutIncompleteDraws(Game game) {
        SeatInPlay known = this;
        for (int hand = 1; hand <= hands.size(); hand++) {
            if (missing(game, hand) > 0) {
                known = known.withCards(hand, Cards.NONE);
            }
        }
        return known;
    }

    /** The seat in the engine's terms. */
    public Seat seat() {
        return seat(Optional.empty(), false);
    }

    public Seat seat(Optional<String> player, boolean unseen) {
        Seat.Builder seat = Seat.at(number).cards(cards).folded(folded).unseen(unseen);
        player.ifPresent(seat::player);
        stakes.forEach((wager, stake) -> {
            if (stake.isCounted()) {
                seat.bet(wager, stake.amount());
            } else {
                seat.betUncounted(wager);
            }
        });
        if (!folded) {
            hands.forEach(seat::hand);
        }
        return seat.build();
    }

    public static Cards set(Cards cards, int index, Card card) {
        List<Card> changed = new ArrayList<>(cards.list());
        if (index < changed.size()) {
            changed.set(index, card);
        } else {
            changed.add(card);
        }
        return Cards.of(changed);
    }
}
