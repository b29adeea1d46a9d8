package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.charset.Charset;
import org.junit.Test;

public class WinAnsiTest {
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    @Test
    public void charactersOfTheFontsAreWrittenUnchanged() {
        String text = "Göran’s “ante” — 5–10 € … • ™ Ÿ ÿ ñ";
        assertEquals(text, new String(bytes(WinAnsi.encode(text)), WINDOWS));
    }

    @Test
    public void whatTheyLackLosesItsAccentAndIsNeverAQuestionMark() {
        assertEquals("Lukasz Horvath Nguyen -5", WinAnsi.encode("Łukasz Horváth Nguyễn −5").replace('\u00e1', 'a'));
        assertEquals("[U+674E] dealt", WinAnsi.encode("李 dealt"));
        assertFalse(WinAnsi.encode("李♠ěẹ\uD83C\uDCA1").contains("?"));
    }

    @Test
    public void everyCharacterIsOneByte() {
        StringBuilder all = new StringBuilder();
        for (int point = 0; point < 0x3000; point++) {
            all.appendCodePoint(point);
        }
        assertTrue(WinAnsi.encode(all.toString()).chars().allMatch(code -> code >= ' ' && code <= 255));
    }

    private static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length()];
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) text.charAt(at);
        }
        return bytes;
    }
}
