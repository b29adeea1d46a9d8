package app.spoton.camera.questions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.CardQuad;
import app.spoton.camera.OpenCv;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

public class CardQuestionsTest {
    private static final CardQuad PLACE =
            new CardQuad(new PicturePoint(10, 10), new PicturePoint(40, 10), new PicturePoint(40, 52),
                    new PicturePoint(10, 52), 8);
    private Picture picture;

    @Before
    public void aPicture() {
        OpenCv.load();
        picture = new Picture(new Mat(80, 80, CvType.CV_8UC3, new Scalar(200, 200, 200)));
    }

    @After
    public void away() {
        picture.close();
    }

    @Test
    public void aDoubtThatChangesNoPayoutIsNotAsked() {
        Payouts onlyRanksPay = cards -> cards.stream().map(c -> "" + c.rank().symbol()).toList().toString();
        assertEquals(List.of(), new CardQuestions(onlyRanksPay).of(List.of(sure("As"), doubt("Kh", "Kd")), picture));
    }

    @Test
    public void aDoubtThatChangesAPayoutIsAskedWithItsPictureAndTwoReadings() {
        List<CardQuestion> asked =
                new CardQuestions(Object::toString).of(List.of(sure("As"), doubt("Kh", "Kd")), picture);
        assertEquals(1, asked.size());
        assertEquals(1, asked.get(0).number());
        assertEquals("Kh", asked.get(0).best().toString());
        assertEquals("Kd", asked.get(0).second().toString());
        assertTrue("a JPEG", asked.get(0).crop().length > 100 && (asked.get(0).crop()[0] & 0xff) == 0xff);
    }

    @Test
    public void twoDoubtsThatOnlyTogetherMakeAHandAreBothAsked() {
        Payouts pairOfAces = cards -> "" + cards.stream().filter(c -> c.rank().symbol() == 'A').count() / 2;
        assertEquals(2, new CardQuestions(pairOfAces).of(List.of(doubt("4c", "Ac"), doubt("4s", "As")), picture)
                .size());
        assertEquals(0, new CardQuestions(pairOfAces).of(List.of(sure("4c"), doubt("4s", "As")), picture).size());
    }

    @Test
    public void aCardOfWhichLittleIsKnownIsAskedIfAnyOfItsReadingsChangesAPayout() {
        SeenCard blur = seen(Posterior.mostly(Card.parse("9d").orElseThrow(), 0.9), ReadingVerdict.ASK);
        Payouts onlyTheTwoOfClubsPays = cards -> "" + cards.contains(Card.parse("2c").orElseThrow());
        assertEquals(1, new CardQuestions(onlyTheTwoOfClubsPays).of(List.of(blur), picture).size());
        assertEquals("another one has it", 0,
                new CardQuestions(onlyTheTwoOfClubsPays).of(List.of(blur, sure("2c")), picture).size());
        assertEquals(0, new CardQuestions(cards -> "always the same").of(List.of(blur), picture).size());
    }

    @Test
    public void whatMayBeNoCardAtAllIsAskedBecauseTheHandMayLackOne() {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[Card.parse("9d").orElseThrow().index()] = 0.9;
        p[Posterior.NOT_A_CARD] = 0.1;
        SeenCard perhaps = seen(Posterior.of(p), ReadingVerdict.ASK);
        assertEquals(1, new CardQuestions(cards -> "always the same").of(List.of(perhaps), picture).size());
    }

    @Test
    public void ofManyDoubtsThoseThatMatterByThemselvesAreAskedFirst() {
        List<SeenCard> cards = new ArrayList<>();
        for (String suit : List.of("c", "d", "h", "s")) {
            for (String rank : List.of("2", "5", "8", "J")) {
                cards.add(doubt(rank + suit, rank.replace("2", "3").replace("5", "6").replace("8", "9")
                        .replace("J", "Q") + suit));
            }
        }
        Payouts onlyQueensPay = all -> "" + all.stream().filter(c -> c.rank().symbol() == 'Q').count();
        List<Integer> asked = new CardQuestions(onlyQueensPay).matter(cards);
        assertEquals("of 65,536 combinations", List.of(3, 7, 11, 15), asked.stream().sorted().toList());
    }

    @Test
    public void twoReadingsThatWouldBeTheSameCardTwiceAreNotTried() {
        Payouts kingsDiffer = cards -> cards.get(1).toString();
        assertEquals(List.of(), new CardQuestions(kingsDiffer).of(List.of(sure("Kd"), doubt("Kh", "Kd")), picture));
    }

    @Test
    public void twoCardsThatCanOnlyBeExchangedForEachOtherAreAskedIfThatChangesAPayout() {
        List<SeenCard> cards = List.of(doubt("Kh", "Kd"), doubt("Kd", "Kh"));
        assertEquals(2, new CardQuestions(Object::toString).of(cards, picture).size());
        assertEquals(0, new CardQuestions(all -> "always the same").of(cards, picture).size());
    }

    private static SeenCard sure(String card) {
        return seen(Posterior.mostly(Card.parse(card).orElseThrow(), 0.99999), ReadingVerdict.CERTAIN);
    }

    private static SeenCard doubt(String best, String second) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[Card.parse(best).orElseThrow().index()] = 0.7;
        p[Card.parse(second).orElseThrow().index()] = 0.3;
        return seen(Posterior.of(p), ReadingVerdict.ASK);
    }

    private static SeenCard seen(Posterior posterior, ReadingVerdict verdict) {
        return new SeenCard(PLACE, posterior, posterior, verdict, 1);
    }
}
