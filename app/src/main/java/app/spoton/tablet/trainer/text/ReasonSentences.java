package app.spoton.tablet.trainer.text;

import app.spoton.tablet.R;
import app.spoton.tablet.trainer.question.Reason;

/** The string resource of each reason. */
final class ReasonSentences {
    private ReasonSentences() {
    }

    static int of(Reason.Kind kind) {
        return switch (kind) {
            case STEP_FOLLOWS -> R.string.reason_step_follows;
            case STEP_ORDER -> R.string.reason_step_order;
            case STEP_BETWEEN -> R.string.reason_step_between;
            case STEP_IS_OF -> R.string.reason_step_is_of;
            case RULED -> R.string.reason_ruled;
            case DECIDED -> R.string.reason_decided;
            case FOLDED -> R.string.reason_folded;
            case PLAY_RETURNED -> R.string.reason_play_returned;
            case PLAY_WINS_UNQUALIFIED -> R.string.reason_play_wins_unqualified;
            case ANTE_PUSHES_UNQUALIFIED -> R.string.reason_ante_pushes_unqualified;
            case BEATS -> R.string.reason_beats;
            case LOSES -> R.string.reason_loses;
            case TIES -> R.string.reason_ties;
            case TIE_WINS -> R.string.reason_tie_wins;
            case CLOSE_WIN -> R.string.reason_close_win;
            case CLOSE_LOSS -> R.string.reason_close_loss;
            case ROW_PAYS -> R.string.reason_row_pays;
            case ROW_PUSHES -> R.string.reason_row_pushes;
            case NOT_ON_PAYTABLE -> R.string.reason_not_on_paytable;
            case BEATS_AND_ROW_PAYS -> R.string.reason_beats_and_row_pays;
            case BUSTED -> R.string.reason_busted;
            case INSTANT_WINNER -> R.string.reason_instant_winner;
            case MONSTER_TOO_LOW -> R.string.reason_monster_too_low;
            case MONSTER_LOST -> R.string.reason_monster_lost;
            case MONSTER_TIED -> R.string.reason_monster_tied;
            case BONUS_PUSHES -> R.string.reason_bonus_pushes;
            case BONUS_LOST -> R.string.reason_bonus_lost;
            case BAD_BEAT_PAYS -> R.string.reason_bad_beat_pays;
            case BAD_BEAT_TIE -> R.string.reason_bad_beat_tie;
            case BAD_BEAT_TOO_LOW -> R.string.reason_bad_beat_too_low;
            case METER_PAYS -> R.string.reason_meter_pays;
            case ENVY_PAID -> R.string.reason_envy_paid;
            case ENVY_OWN -> R.string.reason_envy_own;
            case NO_ENVY -> R.string.reason_no_envy;
            case HAND_IS -> R.string.reason_hand_is;
            case LOW_ACE -> R.string.reason_low_ace;
            case NO_WRAPAROUND_STRAIGHT -> R.string.reason_no_wraparound_straight;
            case CARDS_PLAY -> R.string.reason_cards_play;
            case UP_CARD_PLAYS -> R.string.reason_up_card_plays;
            case QUALIFIES -> R.string.reason_qualifies;
            case DOES_NOT_QUALIFY -> R.string.reason_does_not_qualify;
            case WAGER_ORDER -> R.string.reason_wager_order;
            case SEAT_ORDER -> R.string.reason_seat_order;
            case FOLDED_FIRST -> R.string.reason_folded_first;
            case WAGER_FIRST -> R.string.reason_wager_first;
            case SEAT_TOTAL -> R.string.reason_seat_total;
            case INSTANT_WINNER_KEPT -> R.string.reason_instant_winner_kept;
            case NO_INSTANT_WINNER -> R.string.reason_no_instant_winner;
            case DRAW -> R.string.reason_draw;
            case NOTHING_WRONG -> R.string.reason_nothing_wrong;
        };
    }
}
