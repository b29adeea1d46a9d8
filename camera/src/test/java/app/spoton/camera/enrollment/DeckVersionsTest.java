package app.spoton.camera.enrollment;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.OpenCv;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.ReaderModels;
import app.spoton.camera.reading.print.DeckPrint;
import app.spoton.camera.reading.print.IndexPrint;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import org.junit.Test;

public class DeckVersionsTest {
    /** The reader that learned the fixture. */
    private static final String ITS_READER = "701dbd1998f2";

    @Test
    public void aDeckFileWithoutPrintsIsReadAndWrittenAsBefore() throws IOException {
        String old = fixture();
        HouseDeck deck = HouseDeck.parse(old).orElseThrow();
        assertEquals("Red Bee", deck.name());
        assertTrue(deck.isWhole());
        assertEquals("there are no prints to compare with", Optional.empty(), deck.matcher());
        assertEquals(old, deck.text());
    }

    @Test
    public void aDeckFileKeepsThePrints() throws IOException {
        HouseDeck deck = withPrints(Card.deck().size());
        String text = deck.text();
        assertTrue(text, text.startsWith("spoton-deck 3 "));
        HouseDeck again = HouseDeck.parse(text).orElseThrow();
        assertEquals(text, again.text());
        OpenCv.load();
        assertTrue(again.matcher().isPresent());
        assertFalse("no ace is known", HouseDeck.parse(withPrints(48).text()).orElseThrow().matcher().isPresent());
    }

    @Test
    public void aDamagedDeckFileIsNone() throws IOException {
        String text = withPrints(2).text();
        String print = text.substring(text.indexOf("\ni 2c") + 1);
        for (String damaged : new String[] {text.replace("spoton-deck 3", "spoton-deck 2"),
            text.replace("spoton-deck 3", "spoton-deck 4"), text.replace("\ni 2c ", "\ni 2x "),
            text.replace("\ni 2c ", "\nj 2c "), text.substring(0, text.length() - 9), text + print + print,
            text.replace("\ni 2c ", "\ni 2c !"), text.replace("\ni 2c ", "\n")}) {
            assertEquals(Optional.empty(), HouseDeck.parse(damaged));
        }
    }

    private static HouseDeck withPrints(int cards) throws IOException {
        Random random = new Random(7);
        DeckPrint prints = DeckPrint.NONE;
        for (Card card : Card.deck().subList(0, cards)) {
            byte[] pixels = new byte[IndexPrint.WIDTH * IndexPrint.HEIGHT];
            random.nextBytes(pixels);
            prints = prints.with(card, IndexPrint.of(pixels));
        }
        float[][] ranks = new float[HouseDeck.RANKS][];
        float[][] suits = new float[HouseDeck.SUITS][];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = new float[] {i, 1};
        }
        for (int i = 0; i < suits.length; i++) {
            suits[i] = new float[] {i, 1};
        }
        return new HouseDeck("House", ranks, suits, prints);
    }

    private static String fixture() throws IOException {
        try (InputStream in = DeckVersionsTest.class.getResourceAsStream("/fixtures/deck-version-2.deck")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace(ITS_READER, ReaderModels.readerId());
        }
    }
}
