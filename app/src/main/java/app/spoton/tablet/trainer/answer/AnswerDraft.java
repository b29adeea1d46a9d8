package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
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
public record AnswerDraft(long picked, String typed, List<Wager> ordered, List<SettledWager> done, Optional<AnswerForm.Spot> paying) {
    public static final AnswerDraft NOTHING = new AnswerDraft(0L, "", List.of(), List.of(), Optional.empty());
    private static final int LONGEST_AMOUNT = 10;

    public AnswerDraft {
        ordered = List.copyOf(ordered);
        done = List.copyOf(done);
    }

    /** A card is picked, or put back; no more than the hand has. */
    AnswerDraft toggle(int card, int most) {
        long changed = picked ^ 1L << card;
        return Long.bitCount(changed) > most ? this : new AnswerDraft(changed, typed, ordered, done, paying);
    }

    /** A digit, the point, or back by one with {@code '<'}. */
    AnswerDraft key(char key) {
        String longer = key == '<' ? typed.substring(0, Math.max(0, typed.length() - 1)) : typed + key;
        boolean amount = longer.isEmpty() || longer.endsWith(".") && longer.indexOf('.') == longer.length() - 1
                && longer.length() > 1 || Money.parse(longer).isPresent();
        return amount && longer.length() <= LONGEST_AMOUNT ? typing(longer) : this;
    }

    AnswerDraft chip(Money chip) {
        return typing(amount().plus(chip).toString().replaceAll("\\.00$", ""));
    }

    AnswerDraft clearAmount() {
        return typing("");
    }

    /** What is typed; nothing if it is no amount. */
    public Money amount() {
        return Money.parse(typed.endsWith(".") ? typed.substring(0, typed.length() - 1) : typed).orElse(Money.ZERO);
    }

    private AnswerDraft typing(String text) {
        AnswerDraft typing = new AnswerDraft(picked, text, ordered, done, paying);
        return paying.map(spot -> typing.with(new SettledWager(spot.seat(), spot.wager(), DealerAction.PAY, typing.amount()), paying))
                .orElse(typing);
    }

    /** The next wager in the order; tapping one that is there takes it and those after it back. */
    AnswerDraft tap(Wager wager) {
        List<Wager> changed = new ArrayList<>(ordered);
        if (changed.contains(wager)) {
            changed.subList(changed.indexOf(wager), changed.size()).clear();
        } else {
            changed.add(wager);
        }
        return new AnswerDraft(picked, typed, changed, done, paying);
    }

    /** What happens to a wager; a pay is then typed or cut. */
    AnswerDraft act(AnswerForm.Spot spot, DealerAction act) {
        Optional<SettledWager> before = at(spot);
        Money pay = act == DealerAction.PAY ? before.map(SettledWager::pay).orElse(Money.ZERO) : Money.ZERO;
        Optional<AnswerForm.Spot> next = act == DealerAction.PAY ? Optional.of(spot) : Optional.empty();
        String text = act == DealerAction.PAY && !pay.isZero() ? pay.toString().replaceAll("\\.00$", "") : "";
        return new AnswerDraft(picked, text, ordered, done, next)
                .with(new SettledWager(spot.seat(), spot.wager(), act, pay), next);
    }

    /** What was said about a wager so far. */
    public Optional<SettledWager> at(AnswerForm.Spot spot) {
        return done.stream().filter(one -> isAt(one, spot.seat(), spot.wager())).findFirst();
    }

    /** The place of a wager in the order, counted from 1; 0 if it was not touched. */
    public int placeOf(AnswerForm.Spot spot) {
        return at(spot).map(one -> done.indexOf(one) + 1).orElse(0);
    }

    private AnswerDraft with(SettledWager one, Optional<AnswerForm.Spot> next) {
        List<SettledWager> changed = new ArrayList<>(done);
        int place = 0;
        while (place < changed.size() && !isAt(changed.get(place), one.seat(), one.wager())) {
            place++;
        }
        if (place < changed.size()) {
            changed.set(place, one);
        } else {
            changed.add(one);
        }
        return new AnswerDraft(picked, typed, ordered, changed, next);
    }

    private static boolean isAt(SettledWager done, int seat, Wager wager) {
        return done.seat() == seat && done.wager() == wager;
    }

    /** Begins anew. */
    AnswerDraft cleared() {
        return NOTHING;
    }

    /** The answer that can be given now; empty while something is missing. */
    public Optional<Answer> answer(AnswerForm form) {
        if (form instanceof AnswerForm.Pick pick) {
            return Long.bitCount(picked) == pick.count() ? Optional.of(new Answer.Picked(picked)) : Optional.empty();
        }
        if (form instanceof AnswerForm.Amount) {
            return amount().isZero() ? Optional.empty() : Optional.of(new Answer.Paid(amount()));
        }
        if (form instanceof AnswerForm.Sequence sequence) {
            return ordered.size() == sequence.wagers().size() ? Optional.of(new Answer.Ordered(ordered))
                    : Optional.empty();
        }
        if (form instanceof AnswerForm.Settle settle) {
            boolean all = done.size() == settle.spots().size()
                    && done.stream().noneMatch(one -> one.act() == DealerAction.PAY && one.pay().isZero());
            return all ? Optional.of(new Answer.Settled(done, settle.inOrder())) : Optional.empty();
        }
        return Optional.empty();
    }
}
