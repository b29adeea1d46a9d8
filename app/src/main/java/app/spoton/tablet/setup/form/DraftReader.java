package app.spoton.tablet.setup.form;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.FaceUpRule;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.ChipColor;
import app.spoton.tablet.setup.ChipRack;
import app.spoton.tablet.setup.TableOptions;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.TableDraft;
import app.spoton.tablet.setup.draft.WagerDraft;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a draft field by field and notes what is wrong. */
final class DraftReader {
    private final SetupDraft draft;
    private final Game game;
    private final DraftFindings findings = new DraftFindings();
    private final PaytableDraftReader paytables;

    DraftReader(Catalog catalog, SetupDraft draft) {
        this.draft = draft;
        this.game = draft.game();
        this.paytables = new PaytableDraftReader(catalog, draft, findings);
    }

    SetupValidation read() {
        String name = name();
        faceUp();
        List<Money> chips = chips();
        Money smallest = amountAboveZero(SetupField.of(SetupField.Name.SMALLEST_CHIP), draft.table().smallestChip());
        Money cap = findings.amount(SetupField.of(SetupField.Name.CAP), draft.house().cap());
        Map<Wager, Limits> limits = limits(cap);
        Map<Wager, Paytable> tables = paytables.read();
        MeterDraftReader meters = new MeterDraftReader(draft, findings, Optional.ofNullable(tables.get(Wager.PROGRESSIVE)));
        meters.read();
        HouseRules house = new HouseRules(smallest, order(), is(HouseOption.BAD_BEAT_ON_FOLD),
                is(HouseOption.QUEENS_UP_ON_FOLD), is(HouseOption.PROGRESSIVE_ON_FOLD),
                is(HouseOption.FIXED_PROGRESSIVE_PAYS), limits, draft.options().choices());
        TableOptions options = options();
        HousePolicy policy = policy();
        Optional<SetupValidation.CheckedSetup> result = findings.problems().isEmpty()
                ? Optional.of(new SetupValidation.CheckedSetup(new TableSetup(name, game, tables, house, meters.meters(),
                        meters.rates(), draft.table().seats(), draft.table().faceUp(), chips, options), cap, policy))
                : Optional.empty();
        return new SetupValidation(result, findings.problems(), findings.warnings());
    }

    private boolean is(HouseOption option) {
        return draft.options().on().contains(option) && game.facts().has(option);
    }

    private String name() {
        String name = draft.table().name().strip();
        if (name.isEmpty()) {
            findings.wrong(SetupField.of(SetupField.Name.NAME), SetupProblem.Kind.NAME_MISSING, "");
        } else if (name.equalsIgnoreCase(TableSetup.DEMONSTRATION)) {
            findings.wrong(SetupField.of(SetupField.Name.NAME), SetupProblem.Kind.NAME_TAKEN, TableSetup.DEMONSTRATION);
        }
        return name;
    }

    /** The letter names the games and bonuses that may be dealt face up, and its report assumes few players. */
    private void faceUp() {
        boolean faceUp = draft.table().faceUp();
        Optional<FaceUpRule> rule = game.facts().faceUp();
        if (faceUp && rule.isEmpty()) {
            findings.wrong(SetupField.of(SetupField.Name.FACE_UP), SetupProblem.Kind.NOT_FACE_UP, game.title());
            return;
        }
        if (faceUp) {
            rule.get().refused().stream().filter(draft::offers).forEach(wager -> findings.wrong(
                    SetupField.of(SetupField.Name.FACE_UP), SetupProblem.Kind.NOT_OFFERED_FACE_UP,
                    wager.words() + "\n" + rule.get().rule()));
        }
        int most = TableSetup.maxSeats(game, faceUp);
        if (draft.table().seats() < 1 || draft.table().seats() > most) {
            findings.wrong(SetupField.of(SetupField.Name.SEATS), SetupProblem.Kind.SEATS, Integer.toString(most));
        }
    }

