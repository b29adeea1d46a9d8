package app.spoton.tablet.tablecamera.source;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.camera.spots.SpotPlan;
import app.spoton.camera.spots.SpotReader;
import app.spoton.camera.spots.SpotState;
import app.spoton.engine.card.Card;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The camera and the demonstration table, with the reader that comes with the app. */
@RunWith(AndroidJUnit4.class)
public class CameraCardSourceTest {
    @Rule
    public final CardSourceFixture source = new CardSourceFixture();

    /** Every card that was dealt is seen where it was dealt to; a pip that is taken for a card may be asked besides. */
    private void assertEachAtItsSpot(String when, TableReading tableReading) {
        DemoDealer.of(source.table, 1).hands().forEach((spot, cards) -> {
            List<Card> seen = tableReading.at(spot.seat()).stream().map(reading -> reading.card().card())
                    .collect(Collectors.toList());
            assertTrue(when + ", " + spot + ": " + cards + " in " + seen, seen.containsAll(cards));
        });
        assertEquals(0, tableReading.strays());
    }

    @Test
    public void theDemonstrationTableIsReadForRealAndNoFrameIsWritten() throws IOException {
        assertEquals(CameraObstacle.NONE, source.open(CardSourceKind.DEMONSTRATION, false));
        source.camera.read();
        TableReading tableReading = source.heard.looks.get(0).cards();
        assertEquals("five and five", 10, tableReading.readings().size());
        assertEquals(5, tableReading.at(2).size());
        assertEquals(0, tableReading.strays());
        assertEquals(List.of(), source.written());
    }

    @Test
    public void theTabletsCameraIsReadThroughTheSameSession() throws IOException {
        source.register();
        source.cameras.sees = Optional.of(() -> {
            try (DemoTable demo = new DemoTable(960)) {
                return demo.empty();
            }
        });
        source.open(CardSourceKind.CAMERA, false);
        Surface shown = CardSourceFixture.surface();
        source.camera.attachPreview(shown);
        assertTrue(source.cameras.open);
        assertEquals("focus and exposure go by the layout", 4, source.cameras.focus.size());
        assertTrue("" + source.cameras.focus, source.cameras.focus.get(0) > 0.02 && source.cameras.focus.get(2) < 0.98);
        source.camera.torch(true);
        assertTrue(source.cameras.torch);
        source.camera.read();
        assertEquals(List.of(), source.heard.troubles);
        assertEquals("nothing lies there", 0, source.heard.looks.get(0).cards().readings().size());
        source.camera.detachPreview(CardSourceFixture.surface());
        assertTrue("another place that is gone changes nothing", source.cameras.open);
        source.camera.detachPreview(shown);
        assertFalse(source.cameras.open);
        source.cameras.torch = false;
        source.camera.attachPreview(CardSourceFixture.surface());
        assertTrue("the light stays on when the camera restarts", source.cameras.torch);
    }

    @Test
    public void aCameraThatWasMovedGivesEveryCardToItsOwnSeat() throws IOException {
        source.registerWithPrint();
        for (Rotation turn : List.of(Rotation.NONE, Rotation.HALF)) {
            source.heard.looks.clear();
            source.sees(turn, false);
            source.open(CardSourceKind.CAMERA, false);
            source.camera.attachPreview(CardSourceFixture.surface());
            source.camera.read();
            assertEquals(turn + "", List.of(), source.heard.troubles);
            TableReading tableReading = source.heard.looks.get(0).cards();
            assertEachAtItsSpot(turn + "", tableReading);
        }
    }

    @Test
    public void whatTheDealerSeesIsTurnedAsTheTabletIsHeld() throws IOException {
        source.register();
        source.sees(Rotation.RIGHT, false);   // as a sensor gives it whose pictures are turned to the left for the screen
        source.files.save(TableSetup.DEMONSTRATION, source.files.table(TableSetup.DEMONSTRATION).registration().orElseThrow()
                .turned(Rotation.RIGHT), Optional.empty());
        source.cameras.turn = Rotation.LEFT;
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        assertEachAtItsSpot("upright", source.heard.looks.get(0).cards());
        assertTrue("upright again", source.heard.looks.get(0).snapshot().width() > source.heard.looks.get(0).snapshot().height());
    }

