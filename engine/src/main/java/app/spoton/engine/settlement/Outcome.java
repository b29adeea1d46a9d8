package app.spoton.engine.settlement;

import java.util.Optional;

/** What happens to a wager. */
public enum Outcome {
    WIN("win"), LOSE("lose"), PUSH("push");

    private final String id;

    Outcome(String id) {
        this.id = id;
    }

    public static Optional<Outcome> withId(String id) {
        for (Outcome outcome : values()) {
            if (outcome.id.equals(id)) {
                return Optional.of(outcome);
            }
        }
        return Optional.empty();
    }

    public String id() {
        return id;
    }
}
