package app.spoton.engine.json.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a settlement as written: what was paid then, regardless of what this engine would pay. */
final class SettlementReader {
    private final Round round;

    private SettlementReader(Round round) {
        this.round = round;
    }

    /** @throws IllegalArgumentException if it is not a settlement of this round */
    static Settlement read(Round round, JsonObject json) {
        SettlementReader reader = new SettlementReader(round);
        List<Step> steps = new ArrayList<>();
        for (JsonObject step : json.objects("steps")) {
            steps.add(reader.step(step));
        }
        if (json.has("stage")) {
            Stage stage = known(Stage.withId(json.text("stage")).filter(one -> one != Stage.SHOWN), "stage");
            return Settlement.soFar(stage, List.copyOf(steps));
        }
        return new Settlement(Stage.SHOWN, dealer(json.object("dealer")), json.object("dealer").isTrue("qualifies"),
                List.copyOf(steps), totals(json), reader.meters(json.object("meters")));
    }

    private static Optional<Hand> dealer(JsonObject dealer) {
        Cards cards = cards(dealer.texts("cards"));
        return switch (cards.size()) {
            case 3 -> Optional.of(Hand.of(Ranker.THREE, cards));
            case 4 -> Optional.of(Hand.of(Ranker.FOUR, cards));
            default -> throw new IllegalArgumentException("the settlement has no hand of the dealer");
        };
    }

    private static List<Settlement.SeatTotal> totals(JsonObject json) {
        List<Settlement.SeatTotal> totals = new ArrayList<>();
        for (JsonObject seat : json.objects("seats")) {
            int number = (int) seat.number("seat");
            Optional<Money> returned = seat.money("returned");
            Optional<Money> net = seat.money("net");
            totals.add(returned.isPresent() && net.isPresent()
                    ? Settlement.SeatTotal.of(number, returned.get(), net.get())
                    : Settlement.SeatTotal.uncounted(number));
        }
        return totals;
    }

    private Map<String, Meter> meters(JsonObject meters) {
        Map<String, Meter> after = new LinkedHashMap<>();
        for (String name : meters.names()) {
            JsonObject meter = meters.object(name);
            Money seed = round.meters().containsKey(name) ? round.meters().get(name).seed() : Meter.NO_SEED;
            after.put(name, new Meter(known(meter.money("amount"), "amount"), seed,
                    meter.money("reserve").orElse(Money.ZERO)));
        }
        return after;
    }

    private Step step(JsonObject json) {
        Wager wager = known(Wager.withId(json.text("wager")), "wager");
        Outcome outcome = known(Outcome.withId(json.text("outcome")), "outcome");
        int seat = (int) json.number("seat");
        Rule rule = Rule.cited(json.text("rule"));
        Optional<Money> stake = json.money("stake");
        Step.Builder step = stake.isPresent() ? Step.of(seat, wager, outcome, stake.get(), rule)
                : Step.uncounted(seat, wager, outcome, rule);
        pay(json, step);
        if (json.has("hand")) {
            step.with(MadeHand.named(known(Category.withId(json.text("hand")), "hand"), cards(json.texts("cards"))));
        }
        table(wager, json.text("paytable")).ifPresent(table -> Row.withId(json.text("row")).flatMap(table::price)
                .ifPresentOrElse(price -> step.by(table, price), () -> step.by(table)));
        if (json.has("from")) {
            step.from((int) json.number("from"));
        }
        for (StepNote note : StepNote.values()) {
            if (json.texts("notes").contains(note.words())) {
                step.note(note);
            }
        }
        return step.build((int) json.number("step"));
    }

    private static void pay(JsonObject json, Step.Builder step) {
        Optional<Money> pay = json.money("pay");
        Optional<Odds> odds = json.has("odds") ? Optional.of(known(Odds.parse(json.text("odds")), "odds"))
                : Optional.empty();
        if (pay.isEmpty()) {
            step.pays(known(odds, "odds"));
        } else if (odds.isPresent()) {
            step.pays(odds.get(), pay.get());
        } else {
            step.paysFlat(pay.get());
        }
    }

    /** Two wagers may have paytables with the same id, and one wager may be paid from another's paytable. */
    private Optional<Paytable> table(Wager wager, String id) {
        Paytable own = round.paytables().get(wager);
        if (own != null && own.id().equals(id)) {
            return Optional.of(own);
        }
        return round.paytables().values().stream().filter(table -> table.id().equals(id)).findFirst();
    }

    private static Cards cards(List<String> texts) {
        List<Card> cards = new ArrayList<>();
        for (String text : texts) {
            cards.add(known(Card.parse(text), "card"));
        }
        return Cards.of(cards);
    }

    private static <T> T known(Optional<T> found, String field) {
        return found.orElseThrow(() -> new IllegalArgumentException("The settlement has an unknown " + field
                + "."));
    }
}
