package app.spoton.tablet.history.rounds;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Everything that the log says about a round. Immutable.
 *
 * @param pictures the names of its evidence pictures
 */
public record RoundDetails(Entry entry, LoggedRound round, Origin origin, Times times, Ending ending, List<String> pictures,
        List<Correction> corrections) {
    /**
     * The round's entry in the log.
     *
     * @param intact whether its hash is right
     * @param engine the version of the engine that settled it
     */
    public record Entry(long number, String hash, boolean intact, String engine) {
    }

    /**
     * Where and by whom the round was dealt.
     *
     * @param deck the enrolled deck; empty if none
     * @param supervisor who confirmed a win of a meter; empty if none was won
     */
    public record Origin(String table, String dealer, String deck, String supervisor) {
    }

    /** When the round started, was settled, and ended. */
    public record Times(Instant begun, Optional<Instant> settled, Instant ended) {
    }

    /**
     * How the round ended.
     *
     * @param kind confirmed, misdeal or void
     * @param reason why it was not settled; empty for a confirmed round
     */
    public record Ending(String kind, String reason) {
        public boolean isConfirmed() {
            return kind.equals("confirmed");
        }
    }

    /** A correction that was written later. */
    public record Correction(long number, Instant at, String by, String words) {
    }

    public long number() {
        return entry.number;
    }
}
