package app.spoton.tablet.history;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A round of the log, opened.
 *
 * @param number of its entry
 * @param end confirmed, misdeal or void
 * @param stills the pictures that the entry names, as far as they were read
 * @param again what settling it again came to; empty until that was asked for
 * @param whatIf the copy that is being tried; empty unless one is
 */
public record RoundDetails(long number, String hash, boolean whole, LoggedRound round, String table, String dealer,
        Instant begun, Optional<Instant> settled, Instant ended, String end, String reason, String supervisor, String deck,
        String engine, List<String> pictures, List<EvidencePicture> stills, List<Correction> corrections, Optional<Again> again,
        Optional<WhatIf> whatIf) {
    /** A later word about the round. */
    public record Correction(long number, Instant at, String by, String words) {
    }

    /**
     * What the engine comes to today.
     *
     * @param differences in words; empty if it is the same
     */
    public record Again(List<String> differences) {
        public boolean isSame() {
            return differences.isEmpty();
        }
    }

    RoundDetails with(Optional<Again> settledAgain, Optional<WhatIf> tried) {
        return new RoundDetails(number, hash, whole, round, table, dealer, begun, settled, ended, end, reason, supervisor,
                deck, engine, pictures, stills, corrections, settledAgain, tried);
    }

    RoundDetails with(List<EvidencePicture> read) {
        return new RoundDetails(number, hash, whole, round, table, dealer, begun, settled, ended, end, reason, supervisor,
                deck, engine, pictures, read, corrections, again, whatIf);
    }
}
