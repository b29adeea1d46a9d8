package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.card.Card;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.answer.SettledWager;
import app.spoton.tablet.trainer.practice.RoundVariants;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The correct answer to a question, derived from the command line's output only. */
final class ExpectedAnswer {
    private final QuizQuestion question;
    private final Map<String, Object> output;

    ExpectedAnswer(QuizQuestion question, Map<String, Object> output) {
        this.question = question;
        this.output = output;
    }

    /** The rounds to be settled: the question's, and where the options are splits or draws, one for each of them. */
    static List<String> rounds(QuizQuestion question) {
        List<String> rounds = new ArrayList<>(List.of(question.practice().roundText(question.topic().id())));
        if (question.topic().skill() == Skill.LEGAL_SPLIT && question.form() instanceof AnswerForm.MultipleChoice form) {
            form.options().forEach(option -> rounds.add(RoundVariants.withSplit(question.practice(), option.id(),
                    ((AnswerOption.SplitHands) option).hands())));
        }
        if (question.topic().skill() == Skill.DRAW && question.form() instanceof AnswerForm.MultipleChoice form) {
            form.options().forEach(option -> rounds.add(RoundVariants.withDraw(question.practice(), option.id(),
                    ((AnswerOption.CardCounts) option).cards())));
        }
        return rounds;
    }

    Answer answer() {
        return switch (question.topic().skill()) {
            case NAME_HAND, READING -> new Answer.Choice(handName(question.subject() == QuizQuestion.Subject.DEALER
                    ? (String) dealer().get("hand") : (String) playedAnte().get("hand")));
            case CARDS_THAT_PLAY -> new Answer.CardSelection(mask(SettlementText.asList(question.subject() == QuizQuestion.Subject.DEALER
                    ? dealer().get("cards") : playedAnte().get("cards"))));
            case WHO_WINS -> new Answer.Choice(switch ((String) asked().get("outcome")) {
                case "win" -> AnswerOption.Winner.PLAYER;
                case "lose" -> AnswerOption.Winner.DEALER;
                default -> AnswerOption.Winner.NOBODY;
            });
            case QUALIFIES -> new Answer.Choice(new AnswerOption.Qualification("true".equals(dealer().get("qualifies"))));
            case WAGER, PROGRESSIVE -> new Answer.Choice(new AnswerOption.WagerAction(action(asked()), pay(asked())));
            case PAY -> new Answer.Amount(pay(asked()));
            case ENVY -> new Answer.Choice(envy());
            case SETTLE_SEAT, SETTLE_TABLE -> settled();
            case ORDER -> new Answer.WagerOrder(atSeat().stream().map(ExpectedAnswer::wager).filter(Wager::isBet)
                    .collect(Collectors.toList()));
            case MISTAKE -> mistake();
            case INSTANT_WINNER -> new Answer.Choice(instant());
            case DRAW -> new Answer.Choice(new AnswerOption.CardCounts(List.of(drawn("ante-1").size(), drawn("ante-2").size())));
            case LEGAL_SPLIT -> throw new IllegalArgumentException("decided by which of the splits can be settled");
            case NEXT_STEP, IRREGULARITY, PROGRESSIVE_STEPS -> throw new IllegalArgumentException(
                    "decided by the handbook: ProcedureQuestionsTest reads it");
        };
    }

    /** The cards that the command line counts are among those that are in view, and are the ones that are raised. */
    void assertCardsAreShown(String what) {
        if (question.topic().skill() == Skill.DRAW) {
            List<Object> dealt = new ArrayList<>(drawn("ante-1"));
            dealt.addAll(drawn("ante-2"));
            assertEquals(what, mask(dealt), mask(dealt) & question.explanation().decidingCards());
        }
        boolean named = switch (question.topic().skill()) {
            case NAME_HAND, READING, WHO_WINS -> true;
            default -> false;
        };
        if (named) {
            boolean dealers = question.subject() == QuizQuestion.Subject.DEALER;
            long decidingCards = mask(SettlementText.asList(dealers ? dealer().get("cards") : playedAnte().get("cards")));
            long shown = dealers ? question.practice().round().dealer().mask()
                    : question.practice().playerCards().mask();
            assertEquals(what, decidingCards, decidingCards & shown);
            assertEquals(what, decidingCards, decidingCards & question.explanation().decidingCards());
        }
    }

    /** The cards of a hand, as the command line counts them, that are not among the four dealt to the seat. */
    private List<Object> drawn(String ante) {
        List<Object> drawn = new ArrayList<>(SettlementText.asList(step(ante).getOrDefault("cards", List.of())));
        question.practice().seat().cards().list().forEach(card -> drawn.remove(card.toString()));
        return drawn;
    }

