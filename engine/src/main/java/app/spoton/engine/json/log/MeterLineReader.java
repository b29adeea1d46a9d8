package app.spoton.engine.json.log;

import app.spoton.engine.json.round.RoundReader;
import app.spoton.engine.money.Money;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;

/** Reads the changes of meters in a log entry. */
final class MeterLineReader {
    private MeterLineReader() {
    }

    /** Adds the list at the parser's position. */
    static void read(JsonParser parser, List<LoggedLines.MeterLine> meters) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_ARRAY);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
            String name = "";
            String kind = "";
            long[] change = new long[4];
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String field = parser.currentName();
                parser.nextToken();
                switch (field) {
                    case "meter" -> name = text(parser);
                    case "kind" -> kind = text(parser);
                    case "amount" -> change[0] = cents(parser);
                    case "reserve" -> change[1] = cents(parser);
                    case "after" -> after(parser, change);
                    default -> parser.skipChildren();
                }
            }
            meters.add(new LoggedLines.MeterLine(name, kind, change[0], change[1], change[2], change[3]));
        }
    }

    private static void after(JsonParser parser, long[] change) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case "amount" -> change[2] = cents(parser);
                case "reserve" -> change[3] = cents(parser);
                default -> parser.skipChildren();
            }
        }
    }

    /** A value that is neither an object nor a list; fields of those would be read as the line's own. */
    static String text(JsonParser parser) throws IOException {
        if (!parser.currentToken().isScalarValue()) {
            throw new IOException("a value is expected, not " + parser.getText());
        }
        return parser.getText();
    }

    /** A meter also falls: here, other than in a round, an amount may be below zero. */
    private static long cents(JsonParser parser) throws IOException {
        String text = text(parser);
        boolean falls = text.startsWith("-");
        long cents = Money.parse(falls ? text.substring(1) : text).map(Money::cents)
                .orElseThrow(() -> new IOException("'" + text + "' is not an amount"));
        return falls ? -cents : cents;
    }
}
