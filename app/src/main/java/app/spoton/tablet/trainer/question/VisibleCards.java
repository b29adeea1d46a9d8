package app.spoton.tablet.trainer.question;

import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;

/**
 * What of its round a question shows. Whatever the answer depends on must be among it; the rest would only be in the
 * way.
 *
 * @param dealer the dealer's cards
 * @param upCard whether it is marked which of them lies face up: where the dealer must play it
 * @param seats the seats whose cards are shown
 * @param dealt whether a split seat's four cards are shown as they were dealt
 * @param hands whether a split seat's hands are shown as they were split, and filled unless that is the question
 * @param wagers what is bet at these seats
 * @param asked the wager that is marked among them as the one in question
 * @param paytables the names of the paytables, and the meters
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

    /** The order of wagers depends on whether the dealer qualifies. Cards to be picked are shown where one picks. */
    private static boolean showsDealer(QuizQuestion question) {
        return switch (question.topic().skill()) {
            case NAME_HAND -> question.subject() == QuizQuestion.Subject.DEALER;
            case CARDS_THAT_PLAY, INSTANT_WINNER, LEGAL_SPLIT, DRAW, READING, PROGRESSIVE, ENVY -> false;
            default -> true;
        };
    }

    private static List<Seat> seats(QuizQuestion question) {
        boolean dealers = question.subject() == QuizQuestion.Subject.DEALER;
        return switch (question.topic().skill()) {
            case QUALIFIES, CARDS_THAT_PLAY -> List.of();
            case NAME_HAND -> dealers ? List.of() : List.of(question.practice().seat());
            case SETTLE_TABLE, ENVY -> question.practice().round().seats();
            default -> List.of(question.practice().seat());
        };
    }

    /** Antes and plays are settled by the hands of a split alone. */
    private static boolean isAboutHands(QuizQuestion question) {
        return question.topic().skill() == Skill.DRAW
                || isAboutAWager(question) && question.wager().filter(wager -> wager != Wager.BLIND).isPresent();
    }

    /** The blind is settled by the four cards alone. */
    private static boolean showsHands(QuizQuestion question) {
        return switch (question.topic().skill()) {
            case INSTANT_WINNER, LEGAL_SPLIT, NAME_HAND, READING, WHO_WINS -> false;
            default -> !isAboutAWager(question) || isAboutHands(question);
        };
    }

    private static boolean isAboutAWager(QuizQuestion question) {
        return question.topic().skill() == Skill.WAGER || question.topic().skill() == Skill.PAY;
    }

    /** Where wagers are settled or put in order, they stand where that is done. */
    private static boolean showsWagers(Skill skill) {
        return switch (skill) {
            case WAGER, PAY, PROGRESSIVE, ENVY, MISTAKE -> true;
            default -> false;
        };
    }

    /** Where a mistake is to be found, a mark would tell in which wager it is. */
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
