package app.spoton.engine.json.round;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads one round in the round format. Errors are collected until the whole line has been read, because the error that
 * comes first in the order of the codes is reported.
 */
public final class RoundReader {
    private final Catalog catalog;
    private final ExtraFields extraFields;
    private final Faults faults = new Faults();

    private JsonParser parser;
    private SeatReader seatReader;
    private String idJson;
    private String gameId;
    private PaytableReader paytables;
    private HouseReader house;
    private Map<String, Meter> meters;
    private Stage stage;
    private Cards dealer;
    private List<Seat> seats;

    public RoundReader(Catalog catalog) {
        this(catalog, (field, parser) -> parser.skipChildren());
    }

    /** @param extraFields reads the fields that are not part of a round */
    public RoundReader(Catalog catalog, ExtraFields extraFields) {
        this.catalog = catalog;
        this.extraFields = extraFields;
    }

    /** Reads a field that is not part of the round format. */
    @FunctionalInterface
    public interface ExtraFields {
        /** Reads the value that starts at the parser's position, and leaves the parser at its end. */
        void read(String field, JsonParser parser) throws IOException;
    }

    /** The content of a line: a game, its round, and the first error found while reading. */
    public record Reading(Game game, Round round, Optional<Objection> misread) {
        /**
         * Settles the round.
         *
         * @throws RoundError the first error in the order of the codes: a reading error or an objection of the rules
         *     of the game
         */
        public Settlement settle() {
            if (misread.isEmpty()) {
                return game.settle(round);
            }
            throw new RoundError(game.check(round).filter(objection -> !misread.get().comesBefore(objection))
                    .orElse(misread.get()));
        }
    }

    /** The id in the last line read, as JSON; empty if it had none. */
    public Optional<String> idJson() {
        return Optional.ofNullable(idJson);
    }

    /**
     * Reads one line.
     *
     * @throws RoundError if the line does not contain a round
     */
    public Reading read(byte[] line, int from, int length) {
        idJson = null;
        gameId = "";
        paytables = new PaytableReader(faults);
        house = new HouseReader(faults);
        meters = Map.of();
        stage = Stage.SHOWN;
        dealer = null;
        seats = null;
        faults.clear();
        try (JsonParser opened = Json.FACTORY.createParser(line, from, length)) {
            parser = opened;
            seatReader = new SeatReader(opened, faults);
            round();
        } catch (IOException broken) {
            throw RoundError.of(ErrorCode.BAD_JSON, "The line is not one JSON object as the round format has it.");
        }
        return resolve();
    }

    private Reading resolve() {
        Game game = catalog.game(gameId).orElseThrow(() -> RoundError.of(ErrorCode.UNKNOWN_GAME,
                (gameId.isEmpty() ? "The round does not say which game it is." : "There is no game '" + gameId + "'.")
                        + " The games are " + catalog.gameIds() + "."));
        if ((dealer == null && stage == Stage.SHOWN) || seats == null) {
            throw malformed();
        }
        Map<Wager, Paytable> tables = paytables.tables(catalog, game);
        HouseRules rules = house.rules(game);
        return new Reading(game, new Round(stage, tables, rules, meters, dealer == null ? Cards.NONE : dealer,
                seats), faults.first());
    }

    private void round() throws IOException {
        expect(parser.nextToken(), JsonToken.START_OBJECT);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            JsonToken value = parser.nextToken();
            switch (field) {
                case "id" -> id(value);
                case "game" -> gameId = text(value);
                case "paytables" -> paytables.readIds(parser);
                case "entered" -> paytables.readEntered(parser);
                case "corrected" -> paytables.readCorrected(parser);
                case "house" -> house.read(parser);
                case "meters" -> meters(value);
                case "stage" -> stage = Stage.withId(text(value)).orElseThrow(RoundReader::malformed);
                case "dealer" -> dealer = seatReader.cards(value);
                case "seats" -> seats = seatReader.seats(value);
                default -> extraFields.read(field, parser);
            }
        }
        if (parser.nextToken() != null) {
            throw malformed();
        }
    }

    private void id(JsonToken value) throws IOException {
        if (!value.isScalarValue()) {
            throw malformed();
        }
        idJson = value == JsonToken.VALUE_STRING ? JsonLine.quoted(parser.getText()) : parser.getText();
    }

    private void meters(JsonToken value) throws IOException {
        expect(value, JsonToken.START_OBJECT);
        meters = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            expect(parser.nextToken(), JsonToken.START_OBJECT);
            meters.put(name, meter(name));
        }
    }

    private Meter meter(String name) throws IOException {
        Optional<Money> amount = Optional.empty();
        Optional<Money> seed = Optional.of(Meter.NO_SEED);
        Optional<Money> reserve = Optional.of(Money.ZERO);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case "amount" -> amount = Amounts.read(parser);
                case "seed" -> seed = seed(parser);
                case "reserve" -> reserve = Amounts.read(parser);
                default -> parser.skipChildren();
            }
        }
        if (amount.isEmpty() || seed.isEmpty() || reserve.isEmpty()) {
            faults.note(ErrorCode.BAD_AMOUNT, "The meter '" + name
                    + "' needs an amount, a seed and a reserve in dollars and cents, as \"5000.00\".");
        }
        return new Meter(amount.orElse(Money.ZERO), seed.orElse(Money.ZERO), reserve.orElse(Money.ZERO));
    }

    private Optional<Money> seed(JsonParser at) throws IOException {
        Optional<Money> seed = Amounts.read(at);
        seed.flatMap(Meter::seedRefused).ifPresent(reason -> faults.note(ErrorCode.BAD_AMOUNT, reason));
        return seed;
    }

    private String text(JsonToken value) throws IOException {
        expect(value, JsonToken.VALUE_STRING);
        return parser.getText();
    }

    public static void expect(JsonToken found, JsonToken expected) {
        if (found != expected) {
            throw malformed();
        }
    }

    public static RoundError malformed() {
        return RoundError.of(ErrorCode.BAD_JSON, "The line is not a round as the round format has it.");
    }
}
