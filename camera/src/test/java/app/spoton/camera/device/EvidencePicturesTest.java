package app.spoton.camera.device;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.SyncedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class EvidencePicturesTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final PaintedTable table = new PaintedTable().card("As", 200, 200, 18);
    private boolean evidenceOn;

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder.getRoot().toPath())) {
            return all.map(file -> file.getFileName().toString()).sorted().collect(Collectors.toList());
        }
    }

    @Test
    public void noFrameIsWrittenUnlessTheHouseWantsEvidence() throws IOException {
        EvidencePictures evidence = new EvidencePictures(folder.getRoot().toPath(), () -> evidenceOn);
        try (Picture picture = table.picture()) {
            assertEquals(Optional.empty(), evidence.keep(picture, "round"));
            assertEquals(List.of(), files());
            evidenceOn = true;
            assertEquals(Optional.of("round"), evidence.keep(picture, "round"));
            assertEquals(List.of("round.jpg"), files());
        }
    }

    @Test
    public void aFurtherPictureOfARoundIsAddedAndAllAreFoundAgain() throws IOException {
        EvidencePictures evidence = new EvidencePictures(folder.getRoot().toPath(), () -> true);
        try (Picture picture = table.picture()) {
            for (String name : List.of("a-1", "a-1", "a-1", "b")) {
                evidence.keep(picture, name);
            }
        }
        assertEquals(List.of("a-1.jpg", "a-1_2.jpg", "a-1_3.jpg", "b.jpg"), files());
        List<Path> kept = EvidencePictures.kept(folder.getRoot().toPath(), "a-1");
        assertEquals(3, kept.size());
        assertEquals(List.of("a-1"), kept.stream().map(EvidencePictures::nameOf).distinct().collect(Collectors.toList()));
    }

    @Test
    public void aSyncedFileIsWholeAndLeavesNothingBesideIt() throws IOException {
        Path file = folder.getRoot().toPath().resolve("deck");
        SyncedFile.write(file, new byte[] {1, 2});
        SyncedFile.write(file, new byte[] {3});
        assertArrayEquals(new byte[] {3}, Files.readAllBytes(file));
        assertEquals(List.of("deck"), files());
    }
}
