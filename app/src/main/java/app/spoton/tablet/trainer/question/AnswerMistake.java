package app.spoton.tablet.trainer.question;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.Optional;
import java.util.function.Function;

/**
 * What was mixed up in a wrong answer, by stored names: a flush and a straight, two rows of a paytable, a payout with and
 * without the stake.
 */
public record AnswerMistake(String correct, String chosen) {
    private static final String WITH_STAKE = "stake-counted-in";
    private static final String NO_ROW = "no-row";
    private static final String OTHER = "else";

    /** What was mixed up in a wrong answer. */
    public static AnswerMistake of(QuizQuestion question, Answer answer) {
        if (answer instanceof Answer.Amount given && question.correctAnswer() instanceof Answer.Amount) {
            Step step = question.explanation().steps().get(0);
            return new AnswerMistake(settled(question.practice(), step), amount(question.practice(), step, given.amount()));
        }
        if (!(answer instanceof Answer.Choice chosen && question.correctAnswer() instanceof Answer.Choice correct)) {
            return new AnswerMistake("", OTHER);   // cards, an order, a line: the topic says what it is about
        }
        boolean wager = question.topic().skill() == Skill.WAGER || question.topic().skill() == Skill.PROGRESSIVE;
        if (wager && chosen.option() instanceof AnswerOption.WagerAction doing) {
            Step step = question.explanation().steps().get(0);
            return new AnswerMistake(settled(question.practice(), step), doing.action() == DealerAction.PAY
                    ? amount(question.practice(), step, doing.pay()) : doing.id());
        }
        return new AnswerMistake(correct.option().id(), chosen.option().id());
    }

    /** How a wager is settled: by a row of its paytable, or without one. */
    public static String settled(PracticeRound practice, Step step) {
        boolean paid = step.outcome() == Outcome.WIN;
        return practice.rowName(step).orElse(paid ? NO_ROW : step.outcome() == Outcome.PUSH
                ? new AnswerOption.WagerAction(DealerAction.PUSH, Money.ZERO).id() : new AnswerOption.WagerAction(DealerAction.TAKE, Money.ZERO).id());
    }

    /** Where a wrong amount comes from: another row, the other column of the row, or the stake included. */
    private static String amount(PracticeRound practice, Step step, Money amount) {
        return row(practice, step, amount, false, Price::odds)
                .or(() -> row(practice, step, amount, true, Price::second))
                .orElse(amount.equals(step.pay().plus(step.stake())) ? WITH_STAKE : NO_ROW);
    }

    private static Optional<String> row(PracticeRound practice, Step step, Money amount, boolean second,
            Function<Price, Optional<Odds>> column) {
        Money chip = practice.setup().house().smallestChip();
        return step.paytable().flatMap(table -> table.prices().stream().filter(price -> column.apply(price)
                .filter(odds -> odds.kind() == Odds.Kind.TO || odds.kind() == Odds.Kind.FOR)
                .filter(odds -> odds.on(step.stake(), chip).equals(amount)).isPresent()).findFirst())
                .map(price -> PracticeRound.rowName(price.row(), second));
    }
}
