package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stores the answers of an unfinished exam as words separated by spaces. */
public final class AnswerCodec {
    private static final String OPTION = "option";
    private static final String CARDS = "cards";
    private static final String PAY = "pay";
    private static final String ORDER = "order";
    private static final String STEPS = "steps";
    private static final String LINE = "line";
    private static final String SETTLED = "settled";
    private static final int WORDS_PER_WAGER = 4;

    private AnswerCodec() {
    }

    public static String write(Answer answer, AnswerForm form) {
        StringBuilder text = new StringBuilder();
        if (answer instanceof Answer.Choice chosen && form instanceof AnswerForm.MultipleChoice offered) {
            text.append(OPTION).append(' ').append(offered.options().indexOf(chosen.option()));
        } else if (answer instanceof Answer.CardSelection picked) {
            text.append(CARDS).append(' ').append(picked.cards());
        } else if (answer instanceof Answer.Amount paid) {
            text.append(PAY).append(' ').append(paid.amount().cents());
        } else if (answer instanceof Answer.WagerOrder ordered) {
            text.append(ORDER);
            ordered.wagers().forEach(wager -> text.append(' ').append(wager.id()));
        } else if (answer instanceof Answer.StepOrder ordered) {
            text.append(STEPS);
            ordered.steps().forEach(step -> text.append(' ').append(step.id()));
        } else if (answer instanceof Answer.Line line) {
            text.append(LINE).append(' ').append(line.index());
        } else if (answer instanceof Answer.SettledWagers settled) {
            text.append(SETTLED);
            settled.settled().forEach(wager -> text.append(' ').append(wager.seat()).append(' ').append(wager.wager().id())
                    .append(' ').append(wager.action().name()).append(' ').append(wager.pay().cents()));
        }
        return text.toString();
    }

    /** The answer to a question of this form; empty if the text is not one. */
    public static Optional<Answer> read(String text, AnswerForm form) {
        String[] words = text.split(" ", -1);
        try {
            return switch (words[0]) {
                case OPTION -> form instanceof AnswerForm.MultipleChoice offered
                        ? Optional.of(new Answer.Choice(offered.options().get(Integer.parseInt(words[1]))))
                        : Optional.empty();
                case CARDS -> Optional.of(new Answer.CardSelection(Long.parseLong(words[1])));
                case PAY -> Optional.of(new Answer.Amount(Money.ofCents(Long.parseLong(words[1]))));
                case ORDER -> Optional.of(new Answer.WagerOrder(wagers(words)));
                case STEPS -> form instanceof AnswerForm.OrderSteps offered
                        ? Optional.of(new Answer.StepOrder(steps(words, offered))) : Optional.empty();
                case LINE -> Optional.of(new Answer.Line(Integer.parseInt(words[1])));
                case SETTLED -> Optional.of(new Answer.SettledWagers(settled(words),
                        form instanceof AnswerForm.Settle settle && settle.inOrder()));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException | IndexOutOfBoundsException broken) {
            return Optional.empty();
        }
    }

    private static List<Wager> wagers(String[] words) {
        List<Wager> wagers = new ArrayList<>();
        for (int index = 1; index < words.length; index++) {
            wagers.add(wager(words[index]));
        }
        return wagers;
    }

    private static List<AnswerOption.Statement> steps(String[] words, AnswerForm.OrderSteps offered) {
        List<AnswerOption.Statement> steps = new ArrayList<>();
        for (int index = 1; index < words.length; index++) {
            String id = words[index];
            steps.add(offered.steps().stream().filter(step -> step.id().equals(id)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(id)));
        }
        return steps;
    }

    private static List<SettledWager> settled(String[] words) {
        List<SettledWager> settled = new ArrayList<>();
        for (int index = 1; index < words.length; index += WORDS_PER_WAGER) {
            settled.add(new SettledWager(Integer.parseInt(words[index]), wager(words[index + 1]),
                    DealerAction.valueOf(words[index + 2]), Money.ofCents(Long.parseLong(words[index + 3]))));
        }
        return settled;
    }

    private static Wager wager(String id) {
        return Wager.withId(id).orElseThrow(() -> new IllegalArgumentException(id));
    }
}
