package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers as they are kept while an exam is broken off: words with spaces between. */
public final class AnswerCodec {
    private static final String OPTION = "option";
    private static final String CARDS = "cards";
    private static final String PAY = "pay";
    private static final String ORDER = "order";
    private static final String LINE = "line";
    private static final String SETTLED = "settled";
    private static final int WORDS_OF_A_WAGER = 4;

    private AnswerCodec() {
    }

    public static String of(Answer answer, AnswerForm form) {
        StringBuilder text = new StringBuilder();
        if (answer instanceof Answer.Chosen chosen && form instanceof AnswerForm.OneOf offered) {
            text.append(OPTION).append(' ').append(offered.options().indexOf(chosen.option()));
        } else if (answer instanceof Answer.Picked picked) {
            text.append(CARDS).append(' ').append(picked.cards());
        } else if (answer instanceof Answer.Paid paid) {
            text.append(PAY).append(' ').append(paid.amount().cents());
        } else if (answer instanceof Answer.Ordered ordered) {
            text.append(ORDER);
            ordered.wagers().forEach(wager -> text.append(' ').append(wager.id()));
        } else if (answer instanceof Answer.Line line) {
            text.append(LINE).append(' ').append(line.at());
        } else if (answer instanceof Answer.Settled settled) {
            text.append(SETTLED);
            settled.done().forEach(done -> text.append(' ').append(done.seat()).append(' ').append(done.wager().id())
                    .append(' ').append(done.act().name()).append(' ').append(done.pay().cents()));
        }
        return text.toString();
    }

    /** The answer to a question of this form; empty if it is none. */
    public static Optional<Answer> read(String text, AnswerForm form) {
        String[] words = text.split(" ", -1);
        try {
            return switch (words[0]) {
                case OPTION -> form instanceof AnswerForm.OneOf offered
                        ? Optional.of(new Answer.Chosen(offered.options().get(Integer.parseInt(words[1]))))
                        : Optional.empty();
                case CARDS -> Optional.of(new Answer.Picked(Long.parseLong(words[1])));
                case PAY -> Optional.of(new Answer.Paid(Money.ofCents(Long.parseLong(words[1]))));
                case ORDER -> Optional.of(new Answer.Ordered(wagers(words)));
                case LINE -> Optional.of(new Answer.Line(Integer.parseInt(words[1])));
                case SETTLED -> Optional.of(new Answer.Settled(done(words),
                        form instanceof AnswerForm.Settle settle && settle.inOrder()));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException | IndexOutOfBoundsException broken) {
            return Optional.empty();
        }
    }

    private static List<Wager> wagers(String[] words) {
        List<Wager> wagers = new ArrayList<>();
        for (int at = 1; at < words.length; at++) {
            wagers.add(wager(words[at]));
        }
        return wagers;
    }

    private static List<SettledWager> done(String[] words) {
        List<SettledWager> done = new ArrayList<>();
        for (int at = 1; at < words.length; at += WORDS_OF_A_WAGER) {
            done.add(new SettledWager(Integer.parseInt(words[at]), wager(words[at + 1]), DealerAction.valueOf(words[at + 2]),
                    Money.ofCents(Long.parseLong(words[at + 3]))));
        }
        return done;
    }

    private static Wager wager(String id) {
        return Wager.withId(id).orElseThrow(() -> new IllegalArgumentException(id));
    }
}
