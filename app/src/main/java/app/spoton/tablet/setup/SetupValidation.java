package app.spoton.tablet.setup;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is right and wrong with a draft.
 *
 * @param setup the setup; empty if something is wrong
 * @param problems what is wrong, by field, in the order of the screen
 * @param warnings allowed but not recommended
 */
public record SetupValidation(Optional<TableSetup> setup, List<Problem> problems, List<Problem> warnings) {
    /** What is wrong with a field. */
    public record Problem(String field, Kind kind, String detail) {
        /** What is wrong. */
        public enum Kind { NAME_MISSING, NAME_TAKEN, ROUND_IN_PROGRESS, NOT_AN_AMOUNT, NOT_ABOVE_ZERO, CHIPS, SEATS,
            NOT_FACE_UP, LIMITS, UNKNOWN_PAYTABLE, PRICE_MISSING, PRICE_WRONG, ORDER, PERCENT, PERCENT_SUM, SEED_ZERO,
            SEED_LOW }
    }

    private static final Pattern PERCENT = Pattern.compile("(\\d{1,3})(?:\\.(\\d{1,2}))?");

    public static SetupValidation of(Catalog catalog, SetupDraft draft) {
        return new Reader(catalog, draft).read();
    }

    /** The first problem of a field. */
    public Optional<Problem> at(String field) {
        return problems.stream().filter(problem -> problem.field().equals(field)).findFirst();
    }

    public Optional<Problem> warningAt(String field) {
        return warnings.stream().filter(problem -> problem.field().equals(field)).findFirst();
    }

    SetupValidation refused(Problem more) {
        List<Problem> all = new ArrayList<>(problems);
        all.add(more);
        return new SetupValidation(Optional.empty(), List.copyOf(all), warnings);
    }

    /** Checks the fields one by one. */
    private static final class Reader {
        private final Catalog catalog;
        private final SetupDraft draft;
        private final Game game;
        private final List<Problem> problems = new ArrayList<>();
        private final List<Problem> warnings = new ArrayList<>();

        Reader(Catalog catalog, SetupDraft draft) {
            this.catalog = catalog;
            this.draft = draft;
            this.game = draft.game();
        }

        SetupValidation read() {
            String name = draft.get(SetupDraft.NAME).strip();
            if (name.isEmpty()) {
                wrong(SetupDraft.NAME, Problem.Kind.NAME_MISSING, "");
            } else if (name.equalsIgnoreCase(TableSetup.DEMONSTRATION)) {
                wrong(SetupDraft.NAME, Problem.Kind.NAME_TAKEN, TableSetup.DEMONSTRATION);
            }
            boolean faceUp = draft.is(SetupDraft.FACE_UP);
            int seats = seats(faceUp);
            List<Money> chips = chips();
            Map<Wager, Paytable> tables = paytables();
            HouseRules house = house();
            Map<String, Meter> meters = new LinkedHashMap<>();
            Map<String, ContributionRate> rates = new LinkedHashMap<>();
            Optional.ofNullable(tables.get(Wager.PROGRESSIVE)).ifPresent(table -> table.meters().forEach(meter -> {
                meters.put(meter, meter(meter, table));
                rates.put(meter, rate(meter));
            }));
            Optional<TableSetup> setup = problems.isEmpty() ? Optional.of(new TableSetup(name, game, tables, house,
                    meters, rates, seats, faceUp, chips, TableOptions.DEFAULT)) : Optional.empty();
            return new SetupValidation(setup, List.copyOf(problems), List.copyOf(warnings));
        }

        private void wrong(String field, Problem.Kind kind, String detail) {
            problems.add(new Problem(field, kind, detail));
        }

        private int seats(boolean faceUp) {
            int most = TableSetup.maxSeats(game, faceUp);
            if (most == 0) {
                wrong(SetupDraft.FACE_UP, Problem.Kind.NOT_FACE_UP, game.title());
                return 1;
            }
            String typed = draft.get(SetupDraft.SEATS).strip();
            int seats = typed.matches("\\d{1,2}") ? Integer.parseInt(typed) : 0;
            if (seats < 1 || seats > most) {
                wrong(SetupDraft.SEATS, Problem.Kind.SEATS, Integer.toString(most));
            }
            return seats;
        }

        private List<Money> chips() {
            List<Money> chips = new ArrayList<>();
            for (String typed : draft.get(SetupDraft.CHIPS).split("[,;\\s]+", -1)) {
                Money.parse(typed).filter(chip -> chip.cents() > 0).ifPresent(chips::add);
            }
            long typed = draft.get(SetupDraft.CHIPS).isBlank() ? 0
                    : draft.get(SetupDraft.CHIPS).strip().split("[,;\\s]+", -1).length;
            if (chips.isEmpty() || chips.size() != typed || new HashSet<>(chips).size() != chips.size()) {
                wrong(SetupDraft.CHIPS, Problem.Kind.CHIPS, "");
            }
            return chips;
        }

