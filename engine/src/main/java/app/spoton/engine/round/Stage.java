package app.spoton.engine.round;

import java.util.Optional;

/** How far a round has come. The steps of an earlier stage are always the first steps of a later one. */
public enum Stage {
    /** The players' cards are known, nobody has decided. */
    DEALT("dealt"),
    /** Every seat has decided: folds, play wagers, splits. */
    DECIDED("decided"),
    /** All cards are there: the round can be settled to its end. */
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

    /** The id in the round format. */
    public String id() {
        return id;
    }
}
