package app.spoton.tablet.trainer.question;

import java.time.Duration;
import java.util.Locale;

/** What can be practiced, from easy to hard, with the time that an experienced dealer needs. */
public enum Skill {
    NAME_HAND(1, 4),
    WHO_WINS(1, 5),
    QUALIFIES(1, 3),
    CARDS_THAT_PLAY(1, 7),
    READING(3, 6),
    INSTANT_WINNER(1, 5),
    LEGAL_SPLIT(1, 7),
    DRAW(1, 5),
    WAGER(1, 6),
    PAY(1, 9),
    PROGRESSIVE(1, 7),
    ENVY(3, 8),
    NEXT_STEP(1, 10),
    IRREGULARITY(1, 10),
    PROGRESSIVE_STEPS(1, 10),
    ORDER(1, 10),
    MISTAKE(1, 12),
    SETTLE_SEAT(1, 20),
    SETTLE_TABLE(2, 40);

    private final int seats;
    private final int quickSeconds;

    Skill(int seats, int quickSeconds) {
        this.seats = seats;
        this.quickSeconds = quickSeconds;
    }

    /** Never changes: progress is stored under it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** How many seats are in play in a question of this kind. */
    public int seats() {
        return seats;
    }

    /** An answer within this time is fast enough for a live table. */
    public Duration quickTime() {
        return Duration.ofSeconds(quickSeconds);
    }

    /** A slower answer than this needs more practice. */
    public Duration steadyTime() {
        return quickTime().multipliedBy(5).dividedBy(2);
    }

    /** Whether it is about the procedure in the handbook and not about cards. */
    public boolean isAboutProcedure() {
        return this == NEXT_STEP || this == IRREGULARITY || this == PROGRESSIVE_STEPS;
    }

    /** Whether one tap answers it and a glance is enough to read it; procedures take longer. */
    public boolean isOneTap() {
        return switch (this) {
            case NAME_HAND, WHO_WINS, QUALIFIES, WAGER, INSTANT_WINNER, LEGAL_SPLIT, DRAW, PROGRESSIVE, ENVY,
                    READING -> true;
            default -> false;
        };
    }

    /** Whether a question is quick to read; a picture and four splits side by side are not. */
    public boolean suitsChallenge() {
        return this != READING && this != LEGAL_SPLIT;
    }
}
