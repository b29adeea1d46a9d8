package app.spoton.tablet.table.callouts;

import android.content.Context;
import android.content.res.Resources;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Step;
import app.spoton.tablet.R;
import app.spoton.tablet.table.round.RoundInProgress;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.util.Optional;
import javax.inject.Inject;

/** The spoken text of a settlement line: the dealer's hand, a wager (with a seat's last wager its total), the end. */
public final class CallOutPhrases {
    private final Resources resources;

    @Inject
    public CallOutPhrases(@ApplicationContext Context context) {
        resources = context.getResources();
    }

    /** The text of the current line; empty before the settlement. */
    public Optional<String> of(RoundInProgress round) {
        return round.settlement().map(found -> {
            Optional<Step> step = round.step();
            if (step.isPresent()) {
                return step.get().sentence() + round.finishedSeatTotal().map(this::total).orElse("");
            }
            return round.isAtTotals() ? resources.getString(R.string.call_end)
                    : dealer(found, round.setup().game().facts().isDealerAlwaysQualified());
        });
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
        Money net = total.net();
        int phrases = net.isZero() ? R.string.call_even : net.cents() > 0 ? R.string.call_up : R.string.call_down;
        Money amount = Money.ofCents(Math.abs(net.cents()));
        return " " + resources.getString(phrases, total.seat(), total.returned().toString(), amount.toString());
    }
}
