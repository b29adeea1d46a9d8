package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.database.StepRow;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The search words of a round. Those of a filter start with an x and have exactly one meaning; the others are what a
 * person would type, such as four of a kind. Both the index and the filters get their words here.
 */
public final class SearchWords {
    public static final String ASKED = "xasked";
    public static final String CORRECTED = "xcorrected";
    public static final String PROGRESSIVE = "xprogressive";
    public static final String METER_WIN = "xmeterwin";
    public static final String NOT_CONFIRMED = "xnotconfirmed";

    /** Thresholds in dollars for the largest pay at one spot: they narrow down a search for at least an amount. */
    private static final List<Integer> THRESHOLDS = List.of(25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000);
    /** From the lowest. Games rank some hands differently; this order only chooses the one to show in the list. */
    private static final List<String> HANDS = List.of("high-card", "pair", "two-pair", "straight", "flush",
            "three-of-a-kind", "full-house", "straight-flush", "four-of-a-kind", "mini-royal", "royal-flush");

    private final Set<String> words = new LinkedHashSet<>();
    private final Set<String> hands = new LinkedHashSet<>();

    void seat(int seat) {
        words.add(forSeat(seat));
    }

    void step(StepRow step) {
        if (!step.outcome.isEmpty()) {
            words.add(forOutcome(step.outcome));
            words.add(forOutcome(step.seat, step.outcome));
        }
        // The hand of a bad beat may be the dealer's, and envy is paid for another seat's.
        if (!step.hand.isEmpty() && !step.wager.equals(Wager.BAD_BEAT.id()) && !step.wager.equals(Wager.ENVY.id())) {
            words.add(forHand(step.hand));
            words.add(forHand(step.seat, step.hand));
            text(step.hand);
            hands.add(step.hand);
        }
        if (step.pay > 0) {
            words.add(forPay(step.pay));
            THRESHOLDS.stream().filter(dollars -> dollars * 100L <= step.pay).forEach(dollars -> words.add("xm" + dollars));
        }
    }

    /** Adds the parts of an id such as pair-of-aces. */
    void text(String id) {
        for (String word : id.split("-", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
    }

    void round(RoundRecord round, int asked, int corrected, boolean progressive) {
        words.add(forGame(round.game().id()));
        words.add(forTable(round.table()));
        words.add(forDealer(round.timeline().dealer()));
        if (!round.ending().end().equals(Optional.of(RoundEnd.CONFIRMED))) {
            words.add(NOT_CONFIRMED);
        }
        if (asked > 0) {
            words.add(ASKED);
        }
        if (corrected > 0) {
            words.add(CORRECTED);
        }
        if (progressive) {
            words.add(PROGRESSIVE);
        }
        if (round.meterChanges().stream().anyMatch(change -> change.kind() == MeterChange.Kind.WIN)) {
            words.add(METER_WIN);
        }
    }

    Set<String> hands() {
        return hands;
    }

    String bestHand() {
        return hands.stream().max((a, b) -> HANDS.indexOf(a) - HANDS.indexOf(b)).orElse("");
    }

    public static String forSeat(int seat) {
        return "xs" + seat;
    }

    public static String forHand(String hand) {
        return "xh" + hand.replace("-", "");
    }

    public static String forHand(int seat, String hand) {
        return forSeat(seat) + forHand(hand);
    }

    public static String forOutcome(String outcome) {
        return "xo" + outcome;
    }

    public static String forOutcome(int seat, String outcome) {
        return forSeat(seat) + forOutcome(outcome);
    }

    public static String forGame(String game) {
        return "xg" + game.replace("-", "");
    }

    public static String forTable(String table) {
        return "xt" + Integer.toHexString(table.hashCode());
    }

    public static String forDealer(String dealer) {
        return "xd" + Integer.toHexString(dealer.hashCode());
    }

    /** Rounds that paid exactly this, in cents, at one spot. */
    public static String forPay(long cents) {
        return "xp" + cents;
    }

    /** Rounds that may have paid this much at one spot: all that did, and few others; empty if no threshold helps. */
    public static String forPayOfAtLeast(long cents) {
        return THRESHOLDS.stream().filter(dollars -> dollars * 100L <= cents).reduce((a, b) -> b).map(dollars -> "xm" + dollars)
                .orElse("");
    }

    /** What a person typed: the start of each word. */
    public static String typed(String text) {
        StringBuilder words = new StringBuilder();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            if (!word.isEmpty() && !word.startsWith("x")) {
                words.append(words.length() == 0 ? "" : " ").append(word.endsWith("s") && word.length() > 3
                        ? word.substring(0, word.length() - 1) : word).append('*');
            }
        }
        return words.toString();
    }

    @Override
    public String toString() {
        return String.join(" ", words);
    }
}
