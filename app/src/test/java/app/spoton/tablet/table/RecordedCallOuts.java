package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.round.Note;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Step;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a dealer sees who goes through a settlement line by line, written down in the round format. */
final class RecordedCallOuts {
    private RecordedCallOuts() {
    }

    static String of(TableState settled) {
        Settlement found = settled.round().settlement().orElseThrow();
        Hand dealer = found.dealer().orElseThrow();
        List<String> steps = new ArrayList<>();
        Map<Integer, String> totals = new TreeMap<>();
        TableState at = settled.next();
        for (; !at.round().isAtTotals(); at = at.approve("Sue").next()) {
            steps.add(line(at.round().step().orElseThrow()));
            at.round().finishedSeatTotal().ifPresent(total -> totals.put(total.seat(), "{\"seat\":" + total.seat()
                    + ",\"returned\":\"" + total.returned() + "\",\"net\":\"" + total.net() + "\"}"));
        }
        String meters = found.meters().entrySet().stream().map(meter -> "\"" + meter.getKey() + "\":{\"amount\":\""
                + meter.getValue().amount() + "\",\"reserve\":\"" + meter.getValue().reserve() + "\"}")
                .collect(Collectors.joining(","));
        return "{\"dealer\":{\"hand\":\"" + dealer.category().id() + "\",\"cards\":" + cards(dealer.cards())
                + ",\"qualifies\":" + found.dealerQualifies() + "},\"steps\":[" + String.join(",", steps)
                + "],\"seats\":[" + String.join(",", totals.values()) + "]"
                + (meters.isEmpty() ? "" : ",\"meters\":{" + meters + "}") + "}";
    }

    private static String line(Step step) {
        boolean noted = step.notes().contains(Note.ROUNDED_DOWN) || step.notes().contains(Note.METER_RAN_DRY);
        return "{\"step\":" + step.number() + ",\"seat\":" + step.seat() + ",\"wager\":\"" + step.wager().id()
                + "\",\"outcome\":\"" + step.outcome().id() + "\",\"stake\":\"" + step.stake() + "\",\"pay\":\""
                + step.pay() + "\""
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
