package app.spoton.engine.json.round;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.LineReader;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.RoundError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Settles rounds in the round format, line by line. Not thread-safe. */
public final class RoundLines {
    private static final int LINES_BETWEEN_PROGRESS = 10_000;

    private final RoundReader reader;
    private final JsonLine line = new JsonLine();
    private final ResultWriter writer;
    private long settled;

    /** @param withWords whether each step includes its sentence, cards and citations as well as its amounts */
    public RoundLines(Catalog catalog, boolean withWords) {
        this.reader = new RoundReader(catalog);
        this.writer = new ResultWriter(line, withWords);
    }

    /** The result of one line: a settlement or an error, as JSON. */
    public String settle(String round) {
        byte[] bytes = round.getBytes(StandardCharsets.UTF_8);
        settle(bytes, 0, bytes.length);
        return line.text();
    }

    /**
     * Explains one round in sentences, line by line.
     *
     * @return whether it could be settled
     */
    public boolean explain(String round, Consumer<String> out) {
        byte[] bytes = round.getBytes(StandardCharsets.UTF_8);
        try {
            RoundReader.Reading reading = reader.read(bytes, 0, bytes.length);
            Explanation.of(reading.game(), reading.settle(), out);
            return true;
        } catch (RoundError error) {
            out.accept(error.code() + ": " + error.getMessage());
            return false;
        }
    }

    /**
     * Writes one result line for each input line.
     *
     * @return the number of errors
     */
    public long settleAll(InputStream in, OutputStream out) throws IOException {
        return settleAll(in, out, done -> { });
    }

    /**
     * Like {@link #settleAll(InputStream, OutputStream)}, with progress reports.
     *
     * @param progress periodically receives the number of lines settled so far
     */
    public long settleAll(InputStream in, OutputStream out, LongConsumer progress) throws IOException {
        long errors = 0;
        long done = 0;
        LineReader lines = new LineReader(in);
        while (lines.next()) {
            errors += settle(lines.bytes(), lines.from(), lines.length()) ? 0 : 1;
            line.raw('\n');
            out.write(line.bytes(), 0, line.length());
            done++;
            if (done % LINES_BETWEEN_PROGRESS == 0) {
                progress.accept(done);
            }
        }
        out.flush();
        return errors;
    }

    /** How many rounds it has settled so far. */
    public long settled() {
        return settled;
    }

    private boolean settle(byte[] bytes, int from, int length) {
        line.clear();
        try {
            RoundReader.Reading reading = reader.read(bytes, from, length);
            writer.settlement(reader.idJson(), reading.settle());
            settled++;
            return true;
        } catch (RoundError error) {
            line.clear();
            writer.error(reader.idJson(), error.objection());
            return false;
        } catch (ArithmeticException overflow) {
            line.clear();
            writer.error(reader.idJson(), Objection.of(ErrorCode.BAD_AMOUNT, "The amounts are too large."));
            return false;
        }
    }
}
