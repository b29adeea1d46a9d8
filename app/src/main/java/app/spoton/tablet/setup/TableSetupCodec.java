package app.spoton.tablet.setup;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Round;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** What a table is set to, as a text of JSON: a round of the round format without seats, and a few fields more. */
public final class TableSetupCodec {
    private TableSetupCodec() {
    }

    public static String write(TableSetup setup) {
        return Rounds.write("", setup.game(), new Round(setup.paytables(), setup.house(), setup.meters(), Cards.NONE,
                List.of()), more(setup));
    }

    /**
     * A table that was written.
     *
     * @throws IllegalArgumentException if the text is not one that was
     */
    public static TableSetup read(Catalog catalog, String text) {
        try {
            return read(Rounds.parse(catalog, text), new JSONObject(text));
        } catch (JSONException | RuntimeException broken) {
            throw new IllegalArgumentException("No table: " + broken.getMessage(), broken);
        }
    }

    public static Map<String, String> more(TableSetup setup) {
        Map<String, String> more = new LinkedHashMap<>();
        more.put("table", Rounds.quoted(setup.name()));
        more.put("places", Integer.toString(setup.seats()));
        more.put("face-up", Boolean.toString(setup.faceUp()));
        more.put("chips", setup.chips().stream().map(chip -> Rounds.quoted(chip.toString()))
                .collect(Collectors.joining(",", "[", "]")));
        more.put("rates", setup.rates().entrySet().stream().map(rate -> Rounds.quoted(rate.getKey()) + ":["
                + rate.getValue().meter() + "," + rate.getValue().reserve() + "]")
                .collect(Collectors.joining(",", "{", "}")));
        return more;
    }

    public static TableSetup read(Rounds.Parsed parsed, JSONObject text) throws JSONException {
        JSONArray values = text.getJSONArray("chips");
        List<Money> chips = new ArrayList<>();
        for (int at = 0; at < values.length(); at++) {
            chips.add(Money.parse(values.getString(at)).orElseThrow());
        }
        Map<String, ContributionRate> rates = new LinkedHashMap<>();
        JSONObject written = text.getJSONObject("rates");
        for (String meter : keys(written)) {
            JSONArray rate = written.getJSONArray(meter);
            rates.put(meter, new ContributionRate(rate.getInt(0), rate.getInt(1)));
        }
        Round round = parsed.round();
        return new TableSetup(text.getString("table"), parsed.game(), round.paytables(), round.house(), round.meters(),
                rates, text.getInt("places"), text.getBoolean("face-up"), chips);
    }

    public static List<String> keys(JSONObject object) {
        List<String> keys = new ArrayList<>();
        object.keys().forEachRemaining(keys::add);
        return keys;
    }
}
