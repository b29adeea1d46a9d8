package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.database.StepRow;
import java.util.ArrayList;
import java.util.List;

/** The steps of a logged round; of one that was never settled, its wagers. */
final class StepRowReader {
    private StepRowReader() {
    }

    static List<StepRow> of(long number, JsonFields round) {
        List<StepRow> rows = new ArrayList<>();
        if (round.has("settlement")) {
            for (JsonFields step : round.object("settlement").objects("steps")) {
                String outcome = step.text("outcome");
                // 'N for 1', a meter's percentage, the automatic bonus and envy give no stake back (round format, Out).
                String wager = step.text("wager");
                boolean priced = step.text("odds").endsWith(" for 1") || step.text("odds").endsWith("%");
                boolean own = !wager.equals("automatic-bonus") && !wager.equals("envy");
                boolean back = own && (outcome.equals("push") || (outcome.equals("win") && !priced));
                rows.add(new StepRow(StepRow.IDS * number + step.number("step"), step.number("seat"), wager, outcome,
                        step.cents("stake"), step.cents("pay"), step.text("hand"), back));
            }
        } else {
            for (JsonFields seat : round.objects("seats")) {
                seat.object("wagers").forEach((wager, stake) -> rows.add(new StepRow(
                        StepRow.IDS * number + rows.size() + 1, seat.number("seat"), wager, "", JsonFields.parsed(stake).map(Money::cents).orElse(0L), 0,
                        "", true)));
            }
        }
        return rows;
    }
}
