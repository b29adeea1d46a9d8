package app.spoton.tablet.history;

import app.spoton.engine.card.Card;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.JsonFields;
import app.spoton.tablet.auditlog.KnownBy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A round as it stood: what lay on the table, and what was done about it. Immutable.
 *
 * @param json the round in the round format
 * @param steps empty if it was never settled
 * @param problem why it cannot be settled; empty if it can be, or was not tried
 */
public record LoggedRound(String id, String game, String json, SeatView dealer, List<SeatView> seats, List<StepView> steps,
        String dealerHand, boolean dealerQualifies, Map<String, String> paytables, String problem) {
    /** A card and how it came to be known; empty where the log does not say. */
    public record CardView(Card card, Optional<KnownBy> known) {
    }

    /** A wager that was made. */
    public record WagerView(String wager, Money stake) {
    }

    /**
     * A seat; the dealer's is 0.
     *
     * @param unseen whether it folded without showing its cards; the cards that stand in for them in the entry are not here
     * @param hands the two hands of a split: which cards each holds, and whether it was folded; otherwise empty
     * @param returned what was pushed to the seat, and its net; empty if the round was not settled
     */
    public record SeatView(int seat, List<CardView> cards, boolean folded, boolean unseen, List<HandView> hands,
            List<WagerView> wagers, Optional<Money> returned, Optional<Money> net) {
        public Optional<WagerView> wager(String id) {
            return wagers.stream().filter(wager -> wager.wager().equals(id)).findFirst();
        }
    }

    /**
     * One of two hands.
     *
     * @param cards those that were dealt, then those that were drawn
     */
    public record HandView(List<Card> cards, List<Card> drawn, boolean folded) {
        private static final int FULL = 3;

        /** Whether it is played and has no three cards yet, which only a copy can be. */
        public boolean lacksCard() {
            return !folded && cards.size() < FULL;
        }

        public boolean isDrawn(Card card) {
            return drawn.contains(card);
        }
    }

    /** What the dealer did with a wager, and why. */
    public record StepView(int step, int seat, String wager, String outcome, Money stake, Money pay, String odds,
            String hand, List<Card> cards, String say, String rule, String source, String paytable) {
        /** The same money for the same wager. */
        boolean paysAs(StepView other) {
            return seat == other.seat && wager.equals(other.wager) && outcome.equals(other.outcome)
                    && stake.equals(other.stake) && pay.equals(other.pay);
        }
    }

    public boolean isSettled() {
        return !steps.isEmpty();
    }

    /** A round of the log. */
    static LoggedRound of(JsonFields line) {
        return of(line, line.object("settlement"), line.object("log"));
    }

    static LoggedRound of(JsonFields round, JsonFields settlement, JsonFields log) {
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
                new SeatView(0, cards(round.texts("dealer"), known), false, false, List.of(), List.of(),
                        Optional.empty(), Optional.empty()),
                List.copyOf(seats.values()), List.copyOf(steps), dealer.text("hand"), dealer.isTrue("qualifies"), tables,
                settlement.object("error").text("message"));
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
        Optional<JsonFields> total = settlement.objects("seats").stream()
                .filter(one -> one.number("seat") == seat.number("seat")).findFirst();
        return new SeatView(seat.number("seat"), cards(cards, known), seat.isTrue("folded"), unseen, hands, wagers,
                total.map(one -> Money.ofCents(one.cents("returned"))), total.map(one -> Money.ofCents(one.cents("net"))));
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
        return new StepView(step.number("step"), step.number("seat"), step.text("wager"), step.text("outcome"),
                Money.ofCents(step.cents("stake")), Money.ofCents(step.cents("pay")), step.text("odds"),
                step.text("hand"), parsed(step.texts("cards")), step.text("say"), step.text("rule"),
                step.text("source"), step.text("paytable"));
    }

    /** A moment in milliseconds, of the log's rows. */
    static Instant at(long millis) {
        return Instant.ofEpochMilli(millis);
    }
}
