package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.value.OracleCards;
import java.util.function.Supplier;

/** Rare hands and edge cases of the rules, which random dealing would produce too rarely. */
final class StackedHands {
    private final Deck deck;

    StackedHands(Deck deck) {
        this.deck = deck;
    }

    /** A hand with these cards, tried a few times; a random hand if they have been dealt. */
    int[] hand(int size, Supplier<int[]> wanted) {
        for (int i = 0; i < 20; i++) {
            int[] cards = wanted.get();
            if (cards.length <= size && deck.take(cards)) {
                return deck.fill(size, cards);
            }
        }
        return deck.fill(size);
    }

    private int rank() {
        return deck.pick(2, OracleCards.ACE);
    }

    /** For a player's five cards or a dealer's five or six, of which the best four count. */
    int[] four(int size) {
        return hand(size, () -> switch (deck.pick(0, 21)) {
            case 0 -> deck.sets(OracleCards.ACE, 4);
            case 1, 2 -> deck.sets(rank(), 4);
            case 3, 4 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, true);
            case 5 -> deck.sequence(OracleCards.ACE, 4, true);
            case 6 -> deck.sequence(4, 4, true);
            case 7 -> deck.sets(rank(), 3);
            case 8 -> deck.flush(4);
            case 9 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, false);
            case 10 -> deck.sequence(4, 4, false);
            case 11 -> deck.sets(rank(), 2, rank(), 2);
            case 12 -> deck.sets(OracleCards.ACE, 2);
            case 13 -> deck.sets(deck.pick(OracleCards.QUEEN, OracleCards.KING), 2);
            case 14 -> deck.sets(deck.pick(2, OracleCards.JACK), 2);
            case 15, 16 -> deck.high(deck.pick(OracleCards.QUEEN, OracleCards.KING), size);
            case 17 -> deck.high(deck.pick(9, OracleCards.ACE), size);
            default -> five();
        });
    }

    /** Hands that matter for a bad beat. */
    int[] twoPairOrBetter(int size) {
        return hand(size, () -> switch (deck.pick(0, 5)) {
            case 0 -> deck.sets(rank(), 4);
            case 1 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, true);
            case 2 -> deck.sets(rank(), 3);
            case 3 -> deck.flush(4);
            case 4 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, false);
            default -> deck.sets(rank(), 2, rank(), 2);
        });
    }

    /** Hands that win a meter or pay envy to others. */
    int[] jackpot() {
        return hand(5, () -> switch (deck.pick(0, 4)) {
            case 0 -> deck.sets(OracleCards.ACE, 4);
            case 1 -> deck.sequence(OracleCards.ACE, 5, true);
            case 2 -> deck.sequence(deck.pick(5, OracleCards.KING), 5, true);
            case 3 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, true);
            default -> deck.sets(rank(), 4);
        });
    }

    /** For the Multi-Game Link. */
    int[] five() {
        return switch (deck.pick(0, 6)) {
            case 0 -> deck.sequence(OracleCards.ACE, 5, true);
            case 1 -> deck.sequence(deck.pick(5, OracleCards.KING), 5, true);
            case 2 -> deck.sequence(5, 5, deck.oneIn(2));
            case 3 -> deck.sets(rank(), 3, rank(), 2);
            case 4 -> deck.flush(5);
            case 5 -> deck.sequence(deck.pick(5, OracleCards.ACE), 5, false);
            default -> deck.sets(rank(), 4);
        };
    }

    /** For the dealer in 3 Card Fury (three cards) or in 4 Card Split (four, one of them random). */
    int[] three(int size) {
        return hand(size, () -> switch (deck.pick(0, 9)) {
            case 0 -> deck.sequence(OracleCards.ACE, 3, true);
            case 1 -> deck.sequence(deck.pick(3, OracleCards.KING), 3, true);
            case 2 -> deck.sets(rank(), 3);
            case 3 -> deck.sequence(deck.pick(3, OracleCards.ACE), 3, false);
            case 4 -> deck.flush(3);
            case 5 -> deck.sets(rank(), 2);
            case 6 -> deck.high(OracleCards.QUEEN, size);
            case 7 -> deck.high(OracleCards.KING, size);
            case 8 -> deck.high(OracleCards.JACK, size);
            default -> deck.high(OracleCards.ACE, size);
        });
    }

    /** Three-card hands that can tie or win the Busted Monster price. */
    int[] straightOrBetter(int size) {
        return hand(size, () -> switch (deck.pick(0, 4)) {
            case 0 -> deck.sequence(OracleCards.ACE, 3, true);
            case 1, 2 -> deck.sequence(deck.pick(3, OracleCards.KING), 3, true);
            case 3 -> deck.sets(rank(), 3);
            default -> deck.sequence(deck.pick(3, OracleCards.ACE), 3, false);
        });
    }

    /** Four cards that pay most on a blind or the royal family, or that contain several instant winners. */
    int[] severalWinners() {
        return hand(4, () -> switch (deck.pick(0, 6)) {
            case 0 -> deck.sequence(OracleCards.ACE, 4, true);
            case 4 -> deck.sequence(OracleCards.ACE, 3, true);
            case 1 -> deck.sets(rank(), 4);
            case 2 -> deck.sequence(deck.pick(4, OracleCards.KING), 4, true);
            case 3 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, false);
            default -> straightAndFlush();
        });
    }

    /** A player's four cards in 3 Card Fury or 4 Card Split. */
    int[] threeOfFour() {
        return hand(4, () -> switch (deck.pick(0, 18)) {
            case 0 -> deck.sequence(OracleCards.ACE, 4, true);
            case 1 -> deck.sets(rank(), 4);
            case 2 -> deck.sequence(deck.pick(4, OracleCards.KING), 4, true);
            case 3 -> deck.sequence(4, 4, deck.oneIn(2));
            case 4, 5 -> deck.sequence(OracleCards.ACE, 3, true);
            case 6 -> deck.sequence(deck.pick(3, OracleCards.KING), 3, true);
            case 7 -> deck.sets(rank(), 3);
            case 8 -> deck.flush(4);
            case 9 -> deck.sequence(deck.pick(4, OracleCards.ACE), 4, false);
            case 10 -> deck.sequence(deck.pick(3, OracleCards.ACE), 3, false);
            case 11 -> deck.flush(3);
            case 12 -> straightAndFlush();
            case 13, 14 -> deck.sets(rank(), 2, rank(), 2);
            case 15 -> deck.sets(deck.pick(10, OracleCards.ACE), 2);
            case 16 -> deck.sets(deck.pick(2, 9), 2);
            default -> deck.high(deck.pick(6, OracleCards.ACE), 4);
        });
    }

    /** Four cards with three in sequence and three of one suit, but not the same three. */
    private int[] straightAndFlush() {
        int[] cards = deck.sequence(deck.pick(5, OracleCards.ACE), 3, true);
        int suit = OracleCards.suit(cards[0]);
        int moved = deck.pick(0, 2);
        cards[moved] = OracleCards.of(OracleCards.rank(cards[moved]), (suit + deck.pick(1, 3)) % 4);
        return new int[] {cards[0], cards[1], cards[2], OracleCards.of(rank(), suit)};
    }

    /** Seven shuffled cards, three of them the dealer's, for the 7 Card Bonus. */
    int[] seven() {
        int[] seven = hand(7, () -> switch (deck.pick(0, 8)) {
            case 0, 1 -> deck.sequence(deck.pick(7, OracleCards.ACE), 7, true);
            case 2, 3 -> deck.sequence(deck.pick(6, OracleCards.ACE), 6, true);
            case 4 -> deck.sets(rank(), 3, rank(), 3);
            case 5 -> deck.sets(rank(), 3);
            default -> five();
        });
        deck.shuffle(seven);
        return seven;
    }
}
