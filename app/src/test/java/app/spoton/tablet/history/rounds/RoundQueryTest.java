package app.spoton.tablet.history.rounds;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TimeRange;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A filter finds exactly the rounds that a person would find by reading the whole log. */
@RunWith(AndroidJUnit4.class)
public class RoundQueryTest {
    private static final Instant START = Instant.parse("2026-03-01T08:00:00Z");
    private static final int ROUNDS = 420;
    /** One with a misdeal, and with every game's hands. */
    private static final long SEED = 3;

    private final Context context = ApplicationProvider.getApplicationContext();
    private final StoredAuditLog log = StoredAuditLog.in(context, "query.db", Clock.fixed(START, ZoneOffset.UTC), Catalog.standard());
    private final RoundRepository repository = new RoundRepository(log.reader());
    private final List<RoundRecord> rounds = new ArrayList<>();

    @Before
    public void deal() throws Exception {
        DealtRounds dealt = new DealtRounds(SEED, START, 90);
        for (int count = 0; count < ROUNDS; count++) {
            rounds.add(dealt.next());
        }
        OffMainThread.call(() -> {
            log.writeAll(rounds);
            return log.write(AuditEvent.of(AuditEvent.Kind.CORRECTION, START, "Ruth", "Pit 3", "miscounted", "r17"));
        });
    }

    @After
    public void close() {
        log.close();
    }

    private List<String> found(RoundFilter filter) throws Exception {
        return OffMainThread.call(() -> {
            List<String> ids = new ArrayList<>();
            long before = Long.MAX_VALUE;
            for (List<RoundRow> page = repository.page(filter, before); !page.isEmpty();
                    page = repository.page(filter, before)) {
                page.forEach(row -> ids.add(row.id));
                before = page.get(page.size() - 1).number;
            }
            return ids;
        });
    }

    private void assertFinds(RoundFilter filter, Predicate<RoundRecord> wanted) throws Exception {
        List<String> ids = new ArrayList<>();
        for (int at = rounds.size() - 1; at >= 0; at--) {
            if (wanted.test(rounds.get(at))) {
                ids.add(rounds.get(at).id());
            }
        }
        assertTrue("some rounds match", !ids.isEmpty() && ids.size() < ROUNDS);
        assertEquals(ids, found(filter));
    }

    private static boolean anyStep(RoundRecord round, Predicate<Step> wanted) {
        return round.settlement().stream().flatMap(settlement -> settlement.steps().stream())
                .anyMatch(wanted);
    }

    private static boolean holds(Step step, String hand) {
        return step.hand().filter(made -> made.category().id().equals(hand)).isPresent() && step.wager() != Wager.BAD_BEAT
                && step.wager() != Wager.ENVY;
    }

    @Test
    public void roundsAreFoundByTableGameDealerAndTime() throws Exception {
        assertEquals(ROUNDS, found(RoundFilter.ALL).size());
        assertFinds(RoundFilter.ALL.withGame("three-card-fury"), round -> round.game().id().equals("three-card-fury"));
        assertFinds(RoundFilter.ALL.withTable("High limit"), round -> round.table().equals("High limit"));
        assertFinds(RoundFilter.ALL.withDealer("Göran"), round -> round.timeline().dealer().equals("Göran"));
        Instant noon = START.plusSeconds(4 * 3600);
        Instant later = noon.plusSeconds(3600);
        assertFinds(RoundFilter.ALL.withTime(new TimeRange(Optional.of(noon), Optional.of(later))),
                round -> !round.timeline().ended().orElseThrow().isBefore(noon) && round.timeline().ended().orElseThrow().isBefore(later));
        assertFinds(RoundFilter.ALL.withDealer("Ann").withTime(new TimeRange(Optional.empty(), Optional.of(later))),
                round -> round.timeline().dealer().equals("Ann") && round.timeline().ended().orElseThrow().isBefore(later));
        assertEquals(List.of(), found(RoundFilter.ALL.withTime(new TimeRange(Optional.of(START.minusSeconds(9)), Optional.of(START)))));
    }

    @Test
    public void roundsAreFoundByHandSeatAndOutcome() throws Exception {
        assertFinds(RoundFilter.ALL.withHand("straight-flush"), round -> anyStep(round, step -> holds(step, "straight-flush")));
        assertFinds(RoundFilter.ALL.withSeat(3).withHand("flush"),
                round -> anyStep(round, step -> step.seat() == 3 && holds(step, "flush")));
        assertFinds(RoundFilter.ALL.withSeat(2).withOutcome("push"), round -> anyStep(round,
                step -> step.seat() == 2 && step.outcome() == Outcome.PUSH));
        assertFinds(RoundFilter.ALL.withSeat(5), round -> round.round().seats().stream()
                .anyMatch(seat -> seat.number() == 5));
    }

