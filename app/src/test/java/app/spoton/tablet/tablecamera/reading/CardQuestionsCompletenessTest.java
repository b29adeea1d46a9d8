package app.spoton.tablet.tablecamera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.questions.CardQuestions;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.ScriptedDealer;
import app.spoton.tablet.table.round.RoundInProgress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Compares CardQuestions with every possible reading in random rounds of all games, settled by the engine. */
public class CardQuestionsCompletenessTest {
    private static final int ROUNDS = 250;
    private static final int TRUTHS = 4;
    private static final CardQuad PLACE =
            new CardQuad(new PicturePoint(0, 0), new PicturePoint(3, 0), new PicturePoint(3, 4),
                    new PicturePoint(0, 4), 1);

    private int callOutsObserver;
    private int unasked;

    @Test
    public void exactlyTheCardsThatChangeAPayoutAreAskedAbout() {
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            TableSetup setup = TableSetup.demonstration(Catalog.standard(), games.get(seed % games.size()));
            play(new ScriptedDealer(random, setup).playUpToSettlement().round(), random, "seed " + seed);
        }
        assertTrue(callOutsObserver + " asked, " + unasked + " not", callOutsObserver > ROUNDS / 2 && unasked > ROUNDS / 2);
    }

    private void play(RoundInProgress round, Random random, String where) {
        List<Card> lying = new ArrayList<>();
        for (Card card : Card.deck()) {
            if ((round.cardMask() >>> card.index() & 1) != 0) {
                lying.add(card);
            }
        }
        Collections.shuffle(lying, random);
        List<Card> doubtful = lying.subList(0, 1 + random.nextInt(3));
        List<Card> certain = lying.subList(doubtful.size(), lying.size());
        List<List<Card>> readings = new ArrayList<>();
        for (Card card : doubtful) {
            List<Card> own = new ArrayList<>(List.of(card));
            for (int i = random.nextInt(4); i >= 0 || own.size() < 2; i--) {
                // Now and then one of the other doubtful cards: these can then only be exchanged for each other.
                Card other = random.nextInt(4) == 0 ? doubtful.get(random.nextInt(doubtful.size()))
                        : Card.of(random.nextInt(52));
                if (!own.contains(other)) {
                    own.add(other);
                }
            }
            Collections.shuffle(own, random);
            readings.add(own);
        }
        EnginePayouts payouts = new EnginePayouts(round, doubtful);
        List<List<Card>> possible = new ArrayList<>();
        combine(readings, certain, new ArrayList<>(), possible);
        for (int i = 0; i < TRUTHS; i++) {
            List<Card> truth = possible.get(random.nextInt(possible.size()));
            talk(readings, certain, possible, truth, payouts, where);
        }
    }

    private static void combine(List<List<Card>> readings, List<Card> certain, List<Card> chosen,
            List<List<Card>> possible) {
        if (chosen.size() == readings.size()) {
            possible.add(List.copyOf(chosen));
            return;
        }
        for (Card reading : readings.get(chosen.size())) {
            if (!chosen.contains(reading) && !certain.contains(reading)) {
                chosen.add(reading);
                combine(readings, certain, chosen, possible);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    /** The dealer answers as it is, one question after the other, until none is left. */
    private void talk(List<List<Card>> readings, List<Card> certain, List<List<Card>> possible, List<Card> truth,
            EnginePayouts payouts, String where) {
        HashSet<Integer> known = new HashSet<>();
        List<List<Card>> left = possible;
        while (true) {
            List<Integer> questions = new CardQuestions(payouts).matter(seen(readings, certain, known, truth));
            for (int question : questions) {
                assertTrue(where + ": asks about " + readings.get(question) + " for nothing",
                        canChange(question, left, payouts));
            }
            if (questions.isEmpty()) {
                break;
            }
            int answered = questions.get(0);
            known.add(answered);
            left = new ArrayList<>(left);
            left.removeIf(one -> one.get(answered) != truth.get(answered));
        }
        callOutsObserver += known.size();
        unasked += readings.size() - known.size();
        for (List<Card> other : left) {
            assertEquals(where + ": " + other + " was not asked about, and it is " + truth, payouts.settle(truth),
                    payouts.settle(other));
        }
    }

    /** Whether two possible layouts differ in this card and in what is paid. */
    private static boolean canChange(int card, List<List<Card>> possible, EnginePayouts payouts) {
        for (List<Card> one : possible) {
            for (List<Card> other : possible) {
                if (one.get(card) != other.get(card) && !payouts.settle(one).equals(payouts.settle(other))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<SeenCard> seen(List<List<Card>> readings, List<Card> certain, HashSet<Integer> known,
            List<Card> truth) {
        List<SeenCard> seen = new ArrayList<>();
        for (int i = 0; i < readings.size(); i++) {
            seen.add(known.contains(i) ? certainCards(truth.get(i)) : uncertain(readings.get(i)));
        }
        certain.forEach(card -> seen.add(certainCards(card)));
        return seen;
    }

    private static SeenCard certainCards(Card card) {
        Posterior posterior = Posterior.mostly(card, 1);
        return new SeenCard(PLACE, posterior, posterior, ReadingVerdict.CERTAIN, 2);
    }

    private static SeenCard uncertain(List<Card> readings) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        for (int i = 0; i < readings.size(); i++) {
            p[readings.get(i).index()] = 1.0 / (i + 1);
        }
        Posterior posterior = Posterior.of(p);
        return new SeenCard(PLACE, posterior, posterior, ReadingVerdict.ASK, 1);
    }
}