    /** Nothing is proposed that was not bet, and three quarters of what was: of the rest it is not sure. */
    private static void assertProposed(Map<Integer, Set<Wager>> bets, OccupiedSpots seen) {
        int bet = bets.values().stream().mapToInt(Set::size).sum();
        int proposed = 0;
        for (int seat = 1; seat <= 6; seat++) {
            Set<Wager> made = bets.getOrDefault(seat, Set.of());
            assertTrue("seat " + seat + ": " + seen.bet(seat) + " of " + made, made.containsAll(seen.bet(seat)));
            for (Wager wager : made) {
                assertNotEquals("seat " + seat + " " + wager, SpotState.EMPTY, seen.at(seat, wager));
            }
            proposed += seen.bet(seat).size();
        }
        assertTrue(proposed + " of " + bet, proposed >= 0.75 * bet);
    }

    @Test
    public void chipsOnTheDemonstrationTableAreSeenBeforeAnybodyHasMarkedThem() {
        source.camera.onTableChanged(CardSourceFixture.started(TestLayouts.open("crazy-4-poker"), "r1"));
        source.open(CardSourceKind.DEMONSTRATION, false);
        source.camera.read();
        OccupiedSpots seen = source.heard.looks.get(0).spots();
        assertProposed(DemoDealer.of(TestLayouts.open("crazy-4-poker"), 0).bets().orElseThrow(), seen);
        assertEquals("nobody has cards yet", Set.of(1, 2, 3, 4, 5, 6), seen.seatsWithoutCards());
    }

    @Test
    public void atARegisteredTableSeatsWithoutCardsAreSeenAndNothingIsGuessedAboutItsSpots() throws IOException {
        source.registerWithEmptyLayout();
        source.sees(Rotation.NONE, false);
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        OccupiedSpots seen = source.heard.looks.get(0).spots();
        assertEquals("only seat 2 plays", Set.of(1, 3, 4, 5, 6), seen.seatsWithoutCards());
        assertEquals(List.of(), seen.spots());
    }

    @Test
    public void atARegisteredTableChipsAreSeenOnTheSpotsThatTheHouseHasShown() throws IOException {
        source.registerWithEmptyLayout();
        GameLayout game = GameLayout.of(source.table.setup().game());
        source.files.saveSpots(TableSetup.DEMONSTRATION, game.id(), SpotPlan.usual(TablePlan.USUAL, game.spotRows()));
        source.sees(Rotation.NONE, false);
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        OccupiedSpots seen = source.heard.looks.get(0).spots();
        assertProposed(DemoDealer.of(source.table, 1).bets().orElseThrow(), seen);
    }

    @Test
    public void noSpotIsReportedForATableWhoseEmptyLayoutWasNotKept() throws IOException {
        source.register();
        source.sees(Rotation.NONE, false);
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        assertEquals(OccupiedSpots.UNKNOWN, source.heard.looks.get(0).spots());
    }

    @Test
    public void aPictureIsKeptWhenTheHouseWantsIt() throws IOException {
        source.open(CardSourceKind.DEMONSTRATION, true);
        source.camera.read();
        List<Path> kept = source.written();
        assertEquals("the picture and where the cards lie in it", List.of("r1.cards", "r1.jpg"), names(kept));
        List<EvidenceIndex.IndexedCard> index =
                EvidenceIndex.read(new String(Files.readAllBytes(kept.get(0)), StandardCharsets.UTF_8)).cards();
        assertEquals(10, index.size());
        assertTrue(index.stream().allMatch(entry -> entry.width() > 10 && entry.x() >= 0 && entry.height() > 10));
        byte[] jpeg = Files.readAllBytes(kept.get(1));
        assertArrayEquals(new byte[] {(byte) 0xff, (byte) 0xd8}, new byte[] {jpeg[0], jpeg[1]});
        assertFalse(source.heard.looks.get(0).evidenceFailed());
    }

