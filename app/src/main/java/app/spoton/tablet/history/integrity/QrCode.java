package app.spoton.tablet.history.integrity;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.util.Map;

/** A text as a QR code: a square of dark and light modules with the light border that scanners need. */
public final class QrCode {
    private static final int BORDER = 4;

    private final BitMatrix modules;

    private QrCode(BitMatrix modules) {
        this.modules = modules;
    }

    /** @throws IllegalArgumentException if the text is too long for one code */
    public static QrCode of(String text) {
        try {
            return new QrCode(new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, Map.of(EncodeHintType.CHARACTER_SET,
                    "UTF-8", EncodeHintType.MARGIN, BORDER, EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M)));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException(tooLong);
        }
    }

    /** Modules in a row. */
    public int size() {
        return modules.getWidth();
    }

    public boolean isDark(int column, int row) {
        return modules.get(column, row);
    }
}
