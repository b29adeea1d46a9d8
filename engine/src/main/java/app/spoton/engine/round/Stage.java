package app.spoton.engine.round;

import java.util.Optional;

/** How far a round has progressed. The steps of an earlier stage are always the first steps of a later one. */
public enum Stage {
    /** The players' cards are dealt, and nobody has decided yet. */
    DEALT("dealt"),
    /** Every seat has decided: folds, play wagers, splits. */
    DECIDED("decided"),
    /** The dealer's hand is shown too; the players' cards and draws may still be unknown. */
    DEALER_SHOWN("dealer-shown"),
    /** All cards are shown, so the round can be settled completely. */
    SHOWN("shown");

    private static final Stage[] ALL = values();

    private final String id;

    Stage(String id) {
        this.id = id;
    }

    public static Optional<Stage> withId(String id) {
        for (Stage stage : ALL) {
            if (stage.id.equals(id)) {
                return Optional.of(stage);
            }
        }
        return Optional.empty();
    }

    public boolean isBefore(Stage other) {
        return compareTo(other) < 0;
    }

    /** The id in the round format. */
    public String id() {
        return id;
    }
}
