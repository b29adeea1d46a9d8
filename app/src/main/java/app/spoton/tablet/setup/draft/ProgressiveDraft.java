package app.spoton.tablet.setup.draft;

import app.spoton.engine.round.Meter;
import app.spoton.tablet.setup.ContributionRate;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.TableSetup;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The meters of a table.
 *
 * @param shown the meters of the chosen paytable
 * @param typed the entries for each meter, also for those of a paytable chosen before
 * @param liveTable the table whose meters {@code live} are
 * @param live the table's meters as the log has them
 * @param rates the contributions in force
 */
public record ProgressiveDraft(MeterKeeper keeper, List<String> shown, Map<String, MeterDraft> typed, String liveTable,
        Map<String, Meter> live, Map<String, ContributionRate> rates) {
    static final ProgressiveDraft EMPTY = new ProgressiveDraft(MeterKeeper.TABLET, List.of(), Map.of(), "", Map.of(), Map.of());

    public ProgressiveDraft {
        shown = List.copyOf(shown);
        typed = Collections.unmodifiableMap(new LinkedHashMap<>(typed));
        live = Collections.unmodifiableMap(new LinkedHashMap<>(live));
        rates = Collections.unmodifiableMap(new LinkedHashMap<>(rates));
    }

    static ProgressiveDraft of(TableSetup setup) {
        Map<String, MeterDraft> typed = new LinkedHashMap<>();
        setup.meters().forEach((name, meter) -> typed.put(name, MeterDraft.of(meter,
                setup.rates().getOrDefault(name, ContributionRate.NONE))));
        boolean isKept = setup.options().meterKeeper() == MeterKeeper.TABLET;
        return new ProgressiveDraft(setup.options().meterKeeper(), List.copyOf(setup.meters().keySet()), typed, setup.name(),
                isKept ? setup.meters() : Map.of(), setup.rates());
    }

    boolean isLive(String table, String meter) {
        return liveTable.equals(table) && live.containsKey(meter);
    }

    public MeterDraft meter(String name) {
        return typed.getOrDefault(name, MeterDraft.EMPTY);
    }

    public ProgressiveDraft with(String name, MeterDraft meter) {
        Map<String, MeterDraft> changed = new LinkedHashMap<>(typed);
        changed.put(name, meter);
        return new ProgressiveDraft(keeper, shown, changed, liveTable, live, rates);
    }

    public ProgressiveDraft with(MeterKeeper other) {
        return new ProgressiveDraft(other, shown, typed, liveTable, live, rates);
    }

    /** The same with the contributions to the reserve that are in force; a new meter has none. */
    ProgressiveDraft withReservesInForce() {
        Map<String, MeterDraft> changed = new LinkedHashMap<>(typed);
        changed.replaceAll((name, meter) -> meter.withReserveRate(rates.containsKey(name)
                ? MeterDraft.percent(rates.get(name).reserve()) : ""));
        return new ProgressiveDraft(keeper, shown, changed, liveTable, live, rates);
    }

    /** The same with the log's current meters. */
    public ProgressiveDraft withLive(Map<String, Meter> now) {
        return new ProgressiveDraft(keeper, shown, typed, liveTable, now, rates);
    }

    /**
     * The meters of another paytable. No amount is ever filled in.
     *
     * @param reserve the percentage of each wager that the paytable contributes to the reserve; 0 if it names none
     */
    ProgressiveDraft withMeters(List<String> meters, int reserve) {
        Map<String, MeterDraft> changed = new LinkedHashMap<>(typed);
        for (String meter : meters) {
            MeterDraft before = changed.getOrDefault(meter, MeterDraft.EMPTY);
            changed.put(meter, reserve == 0 ? before : before.withReserveRate(Integer.toString(reserve)));
        }
        return new ProgressiveDraft(keeper, meters, changed, liveTable, live, rates);
    }
}
