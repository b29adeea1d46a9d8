package app.spoton.tablet.tablecamera.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.index.HouseDeck;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class CameraFilesTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Registration registration = Registration.ofTaps(TablePlan.USUAL,
            List.of(new PicturePoint(10, 90), new PicturePoint(190, 90), new PicturePoint(180, 10),
                    new PicturePoint(20, 10)), 200, 100).orElseThrow();

    private CameraFiles files() {
        return new CameraFiles(folder.getRoot().toPath().resolve("camera"));
    }

    private static HouseDeck deck(String name) {
        return new HouseDeck(name, new float[HouseDeck.RANKS][2], new float[HouseDeck.SUITS][2]);
    }

    private List<String> names() {
        return files().decks().decks().stream().map(HouseDeck::name).collect(Collectors.toList());
    }

    private void damage() throws IOException {
        for (File file : new File(folder.getRoot(), "camera").listFiles()) {
            Files.write(file.toPath(), "spoton-deck 99\n?".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    public void nothingIsKeptInTheBeginning() {
        assertEquals(List.of(), names());
        assertEquals(new CameraFiles.StoredTable(Optional.empty(), false), files().table("table"));
    }

    @Test
    public void severalDecksAreKeptByAnyNameThatPeopleGive() throws IOException {
        List<String> given = List.of("../Bee", "Bee", "bee", "Bee 2/3", "Blåbær ♠");
        for (String name : given) {
            files().save(deck(name));
        }
        assertEquals(given.stream().sorted().collect(Collectors.toList()), names());
        files().delete(deck("Bee"));
        assertFalse(names().contains("Bee"));
        assertEquals(4, names().size());
    }

    private static HouseDeck looks(String name, float look) {
        float[][] ranks = new float[HouseDeck.RANKS][];
        Arrays.fill(ranks, new float[] {look, 1});
        return new HouseDeck(name, ranks, new float[HouseDeck.SUITS][2]);
    }

    private CameraFiles.DeckVersions versions(String name) {
        return files().decks().versions().get(name);
    }

    private String text(String name) {
        return files().decks().named(name).orElseThrow().text();
    }

    @Test
    public void aDeckThatIsEnrolledAgainKeepsTheVersionBefore() throws IOException {
        files().save(looks("Bee", 1));
        assertEquals(CameraFiles.DeckVersions.ONLY, versions("Bee"));
        files().save(looks("Bee", 2));
        assertEquals(new CameraFiles.DeckVersions(2, Optional.of(1), Optional.empty()), versions("Bee"));
        assertEquals(looks("Bee", 2).text(), text("Bee"));
        files().useVersion("Bee", 1);
        assertEquals(new CameraFiles.DeckVersions(1, Optional.empty(), Optional.of(2)), versions("Bee"));
        assertEquals(looks("Bee", 1).text(), text("Bee"));
        files().save(looks("Bee", 3));
        assertEquals(new CameraFiles.DeckVersions(3, Optional.of(2), Optional.empty()), versions("Bee"));
        assertEquals(List.of("Bee"), names());
    }

    @Test
    public void aDeletedDeckLeavesNoVersionBehind() throws IOException {
        files().save(looks("Bee", 1));
        files().save(looks("Bee", 2));
        files().delete(looks("Bee", 2));
        assertEquals(List.of(), names());
        assertEquals(0, new File(folder.getRoot(), "camera").listFiles().length);
        files().save(looks("Bee", 3));
        assertEquals(CameraFiles.DeckVersions.ONLY, versions("Bee"));
    }

    @Test
    public void aVersionThatCannotBeReadIsReportedAndNeverReplacedByAnotherWithoutSaying() throws IOException {
        files().save(looks("bee", 1));
        files().save(looks("bee", 2));
        Files.write(folder.getRoot().toPath().resolve("camera/bee.2.deck"), "?".getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of(), names());
        assertEquals(List.of("bee.2.deck"), files().decks().damaged());
        files().useVersion("bee", 1);
        assertEquals(CameraFiles.DeckVersions.ONLY, versions("bee"));
        Files.write(folder.getRoot().toPath().resolve("camera/bee.version"), "?".getBytes(StandardCharsets.UTF_8));
        assertEquals("which one is in use is not known", List.of(), names());
    }

    @Test
    public void aTableIsFoundAgain() throws IOException {
        files().save("Pit 3 / table 7", registration, Optional.empty());
        assertEquals(Optional.of(registration), files().table("Pit 3 / table 7").registration());
        assertEquals(Optional.empty(), files().table("Pit 3 / table 8").registration());
    }

    @Test
    public void aDamagedFileIsReportedAndSkipped() throws IOException {
        files().save(deck("Bee"));
        files().save("table", registration, Optional.empty());
        damage();
        files().save(deck("Aviator"));
        assertEquals(List.of("Aviator"), names());
        assertEquals(1, files().decks().damaged().size());
        assertTrue(files().table("table").isDamaged());
    }
}
