package app.spoton.tablet.trainer.generator;

import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import app.spoton.tablet.trainer.question.AnswerMistake;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizQuestion.Subject;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Questions about one wager: what to do with it, and how much to pay. */
final class WagerQuestions {
    private static final int PAYS = 3;

    private final QuestionBuilder builder;
    private final PracticeRound practice;

    WagerQuestions(QuestionBuilder builder) {
        this.builder = builder;
        this.practice = builder.practice();
    }

    /** Take, push, or pay an amount. */
    Optional<QuizQuestion> action() {
        return step(practice.steps().stream().filter(step -> step.wager() != Wager.ENVY)).map(this::actionFor);
    }

    private QuizQuestion actionFor(Step step) {
        boolean bonus = !step.wager().isBet();
        AnswerOption correct = new AnswerOption.WagerAction(DealerAction.of(step.outcome()), step.pay());
        List<AnswerOption> options = new ArrayList<>(bonus ? List.of(new AnswerOption.WagerAction(DealerAction.NOTHING, Money.ZERO))
                : List.of(new AnswerOption.WagerAction(DealerAction.TAKE, Money.ZERO), new AnswerOption.WagerAction(DealerAction.PUSH, Money.ZERO)));
        pays(step).forEach(pay -> options.add(new AnswerOption.WagerAction(DealerAction.PAY, pay)));
        return builder.build(Subject.SEAT, Optional.of(step.wager()), new AnswerForm.MultipleChoice(options),
                new Answer.Choice(correct), SettlementReasons.of(practice, step), List.of(step), List.of(),
                SettlementReasons.counting(practice, step));
    }

    /** The amount of a wager that is paid. */
    Optional<QuizQuestion> amount() {
        return step(practice.steps().stream().filter(step -> step.outcome() == Outcome.WIN && !step.pay().isZero()
                && step.wager() != Wager.ENVY)).map(step -> builder.build(Subject.SEAT, Optional.of(step.wager()),
                        new AnswerForm.EnterAmount(), new Answer.Amount(step.pay()), SettlementReasons.of(practice, step), List.of(step),
                        List.of(), SettlementReasons.counting(practice, step)));
    }

    Optional<QuizQuestion> progressive() {
        return practice.step(Wager.PROGRESSIVE).map(this::actionFor);
    }

    /** The envy bonus of one seat, for all hands of other players together. */
    Optional<QuizQuestion> envy() {
        if (!practice.seat().made(Wager.PROGRESSIVE)) {
            return Optional.empty();
        }
        List<Step> paid = practice.steps().stream().filter(step -> step.wager() == Wager.ENVY)
                .collect(Collectors.toList());
        List<Step> hits = practice.settlement().steps().stream().filter(step -> step.wager() == Wager.PROGRESSIVE
                && step.price().filter(price -> !price.envy().isZero()).isPresent()).collect(Collectors.toList());
        Money sum = paid.stream().map(Step::pay).reduce(Money.ZERO, Money::plus);
        AnswerOption nothing = new AnswerOption.WagerAction(DealerAction.NOTHING, Money.ZERO);
        List<AnswerOption> options = new ArrayList<>(List.of(nothing));
        envies(sum).forEach(pay -> options.add(new AnswerOption.WagerAction(DealerAction.PAY, pay)));
        AnswerOption correct = sum.isZero() ? nothing : new AnswerOption.WagerAction(DealerAction.PAY, sum);
        Reason reason = paid.isEmpty() ? Reason.of(hits.isEmpty() ? Kind.NO_ENVY : Kind.ENVY_OWN)
                : SettlementReasons.of(practice, paid.get(0));
        List<Step> shown = paid.isEmpty() ? hits : paid;
        long decidingCards = shown.stream().mapToLong(step -> SettlementReasons.counting(practice, step)).reduce(0L, (a, b) -> a | b);
        return Optional.of(builder.build(Subject.SEAT, Optional.of(Wager.ENVY), new AnswerForm.MultipleChoice(options),
                new Answer.Choice(correct), reason, shown, RuleCitations.of(practice.game(), CitationTopic.ENVY), decidingCards));
    }

    private List<Money> envies(Money right) {
        Set<Money> found = new LinkedHashSet<>();
        Money wager = practice.seat().stake(Wager.PROGRESSIVE);
        for (Price price : practice.round().paytable(Wager.PROGRESSIVE).prices()) {
            found.add(price.envy());
            found.add(price.envy().fractionRoundedDown(wager.cents(), 100, builder.smallestChip()));
            price.odds().filter(odds -> odds.kind() == Odds.Kind.FOR)
                    .ifPresent(odds -> found.add(odds.on(wager, builder.smallestChip())));
        }
        return nearest(right, found);
    }

