package app.spoton.tablet.trainer.question;

/** What a trainee mixes up. */
public interface Confusions {
    Confusions NONE = (topic, one, other) -> false;

    /** Whether the trainee has recently chosen one of these where the other was correct. */
    boolean areMixedUp(QuizTopic topic, String one, String other);
}
