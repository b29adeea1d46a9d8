package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An answer that is not complete yet. Immutable.
 *
 * @param picked the selected cards, one bit for each
 * @param typed the amount as typed so far
 * @param ordered the wagers tapped so far
 * @param steps the steps tapped so far
 * @param settled the wagers settled so far, in the order in which they were first touched
 * @param paying the wager whose payout is being entered
 */
public record AnswerDraft(long picked, String typed, List<Wager> ordered, List<AnswerOption.Statement> steps,
        List<SettledWager> settled, Optional<AnswerForm.SettledSpot> paying) {
    public static final AnswerDraft EMPTY = new AnswerDraft(0L, "", List.of(), List.of(), List.of(), Optional.empty());
    private static final int LONGEST_AMOUNT = 10;

    public AnswerDraft {
        ordered = List.copyOf(ordered);
        steps = List.copyOf(steps);
        settled = List.copyOf(settled);
    }

    /** Selects a card or clears its selection; never more than {@code most}. */
    public AnswerDraft toggleCard(int card, int most) {
        long changed = picked ^ 1L << card;
        return Long.bitCount(changed) > most ? this : new AnswerDraft(changed, typed, ordered, steps, settled, paying);
    }

    /** Adds a digit or the decimal point; {@code '<'} deletes the last character. */
    public AnswerDraft typeKey(char key) {
        String text = key == '<' ? typed.substring(0, Math.max(0, typed.length() - 1)) : typed + key;
        boolean isAmount = text.isEmpty() || text.endsWith(".") && text.indexOf('.') == text.length() - 1
                && text.length() > 1 || Money.parse(text).isPresent();
        return isAmount && text.length() <= LONGEST_AMOUNT ? withText(text) : this;
    }

    public AnswerDraft addChip(Money chip) {
        return withText(amount().plus(chip).toString().replaceAll("\\.00$", ""));
    }

    /** Clears the amount if one is being entered, or the whole answer. */
    public AnswerDraft clear() {
        return paying.isPresent() || !typed.isEmpty() ? withText("") : EMPTY;
    }

    /** The amount typed so far; zero if it is not an amount. */
    public Money amount() {
        return Money.parse(typed.endsWith(".") ? typed.substring(0, typed.length() - 1) : typed).orElse(Money.ZERO);
    }

    private AnswerDraft withText(String text) {
        AnswerDraft changed = new AnswerDraft(picked, text, ordered, steps, settled, paying);
        return paying.map(spot -> changed.with(
                new SettledWager(spot.seat(), spot.wager(), DealerAction.PAY, changed.amount()), paying)).orElse(changed);
    }

    /** Adds the next wager in the order; a wager that is already there is removed with all that follow it. */
    public AnswerDraft toggleWager(Wager wager) {
        return new AnswerDraft(picked, typed, toggled(ordered, wager), steps, settled, paying);
    }

    /** Adds the next step in the order; a step that is already there is removed with all that follow it. */
    public AnswerDraft toggleStep(AnswerOption.Statement step) {
        return new AnswerDraft(picked, typed, ordered, toggled(steps, step), settled, paying);
    }

    private static <T> List<T> toggled(List<T> inOrder, T one) {
        List<T> changed = new ArrayList<>(inOrder);
        if (changed.contains(one)) {
            changed.subList(changed.indexOf(one), changed.size()).clear();
        } else {
            changed.add(one);
        }
        return changed;
    }

    /** Settles a wager; for a payout the amount is entered next. */
    public AnswerDraft settle(AnswerForm.SettledSpot spot, DealerAction action) {
        boolean pays = action == DealerAction.PAY;
        Money pay = pays ? settledAt(spot).map(SettledWager::pay).orElse(Money.ZERO) : Money.ZERO;
        Optional<AnswerForm.SettledSpot> next = pays ? Optional.of(spot) : Optional.empty();
        String text = pays && !pay.isZero() ? pay.toString().replaceAll("\\.00$", "") : "";
        return new AnswerDraft(picked, text, ordered, steps, settled, next)
                .with(new SettledWager(spot.seat(), spot.wager(), action, pay), next);
    }

    /** How a wager was settled so far. */
    public Optional<SettledWager> settledAt(AnswerForm.SettledSpot spot) {
        return settled.stream().filter(one -> isAt(one, spot.seat(), spot.wager())).findFirst();
    }

    /** The position of a wager in the order, counted from 1; 0 if it was not touched. */
    public int positionOf(AnswerForm.SettledSpot spot) {
        return settledAt(spot).map(one -> settled.indexOf(one) + 1).orElse(0);
    }

    private AnswerDraft with(SettledWager one, Optional<AnswerForm.SettledSpot> next) {
        List<SettledWager> changed = new ArrayList<>(settled);
        int position = 0;
        while (position < changed.size() && !isAt(changed.get(position), one.seat(), one.wager())) {
            position++;
        }
        if (position < changed.size()) {
            changed.set(position, one);
        } else {
            changed.add(one);
        }
        return new AnswerDraft(picked, typed, ordered, steps, changed, next);
    }

    private static boolean isAt(SettledWager settled, int seat, Wager wager) {
        return settled.seat() == seat && settled.wager() == wager;
    }

    /** The complete answer; empty while something is missing. */
    public Optional<Answer> answer(AnswerForm form) {
        if (form instanceof AnswerForm.PickCards pick) {
            return Long.bitCount(picked) == pick.count() ? Optional.of(new Answer.CardSelection(picked)) : Optional.empty();
        }
        if (form instanceof AnswerForm.EnterAmount) {
            return amount().isZero() ? Optional.empty() : Optional.of(new Answer.Amount(amount()));
        }
        if (form instanceof AnswerForm.OrderWagers order) {
            return ordered.size() == order.wagers().size() ? Optional.of(new Answer.WagerOrder(ordered))
                    : Optional.empty();
        }
        if (form instanceof AnswerForm.OrderSteps order) {
            return steps.size() == order.steps().size() ? Optional.of(new Answer.StepOrder(steps)) : Optional.empty();
        }
        if (form instanceof AnswerForm.Settle settle) {
            boolean complete = settled.size() == settle.spots().size()
                    && settled.stream().noneMatch(one -> one.action() == DealerAction.PAY && one.pay().isZero());
            return complete ? Optional.of(new Answer.SettledWagers(settled, settle.inOrder())) : Optional.empty();
        }
        return Optional.empty();
    }
}
