package app.spoton.tablet.setup;

import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The changes between two setups, for the log: what, from what, to what. */
final class SetupChanges {
    private static final String NOTHING = "none";

    private SetupChanges() {
    }

    static List<String> between(Optional<TableSetup> before, TableSetup now) {
        Map<String, String> was = before.map(SetupChanges::facts).orElse(Map.of());
        Map<String, String> is = facts(now);
        Set<String> names = new LinkedHashSet<>(is.keySet());
        names.addAll(was.keySet());
        List<String> differences = new ArrayList<>();
        for (String name : names) {
            String from = was.getOrDefault(name, NOTHING);
            String to = is.getOrDefault(name, NOTHING);
            if (!from.equals(to)) {
                differences.add(name + " from " + from + " to " + to);
            }
        }
        return differences;
    }

    private static Map<String, String> facts(TableSetup setup) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("table", setup.name());
        facts.put("game", setup.game().title());
        setup.paytables().forEach((wager, table) -> facts.put(wager.words() + " paytable", words(table)));
        HouseRules house = setup.house();
        facts.put("smallest chip", house.smallestChip().toString());
        facts.put("order of wagers", house.order().map(order -> order.stream().map(Wager::words)
                .collect(Collectors.joining(", "))).orElse("the manual's"));
        facts.put("bad beat after a fold", house.badBeatOnFold() ? "resolved" : "lost");
        facts.put("queens up after a fold", house.queensUpOnFold() ? "resolved" : "lost");
        facts.put("progressive after a fold", house.progressiveOnFold() ? "qualifies" : "does not qualify");
        facts.put("fixed progressive pays", house.fixedPaysFromMeter() ? "from the meter" : "from the tray");
        house.limits().forEach((wager, limits) -> facts.put(wager.words() + " limit", words(limits)));
        facts.put("seats", Integer.toString(setup.seats()));
        facts.put("dealt", setup.faceUp() ? "face up" : "face down");
        facts.put("chips", setup.chips().stream().map(Object::toString).collect(Collectors.joining(", ")));
        setup.rates().forEach((meter, rate) -> facts.put(meter + " meter's rate", percent(rate.meter())
                + " and " + percent(rate.reserve()) + " to the reserve"));
        return facts;
    }

    private static String words(Paytable table) {
        String entered = table.prices().stream().filter(Price::wasEntered)
                .map(price -> price.row().words() + " " + price.odds().map(Object::toString).orElse(""))
                .collect(Collectors.joining(", "));
        return entered.isEmpty() ? table.id() : table.id() + " with " + entered;
    }

    private static String words(Limits limits) {
        return limits.min().map(Object::toString).orElse("0.00") + "-" + limits.max().map(Object::toString).orElse("");
    }

    static String percent(int hundredths) {
        return hundredths % 100 == 0 ? hundredths / 100 + "%"
                : String.format(Locale.ROOT, "%d.%02d%%", hundredths / 100, hundredths % 100);
    }
}
