package app.spoton.tablet.history;

import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.evidence.DrawnEvidencePicture;
import app.spoton.tablet.history.evidence.EvidenceRetention;
import app.spoton.tablet.history.integrity.AuditLogUiState;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.ledger.MeterLedgerRepository;
import app.spoton.tablet.history.ledger.MeterLedgerUiState;
import app.spoton.tablet.history.review.OpenedRound;
import app.spoton.tablet.history.review.RoundReviewUiState;
import app.spoton.tablet.history.rounds.FilterChoices;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.statistics.Statistics;
import app.spoton.tablet.history.statistics.StatisticsFilter;
import app.spoton.tablet.history.statistics.StatisticsReader;
import app.spoton.tablet.history.statistics.StatisticsUiState;
import app.spoton.tablet.history.whatif.CorrectionWriter;
import app.spoton.tablet.history.whatif.Resettlement;
import app.spoton.tablet.history.whatif.WhatIf;
import app.spoton.tablet.settings.HousePolicy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** States of the tabs of History, read from a real log of 450 rounds. */
public final class HistoryStates {
    public static final Instant NOW = Instant.parse("2026-03-04T18:00:00Z");
    /** A gaming day that begins at six. */
    public static final GamingDay DAYS = GamingDay.of(HousePolicy.DEFAULT, ZoneOffset.UTC);
    private static final int ROUNDS = 450;
    private static final Catalog CATALOG = Catalog.standard();

    /** A real one, so that its QR code is as large as on a tablet. */
    public static final String CHECKPOINT = """
            spot-on/0102030405060708090a0b0c0d0e0f01
            7
            hdVe+ufHupkYIPO7/xfG3VjDwUJheKe0/ihzu9l1LCw=
            time 2026-11-17T18:07:00Z

            \u2014 spot-on/0102030405060708090a0b0c0d0e0f01 xYpQ7TBFAiABVGMvsCSemVz95YijXXNfHvVN+1B6KtJrCzISbJVl3QIhAO3XRXSp9a0Hec/j5aelu/ISI63FUSW4JWaa0z0uwI2C
            """;
    private static HistoryStates read;

    private final RoundReviewUiState rounds;
    private final RoundDetails paid;
    private final RoundDetails split;
    private final WhatIf otherSplit;
    private final Resettlement resettlement;
    private final MeterLedgerUiState meters;
    private final StatisticsUiState statistics;
    private final AuditLogUiState log;
    private final LogIntegrityCheck.IntegrityResult check;

    private HistoryStates(StoredAuditLog stored) {
        write(stored, ROUNDS);
        correctNewest(stored);
        RoundRepository repository = new RoundRepository(stored.reader());
        List<RoundRow> page = repository.page(RoundFilter.ALL, Long.MAX_VALUE);
        rounds = RoundReviewUiState.INITIAL.withSearch(new RoundReviewUiState.Search(RoundFilter.ALL, repository.choices(),
                new RoundReviewUiState.FoundRounds(page, repository.corrected(page), repository.bestHands(page), true, false)));
        paid = repository.open(repository.page(RoundFilter.ALL.withHand("straight-flush"), Long.MAX_VALUE).stream().findFirst()
                .orElse(page.get(3)).number).orElseThrow();
        resettlement = Resettlement.of(stored.reader().line(paid.number()).orElseThrow(), paid.round(), CATALOG);
        List<RoundDetails> splits = new ArrayList<>();
        repository.page(RoundFilter.ALL.withGame("four-card-split"), Long.MAX_VALUE).forEach(row ->
                splits.add(repository.open(row.number).orElseThrow()));
        otherSplit = splits.stream().flatMap(details -> otherSplits(details.round())).findFirst().orElseThrow();
        split = splits.stream().filter(details -> details.round().id().equals(otherSplit.original().id())).findFirst()
                .orElseThrow();
        MeterLedgerRepository ledgers = new MeterLedgerRepository(stored.reader());
        meters = new MeterLedgerUiState(ledgers.meters(false), Optional.of(ledgers.ledger(ledgers.meters(false).get(0),
                TimeRange.ALL)),
                TabStatus.IDLE);
        StatisticsFilter all = StatisticsFilter.INITIAL.with(Statistics.Period.ALL);
        statistics = new StatisticsUiState(all, repository.choices(), Optional.of(StatisticsReader.read(stored.reader(), CATALOG,
                all, DAYS, NOW)), TabStatus.IDLE);
        check = new LogIntegrityCheck(stored.reader(), CATALOG).run(done -> { });
        log = new AuditLogUiState(new AuditLogUiState.LogSummary(ROUNDS + 2, stored.reader().head().orElseThrow().hash, false, ""),
                new AuditLogUiState.LogProof("0102030405060708090a0b0c0d0e0f01", "c58a50ed", CHECKPOINT, "", List.of()),
                Optional.empty(), stored.reader().dao().events(Long.MAX_VALUE, 50), EvidenceRetention.Summary.EMPTY,
                TabStatus.IDLE);
    }

