package app.spoton.engine.settlement;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;

/** Writes the sentence that a dealer can read aloud for a step. */
final class StepSentence {
    private StepSentence() {
    }

    /** @param confirmedBy the supervisor who confirmed the step; empty if nobody did */
    static String of(Step step, String confirmedBy) {
        StringBuilder text = new StringBuilder("Seat ").append(step.seat()).append(": ");
        switch (step.outcome()) {
            case WIN -> win(step, text);
            case PUSH -> text.append("push ").append(step.wager().words()).append(stake(step)).append(" back")
                    .append(hand(step));
            case LOSE -> lose(step, text);
        }
        for (StepNote note : step.notes()) {
            if (note != StepNote.SUPERVISOR || confirmedBy.isEmpty()) {
                text.append("; ").append(note.words());
            }
        }
        if (!confirmedBy.isEmpty()) {
            text.append("; confirmed by ").append(confirmedBy);
        }
        return text.append('.').toString();
    }

    /** The progressive wagers are collected when the round starts, so there is nothing to take from the layout. */
    private static void lose(Step step, StringBuilder text) {
        if (step.wager() == Wager.PROGRESSIVE) {
            text.append("no win on the ").append(step.wager().words());
        } else {
            text.append("take ").append(step.wager().words()).append(stake(step));
        }
        text.append(hand(step));
    }

    private static void win(Step step, StringBuilder text) {
        text.append("pay ").append(step.wager().words());
        if (step.isPayCounted()) {
            text.append(' ').append(dollars(step.pay()));
        }
        step.odds().ifPresent(odds -> text.append(", ").append(odds));
        if (step.odds().isPresent() && step.isStakeCounted()) {
            text.append(" on ").append(dollars(step.stake()));
        }
        step.from().ifPresent(hitter -> text.append(" for the hand at seat ").append(hitter));
        text.append(hand(step));
    }

    private static String stake(Step step) {
        return step.isStakeCounted() ? ", " + dollars(step.stake()) : "";
    }

    private static String hand(Step step) {
        return step.handWords().map(words -> ", " + words).orElse("");
    }

    private static String dollars(Money amount) {
        return "$" + amount;
    }
}
