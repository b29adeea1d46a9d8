package app.spoton.tablet.trainer;

import app.spoton.engine.card.Card;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.answer.SettledWager;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.state.TrainerActions;
import app.spoton.tablet.trainer.state.TrainerPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Answers questions as a person would, tap by tap. */
public final class TestAnswers {
    private TestAnswers() {
    }

    /** Gives the right answer. */
    public static void give(TrainerActions actions, TrainerPage.Quiz page) {
        Answer right = page.question().correctAnswer();
        if (right instanceof Answer.Choice chosen) {
            actions.answer(chosen.option());
        } else if (right instanceof Answer.Line line) {
            actions.answerLine(line.index());
        } else {
            if (right instanceof Answer.CardSelection picked) {
                Card.deck().stream().filter(card -> (picked.cards() >>> card.index() & 1) == 1)
                        .forEach(card -> actions.toggleCard(card.index()));
            } else if (right instanceof Answer.Amount paid) {
                type(actions, paid.amount().toString());
            } else if (right instanceof Answer.WagerOrder ordered) {
                ordered.wagers().forEach(actions::toggleWager);
            } else if (right instanceof Answer.StepOrder ordered) {
                ordered.steps().forEach(actions::toggleStep);
            } else if (right instanceof Answer.SettledWagers settled) {
                settled.settled().forEach(done -> settle(actions, page, done));
            }
            actions.check();
        }
    }

    /** Settles wagers in this order, and does not check yet. */
    public static void settle(TrainerActions actions, TrainerPage.Quiz page, List<SettledWager> inOrder) {
        inOrder.forEach(done -> settle(actions, page, done));
    }

    private static void settle(TrainerActions actions, TrainerPage.Quiz page, SettledWager done) {
        actions.settle(spot(page, done), done.action());
        if (done.action() == DealerAction.PAY) {
            type(actions, done.pay().toString());
        }
    }

    private static AnswerForm.SettledSpot spot(TrainerPage.Quiz page, SettledWager done) {
        return ((AnswerForm.Settle) page.question().form()).spots().stream()
                .filter(spot -> spot.seat() == done.seat() && spot.wager() == done.wager()).findFirst().orElseThrow();
    }

    private static void type(TrainerActions actions, String amount) {
        amount.chars().forEach(key -> actions.typeKey((char) key));
    }

    /** The screen's tags to be tapped for the right answer, in order. */
    public static List<String> tags(QuizQuestion question) {
        List<String> tags = new ArrayList<>();
        Answer right = question.correctAnswer();
        if (right instanceof Answer.Choice chosen) {
            tags.add("option-" + ((AnswerForm.MultipleChoice) question.form()).options().indexOf(chosen.option()));
        } else if (right instanceof Answer.Line line) {
            tags.add("line-" + (line.index() < 0 ? "none" : line.index()));
        } else if (right instanceof Answer.CardSelection picked) {
            Card.deck().stream().filter(card -> (picked.cards() >>> card.index() & 1) == 1)
                    .forEach(card -> tags.add("pick-" + card));
        } else if (right instanceof Answer.Amount paid) {
            keys(paid.amount().toString(), tags);
        } else if (right instanceof Answer.WagerOrder ordered) {
            ordered.wagers().forEach(wager -> tags.add("order-" + wager.id()));
        } else if (right instanceof Answer.StepOrder ordered) {
            ordered.steps().forEach(step -> tags.add("order-" + step.id()));
        } else if (right instanceof Answer.SettledWagers settled) {
            settled.settled().forEach(done -> {
                tags.add("act-" + done.seat() + '-' + done.wager().id() + '-' + done.action().name().toLowerCase(
                        Locale.ROOT));
                if (done.action() == DealerAction.PAY) {
                    keys(done.pay().toString(), tags);
                }
            });
        }
        if (!(right instanceof Answer.Choice) && !(right instanceof Answer.Line)) {
            tags.add("check");
        }
        return tags;
    }

    private static void keys(String amount, List<String> tags) {
        amount.chars().forEach(key -> tags.add(key == '.' ? "pad-point" : "digit-" + (char) key));
    }
}