    @Test
    public void roundsAreFoundByWhatWasPaid() throws Exception {
        assertFinds(RoundFilter.ALL.withPaid(Money.parse("130.00"), false),
                round -> anyStep(round, step -> step.pay().cents() >= 13_000));
        assertFinds(RoundFilter.ALL.withPaid(Money.parse("20.00"), true),
                round -> anyStep(round, step -> step.pay().cents() == 2000));
    }

    @Test
    public void roundsAreFoundByWhatElseHappened() throws Exception {
        assertFinds(RoundFilter.ALL.toggled(RoundFilter.With.ASKED), round -> round.evidence().origins().containsValue(
                CardOrigin.CONFIRMED));
        assertFinds(RoundFilter.ALL.toggled(RoundFilter.With.CARD_CORRECTED), round -> round.evidence().origins().containsValue(
                CardOrigin.CORRECTED));
        assertFinds(RoundFilter.ALL.toggled(RoundFilter.With.VOIDED), round -> round.ending().end().orElseThrow() != RoundEnd.CONFIRMED);
        assertFinds(RoundFilter.ALL.toggled(RoundFilter.With.PROGRESSIVE), round -> round.round().seats().stream()
                .anyMatch(seat -> seat.made(Wager.PROGRESSIVE)));
        assertFinds(RoundFilter.ALL.toggled(RoundFilter.With.CORRECTION), round -> round.id().equals("r17"));
        assertEquals(List.of(), found(RoundFilter.ALL.toggled(RoundFilter.With.CORRECTION).withDealer("Göran")));
    }

    @Test
    public void roundsAreFoundByTypedText() throws Exception {
        List<String> three = found(RoundFilter.ALL.withText("Three of a kind"));
        assertTrue(!three.isEmpty() && three.containsAll(found(RoundFilter.ALL.withHand("three-of-a-kind"))));
        assertEquals(found(RoundFilter.ALL.withText("pair of aces")), found(RoundFilter.ALL.withText("pairs of ace")));
        assertEquals(List.of(), found(RoundFilter.ALL.withText("zebra")));
        assertEquals(ROUNDS, found(RoundFilter.ALL.withText("  ")).size());
        assertEquals(List.of(), found(RoundFilter.ALL.withText("\" OR * NEAR -")));
    }

    @Test
    public void aFilterOffersTheValuesThatOccurInTheLog() throws Exception {
        FilterChoices choices = OffMainThread.call(repository::choices);
        assertEquals(List.of("High limit", "Pit 3"), choices.tables());
        assertEquals(rounds.stream().map(round -> round.timeline().dealer()).distinct().sorted().collect(Collectors.toList()),
                choices.dealers());
        assertEquals(List.of("crazy-4-poker", "four-card-poker", "four-card-split", "super-4-poker", "three-card-fury"),
                choices.games());
    }

    @Test
    public void theBestHandOfARoundIsNamedWithItsRanks() throws Exception {
        List<RoundRow> rows = OffMainThread.call(() -> repository.page(RoundFilter.ALL, Long.MAX_VALUE));
        Map<Long, String> named = OffMainThread.call(() -> repository.bestHands(rows));
        for (RoundRow row : rows) {
            RoundRecord round = rounds.stream().filter(one -> one.id().equals(row.id)).findFirst().orElseThrow();
            List<MadeHand> held = round.settlement().stream().flatMap(settlement -> settlement.steps().stream())
                    .filter(step -> step.wager() != Wager.BAD_BEAT && step.wager() != Wager.ENVY)
                    .map(Step::hand).flatMap(Optional::stream)
                    .filter(hand -> hand.category().id().equals(row.money.bestHand)).collect(Collectors.toList());
            assertEquals(row.id, !held.isEmpty(), named.containsKey(row.number));
            Optional<Hand> best = held.stream().filter(Hand.class::isInstance).map(Hand.class::cast).max(Comparator.naturalOrder());
            best.ifPresent(hand -> assertEquals(row.id, HandWords.of(hand), named.get(row.number)));
        }
        assertTrue(named.toString(), named.values().stream().anyMatch(words -> words.startsWith("pair of ")));
    }
}
