package app.spoton.engine.json.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.money.Odds;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.Map;
import java.util.Optional;

/** Writes the result of a round in the round format. */
public final class ResultWriter {
    private static final Outcome[] OUTCOMES = Outcome.values();
    private static final byte[] STEP = JsonLine.ascii("{\"step\":");
    private static final byte[] SEAT = JsonLine.ascii(",\"seat\":");
    private static final byte[] PAY = JsonLine.ascii(",\"pay\":");
    private static final byte[] UNCOUNTED = JsonLine.ascii('"' + Amounts.UNCOUNTED + '"');
    private static final byte[] ODDS = JsonLine.ascii(",\"odds\":\"");
    private static final byte[][] WAGERS = new byte[Wager.all().size() * OUTCOMES.length][];
    private static final byte[][] HANDS = new byte[Category.values().length][];

    static {
        for (Wager wager : Wager.all()) {
            for (Outcome outcome : OUTCOMES) {
                WAGERS[place(wager, outcome)] = JsonLine.ascii(",\"wager\":\"" + wager.id() + "\",\"outcome\":\""
                        + outcome.id() + "\",\"stake\":");
            }
        }
        for (Category category : Category.values()) {
            HANDS[category.ordinal()] = JsonLine.ascii(",\"hand\":\"" + category.id() + '"');
        }
    }

    private final JsonLine line;
    private final boolean withWords;

    /** @param withWords whether each step includes its sentence, cards and citations as well as its amounts */
    public ResultWriter(JsonLine line, boolean withWords) {
        this.line = line;
        this.withWords = withWords;
    }

    void error(Optional<String> idJson, Objection error) {
        start(idJson);
        line.raw("\"error\":{\"code\":\"").raw(error.code().name()).raw('"');
        if (error.seat().isPresent()) {
            line.raw(",\"seat\":").number(error.seat().getAsInt());
        }
        line.raw(",\"message\":").string(error.message()).raw("}}");
    }

    public void settlement(Optional<String> idJson, Settlement settlement) {
        start(idJson);
        if (settlement.stage() != Stage.SHOWN) {
            line.raw("\"stage\":\"").raw(settlement.stage().id()).raw("\",");
            steps(settlement);
            line.raw('}');
            return;
        }
        Hand dealer = settlement.dealer().orElseThrow();
        line.raw("\"dealer\":{\"hand\":\"").raw(dealer.category().id()).raw("\",\"cards\":");
        cards(dealer.cards());
        line.raw(",\"qualifies\":").raw(settlement.dealerQualifies() ? "true" : "false").raw("},");
        steps(settlement);
        line.raw(",\"seats\":[");
        char before = 0;
        for (Settlement.SeatTotal seat : settlement.seats()) {
            separate(before);
            line.raw("{\"seat\":").number(seat.seat()).raw(",\"returned\":");
            if (seat.isCounted()) {
                line.money(seat.returned().cents()).raw(",\"net\":").money(seat.net().cents()).raw('}');
            } else {
                line.raw(UNCOUNTED).raw(",\"net\":").raw(UNCOUNTED).raw('}');
            }
            before = ',';
        }
        line.raw(']');
        if (!settlement.meters().isEmpty()) {
            meters(settlement.meters());
        }
        line.raw('}');
    }

    private void steps(Settlement settlement) {
        line.raw("\"steps\":[");
        char before = 0;
        for (Step step : settlement.steps()) {
            separate(before);
            step(step);
            before = ',';
        }
        line.raw(']');
    }

    private void start(Optional<String> idJson) {
        line.raw('{');
        if (idJson.isPresent()) {
            line.raw("\"id\":").utf8(idJson.get()).raw(',');
        }
    }

    private void separate(char before) {
        if (before != 0) {
            line.raw(before);
        }
    }

    private void step(Step step) {
        line.raw(STEP).number(step.number()).raw(SEAT).number(step.seat())
                .raw(WAGERS[place(step.wager(), step.outcome())]);
        amount(step.isStakeCounted() ? step.stake().cents() : -1);
        line.raw(PAY);
        amount(step.isPayCounted() ? step.pay().cents() : -1);
        Optional<Odds> odds = step.odds();
        if (odds.isPresent()) {
            line.raw(ODDS).raw(odds.get().toString()).raw('"');
        }
        Optional<MadeHand> hand = step.hand();
        if (hand.isPresent()) {
            line.raw(HANDS[hand.get().category().ordinal()]);
        }
        if (step.from().isPresent()) {
            line.raw(",\"from\":").number(step.from().getAsInt());
        }
        if (withWords || (!step.notes().isEmpty() && needsNotes(step))) {
            notes(step);
        }
        if (withWords) {
            words(step);
        }
        line.raw('}');
    }

    /** @param cents negative if the amount was not counted */
    private void amount(long cents) {
        if (cents < 0) {
            line.raw(UNCOUNTED);
        } else {
            line.money(cents);
        }
    }

    private static int place(Wager wager, Outcome outcome) {
        return wager.ordinal() * OUTCOMES.length + outcome.ordinal();
    }

    private static boolean needsNotes(Step step) {
        return step.notes().contains(StepNote.ROUNDED_DOWN) || step.notes().contains(StepNote.SHARE_ROUNDED_DOWN)
                || step.notes().contains(StepNote.METER_RAN_DRY);
    }

    private void notes(Step step) {
        line.raw(",\"notes\":[");
        char before = 0;
        for (StepNote note : step.notes()) {
            separate(before);
            line.string(note.words());
            before = ',';
        }
        line.raw(']');
    }

    private void words(Step step) {
        step.hand().ifPresent(hand -> {
            line.raw(",\"cards\":");
            cards(hand.cards());
        });
        step.paytable().ifPresent(table -> line.raw(",\"paytable\":").string(table.id()));
        step.price().ifPresent(price -> line.raw(",\"row\":").string(price.row().id())
                .raw(",\"source\":").string(price.source()));
        line.raw(",\"rule\":").string(step.rule().toString()).raw(",\"say\":").string(step.sentence());
    }

    private void cards(Cards cards) {
        line.raw('[');
        for (int place = 0; place < cards.size(); place++) {
            line.raw(place == 0 ? "\"" : ",\"").raw(Card.of(cards.index(place)).toString()).raw('"');
        }
        line.raw(']');
    }

    private void meters(Map<String, Meter> meters) {
        line.raw(",\"meters\":{");
        char before = 0;
        for (Map.Entry<String, Meter> meter : meters.entrySet()) {
            separate(before);
            line.string(meter.getKey()).raw(":{\"amount\":").money(meter.getValue().amount().cents())
                    .raw(",\"reserve\":").money(meter.getValue().reserve().cents()).raw('}');
            before = ',';
        }
        line.raw('}');
    }
}
