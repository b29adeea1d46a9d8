package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.StepNote;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;

/**
 * Every question has one right answer, and it is what the engine's command line says. How many questions of each kind
 * are asked: {@code -Pspoton.long} (docs/trainer.md); without it, a sample.
 */
public class QuestionFactoryTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int OF_EACH_KIND = LongRun.cases(100, 10_000);
    private static final int AT_ONCE = 4_000;

    /** A table with paytables that chance has chosen, the house's own one time in two. */
    private static TableSetup someTable(Game game, long seed) {
        Random random = new Random(seed);
        Map<Wager, String> chosen = new EnumMap<>(Wager.class);
        for (Wager wager : game.priced()) {
            List<Paytable> choices = PracticeTables.choices(CATALOG, game, wager);
            boolean follows = wager == Wager.ANTE;   // the blind's
            if (random.nextBoolean() && !follows) {
                chosen.put(wager, choices.get(random.nextInt(choices.size())).id());
            }
        }
        return PracticeTables.choose(TableSetup.demonstration(Catalog.standard(), game), chosen, CATALOG);
    }

    private static List<QuizTopic> topics(TableSetup table, Skill skill) {
        return Syllabus.of(table).stream().filter(topic -> topic.skill() == skill).collect(Collectors.toList());
    }

    @Test
    public void everyQuestionHasOneCorrectAnswerWhichTheCommandLineConfirms() throws Exception {
        List<QuizQuestion> questions = new ArrayList<>();
        for (Skill skill : Skill.values()) {
            if (skill.isAboutProcedure()) {
                continue;   // ProcedureQuestionsTest
            }
            int asked = 0;
            for (long seed = 0; asked < OF_EACH_KIND; seed++) {
                TableSetup table = someTable(CATALOG.games().get((int) (seed % 5)), seed);
                List<QuizTopic> topics = topics(table, skill);
                if (!topics.isEmpty()) {
                    QuizTopic topic = topics.get((int) (seed / 5 % topics.size()));
                    questions.add(new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow(() ->
                            new AssertionError("No question about " + topic.id())));
                    asked++;
                }
                if (questions.size() == AT_ONCE) {
                    confirm(questions);
                    questions.clear();
                }
            }
        }
        confirm(questions);
    }

    private static void confirm(List<QuizQuestion> questions) throws IOException, InterruptedException {
        List<String> rounds = questions.stream().flatMap(question -> ExpectedAnswer.rounds(question).stream())
                .collect(Collectors.toList());
        List<Map<String, Object>> output = EngineCommandLine.settle(rounds);
        assertEquals(rounds.size(), output.size());
        int at = 0;
        for (QuizQuestion question : questions) {
            int own = ExpectedAnswer.rounds(question).size();
            confirm(question, output.subList(at, at + own));
            at += own;
        }
    }

    private static void confirm(QuizQuestion question, List<Map<String, Object>> output) {
        String what = question.topic().id() + " seed " + question.seed() + ": "
                + question.practice().roundText("x");
        assertFalse(what, output.get(0).containsKey("error"));
        assertFalse(what, question.explanation().citations().isEmpty());
        if (question.topic().skill() == Skill.LEGAL_SPLIT) {
            confirmSplits(what, question, output.subList(1, output.size()));
            return;
        }
        Answer confirmed = new ExpectedAnswer(question, output.get(0)).answer();
        new ExpectedAnswer(question, output.get(0)).assertCardsAreShown(what);
        assertTrue(what + " " + question.correctAnswer() + " but the command line says " + confirmed, question.isCorrect(confirmed));
        if (question.form() instanceof AnswerForm.MultipleChoice form) {
            assertEquals(what, form.options().size(), Set.copyOf(form.options()).size());
            assertEquals(what + form, 1, form.options().stream()
                    .filter(option -> question.isCorrect(new Answer.Choice(option))).count());
            assertTrue(what, form.options().size() >= 2);
            form.options().forEach(option -> assertPlausible(what, option));
            if (question.topic().skill() == Skill.DRAW) {
                confirmDraws(what, question, form, output);
            }
        } else if (question.form() instanceof AnswerForm.PickCards form) {
            assertEquals(what, 1, waysToPick(question, form));
        }
    }

    /** A pay is more than nothing; take, push and nothing come without an amount. */
    private static void assertPlausible(String what, AnswerOption option) {
        if (option instanceof AnswerOption.WagerAction doing) {
            assertEquals(what, doing.action() == DealerAction.PAY, doing.pay().cents() > 0);
        }
    }

    /** With any other numbers of cards the round is void. */
    private static void confirmDraws(String what, QuizQuestion question, AnswerForm.MultipleChoice form,
            List<Map<String, Object>> output) {
        Answer correct = new ExpectedAnswer(question, output.get(0)).answer();
        for (int index = 0; index < form.options().size(); index++) {
            AnswerOption offered = form.options().get(index);
            boolean isVoid = !new Answer.Choice(offered).equals(correct);
            Object error = output.get(index + 1).get("error");
            assertEquals(what + offered + error, isVoid, error != null
                    && "WRONG_CARD_COUNT".equals(SettlementText.asMap(error).get("code")));
            assertEquals(what + offered + error, isVoid, error != null);
        }
    }

    private static void confirmSplits(String what, QuizQuestion question, List<Map<String, Object>> output) {
        List<AnswerOption> options = ((AnswerForm.MultipleChoice) question.form()).options();
        for (int at = 0; at < options.size(); at++) {
            boolean settled = !output.get(at).containsKey("error");
            assertEquals(what + options.get(at) + output.get(at), question.isCorrect(new Answer.Choice(options.get(at))),
                    settled);
        }
        assertEquals(options.size(), Set.copyOf(options).size());
    }

    /** How many choices of as many cards are as good as the best one. */
    private static int waysToPick(QuizQuestion question, AnswerForm.PickCards form) {
        Ranker ranker = form.count() == 3 ? Ranker.THREE : Ranker.FOUR;
        boolean upCard = question.practice().game().id().equals("four-card-split")
                && !question.practice().round().paytable(Wager.BLIND).id().startsWith("V1-");
        Map<Integer, Integer> ways = new HashMap<>();
        for (int chosen = 0; chosen < 1 << form.from().size(); chosen++) {
            int picked = chosen;
            if (Integer.bitCount(chosen) == form.count() && (!upCard || (chosen & 1) == 1)) {
                List<app.spoton.engine.card.Card> cards = new ArrayList<>();
                for (int place = 0; place < form.from().size(); place++) {
                    if ((picked >>> place & 1) == 1) {
                        cards.add(form.from().list().get(place));
                    }
                }
                ways.merge(ranker.value(Cards.of(cards)), 1, Integer::sum);
            }
        }
        return ways.get(ways.keySet().stream().max(Integer::compare).orElseThrow());
    }

    @Test
    public void everyRowOfEveryPaytableIsAskedAbout() {
        Set<String> asked = new HashSet<>();
        Set<String> there = new TreeSet<>();
        for (Game game : CATALOG.games()) {
            for (Wager wager : game.priced()) {
                for (Paytable paytable : PracticeTables.choices(CATALOG, game, wager)) {
                    for (Price price : paytable.prices()) {
                        there.add(game.id() + ' ' + paytable + ' ' + price.row().id());
                    }
                    TableSetup table = PracticeTables.choose(TableSetup.demonstration(Catalog.standard(), game),
                            Map.of(wager, paytable.id()), CATALOG);
                    QuestionFactory questions = new QuestionFactory(table);
                    Syllabus.of(table).stream().filter(topic -> topic.goal().wager().filter(wager::equals).isPresent()
                                    && topic.skill() != Skill.PAY)
                            .flatMap(topic -> questions.ask(topic, 5, Confusions.NONE).stream())
                            .flatMap(question -> question.explanation().steps().stream())
                            .filter(step -> step.paytable().filter(paytable::equals).isPresent())
                            .forEach(step -> asked.add(game.id() + ' ' + paytable + ' '
                                    + step.price().orElseThrow().row().id()));
                }
            }
        }
        there.removeAll(asked);
        assertEquals(Set.of(), there);
    }

    @Test
    public void everyTopicCanBeAskedAndTheSameSeedGivesTheSameQuestion() {
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(Catalog.standard(), game);
            for (QuizTopic topic : Syllabus.of(table)) {
                QuizQuestion first = new QuestionFactory(table).ask(topic, 11, Confusions.NONE).orElseThrow(() ->
                        new AssertionError("No question about " + topic.id()));
                QuizQuestion again = new QuestionFactory(table).ask(topic, 11, Confusions.NONE).orElseThrow();
                assertEquals(first.form(), again.form());
                assertEquals(first.correctAnswer(), again.correctAnswer());
                assertEquals(first.practice().roundText("x"), again.practice().roundText("x"));
            }
        }
    }

    @Test
    public void mixedUpHandsAreOfferedAsWrongAnswers() {
        TableSetup table = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-poker").orElseThrow());
        QuizTopic topic = topics(table, Skill.NAME_HAND).stream()
                .filter(one -> one.goal().id().equals("hand:four-of-a-kind")).findFirst().orElseThrow();
        QuestionFactory questions = new QuestionFactory(table);
        QuizQuestion plain = questions.ask(topic, 1, Confusions.NONE).orElseThrow();
        QuizQuestion aimed = questions.ask(topic, 1, (about, one, other) -> other.equals("high-card")).orElseThrow();
        assertEquals(plain.correctAnswer(), aimed.correctAnswer());
        assertNotEquals(plain.form(), aimed.form());
        assertTrue(((AnswerForm.MultipleChoice) aimed.form()).options().stream().anyMatch(option -> option.id().equals("high-card")));
    }

    @Test
    public void theManualsExamplesAreAmongTheTopicsOfTheirSkills() {
        for (Game game : CATALOG.games()) {
            long examples = Syllabus.of(TableSetup.demonstration(Catalog.standard(), game)).stream()
                    .filter(topic -> topic.goal().situation().isExample()).count();
            assertEquals(game.id(), switch (game.id()) {
                case "three-card-fury" -> 4;
                case "four-card-split" -> 3;
                default -> 1;
            }, examples);
        }
    }

    @Test
    public void whetherTheDealerQualifiesIsNotAskedWhereTheDealerAlwaysDoes() {
        for (Game game : CATALOG.games()) {
            boolean asked = Syllabus.skills(Syllabus.of(TableSetup.demonstration(Catalog.standard(), game))).contains(Skill.QUALIFIES);
            assertEquals(game.id(), !game.id().equals("four-card-poker"), asked);
        }
    }

    @Test
    public void theLegalSplitIsAskedOnlyWithAnInstantWinner() {
        TableSetup table = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-split").orElseThrow());
        for (QuizTopic topic : topics(table, Skill.LEGAL_SPLIT)) {
            for (long seed = 0; seed < 20; seed++) {
                QuizQuestion question = new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow();
                assertEquals(topic.id(), Reason.Kind.INSTANT_WINNER_KEPT, question.explanation().reason().kind());
            }
        }
    }

    /** In 4 Card Split the blinds are settled before folded hands: Rules of Play and Dealing Procedure (2) to (4). */
    @Test
    public void theReasonForTheOrderOfATableAgreesWithTheAnswer() {
        Set<String> kinds = new TreeSet<>();
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(Catalog.standard(), game);
            for (QuizTopic topic : topics(table, Skill.SETTLE_TABLE)) {
                for (long seed = 0; seed < 20; seed++) {
                    QuizQuestion question = new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow();
                    Reason.Kind kind = question.explanation().reason().kind();
                    boolean isForfeitFirst = question.explanation().steps().get(0).notes().contains(StepNote.FORFEITED);
                    assertEquals(topic.id() + ' ' + seed, isForfeitFirst, kind == Reason.Kind.FOLDED_FIRST);
                    kinds.add(game.id() + ' ' + kind);
                }
            }
        }
        assertTrue(kinds.toString(), kinds.contains("four-card-split WAGER_FIRST"));
        assertTrue(kinds.toString(), !kinds.contains("four-card-split FOLDED_FIRST"));
        assertTrue(kinds.toString(), kinds.contains("crazy-4-poker FOLDED_FIRST"));
    }
}
