package app.spoton.tablet.auditlog;

import app.spoton.engine.auditlog.LogLine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rows by which an entry is found. They are made from its line alone, whether it was just written or comes from a backup,
 * so that they can be made anew and compared at any time.
 */
final class EntryRows {
    /** A statement and what goes into it. */
    record Row(String sql, Object... values) {
        /** Whether the row is there just so. The words that a round is found by are an index and tell nobody anything. */
        boolean isIn(LogStore store) {
            if (sql.equals(AuditLogSql.SEARCH)) {
                return true;
            }
            if (sql.equals(AuditLogSql.NAME)) {
                return !store.first("SELECT 1 FROM name WHERE kind = ? AND name = ?", values).isEmpty();
            }
            String table = sql.split(" ", 4)[2];
            List<String> found = store.first("SELECT * FROM " + table + " WHERE rowid = ?", values[0]);
            return found.equals(java.util.Arrays.stream(values).map(Row::text).collect(Collectors.toList()));
        }

        private static String text(Object value) {
            return value instanceof Boolean yes ? (yes ? "1" : "0") : value.toString();
        }
    }

    private final LogLine line;
    private final JsonFields fields;
    private final JsonFields log;
    private final List<Row> rows = new ArrayList<>();

    private EntryRows(LogLine line) {
        this.line = line;
        this.fields = JsonFields.of(line.text());
        this.log = fields.object("log");
    }

    /** @param roundNumber finds the number of a round's entry by its id; 0 where there is none */
    static List<Row> of(LogLine line, java.util.function.ToLongFunction<String> roundNumber) {
        EntryRows projection = new EntryRows(line);
        switch (line.kind()) {
            case EntryBody.ROUND -> projection.round();
            case EntryBody.CORRECTION -> projection.correction(roundNumber);
            default -> projection.happening();
        }
        projection.meters();
        return projection.rows;
    }

    private long time() {
        return fields.time("time").toEpochMilli();
    }

    private void add(String sql, Object... values) {
        rows.add(new Row(sql, values));
    }

    private void round() {
        long number = line.number();
        SearchWords words = new SearchWords();
        JsonFields settlement = fields.object("settlement");
        long wagered = 0;
        int asked = 0;
        int corrected = 0;
        boolean progressive = false;
        int seats = 0;
        seat(0, fields.texts("dealer"), fields, 0, 0);
        for (JsonFields seat : fields.objects("seats")) {
            long[] bet = {0};
            seat.object("wagers").forEach((wager, stake) -> bet[0] += JsonFields.parsed(stake));
            wagered += bet[0];
            seats++;
            progressive |= seat.object("wagers").has("progressive");
            boolean shown = !fields.texts("unseen").contains(Integer.toString(seat.number("seat")));
            List<String> cards = new ArrayList<>(shown ? seat.texts("cards") : List.of());
            seat.objects("hands").forEach(hand -> cards.addAll(hand.texts("drawn")));
            seat(seat.number("seat"), cards, seat, bet[0], returned(settlement, seat.number("seat")));
            words.seat(seat.number("seat"));
        }
        for (String how : known()) {
            asked += how.equals("asked") ? 1 : 0;
            corrected += how.equals("corrected") ? 1 : 0;
        }
        long returned = 0;
        for (JsonFields seat : settlement.objects("seats")) {
            returned += seat.cents("returned");
        }
        List<StepRow> steps = StepRowReader.of(number, fields);
        long biggest = 0;
        for (StepRow step : steps) {
            add(AuditLogSql.STEP, step.id, step.seat, step.wager, step.outcome, step.stake, step.pay, step.hand,
                    step.stakeBack);
            words.step(step);
            biggest = Math.max(biggest, step.pay);
        }
        settlement.objects("steps").forEach(step -> words.text(step.text("row")));
        words.dealer(settlement.object("dealer").text("hand"));
        String best = words.bestHand();
        words.round(fields.text("game"), log, asked, corrected, progressive);
        add(AuditLogSql.ROUND, number, fields.text("id"), log.text("table"), fields.text("game"), log.text("dealer"),
                log.time("begun").toEpochMilli(), log.time("ended").toEpochMilli(), log.text("end"), log.text("deck"),
                seats, wagered, returned, biggest, best, asked, corrected, progressive);
        add(AuditLogSql.SEARCH, number, words.toString());
        name("table", log.text("table"));
        name("game", fields.text("game"));
        name("dealer", log.text("dealer"));
        name("deck", log.text("deck"));
        words.hands().forEach(hand -> name("hand", hand));
    }

    private void name(String kind, String name) {
        if (!name.isEmpty()) {
            add(AuditLogSql.NAME, kind, name);
        }
    }

    private List<String> known() {
        List<String> known = new ArrayList<>();
        log.object("known").forEach((card, how) -> known.add(how));
        return known;
    }

    private static long returned(JsonFields settlement, int seat) {
        for (JsonFields total : settlement.objects("seats")) {
            if (total.number("seat") == seat) {
                return total.cents("returned");
            }
        }
        return 0;
    }

    private void seat(int seat, List<String> cards, JsonFields source, long wagered, long returned) {
        StringBuilder known = new StringBuilder();
        for (String card : cards) {
            known.append(switch (log.object("known").text(card)) {
                case "camera" -> 'c';
                case "asked" -> 'a';
                case "corrected" -> 'x';
                case "by-hand" -> 'h';
                default -> '?';
            });
        }
        add(AuditLogSql.SEAT, SeatRow.IDS * line.number() + seat, seat, String.join("", cards), known.toString(),
                source.isTrue("folded"), wagered, returned);
    }

    private void correction(java.util.function.ToLongFunction<String> roundNumber) {
        add(AuditLogSql.CORRECTION, line.number(), time(), roundNumber.applyAsLong(log.text("about")), log.text("by"),
                log.text("words"));
        name("by", log.text("by"));
    }

    private void happening() {
        add(AuditLogSql.HAPPENING, line.number(), time(), line.kind(), log.text("by"), log.text("table"), log.text("words"),
                log.text("about"));
    }

    private void meters() {
        int place = 0;
        for (JsonFields meter : log.objects("meters")) {
            JsonFields after = meter.object("after");
            add(AuditLogSql.METER, MeterRow.IDS * line.number() + place++, time(), log.text("table"), meter.text("meter"),
                    meter.text("kind"), meter.cents("amount"), meter.cents("reserve"), after.cents("amount"),
                    after.cents("seed"), after.cents("reserve"), meter.text("reason"), meter.text("by"));
            name("meter", log.text("table") + '\n' + meter.text("meter"));
        }
    }
}
