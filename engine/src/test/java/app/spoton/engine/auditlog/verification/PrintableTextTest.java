package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class PrintableTextTest {
    @Test
    public void wordsInAnyScriptStayAsTheyAre() {
        for (String text : new String[] {"", "dealer Ann Ågren, $5.00 – 桌子 ♠", "a\\u{1b}", "\ud83c\udca1"}) {
            assertEquals(text, PrintableText.of(text));
        }
    }

    @Test
    public void whatMovesTheCursorOrTurnsTheTextAroundIsWrittenAsItsCode() {
        assertEquals("a\\u{a}b\\u{d}\\u{1b}[2J\\u{9b}\\u{7f}", PrintableText.of("a\nb\r\u001b[2J\u009b\u007f"));
        assertEquals("\\u{202e}\\u{2066}\\u{200b}\\u{2028}\\u{2029}", PrintableText.of("\u202e\u2066\u200b\u2028\u2029"));
        assertEquals("half \\u{d83c}", PrintableText.of("half \ud83c"));
    }

    @Test
    public void longTextIsShortenedBetweenCharactersAndSaysHowLongItWas() {
        assertEquals("x".repeat(500), PrintableText.shortened("x".repeat(500)));
        assertEquals("x".repeat(500) + "… (501 characters)", PrintableText.shortened("x".repeat(501)));
        assertEquals("x".repeat(499) + "… (502 characters)", PrintableText.shortened("x".repeat(499) + "\ud83c\udca1x"));
        assertEquals("\\u{a}", PrintableText.shortened("\n"));
    }
}
