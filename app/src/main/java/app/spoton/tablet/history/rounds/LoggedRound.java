package app.spoton.tablet.history.rounds;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A round for a supervisor: the cards and wagers on the table, and their settlement. Immutable.
 *
 * @param problem why it cannot be settled; empty if it can be
 */
public record LoggedRound(RoundRecord record, String problem) {
    private static final String NOT_COUNTED = "?";

    public static LoggedRound of(RoundRecord record) {
        return new LoggedRound(record, "");
    }

    /** A card and how it was known; empty where the log does not say. */
    public record CardView(Card card, Optional<CardOrigin> origin) {
    }

    /**
     * The dealer.
     *
     * @param hand its id; empty if the round was not settled
     * @param words the hand as a dealer says it; empty if the round was not settled
     */
    public record Dealer(List<CardView> cards, String hand, String words, boolean qualifies) {
    }

    /** A wager; its stake is empty if it was not counted. */
    public record WagerView(String wager, Optional<Money> stake) {
        public String stakeText() {
            return text(stake);
        }
    }

    /** What a seat did. */
    public enum SeatDecision {
        PLAYED, FOLDED,
        /** It folded and did not show its cards: it has none here. */
        FOLDED_UNSEEN
    }

    /** What was pushed to a seat, and that less its wagers. */
    public record Total(Money returned, Money net) {
    }

    /**
     * A seat.
     *
     * @param cards those that were dealt, then those that were drawn
     * @param hands the two hands of a split; empty in other games
     * @param total empty if the round was not settled, or if a wager was not counted
     */
    public record SeatView(int seat, List<CardView> cards, SeatDecision decision, List<HandView> hands, List<WagerView> wagers,
            Optional<Total> total) {
        public boolean folded() {
            return decision != SeatDecision.PLAYED;
        }

        public boolean unseen() {
            return decision == SeatDecision.FOLDED_UNSEEN;
        }

        public Optional<Money> net() {
            return total.map(Total::net);
        }

        public Optional<WagerView> wager(String id) {
            return wagers.stream().filter(wager -> wager.wager().equals(id)).findFirst();
        }
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
    public record StepView(int step, int seat, String wager, Payment payment, DecidingHand hand, StepReason reason) {
        /** Whether both pay the same money for the same wager. */
        public boolean paysAs(StepView other) {
            return seat == other.seat && wager.equals(other.wager) && payment.outcome.equals(other.payment.outcome)
                    && payment.stake.equals(other.payment.stake) && payment.pay.equals(other.payment.pay);
        }

        /** The sentence that says what was done. */
        public String sentence() {
            return reason.sentence;
        }
    }

    /** The outcome of a wager, and its amounts as they are written: {@code ?} for one that was not counted. */
    public record Payment(String outcome, String stake, String pay, String odds) {
    }

    /** The hand that decided a wager; empty if none did. */
    public record DecidingHand(String name, List<Card> cards) {
    }

    /** Why a wager was settled as it was: a sentence, the rule, and where the paytable has its odds from. */
    public record StepReason(String sentence, String rule, String source, String paytable) {
    }

    public String id() {
        return record.id();
    }

    /** The id of the game. */
    public String game() {
        return record.game().id();
    }

    public boolean isSettled() {
        return record.settlement().isPresent();
    }

    public Dealer dealer() {
        Optional<Settlement> settlement = record.settlement();
        return new Dealer(views(record.round().dealer()),
                settlement.flatMap(Settlement::dealer).map(hand -> hand.category().id()).orElse(""),
                settlement.flatMap(Settlement::dealer).map(HandWords::of).orElse(""),
                settlement.filter(Settlement::dealerQualifies).isPresent());
    }

    public List<SeatView> seats() {
        List<SeatView> seats = new ArrayList<>();
        for (Seat seat : record.round().seats()) {
            List<CardView> cards = new ArrayList<>(views(seat.cards()));
            List<HandView> hands = new ArrayList<>();
            for (SplitHand hand : seat.hands()) {
                cards.addAll(views(hand.drawn()));
                hands.add(new HandView(hand.filled().list(), hand.drawn().list(), hand.folded()));
            }
            List<WagerView> wagers = new ArrayList<>();
            for (Wager wager : seat.wagers()) {
                wagers.add(new WagerView(wager.id(), seat.isCounted(wager) ? Optional.of(seat.stake(wager)) : Optional.empty()));
            }
            SeatDecision decision = seat.isUnseen() ? SeatDecision.FOLDED_UNSEEN : seat.folded() ? SeatDecision.FOLDED : SeatDecision.PLAYED;
            seats.add(new SeatView(seat.number(), List.copyOf(cards), decision, List.copyOf(hands), List.copyOf(wagers),
                    total(seat.number())));
        }
        return List.copyOf(seats);
    }

    private Optional<Total> total(int seat) {
        return record.settlement().stream().flatMap(settlement -> settlement.seats().stream())
                .filter(total -> total.seat() == seat && total.isCounted())
                .map(total -> new Total(total.returned(), total.net())).findFirst();
    }

    private List<CardView> views(Cards cards) {
        List<CardView> views = new ArrayList<>();
        cards.list().forEach(card -> views.add(new CardView(card, Optional.ofNullable(record.evidence().origins().get(card)))));
        return List.copyOf(views);
    }

    /** In the order in which the dealer acts; empty if the round was not settled. */
    public List<StepView> steps() {
        List<StepView> steps = new ArrayList<>();
        record.settlement().ifPresent(settlement -> settlement.steps().forEach(step -> steps.add(view(step))));
        return List.copyOf(steps);
    }

    private StepView view(Step step) {
        Payment payment = new Payment(step.outcome().id(),
                text(step.isStakeCounted() ? Optional.of(step.stake()) : Optional.empty()),
                text(step.isPayCounted() ? Optional.of(step.pay()) : Optional.empty()),
                step.odds().map(Object::toString).orElse(""));
        DecidingHand hand = step.hand().map(made -> new DecidingHand(made.category().id(), made.cards().list()))
                .orElse(new DecidingHand("", List.of()));
        return new StepView(step.number(), step.seat(), step.wager().id(), payment, hand, new StepReason(sentence(step),
                step.rule().toString(), step.price().map(price -> price.source()).orElse(""),
                step.paytable().map(table -> table.id()).orElse("")));
    }

    private String sentence(Step step) {
        String supervisor = record.ending().approvals().get(step.number());
        return supervisor == null ? step.sentence() : step.sentenceConfirmedBy(supervisor);
    }

    private static String text(Optional<Money> amount) {
        return amount.map(Money::toString).orElse(NOT_COUNTED);
    }

    /** The ids of the paytables, by the wager that each prices. */
    public Map<String, String> paytables() {
        Map<String, String> tables = new TreeMap<>();
        record.round().paytables().forEach((wager, table) -> tables.put(wager.id(), table.id()));
        return tables;
    }
}
