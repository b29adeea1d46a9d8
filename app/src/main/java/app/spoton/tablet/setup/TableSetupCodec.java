package app.spoton.tablet.setup;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Round;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A table's setup as JSON: a round without seats in the round format, and a few fields more. */
public final class TableSetupCodec {
    private static final String TABLE = "table";
    private static final String SEATS = "places";
    private static final String FACE_UP = "face-up";
    private static final String CHIPS = "chips";
    private static final String RATES = "rates";
    private static final String OPTIONS = "options";

    private TableSetupCodec() {
    }

    public static String write(TableSetup setup) {
        return Rounds.write("", setup.game(), new Round(setup.paytables(), setup.house(), setup.meters(), Cards.NONE,
                List.of()), tableFields(setup));
    }

    /**
     * A setup that was written.
     *
     * @throws IllegalArgumentException if the text is not a setup
     */
    public static TableSetup read(Catalog catalog, String text) {
        try {
            Rounds.Parsed parsed = Rounds.parse(catalog, text);
            return read(parsed.game(), parsed.round(), JsonObject.of(text));
        } catch (RuntimeException broken) {
            throw new IllegalArgumentException("Not a table setup: " + broken.getMessage(), broken);
        }
    }

    /** What the round format does not hold, each field as JSON. */
    public static Map<String, String> tableFields(TableSetup setup) {
        Map<String, Object> rates = new LinkedHashMap<>();
        setup.rates().forEach((meter, rate) -> rates.put(meter, List.of((long) rate.meter(), (long) rate.reserve())));
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(TABLE, Json.quoted(setup.name()));
        fields.put(SEATS, Integer.toString(setup.seats()));
        fields.put(FACE_UP, Boolean.toString(setup.faceUp()));
        fields.put(CHIPS, Json.text(setup.chips().stream().map(Money::toString).collect(Collectors.toList())));
        fields.put(RATES, Json.text(rates));
        if (!setup.options().equals(TableOptions.DEFAULT)) {
            fields.put(OPTIONS, TableOptionsCodec.write(setup.options()));
        }
        return fields;
    }

    /** The setup in the fields of a saved text. */
    public static TableSetup read(Game game, Round round, JsonObject fields) {
        List<Money> chips = new ArrayList<>();
        fields.texts(CHIPS).forEach(chip -> chips.add(Money.parse(chip).orElseThrow()));
        Map<String, ContributionRate> rates = new LinkedHashMap<>();
        JsonObject written = fields.object(RATES);
        for (String meter : written.names()) {
            List<String> rate = written.texts(meter);
            rates.put(meter, new ContributionRate(Integer.parseInt(rate.get(0)), Integer.parseInt(rate.get(1))));
        }
        return new TableSetup(fields.text(TABLE), game, round.paytables(), round.house(), round.meters(), rates,
                (int) fields.number(SEATS), fields.isTrue(FACE_UP), chips,
                TableOptionsCodec.read(fields.object(OPTIONS)));
    }
}
