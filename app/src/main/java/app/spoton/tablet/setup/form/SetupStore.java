package app.spoton.tablet.setup.form;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.setup.ActiveRounds;
import app.spoton.tablet.setup.MeterAdjustment;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.setup.draft.HouseDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;

/** Loads and saves what the setup edits. Use on the disk thread. */
public final class SetupStore {
    private final Catalog catalog;
    private final TableSetupRepository tables;
    private final HousePolicyRepository policies;
    private final ActiveRounds rounds;
    private final AuditLog log;
    private final Clock clock;

    @Inject
    public SetupStore(Catalog catalog, TableSetupRepository tables, HousePolicyRepository policies, ActiveRounds rounds,
            AuditLog log, Clock clock) {
        this.catalog = catalog;
        this.tables = tables;
        this.policies = policies;
        this.rounds = rounds;
        this.log = log;
        this.clock = clock;
    }

    /** The table in use; a draft to fill in while the house has none. */
    SetupDraft load() {
        return tables.readableHouse().map(this::draft).orElseGet(this::newTable);
    }

    /** A meter that a new log does not know must be typed again; it is not taken from the last setup. */
    private SetupDraft draft(TableSetup setup) {
        SetupDraft draft = SetupDraft.of(setup, house());
        Map<String, Meter> live = new LinkedHashMap<>(draft.progressive().live());
        live.keySet().removeAll(tables.missingMeters(setup));
        return draft.with(draft.progressive().withLive(live));
    }

    /** A table that is not set up yet. */
    SetupDraft newTable() {
        return SetupDraft.empty(catalog, tables.readableHouse().map(TableSetup::game).orElse(catalog.games().get(0)), house());
    }

    SetupUiState.Tables tables() {
        return new SetupUiState.Tables(tables.names(), tables.readableHouse().map(TableSetup::name));
    }

    private HouseDraft house() {
        return HouseDraft.of(tables.cap(), policies.get());
    }

    /** Saves and logs; the problem, if a round in progress is in the way. A round that has started keeps its setup. */
    Optional<SetupProblem> save(SetupValidation.CheckedSetup result, String supervisor) {
        Optional<TableSetup> before = tables.readableHouse();
        Optional<SetupField> locked = before.filter(setup -> rounds.hasRoundInProgress(setup.name()))
                .flatMap(setup -> lockedField(setup, result.table()));
        if (locked.isPresent()) {
            return Optional.of(new SetupProblem(locked.get(), SetupProblem.Kind.ROUND_IN_PROGRESS,
                    before.orElseThrow().name()));
        }
        tables.put(result.table(), result.cap().toString(), supervisor);
        save(result.policy(), result.table().name(), supervisor);
        return Optional.empty();
    }

    private void save(HousePolicy policy, String table, String supervisor) {
        HousePolicy before = policies.get();
        note("gaming day begins", before.gamingDayStart(), policy.gamingDayStart(), table, supervisor);
        note("minutes until an idle dealer is signed out", before.dealerIdle().toMinutes(), policy.dealerIdle().toMinutes(),
                table, supervisor);
        note("approval of a win at one's own table", words(before), words(policy), table, supervisor);
        if (!before.equals(policy)) {
            policies.put(policy);
        }
    }

    private static String words(HousePolicy policy) {
        return policy.dealerMayApproveOwnWin() ? "allowed" : "not allowed";
    }

    private void note(String what, Object from, Object to, String table, String supervisor) {
        if (!from.equals(to)) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, table,
                    what + " from " + from + " to " + to, ""));
        }
    }

    /**
     * The field that cannot change during a round: the name, under which the round is logged, and the meters, which the
     * round may pay from and writes back.
     */
    private static Optional<SetupField> lockedField(TableSetup now, TableSetup wanted) {
        if (!now.name().equals(wanted.name())) {
            return Optional.of(SetupField.of(SetupField.Name.NAME));
        }
        if (now.options().meterKeeper() != wanted.options().meterKeeper()) {
            return Optional.of(SetupField.of(SetupField.Name.KEEPER));
        }
        if (!now.meters().keySet().equals(wanted.meters().keySet())) {
            return Optional.of(SetupField.of(SetupField.Name.PAYTABLE, Wager.PROGRESSIVE));
        }
        return wanted.meters().entrySet().stream()
                .filter(meter -> !seed(now, meter.getKey()).equals(meter.getValue().seed()))
                .map(meter -> SetupField.of(SetupField.Name.SEED, meter.getKey())).findFirst();
    }

    private static Money seed(TableSetup setup, String meter) {
        return setup.meters().get(meter).seed();
    }

    /** Whether the table in use was changed; not while a round is in progress. */
    boolean use(String table, String supervisor) {
        if (tables.readableHouse().filter(setup -> rounds.hasRoundInProgress(setup.name())).isPresent()) {
            return false;
        }
        tables.use(table, supervisor);
        return true;
    }

    /** Whether the meter was adjusted; not while a round is in progress that may pay from it. */
    boolean adjust(String table, MeterAdjustment adjustment, String supervisor) {
        return !rounds.hasRoundInProgress(table) && tables.adjust(table, adjustment, supervisor);
    }
}