    private List<Money> chips() {
        List<Money> chips = new ArrayList<>();
        for (TableDraft.Chip chip : draft.table().chips()) {
            Money.typed(chip.value()).filter(value -> value.cents() > 0).ifPresent(chips::add);
        }
        if (chips.isEmpty() || chips.size() != draft.table().chips().size() || new HashSet<>(chips).size() != chips.size()
                || !ChipRack.canCut(chips)) {
            findings.wrong(SetupField.of(SetupField.Name.CHIPS), SetupProblem.Kind.CHIPS, "");
        }
        return chips;
    }

    private Money amountAboveZero(SetupField field, String typed) {
        Optional<Money> amount = Money.typed(typed);
        if (amount.isPresent() && amount.get().isZero()) {
            findings.wrong(field, SetupProblem.Kind.NOT_ABOVE_ZERO, "");
        }
        return amount.isPresent() ? amount.get() : findings.amount(field, typed);
    }

    private Optional<List<Wager>> order() {
        Optional<List<Wager>> order = game.letsTheHouseOrder() ? draft.options().order() : Optional.empty();
        if (order.isPresent() && !(order.get().size() == game.wagers().size()
                && new HashSet<>(order.get()).containsAll(game.wagers()))) {
            findings.wrong(SetupField.of(SetupField.Name.ORDER), SetupProblem.Kind.ORDER, "");
        }
        return order;
    }

    private Map<Wager, Limits> limits(Money cap) {
        Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
        for (Wager wager : game.wagers()) {
            WagerDraft typed = draft.wagers().get(wager);
            if (!typed.offered()) {
                limits.put(wager, new Limits(Optional.empty(), Optional.of(Money.ZERO)));
                continue;
            }
            Limits range = new Limits(findings.optional(SetupField.of(SetupField.Name.MINIMUM, wager), typed.minimum()),
                    findings.optional(SetupField.of(SetupField.Name.MAXIMUM, wager), typed.maximum()));
            Optional<String> refused = range.max().filter(Money::isZero).isPresent()
                    ? Optional.of("Enter a maximum above zero, or do not offer the wager.") : range.refusedUnder(cap);
            refused.ifPresent(words -> findings.wrong(SetupField.of(SetupField.Name.MAXIMUM, wager),
                    SetupProblem.Kind.LIMITS, words));
            limits.put(wager, range);
        }
        return limits;
    }

    private TableOptions options() {
        Map<Money, ChipColor> colors = new LinkedHashMap<>();
        draft.table().chips().forEach(chip -> Money.typed(chip.value())
                .filter(value -> chip.color() != ChipColor.usual(value)).ifPresent(value -> colors.put(value, chip.color())));
        Set<String> confirmed = new LinkedHashSet<>(paytables.confirmed());
        return new TableOptions(draft.options().amounts(),
                findings.optional(SetupField.of(SetupField.Name.SUPERVISOR_FROM), draft.options().supervisorFrom()),
                draft.options().severalSeats(), draft.progressive().keeper(), colors, confirmed);
    }

    private HousePolicy policy() {
        LocalTime start = HousePolicy.DEFAULT.gamingDayStart();
        try {
            start = LocalTime.parse(draft.house().gamingDayStart().strip());
        } catch (DateTimeException notATime) {
            findings.wrong(SetupField.of(SetupField.Name.GAMING_DAY), SetupProblem.Kind.TIME, "");
        }
        String minutes = draft.house().idleMinutes().strip();
        boolean isNumber = minutes.matches("\\d{1,3}");
        if (!isNumber) {
            findings.wrong(SetupField.of(SetupField.Name.IDLE), SetupProblem.Kind.MINUTES, "");
        }
        return new HousePolicy(start, Duration.ofMinutes(isNumber ? Long.parseLong(minutes) : 0), draft.house().ownWin());
    }
}
