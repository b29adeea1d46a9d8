package app.spoton.tablet.trainer.trainee;

/**
 * A person who practices.
 *
 * @param name empty if none was entered
 */
public record Trainee(long id, String name) {
    public boolean hasName() {
        return !name.isEmpty();
    }
}
