package app.spoton.tablet.trainer.trainee;

/**
 * Somebody who practises.
 *
 * @param name empty for whoever has not given one
 */
public record Trainee(long id, String name) {
}
