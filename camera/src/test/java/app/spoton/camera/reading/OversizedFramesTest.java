package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.Confirmation;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Seen at the demonstration table: tens that were also found together with the pip beside them. */
public class OversizedFramesTest {
    private static final CardCandidate TEN = seen("Td", 300, 300, 28);
    private static final CardCandidate WITH_ITS_PIP = seen("Td", 312, 306, 58);

    @Test
    public void anIndexThatIsAlsoFoundAtTwiceTheSizeOfItsNeighborsIsOne() {
        assertEquals(withNeighbors(TEN), OversizedFrames.without(withNeighbors(TEN, WITH_ITS_PIP)));
    }

    @Test
    public void bothCornersOfACardMayBeFoundTwice() {
        CardCandidate corner = seen("Td", 340, 330, 30);
        assertEquals(withNeighbors(TEN, corner), OversizedFrames.without(
                withNeighbors(TEN, WITH_ITS_PIP, corner, seen("Td", 350, 336, 56))));
    }

    @Test
    public void theNextCardMayBeFoundTwiceAsWell() {
        CardCandidate next = seen("Ts", 330, 310, 28);
        assertEquals(withNeighbors(TEN, next), OversizedFrames.without(
                withNeighbors(TEN, WITH_ITS_PIP, next, seen("Ts", 342, 316, 57))));
    }

    @Test
    public void aLargeIndexThatIsReadAsAnotherCardStays() {
        assertStays(TEN, seen("9d", 312, 306, 58));
    }

    @Test
    public void aDoubtfulLargeIndexAroundAClearOneIsThatOneWithSomethingBesideIt() {
        assertEquals(withNeighbors(TEN), OversizedFrames.without(withNeighbors(TEN, seen("9d", 312, 306, 40, 0.6))));
        assertStays(TEN, seen("9d", 312, 306, 38, 0.6));
        assertStays(TEN, seen("9d", 340, 306, 40, 0.6));
        assertStays(seen("Td", 300, 300, 28, 0.9), seen("9d", 312, 306, 40, 0.6));
    }

    @Test
    public void aLargeIndexBesideASmallOneStays() {
        assertStays(TEN, seen("Td", 400, 306, 58));
        assertStays(TEN, seen("Td", 312, 380, 58));
    }

    @Test
    public void aLargeIndexStaysWhereTheUsualSizeIsNotKnown() {
        assertEquals(List.of(TEN, WITH_ITS_PIP), OversizedFrames.without(List.of(TEN, WITH_ITS_PIP)));
    }

    @Test
    public void anIndexOfTheUsualSizeStaysWhateverIsFoundInIt() {
        assertStays(seen("Td", 300, 300, 15), seen("Td", 306, 303, 29));
    }

    private static void assertStays(CardCandidate... lone) {
        assertEquals(withNeighbors(lone), OversizedFrames.without(withNeighbors(lone)));
    }

    private static List<CardCandidate> withNeighbors(CardCandidate... lone) {
        List<CardCandidate> all = new ArrayList<>(List.of(seen("2c", 100, 300, 28), seen("3c", 200, 300, 29),
                seen("4c", 400, 100, 27), seen("5c", 500, 300, 28)));
        all.addAll(List.of(lone));
        return all;
    }

    private static CardCandidate seen(String card, double x, double y, double height) {
        return seen(card, x, y, height, 0.99);
    }

    private static CardCandidate seen(String card, double x, double y, double height, double p) {
        return CardCandidate.of(new CornerIndex(x, y, 0, -1, height, height, 0, 0.9),
                Posterior.mostly(Card.parse(card).orElseThrow(), p), Confirmation.NONE, true);
    }
}
