package app.spoton.tablet.setup.draft;

import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.Optional;

/**
 * The limits of a wager as typed.
 *
 * @param offered whether players may bet on it
 */
public record WagerDraft(boolean offered, String minimum, String maximum) {
    static WagerDraft of(TableSetup setup, Wager wager) {
        if (!setup.offers(wager)) {
            return new WagerDraft(false, "", "");
        }
        Optional<Limits> limits = setup.limits(wager);
        return new WagerDraft(true, limits.flatMap(Limits::min).map(Object::toString).orElse(""),
                limits.flatMap(Limits::max).map(Object::toString).orElse(""));
    }

    public WagerDraft withOffered(boolean other) {
        return new WagerDraft(other, minimum, maximum);
    }

    public WagerDraft withMinimum(String typed) {
        return new WagerDraft(offered, typed, maximum);
    }

    public WagerDraft withMaximum(String typed) {
        return new WagerDraft(offered, minimum, typed);
    }
}
