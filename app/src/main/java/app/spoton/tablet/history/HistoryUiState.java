package app.spoton.tablet.history;

import app.spoton.engine.auditlog.Verification;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.EventRow;
import app.spoton.tablet.auditlog.MeterRow;
import app.spoton.tablet.auditlog.MeterTotalRow;
import app.spoton.tablet.auditlog.RoundRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What History shows. Immutable.
 *
 * @param open whether a supervisor's PIN was given, where one is needed
 * @param opened the round that is looked at
 * @param busy how far a long piece of work has come; empty if none is being done
 */
public record HistoryUiState(boolean open, Tab tab, Found found, Optional<RoundDetails> opened,
        LedgerState ledger, Optional<Statistics> figures, LogState log, Optional<Busy> busy, Optional<Notice> notice) {
    /** The parts of History. */
    public enum Tab { ROUNDS, METERS, FIGURES, LOG }

    /** Rounds that were found, newest first, as far as they were asked for. */
    public record Found(RoundFilter filter, List<RoundRow> rounds, boolean more, boolean loading, Choices choices) {
    }

    /** What a filter can offer. */
    public record Choices(List<String> tables, List<String> games, List<String> dealers, List<String> hands) {
        static final Choices NONE = new Choices(List.of(), List.of(), List.of(), List.of());
    }

    /** A meter of a table. */
    public record MeterName(String table, String meter) {
    }

    /**
     * A meter's ledger, its last lines first.
     *
     * @param span the time that it is asked for
     * @param sums what the entries of each kind come to, of all there are in that time
     * @param began the meter's amount before the first of them
     * @param stands the meter's amount as the last of them left it
     * @param addsUp whether what it began with and the sums come to just that
     */
    public record LedgerState(List<MeterName> meters, Optional<MeterName> chosen, Span span, List<MeterRow> lines,
            boolean more, List<MeterTotalRow> sums, Money began, Money stands, Money reserve, boolean addsUp) {
        static final LedgerState NONE = new LedgerState(List.of(), Optional.empty(), Span.ALL, List.of(), false,
                List.of(), Money.ZERO, Money.ZERO, Money.ZERO, true);
    }

    /** From a moment, and up to one; either may be left open. */
    public record Span(Optional<Instant> from, Optional<Instant> to) {
        static final Span ALL = new Span(Optional.empty(), Optional.empty());

        public Span since(Optional<Instant> first) {
            return new Span(first, to);
        }

        public Span until(Optional<Instant> last) {
            return new Span(from, last);
        }
    }

    /**
     * The log itself.
     *
     * @param head the hash of its last entry; empty if it has none
     * @param check what checking it found; empty until it was checked
     * @param wrongRows how many entries are shown otherwise than they were written
     * @param shelf the evidence pictures
     */
    public record LogState(long entries, String head, boolean encrypted, String setAside,
            Optional<Verification.Report> check, long wrongRows, List<EventRow> happenings, EvidenceRetention.Shelf shelf) {
        static final LogState NONE =
                new LogState(0, "", false, "", Optional.empty(), 0, List.of(), EvidenceRetention.Shelf.EMPTY);

        LogState with(Verification.Report found, long wrong) {
            return new LogState(entries, head, encrypted, setAside, Optional.of(found), wrong, happenings, shelf);
        }

        LogState with(EvidenceRetention.Shelf now) {
            return new LogState(entries, head, encrypted, setAside, check, wrongRows, happenings, now);
        }

        public boolean isWhole() {
            return check.filter(Verification.Report::isWhole).isPresent() && wrongRows == 0;
        }
    }

    /** A long piece of work. */
    public record Busy(Work work, long done) {
    }

    /** What can take long. */
    public enum Work { CHECKING, EXPORTING, RESTORING, ADDING_UP }

    /** Something to tell; the words are names and numbers that belong into it. */
    public record Notice(Kind kind, String words) {
        /** What there is to tell. */
        public enum Kind { EXPORTED, RESTORED, NOTHING_TO_RESTORE, BACKUP_BROKEN, BACKUP_PARTIAL, CORRECTED, TROUBLE }
    }

    static final HistoryUiState START = new HistoryUiState(false, Tab.ROUNDS,
            new Found(RoundFilter.ALL, List.of(), false, true, Choices.NONE), Optional.empty(), LedgerState.NONE,
            Optional.empty(), LogState.NONE, Optional.empty(), Optional.empty());

    HistoryUiState withOpen(boolean now) {
        return new HistoryUiState(now, tab, found, opened, ledger, figures, log, busy, notice);
    }

    HistoryUiState with(Tab now) {
        return new HistoryUiState(open, now, found, opened, ledger, figures, log, busy, Optional.empty());
    }

    HistoryUiState with(Found now) {
        return new HistoryUiState(open, tab, now, opened, ledger, figures, log, busy, notice);
    }

    HistoryUiState withOpened(Optional<RoundDetails> now) {
        return new HistoryUiState(open, tab, found, now, ledger, figures, log, busy, notice);
    }

    HistoryUiState with(LedgerState now) {
        return new HistoryUiState(open, tab, found, opened, now, figures, log, busy, notice);
    }

    HistoryUiState withFigures(Optional<Statistics> now) {
        return new HistoryUiState(open, tab, found, opened, ledger, now, log, busy, notice);
    }

    HistoryUiState with(LogState now) {
        return new HistoryUiState(open, tab, found, opened, ledger, figures, now, busy, notice);
    }

    HistoryUiState withBusy(Optional<Busy> now) {
        return new HistoryUiState(open, tab, found, opened, ledger, figures, log, now, notice);
    }

    HistoryUiState withNotice(Optional<Notice> now) {
        return new HistoryUiState(open, tab, found, opened, ledger, figures, log, busy, now);
    }
}