    /** The step that the goal is about; without one a random step, preferably not a forfeited wager. */
    private Optional<Step> step(Stream<Step> steps) {
        PracticeGoal goal = practice.goal();
        List<Step> all = steps.collect(Collectors.toList());
        if (goal.situation() == PracticeSituation.ROW) {
            return all.stream().filter(practice::isGoalStep).findFirst();
        }
        if (goal.situation() == PracticeSituation.THREE_TO_TWO) {
            return all.stream().filter(step -> step.odds().map(Odds::denominator).orElse(1L) == 2L).findFirst();
        }
        if (goal.situation() == PracticeSituation.BAD_BEAT_TIE) {
            return all.stream().filter(step -> step.wager() == Wager.BAD_BEAT).findFirst();
        }
        if (goal.situation() == PracticeSituation.MINI_ROYALS && practice.seat().made(Wager.MONSTER)) {
            return all.stream().filter(step -> step.wager() == Wager.MONSTER).findFirst();
        }
        List<Step> settled = all.stream().filter(step -> !step.notes().contains(StepNote.FORFEITED))
                .collect(Collectors.toList());
        List<Step> from = settled.isEmpty() || builder.oneIn(4) ? all : settled;
        return from.isEmpty() ? Optional.empty() : Optional.of(builder.pick(from));
    }

    /** The correct payout and likely mistakes, in rising order. */
    private List<Money> pays(Step step) {
        Money stake = step.stake();
        List<Money> near = rows(step);
        List<Money> others = new ArrayList<>(List.of(stake, step.pay().plus(stake), stake.times(2),
                stake.fractionRoundedDown(3, 2, builder.smallestChip()), stake.times(3), stake.times(5)));
        if (!step.odds().map(Odds::returnsStake).orElse(true)) {
            others.add(0, step.pay().minus(stake));   // 'for' read as 'to'
        }
        near.removeIf(pay -> pay.cents() <= 0 || pay.equals(step.pay()));
        int rows = Math.min(near.size(), 2);
        Set<Money> chosen = new LinkedHashSet<>(near.subList(0, rows));
        others.stream().filter(pay -> pay.cents() > 0 && !pay.equals(step.pay())).forEach(chosen::add);
        chosen.addAll(near);
        return withRight(step.pay(), new ArrayList<>(chosen));
    }

    /** What the rows of the step's paytable would pay: mixed-up rows first, then the nearest. */
    private List<Money> rows(Step step) {
        Set<Money> mixedUp = new LinkedHashSet<>();
        Set<Money> nearest = new LinkedHashSet<>();
        step.paytable().ifPresent(table -> {
            List<Price> prices = table.prices();
            int at = step.price().map(prices::indexOf).orElse(prices.size());
            for (int away = 0; away <= prices.size(); away++) {
                for (int place : new int[] {at - away, at + away}) {
                    if (place >= 0 && place < prices.size()) {
                        Price price = prices.get(place);
                        price.odds().ifPresent(odds -> (isMixedUp(step, price, false) ? mixedUp : nearest)
                                .add(on(step, odds)));
                        price.second().ifPresent(odds -> (isMixedUp(step, price, true) ? mixedUp : nearest)
                                .add(on(step, odds)));
                    }
                }
            }
        });
        mixedUp.addAll(nearest);
        return new ArrayList<>(mixedUp);
    }

    private boolean isMixedUp(Step step, Price price, boolean second) {
        return builder.confusions().areMixedUp(builder.topic(), AnswerMistake.settled(practice, step),
                PracticeRound.rowName(price.row(), second));
    }

    private Money on(Step step, Odds odds) {
        return switch (odds.kind()) {
            case PERCENT -> odds.on(practice.round().meters().get(odds.meter()).amount(), builder.smallestChip());
            case PUSH -> Money.ZERO;
            default -> odds.on(step.stake(), builder.smallestChip());
        };
    }

    private static List<Money> nearest(Money right, Set<Money> found) {
        List<Money> others = new ArrayList<>(found);
        others.removeIf(pay -> pay.cents() <= 0 || pay.equals(right));
        for (int times = 2; others.size() < PAYS; times++) {
            Money more = Money.ofCents(500L * times);
            if (!more.equals(right) && !others.contains(more)) {
                others.add(more);
            }
        }
        others.sort((a, b) -> Long.compare(Math.abs(a.cents() - right.cents()), Math.abs(b.cents() - right.cents())));
        return withRight(right, others);
    }

    private static List<Money> withRight(Money right, List<Money> others) {
        int wrong = right.isZero() ? PAYS : PAYS - 1;
        List<Money> pays = new ArrayList<>(others.subList(0, Math.min(wrong, others.size())));
        if (!right.isZero()) {
            pays.add(right);
        }
        pays.sort(Money::compareTo);
        return pays;
    }
}
