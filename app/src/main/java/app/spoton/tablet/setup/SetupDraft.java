package app.spoton.tablet.setup;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A table as a supervisor is setting it up: what stands in each field, whether or not it is right. Immutable. The
 * fields are named as the round format names things: 'paytable ante', 'min ante', 'max ante', 'seed main'.
 */
public record SetupDraft(Game game, Map<String, String> fields) {
    public static final String NAME = "name";
    public static final String CAP = "cap";
    public static final String SEATS = "seats";
    public static final String FACE_UP = "face-up";
    public static final String CHIPS = "chips";
    public static final String SMALLEST_CHIP = "smallest-chip";
    public static final String ORDER = "order";
    public static final String BAD_BEAT_ON_FOLD = "bad-beat-on-fold";
    public static final String QUEENS_UP_ON_FOLD = "queens-up-on-fold";
    public static final String PROGRESSIVE_ON_FOLD = "progressive-on-fold";
    public static final String FIXED_FROM_METER = "fixed-progressive-pays";
    public static final String BAD_BEAT_ON_TIE = "bad-beat-on-tie";
    public static final String ANY_INSTANT_WINNER = "instant-winner";
    public static final String LINK_ENVY_BY_WINNER = "link-envy";
    private static final Map<String, String> METER_FIELDS = Map.of("amount", "10000.00", "seed", "5000.00", "reserve",
            "0.00", "rate", "5", "reserve-rate", "1");

    public SetupDraft {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** A table as it is set, to be changed. */
    static SetupDraft of(TableSetup setup, String cap) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(NAME, setup.name());
        fields.put(CAP, cap);
        fields.put(SEATS, Integer.toString(setup.seats()));
        fields.put(FACE_UP, Boolean.toString(setup.faceUp()));
        fields.put(CHIPS, setup.chips().stream().map(Object::toString).collect(Collectors.joining(", ")));
        fields.put(SMALLEST_CHIP, setup.house().smallestChip().toString());
        fields.put(ORDER, setup.house().order().map(SetupDraft::ids).orElse(""));
        fields.put(BAD_BEAT_ON_FOLD, Boolean.toString(setup.house().badBeatOnFold()));
        fields.put(QUEENS_UP_ON_FOLD, Boolean.toString(setup.house().queensUpOnFold()));
        fields.put(PROGRESSIVE_ON_FOLD, Boolean.toString(setup.house().progressiveOnFold()));
        fields.put(FIXED_FROM_METER, Boolean.toString(setup.house().fixedPaysFromMeter()));
        HouseChoices choices = setup.house().choices();
        fields.put(BAD_BEAT_ON_TIE, Boolean.toString(choices.badBeatOnTie()));
        fields.put(ANY_INSTANT_WINNER, Boolean.toString(choices.anyInstantWinner()));
        fields.put(LINK_ENVY_BY_WINNER, Boolean.toString(choices.linkEnvyByWinner()));
        setup.paytables().forEach((wager, table) -> {
            fields.put(paytable(wager), table.id());
            table.prices().stream().filter(Price::wasEntered)
                    .forEach(price -> fields.put(price(wager, price.row().id()),
                            price.odds().orElseThrow().toString()));
        });
        for (Wager wager : setup.game().wagers()) {
            Optional<Limits> limits = setup.limits(wager);
            fields.put(least(wager), limits.flatMap(Limits::min).map(Object::toString).orElse(""));
            fields.put(most(wager), limits.flatMap(Limits::max).map(Object::toString).orElse(""));
        }
        setup.meters().forEach((name, meter) -> {
            ContributionRate rate = setup.rates().getOrDefault(name, new ContributionRate(0, 0));
            fields.put("amount " + name, meter.amount().toString());
            fields.put("seed " + name, meter.seed().toString());
            fields.put("reserve " + name, meter.reserve().toString());
            fields.put("rate " + name, SetupChanges.percent(rate.meter()).replace("%", ""));
            fields.put("reserve-rate " + name, SetupChanges.percent(rate.reserve()).replace("%", ""));
        });
        return new SetupDraft(setup.game(), fields);
    }

    /** Another game, with its own suggested paytables and limits; the house's name, cap and chips stay. */
    SetupDraft with(Catalog catalog, Game other) {
        SetupDraft fresh = of(TableSetup.demonstration(catalog, other), get(CAP));
        return fresh.with(NAME, get(NAME)).with(CHIPS, get(CHIPS)).with(SMALLEST_CHIP, get(SMALLEST_CHIP));
    }

    /** The fields of these meters and no others; a new one begins as those of the demonstration do. */
    SetupDraft withMeters(List<String> meters) {
        Map<String, String> changed = new LinkedHashMap<>(fields);
        changed.keySet().removeIf(field -> METER_FIELDS.keySet().stream().anyMatch(each -> field.startsWith(each + " "))
                && !meters.contains(field.substring(field.indexOf(' ') + 1)));
        for (String meter : meters) {
            METER_FIELDS.forEach((field, value) -> changed.putIfAbsent(field + " " + meter, value));
        }
        return new SetupDraft(game, changed);
    }

    public SetupDraft with(String field, String value) {
        Map<String, String> changed = new LinkedHashMap<>(fields);
        changed.put(field, value);
        return new SetupDraft(game, changed);
    }

    public String get(String field) {
        return fields.getOrDefault(field, "");
    }

    public boolean is(String field) {
        return "true".equals(get(field));
    }

    public static String paytable(Wager wager) {
        return "paytable " + wager.id();
    }

    public static String price(Wager wager, String row) {
        return "price " + wager.id() + " " + row;
    }

    public static String least(Wager wager) {
        return "min " + wager.id();
    }

    public static String most(Wager wager) {
        return "max " + wager.id();
    }

    private static String ids(List<Wager> order) {
        return order.stream().map(Wager::id).collect(Collectors.joining(" "));
    }
}
