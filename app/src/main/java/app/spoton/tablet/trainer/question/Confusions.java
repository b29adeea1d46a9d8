package app.spoton.tablet.trainer.question;

/** What a person takes for what. */
public interface Confusions {
    Confusions NONE = (topic, one, other) -> false;

    /** Whether the person has lately answered one of these where the other was right. */
    boolean areMixedUp(Topic topic, String one, String other);
}
