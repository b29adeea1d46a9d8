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
    public static void give(TrainerActions taps, TrainerPage.Sitting page) {
        Answer right = page.question().right();
        if (right instanceof Answer.Chosen chosen) {
            taps.answer(chosen.option());
        } else if (right instanceof Answer.Line line) {
            taps.answerLine(line.at());
        } else {
            if (right instanceof Answer.Picked picked) {
                Card.deck().stream().filter(card -> (picked.cards() >>> card.index() & 1) == 1)
                        .forEach(card -> taps.pick(card.index()));
            } else if (right instanceof Answer.Paid paid) {
                type(taps, paid.amount().toString());
            } else if (right instanceof Answer.Ordered ordered) {
                ordered.wagers().forEach(taps::order);
            } else if (right instanceof Answer.Settled settled) {
                settled.done().forEach(done -> settle(taps, page, done));
            }
            taps.check();
        }
    }

    /** Settles wagers in this order, and does not check yet. */
    public static void settle(TrainerActions taps, TrainerPage.Sitting page, List<SettledWager> inOrder) {
        inOrder.forEach(done -> settle(taps, page, done));
    }

    private static void settle(TrainerActions taps, TrainerPage.Sitting page, SettledWager done) {
        taps.act(spot(page, done), done.act());
        if (done.act() == DealerAction.PAY) {
            type(taps, done.pay().toString());
        }
    }

    private static AnswerForm.Spot spot(TrainerPage.Sitting page, SettledWager done) {
        return ((AnswerForm.Settle) page.question().form()).spots().stream()
                .filter(spot -> spot.seat() == done.seat() && spot.wager() == done.wager()).findFirst().orElseThrow();
    }

    private static void type(TrainerActions taps, String amount) {
        amount.chars().forEach(key -> taps.key((char) key));
    }

    /** The screen's tags to be tapped for the right answer, in order. */
    public static List<String> tags(QuizQuestion question) {
        List<String> tags = new ArrayList<>();
        Answer right = question.right();
        if (right instanceof Answer.Chosen chosen) {
            tags.add("option-" + ((AnswerForm.OneOf) question.form()).options().indexOf(chosen.option()));
        } else if (right instanceof Answer.Line line) {
            tags.add("line-" + (line.at() < 0 ? "none" : line.at()));
        } else if (right instanceof Answer.Picked picked) {
            Card.deck().stream().filter(card -> (picked.cards() >>> card.index() & 1) == 1)
                    .forEach(card -> tags.add("pick-" + card));
        } else if (right instanceof Answer.Paid paid) {
            keys(paid.amount().toString(), tags);
        } else if (right instanceof Answer.Ordered ordered) {
            ordered.wagers().forEach(wager -> tags.add("order-" + wager.id()));
        } else if (right instanceof Answer.Settled settled) {
            settled.done().forEach(done -> {
                tags.add("act-" + done.seat() + '-' + done.wager().id() + '-' + done.act().name().toLowerCase(
                        Locale.ROOT));
                if (done.act() == DealerAction.PAY) {
                    keys(done.pay().toString(), tags);
                }
            });
        }
        if (!(right instanceof Answer.Chosen) && !(right instanceof Answer.Line)) {
            tags.add("check");
        }
        return tags;
    }

    private static void keys(String amount, List<String> tags) {
        amount.chars().forEach(key -> tags.add("key-" + (char) key));
    }
}
