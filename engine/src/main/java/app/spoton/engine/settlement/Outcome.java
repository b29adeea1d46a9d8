package app.spoton.engine.settlement;

import app.spoton.engine.ids.Identified;
import java.util.Optional;

/** What happens to a wager. */
public enum Outcome implements Identified {
    WIN("win"), LOSE("lose"), PUSH("push");

    private final String id;

    Outcome(String id) {
        this.id = id;
    }

    public static Optional<Outcome> withId(String id) {
        return Identified.find(values(), id);
    }

    @Override
    public String id() {
        return id;
    }
}
