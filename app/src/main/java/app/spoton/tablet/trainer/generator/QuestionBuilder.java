package app.spoton.tablet.trainer.generator;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.SeededRandom;
import app.spoton.tablet.trainer.question.AnswerExplanation;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Skill;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Builds a question from its topic and its round; random choices depend on the seed. */
final class QuestionBuilder {
    private final QuizTopic topic;
    private final long seed;
    private final PracticeRound practice;
    private final Confusions confusions;
    private final SeededRandom random;

    QuestionBuilder(QuizTopic topic, long seed, PracticeRound practice, Confusions confusions) {
        this.topic = topic;
        this.seed = seed;
        this.practice = practice;
        this.confusions = confusions;
        this.random = new SeededRandom(seed ^ topic.id().hashCode());
    }

    QuizTopic topic() {
        return topic;
    }

    Skill skill() {
        return topic.skill();
    }

    PracticeRound practice() {
        return practice;
    }

    Confusions confusions() {
        return confusions;
    }

    Money smallestChip() {
        return practice.setup().house().smallestChip();
    }

    boolean oneIn(int times) {
        return random.oneIn(times);
    }

    <T> T pick(List<T> choices) {
        return random.pick(choices);
    }

    <T> List<T> shuffled(List<T> things) {
        return random.shuffled(things);
    }

    /** The question; its own rules are cited before those of its steps. */
    QuizQuestion build(QuizQuestion.Subject subject, Optional<Wager> wager, AnswerForm form, Answer correct, Reason reason,
            List<Step> steps, List<Rule> rules, long decidingCards) {
        List<String> citations = rules.stream().map(Rule::toString).collect(Collectors.toList());
        RuleCitations.of(steps).stream().filter(cited -> !citations.contains(cited)).forEach(citations::add);
        List<Reason> stepReasons = steps.stream().map(step -> SettlementReasons.of(practice, step)).collect(Collectors.toList());
        AnswerExplanation explanation = new AnswerExplanation(reason, steps, stepReasons,
                RuleCitations.withExample(practice.game(), practice.goal(), citations), decidingCards);
        return new QuizQuestion(topic, seed, practice, subject, wager, List.of(), form, correct, explanation);
    }

    /** A question about the procedure: it shows sentences and no cards. */
    QuizQuestion build(List<String> shown, AnswerForm form, Answer correct, Reason reason, List<Rule> rules) {
        List<String> citations = rules.stream().map(Rule::toString).distinct().collect(Collectors.toList());
        return new QuizQuestion(topic, seed, practice, QuizQuestion.Subject.TABLE, Optional.empty(), shown, form, correct,
                new AnswerExplanation(reason, List.of(), List.of(), citations, 0L));
    }
}
