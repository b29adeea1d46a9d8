package app.spoton.camera.burst;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.CardQuad;
import app.spoton.camera.DeckCount;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

/** What some stills of a burst show and others do not. */
public class FlickerTest {
    private static final Card SIX = Card.parse("6c").orElseThrow();
    private static final Card EIGHT = Card.parse("8s").orElseThrow();
    private static final SeenCard CLEAR = seen(SIX, 0.9999, 0, ReadingVerdict.CERTAIN);

    @Test
    public void whatOneOfThreeStillsShowsLessProbablyThanNotIsNoCard() {
        SeenCard pip = seen(EIGHT, 0.4, 300, ReadingVerdict.ASK);
        assertEquals(List.of(SIX), cards(List.of(List.of(CLEAR), List.of(CLEAR, pip), List.of(CLEAR))));
    }

    @Test
    public void whatOneStillShowsMoreProbablyThanNotIsAskedAbout() {
        SeenCard card = seen(EIGHT, 0.6, 300, ReadingVerdict.ASK);
        assertEquals(List.of(SIX, EIGHT), cards(List.of(List.of(CLEAR), List.of(CLEAR, card), List.of(CLEAR))));
    }

    @Test
    public void whatMostStillsShowIsAskedAboutHoweverDoubtfulItIs() {
        SeenCard card = seen(EIGHT, 0.4, 300, ReadingVerdict.ASK);
        assertEquals(List.of(SIX, EIGHT), cards(List.of(List.of(CLEAR, card), List.of(CLEAR, card), List.of(CLEAR))));
        assertEquals(List.of(SIX, EIGHT), cards(List.of(List.of(CLEAR, card))));
    }

    private static SeenCard seen(Card card, double p, int x, ReadingVerdict verdict) {
        CardQuad place = new CardQuad(new PicturePoint(x, 0), new PicturePoint(x + 60, 0),
                new PicturePoint(x + 60, 90), new PicturePoint(x, 90), 15);
        Posterior posterior = Posterior.mostly(card, p);
        return new SeenCard(place, posterior, posterior, verdict, 1);
    }

    private static List<Card> cards(List<List<SeenCard>> stills) {
        return new BurstCombination(PaintedTable.calibration(16, 0.996), DeckCount.ONE).of(stills).stream()
                .map(SeenCard::card).collect(Collectors.toList());
    }
}
