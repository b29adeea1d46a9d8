package app.spoton.tablet.history;

import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.log.DealtRounds;
import app.spoton.tablet.log.Happening;
import app.spoton.tablet.log.RoundEntry;
import app.spoton.tablet.log.RoundLog;
import app.spoton.tablet.log.RoundRow;
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

/** What History shows at some moments, read from a real log of 450 rounds. */
public final class HistoryMoments {
    public static final Instant NOW = Instant.parse("2026-03-04T18:00:00Z");
    private static final int ROUNDS = 450;

    private static HistoryState rounds;
    private static HistoryState opened;
    private static HistoryState again;
    private static HistoryState whatIf;
    private static HistoryState meters;
    private static HistoryState figures;
    private static HistoryState checked;

    private HistoryMoments() {
    }

    private static synchronized void read() {
        if (rounds != null) {
            return;
        }
        ExecutorService reader = Executors.newSingleThreadExecutor();
        try {
            reader.submit(HistoryMoments::readFromLog).get();
        } catch (InterruptedException | ExecutionException broken) {
            throw new IllegalStateException(broken);
        } finally {
            reader.shutdown();
        }
    }

    /** Entries of a sign-in and so many rounds, the last of which ended just before {@link #NOW}. */
    static void write(RoundLog log, int count) {
        log.write(new Happening(Happening.Kind.SIGN_IN, NOW, "Ann", "Pit 3", "signed in", "", List.of()));
        DealtRounds dealt = new DealtRounds(5, NOW.minus(Duration.ofSeconds(95L * count)), 90);
        List<RoundEntry> some = new ArrayList<>();
        for (int round = 0; round < count; round++) {
            some.add(dealt.next());
        }
        log.writeAll(some);
    }

    private static void readFromLog() {
        Catalog catalog = Catalog.standard();
        RoundLog log = RoundLog.in(ApplicationProvider.getApplicationContext(), "moments.db",
                Clock.fixed(NOW, ZoneOffset.UTC));
        write(log, ROUNDS);
        RoundReading reading = new RoundReading(log, catalog);
        HistoryState start = HistoryState.START.withOpen(true).with(reading.state(HistoryState.LogState.NONE));
        List<RoundRow> page = reading.page(Filter.ALL, Long.MAX_VALUE);
        rounds = start.with(new HistoryState.Found(Filter.ALL, page, true, false, reading.choices()));
        RoundRow paid = reading.page(Filter.ALL.withHand("straight-flush"), Long.MAX_VALUE).stream().findFirst()
                .orElse(page.get(3));
        OpenedRound round = reading.open(paid.number).orElseThrow();
        opened = rounds.withOpened(Optional.of(round));
        again = rounds.withOpened(Optional.of(round.with(Optional.of(reading.settleAgain(round)), Optional.empty())));
        whatIf = rounds.withOpened(Optional.of(round.with(Optional.empty(), Optional.of(otherwise(round, catalog)))));
        meters = start.with(HistoryState.Tab.METERS).with(reading.ledger(reading.meters(), reading.meters().get(0)));
        figures = start.with(HistoryState.Tab.FIGURES).withFigures(Optional.of(
                new FigureReader(log, catalog, ZoneOffset.UTC).read(Figures.Period.ALL, NOW)));
        LogCheck.Result result = new LogCheck(log, catalog).run(done -> { });
        HistoryState.LogState state = start.log();
        checked = start.with(HistoryState.Tab.LOG).with(new HistoryState.LogState(state.entries(), state.head(),
                state.encrypted(), state.setAside(), Optional.of(result.report()), result.rows(), state.happenings()));
        log.close();
    }

    /** The first other card that would have changed what somebody is paid. */
    private static WhatIf otherwise(OpenedRound round, Catalog catalog) {
        WhatIf copy = WhatIf.of(round.round(), catalog);
        for (RoundView.SeatView seat : round.round().seats()) {
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

    public static HistoryState rounds() {
        read();
        return rounds;
    }

    public static HistoryState opened() {
        read();
        return opened;
    }

    public static HistoryState again() {
        read();
        return again;
    }

    public static HistoryState whatIf() {
        read();
        return whatIf;
    }

    public static HistoryState meters() {
        read();
        return meters;
    }

    public static HistoryState figures() {
        read();
        return figures;
    }

    public static HistoryState checked() {
        read();
        return checked;
    }

    /** Nothing has been logged yet. */
    public static HistoryState empty() {
        return HistoryState.START.withOpen(true).with(new HistoryState.Found(Filter.ALL, List.of(), false, false,
                HistoryState.Choices.NONE));
    }
}
