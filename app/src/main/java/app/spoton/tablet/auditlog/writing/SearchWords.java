package app.spoton.tablet.auditlog.writing;

import app.spoton.tablet.auditlog.database.StepRow;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The words under which a round is found. Those for a filter begin with an x and mean exactly one thing; the others are what a
 * person would type, as four of a kind. Filter and round make them here, so that they cannot drift apart.
 */
public final class SearchWords {
    public static final String ASKED = "xasked";
    public static final String CORRECTED = "xcorrected";
    public static final String PROGRESSIVE = "xprogressive";
    public static final String METER_WIN = "xmeterwin";
    public static final String NOT_CONFIRMED = "xnotconfirmed";

    /** Amounts, in dollars, that a round may have paid at one spot: a search for more needs to look at few others. */
    private static final List<Integer> MARKS = List.of(25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000);
    /** From the lowest; a hand that another game ranks otherwise is still shown as the better one here. */
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
        if (!step.hand.isEmpty() && !step.wager.equals("bad-beat") && !step.wager.equals("envy")) {
            words.add(forHand(step.hand));
            words.add(forHand(step.seat, step.hand));
            text(step.hand);
            hands.add(step.hand);
        }
        if (step.pay > 0) {
            words.add(forPay(step.pay));
            MARKS.stream().filter(mark -> mark * 100L <= step.pay).forEach(mark -> words.add("xm" + mark));
        }
    }

    void dealer(String hand) {
        text(hand);
    }

    /** The parts of an id, as pair-of-aces. */
    void text(String id) {
        for (String word : id.split("-", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
    }

    void round(String game, JsonFields log, int asked, int corrected, boolean progressive) {
        words.add(forGame(game));
        words.add(forTable(log.text("table")));
        words.add(forDealer(log.text("dealer")));
        if (!log.text("end").equals("confirmed")) {
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
        if (log.objects("meters").stream().anyMatch(meter -> meter.text("kind").equals("win"))) {
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

    /** Exactly this pay, in cents, at some spot. */
    public static String forPay(long cents) {
        return "xp" + cents;
    }

    /** Rounds that may have paid so much at some spot: all that did, and few others; empty if that is no help. */
    public static String forPayOfAtLeast(long cents) {
        return MARKS.stream().filter(mark -> mark * 100L <= cents).reduce((a, b) -> b).map(mark -> "xm" + mark).orElse("");
    }

    /** What a person typed: each word, or its beginning. */
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
