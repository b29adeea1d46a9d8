package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.SeededRandom;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import app.spoton.tablet.trainer.question.VisibleCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** All that an answer depends on is in view: what is not shown can be changed, and the answer stays. */
public class VisibleCardsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int SEEDS = 3;
    private static final int OTHERS = 12;

    @Test
    public void theDealersCardsAreShownWhereTheAnswerDependsOnThem() {
        RoundLines engine = new RoundLines(CATALOG, true);
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(Catalog.standard(), game);
            for (QuizTopic topic : Syllabus.of(table)) {
                for (long seed = 0; seed < SEEDS; seed++) {
                    QuizQuestion question = new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow();
                    boolean pickedFrom = question.form() instanceof AnswerForm.PickCards
                            && question.subject() == QuizQuestion.Subject.DEALER;
                    boolean settled = topic.skill() != Skill.LEGAL_SPLIT && !topic.skill().isAboutProcedure();
                    if (!VisibleCards.of(question).dealer() && !pickedFrom && settled) {
                        assertTheDealerDoesNotMatter(question, engine);
                    }
                }
            }
        }
    }

    private static void assertTheDealerDoesNotMatter(QuizQuestion question, RoundLines engine) {
        PracticeRound practice = question.practice();
        SeededRandom random = new SeededRandom(question.seed());
        for (int other = 0; other < OTHERS; other++) {
            Round round = practice.round();
            Round changed = new Round(round.paytables(), round.house(), round.meters(), anotherDealer(practice, random),
                    round.seats());
            PracticeRound redealt = new PracticeRound(practice.setup(), practice.goal(), changed, practice.settlement(),
                    practice.seatNumber(), practice.players());
            String text = redealt.roundText("x");
            assertTrue(question.topic().id() + " with " + text, question.isCorrect(
                    new ExpectedAnswer(question, SettlementText.line(engine.settle(text))).answer()));
        }
    }

    private static Cards anotherDealer(PracticeRound practice, SeededRandom random) {
        List<Card> left = new ArrayList<>(Card.deck());
        for (Seat seat : practice.round().seats()) {
            left.removeAll(seat.cards().list());
            seat.hands().forEach(hand -> left.removeAll(hand.filled().list()));
        }
        return Cards.of(random.shuffled(left).subList(0, practice.game().dealerCards()));
    }

    @Test
    public void theBlindShowsFourCardsAndAntesAndPlaysShowTheHands() {
        TableSetup split = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-split").orElseThrow());
        for (QuizTopic topic : Syllabus.of(split)) {
            if (topic.skill() == Skill.WAGER || topic.skill() == Skill.PAY) {
                QuizQuestion question = new QuestionFactory(split).ask(topic, 1, Confusions.NONE).orElseThrow();
                boolean blind = question.wager().orElseThrow() == Wager.BLIND;
                assertEquals(topic.id(), blind, VisibleCards.of(question).dealt());
                assertEquals(topic.id(), !blind, VisibleCards.of(question).hands());
                long shown = blind ? question.practice().seat().cards().mask() : question.practice().seat().hands()
                        .stream().mapToLong(hand -> hand.filled().mask()).sum();
                long decidingCards = question.explanation().decidingCards() & ~question.practice().round().dealer().mask();
                assertEquals(topic.id(), decidingCards, decidingCards & shown);
            }
        }
    }

    @Test
    public void nothingOnTheScreenGivesAMistakeAway() {
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(Catalog.standard(), game);
            for (QuizTopic topic : Syllabus.of(table)) {
                for (long seed = 0; seed < SEEDS && topic.skill() == Skill.MISTAKE; seed++) {
                    VisibleCards shown = VisibleCards.of(new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow());
                    assertTrue(topic.id(), shown.dealt() && shown.hands());
                    assertEquals(topic.id(), Optional.empty(), shown.asked());
                }
            }
        }
    }

    @Test
    public void theUpCardIsMarkedWhereTheDealerMustPlayIt() {
        TableSetup split = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-split").orElseThrow());
        for (QuizTopic topic : Syllabus.of(split)) {
            QuizQuestion question = new QuestionFactory(split).ask(topic, 1, Confusions.NONE).orElseThrow();
            assertEquals(topic.id(), VisibleCards.of(question).dealer(), VisibleCards.of(question).upCard());
        }
    }
}
