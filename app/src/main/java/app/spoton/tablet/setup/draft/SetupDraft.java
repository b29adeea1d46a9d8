package app.spoton.tablet.setup.draft;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A table's setup while a supervisor edits it: everything typed and chosen, valid or not. Immutable.
 *
 * @param wagers the limits, by wager of the game
 * @param paytables by the wager that each prices
 * @param progressive the meters
 * @param options the rules and policies that the house chooses for this table
 * @param house the house's settings for all of its tables
 */
public record SetupDraft(TableDraft table, Map<Wager, WagerDraft> wagers, Map<Wager, PaytableDraft> paytables,
        ProgressiveDraft progressive, OptionsDraft options, HouseDraft house) {

    public SetupDraft {
        wagers = Collections.unmodifiableMap(new EnumMap<>(wagers));
        paytables = Collections.unmodifiableMap(new EnumMap<>(paytables));
    }

    /** A table as it is set, to be changed. Its meters are live. */
    public static SetupDraft of(TableSetup setup, HouseDraft house) {
        Map<Wager, WagerDraft> wagers = new EnumMap<>(Wager.class);
        setup.game().wagers().forEach(wager -> wagers.put(wager, WagerDraft.of(setup, wager)));
        Map<Wager, PaytableDraft> paytables = new EnumMap<>(Wager.class);
        setup.paytables().forEach((wager, table) -> paytables.put(wager,
                PaytableDraft.of(table, setup.options().confirmedPaytables().contains(table.id()))));
        return new SetupDraft(TableDraft.of(setup), wagers, paytables, ProgressiveDraft.of(setup), OptionsDraft.of(setup),
                house);
    }

    /** A table that was never set up: the suggested paytables and limits, no name and empty meters. */
    public static SetupDraft empty(Catalog catalog, Game game, HouseDraft house) {
        SetupDraft suggested = of(TableSetup.demonstration(catalog, game), house);
        SetupDraft unnamed = new SetupDraft(suggested.table.withName(""), suggested.wagers, suggested.paytables,
                ProgressiveDraft.EMPTY, suggested.options, house);
        return unnamed.withMetersOfItsPaytable(catalog);
    }

    /** Another game, with its own suggested paytables and limits; name, chips and meters stay. */
    public SetupDraft with(Catalog catalog, Game other) {
        SetupDraft fresh = empty(catalog, other, house);
        return new SetupDraft(fresh.table.withName(table.name()).withChips(table.chips())
                .withSmallestChip(table.smallestChip()), fresh.wagers, fresh.paytables, progressive,
                fresh.options.withPolicies(options), house).withMetersOfItsPaytable(catalog);
    }

    /** Another paytable. The game may need other paytables to go with it. */
    public SetupDraft withPaytable(Catalog catalog, Wager wager, String id) {
        Map<Wager, PaytableDraft> changed = new EnumMap<>(paytables);
        changed.put(wager, PaytableDraft.unchanged(id));
        for (Wager other : game().priced()) {
            String now = changed.get(other).id();
            String fits = other == wager ? now : game().tableFor(other, Map.of(wager, id), now);
            if (!fits.equals(now)) {
                changed.put(other, PaytableDraft.unchanged(fits));
            }
        }
        SetupDraft without = reserve(catalog) > 0 ? with(progressive.withReservesInForce()) : this;
        return without.with(changed).withMetersOfItsPaytable(catalog);
    }

    /** A progressive paytable that comes with a reserve brings the reserve's rate. */
    private SetupDraft withMetersOfItsPaytable(Catalog catalog) {
        if (!paytables.containsKey(Wager.PROGRESSIVE)) {
            return this;
        }
        List<String> meters = catalog.paytable(game(), Wager.PROGRESSIVE, paytables.get(Wager.PROGRESSIVE).id())
                .map(Paytable::meters).orElse(List.of());
        return with(progressive.withMeters(meters, reserve(catalog)));
    }

    private int reserve(Catalog catalog) {
        return catalog.listings(game(), Wager.PROGRESSIVE).stream()
                .filter(listing -> listing.table().id().equals(paytables.get(Wager.PROGRESSIVE).id()))
                .mapToInt(PaytableListing::reserve).findFirst().orElse(0);
    }

    public Game game() {
        return table.game();
    }

    /** Whether a wager is offered: those of the base game always are. */
    public boolean offers(Wager wager) {
        return !wagers.containsKey(wager) || wagers.get(wager).offered();
    }

    /** Whether the meter is one of this table's in the log: its amount is then changed by an adjustment only. */
    public boolean isLive(String meter) {
        return progressive.isLive(table.name().strip(), meter);
    }

    public SetupDraft with(TableDraft other) {
        return new SetupDraft(other, wagers, paytables, progressive, options, house);
    }

    public SetupDraft with(ProgressiveDraft other) {
        return new SetupDraft(table, wagers, paytables, other, options, house);
    }

    public SetupDraft with(OptionsDraft other) {
        return new SetupDraft(table, wagers, paytables, progressive, other, house);
    }

    public SetupDraft with(HouseDraft other) {
        return new SetupDraft(table, wagers, paytables, progressive, options, other);
    }

    public SetupDraft with(Wager wager, WagerDraft limits) {
        Map<Wager, WagerDraft> changed = new EnumMap<>(wagers);
        changed.put(wager, limits);
        return new SetupDraft(table, changed, paytables, progressive, options, house);
    }

    public SetupDraft with(Wager wager, PaytableDraft prices) {
        Map<Wager, PaytableDraft> changed = new EnumMap<>(paytables);
        changed.put(wager, prices);
        return with(changed);
    }

    private SetupDraft with(Map<Wager, PaytableDraft> changed) {
        return new SetupDraft(table, wagers, changed, progressive, options, house);
    }
}
