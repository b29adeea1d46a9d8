package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.money.Money;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.table.round.settlement.SettlementView;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Records in the round format what a dealer sees in a settlement line by line. */
final class RecordedCallOuts {
    private RecordedCallOuts() {
    }

    /** @param before the lines that the dealer did before the round was settled */
    static String of(TableState settled, List<Step> before) {
        Settlement found = settled.round().settlement().orElseThrow();
        Hand dealer = found.dealer().orElseThrow();
        List<String> steps = new ArrayList<>();
        Map<Integer, String> totals = new TreeMap<>();
        before.forEach(step -> steps.add(line(step)));
        for (TableState at = settled; !at.round().isAtTotals(); at = forward(at)) {
            SettlementView view = at.view().orElseThrow();
            // A group may begin with lines that were done before.
            view.group().ifPresent(now -> now.steps().stream().filter(step -> step.number() > steps.size())
                    .forEach(step -> steps.add(line(step))));
            view.finishedSeatTotal().ifPresent(total -> put(totals, total));
        }
        found.seats().stream().filter(total -> !totals.containsKey(total.seat())).forEach(total -> put(totals, total));
        String meters = found.meters().entrySet().stream().map(meter -> "\"" + meter.getKey() + "\":{\"amount\":\""
                + meter.getValue().amount() + "\",\"reserve\":\"" + meter.getValue().reserve() + "\"}")
                .collect(Collectors.joining(","));
        return "{\"dealer\":{\"hand\":\"" + dealer.category().id() + "\",\"cards\":" + cards(dealer.cards())
                + ",\"qualifies\":" + found.dealerQualifies() + "},\"steps\":[" + String.join(",", steps)
                + "],\"seats\":[" + String.join(",", totals.values()) + "]"
                + (meters.isEmpty() ? "" : ",\"meters\":{" + meters + "}") + "}";
    }

    /** On to the next panel, past every supervisor. */
    private static TableState forward(TableState at) {
        TableState free = at;
        while (free.waiting().isPresent()) {
            free = free.approve("Sue");
        }
        return free.next();
    }

    private static void put(Map<Integer, String> totals, Settlement.SeatTotal total) {
        totals.put(total.seat(), "{\"seat\":" + total.seat() + ",\"returned\":\"" + amount(total.isCounted(), total::returned)
                + "\",\"net\":\"" + amount(total.isCounted(), total::net) + "\"}");
    }

    private static String amount(boolean counted, Supplier<Money> amount) {
        return counted ? amount.get().toString() : "?";
    }

    private static String line(Step step) {
        boolean noted = step.notes().contains(StepNote.ROUNDED_DOWN) || step.notes().contains(StepNote.METER_RAN_DRY);
        return "{\"step\":" + step.number() + ",\"seat\":" + step.seat() + ",\"wager\":\"" + step.wager().id()
                + "\",\"outcome\":\"" + step.outcome().id() + "\",\"stake\":\"" + amount(step.isStakeCounted(), step::stake)
                + "\",\"pay\":\"" + amount(step.isPayCounted(), step::pay) + "\""
                + step.odds().map(odds -> ",\"odds\":\"" + odds + "\"").orElse("")
                + step.hand().map(hand -> ",\"hand\":\"" + hand.category().id() + "\"").orElse("")
                + (step.from().isPresent() ? ",\"from\":" + step.from().getAsInt() : "")
                + (noted ? ",\"notes\":[" + step.notes().stream().map(note -> "\"" + note.words() + "\"")
                        .collect(Collectors.joining(",")) + "]" : "") + "}";
    }

    private static String cards(Cards cards) {
        return cards.list().stream().map(Card::toString).collect(Collectors.joining("\",\"", "[\"", "\"]"));
    }
}
