package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.hand.Category;
import app.spoton.engine.paytable.Row;
import java.util.ArrayList;
import java.util.List;

/** Cards that make a hand of a given kind. The cards dealt with them may make a better one, so the result is checked. */
final class HandShapes {
    private final Shoe shoe;

    HandShapes(Shoe shoe) {
        this.shoe = shoe;
    }

    /** A hand of this category among as many cards. */
    List<Card> of(Category category, int size) {
        return switch (category) {
            case HIGH_CARD -> apart(shoe.rank(), size);
            case PAIR -> alike(shoe.rank(), 2);
            case TWO_PAIR -> twoRanks(2, 2);
            case THREE_OF_A_KIND -> alike(shoe.rank(), 3);
            case FOUR_OF_A_KIND -> alike(shoe.rank(), 4);
            case FULL_HOUSE -> twoRanks(3, 2);
            case STRAIGHT -> straight(top(size), size);
            case FLUSH -> suited(size);
            case STRAIGHT_FLUSH -> straightFlush(top(size), size, shoe.suit());
            case MINI_ROYAL -> straightFlush(Rank.ACE, 3, shoe.suit());
            case ROYAL_FLUSH -> straightFlush(Rank.ACE, size, shoe.suit());
        };
    }

    /** Cards that make the hand of a paytable row. */
    List<Card> of(Row row, int size) {
        return switch (row) {
            case FOUR_ACES -> alike(Rank.ACE, 4);
            case PAIR_OF_ACES -> alike(Rank.ACE, 2);
            case PAIR_OF_QUEENS -> alike(atLeast(Rank.QUEEN), 2);
            case PAIR_OF_TENS -> alike(atLeast(Rank.TEN), 2);
            case SPADE_MINI_ROYAL -> straightFlush(Rank.ACE, 3, Suit.SPADES);
            case ROYAL_FAMILY -> straightFlush(Rank.ACE, 4, shoe.suit());
            case OTHERS -> of(shoe.oneIn(2) ? Category.PAIR : Category.HIGH_CARD, size);
            case STRAIGHT_FLUSH_OR_BETTER ->
                    of(shoe.oneIn(2) ? Category.STRAIGHT_FLUSH : Category.FOUR_OF_A_KIND, size);
            case FOUR_CARD_STRAIGHT_FLUSH -> of(Category.STRAIGHT_FLUSH, 4);
            case FOUR_CARD_FLUSH_OR_STRAIGHT -> of(shoe.oneIn(2) ? Category.FLUSH : Category.STRAIGHT, 4);
            case THREE_CARD_STRAIGHT_FLUSH, THREE_CARD_STRAIGHT, THREE_CARD_FLUSH -> of(row.category(), 3);
            case SEVEN_CARD_STRAIGHT_FLUSH -> of(Category.STRAIGHT_FLUSH, 7);
            case SIX_CARD_STRAIGHT_FLUSH -> of(Category.STRAIGHT_FLUSH, 6);
            case FIVE_CARD_ROYAL_FLUSH, FIVE_CARD_STRAIGHT_FLUSH, FIVE_CARD_FLUSH, FIVE_CARD_STRAIGHT ->
                    of(row.category(), 5);
            default -> of(row.category(), size);
        };
    }

    /** Ace low: A-2-3, A-2-3-4. */
    List<Card> wheel(int size) {
        return straight(Rank.values()[size - 2], size);
    }

    /** King, ace and two, which look like a straight around the corner and are none. */
    List<Card> aroundTheCorner(int size) {
        List<Card> cards = new ArrayList<>(List.of(Card.of(Rank.KING, shoe.suit()), Card.of(Rank.ACE, shoe.suit()),
                Card.of(Rank.TWO, shoe.suit())));
        if (size > 3) {
            cards.add(Card.of(shoe.oneIn(2) ? Rank.QUEEN : Rank.THREE, shoe.suit()));
        }
        return cards;
    }

    /** The same ranks in other suits, as far as there are any. */
    List<Card> sameRanks(List<Card> cards) {
        List<Card> same = new ArrayList<>();
        int turn = 1 + shoe.nextInt(3);
        for (Card card : cards) {
            same.add(Card.of(card.rank(), Suit.values()[(card.suit().ordinal() + turn) % 4]));
        }
        return same;
    }

    /** No two alike, no higher than this. */
    List<Card> apart(Rank top, int size) {
        List<Rank> lower = new ArrayList<>(shoe.shuffled(List.of(Rank.values()).subList(0, top.ordinal())));
        List<Card> cards = new ArrayList<>(List.of(Card.of(top, Suit.CLUBS)));
        for (int at = 0; cards.size() < size && at < lower.size(); at++) {
            cards.add(Card.of(lower.get(at), Suit.values()[cards.size() % 4]));
        }
        return cards;
    }

    List<Card> alike(Rank rank, int count) {
        List<Card> cards = new ArrayList<>();
        for (Suit suit : shoe.shuffled(List.of(Suit.values())).subList(0, count)) {
            cards.add(Card.of(rank, suit));
        }
        return cards;
    }

    private List<Card> twoRanks(int first, int second) {
        List<Rank> ranks = shoe.shuffled(List.of(Rank.values()));
        List<Card> cards = alike(ranks.get(0), first);
        cards.addAll(alike(ranks.get(1), second));
        return cards;
    }

    private List<Card> straight(Rank top, int size) {
        List<Card> cards = new ArrayList<>();
        for (int down = 0; down < size; down++) {
            cards.add(Card.of(below(top, down), down == 0 ? Suit.HEARTS : shoe.suit()));
        }
        return cards;
    }

    List<Card> straightFlush(Rank top, int size, Suit suit) {
        List<Card> cards = new ArrayList<>();
        for (int down = 0; down < size; down++) {
            cards.add(Card.of(below(top, down), suit));
        }
        return cards;
    }

    private List<Card> suited(int size) {
        Suit suit = shoe.suit();
        List<Card> cards = new ArrayList<>();
        for (Rank rank : shoe.shuffled(List.of(Rank.values())).subList(0, size)) {
            cards.add(Card.of(rank, suit));
        }
        return cards;
    }

    /** The highest card that a straight of this size can have, the lowest of them one in four times. */
    private Rank top(int size) {
        int lowest = size - 2;
        return Rank.values()[shoe.oneIn(4) ? lowest : lowest + shoe.nextInt(13 - lowest)];
    }

    /** The rank so many steps down; below the two there is the ace. */
    private static Rank below(Rank top, int steps) {
        return Rank.values()[Math.floorMod(top.ordinal() - steps, 13)];
    }

    private Rank atLeast(Rank lowest) {
        return Rank.values()[lowest.ordinal() + shoe.nextInt(13 - lowest.ordinal())];
    }
}
