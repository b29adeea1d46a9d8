package app.spoton.tablet.trainer.generator;

import static app.spoton.tablet.trainer.question.Reason.hand;

import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Odds;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.Reason.Kind;

/** Explains how the engine settled a wager. Decides nothing itself. */
final class SettlementReasons {
    private final PracticeRound practice;
    private final Step step;
    private final Hand dealer;

    private SettlementReasons(PracticeRound practice, Step step) {
        this.practice = practice;
        this.step = step;
        this.dealer = practice.dealer();
    }

    static Reason of(PracticeRound practice, Step step) {
        return new SettlementReasons(practice, step).reason();
    }

    private Reason reason() {
        if (step.notes().contains(StepNote.FORFEITED)) {
            return Reason.of(Kind.FOLDED);
        }
        if (step.wager() == Wager.ENVY) {
            return Reason.of(Kind.ENVY_PAID, new Argument.TextArgument(Integer.toString(step.from().orElseThrow())),
                    row(), new Argument.MoneyArgument(step.price().orElseThrow().envy()));
        }
        if (step.price().isPresent()) {
            return byRow();
        }
        return switch (step.wager()) {
            case MONSTER -> monster();
            case BAD_BEAT -> Reason.of(step.hand().filter(made -> ranked(made).ties(dealer)).isPresent()
                    ? Kind.BAD_BEAT_TIE : Kind.BAD_BEAT_TOO_LOW, hand(player()), hand(dealer));
            case SUPER_BONUS, XTRA_BONUS -> Reason.of(step.outcome() == Outcome.PUSH ? Kind.BONUS_PUSHES
                    : Kind.BONUS_LOST, hand(player()), hand(dealer));
            case ANTE, PLAY, ANTE_1, ANTE_2, PLAY_1, PLAY_2 -> againstTheDealer();
            default -> Reason.of(Kind.NOT_ON_PAYTABLE, hand(player()),
                    new Argument.TextArgument(step.paytable().orElseThrow().id()));
        };
    }

    private Reason byRow() {
        Argument odds = step.odds().<Argument>map(Argument.OddsArgument::new).orElse(new Argument.OddsArgument(Odds.PUSH));
        boolean percent = step.odds().map(Odds::kind).filter(kind -> kind == Odds.Kind.PERCENT).isPresent();
        if (percent) {
            return Reason.of(Kind.METER_PAYS, row(), odds);
        }
        if (step.outcome() == Outcome.PUSH) {
            return Reason.of(Kind.ROW_PUSHES, row(), hand(dealer));
        }
        return switch (step.wager()) {
            case MONSTER -> Reason.of(ranked(player()).beats(dealer) ? Kind.BEATS_AND_ROW_PAYS : Kind.BUSTED, row(),
                    hand(dealer), odds);
            case ANTE_1, ANTE_2 -> Reason.of(isInstant() ? Kind.INSTANT_WINNER : Kind.BEATS_AND_ROW_PAYS, row(),
                    hand(dealer), odds);
            case BAD_BEAT -> Reason.of(Kind.BAD_BEAT_PAYS, row(), odds);
            default -> Reason.of(Kind.ROW_PAYS, row(), odds);
        };
    }

    private boolean isInstant() {
        return !practice.seat(step.seat()).made(step.wager() == Wager.ANTE_1 ? Wager.PLAY_1 : Wager.PLAY_2);
    }

    private Reason monster() {
        Hand player = ranked(player());
        return Reason.of(player.beats(dealer) ? Kind.MONSTER_TOO_LOW : step.outcome() == Outcome.PUSH
                ? Kind.MONSTER_TIED : Kind.MONSTER_LOST, hand(player), hand(dealer));
    }

    private Reason againstTheDealer() {
        if (step.hand().isEmpty()) {
            return Reason.of(Kind.PLAY_RETURNED, hand(dealer));
        }
        Hand player = ranked(player());
        boolean unqualified = !practice.settlement().dealerQualifies();
        boolean comparesAnyway = practice.game().facts().isComparedUnqualified();
        if (unqualified && !comparesAnyway) {
            return Reason.of(step.wager() == Wager.ANTE ? Kind.ANTE_PUSHES_UNQUALIFIED : Kind.PLAY_WINS_UNQUALIFIED,
                    hand(dealer));
        }
        return compared(player, dealer, step.outcome());
    }

    /** How two hands compare. */
    static Reason compared(Hand player, Hand dealer, Outcome outcome) {
        if (player.ties(dealer)) {
            return Reason.of(outcome == Outcome.WIN ? Kind.TIE_WINS : Kind.TIES, hand(player), hand(dealer));
        }
        boolean wins = player.beats(dealer);
        if (player.category() == dealer.category()) {
            return Reason.of(wins ? Kind.CLOSE_WIN : Kind.CLOSE_LOSS, new Argument.TextArgument(
                    wins ? HandWords.comparison(player, dealer) : HandWords.comparison(dealer, player)));
        }
        return Reason.of(wins ? Kind.BEATS : Kind.LOSES, hand(player), hand(dealer));
    }

    private Argument row() {
        return new Argument.RowArgument(step.price().orElseThrow().row());
    }

    private MadeHand player() {
        return step.hand().orElseThrow(() -> new IllegalStateException(step + " has no hand"));
    }

    private static Hand ranked(MadeHand made) {
        if (made instanceof Hand hand) {
            return hand;
        }
        throw new IllegalStateException(made.category() + " is not compared with a hand");
    }

    /** The cards that decided a step: the hand's own, and the dealer's where the two were compared. */
    static long counting(PracticeRound practice, Step step) {
        long cards = step.hand().map(made -> made.cards().mask()).orElse(0L);
        boolean compared = switch (step.wager()) {
            case ANTE, PLAY, ANTE_1, ANTE_2, PLAY_1, PLAY_2, MONSTER, SUPER_BONUS, XTRA_BONUS -> true;
            case BAD_BEAT -> step.hand().filter(made -> made.category() != Category.HIGH_CARD).isPresent();
            default -> false;
        };
        return step.notes().contains(StepNote.FORFEITED) ? 0L : compared ? cards | practice.dealer().cards().mask() : cards;
    }
}
