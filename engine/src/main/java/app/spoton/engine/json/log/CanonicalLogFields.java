package app.spoton.engine.json.log;

import app.spoton.engine.card.Card;
import app.spoton.engine.json.JsonLine;
import java.util.ArrayList;
import java.util.List;

/** Reads the fields after the settlement in a round's entry, as the record's codec and the log write them. */
final class CanonicalLogFields {
    private static final byte[] LOG = JsonLine.ascii(",\"log\":{\"table\":");
    private static final byte[] DEALERS = JsonLine.ascii(",\"dealers\":");
    private static final byte[][] TIMES = {JsonLine.ascii(",\"begun\":"), JsonLine.ascii(",\"settled\":"),
            JsonLine.ascii(",\"ended\":"), JsonLine.ascii(",\"end\":"), JsonLine.ascii(",\"reason\":")};
    private static final byte[] APPROVALS = JsonLine.ascii(",\"approvals\":");
    private static final byte[] KNOWN = JsonLine.ascii(",\"known\":{");
    private static final byte[] DECK = JsonLine.ascii(",\"deck\":");
    private static final byte[] PICTURES = JsonLine.ascii(",\"pictures\":");
    private static final byte[] PROPOSALS = JsonLine.ascii(",\"camera-proposals\":");
    private static final byte[] ENGINE = JsonLine.ascii(",\"engine\":");
    private static final byte[] PAYTABLES = JsonLine.ascii(",\"paytables\":");
    private static final byte[] METERS = JsonLine.ascii(",\"meters\":[");
    private static final byte[] METER = JsonLine.ascii("{\"meter\":");
    private static final byte[] KIND = JsonLine.ascii(",\"kind\":");
    private static final byte[] AMOUNT = JsonLine.ascii(",\"amount\":");
    private static final byte[] RESERVE = JsonLine.ascii(",\"reserve\":");
    private static final byte[] AFTER = JsonLine.ascii(",\"after\":{\"amount\":");
    private static final byte[] SEED = JsonLine.ascii(",\"seed\":");
    private static final byte[] REASON = JsonLine.ascii("},\"reason\":");
    private static final byte[] BY = JsonLine.ascii(",\"by\":");
    private static final byte[] NUMBER = JsonLine.ascii("},\"number\":");
    private static final byte[] TIME = JsonLine.ascii(",\"time\":");
    private static final byte[] PREVIOUS = JsonLine.ascii(",\"kind\":\"" + EntryFields.ROUND_KIND + "\",\"previous\":\"");
    private static final byte[] HASH = JsonLine.ascii("\",\"hash\":\"");
    private static final byte[] END = JsonLine.ascii("\"}");
    private static final int MOST_FIELDS = 20;

    private final List<LoggedLines.MeterLine> meters = new ArrayList<>();
    private final int[] names = new int[MOST_FIELDS];
    private ByteCursor line;
    private String table = "";
    private String engine = "";

    String table() {
        return table;
    }

    String engine() {
        return engine;
    }

    List<LoggedLines.MeterLine> meters() {
        return meters;
    }

    /**
     * Reads to the end of the line.
     *
     * @param paytables the digests of the round's paytables, which another reader compares if they differ
     */
    void read(ByteCursor cursor, byte[] paytables) throws NotCanonicalException {
        line = cursor;
        meters.clear();
        line.expect(LOG);
        table = line.text(table);
        line.expect(DEALERS);
        line.strings();
        for (byte[] time : TIMES) {
            if (line.skip(time)) {
                line.string();
            }
        }
        line.expect(APPROVALS);
        texts();
        line.expect(KNOWN);
        known();
        line.expect(DECK);
        line.string();
        line.expect(PICTURES);
        line.strings();
        if (line.skip(PROPOSALS)) {
            line.strings();
        }
        line.expect(ENGINE);
        engine = line.text(engine);
        line.expect(PAYTABLES);
        line.expect(paytables);
        line.expect(METERS);
        meterLines();
        tail();
    }

    /** An object of strings; a duplicate name is left to the other reader. */
    private void texts() throws NotCanonicalException {
        line.expect('{');
        if (line.skip('}')) {
            return;
        }
        int count = 0;
        do {
            names[count] = line.position();
            line.name();
            for (int before = 0; before < count; before++) {
                if (isSameName(names[before], names[count])) {
                    throw new NotCanonicalException();
                }
            }
            line.expect(':');
            line.string();
            if (++count == MOST_FIELDS) {
                throw new NotCanonicalException();
            }
        } while (line.skip(','));
        line.expect('}');
    }

    private boolean isSameName(int one, int other) {
        byte[] bytes = line.bytes();
        int place = 1;
        while (bytes[one + place] == bytes[other + place]) {
            if (bytes[one + place] == '"') {
                return true;
            }
            place++;
        }
        return false;
    }

    /** Cards with how they were read. */
    private void known() throws NotCanonicalException {
        if (line.skip('}')) {
            return;
        }
        long seen = 0;
        do {
            int from = line.position() + 1;
            line.string();
            int card = line.position() - from == 3
                    ? Card.indexOf((char) line.bytes()[from], (char) line.bytes()[from + 1]) : -1;
            if (card < 0 || (seen >>> card & 1) != 0) {
                throw new NotCanonicalException();
            }
            seen |= 1L << card;
            line.expect(':');
            line.string();
        } while (line.skip(','));
        line.expect('}');
    }

    private void meterLines() throws NotCanonicalException {
        if (line.skip(']')) {
            return;
        }
        do {
            line.expect(METER);
            String name = line.text();
            line.expect(KIND);
            String kind = line.text();
            line.expect(AMOUNT);
            long amount = change();
            line.expect(RESERVE);
            long reserve = change();
            line.expect(AFTER);
            long amountAfter = change();
            line.expect(SEED);
            line.string();
            line.expect(RESERVE);
            long reserveAfter = change();
            line.expect(REASON);
            line.string();
            line.expect(BY);
            line.string();
            line.expect('}');
            meters.add(new LoggedLines.MeterLine(name, kind, amount, reserve, amountAfter, reserveAfter));
        } while (line.skip(','));
        line.expect(']');
    }

    /** An amount that may be below zero: {@code "-7.50"}. */
    private long change() throws NotCanonicalException {
        int quote = line.position();
        line.expect('"');
        if (!line.skip('-')) {
            line.moveTo(quote);
            return line.cents();
        }
        return -line.centsAfterQuote();
    }

    private void tail() throws NotCanonicalException {
        line.expect(NUMBER);
        line.number(17);
        line.expect(TIME);
        line.string();
        line.expect(PREVIOUS);
        line.hash();
        line.expect(HASH);
        line.hash();
        line.expect(END);
        if (!line.isAtEnd()) {
            throw new NotCanonicalException();
        }
    }
}
