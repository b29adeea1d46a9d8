package app.spoton.engine.json;

import app.spoton.engine.money.Money;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;

/** Money in the round format: decimal strings, never JSON numbers. */
final class Amounts {
    /** What stands for the amount of a wager that was made and not counted. */
    static final String UNCOUNTED = "?";

    private Amounts() {
    }

    static boolean isUncounted(JsonParser parser) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_STRING && parser.getTextLength() == 1
                && parser.getTextCharacters()[parser.getTextOffset()] == '?';
    }

    /** The amount at the parser's place; empty if it is none, and then the parser is past it. */
    static Optional<Money> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            parser.skipChildren();
            return Optional.empty();
        }
        return Money.parse(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
    }
}
