package app.spoton.tablet.trainer.question;

import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;

/**
 * What a question shows of its round: everything that the answer depends on, and nothing else.
 *
 * @param dealer whether the dealer's cards are shown
 * @param upCard whether the dealer's up card is marked, because the dealer must play it
 * @param seats the seats whose cards are shown
 * @param dealt whether a split seat's four cards are shown as dealt
 * @param hands whether a split seat's hands are shown
 * @param wagers whether the wagers at these seats are shown
 * @param asked the wager that is highlighted as the one in question
 * @param paytables whether the names of the paytables and the meters are shown
 */
public record VisibleCards(boolean dealer, boolean upCard, List<Seat> seats, boolean dealt, boolean hands, boolean wagers,
        Optional<Wager> asked, boolean paytables) {
    public VisibleCards {
        seats = List.copyOf(seats);
    }

    public static VisibleCards of(QuizQuestion question) {
        boolean dealer = showsDealer(question);
        Skill skill = question.topic().skill();
        return new VisibleCards(dealer, dealer && question.practice().mustPlayUpCard(), seats(question),
                !isAboutHands(question), showsHands(question), showsWagers(skill), asked(question),
                showsPaytables(skill));
    }

    /** The order of wagers depends on whether the dealer qualifies. Cards to pick are part of the answer form. */
    private static boolean showsDealer(QuizQuestion question) {
        return switch (question.topic().skill()) {
            case NAME_HAND -> question.subject() == QuizQuestion.Subject.DEALER;
            case CARDS_THAT_PLAY, INSTANT_WINNER, LEGAL_SPLIT, DRAW, READING, PROGRESSIVE, ENVY, NEXT_STEP, IRREGULARITY,
                    PROGRESSIVE_STEPS -> false;
            default -> true;
        };
    }

    private static List<Seat> seats(QuizQuestion question) {
        boolean dealers = question.subject() == QuizQuestion.Subject.DEALER;
        return switch (question.topic().skill()) {
            case QUALIFIES, CARDS_THAT_PLAY, NEXT_STEP, IRREGULARITY, PROGRESSIVE_STEPS -> List.of();
            case NAME_HAND -> dealers ? List.of() : List.of(question.practice().seat());
            case SETTLE_TABLE, ENVY -> question.practice().round().seats();
            default -> List.of(question.practice().seat());
        };
    }

    /** Antes and plays of a split depend on its hands only. */
    private static boolean isAboutHands(QuizQuestion question) {
        return question.topic().skill() == Skill.DRAW
                || isAboutAWager(question) && question.wager().filter(wager -> wager != Wager.BLIND).isPresent();
    }

    /** The blind depends on the four cards only. */
    private static boolean showsHands(QuizQuestion question) {
        return switch (question.topic().skill()) {
            case INSTANT_WINNER, LEGAL_SPLIT, NAME_HAND, READING, WHO_WINS -> false;
            default -> !isAboutAWager(question) || isAboutHands(question);
        };
    }

    private static boolean isAboutAWager(QuizQuestion question) {
        return question.topic().skill() == Skill.WAGER || question.topic().skill() == Skill.PAY;
    }

    /** Wagers to settle or to order are part of the answer form. */
    private static boolean showsWagers(Skill skill) {
        return switch (skill) {
            case WAGER, PAY, PROGRESSIVE, ENVY, MISTAKE -> true;
            default -> false;
        };
    }

    /** Highlighting the wrong wager would give the mistake away. */
    private static Optional<Wager> asked(QuizQuestion question) {
        return question.topic().skill() == Skill.MISTAKE ? Optional.empty() : question.wager();
    }

    private static boolean showsPaytables(Skill skill) {
        return switch (skill) {
            case WAGER, PAY, PROGRESSIVE, ENVY, SETTLE_SEAT, SETTLE_TABLE, MISTAKE -> true;
            default -> false;
        };
    }
}
