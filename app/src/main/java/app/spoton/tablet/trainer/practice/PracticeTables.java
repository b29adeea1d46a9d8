package app.spoton.tablet.trainer.practice;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Tables for practice: the house's, with other paytables if the trainee chose some. */
public final class PracticeTables {
    private static final Meter METER =
            new Meter(Money.ofCents(10_000_00), Money.ofCents(5_000_00), Money.ofCents(120_00));

    private PracticeTables() {
    }

    /** The paytables that can be chosen for a wager: all whose prices are complete. */
    public static List<Paytable> choices(Catalog catalog, Game game, Wager wager) {
        return catalog.listings().stream()
                .filter(listing -> listing.wager().equals(wager.id()) && listing.games().contains(game.id()))
                .map(PaytableListing::table).filter(table -> table.unreadable().isEmpty())
                .collect(Collectors.toList());
    }

    /** The house's table with fixed meters, so that an exam does not change while meters grow. */
    public static TableSetup forExam(TableSetup house) {
        Map<String, Meter> meters = new LinkedHashMap<>();
        house.meters().keySet().forEach(name -> meters.put(name, METER));
        return house.withMeters(meters);
    }

    /** The house's table with these paytables; where there is a blind, the ante's paytable follows it. */
    public static TableSetup choose(TableSetup house, Map<Wager, String> chosen, Catalog catalog) {
        if (chosen.isEmpty()) {
            return house;
        }
        Map<Wager, String> ids = new EnumMap<>(Wager.class);
        house.paytables().forEach((wager, table) -> ids.put(wager, table.id()));
        if (chosen.containsKey(Wager.BLIND)) {
            ids.remove(Wager.ANTE);
        }
        ids.putAll(chosen);
        Map<Wager, Paytable> tables = new EnumMap<>(house.paytables());
        catalog.tablesFor(house.game(), ids).forEach((wager, table) -> {
            boolean isHouses = table.id().equals(house.paytables().get(wager).id());
            if (!isHouses) {   // a supervisor may have corrected the house's own
                tables.put(wager, table);
            }
        });
        Map<String, Meter> meters = new LinkedHashMap<>(house.meters());
        if (tables.containsKey(Wager.PROGRESSIVE)) {
            tables.get(Wager.PROGRESSIVE).meters().forEach(name -> meters.putIfAbsent(name, METER));
        }
        return new TableSetup(house.name(), house.game(), tables, house.house(), meters, house.rates(), house.seats(),
                house.faceUp(), house.chips(), house.options());
    }
}
