package app.spoton.tablet.history.export;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whatever an entry of a backup says, its rows in a spreadsheet have all columns and no formula. */
public final class RoundsCsvFuzzer {
    private static final RoundRecordCodec RECORDS = new RoundRecordCodec(Catalog.standard());
    private static final int COLUMNS = 21;
    /** A cell in quotes, or one of an id, a number or a time. */
    private static final Pattern CELL = Pattern.compile("\"(?:[^\"]|\"\")*\"|[A-Za-z0-9?+.: -]*");
    private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

    private RoundsCsvFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        String text = new String(data, StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RoundsCsv csv = new RoundsCsv(out);
        try {
            RoundRecord record = RECORDS.read(text);
            csv.round(1, record);
            csv.correction(2, AuditEventCodec.read("correction", text), record);
        } catch (IllegalArgumentException refused) {
            // another kind of entry, or none
        }
        try {
            AuditEvent event = AuditEventCodec.read("meter", text);
            csv.meters(3, event);
        } catch (IllegalArgumentException refused) {
            // another kind of entry, or none
        }
        assertRows(out.toString(StandardCharsets.UTF_8), csv.rows());
    }

    private static void assertRows(String file, long expected) {
        Matcher cell = CELL.matcher(file);
        int at = 1;   // after the byte order mark
        long rows = -1;
        int columns = 0;
        while (at < file.length()) {
            if (!cell.find(at) || cell.start() != at || isFormula(cell.group())) {
                throw new IllegalStateException("Not a cell at " + at + ": " + file);
            }
            columns++;
            at = cell.end();
            if (file.startsWith("\r\n", at)) {
                if (columns != COLUMNS) {
                    throw new IllegalStateException(columns + " columns: " + file);
                }
                rows++;
                columns = 0;
                at += 2;
            } else if (!file.startsWith(",", at++)) {
                throw new IllegalStateException("Something behind a cell at " + at + ": " + file);
            }
        }
        if (rows != expected) {
            throw new IllegalStateException(rows + " rows and not " + expected + ": " + file);
        }
    }

    private static boolean isFormula(String cell) {
        return cell.startsWith("\"") ? FORMULA.indexOf(cell.charAt(1)) >= 0
                : !cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0 && !cell.matches("[-+]?[0-9][0-9.T:Z-]*");
    }
}
