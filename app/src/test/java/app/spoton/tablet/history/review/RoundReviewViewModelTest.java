package app.spoton.tablet.history.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.ManualExecutors;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TestAccess;
import app.spoton.tablet.history.evidence.EvidencePictureReader;
import app.spoton.tablet.history.export.Exports;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.CorrectionWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The Rounds tab finds, opens, tries, corrects and exports rounds. */
@RunWith(AndroidJUnit4.class)
public class RoundReviewViewModelTest {
    private static final int ROUNDS = 120;
    /** The entry of the last round; a sign-in comes first. */
    private static final long NEWEST = ROUNDS + 1;

    private final ManualExecutors executors = new ManualExecutors();
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "review.db",
            Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC), Catalog.standard());
    private final TestAccess access = new TestAccess();
    private final RoundReviewViewModel review = new RoundReviewViewModel(log.reader(), Catalog.standard(),
            new Exports(log, Catalog.standard(), documents), new CorrectionWriter(log), new EvidencePictureReader(Path.of("none")),
            access.to(log), executors.background(), executors.mainThread());

    @Before
    public void deal() {
        OffMainThread.call(() -> {
            HistoryStates.write(log, ROUNDS);
            return null;
        });
    }

    @After
    public void close() {
        log.close();
    }

    private RoundReviewUiState state() {
        return review.state().getValue();
    }

    private void open(long number) {
        review.open(number);
        executors.runAll();
    }

    private OpenedRound opened() {
        return state().opened().orElseThrow();
    }

    @Test
    public void roundsAreListedPageByPageNewestFirst() {
        assertTrue(state().search().found().loading());
        review.refresh(false);
        executors.runAll();
        RoundReviewUiState.FoundRounds found = state().search().found();
        assertEquals(RoundRepository.PAGE_SIZE, found.rounds().size());
        assertEquals(NEWEST, found.rounds().get(0).number);
        assertTrue(found.more());
        assertFalse(found.loading());
        review.loadMore();
        review.loadMore();   // the second call comes while the page is being read
        executors.runAll();
        assertEquals(2 * RoundRepository.PAGE_SIZE, state().search().found().rounds().size());
        review.loadMore();
        executors.runAll();
        assertEquals(ROUNDS, state().search().found().rounds().size());
        assertFalse(state().search().found().more());
    }

    @Test
    public void theBestHandsOfEveryPageAreNamed() {
        review.refresh(false);
        executors.runAll();
        review.loadMore();
        executors.runAll();
        RoundReviewUiState.FoundRounds found = state().search().found();
        assertEquals(2 * RoundRepository.PAGE_SIZE, found.rounds().size());
        assertTrue(found.rounds().stream().allMatch(row -> row.money.bestHand.isEmpty() != found.hands().containsKey(row.number)));
    }

    @Test
    public void theResultOfAFilterThatWasReplacedIsDropped() {
        review.find(RoundFilter.ALL.withDealer("Ann"));
        executors.runBackground();
        review.find(RoundFilter.ALL.withDealer("Bela"));
        executors.runMainThread();
        assertTrue(state().search().found().loading());
        executors.runAll();
        assertEquals(60, state().search().found().rounds().stream().filter(row -> row.dealt.dealer.equals("Bela")).count()
                + (state().search().found().more() ? 10 : 0));
        assertTrue(state().search().found().rounds().stream().allMatch(row -> row.dealt.dealer.equals("Bela")));
    }

    @Test
    public void aRoundOpensAndCloses() {
        open(NEWEST);
        assertEquals(NEWEST, opened().details().number());
        review.close();
        assertEquals(Optional.empty(), state().opened());
        open(1);   // a sign-in
        assertEquals(Optional.empty(), state().opened());
    }

    @Test
    public void aRoundThatArrivesAfterTheLockIsNotOpened() {
        review.open(NEWEST);
        executors.runBackground();
        review.lock();
        executors.runAll();
        assertEquals(RoundReviewUiState.INITIAL, state());
    }

    @Test
    public void aResultForARoundThatWasClosedDoesNotOpenItAgain() {
        open(NEWEST);
        review.settleAgain();
        executors.runBackground();
        review.close();
        executors.runAll();
        assertEquals(Optional.empty(), state().opened());
    }

    @Test
    public void aRoundIsSettledAgainWithTheSameResult() {
        open(NEWEST);
        review.settleAgain();
        executors.runAll();
        assertTrue(opened().resettlement().orElseThrow().isSame());
    }

    @Test
    public void aCopyIsChangedAndTheLoggedRoundIsNot() {
        open(NEWEST);
        review.startWhatIf();
        assertFalse(opened().whatIf().orElseThrow().isChanged());
        Card free = Card.of(0);
        for (int index = 0; !opened().whatIf().orElseThrow().isFree(free); index++) {
            free = Card.of(index);
        }
        review.editor().selectCard(0, 0);
        review.editor().replaceCard(free);
        assertTrue(opened().whatIf().orElseThrow().isChanged());
        assertEquals(opened().details().round(), opened().whatIf().orElseThrow().original());
        review.endWhatIf();
        assertEquals(Optional.empty(), opened().whatIf());
    }

    @Test
    public void aCorrectionIsSavedAndShown() {
        open(NEWEST);
        review.correct("Ruth", "The nine was a six");
        executors.runAll();
        assertEquals("The nine was a six", opened().details().corrections().get(0).words());
        assertEquals(Optional.of(new TabStatus.Message(TabStatus.Message.Kind.CORRECTED, "r" + ROUNDS)),
                state().status().message());
    }

    @Test
    public void anExportSaysHowMuchItSavedAndAFailureSaysWhy() {
        open(NEWEST);
        review.export(Exports.Form.PDF, "round.pdf", "Ruth");
        assertEquals(TabStatus.Task.EXPORT, state().status().progress().orElseThrow().task());
        executors.runAll();
        assertEquals(Optional.of(new TabStatus.Message(TabStatus.Message.Kind.EXPORTED, "1")), state().status().message());
        assertTrue(documents.files.get("round.pdf").length > 500);
        review.close();
        review.export(Exports.Form.PDF, "none.pdf", "Ruth");
        executors.runAll();
        assertEquals(TabStatus.Message.Kind.ERROR, state().status().message().orElseThrow().kind());
        assertTrue(state().status().isIdle());
    }

    @Test
    public void nothingIsReadCorrectedOrExportedOnceTheSessionHasEnded() {
        open(NEWEST);
        access.idle();
        review.correct("Ruth", "wrong dealer");
        review.export(Exports.Form.CSV, "late.csv", "Ruth");
        review.find(RoundFilter.ALL);
        executors.runAll();
        assertEquals(TabStatus.Message.Kind.ERROR, state().status().message().orElseThrow().kind());
        assertTrue(state().status().message().orElseThrow().detail().startsWith("History was closed"));
        assertEquals(NEWEST, (long) OffMainThread.call(() -> log.reader().head().orElseThrow().number));
        assertTrue(documents.files.isEmpty());
        assertTrue(state().search().found().rounds().isEmpty());
    }

    @Test
    public void nobodyCorrectsOrExportsUnderTheNameOfAnother() {
        open(NEWEST);
        review.correct("Eve", "wrong dealer");
        review.export(Exports.Form.JSON_LINES, "file.jsonl", "Eve");
        executors.runAll();
        assertEquals(NEWEST, (long) OffMainThread.call(() -> log.reader().head().orElseThrow().number));
        assertTrue(documents.files.isEmpty());
    }
}
