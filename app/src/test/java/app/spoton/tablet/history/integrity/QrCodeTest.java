package app.spoton.tablet.history.integrity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.tablet.history.HistoryStates;
import com.google.zxing.ReaderException;
import com.google.zxing.qrcode.decoder.Decoder;
import org.junit.Test;

/** The QR code of a checkpoint, as the phone of an auditor reads it. */
public class QrCodeTest {
    private static final int BORDER = 4;

    @Test
    public void aReaderGetsTheWholeCheckpointWithItsSignature() throws ReaderException {
        QrCode code = QrCode.of(HistoryStates.CHECKPOINT);
        boolean[][] modules = new boolean[code.size() - 2 * BORDER][code.size() - 2 * BORDER];
        for (int row = 0; row < modules.length; row++) {
            for (int column = 0; column < modules.length; column++) {
                modules[row][column] = code.isDark(column + BORDER, row + BORDER);
            }
        }
        String scanned = new Decoder().decode(modules).getText();
        assertEquals(HistoryStates.CHECKPOINT, scanned);
        assertEquals(7, SignedCheckpoint.parse(scanned).orElseThrow().checkpoint().size());
    }

    @Test
    public void theCodeHasTheLightBorderThatReadersNeed() {
        QrCode code = QrCode.of(HistoryStates.CHECKPOINT);
        for (int at = 0; at < code.size(); at++) {
            for (int edge = 0; edge < BORDER; edge++) {
                assertFalse(code.isDark(at, edge) || code.isDark(edge, at) || code.isDark(at, code.size() - 1 - edge)
                        || code.isDark(code.size() - 1 - edge, at));
            }
        }
    }

    @Test
    public void aTextThatIsTooLongForOneCodeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> QrCode.of("x".repeat(5000)));
    }
}
