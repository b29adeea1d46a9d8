package app.spoton.tablet.table.callouts;

import android.content.Context;
import android.content.res.Resources;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.money.Money;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.R;
import app.spoton.tablet.table.round.MeterReadings;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.round.settlement.SettlementView;
import app.spoton.tablet.table.round.settlement.StepGroup;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.inject.Inject;

/**
 * The spoken text of a settlement: the dealer's hand, the lines in view (a seat's last wager with its total), and the
 * end.
 */
public final class CallOutPhrases {
    private final Resources resources;

    @Inject
    public CallOutPhrases(@ApplicationContext Context context) {
        resources = context.getResources();
    }

    /** The text of what is in view; empty before the settlement. */
    public Optional<String> of(RoundInProgress round, Pace pace) {
        return round.settlement().map(found -> {
            SettlementView view = SettlementView.of(round, pace);
            if (view.isAtTotals()) {
                return resources.getString(R.string.call_end);
            }
            String lines = view.group().map(now -> lines(round, now)).orElse("")
                    + view.finishedSeatTotal().map(this::total).orElse("");
            boolean alwaysQualifies = round.setup().game().facts().isDealerAlwaysQualified();
            return view.isFirst() ? (dealer(found, alwaysQualifies) + " " + lines).strip() : lines;
        });
    }

    private String lines(RoundInProgress round, StepGroup group) {
        return group.steps().stream().map(step -> line(round, step)).collect(Collectors.joining(" "));
    }

    private String line(RoundInProgress round, Step step) {
        if (MeterReadings.isMissing(round, step)) {
            return resources.getString(R.string.call_read_display, step.seat(), step.wager().words());
        }
        boolean waits = round.isUnapproved(step) && !step.notes().contains(StepNote.SUPERVISOR);   // whose sentence says so
        return round.sentence(step) + (waits ? " " + resources.getString(R.string.call_supervisor) : "");
    }

    private String dealer(Settlement found, boolean alwaysQualifies) {
        String hand = found.dealer().map(HandWords::withArticle).orElse("");
        if (alwaysQualifies) {
            return resources.getString(R.string.call_dealer, hand);
        }
        return resources.getString(found.dealerQualifies() ? R.string.call_qualifies : R.string.call_does_not_qualify, hand);
    }

    /** Says 'up' or 'down': speech leaves out a sign. */
    private String total(Settlement.SeatTotal total) {
        if (!total.isCounted()) {
            return " " + resources.getString(R.string.call_uncounted, total.seat());
        }
        Money net = total.net();
        int phrases = net.isZero() ? R.string.call_even : net.cents() > 0 ? R.string.call_up : R.string.call_down;
        Money amount = Money.ofCents(Math.abs(net.cents()));
        return " " + resources.getString(phrases, total.seat(), total.returned().toString(), amount.toString());
    }
}
