package app.spoton.tablet.trainer.question;

import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Row;
import java.util.List;
import java.util.Optional;

/**
 * Why something is so: a sentence of the screen's, and the words to put into it.
 *
 * @param words in the order in which the sentence has them
 */
public record Reason(Kind kind, List<Argument> arguments) {
    /** The sentences there are. */
    public enum Kind {
        FOLDED, PLAY_RETURNED, PLAY_WINS_UNQUALIFIED, ANTE_PUSHES_UNQUALIFIED,
        BEATS, LOSES, TIES, TIE_WINS, KICKER_WINS, KICKER_LOSES, RANK_WINS, RANK_LOSES,
        ROW_PAYS, ROW_PUSHES, NOT_ON_TABLE, BEATS_AND_ROW_PAYS, BUSTED, INSTANT,
        MONSTER_TOO_LOW, MONSTER_LOST, MONSTER_TIED,
        BONUS_PUSHES, BONUS_LOST,
        BAD_BEAT_PAYS, BAD_BEAT_TIE, BAD_BEAT_TOO_LOW,
        METER_PAYS, ENVY_PAID, ENVY_OWN, NO_ENVY,
        HAND_IS, WHEEL, NOT_AROUND_THE_CORNER, CARDS_PLAY, UP_CARD_PLAYS,
        DEALER_ALWAYS_QUALIFIES, QUALIFIES, DOES_NOT_QUALIFY,
        IN_ORDER, SEAT_TOTAL, INSTANT_MUST_BE_KEPT, NO_INSTANT, ANY_SPLIT, DRAW,
        NOTHING_WRONG
    }

    /** A word of a sentence that depends on the round. */
    public sealed interface Argument {
        /** A hand, with the rank that decides first where the hand is held against others. */
        record HandArgument(Category category, Optional<Rank> top) implements Argument {
        }

        /** A row of a paytable. */
        record RowArgument(Row row) implements Argument {
        }

        /** A price. */
        record OddsArgument(Odds odds) implements Argument {
        }

        /** An amount. */
        record MoneyArgument(Money amount) implements Argument {
        }

        /** A rank. */
        record RankArgument(Rank rank) implements Argument {
        }

        /**
         * What becomes of a hand of a split before the dealer's is looked at.
         *
         * @param held how many cards the player put there
         * @param drawn how many are dealt to it
         */
        record SplitHandArgument(SplitHandStatus status, int held, int drawn) implements Argument {
            /** Whether a hand goes on. */
            public enum SplitHandStatus {
                PLAYED, FOLDED, PAID
            }
        }

        /** A seat's number, a paytable's name: what is written as it is. */
        record TextArgument(String text) implements Argument {
        }
    }

    public Reason {
        arguments = List.copyOf(arguments);
    }

    static Reason of(Kind kind, Argument... arguments) {
        return new Reason(kind, List.of(arguments));
    }

    static Argument hand(MadeHand hand) {
        Optional<Rank> top = hand instanceof Hand ranked
                ? Optional.of(Rank.values()[HandOrder.topRank(ranked.value())]) : Optional.empty();
        return new Argument.HandArgument(hand.category(), top);
    }
}
