package app.spoton.engine.json;

import app.spoton.engine.money.Money;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;

/** Money in the round format: decimal strings, never JSON numbers. */
public final class Amounts {
    /** Written in place of the amount of a wager that was made but not counted. */
    public static final String UNCOUNTED = "?";

    private Amounts() {
    }

    public static boolean isUncounted(JsonParser parser) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_STRING && parser.getTextLength() == 1
                && parser.getTextCharacters()[parser.getTextOffset()] == '?';
    }

    /** The amount at the parser's position. If the value is not an amount, returns empty and skips the value. */
    public static Optional<Money> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            parser.skipChildren();
            return Optional.empty();
        }
        return Money.parse(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
    }
}
