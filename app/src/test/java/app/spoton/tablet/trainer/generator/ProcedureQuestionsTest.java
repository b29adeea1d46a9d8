package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.handbook.Actor;
import app.spoton.engine.handbook.DealingError;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.Moment;
import app.spoton.engine.handbook.ProcedureStep;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerCodec;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.AnswerOption.Statement;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;

/** Questions about the procedure have one right answer, checked against the steps and rulings of the handbook one by one. */
public class ProcedureQuestionsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int OF_EACH_KIND = LongRun.cases(300, 10_000);

    private static List<QuizTopic> topics(Game game, Skill skill) {
        return Syllabus.of(TableSetup.demonstration(Catalog.standard(), game)).stream().filter(topic -> topic.skill() == skill)
                .collect(Collectors.toList());
    }

    @Test
    public void everyQuestionHasOneRightAnswer() {
        for (Skill skill : EnumSet.of(Skill.NEXT_STEP, Skill.IRREGULARITY, Skill.PROGRESSIVE_STEPS)) {
            int asked = 0;
            for (long seed = 0; asked < OF_EACH_KIND; seed++) {
                Game game = CATALOG.games().get((int) (seed % CATALOG.games().size()));
                List<QuizTopic> topics = topics(game, skill);
                if (!topics.isEmpty()) {
                    QuizTopic topic = topics.get((int) (seed / CATALOG.games().size() % topics.size()));
                    check(new QuestionFactory(TableSetup.demonstration(Catalog.standard(), game)).ask(topic, seed, Confusions.NONE)
                            .orElseThrow(() -> new AssertionError(topic.id())));
                    asked++;
                }
            }
        }
    }

    private static void check(QuizQuestion question) {
        String what = question.topic().id() + " seed " + question.seed() + ": " + question.form();
        assertFalse(what, question.explanation().citations().isEmpty());
        if (question.form() instanceof AnswerForm.MultipleChoice form) {
            assertTrue(what, form.options().size() >= 3);
            assertEquals(what, form.options().size(), form.options().stream().map(ProcedureQuestionsTest::text).distinct().count());
            List<AnswerOption> right = form.options().stream().filter(option -> isRight(question, (Statement) option))
                    .collect(Collectors.toList());
            assertEquals(what, 1, right.size());
            assertTrue(what, question.isCorrect(new Answer.Choice(right.get(0))));
        } else {
            List<Statement> offered = ((AnswerForm.OrderSteps) question.form()).steps();
            List<Statement> right = new ArrayList<>(offered);
            right.sort((one, other) -> Integer.compare(place(question, one), place(question, other)));
            assertNotEquals(what, offered, right);
            assertTrue(what, question.isCorrect(new Answer.StepOrder(right)));
            assertFalse(what, question.isCorrect(new Answer.StepOrder(offered)));
            assertEquals(what, offered.size(), offered.stream().map(step -> place(question, step)).distinct().count());
        }
    }

    private static String text(AnswerOption option) {
        return ((Statement) option).text();
    }

    private static GameHandbook handbook(QuizQuestion question) {
        return CATALOG.handbook(question.topic().game());
    }

    /** The place of a step in the file of the handbook. */
    private static int place(QuizQuestion question, Statement statement) {
        return handbook(question).procedure().steps().indexOf(step(question, statement.text()));
    }

    private static ProcedureStep step(QuizQuestion question, String text) {
        return handbook(question).procedure().steps().stream().filter(step -> step.text().equals(text)).findFirst().orElseThrow();
    }

    private static boolean isRight(QuizQuestion question, Statement option) {
        List<String> shown = question.shown();
        String last = shown.get(shown.size() - 1);
        return switch (question.topic().goal().situation()) {
            case NEXT_STEP -> follows(question, step(question, last), step(question, option.text()));
            case MISSING_STEP -> {
                int gap = shown.indexOf("…");
                yield follows(question, step(question, shown.get(gap - 1)), step(question, option.text()))
                        && follows(question, step(question, option.text()), step(question, shown.get(gap + 1)));
            }
            case WHO_ACTS -> step(question, last).by().words().equals(option.text());
            case RULING -> isRuled(question, last, option.text());
            default -> isDecidedBy(question, last, option.text());
        };
    }

    /** Whether no ordered step that applies at this table with the variants shown comes between the two. */
    private static boolean follows(QuizQuestion question, ProcedureStep one, ProcedureStep other) {
        List<ProcedureStep> steps = handbook(question).procedure().steps();
        int from = steps.indexOf(one);
        int to = steps.indexOf(other);
        String variants = question.shown().get(0);
        return from < to && steps.subList(from + 1, to).stream().noneMatch(between -> between.isOrdered()
                && (between.moment() == Moment.PROGRESSIVE_WIN) == (one.moment() == Moment.PROGRESSIVE_WIN)
                && between.moment() != Moment.ENVY
                && between.variants().stream().allMatch(variant -> variants.contains(variant.words())));
    }

    private static DealingError error(QuizQuestion question, String happened) {
        return handbook(question).irregularities().stream().filter(one -> one.happened().equals(happened)).findFirst()
                .orElseThrow();
    }

    /** The manual's ruling in its own words, or another game's ruling of the same group. */
    private static boolean isRuled(QuizQuestion question, String happened, String ruled) {
        DealingError error = error(question, happened);
        return CATALOG.games().stream().flatMap(game -> CATALOG.handbook(game).irregularities().stream())
                .anyMatch(one -> one.group().equals(error.group()) && one.ruled().equals(ruled));
    }

    private static boolean isDecidedBy(QuizQuestion question, String happened, String words) {
        Actor decides = error(question, happened).decidedBy();
        boolean house = decides == Actor.HOUSE && words.equals(Actor.SUPERVISOR.words());
        return decides.words().equals(words) || house;
    }

    @Test
    public void aWrongCardCountIsVoidOnlyWhereTheManualSaysSo() {
        for (Game game : CATALOG.games()) {
            QuizTopic topic = topics(game, Skill.IRREGULARITY).stream().filter(one -> one.goal().situation() == PracticeSituation.RULING
                    && one.goal().about().equals(Optional.of("wrong-count"))).findFirst().orElseThrow();
            QuizQuestion question = new QuestionFactory(TableSetup.demonstration(Catalog.standard(), game)).ask(topic, 1, Confusions.NONE).orElseThrow();
            boolean isVoid = text(((Answer.Choice) question.correctAnswer()).option()).startsWith("All hands are void");
            assertEquals(game.id(), Set.of("four-card-poker", "crazy-4-poker").contains(game.id()), isVoid);
        }
    }

    @Test
    public void progressiveProcedureIsAskedOnlyWhereThereIsAProgressive() {
        for (Game game : CATALOG.games()) {
            assertEquals(game.id(), Set.of("four-card-poker", "crazy-4-poker").contains(game.id()),
                    !topics(game, Skill.PROGRESSIVE_STEPS).isEmpty());
            assertFalse(game.id(), topics(game, Skill.NEXT_STEP).isEmpty());
            assertFalse(game.id(), topics(game, Skill.IRREGULARITY).isEmpty());
        }
    }

    @Test
    public void whoActsIsAskedOnlyWhereTheManualNamesAPerson() {
        Game crazy = CATALOG.game("crazy-4-poker").orElseThrow();
        QuestionFactory questions = new QuestionFactory(TableSetup.demonstration(Catalog.standard(), crazy));
        for (QuizTopic topic : topics(crazy, Skill.PROGRESSIVE_STEPS)) {
            for (long seed = 0; seed < 40 && topic.goal().situation() == PracticeSituation.WHO_ACTS; seed++) {
                QuizQuestion question = questions.ask(topic, seed, Confusions.NONE).orElseThrow();
                Actor actor = step(question, question.shown().get(question.shown().size() - 1)).by();
                assertTrue(question.shown().toString(), Set.of(Actor.DEALER, Actor.SUPERVISOR, Actor.PLAYER).contains(actor));
            }
        }
    }

    @Test
    public void everyStepInOrderIsAskedAbout() {
        Game fury = CATALOG.game("three-card-fury").orElseThrow();
        Set<String> asked = topics(fury, Skill.NEXT_STEP).stream().map(topic -> topic.goal().about().orElseThrow())
                .collect(Collectors.toSet());
        assertTrue(asked.toString(), asked.contains("round.machine.slide-three-cards"));
        assertTrue(asked.toString(), asked.contains("round.hand.deal-one-by-one"));
        assertFalse(asked.toString(), asked.contains("round.hand.slide-three-cards"));
        assertFalse("alternatives have no order", asked.contains("round.machine.fold-cards"));
        assertFalse("the next seat may follow", asked.contains("round.machine.rack-the-hand"));
    }

    @Test
    public void aMixedUpStepIsOfferedAsAWrongAnswer() {
        Game crazy = CATALOG.game("crazy-4-poker").orElseThrow();
        QuizTopic topic = topics(crazy, Skill.PROGRESSIVE_STEPS).get(0);
        QuestionFactory questions = new QuestionFactory(TableSetup.demonstration(Catalog.standard(), crazy));
        QuizQuestion aimed = questions.ask(topic, 3, (about, one, other) -> other.equals("swipe-supervisor-card")).orElseThrow();
        assertTrue(((AnswerForm.MultipleChoice) aimed.form()).options().stream()
                .anyMatch(option -> option.id().equals("swipe-supervisor-card")));
    }

    @Test
    public void anOrderOfStepsIsKeptWhileAnExamIsInterrupted() {
        Game fury = CATALOG.game("three-card-fury").orElseThrow();
        QuizTopic topic = topics(fury, Skill.NEXT_STEP).stream()
                .filter(one -> one.goal().situation() == PracticeSituation.STEPS_IN_ORDER).findFirst().orElseThrow();
        QuizQuestion question = new QuestionFactory(TableSetup.demonstration(Catalog.standard(), fury)).ask(topic, 1, Confusions.NONE).orElseThrow();
        String text = AnswerCodec.write(question.correctAnswer(), question.form());
        assertEquals(Optional.of(question.correctAnswer()), AnswerCodec.read(text, question.form()));
        assertEquals(Optional.empty(), AnswerCodec.read(text + " unknown", question.form()));
    }
}
