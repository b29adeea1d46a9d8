package app.spoton.tablet.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The handbook shows the table that is dealt, and what somebody chose stays chosen. */
@RunWith(AndroidJUnit4.class)
public class HandbookViewModelTest {
    private final Catalog catalog = Catalog.standard();
    private final Game game = catalog.games().get(0);
    private final Game other = catalog.games().get(1);
    private final FakeSettingDao stored = new FakeSettingDao();
    private final Deque<Runnable> counting = new ArrayDeque<>();
    private final InMemoryDocuments documents = new InMemoryDocuments();

    private HandbookViewModel open(DocumentStore files) {
        HandbookViewModel model = new HandbookViewModel(catalog,
                new TableSetupRepository(stored, catalog, new InMemoryAuditLog(), Clock.systemUTC()),
                new SettingsRepository(stored, Runnable::run, Runnable::run), new PaytableFiguresCache(),
                sheet -> "sheet".getBytes(StandardCharsets.UTF_8), files, Runnable::run, counting::add, Runnable::run);
        model.state().observeForever(state -> { });
        return model;
    }

    private HandbookViewModel openAt(TableSetup setup) {
        HandbookViewModel model = open(documents);
        model.openTable(setup);
        return model;
    }

    private TableSetup table() {
        return TableSetup.demonstration(catalog, game);
    }

    private static HandbookUiState now(HandbookViewModel model) {
        return Objects.requireNonNull(model.state().getValue());
    }

    @Test
    public void nothingIsShownBeforeATableIsOpened() {
        assertNull(open(documents).state().getValue());
    }

    @Test
    public void aTableOpensAtItsPaytables() {
        HandbookUiState state = now(openAt(table()));
        assertEquals(game, state.game());
        assertEquals(HandbookSection.PAYTABLES, state.section());
        assertEquals(catalog.games(), state.games());
    }

    @Test
    public void aReaderStaysOnThePageWhenTheMetersMove() {
        HandbookViewModel model = openAt(table());
        model.choose(HandbookSection.PROCEDURE);
        model.openTable(table().withMeters(Map.of()));
        assertEquals(HandbookSection.PROCEDURE, now(model).section());
    }

    @Test
    public void anotherGameIsShownAndThenTheTableInUseAgain() {
        HandbookViewModel model = openAt(table());
        model.chooseGame(other);
        assertEquals(other, now(model).game());
        model.chooseGame(game);
        assertEquals(table(), now(model).setup());
    }

    @Test
    public void figuresFollowOnceTheyAreCountedAndOnlyForTheTableThatIsShown() {
        HandbookViewModel model = openAt(table());
        assertTrue(now(model).figures().isEmpty());
        Runnable first = counting.remove();
        model.chooseGame(other);
        first.run();
        assertTrue(now(model).figures().isEmpty());
        counting.remove().run();
        assertEquals(now(model).setup().paytables().keySet(), now(model).figures().keySet());
    }

    @Test
    public void aComparedPaytableGoesAwayWithASecondTap() {
        HandbookViewModel model = openAt(table());
        Wager wager = now(model).others().entrySet().stream().filter(each -> !each.getValue().isEmpty()).findFirst().orElseThrow()
                .getKey();
        Paytable beside = now(model).others().get(wager).get(0);
        model.compare(wager, beside);
        assertEquals(Map.of(wager, beside), now(model).compared());
        model.compare(wager, beside);
        assertEquals(Map.of(), now(model).compared());
    }

    @Test
    public void aChosenVariantReplacesTheOtherOfItsKindAndIsKept() {
        HandbookViewModel model = openAt(table());
        model.choose(Variant.MACHINE_DEALT);
        model.choose(Variant.KEYPAD);
        model.choose(Variant.HAND_DEALT);
        assertEquals(Set.of(Variant.HAND_DEALT, Variant.KEYPAD), now(model).table().chosen());
        assertEquals(Set.of(Variant.HAND_DEALT, Variant.KEYPAD), now(openAt(table())).table().chosen());
    }

    @Test
    public void aSearchFindsLinesAndAnEmptyOneShowsTheSection() {
        HandbookViewModel model = openAt(table());
        model.search("ante");
        assertFalse(now(model).found().isEmpty());
        model.search("");
        assertEquals(List.of(), now(model).found());
    }

    @Test
    public void aSheetIsWrittenWhereSomebodyChose() {
        HandbookViewModel model = openAt(table());
        model.print("wall.pdf");
        assertEquals(Set.of("wall.pdf"), documents.files.keySet());
        assertEquals(Optional.of(HandbookUiState.Print.SAVED), now(model).print());
    }

    @Test
    public void aSheetThatCannotBeWrittenIsReported() {
        HandbookViewModel model = open(new DocumentStore() {
            @Override
            public OutputStream write(String address) throws IOException {
                throw new IOException("full");
            }

            @Override
            public InputStream read(String address) throws IOException {
                throw new IOException("full");
            }
        });
        model.openTable(table());
        model.print("wall.pdf");
        assertEquals(Optional.of(HandbookUiState.Print.FAILED), now(model).print());
    }
}
