package app.spoton.engine.json.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the seats of one round with their cards, wagers and hands. */
final class SeatReader {
    private final JsonParser parser;
    private final Faults faults;
    private final byte[] cardBuffer = new byte[64];

    SeatReader(JsonParser parser, Faults faults) {
        this.parser = parser;
        this.faults = faults;
    }

    /** @param value the parser's current token */
    List<Seat> seats(JsonToken value) throws IOException {
        RoundReader.expect(value, JsonToken.START_ARRAY);
        List<Seat> seats = new ArrayList<>(8);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
            seats.add(seat());
        }
        return seats;
    }

    private Seat seat() throws IOException {
        faults.startSeat();
        int number = 0;
        Seat.Builder seat = Seat.at(number);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            JsonToken value = parser.nextToken();
            switch (field) {
                case "seat" -> number = seatNumber(value);
                case "player" -> seat.player(player(value));
                case "cards" -> seat.cards(cards(value));
                case "unseen" -> seat.unseen(bool(value));
                case "folded" -> seat.folded(bool(value));
                case "wagers" -> wagers(value, seat);
                case "hands" -> hands(value, seat);
                default -> parser.skipChildren();
            }
        }
        if (number == 0) {
            throw RoundReader.malformed();
        }
        faults.endSeat(number);
        return seat.number(number).build();
    }

    private int seatNumber(JsonToken value) throws IOException {
        RoundReader.expect(value, JsonToken.VALUE_NUMBER_INT);
        int number = parser.getIntValue();
        if (number < 1) {
            throw RoundReader.malformed();
        }
        return number;
    }

    private void wagers(JsonToken value, Seat.Builder seat) throws IOException {
        RoundReader.expect(value, JsonToken.START_OBJECT);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String id = parser.currentName();
            parser.nextToken();
            boolean uncounted = Amounts.isUncounted(parser);
            Optional<Money> stake = uncounted ? Optional.empty()
                    : Amounts.read(parser).filter(amount -> amount.cents() > 0);
            Optional<Wager> wager = Wager.withId(id).filter(Wager::isBet);
            if (stake.isEmpty() && !uncounted) {
                faults.note(ErrorCode.BAD_AMOUNT, "the " + id
                        + " must be an amount above zero in dollars and cents, as \"7.50\", or \"?\".");
            }
            if (wager.isEmpty()) {
                faults.note(ErrorCode.UNKNOWN_WAGER, "there is no wager '" + id + "'.");
            } else if (uncounted) {
                seat.betUncounted(wager.get());
            } else {
                seat.bet(wager.get(), stake.orElse(Money.CENT));
            }
        }
    }

    private void hands(JsonToken value, Seat.Builder seat) throws IOException {
        RoundReader.expect(value, JsonToken.START_ARRAY);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
            Cards kept = Cards.NONE;
            Cards drawn = Cards.NONE;
            boolean folded = false;
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String field = parser.currentName();
                JsonToken inHand = parser.nextToken();
                switch (field) {
                    case "cards" -> kept = cards(inHand);
                    case "drawn" -> drawn = cards(inHand);
                    case "folded" -> folded = bool(inHand);
                    default -> parser.skipChildren();
                }
            }
            seat.hand(new SplitHand(kept, drawn, folded));
        }
    }

    /** @param value the parser's current token */
    Cards cards(JsonToken value) throws IOException {
        RoundReader.expect(value, JsonToken.START_ARRAY);
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            int index = -1;
            if (parser.currentToken() == JsonToken.VALUE_STRING && parser.getTextLength() == 2) {
                char[] symbols = parser.getTextCharacters();
                int at = parser.getTextOffset();
                index = Card.indexOf(symbols[at], symbols[at + 1]);
            }
            if (index < 0) {
                faults.note(ErrorCode.BAD_CARD, "'" + parser.getText() + "' is not a card.");
                parser.skipChildren();
            } else if (count < cardBuffer.length) {
                cardBuffer[count++] = (byte) index;
            }
        }
        return Cards.ofIndexes(cardBuffer, count);
    }

    private String player(JsonToken value) throws IOException {
        RoundReader.expect(value, JsonToken.VALUE_STRING);
        return parser.getText();
    }

    private static boolean bool(JsonToken value) {
        if (!value.isBoolean()) {
            throw RoundReader.malformed();
        }
        return value == JsonToken.VALUE_TRUE;
    }
}
