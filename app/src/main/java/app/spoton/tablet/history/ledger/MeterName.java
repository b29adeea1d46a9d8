package app.spoton.tablet.history.ledger;

/** A meter of a table. */
public record MeterName(String table, String meter) {
}
