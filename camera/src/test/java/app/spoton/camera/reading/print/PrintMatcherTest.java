package app.spoton.camera.reading.print;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.opencv.imgproc.Imgproc;

public class PrintMatcherTest {
    private final DrawnPrints house = DrawnPrints.house();
    private final PrintMatcher matcher = PrintMatcher.of(house.deck()).orElseThrow();

    @Test
    public void everyCardOfTheDeckIsMatchedWhereItsFrameIsOffAndItsPictureNoisy() {
        int clear = 0;
        for (Card card : Card.deck()) {
            PrintMatch match = matcher.match(house.print(card, 1.1, 3)).orElseThrow();
            assertEquals(card, match.card());
            clear += match.isClear() ? 1 : 0;
        }
        assertTrue(clear + " are clear", clear >= 48);
    }

    @Test
    public void noCardOfADeckWhosePrintDiffersIsClearlyAnotherCard() {
        for (DrawnPrints other : new DrawnPrints[] {new DrawnPrints(Imgproc.FONT_HERSHEY_SCRIPT_COMPLEX, false),
            new DrawnPrints(Imgproc.FONT_HERSHEY_TRIPLEX, false)}) {
            for (Card card : Card.deck()) {
                Optional<PrintMatch> match = matcher.match(other.print(card, 0.5, 4)).filter(PrintMatch::isClear);
                assertTrue(card + " is not " + match, match.isEmpty() || match.get().card() == card);
            }
        }
    }

    @Test
    public void aBlankPlaceIsNoCard() {
        assertFalse(matcher.match(IndexPrint.of(new byte[IndexPrint.WIDTH * IndexPrint.HEIGHT]))
                .filter(PrintMatch::isClear).isPresent());
    }

    @Test
    public void whereACardIsNotKnownNoneOfItsRankIsMatched() {
        Card missing = Card.of(30);
        PrintMatcher lacking = PrintMatcher.of(without(missing)).orElseThrow();
        for (Card card : Card.deck()) {
            assertEquals(card.toString(), card.rank() != missing.rank(),
                    lacking.match(house.print(card, 0.5, 6)).isPresent());
        }
    }

    @Test
    public void aDeckOfWhichOneRankIsNotKnownIsNotCompared() {
        assertEquals(Optional.empty(), PrintMatcher.of(without(Card.of(28), Card.of(29), Card.of(30), Card.of(31))));
    }

    private DeckPrint without(Card... missing) {
        DeckPrint lacking = DeckPrint.NONE;
        for (Card card : Card.deck()) {
            lacking = List.of(missing).contains(card) ? lacking : lacking.with(card, house.print(card, 0, 1));
        }
        return lacking;
    }

    @Test
    public void theSameDeckAndPrintGiveTheSameMatch() {
        IndexPrint print = house.print(Card.of(9), 0.8, 5);
        assertEquals(PrintMatcher.of(house.deck()).orElseThrow().match(print), matcher.match(print));
    }
}