    @Test
    public void aSecondReadingAddsAPictureAndReplacesNone() throws IOException {
        source.open(CardSourceKind.DEMONSTRATION, true);
        source.camera.read();
        byte[] first = Files.readAllBytes(source.written().get(1));
        source.camera.read();
        assertEquals(List.of("r1.cards", "r1.jpg", "r1_2.cards", "r1_2.jpg"), names(source.written()));
        assertArrayEquals(first, Files.readAllBytes(source.written().get(1)));
    }

    @Test
    public void theDemonstrationsDeckIsLearnedOnceWhilePeopleBet() {
        List<Runnable> reading = new ArrayList<>();
        CameraCardSource later = source.on(reading::add);
        later.onTableChanged(TestLayouts.open("crazy-4-poker"));
        later.open(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""));
        int opened = reading.size();
        later.onTableChanged(TestLayouts.open("crazy-4-poker"));
        assertEquals("nobody plays yet", opened, reading.size());
        later.onTableChanged(bet(TestLayouts.open("crazy-4-poker"), 2, ANTE, "10"));
        later.onTableChanged(bet(TestLayouts.open("crazy-4-poker"), 3, ANTE, "10"));
        assertEquals(opened + 1, reading.size());
    }

    @Test
    public void anotherGamesEmptyLayoutIsDrawnWhilePeopleBetAndNotByItsFirstReading() {
        List<Runnable> reading = new ArrayList<>();
        CameraCardSource later = source.on(reading::add);
        later.onTableChanged(TestLayouts.open("crazy-4-poker"));
        later.open(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""));
        later.onTableChanged(bet(TestLayouts.open("crazy-4-poker"), 2, ANTE, "10"));
        int warm = reading.size();
        later.onTableChanged(bet(TestLayouts.open("super-4-poker"), 2, ANTE, "10"));
        later.onTableChanged(bet(TestLayouts.open("super-4-poker"), 3, ANTE, "10"));
        assertEquals(warm + 1, reading.size());
    }

    @Test
    public void aRoundThatTheAppFindsAgainIsShownBeforeTheDemonstrationsDeckIsLearned() {
        List<Runnable> reading = new ArrayList<>();
        CameraCardSource later = source.on(reading::add);
        later.open(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""));
        int opened = reading.size();
        TableState found = bet(TestLayouts.open("crazy-4-poker"), 2, ANTE, "10");
        later.onTableChanged(found);
        assertEquals("nobody has tapped yet", opened, reading.size());
        later.onTableChanged(found.deal());
        assertEquals(opened + 1, reading.size());
    }

    @Test
    public void everyNetworkIsLoadedWhilePeopleBetAndNotByTheFirstReading() throws IOException {
        source.register();
        for (CardSourceKind kind : List.of(CardSourceKind.DEMONSTRATION, CardSourceKind.CAMERA)) {
            Set<SpotReader> loaded = new HashSet<>();
            CameraCardSource camera = source.on(Runnable::run, () -> {
                loaded.add(CardSourceFixture.SPOTS.get());
                return CardSourceFixture.SPOTS.get();
            });
            camera.onTableChanged(TestLayouts.open("crazy-4-poker"));
            camera.open(new CameraPreferences(kind, false, ""));
            camera.attachPreview(CardSourceFixture.surface());
            assertEquals(kind + ": nobody plays yet", Set.of(), loaded);
            camera.onTableChanged(bet(TestLayouts.open("crazy-4-poker"), 2, ANTE, "10"));
            assertEquals(kind.toString(), 1, loaded.size());
            camera.close();
        }
    }

    @Test
    public void aLookCarriesTheRoundThatWasOnTheTableWhenItBegan() {
        source.open(CardSourceKind.DEMONSTRATION, false);
        source.camera.read();
        source.camera.onTableChanged(CardSourceFixture.started(source.table, "r2"));
        source.camera.read();
        assertEquals(List.of("r1", "r2"),
                source.heard.looks.stream().map(CameraLook::round).collect(Collectors.toList()));
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(file -> file.getFileName().toString()).collect(Collectors.toList());
    }
}
