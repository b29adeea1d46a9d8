package app.spoton.tablet.trainer.generator;

import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.round.SplitHand;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.practice.DrawCounts;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizQuestion.Subject;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.Reason.Argument.SplitHandArgument.SplitHandStatus;
import app.spoton.tablet.trainer.question.Reason.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The question how many cards are dealt to the two hands of a split. */
final class DrawQuestions {
    private static final int OPTIONS = 4;
    private static final int MOST = 2;

    private final QuestionBuilder builder;
    private final PracticeRound practice;
    private final List<SplitHand> hands;

    DrawQuestions(QuestionBuilder builder) {
        this.builder = builder;
        this.practice = builder.practice();
        this.hands = practice.seat().hands();
    }

    Optional<QuizQuestion> cardCounts() {
        if (hands.isEmpty()) {
            return Optional.empty();   // all four were folded without a split
        }
        List<Integer> right = DrawCounts.neededBy(practice);
        return Optional.of(builder.build(Subject.SEAT, Optional.empty(), new AnswerForm.MultipleChoice(options(right)),
                new Answer.Choice(new AnswerOption.CardCounts(right)),
                Reason.of(Kind.DRAW, status(0, right.get(0)), status(1, right.get(1))), List.of(),
                RuleCitations.of(practice.game(), CitationTopic.DRAWING), decidingCards()));
    }

    private Argument status(int which, int drawn) {
        SplitHandStatus status = hands.get(which).folded() ? SplitHandStatus.FOLDED : isPlayed(which) ? SplitHandStatus.PLAYED : SplitHandStatus.PAID;
        return new Argument.SplitHandArgument(status, hands.get(which).cards().size(), drawn);
    }

    private boolean isPlayed(int which) {
        return practice.seat().made(practice.game().facts().plays().get(which).play());
    }

    /** The cards that are dealt, and an instant winner, which gets none. */
    private long decidingCards() {
        long cards = 0L;
        for (int which = 0; which < hands.size(); which++) {
            boolean paid = !hands.get(which).folded() && !isPlayed(which);
            cards |= paid ? hands.get(which).cards().mask() : hands.get(which).drawn().mask();
        }
        return cards;
    }

    /** The correct numbers and three wrong pairs, mixed-up ones first; sorted, so that the position gives nothing away. */
    private List<AnswerOption> options(List<Integer> right) {
        Set<List<Integer>> near = new LinkedHashSet<>(builder.shuffled(mistakes(right)));
        near.addAll(builder.shuffled(all()));
        near.remove(right);
        List<AnswerOption.CardCounts> wrong = near.stream().map(AnswerOption.CardCounts::new).collect(Collectors.toList());
        String id = new AnswerOption.CardCounts(right).id();
        wrong.sort(Comparator.comparing(draw -> !builder.confusions().areMixedUp(builder.topic(), id, draw.id())));
        List<AnswerOption.CardCounts> options = new ArrayList<>(wrong.subList(0, OPTIONS - 1));
        options.add(new AnswerOption.CardCounts(right));
        options.sort(Comparator.comparing(AnswerOption.CardCounts::id));
        return List.copyOf(options);
    }

    /** Likely mistakes: a folded hand treated as played or the reverse, one and two swapped, the hands swapped. */
    private List<List<Integer>> mistakes(List<Integer> right) {
        int first = right.get(0);
        int second = right.get(1);
        List<List<Integer>> mistakes = new ArrayList<>();
        mistakes.add(List.of(other(first), other(second)));
        mistakes.add(List.of(second, first));
        mistakes.add(List.of(ifReversed(0, first), ifReversed(1, second)));
        mistakes.add(List.of(first, ifReversed(1, second)));
        mistakes.add(List.of(ifReversed(0, first), second));
        return mistakes;
    }

    /** One for two and two for one. */
    private static int other(int drawn) {
        return drawn == 0 ? 0 : MOST + 1 - drawn;
    }

    /** The number if a folded hand were played, or a played one folded. */
    private int ifReversed(int which, int drawn) {
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
