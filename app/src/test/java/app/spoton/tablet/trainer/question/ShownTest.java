package app.spoton.tablet.trainer.question;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.deal.Chance;
import app.spoton.tablet.trainer.deal.Practice;
import app.spoton.tablet.trainer.deal.RoundText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** All that an answer depends on is in view: what is not shown can be changed, and the answer stays. */
public class ShownTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int SEEDS = 3;
    private static final int OTHERS = 12;

    @Test
    public void theDealersCardsAreShownWhereTheAnswerDependsOnThem() {
        RoundLines engine = new RoundLines(CATALOG, true);
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(game);
            for (Topic topic : Syllabus.of(table)) {
                for (long seed = 0; seed < SEEDS; seed++) {
                    Question question = new Questions(table).ask(topic, seed, Confusions.NONE).orElseThrow();
                    boolean pickedFrom = question.form() instanceof Form.Pick
                            && question.about() == Question.About.DEALER;
                    if (!Shown.of(question).dealer() && !pickedFrom && topic.skill() != Skill.LEGAL_SPLIT) {
                        assertTheDealerDoesNotMatter(question, engine);
                    }
                }
            }
        }
    }

    private static void assertTheDealerDoesNotMatter(Question question, RoundLines engine) {
        Practice practice = question.practice();
        Chance chance = new Chance(question.seed());
        for (int other = 0; other < OTHERS; other++) {
            Round round = practice.round();
            Round changed = new Round(round.paytables(), round.house(), round.meters(), anotherDealer(practice, chance),
                    round.seats());
            Practice redealt = new Practice(practice.setup(), practice.plant(), changed, practice.settlement(),
                    practice.seatNumber(), practice.players());
            String text = RoundText.of(redealt, "x");
            assertTrue(question.topic().id() + " with " + text, question.isRight(
                    new Confirmation(question, Told.line(engine.settle(text))).answer()));
        }
    }

    private static Cards anotherDealer(Practice practice, Chance chance) {
        List<Card> left = new ArrayList<>(Card.deck());
        for (Seat seat : practice.round().seats()) {
            left.removeAll(seat.cards().list());
            seat.hands().forEach(hand -> left.removeAll(hand.filled().list()));
        }
        return Cards.of(chance.shuffled(left).subList(0, practice.game().dealerCards()));
    }

    @Test
    public void ofASplitTheBlindShowsTheFourCardsAndAntesAndPlaysTheHands() {
        TableSetup split = TableSetup.demonstration(CATALOG.game("four-card-split").orElseThrow());
        for (Topic topic : Syllabus.of(split)) {
            if (topic.skill() == Skill.WAGER || topic.skill() == Skill.PAY) {
                Question question = new Questions(split).ask(topic, 1, Confusions.NONE).orElseThrow();
                boolean blind = question.wager().orElseThrow() == Wager.BLIND;
                assertEquals(topic.id(), blind, Shown.of(question).dealt());
                assertEquals(topic.id(), !blind, Shown.of(question).hands());
                long shown = blind ? question.practice().seat().cards().mask() : question.practice().seat().hands()
                        .stream().mapToLong(hand -> hand.filled().mask()).sum();
                long counts = question.explanation().counts() & ~question.practice().round().dealer().mask();
                assertEquals(topic.id(), counts, counts & shown);
            }
        }
    }

    @Test
    public void whereAMistakeIsToBeFoundNothingThatIsShownTellsWhere() {
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(game);
            for (Topic topic : Syllabus.of(table)) {
                for (long seed = 0; seed < SEEDS && topic.skill() == Skill.MISTAKE; seed++) {
                    Shown shown = Shown.of(new Questions(table).ask(topic, seed, Confusions.NONE).orElseThrow());
                    assertTrue(topic.id(), shown.dealt() && shown.hands());
                    assertEquals(topic.id(), Optional.empty(), shown.asked());
                }
            }
        }
    }

    @Test
    public void theUpCardIsMarkedWhereTheDealerMustPlayIt() {
        TableSetup split = TableSetup.demonstration(CATALOG.game("four-card-split").orElseThrow());
        for (Topic topic : Syllabus.of(split)) {
            Question question = new Questions(split).ask(topic, 1, Confusions.NONE).orElseThrow();
            assertEquals(topic.id(), Shown.of(question).dealer(), Shown.of(question).upCard());
        }
    }
}
