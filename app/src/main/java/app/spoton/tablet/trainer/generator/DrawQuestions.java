package app.spoton.tablet.trainer.generator;

import app.spoton.engine.round.SplitHand;
import app.spoton.tablet.table.SpotLayout;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.practice.DrawCounts;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.QuizQuestion.About;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Reason.Kind;
import app.spoton.tablet.trainer.question.Reason.Word.OfSplitHand.Fate;
import app.spoton.tablet.trainer.question.Reason.Word;
import app.spoton.tablet.trainer.question.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The question how many cards are dealt to the two hands of 4 Card Split. */
final class DrawQuestions {
    private static final int OPTIONS = 4;
    private static final int MOST = 2;

    private final QuestionBuilder asking;
    private final PracticeRound practice;
    private final List<SplitHand> hands;

    DrawQuestions(QuestionBuilder asking) {
        this.asking = asking;
        this.practice = asking.practice();
        this.hands = practice.seat().hands();
    }

    Optional<QuizQuestion> howMany() {
        if (hands.isEmpty()) {
            return Optional.empty();   // all four were folded without a split
        }
        List<Integer> right = DrawCounts.neededBy(practice);
        return Optional.of(asking.about(About.SEAT, Optional.empty(), new AnswerForm.OneOf(options(right)),
                new Answer.Chosen(new AnswerOption.Draw(right)),
                Reason.of(Kind.DRAW, fate(0, right.get(0)), fate(1, right.get(1))), List.of(),
                List.of(RuleCitations.DRAWING), counts()));
    }

    private Word fate(int which, int drawn) {
        Fate fate = hands.get(which).folded() ? Fate.FOLDED : isPlayed(which) ? Fate.PLAYED : Fate.PAID;
        return new Word.OfSplitHand(fate, hands.get(which).cards().size(), drawn);
    }

    private boolean isPlayed(int which) {
        return practice.seat().made(SpotLayout.play(practice.game(), which));
    }

    /** The cards that are dealt, and an instant winner, which needs none. */
    private long counts() {
        long cards = 0L;
        for (int which = 0; which < hands.size(); which++) {
            boolean paid = !hands.get(which).folded() && !isPlayed(which);
            cards |= paid ? hands.get(which).cards().mask() : hands.get(which).drawn().mask();
        }
        return cards;
    }

    /** The right numbers and three pairs of wrong ones, what the person mixes up first; rising, so no place tells. */
    private List<AnswerOption> options(List<Integer> right) {
        Set<List<Integer>> near = new LinkedHashSet<>(asking.shuffled(slips(right)));
        near.addAll(asking.shuffled(all()));
        near.remove(right);
        List<AnswerOption.Draw> wrong = near.stream().map(AnswerOption.Draw::new).collect(Collectors.toList());
        String id = new AnswerOption.Draw(right).id();
        wrong.sort(Comparator.comparing(draw -> !asking.confusions().areMixedUp(asking.topic(), id, draw.id())));
        List<AnswerOption.Draw> options = new ArrayList<>(wrong.subList(0, OPTIONS - 1));
        options.add(new AnswerOption.Draw(right));
        options.sort(Comparator.comparing(AnswerOption.Draw::id));
        return List.copyOf(options);
    }

    /** As if folded hands were played, or played ones not; one and two, or the two hands, mistaken for one another. */
    private List<List<Integer>> slips(List<Integer> right) {
        int first = right.get(0);
        int second = right.get(1);
        List<List<Integer>> slips = new ArrayList<>();
        slips.add(List.of(other(first), other(second)));
        slips.add(List.of(second, first));
        slips.add(List.of(asIfOtherwise(0, first), asIfOtherwise(1, second)));
        slips.add(List.of(first, asIfOtherwise(1, second)));
        slips.add(List.of(asIfOtherwise(0, first), second));
        return slips;
    }

    /** One for two and two for one. */
    private static int other(int drawn) {
        return drawn == 0 ? 0 : MOST + 1 - drawn;
    }

    /** What it would be if the hand were played, or if it were not. */
    private int asIfOtherwise(int which, int drawn) {
        int missing = Math.max(0, MOST + 1 - hands.get(which).cards().size());
        return drawn > 0 ? 0 : hands.get(which).folded() ? missing : 1;
    }

    private static List<List<Integer>> all() {
        List<List<Integer>> all = new ArrayList<>();
        for (int first = 0; first <= MOST; first++) {
            for (int second = 0; second <= MOST; second++) {
                all.add(List.of(first, second));
            }
        }
        return all;
    }
}
