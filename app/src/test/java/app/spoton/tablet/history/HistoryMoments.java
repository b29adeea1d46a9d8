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
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What History shows at some moments, read from a real log of 450 rounds. */
public final class HistoryMoments {
    public static final Instant NOW = Instant.parse("2026-03-04T18:00:00Z");
    private static final int ROUNDS = 450;

    private static HistoryState rounds;
    private static HistoryState opened;
    private static HistoryState again;
    private static HistoryState whatIf;
    private static HistoryState splitOtherwise;
    private static HistoryState seen;
    private static HistoryState keeping;
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
        WhatIf another = reading.page(Filter.ALL.ofGame("four-card-split"), Long.MAX_VALUE).stream()
                .flatMap(row -> otherSplits(reading.open(row.number).orElseThrow().round())).findFirst().orElseThrow();
        OpenedRound split = reading.page(Filter.ALL.ofGame("four-card-split"), Long.MAX_VALUE).stream()
                .map(row -> reading.open(row.number).orElseThrow())
                .filter(one -> one.round().id().equals(another.original().id())).findFirst().orElseThrow();
        splitOtherwise = rounds.withOpened(Optional.of(split.with(Optional.empty(), Optional.of(another))));
        seen = rounds.withOpened(Optional.of(DrawnStill.with(split)));
        keeping = start.with(HistoryState.Tab.LOG).with(start.log().with(
                new StillKeeping.Shelf(StillKeeping.Keep.QUARTER, 1234, 3_085_000_000L)));
        meters = start.with(HistoryState.Tab.METERS).with(reading.ledger(reading.meters(), reading.meters().get(0),
                HistoryState.Span.ALL));
        figures = start.with(HistoryState.Tab.FIGURES).withFigures(Optional.of(
                new FigureReader(log, catalog, ZoneOffset.UTC).read(Figures.Period.ALL, NOW)));
        LogCheck.Result result = new LogCheck(log, catalog).run(done -> { });
        HistoryState.LogState state = start.log();
        checked = start.with(HistoryState.Tab.LOG).with(state.with(result.report(), result.rows()));
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

    /** Other splits of the first seat by which it would have been paid otherwise. */
    private static Stream<WhatIf> otherSplits(RoundView round) {
        WhatIf copy = WhatIf.of(round, Catalog.standard());
        RoundView.SeatView seat = round.seats().get(0);
        return seat.hands().stream().flatMap(hand -> hand.cards().stream())
                .map(card -> copy.withMoved(seat.seat(), card, Catalog.standard()))
                .filter(moved -> moved.isSettled() && !moved.seats().isEmpty());
    }

    /** The copy of a moment's round before anything was tried. */
    public static WhatIf untouched(HistoryState state) {
        return WhatIf.of(state.opened().orElseThrow().round(), Catalog.standard());
    }

    public static Trying trying(Consumer<UnaryOperator<WhatIf>> copy) {
        return new Trying(Catalog.standard(), copy);
    }

    public static List<String> toAdd(WhatIf copy, int seat) {
        return copy.wagersToAdd(seat, Catalog.standard());
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

    public static HistoryState splitOtherwise() {
        read();
        return splitOtherwise;
    }

    /** A round of which a picture was kept. */
    public static HistoryState seen() {
        read();
        return seen;
    }

    public static HistoryState keeping() {
        read();
        return keeping;
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