    private Map<String, Object> step(String wager) {
        return atSeat().stream().filter(step -> step.get("wager").equals(wager)).findFirst().orElseThrow();
    }

    private AnswerOption handName(String id) {
        for (app.spoton.engine.hand.Category category : app.spoton.engine.hand.Category.values()) {
            if (category.id().equals(id)) {
                return new AnswerOption.HandName(category);
            }
        }
        throw new IllegalArgumentException(id);
    }

    private static long mask(List<Object> cards) {
        return cards.stream().mapToLong(card -> 1L << Card.parse((String) card).orElseThrow().index())
                .reduce(0L, (a, b) -> a | b);
    }

    private Map<String, Object> dealer() {
        return SettlementText.asMap(output.get("dealer"));
    }

    private List<Map<String, Object>> steps() {
        return SettlementText.asList(output.get("steps")).stream().map(SettlementText::asMap).collect(Collectors.toList());
    }

    private List<Map<String, Object>> atSeat() {
        String seat = Integer.toString(question.practice().seatNumber());
        return steps().stream().filter(step -> step.get("seat").equals(seat)).collect(Collectors.toList());
    }

    private static Wager wager(Map<String, Object> step) {
        return Wager.withId((String) step.get("wager")).orElseThrow();
    }

    private Map<String, Object> asked() {
        return atSeat().stream().filter(step -> wager(step) == question.wager().orElseThrow()).findFirst()
                .orElseThrow();
    }

    /** The ante with a play beside it. */
    private Map<String, Object> playedAnte() {
        List<String> bets = atSeat().stream().map(step -> (String) step.get("wager")).collect(Collectors.toList());
        return atSeat().stream().filter(step -> ((String) step.get("wager")).startsWith("ante")
                && bets.contains(((String) step.get("wager")).replace("ante", "play"))).findFirst().orElseThrow();
    }

    private static DealerAction action(Map<String, Object> step) {
        return switch ((String) step.get("outcome")) {
            case "win" -> DealerAction.PAY;
            case "push" -> DealerAction.PUSH;
            default -> DealerAction.TAKE;
        };
    }

    private static Money pay(Map<String, Object> step) {
        return Money.parse((String) step.get("pay")).orElseThrow();
    }

    private AnswerOption envy() {
        Money sum = atSeat().stream().filter(step -> wager(step) == Wager.ENVY).map(ExpectedAnswer::pay)
                .reduce(Money.ZERO, Money::plus);
        return new AnswerOption.WagerAction(sum.isZero() ? DealerAction.NOTHING : DealerAction.PAY, sum);
    }

    private static SettledWager done(Map<String, Object> step) {
        return new SettledWager(Integer.parseInt((String) step.get("seat")), wager(step), action(step), pay(step));
    }

    private Answer settled() {
        AnswerForm.Settle form = (AnswerForm.Settle) question.form();
        List<SettledWager> done = new ArrayList<>();
        (form.inOrder() ? steps() : atSeat()).forEach(step -> done.add(done(step)));
        form.spots().stream().filter(AnswerForm.SettledSpot::isAutomaticBonus)
                .filter(spot -> done.stream().noneMatch(one -> one.wager() == spot.wager()
                        && one.seat() == spot.seat()))
                .forEach(spot -> done.add(new SettledWager(spot.seat(), spot.wager(), DealerAction.NOTHING, Money.ZERO)));
        return new Answer.SettledWagers(done, form.inOrder());
    }

    private Answer mistake() {
        List<SettledWager> lines = ((AnswerForm.FindMistake) question.form()).lines();
        List<SettledWager> right = atSeat().stream().filter(step -> wager(step) != Wager.ENVY).map(ExpectedAnswer::done)
                .collect(Collectors.toList());
        List<Integer> wrong = new ArrayList<>();
        for (int at = 0; at < Math.max(lines.size(), right.size()); at++) {
            if (!lines.get(at).equals(right.get(at))) {
                wrong.add(at);
            }
        }
        if (wrong.size() > 1) {
            throw new IllegalStateException("More than one line is wrong: " + wrong);
        }
        return wrong.isEmpty() ? Answer.Line.NONE : new Answer.Line(wrong.get(0));
    }

    /** An ante that won without a play wager beside it. */
    private AnswerOption instant() {
        List<String> bets = atSeat().stream().map(step -> (String) step.get("wager")).collect(Collectors.toList());
        return atSeat().stream().filter(step -> ((String) step.get("wager")).startsWith("ante")
                        && step.get("outcome").equals("win")
                        && !bets.contains(((String) step.get("wager")).replace("ante", "play")))
                .findFirst().map(step -> handName((String) step.get("hand"))).orElse(new AnswerOption.NoInstantWinner());
    }
}
