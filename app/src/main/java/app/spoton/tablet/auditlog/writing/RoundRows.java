package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.SeatRow;
import app.spoton.tablet.auditlog.database.StepRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a round: the round itself, its seats, its steps, its search words, and its names. */
final class RoundRows {
    private final LogLine line;
    private final long number;
    private final RoundRecord record;
    private final SearchWords words = new SearchWords();
    private final List<EntryRows.Insert> rows = new ArrayList<>();

    private RoundRows(LogLine line, RoundRecord record) {
        this.line = line;
        this.number = line.number();
        this.record = record;
    }

    static List<EntryRows.Insert> of(LogLine line, RoundRecord record) {
        RoundRows derived = new RoundRows(line, record);
        derived.seats();
        long largestPay = derived.steps();
        derived.round(largestPay);
        return derived.rows;
    }

    private void add(String sql, Object... values) {
        rows.add(new EntryRows.Insert(sql, values));
    }

    private void seats() {
        seat(0, record.round().dealer(), false, Money.ZERO);
        for (Seat seat : record.round().seats()) {
            Cards cards = seat.cards();
            for (SplitHand hand : seat.hands()) {
                cards = cards.plus(hand.drawn());
            }
            seat(seat.number(), cards, seat.folded(), seat.wagered());
            words.seat(seat.number());
        }
    }

    private void seat(int seat, Cards cards, boolean folded, Money wagered) {
        StringBuilder text = new StringBuilder();
        StringBuilder origins = new StringBuilder();
        for (Card card : cards.list()) {
            text.append(card);
            origins.append(letter(Optional.ofNullable(record.evidence().origins().get(card))));
        }
        add(AuditLogSql.SEAT, EntryRows.id(SeatRow.IDS, number, seat), seat, text.toString(), origins.toString(), folded, wagered.cents(),
                returned(seat));
    }

    /** Never change this: rows of existing logs are compared with it. */
    private static char letter(Optional<CardOrigin> origin) {
        return origin.map(known -> switch (known) {
            case CAMERA -> 'c';
            case CONFIRMED -> 'a';
            case CORRECTED -> 'x';
            case TYPED -> 'h';
            case UNSURE -> '?';
        }).orElse('?');
    }

    private long returned(int seat) {
        return record.settlement().stream().flatMap(settlement -> settlement.seats().stream())
                .filter(total -> total.seat() == seat)
                .mapToLong(total -> total.isCounted() ? total.returned().cents() : StepRow.NOT_COUNTED).sum();
    }

    /** The total of all seats; not counted if one seat's is not. */
    private long returned() {
        long sum = 0;
        for (Seat seat : record.round().seats()) {
            long returned = returned(seat.number());
            if (returned == StepRow.NOT_COUNTED) {
                return StepRow.NOT_COUNTED;
            }
            sum += returned;
        }
        return sum;
    }

    /** @return the largest pay at one spot, in cents */
    private long steps() {
        long largest = 0;
        for (StepRow step : record.settlement().map(this::settledSteps).orElseGet(this::wagers)) {
            add(AuditLogSql.STEP, step.id, step.seat, step.wager, step.outcome, step.stake, step.pay, step.hand,
                    step.stakeBack);
            words.step(step);
            largest = Math.max(largest, step.pay);
        }
        return largest;
    }

    private List<StepRow> settledSteps(Settlement settlement) {
        List<StepRow> steps = new ArrayList<>();
        for (Step step : settlement.steps()) {
            steps.add(new StepRow(EntryRows.id(StepRow.IDS, number, step.number()), step.seat(), step.wager().id(), step.outcome().id(),
                    step.isStakeCounted() ? step.stake().cents() : StepRow.NOT_COUNTED,
                    step.isPayCounted() ? step.pay().cents() : StepRow.NOT_COUNTED,
                    step.hand().map(hand -> hand.category().id()).orElse(""), givesStakeBack(step)));
            step.price().ifPresent(price -> words.text(price.row().id()));
        }
        settlement.dealer().ifPresent(hand -> words.text(hand.category().id()));
        return steps;
    }

    /** 'N for 1', a meter's percentage, the automatic bonus and envy give no stake back (round format, Out). */
    private static boolean givesStakeBack(Step step) {
        boolean keepsStake = step.odds().map(Object::toString).filter(odds -> odds.endsWith(" for 1") || odds.endsWith("%"))
                .isPresent();
        return step.wager().isBet() && (step.outcome() == Outcome.PUSH || (step.outcome() == Outcome.WIN && !keepsStake));
    }

    /** The wagers of a round that was not settled, as steps without an outcome. Rows of version 1 have the order of the line. */
    private List<StepRow> wagers() {
        List<StepRow> steps = new ArrayList<>();
        for (JsonObject seat : JsonObject.of(line.text()).objects("seats")) {
            JsonObject wagers = seat.object("wagers");
            for (String wager : wagers.names()) {
                steps.add(new StepRow(EntryRows.id(StepRow.IDS, number, steps.size() + 1L), (int) seat.number("seat"), wager, "",
                        wagers.money(wager).map(Money::cents).orElse(StepRow.NOT_COUNTED), 0, "", true));
            }
        }
        return steps;
    }

    private void round(long largestPay) {
        int asked = count(CardOrigin.CONFIRMED);
        int corrected = count(CardOrigin.CORRECTED);
        List<Seat> seats = record.round().seats();
        boolean progressive = seats.stream().anyMatch(seat -> seat.made(Wager.PROGRESSIVE));
        String dealer = record.timeline().dealer();
        String game = record.game().id();
        String deck = record.evidence().deck();
        add(AuditLogSql.ROUND, number, record.id(), record.table(), game, dealer, millis(record.timeline().begun()),
                millis(record.timeline().ended()), record.ending().end().map(RoundEnd::id).orElse(""), deck, seats.size(),
                seats.stream().mapToLong(seat -> seat.wagered().cents()).sum(),
                returned(), largestPay, words.bestHand(), asked, corrected,
                progressive);
        words.round(record, asked, corrected, progressive);
        add(AuditLogSql.SEARCH, number, words.toString());
        name("table", record.table());
        name("game", game);
        name("dealer", dealer);
        name("deck", deck);
        words.hands().forEach(hand -> name("hand", hand));
    }

    private static long millis(Optional<Instant> time) {
        return time.orElseThrow(() -> new UnreadableEntryException("A logged round has a start and an end.")).toEpochMilli();
    }

    private int count(CardOrigin origin) {
        return (int) record.evidence().origins().values().stream().filter(origin::equals).count();
    }

    private void name(String kind, String name) {
        if (!name.isEmpty()) {
            rows.add(EntryRows.Insert.name(kind, name));
        }
    }
}
