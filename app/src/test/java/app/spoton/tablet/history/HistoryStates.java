package app.spoton.tablet.history;

import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.auditlog.RoundRow;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What History shows at some moments, read from a real log of 450 rounds. */
public final class HistoryStates {
    public static final Instant NOW = Instant.parse("2026-03-04T18:00:00Z");
    private static final int ROUNDS = 450;

    private static HistoryUiState rounds;
    private static HistoryUiState opened;
    private static HistoryUiState again;
    private static HistoryUiState whatIf;
    private static HistoryUiState splitOtherwise;
    private static HistoryUiState seen;
    private static HistoryUiState keeping;
    private static HistoryUiState meters;
    private static HistoryUiState figures;
    private static HistoryUiState checked;

    private HistoryStates() {
    }

    private static synchronized void read() {
        if (rounds != null) {
            return;
        }
        ExecutorService reader = Executors.newSingleThreadExecutor();
        try {
            reader.submit(HistoryStates::readFromLog).get();
        } catch (InterruptedException | ExecutionException broken) {
            throw new IllegalStateException(broken);
        } finally {
            reader.shutdown();
        }
    }

    /** Entries of a sign-in and so many rounds, the last of which ended just before {@link #NOW}. */
    static void write(StoredAuditLog log, int count) {
        log.write(new AuditEvent(AuditEvent.Kind.SIGN_IN, NOW, "Ann", "Pit 3", "signed in", "", List.of()));
        DealtRounds dealt = new DealtRounds(5, NOW.minus(Duration.ofSeconds(95L * count)), 90);
        List<RoundLogEntry> some = new ArrayList<>();
        for (int round = 0; round < count; round++) {
            some.add(dealt.next());
        }
        log.writeAll(some);
    }

    private static void readFromLog() {
        Catalog catalog = Catalog.standard();
        StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "moments.db",
                Clock.fixed(NOW, ZoneOffset.UTC));
        write(log, ROUNDS);
        RoundRepository reading = new RoundRepository(log, catalog);
        HistoryUiState start = HistoryUiState.START.withOpen(true).with(reading.state(HistoryUiState.LogState.NONE));
        List<RoundRow> page = reading.page(RoundFilter.ALL, Long.MAX_VALUE);
        rounds = start.with(new HistoryUiState.Found(RoundFilter.ALL, page, true, false, reading.choices()));
        RoundRow paid = reading.page(RoundFilter.ALL.withHand("straight-flush"), Long.MAX_VALUE).stream().findFirst()
                .orElse(page.get(3));
        RoundDetails round = reading.open(paid.number).orElseThrow();
        opened = rounds.withOpened(Optional.of(round));
        again = rounds.withOpened(Optional.of(round.with(Optional.of(reading.settleAgain(round)), Optional.empty())));
        whatIf = rounds.withOpened(Optional.of(round.with(Optional.empty(), Optional.of(otherwise(round, catalog)))));
        WhatIf another = reading.page(RoundFilter.ALL.ofGame("four-card-split"), Long.MAX_VALUE).stream()
                .flatMap(row -> otherSplits(reading.open(row.number).orElseThrow().round())).findFirst().orElseThrow();
        RoundDetails split = reading.page(RoundFilter.ALL.ofGame("four-card-split"), Long.MAX_VALUE).stream()
                .map(row -> reading.open(row.number).orElseThrow())
                .filter(one -> one.round().id().equals(another.original().id())).findFirst().orElseThrow();
        splitOtherwise = rounds.withOpened(Optional.of(split.with(Optional.empty(), Optional.of(another))));
        seen = rounds.withOpened(Optional.of(DrawnEvidencePicture.with(split)));
        keeping = start.with(HistoryUiState.Tab.LOG).with(start.log().with(
                new EvidenceRetention.Shelf(EvidenceRetention.Keep.QUARTER, 1234, 3_085_000_000L)));
        meters = start.with(HistoryUiState.Tab.METERS).with(reading.ledger(reading.meters(), reading.meters().get(0),
                HistoryUiState.Span.ALL));
        figures = start.with(HistoryUiState.Tab.FIGURES).withFigures(Optional.of(
                new StatisticsReader(log, catalog, ZoneOffset.UTC).read(Statistics.Period.ALL, NOW)));
        LogIntegrityCheck.Result result = new LogIntegrityCheck(log, catalog).run(done -> { });
        HistoryUiState.LogState state = start.log();
        checked = start.with(HistoryUiState.Tab.LOG).with(state.with(result.report(), result.rows()));
        log.close();
    }

    /** The first other card that would have changed what somebody is paid. */
    private static WhatIf otherwise(RoundDetails round, Catalog catalog) {
        WhatIf copy = WhatIf.of(round.round(), catalog);
        for (LoggedRound.SeatView seat : round.round().seats()) {
            WhatIf first = copy.focusedOn(Optional.of(new WhatIf.CardAt(seat.seat(), 0)));
            for (int index = 0; index < 52; index++) {
                WhatIf changed = first.withCard(Card.of(index), catalog);
                if (copy.isFree(Card.of(index)) && changed.isSettled() && !changed.seats().isEmpty()) {
                    return changed;
                }
            }
        }
        return copy;
    }

    /** Other splits of the first seat by which it would have been paid otherwise. */
    private static Stream<WhatIf> otherSplits(LoggedRound round) {
        WhatIf copy = WhatIf.of(round, Catalog.standard());
        LoggedRound.SeatView seat = round.seats().get(0);
        return seat.hands().stream().flatMap(hand -> hand.cards().stream())
                .map(card -> copy.withMoved(seat.seat(), card, Catalog.standard()))
                .filter(moved -> moved.isSettled() && !moved.seats().isEmpty());
    }

    /** The copy of a moment's round before anything was tried. */
    public static WhatIf untouched(HistoryUiState state) {
        return WhatIf.of(state.opened().orElseThrow().round(), Catalog.standard());
    }

    public static WhatIfEditor trying(Consumer<UnaryOperator<WhatIf>> copy) {
        return new WhatIfEditor(Catalog.standard(), copy);
    }

    public static List<String> toAdd(WhatIf copy, int seat) {
        return copy.wagersToAdd(seat, Catalog.standard());
    }

    public static HistoryUiState rounds() {
        read();
        return rounds;
    }

    public static HistoryUiState opened() {
        read();
        return opened;
    }

    public static HistoryUiState again() {
        read();
        return again;
    }

    public static HistoryUiState whatIf() {
        read();
        return whatIf;
    }

    public static HistoryUiState splitOtherwise() {
        read();
        return splitOtherwise;
    }

    /** A round of which a picture was kept. */
    public static HistoryUiState seen() {
        read();
        return seen;
    }

    public static HistoryUiState keeping() {
        read();
        return keeping;
    }

    public static HistoryUiState meters() {
        read();
        return meters;
    }

    public static HistoryUiState figures() {
        read();
        return figures;
    }

    public static HistoryUiState checked() {
        read();
        return checked;
    }

    /** Nothing has been logged yet. */
    public static HistoryUiState empty() {
        return HistoryUiState.START.withOpen(true).with(new HistoryUiState.Found(RoundFilter.ALL, List.of(), false, false,
                HistoryUiState.Choices.NONE));
    }
}
