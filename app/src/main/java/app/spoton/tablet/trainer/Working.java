package app.spoton.tablet.trainer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.question.Act;
import app.spoton.tablet.trainer.question.Answer;
import app.spoton.tablet.trainer.question.Done;
import app.spoton.tablet.trainer.question.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An answer while a person is at it. Immutable.
 *
 * @param picked cards, one bit for each
 * @param typed an amount, as far as it is typed
 * @param ordered wagers tapped so far
 * @param done wagers settled so far, in the order in which they were first touched
 * @param paying the wager whose pay is being typed or cut
 */
public record Working(long picked, String typed, List<Wager> ordered, List<Done> done, Optional<Form.Spot> paying) {
    public static final Working NOTHING = new Working(0L, "", List.of(), List.of(), Optional.empty());
    private static final int LONGEST_AMOUNT = 10;

    public Working {
        ordered = List.copyOf(ordered);
        done = List.copyOf(done);
    }

    /** A card is picked, or put back; no more than the hand has. */
    Working toggle(int card, int most) {
        long changed = picked ^ 1L << card;
        return Long.bitCount(changed) > most ? this : new Working(changed, typed, ordered, done, paying);
    }

    /** A digit, the point, or back by one with {@code '<'}. */
    Working key(char key) {
        String longer = key == '<' ? typed.substring(0, Math.max(0, typed.length() - 1)) : typed + key;
        boolean amount = longer.isEmpty() || longer.endsWith(".") && longer.indexOf('.') == longer.length() - 1
                && longer.length() > 1 || Money.parse(longer).isPresent();
        return amount && longer.length() <= LONGEST_AMOUNT ? typing(longer) : this;
    }

    Working chip(Money chip) {
        return typing(amount().plus(chip).toString().replaceAll("\\.00$", ""));
    }

    Working clearAmount() {
        return typing("");
    }

    /** What is typed; nothing if it is no amount. */
    public Money amount() {
        return Money.parse(typed.endsWith(".") ? typed.substring(0, typed.length() - 1) : typed).orElse(Money.ZERO);
    }

    private Working typing(String text) {
        Working typing = new Working(picked, text, ordered, done, paying);
        return paying.map(spot -> typing.with(new Done(spot.seat(), spot.wager(), Act.PAY, typing.amount()), paying))
                .orElse(typing);
    }

    /** The next wager in the order; tapping one that is there takes it and those after it back. */
    Working tap(Wager wager) {
        List<Wager> changed = new ArrayList<>(ordered);
        if (changed.contains(wager)) {
            changed.subList(changed.indexOf(wager), changed.size()).clear();
        } else {
            changed.add(wager);
        }
        return new Working(picked, typed, changed, done, paying);
    }

    /** What happens to a wager; a pay is then typed or cut. */
    Working act(Form.Spot spot, Act act) {
        Optional<Done> before = at(spot);
        Money pay = act == Act.PAY ? before.map(Done::pay).orElse(Money.ZERO) : Money.ZERO;
        Optional<Form.Spot> next = act == Act.PAY ? Optional.of(spot) : Optional.empty();
        String text = act == Act.PAY && !pay.isZero() ? pay.toString().replaceAll("\\.00$", "") : "";
        return new Working(picked, text, ordered, done, next)
                .with(new Done(spot.seat(), spot.wager(), act, pay), next);
    }

    /** What was said about a wager so far. */
    public Optional<Done> at(Form.Spot spot) {
        return done.stream().filter(one -> isAt(one, spot.seat(), spot.wager())).findFirst();
    }

    /** The place of a wager in the order, counted from 1; 0 if it was not touched. */
    public int placeOf(Form.Spot spot) {
        return at(spot).map(one -> done.indexOf(one) + 1).orElse(0);
    }

    private Working with(Done one, Optional<Form.Spot> next) {
        List<Done> changed = new ArrayList<>(done);
        int place = 0;
        while (place < changed.size() && !isAt(changed.get(place), one.seat(), one.wager())) {
            place++;
        }
        if (place < changed.size()) {
            changed.set(place, one);
        } else {
            changed.add(one);
        }
        return new Working(picked, typed, ordered, changed, next);
    }

    private static boolean isAt(Done done, int seat, Wager wager) {
        return done.seat() == seat && done.wager() == wager;
    }

    /** Begins anew. */
    Working cleared() {
        return NOTHING;
    }

    /** The answer that can be given now; empty while something is missing. */
    public Optional<Answer> answer(Form form) {
        if (form instanceof Form.Pick pick) {
            return Long.bitCount(picked) == pick.count() ? Optional.of(new Answer.Picked(picked)) : Optional.empty();
        }
        if (form instanceof Form.Amount) {
            return amount().isZero() ? Optional.empty() : Optional.of(new Answer.Paid(amount()));
        }
        if (form instanceof Form.Sequence sequence) {
            return ordered.size() == sequence.wagers().size() ? Optional.of(new Answer.Ordered(ordered))
                    : Optional.empty();
        }
        if (form instanceof Form.Settle settle) {
            boolean all = done.size() == settle.spots().size()
                    && done.stream().noneMatch(one -> one.act() == Act.PAY && one.pay().isZero());
            return all ? Optional.of(new Answer.Settled(done, settle.inOrder())) : Optional.empty();
        }
        return Optional.empty();
    }
}
