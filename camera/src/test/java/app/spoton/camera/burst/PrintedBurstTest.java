package app.spoton.camera.burst;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Confirmation;
import app.spoton.camera.DeckCount;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class PrintedBurstTest {
    private static final CardQuad PLACE = new CardQuad(new PicturePoint(0, 0), new PicturePoint(60, 0),
            new PicturePoint(60, 90), new PicturePoint(0, 90), 15);
    private static final Card NINE = Card.parse("9c").orElseThrow();
    private static final Card OTHER = Card.parse("9s").orElseThrow();

    @Test
    public void aCardThatMostStillsShowByItsPrintIsCertain() {
        assertEquals(ReadingVerdict.CERTAIN, verdict(
                printed(NINE), printed(NINE), printed(NINE), doubtful(), doubtful()));
    }

    @Test
    public void whatOnlyHalfOfTheStillsShowIsAsked() {
        assertEquals(ReadingVerdict.ASK, verdict(printed(NINE), printed(NINE), doubtful(), doubtful()));
        assertEquals(ReadingVerdict.ASK, verdict(doubtful(), doubtful(), doubtful()));
    }

    @Test
    public void stillsWhosePrintIsAnotherCardsDoNotMakeItCertain() {
        assertEquals(ReadingVerdict.ASK, verdict(printed(NINE), printed(NINE), printed(OTHER), printed(OTHER)));
    }

    private static SeenCard printed(Card card) {
        Posterior posterior = Posterior.mostly(card, 0.97);
        return new SeenCard(PLACE, posterior, posterior, ReadingVerdict.CERTAIN, 1, Confirmation.PRINTED);
    }

    private static SeenCard doubtful() {
        Posterior posterior = Posterior.mostly(NINE, 0.97);
        return new SeenCard(PLACE, posterior, posterior, ReadingVerdict.ASK, 1, Confirmation.NONE);
    }

    private static ReadingVerdict verdict(SeenCard... stills) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 16,
                new Calibration.Levels(0.996, 0.985, 0.95, 0.9), 0.5);
        List<List<SeenCard>> frames = new ArrayList<>();
        for (SeenCard still : stills) {
            frames.add(List.of(still));
        }
        return new BurstCombination(calibration, DeckCount.ONE).of(frames).get(0).verdict();
    }
}