    private static synchronized HistoryStates get() {
        if (read == null) {
            read = OffMainThread.call(() -> {
                StoredAuditLog stored = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "states.db",
                        Clock.fixed(NOW, ZoneOffset.UTC), Catalog.standard());
                try {
                    return new HistoryStates(stored);
                } finally {
                    stored.close();
                }
            });
        }
        return read;
    }

    /** Writes a sign-in and so many rounds, the last of which ended just before {@link #NOW}. */
    public static void write(StoredAuditLog log, int count) {
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, NOW, "Ann", "Pit 3", "signed in", ""));
        DealtRounds dealt = new DealtRounds(5, NOW.minus(Duration.ofSeconds(95L * count)), 90);
        List<RoundRecord> rounds = new ArrayList<>();
        for (int round = 0; round < count; round++) {
            rounds.add(dealt.next());
        }
        log.writeAll(rounds);
    }

    /** A supervisor finds that the newest round but one that a card changes was paid wrongly. */
    private static void correctNewest(StoredAuditLog stored) {
        RoundRepository repository = new RoundRepository(stored.reader());
        for (RoundRow row : repository.page(RoundFilter.ALL, Long.MAX_VALUE).subList(1, 20)) {
            RoundDetails details = repository.open(row.number).orElseThrow();
            WhatIf changed = otherCard(details.round());
            if (details.round().isSettled() && changed.isChanged()) {
                new CorrectionWriter(stored).write(details, Optional.of(changed), "Ruth", "The first card was read wrongly");
                return;
            }
        }
    }

    /** The first other card that would have changed a payout. */
    private static WhatIf otherCard(LoggedRound round) {
        WhatIf copy = WhatIf.of(round);
        for (LoggedRound.SeatView seat : round.seats()) {
            WhatIf first = copy.withSelected(Optional.of(new WhatIf.SelectedCard(seat.seat(), 0)));
            for (int index = 0; index < 52; index++) {
                WhatIf changed = first.withCard(Card.of(index));
                if (copy.isFree(Card.of(index)) && changed.isSettled() && !changed.differences().seats().isEmpty()) {
                    return changed;
                }
            }
        }
        return copy;
    }

    /** Other splits of the first seat that would have changed its payout. */
    private static Stream<WhatIf> otherSplits(LoggedRound round) {
        WhatIf copy = WhatIf.of(round);
        LoggedRound.SeatView seat = round.seats().get(0);
        return seat.hands().stream().flatMap(hand -> hand.cards().stream())
                .map(card -> copy.withMoved(seat.seat(), card))
                .filter(moved -> moved.isSettled() && !moved.differences().seats().isEmpty());
    }

    private static RoundReviewUiState opened(OpenedRound round) {
        return rounds().withOpened(Optional.of(round));
    }

    public static RoundReviewUiState rounds() {
        return get().rounds;
    }

    public static RoundReviewUiState opened() {
        return opened(OpenedRound.of(get().paid));
    }

    public static RoundReviewUiState resettled() {
        return opened(OpenedRound.of(get().paid).withResettlement(get().resettlement));
    }

    public static RoundReviewUiState whatIf() {
        return opened(OpenedRound.of(get().paid).withWhatIf(Optional.of(otherCard(get().paid.round()))));
    }

    public static RoundReviewUiState otherSplit() {
        return opened(OpenedRound.of(get().split).withWhatIf(Optional.of(get().otherSplit)));
    }

    /** A round with an evidence picture. */
    public static RoundReviewUiState withPicture() {
        return opened(DrawnEvidencePicture.with(get().split));
    }

    /** The copy of the open round before any change. */
    public static WhatIf unchangedCopy(RoundReviewUiState state) {
        return WhatIf.of(state.opened().orElseThrow().details().round());
    }

    /** A log without rounds. */
    public static RoundReviewUiState empty() {
        return RoundReviewUiState.INITIAL.withSearch(new RoundReviewUiState.Search(RoundFilter.ALL, FilterChoices.NONE,
                new RoundReviewUiState.FoundRounds(List.of(), Map.of(), Map.of(), false, false)));
    }

    public static MeterLedgerUiState meters() {
        return get().meters;
    }

    public static StatisticsUiState statistics() {
        return get().statistics;
    }

    public static AuditLogUiState checkedLog() {
        AuditLogUiState log = get().log;
        return new AuditLogUiState(log.log(), log.proof(), Optional.of(get().check), log.events(), log.evidence(), TabStatus.IDLE);
    }

    public static AuditLogUiState evidence() {
        AuditLogUiState log = get().log;
        return new AuditLogUiState(log.log(), AuditLogUiState.LogProof.NONE, Optional.empty(), log.events(), new EvidenceRetention.Summary(
                EvidenceRetention.RetentionPeriod.QUARTER, 1234, 3_085_000_000L), TabStatus.IDLE);
    }
}
