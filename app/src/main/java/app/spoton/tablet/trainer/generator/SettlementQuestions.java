package app.spoton.tablet.trainer.generator;

import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.answer.SettledWager;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizQuestion.Subject;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.Reason.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Questions about a whole settlement: a seat, the table in order, the order only, a mistake in it. */
final class SettlementQuestions {
    private static final int MOST_SPOTS = 9;
    private static final int FEWEST_TO_ORDER = 3;

    private final QuestionBuilder builder;
    private final PracticeRound practice;

    SettlementQuestions(QuestionBuilder builder) {
        this.builder = builder;
        this.practice = builder.practice();
    }

    Optional<QuizQuestion> seat() {
        return settle(List.of(practice.seat()), false);
    }

    Optional<QuizQuestion> table() {
        return settle(practice.round().seats(), true);
    }

    private Optional<QuizQuestion> settle(List<Seat> seats, boolean inOrder) {
        List<Step> steps = practice.settlement().steps().stream()
                .filter(step -> seats.stream().anyMatch(seat -> seat.number() == step.seat()))
                .collect(Collectors.toList());
        List<AnswerForm.SettledSpot> spots = new ArrayList<>();
        seats.forEach(seat -> spots.addAll(spots(seat)));
        if (spots.size() > MOST_SPOTS || steps.stream().anyMatch(step -> step.wager() == Wager.ENVY)) {
            return Optional.empty();
        }
        List<SettledWager> settled = steps.stream().map(SettledWager::of).collect(Collectors.toCollection(ArrayList::new));
        for (AnswerForm.SettledSpot spot : spots) {
            if (settled.stream().noneMatch(one -> one.seat() == spot.seat() && one.wager() == spot.wager())) {
                settled.add(new SettledWager(spot.seat(), spot.wager(), DealerAction.NOTHING, Money.ZERO));
            }
        }
        long decidingCards = steps.stream().mapToLong(step -> SettlementReasons.counting(practice, step)).reduce(0L, (a, b) -> a | b);
        Reason reason = inOrder ? tableOrder(steps)
                : practice.playedAnte().map(step -> SettlementReasons.of(practice, step)).orElse(Reason.of(Kind.SEAT_TOTAL, total()));
        return Optional.of(builder.build(inOrder ? Subject.TABLE : Subject.SEAT, Optional.empty(),
                new AnswerForm.Settle(spots, inOrder), new Answer.SettledWagers(settled, inOrder), reason, steps,
                inOrder ? RuleCitations.of(practice.game(), CitationTopic.SETTLING_ORDER) : List.of(), decidingCards));
    }

    /** What comes first at this table, read from the settlement: the games differ. */
    private static Reason tableOrder(List<Step> steps) {
        Step first = steps.get(0);
        if (first.notes().contains(StepNote.FORFEITED)) {
            return Reason.of(Kind.FOLDED_FIRST);
        }
        long seats = steps.stream().map(Step::seat).distinct().count();
        boolean isFirstAtEverySeat = seats > 1 && steps.stream().limit(seats).allMatch(step -> step.wager() == first.wager());
        return isFirstAtEverySeat
                ? Reason.of(Kind.WAGER_FIRST, new Argument.TextArgument(first.wager().words())) : Reason.of(Kind.SEAT_ORDER);
    }

    private Argument total() {
        return new Argument.MoneyArgument(practice.settlement().seats().stream()
                .filter(seat -> seat.seat() == practice.seatNumber()).findFirst().orElseThrow().returned());
    }

    /** The wagers of a seat, and the automatic bonus if the ante is played. */
    private List<AnswerForm.SettledSpot> spots(Seat seat) {
        List<AnswerForm.SettledSpot> spots = new ArrayList<>();
        for (Wager wager : practice.game().wagers()) {
            if (seat.made(wager)) {
                spots.add(new AnswerForm.SettledSpot(seat.number(), wager, seat.stake(wager)));
            }
        }
        if (practice.game().priced().contains(Wager.AUTOMATIC_BONUS) && seat.made(Wager.PLAY)) {
            spots.add(new AnswerForm.SettledSpot(seat.number(), Wager.AUTOMATIC_BONUS, seat.stake(Wager.ANTE)));
        }
        return spots;
    }