        private Map<Wager, Paytable> paytables() {
            Map<Wager, Paytable> tables = new EnumMap<>(Wager.class);
            for (Wager wager : game.priced()) {
                String field = SetupDraft.paytable(wager);
                Optional<Paytable> found = catalog.paytable(game, wager, draft.get(field));
                if (found.isEmpty()) {
                    wrong(field, Problem.Kind.UNKNOWN_PAYTABLE, draft.get(field));
                }
                found.ifPresent(table -> tables.put(wager, completed(wager, table)));
            }
            return tables;
        }

        /** A price that the manual does not let us read is entered from the approved layout (games.md). */
        private Paytable completed(Wager wager, Paytable table) {
            Paytable complete = table;
            for (Row row : table.unreadable()) {
                String field = SetupDraft.price(wager, row.id());
                Optional<Odds> odds = Odds.parse(draft.get(field).strip());
                if (odds.isEmpty()) {
                    wrong(field, Problem.Kind.PRICE_MISSING, row.words());
                    continue;
                }
                try {
                    complete = complete.completedWith(row, odds.get());
                } catch (PaytableProblem problem) {
                    wrong(field, Problem.Kind.PRICE_WRONG, problem.getMessage());
                }
            }
            return complete;
        }

        private HouseRules house() {
            Money chip = amount(SetupDraft.SMALLEST_CHIP);
            if (chip.isZero() && problems.stream().noneMatch(one -> one.field().equals(SetupDraft.SMALLEST_CHIP))) {
                wrong(SetupDraft.SMALLEST_CHIP, Problem.Kind.NOT_ABOVE_ZERO, "");
            }
            return new HouseRules(chip, order(), draft.is(SetupDraft.BAD_BEAT_ON_FOLD),
                    draft.is(SetupDraft.QUEENS_UP_ON_FOLD), draft.is(SetupDraft.PROGRESSIVE_ON_FOLD),
                    draft.is(SetupDraft.FIXED_FROM_METER), limits(), HouseChoices.STANDARD
                            .withBadBeatOnTie(draft.is(SetupDraft.BAD_BEAT_ON_TIE))
                            .withAnyInstantWinner(draft.is(SetupDraft.ANY_INSTANT_WINNER))
                            .withLinkEnvyByWinner(draft.is(SetupDraft.LINK_ENVY_BY_WINNER)));
        }

        private Optional<List<Wager>> order() {
            String typed = draft.get(SetupDraft.ORDER).strip();
            if (typed.isEmpty() || !game.letsTheHouseOrder()) {
                return Optional.empty();
            }
            List<Wager> order = new ArrayList<>();
            for (String id : typed.split(" ", -1)) {
                Wager.withId(id).filter(game.wagers()::contains).ifPresent(order::add);
            }
            if (order.size() != game.wagers().size() || new HashSet<>(order).size() != order.size()) {
                wrong(SetupDraft.ORDER, Problem.Kind.ORDER, "");
            }
            return Optional.of(order);
        }

        private Map<Wager, Limits> limits() {
            Money cap = amount(SetupDraft.CAP);
            Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
            for (Wager wager : game.wagers()) {
                Optional<Money> least = optional(SetupDraft.least(wager));
                Optional<Money> most = optional(SetupDraft.most(wager));
                Limits range = new Limits(least, most);
                // A play is up to three times an ante: the cap is on what a player may bet on one outcome.
                range.refusedUnder(cap).ifPresent(words -> wrong(SetupDraft.most(wager), Problem.Kind.LIMITS, words));
                limits.put(wager, range);
            }
            return limits;
        }

        private Meter meter(String name, Paytable table) {
            Money amount = amount("amount " + name);
            Money seed = amount("seed " + name);
            Meter.seedRefused(seed).ifPresent(words -> wrong("seed " + name, Problem.Kind.SEED_ZERO, words));
            Meter.seedWarning(seed, table.largestFixedAward()).ifPresent(words ->
                    warnings.add(new Problem("seed " + name, Problem.Kind.SEED_LOW, words)));
            return new Meter(amount, seed, amount("reserve " + name));
        }

        private ContributionRate rate(String name) {
            int meter = percent("rate " + name);
            int reserve = percent("reserve-rate " + name);
            if (meter + reserve > ContributionRate.ALL) {
                wrong("rate " + name, Problem.Kind.PERCENT_SUM, "");
                return new ContributionRate(0, 0);
            }
            return new ContributionRate(meter, reserve);
        }

        private int percent(String field) {
            Matcher typed = PERCENT.matcher(draft.get(field).strip());
            if (!typed.matches()) {
                wrong(field, Problem.Kind.PERCENT, "");
                return 0;
            }
            String hundredths = typed.group(2) == null ? "" : typed.group(2);
            int percent = Integer.parseInt(typed.group(1)) * 100
                    + Integer.parseInt((hundredths + "00").substring(0, 2));
            if (percent > ContributionRate.ALL) {
                wrong(field, Problem.Kind.PERCENT, "");
                return 0;
            }
            return percent;
        }

        private Money amount(String field) {
            Optional<Money> typed = Money.parse(draft.get(field).strip());
            if (typed.isEmpty()) {
                wrong(field, Problem.Kind.NOT_AN_AMOUNT, "");
            }
            return typed.orElse(Money.ZERO);
        }

        private Optional<Money> optional(String field) {
            return draft.get(field).isBlank() ? Optional.empty() : Optional.of(amount(field));
        }
    }
}
