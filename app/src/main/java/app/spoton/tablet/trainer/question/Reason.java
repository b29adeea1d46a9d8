package app.spoton.tablet.trainer.question;

import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import java.util.List;

/**
 * The reason for an answer: a sentence, and the arguments to fill in.
 *
 * @param arguments in the order of the sentence
 */
public record Reason(Kind kind, List<Argument> arguments) {
    /** The sentences. */
    public enum Kind {
        FOLDED, PLAY_RETURNED, PLAY_WINS_UNQUALIFIED, ANTE_PUSHES_UNQUALIFIED,
        BEATS, LOSES, TIES, TIE_WINS, CLOSE_WIN, CLOSE_LOSS,
        ROW_PAYS, ROW_PUSHES, NOT_ON_PAYTABLE, BEATS_AND_ROW_PAYS, BUSTED, INSTANT_WINNER,
        MONSTER_TOO_LOW, MONSTER_LOST, MONSTER_TIED,
        BONUS_PUSHES, BONUS_LOST,
        BAD_BEAT_PAYS, BAD_BEAT_TIE, BAD_BEAT_TOO_LOW,
        METER_PAYS, ENVY_PAID, ENVY_OWN, NO_ENVY,
        HAND_IS, LOW_ACE, NO_WRAPAROUND_STRAIGHT, CARDS_PLAY, UP_CARD_PLAYS,
        QUALIFIES, DOES_NOT_QUALIFY,
        WAGER_ORDER, SEAT_ORDER, FOLDED_FIRST, WAGER_FIRST, SEAT_TOTAL, INSTANT_WINNER_KEPT, NO_INSTANT_WINNER, DRAW,
        NOTHING_WRONG,
        STEP_FOLLOWS, STEP_ORDER, STEP_BETWEEN, STEP_IS_OF, RULED, DECIDED
    }

    /** A part of a sentence that depends on the round. */
    public sealed interface Argument {
        /**
         * A hand as a dealer says it.
         *
         * @param words without an article
         */
        record HandArgument(String words, String withArticle) implements Argument {
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

        /** Wagers in order. */
        record WagersArgument(List<Wager> wagers) implements Argument {
            public WagersArgument {
                wagers = List.copyOf(wagers);
            }
        }

        /** A rank. */
        record RankArgument(Rank rank) implements Argument {
        }

        /**
         * What happens to a split hand before it is compared with the dealer's.
         *
         * @param held how many cards the player put in it
         * @param drawn how many are dealt to it
         */
        record SplitHandArgument(SplitHandStatus status, int held, int drawn) implements Argument {
            /** Whether a split hand plays on. */
            public enum SplitHandStatus {
                PLAYED, FOLDED, PAID
            }
        }

        /** Text that is shown as it is: a seat's number, a paytable's name. */
        record TextArgument(String text) implements Argument {
        }
    }

    public Reason {
        arguments = List.copyOf(arguments);
    }

    public static Reason of(Kind kind, Argument... arguments) {
        return new Reason(kind, List.of(arguments));
    }

    public static Argument hand(MadeHand hand) {
        return new Argument.HandArgument(HandWords.of(hand), HandWords.withArticle(hand));
    }
}
