package app.spoton.engine.handbook;

import app.spoton.engine.ids.Identified;
import java.util.Optional;

/** Who does a step of the procedure, or who decides about an irregularity. */
public enum Actor implements Identified {
    DEALER("dealer", "The dealer"),
    SUPERVISOR("supervisor", "The supervisor"),
    PLAYER("player", "The player"),
    /** Somebody of the casino: the manual does not say who. */
    CASINO("casino", "The casino"),
    MANUAL("manual", "Nobody: the manual rules it"),
    HOUSE("house", "A supervisor, by the house's procedure"),
    REGULATOR("regulator", "The regulator, by an approved procedure");

    private final String id;
    private final String words;

    Actor(String id, String words) {
        this.id = id;
        this.words = words;
    }

    public static Optional<Actor> withId(String id) {
        return Identified.find(values(), id);
    }

    /** The id in the handbook files. */
    @Override
    public String id() {
        return id;
    }

    /** The answer to 'who does this?' and 'who decides?'. */
    public String words() {
        return words;
    }
}
