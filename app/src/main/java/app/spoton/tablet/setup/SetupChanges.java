package app.spoton.tablet.setup;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableCell;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The changes between two setups for the log: the item, its old and new value. */
final class SetupChanges {
    private static final String NOTHING = "none";

    private final Catalog catalog;

    SetupChanges(Catalog catalog) {
        this.catalog = catalog;
    }

    List<String> between(Optional<TableSetup> before, TableSetup now) {
        Map<String, String> was = before.map(this::facts).orElse(Map.of());
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

    private Map<String, String> facts(TableSetup setup) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("table", setup.name());
        facts.put("game", setup.game().title());
        setup.paytables().forEach((wager, table) -> facts.put(wager.words() + " paytable",
                words(catalog.paytable(setup.game(), wager, table.manualId()), table)));
        HouseRules house = setup.house();
        facts.put("smallest chip", "$" + house.smallestChip());
        facts.put("order of wagers", house.order().map(order -> order.stream().map(Wager::words)
                .collect(Collectors.joining(", "))).orElse("the manual's"));
        facts.put("bad beat after a fold", house.badBeatOnFold() ? "resolved" : "lost");
        facts.put("queens up after a fold", house.queensUpOnFold() ? "resolved" : "lost");
        facts.put("progressive after a fold", house.progressiveOnFold() ? "qualifies" : "does not qualify");
        facts.put("fixed progressive pays", house.fixedPaysFromMeter() ? "from the meter" : "from the tray");
        facts.put("bad beat on a tie", house.choices().badBeatOnTie() ? "wins" : "loses");
        facts.put("instant winner", house.choices().anyInstantWinner() ? "the player's choice" : "the best paying");
        facts.put("link envy", house.choices().linkEnvyByWinner() ? "by the winner's wager" : "by the receiver's wager");
        house.limits().forEach((wager, limits) -> facts.put(wager.words() + " limit",
                setup.offers(wager) ? words(limits) : "not offered"));
        facts.put("seats", Integer.toString(setup.seats()));
        facts.put("dealt", setup.faceUp() ? "face up" : "face down");
        TableOptions options = setup.options();
        facts.put("chips", setup.chips().stream().map(chip -> "$" + chip + " " + options.colorOf(chip).id())
                .collect(Collectors.joining(", ")));
        facts.put("amounts to count", options.amounts().id());
        facts.put("smallest payout a supervisor signs", options.supervisorFrom().map(amount -> "$" + amount).orElse(NOTHING));
        facts.put("several seats a player", options.severalSeatsPerPlayer() ? "allowed" : "not allowed");
        facts.put("meters kept by", options.meterKeeper().id());
        facts.put("merged cells confirmed", options.confirmedPaytables().isEmpty() ? NOTHING
                : String.join(", ", new TreeSet<>(options.confirmedPaytables())));
        setup.rates().forEach((meter, rate) -> facts.put(meter + " meter's rate", ContributionRate.percent(rate.meter())
                + " and " + ContributionRate.percent(rate.reserve()) + " to the reserve"));
        return facts;
    }

    /** A price that was corrected stands beside the manual's. */
    private static String words(Optional<Paytable> manual, Paytable table) {
        String changed = table.prices().stream().filter(price -> price.wasEntered() || price.wasCorrected())
                .map(price -> price.row().words() + " " + PaytableCell.write(table.kind(), price)
                        + (price.wasCorrected() ? printed(manual, price.row()) : ""))
                .collect(Collectors.joining(", "));
        return changed.isEmpty() ? table.id() : table.id() + " with " + changed;
    }

    private static String printed(Optional<Paytable> manual, Row row) {
        return manual.flatMap(table -> table.price(row).map(price -> " (manual " + PaytableCell.write(table.kind(), price)
                + ")")).orElse("");
    }

    private static String words(Limits limits) {
        return "$" + limits.min().orElse(Money.ZERO) + limits.max().map(most -> " to $" + most).orElse(" or more");
    }
}
