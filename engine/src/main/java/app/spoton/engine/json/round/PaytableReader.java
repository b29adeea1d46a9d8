package app.spoton.engine.json.round;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Wager;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads which paytables a round is played with, and what a supervisor entered or corrected in them. */
final class PaytableReader {
    private final Faults faults;
    private Map<String, String> ids = Map.of();
    private Map<Wager, Map<Row, String>> entered = Map.of();
    private Map<Wager, Map<Row, String>> corrected = Map.of();

    PaytableReader(Faults faults) {
        this.faults = faults;
    }

    void readIds(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        ids = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String wager = parser.currentName();
            if (parser.nextToken() == JsonToken.VALUE_STRING) {
                ids.put(wager, parser.getText());
            } else {
                faults.note(ErrorCode.UNKNOWN_PAYTABLE, "The paytable for " + wager + " must be named by its id.");
                parser.skipChildren();
            }
        }
    }

    /** Prices that a supervisor entered from the approved layout, because the manual is illegible there. */
    void readEntered(JsonParser parser) throws IOException {
        entered = rows(parser);
        if (entered.values().stream().anyMatch(prices -> !prices.values().stream().allMatch(PaytableReader::isPrice))) {
            throw RoundReader.malformed();
        }
    }

    private static boolean isPrice(String text) {
        return Odds.parse(text).isPresent();
    }

    /** Rows that a supervisor corrected from the approved layout, as cells of the paytable files. */
    void readCorrected(JsonParser parser) throws IOException {
        corrected = rows(parser);
    }

    private static Map<Wager, Map<Row, String>> rows(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        Map<Wager, Map<Row, String>> tables = new EnumMap<>(Wager.class);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Wager wager = Wager.withId(parser.currentName()).orElseThrow(RoundReader::malformed);
            RoundReader.expect(parser.nextToken(), JsonToken.START_OBJECT);
            Map<Row, String> rows = new EnumMap<>(Row.class);
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                Row row = Row.withId(parser.currentName()).orElseThrow(RoundReader::malformed);
                RoundReader.expect(parser.nextToken(), JsonToken.VALUE_STRING);
                rows.put(row, parser.getText());
            }
            tables.put(wager, rows);
        }
        return tables;
    }

    /** The paytables of the round; what cannot be used is noted as a fault. */
    Map<Wager, Paytable> tables(Catalog catalog, Game game) {
        Map<Wager, String> chosen = ids.isEmpty() ? Map.of() : new EnumMap<>(Wager.class);
        ids.forEach((wagerId, tableId) -> {
            Optional<Wager> wager = Wager.withId(wagerId).filter(catalog::prices);
            if (wager.isPresent() && !game.priced().contains(wager.get())) {
                return;   // a paytable for another game
            }
            String inCatalog = wager.filter(corrected::containsKey).isPresent() ? Paytable.manualId(tableId) : tableId;
            if (wager.isPresent() && catalog.paytable(game, wager.get(), inCatalog).isPresent()) {
                chosen.put(wager.get(), inCatalog);
            } else {
                faults.note(ErrorCode.UNKNOWN_PAYTABLE,
                        game.title() + " has no " + wagerId + " paytable '" + tableId + "'. " + known(catalog, game, wager));
            }
        });
        Map<Wager, Paytable> tables = catalog.tablesFor(game, chosen);
        tables.replaceAll(this::withPricesOfTheHouse);
        return tables;
    }

    private static String known(Catalog catalog, Game game, Optional<Wager> wager) {
        return wager.filter(game.priced()::contains).map(priced -> "The paytables are "
                + catalog.paytableIds(game, priced) + ".").orElseGet(() -> "The wagers with a paytable are "
                + game.priced().stream().map(Wager::id).collect(Collectors.joining(", ")) + ".");
    }

    private Paytable withPricesOfTheHouse(Wager wager, Paytable table) {
        Map<Row, String> cells = corrected.getOrDefault(wager, Map.of());
        try {
            Paytable changed = cells.isEmpty() ? table : named(wager, table.correctedWith(cells));
            for (Map.Entry<Row, String> price : entered.getOrDefault(wager, Map.of()).entrySet()) {
                changed = changed.completedWith(price.getKey(), Odds.parse(price.getValue()).orElseThrow());
            }
            return changed;
        } catch (PaytableProblem problem) {
            faults.note(ErrorCode.UNKNOWN_PAYTABLE, problem.getMessage());
            return table;
        }
    }

    /** A corrected paytable must not pass under the name of the manual's. */
    private Paytable named(Wager wager, Paytable corrected) {
        if (!corrected.id().equals(ids.get(wager.id()))) {
            throw new PaytableProblem("The " + wager.id() + " paytable has corrected rows, so it must be named '"
                    + corrected.id() + "'.");
        }
        return corrected;
    }
}
