package app.spoton.engine.round;

/** What happens to a wager. */
public enum Outcome {
    WIN("win"), LOSE("lose"), PUSH("push");

    private final String id;

    Outcome(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }
}
