package app.spoton.tablet.history.rounds;

import app.spoton.engine.card.Card;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.auditlog.writing.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A round: the cards and wagers on the table, and how they were settled. Immutable.
 *
 * @param json the round in the round format
 * @param steps empty if it was never settled
 * @param problem why it cannot be settled; empty if it can be, or was not tried
 */
public record LoggedRound(String id, String game, String json, Dealer dealer, List<SeatView> seats, List<StepView> steps,
        Map<String, String> paytables, String problem) {
    /**
     * The dealer.
     *
     * @param hand empty if the round was not settled
     */
    public record Dealer(List<CardView> cards, String hand, boolean qualifies) {
    }

    /** A card and how it was known; empty where the log does not say. */
    public record CardView(Card card, Optional<KnownBy> known) {
    }

    /** A wager that was made. */
    public record WagerView(String wager, Money stake) {
    }

    /**
     * A seat.
     *
     * @param hands the two hands of a split; otherwise empty
     * @param total empty if the round was not settled
     */
    public record SeatView(int seat, List<CardView> cards, Decision decision, List<HandView> hands, List<WagerView> wagers,
            Optional<Total> total) {
        public boolean folded() {
            return decision != Decision.PLAYED;
        }

        public boolean unseen() {
            return decision == Decision.FOLDED_UNSEEN;
        }

        public Optional<Money> net() {
            return total.map(Total::net);
        }

        public Optional<WagerView> wager(String id) {
            return wagers.stream().filter(wager -> wager.wager().equals(id)).findFirst();
        }
    }

    /** What a seat did. */
    public enum Decision {
        PLAYED, FOLDED,
        /** It folded and did not show its cards: it has none here. */
        FOLDED_UNSEEN
    }

    /** What was pushed to a seat, and that less its wagers. */
    public record Total(Money returned, Money net) {
    }

    /**
     * One of the two hands of a split.
     *
     * @param cards those that were dealt, then those that were drawn
     */
    public record HandView(List<Card> cards, List<Card> drawn, boolean folded) {
        private static final int FULL = 3;

        /** Whether it is played and has fewer than three cards, which is possible only in a copy. */
        public boolean lacksCard() {
            return !folded && cards.size() < FULL;
        }

        public boolean isDrawn(Card card) {
            return drawn.contains(card);
        }
    }

    /** How the dealer settled a wager, and why. */
    public record StepView(int step, int seat, String wager, Payment payment, Hand hand, Explanation explanation) {
        /** Whether both pay the same money for the same wager. */
        public boolean paysAs(StepView other) {
            return seat == other.seat && wager.equals(other.wager) && payment.outcome.equals(other.payment.outcome)
                    && payment.stake.equals(other.payment.stake) && payment.pay.equals(other.payment.pay);
        }

        /** The sentence that says what was done. */
        public String sentence() {
            return explanation.sentence;
        }
    }

    /** Outcome and amounts of a wager. */
    public record Payment(String outcome, Money stake, Money pay, String odds) {
    }

    /** The hand that decided a wager; empty if none did. */
    public record Hand(String name, List<Card> cards) {
    }

    /** Why a wager was settled as it was: a sentence, the rule, and where the paytable has its odds from. */
    public record Explanation(String sentence, String rule, String source, String paytable) {
    }

    public boolean isSettled() {
        return !steps.isEmpty();
    }

    /** A round of the log. */
    public static LoggedRound of(JsonFields line) {
        return of(line, line.object("settlement"), line.object("log"));
    }

    public static LoggedRound of(JsonFields round, JsonFields settlement, JsonFields log) {
        JsonFields known = log.object("known");
        Map<Integer, SeatView> seats = new TreeMap<>();
        for (JsonFields seat : round.objects("seats")) {
            seats.put(seat.number("seat"), seat(seat, settlement, known,
                    round.texts("unseen").contains(Integer.toString(seat.number("seat")))));
        }
        List<StepView> steps = new ArrayList<>();
        settlement.objects("steps").forEach(step -> steps.add(step(step)));
        Map<String, String> tables = new TreeMap<>();
        round.object("paytables").forEach(tables::put);
        JsonFields dealer = settlement.object("dealer");
        return new LoggedRound(round.text("id"), round.text("game"),
                round.json(List.of("settlement", "log", "number", "time", "kind", "previous", "hash")),
                new Dealer(cards(round.texts("dealer"), known), dealer.text("hand"), dealer.isTrue("qualifies")),
                List.copyOf(seats.values()), List.copyOf(steps), tables, settlement.object("error").text("message"));
    }

    private static SeatView seat(JsonFields seat, JsonFields settlement, JsonFields known, boolean unseen) {
        List<String> cards = new ArrayList<>(unseen ? List.of() : seat.texts("cards"));
        List<HandView> hands = new ArrayList<>();
        for (JsonFields hand : seat.objects("hands")) {
            cards.addAll(hand.texts("drawn"));
            List<String> all = new ArrayList<>(hand.texts("cards"));
            all.addAll(hand.texts("drawn"));
            hands.add(new HandView(parsed(all), parsed(hand.texts("drawn")), hand.isTrue("folded")));
        }
        List<WagerView> wagers = new ArrayList<>();
        JsonFields made = seat.object("wagers");
        made.forEach((wager, stake) -> wagers.add(new WagerView(wager, Money.ofCents(made.cents(wager)))));
        Optional<Total> total = settlement.objects("seats").stream()
                .filter(one -> one.number("seat") == seat.number("seat")).findFirst()
                .map(one -> new Total(Money.ofCents(one.cents("returned")), Money.ofCents(one.cents("net"))));
        Decision decision = unseen ? Decision.FOLDED_UNSEEN : seat.isTrue("folded") ? Decision.FOLDED : Decision.PLAYED;
        return new SeatView(seat.number("seat"), cards(cards, known), decision, hands, wagers, total);
    }

    private static List<CardView> cards(List<String> cards, JsonFields known) {
        List<CardView> views = new ArrayList<>();
        for (String text : cards) {
            Card.parse(text).ifPresent(card -> views.add(new CardView(card, knownBy(known.text(text)))));
        }
        return List.copyOf(views);
    }

    private static Optional<KnownBy> knownBy(String id) {
        for (KnownBy how : KnownBy.values()) {
            if (how.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(id)) {
                return Optional.of(how);
            }
        }
        return Optional.empty();
    }

    private static List<Card> parsed(List<String> cards) {
        List<Card> parsed = new ArrayList<>();
        cards.forEach(text -> Card.parse(text).ifPresent(parsed::add));
        return List.copyOf(parsed);
    }

    private static StepView step(JsonFields step) {
        return new StepView(step.number("step"), step.number("seat"), step.text("wager"),
                new Payment(step.text("outcome"), Money.ofCents(step.cents("stake")), Money.ofCents(step.cents("pay")),
                        step.text("odds")), new Hand(step.text("hand"), parsed(step.texts("cards"))),
                new Explanation(step.text("say"), step.text("rule"), step.text("source"), step.text("paytable")));
    }
}
