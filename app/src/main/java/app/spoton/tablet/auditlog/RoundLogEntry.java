package app.spoton.tablet.auditlog;

import app.spoton.engine.card.Card;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A round to be written to the log.
 *
 * @param id unique among all rounds of all tablets
 * @param table the table's name
 * @param game its id in the round format
 * @param dealer who dealt, by the name signed in with
 * @param begun the first chip on the layout
 * @param settled when the cards were certain; empty if it never came to that
 * @param ended confirmed, or declared void or a misdeal
 * @param round the round in the round format, its paytables and house options spelled out
 * @param settlement the engine's answer in the round format, with words and citations; empty if there was none
 * @param known how each card on the table was known
 * @param reason why a round ended without being settled; empty for a confirmed one
 * @param supervisor who confirmed a win of a meter
 * @param deck the enrolled deck in use; empty if none
 * @param engine the engine's version
 * @param pictures evidence pictures, as {@link EvidencePictureName} has them, where the house keeps them
 */
public record RoundLogEntry(String id, String table, String game, String dealer, Instant begun,
        Optional<Instant> settled, Instant ended, End end, String round, Optional<String> settlement,
        Map<Card, KnownBy> known, String reason, Optional<String> supervisor, String deck, String engine,
        List<MeterChange> meters, List<String> pictures) {
    /** How a round ended. */
    public enum End { CONFIRMED, MISDEAL, VOID }

    public RoundLogEntry {
        known = Map.copyOf(known);
        meters = List.copyOf(meters);
        pictures = List.copyOf(pictures);
    }
}
