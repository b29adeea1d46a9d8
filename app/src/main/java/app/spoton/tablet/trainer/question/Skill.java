package app.spoton.tablet.trainer.question;

import java.time.Duration;
import java.util.Locale;

/** What can be practiced, with the time in which a dealer who is sure of it does it. */
public enum Skill {
    NAME_HAND(1, 4),
    CARDS_THAT_PLAY(1, 7),
    WHO_WINS(1, 5),
    QUALIFIES(1, 3),
    WAGER(1, 6),
    PAY(1, 9),
    SETTLE_SEAT(1, 20),
    SETTLE_TABLE(2, 40),
    ORDER(1, 10),
    INSTANT_WINNER(1, 5),
    LEGAL_SPLIT(1, 7),
    DRAW(1, 5),
    PROGRESSIVE(1, 7),
    ENVY(3, 8),
    MISTAKE(1, 12),
    READING(3, 6);

    private final int seats;
    private final int quickSeconds;

    Skill(int seats, int quickSeconds) {
        this.seats = seats;
        this.quickSeconds = quickSeconds;
    }

    /** A name that stays the same from version to version. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** How many seats are in play in a question of this kind. */
    public int seats() {
        return seats;
    }

    /** Answered within this time, it is at the speed of a live table. */
    public Duration quickTime() {
        return Duration.ofSeconds(quickSeconds);
    }

    /** Beyond this it is still being worked out. */
    public Duration steadyTime() {
        return quickTime().multipliedBy(5).dividedBy(2);
    }

    /** Whether one tap answers it, as a challenge against the clock needs. */
    public boolean isOneTap() {
        return switch (this) {
            case NAME_HAND, WHO_WINS, QUALIFIES, WAGER, INSTANT_WINNER, LEGAL_SPLIT, DRAW, PROGRESSIVE, ENVY,
                    READING -> true;
            default -> false;
        };
    }

    /** Whether it is seen at a glance what is asked: a picture, or four splits beside one another, are not. */
    public boolean suitsChallenge() {
        return this != READING && this != LEGAL_SPLIT;
    }
}
