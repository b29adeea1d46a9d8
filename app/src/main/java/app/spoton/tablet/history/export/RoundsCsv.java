package app.spoton.tablet.history.export;

import app.spoton.engine.json.JsonObject;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A spreadsheet of the log. A round has a row for each wager, settled or not; a correction has a row for each wager as
 * it should have been settled, or one row if it changes no payout; every meter change outside a round has a row.
 */
final class RoundsCsv {
    /** Kinds of rows. */
    private enum RowKind { ROUND, CORRECTION, METER }

    private static final String COLUMNS = "entry,round,table,game,dealer,began,ended,end,seat,wager,outcome,stake,pay,odds,hand,"
            + "say,kind,by,meter,change,after\r\n";
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final String NOTHING = "";
    private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";
    private static final Pattern ID = Pattern.compile("-?[0-9]+(\\.[0-9]+)?|[a-z?][a-z0-9 -]*|");

    private final OutputStream out;
    private long rows;

    /** Spreadsheets recognize UTF-8 by the byte order mark. */
    RoundsCsv(OutputStream out) throws IOException {
        this.out = out;
        out.write(BYTE_ORDER_MARK);
        out.write(COLUMNS.getBytes(StandardCharsets.UTF_8));
    }

    long rows() {
        return rows;
    }

    void round(long number, RoundRecord record) throws IOException {
        LoggedRound round = LoggedRound.of(record);
        List<String> start = start(number, record);
        for (LoggedRound.StepView step : round.steps()) {
            row(start, List.of(Integer.toString(step.seat()), step.wager(), step.payment().outcome(), step.payment().stake(),
                    step.payment().pay(), cell(step.payment().odds()), step.hand().name(), cell(step.sentence())),
                    RowKind.ROUND, NOTHING, List.of());
        }
        if (!round.isSettled()) {
            String why = record.ending().end().map(RoundEnd::id).orElse(NOTHING)
                    + (record.ending().reason().isEmpty() ? NOTHING : ": " + record.ending().reason());
            for (LoggedRound.SeatView seat : round.seats()) {
                for (LoggedRound.WagerView wager : seat.wagers()) {
                    row(start, List.of(Integer.toString(seat.seat()), wager.wager(), NOTHING, wager.stakeText(), NOTHING,
                            cell(NOTHING), NOTHING, cell(why)), RowKind.ROUND, NOTHING, List.of());
                }
            }
        }
    }

    private static List<String> start(long number, RoundRecord record) {
        return List.of(Long.toString(number), cell(record.id()), cell(record.table()), record.game().id(),
                cell(record.timeline().dealer()), text(record.timeline().begun()), text(record.timeline().ended()),
                record.ending().end().map(RoundEnd::id).orElse(NOTHING));
    }

    /** @param corrected the round that it is about */
    void correction(long number, AuditEvent event, RoundRecord corrected) throws IOException {
        List<String> start = new ArrayList<>(start(number, corrected));
        if (event.correction().isEmpty()) {
            row(start, List.of(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, cell(NOTHING), NOTHING, cell(event.description())),
                    RowKind.CORRECTION, event.by(), List.of());
            return;
        }
        for (JsonObject step : JsonObject.of(event.correction().get().settlement()).objects("steps")) {
            row(start, List.of(Long.toString(step.number("seat")), id(step.text("wager")), id(step.text("outcome")),
                    id(step.text("stake")), id(step.text("pay")), cell(step.text("odds")), id(step.text("hand")),
                    cell(step.text("say") + " Correction: " + event.description())), RowKind.CORRECTION, event.by(), List.of());
        }
    }

    /** The changes of meters in an event. */
    void meters(long number, AuditEvent event) throws IOException {
        for (MeterChange change : event.meterChanges()) {
            row(List.of(Long.toString(number), cell(NOTHING), cell(event.table()), NOTHING, cell(NOTHING), NOTHING,
                    event.at().toString(), change.kind().id()), List.of(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
                    cell(NOTHING), NOTHING, cell(change.reason())), RowKind.METER, change.by(), List.of(id(change.meter()),
                    change.amount().toString(), change.after().amount().toString()));
        }
    }

    private void row(List<String> start, List<String> wager, RowKind kind, String by, List<String> meter) throws IOException {
        List<String> cells = new ArrayList<>(start);
        cells.addAll(wager);
        cells.add(kind.name().toLowerCase(Locale.ROOT));
        cells.add(cell(by));
        cells.addAll(meter.isEmpty() ? List.of(NOTHING, NOTHING, NOTHING) : meter);
        out.write((String.join(",", cells) + "\r\n").getBytes(StandardCharsets.UTF_8));
        rows++;
    }

    private static String text(Optional<Instant> time) {
        return time.map(Instant::toString).orElse(NOTHING);
    }

    /** Quoted, and never a formula: spreadsheets also take the wide forms of these characters for the beginning of one. */
    private static String cell(String text) {
        String safe = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }

    /** An id or an amount, as it is; anything else that stands in its place in an entry of a backup is text. */
    private static String id(String text) {
        return ID.matcher(text).matches() ? text : cell(text);
    }
}