    /** The order of one seat's wagers. */
    Optional<QuizQuestion> order() {
        List<Step> steps = practice.steps().stream().filter(step -> step.wager().isBet()).collect(Collectors.toList());
        List<Wager> correct = steps.stream().map(Step::wager).collect(Collectors.toList());
        if (correct.size() < FEWEST_TO_ORDER) {
            return Optional.empty();
        }
        List<Wager> offered = builder.shuffled(correct);
        while (offered.equals(correct)) {   // tapping from top to bottom would be correct
            offered = builder.shuffled(correct);
        }
        return Optional.of(builder.build(Subject.SEAT, Optional.empty(), new AnswerForm.OrderWagers(offered),
                new Answer.WagerOrder(correct), Reason.of(Kind.WAGER_ORDER, new Argument.WagersArgument(correct)), steps,
                RuleCitations.of(practice.game(), CitationTopic.SETTLING_ORDER), 0L));
    }

    /** A settlement with one wrong line, or in one of five with none. */
    Optional<QuizQuestion> mistake() {
        List<Step> steps = practice.steps().stream().filter(step -> step.wager() != Wager.ENVY)
                .collect(Collectors.toList());
        if (steps.size() < 2) {
            return Optional.empty();
        }
        List<SettledWager> lines = steps.stream().map(SettledWager::of).collect(Collectors.toCollection(ArrayList::new));
        if (builder.oneIn(5)) {
            return Optional.of(builder.build(Subject.SEAT, Optional.empty(), new AnswerForm.FindMistake(lines),
                    Answer.Line.NONE, Reason.of(Kind.NOTHING_WRONG), steps, List.of(), 0L));
        }
        int at = builder.pick(IntStream.range(0, steps.size()).boxed().collect(Collectors.toList()));
        Step step = steps.get(at);
        lines.set(at, wrong(step));
        return Optional.of(builder.build(Subject.SEAT, Optional.of(step.wager()), new AnswerForm.FindMistake(lines),
                new Answer.Line(at), SettlementReasons.of(practice, step), List.of(step), List.of(),
                SettlementReasons.counting(practice, step)));
    }

    /** A likely mistake: another row's price, a push instead of a take, the stake included. */
    private SettledWager wrong(Step step) {
        List<SettledWager> mistakes = new ArrayList<>();
        SettledWager correct = SettledWager.of(step);
        for (DealerAction action : step.wager().isBet() ? List.of(DealerAction.TAKE, DealerAction.PUSH) : List.<DealerAction>of()) {
            mistakes.add(new SettledWager(step.seat(), step.wager(), action, Money.ZERO));
        }
        mistakes.add(pays(step, step.stake()));
        mistakes.add(pays(step, step.pay().plus(step.stake())));
        step.paytable().ifPresent(table -> {
            int row = step.price().map(table.prices()::indexOf).orElse(table.prices().size());
            for (int place : new int[] {row - 1, row + 1}) {
                if (place >= 0 && place < table.prices().size()) {
                    price(table.prices().get(place), step).ifPresent(mistakes::add);
                }
            }
        });
        mistakes.removeIf(done -> done.equals(correct) || (done.action() == DealerAction.PAY && done.pay().isZero()));
        return builder.pick(mistakes);
    }

    private Optional<SettledWager> price(Price price, Step step) {
        return price.odds().filter(odds -> odds.kind() == Odds.Kind.TO || odds.kind() == Odds.Kind.FOR)
                .map(odds -> pays(step, odds.on(step.stake(), builder.smallestChip())));
    }

    private static SettledWager pays(Step step, Money amount) {
        return new SettledWager(step.seat(), step.wager(), DealerAction.PAY, amount);
    }
}
