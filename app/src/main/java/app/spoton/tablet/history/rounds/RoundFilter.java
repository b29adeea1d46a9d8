package app.spoton.tablet.history.rounds;

import app.spoton.engine.money.Money;
import app.spoton.tablet.history.TimeRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Selects the rounds to list; an empty or 0 part does not restrict them. Immutable.
 *
 * @param text words of a hand, as typed
 * @param with properties that a round must have
 */
public record RoundFilter(String text, TimeRange time, Dealt dealt, Held held, Paid paid, List<With> with) {
    /** Where, what and by whom a round was dealt. */
    public record Dealt(String table, String game, String dealer) {
    }

    /** A hand or an outcome, at any seat (0) or at one. */
    public record Held(int seat, String hand, String outcome) {
    }

    /** An amount paid at one spot: at least so much, or exactly so much. */
    public record Paid(Optional<Money> amount, boolean exactly) {
    }

    /** Properties of a round. */
    public enum With {
        /** The camera asked about a card. */
        ASKED,
        /** The dealer replaced a card that the camera had read. */
        CARD_CORRECTED,
        /** Somebody wrote a correction about it later. */
        CORRECTION,
        /** It ended as a misdeal or void. */
        VOIDED,
        /** A progressive wager was made. */
        PROGRESSIVE,
        /** A meter was won. */
        METER_WON,
        /** It was dealt at the demonstration table; all other rounds are the house's. */
        DEMONSTRATION
    }

    public static final RoundFilter ALL = new RoundFilter("", TimeRange.ALL, new Dealt("", "", ""), new Held(0, "", ""),
            new Paid(Optional.empty(), false), List.of());

    /** All rounds of the demonstration table, which no other filter finds. */
    public static final RoundFilter DEMONSTRATION = ALL.toggled(With.DEMONSTRATION);

    public RoundFilter {
        with = List.copyOf(with);
    }

    /** Whether it finds all rounds of the house, or all of the demonstration table. */
    public boolean isAll() {
        return equals(ALL) || equals(DEMONSTRATION);
    }

    public boolean isDemonstration() {
        return with.contains(With.DEMONSTRATION);
    }

    public RoundFilter withText(String words) {
        return new RoundFilter(words, time, dealt, held, paid, with);
    }

    public RoundFilter withTime(TimeRange range) {
        return new RoundFilter(text, range, dealt, held, paid, with);
    }

    public RoundFilter withTable(String name) {
        return with(new Dealt(name, dealt.game, dealt.dealer));
    }

    public RoundFilter withGame(String id) {
        return with(new Dealt(dealt.table, id, dealt.dealer));
    }

    public RoundFilter withDealer(String name) {
        return with(new Dealt(dealt.table, dealt.game, name));
    }

    private RoundFilter with(Dealt next) {
        return new RoundFilter(text, time, next, held, paid, with);
    }

    public RoundFilter withSeat(int number) {
        return with(new Held(number, held.hand, held.outcome));
    }

    public RoundFilter withHand(String id) {
        return with(new Held(held.seat, id, held.outcome));
    }

    public RoundFilter withOutcome(String id) {
        return with(new Held(held.seat, held.hand, id));
    }

    private RoundFilter with(Held next) {
        return new RoundFilter(text, time, dealt, next, paid, with);
    }

    public RoundFilter withPaid(Optional<Money> amount, boolean exactly) {
        return new RoundFilter(text, time, dealt, held, new Paid(amount, exactly), with);
    }

    /** Adds a property, or removes it if it is there. */
    public RoundFilter toggled(With property) {
        List<With> changed = new ArrayList<>(with);
        if (!changed.remove(property)) {
            changed.add(property);
        }
        return new RoundFilter(text, time, dealt, held, paid, changed);
    }

    /** How many filters are chosen, apart from typed words and the table's kind. */
    public int chosen() {
        int dates = (time.from().isPresent() ? 1 : 0) + (time.to().isPresent() ? 1 : 0);
        int names = (int) List.of(dealt.table, dealt.game, dealt.dealer, held.hand, held.outcome).stream()
                .filter(name -> !name.isEmpty()).count();
        int properties = with.size() - (isDemonstration() ? 1 : 0);
        return dates + names + properties + (held.seat == 0 ? 0 : 1) + (paid.amount.isPresent() ? 1 : 0);
    }

    /** What an export says it was restricted to; empty if to nothing. */
    public String description() {
        List<String> parts = new ArrayList<>();
        add(parts, "text", text);
        time.from().ifPresent(start -> parts.add("from " + start));
        time.to().ifPresent(end -> parts.add("to " + end));
        add(parts, "table", dealt.table);
        add(parts, "game", dealt.game);
        add(parts, "dealer", dealt.dealer);
        add(parts, "seat", held.seat == 0 ? "" : Integer.toString(held.seat));
        add(parts, "hand", held.hand);
        add(parts, "outcome", held.outcome);
        paid.amount.ifPresent(amount -> parts.add("paid " + (paid.exactly ? "exactly $" : "at least $") + amount));
        with.forEach(property -> parts.add(property.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String name, String value) {
        if (!value.isEmpty()) {
            parts.add(name + " " + value);
        }
    }
}
