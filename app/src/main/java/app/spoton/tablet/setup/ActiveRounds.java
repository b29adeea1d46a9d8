package app.spoton.tablet.setup;

/** Whether a table can be changed now. */
@FunctionalInterface
public interface ActiveRounds {
    /** Whether a round with wagers is saved for this table. Call on the disk thread. */
    boolean hasRoundInProgress(String table);
}
