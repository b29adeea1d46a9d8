package app.spoton.tablet.history.whatif;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * How two settlements of a round differ. Immutable.
 *
 * @param seats those that would have won or lost another amount
 * @param steps the wagers that would have been settled differently, highest seat first as they are settled
 */
public record Differences(List<SeatDifference> seats, List<StepDifference> steps) {
    /** What a seat won or lost, and what it would have won or lost. */
    public record SeatDifference(int seat, Money was, Money wouldBe) {
        public Money difference() {
            return wouldBe.minus(was);
        }
    }

    /** A wager that would have been settled differently; one of the two is missing if the wager was added or removed. */
    public record StepDifference(int seat, String wager, Optional<LoggedRound.StepView> was,
            Optional<LoggedRound.StepView> wouldBe) {
    }

    static Differences between(LoggedRound before, LoggedRound after) {
        return new Differences(seats(before, after), steps(before, after));
    }

    private static List<SeatDifference> seats(LoggedRound before, LoggedRound after) {
        List<SeatDifference> differences = new ArrayList<>();
        for (LoggedRound.SeatView seat : after.seats()) {
            Money was = before.seats().stream().filter(one -> one.seat() == seat.seat()).findFirst()
                    .flatMap(LoggedRound.SeatView::net).orElse(Money.ZERO);
            Money wouldBe = seat.net().orElse(Money.ZERO);
            if (!was.equals(wouldBe)) {
                differences.add(new SeatDifference(seat.seat(), was, wouldBe));
            }
        }
        return List.copyOf(differences);
    }

    private static List<StepDifference> steps(LoggedRound before, LoggedRound after) {
        List<LoggedRound.StepView> were = before.steps();
        List<LoggedRound.StepView> are = after.steps();
        TreeSet<String> keys = new TreeSet<>(Comparator.reverseOrder());
        were.forEach(step -> keys.add(key(step)));
        are.forEach(step -> keys.add(key(step)));
        List<StepDifference> differences = new ArrayList<>();
        for (String key : keys) {
            Optional<LoggedRound.StepView> was = find(were, key);
            Optional<LoggedRound.StepView> is = find(are, key);
            if (was.isEmpty() || is.isEmpty() || !was.get().paysAs(is.get())) {
                LoggedRound.StepView some = was.or(() -> is).orElseThrow();
                differences.add(new StepDifference(some.seat(), some.wager(), was, is));
            }
        }
        return List.copyOf(differences);
    }

    /** A seat may be paid envy more than once; its sentences name the seats that hit. */
    private static String key(LoggedRound.StepView step) {
        return step.seat() + " " + step.wager() + (step.wager().equals(Wager.ENVY.id()) ? " " + step.sentence() : "");
    }

    private static Optional<LoggedRound.StepView> find(List<LoggedRound.StepView> steps, String key) {
        return steps.stream().filter(step -> key(step).equals(key)).findFirst();
    }

    /** The differences in a sentence or two, for the log. */
    public String summary() {
        List<String> sentences = new ArrayList<>();
        for (SeatDifference seat : seats) {
            sentences.add("Seat " + seat.seat() + ": net " + signed(seat.wouldBe()) + " instead of " + signed(seat.was()) + ".");
        }
        return sentences.isEmpty() ? "No payout changes." : String.join(" ", sentences);
    }

    private static String signed(Money net) {
        return net.cents() < 0 ? "-$" + Money.ZERO.minus(net) : "+$" + net;
    }
}
