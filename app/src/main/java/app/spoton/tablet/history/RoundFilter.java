package app.spoton.tablet.history;

import app.spoton.engine.money.Money;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which rounds are asked for; what is empty, or 0, does not matter. Immutable.
 *
 * @param text words of a hand, as typed
 * @param seat counts with hand and outcome: the hand at that seat
 * @param paid a pay at some spot of at least so much, or of exactly so much
 * @param with what else must be so
 */
public record RoundFilter(String text, Optional<Instant> from, Optional<Instant> to, String table, String game, String dealer,
        int seat, String hand, String outcome, Optional<Money> paid, boolean exactly, List<With> with) {
    /** What a round may have besides. */
    public enum With {
        /** The camera asked about a card. */
        ASKED,
        /** The dealer put another card than the camera had read. */
        CARD_CORRECTED,
        /** Somebody wrote a correction about it later. */
        CORRECTION,
        /** It ended as a misdeal or void. */
        VOIDED,
        /** A progressive wager was made. */
        PROGRESSIVE,
        /** A meter was won. */
        METER_WON
    }

    public static final RoundFilter ALL = new RoundFilter("", Optional.empty(), Optional.empty(), "", "", "", 0, "", "",
            Optional.empty(), false, List.of());

    public RoundFilter {
        with = List.copyOf(with);
    }

    public boolean isAll() {
        return equals(ALL);
    }

    public RoundFilter withText(String words) {
        return new RoundFilter(words, from, to, table, game, dealer, seat, hand, outcome, paid, exactly, with);
    }

    public RoundFilter between(Optional<Instant> first, Optional<Instant> last) {
        return new RoundFilter(text, first, last, table, game, dealer, seat, hand, outcome, paid, exactly, with);
    }

    public RoundFilter atTable(String name) {
        return new RoundFilter(text, from, to, name, game, dealer, seat, hand, outcome, paid, exactly, with);
    }

    public RoundFilter ofGame(String id) {
        return new RoundFilter(text, from, to, table, id, dealer, seat, hand, outcome, paid, exactly, with);
    }

    public RoundFilter dealtBy(String name) {
        return new RoundFilter(text, from, to, table, game, name, seat, hand, outcome, paid, exactly, with);
    }

    public RoundFilter atSeat(int number) {
        return new RoundFilter(text, from, to, table, game, dealer, number, hand, outcome, paid, exactly, with);
    }

    public RoundFilter withHand(String id) {
        return new RoundFilter(text, from, to, table, game, dealer, seat, id, outcome, paid, exactly, with);
    }

    public RoundFilter withOutcome(String id) {
        return new RoundFilter(text, from, to, table, game, dealer, seat, hand, id, paid, exactly, with);
    }

    public RoundFilter paying(Optional<Money> amount, boolean justSo) {
        return new RoundFilter(text, from, to, table, game, dealer, seat, hand, outcome, amount, justSo, with);
    }

    /** Asks for this as well, or no longer. */
    public RoundFilter toggled(With one) {
        List<With> changed = new ArrayList<>(with);
        if (!changed.remove(one)) {
            changed.add(one);
        }
        return new RoundFilter(text, from, to, table, game, dealer, seat, hand, outcome, paid, exactly, changed);
    }

    /** What an export says that it was made for; empty if for everything. */
    public String inWords() {
        List<String> words = new ArrayList<>();
        say(words, "text", text);
        from.ifPresent(time -> words.add("from " + time));
        to.ifPresent(time -> words.add("to " + time));
        say(words, "table", table);
        say(words, "game", game);
        say(words, "dealer", dealer);
        say(words, "seat", seat == 0 ? "" : Integer.toString(seat));
        say(words, "hand", hand);
        say(words, "outcome", outcome);
        paid.ifPresent(amount -> words.add("paid " + (exactly ? "exactly " : "at least ") + amount));
        with.forEach(one -> words.add(one.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ')));
        return String.join(", ", words);
    }

    private static void say(List<String> words, String what, String value) {
        if (!value.isEmpty()) {
            words.add(what + " " + value);
        }
    }
}
