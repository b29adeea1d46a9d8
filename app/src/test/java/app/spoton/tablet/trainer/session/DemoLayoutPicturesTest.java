package app.spoton.tablet.trainer.session;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeDealer;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import java.util.Arrays;
import java.util.Optional;
import org.junit.Test;

/** Plain JVM: the pictures are drawn by OpenCV, not by Android. */
public class DemoLayoutPicturesTest {
    private final LayoutPictureSource pictures = new DemoLayoutPictures();

    private static PracticeRound practice(String game, int seats, long seed) {
        TableSetup table = TableSetup.demonstration(Catalog.standard(), Catalog.standard().game(game).orElseThrow());
        return new PracticeDealer(table).deal(PracticeGoal.of(PracticeSituation.ORDINARY), seats, seed).orElseThrow();
    }

    @Test
    public void theSameRoundGivesTheSamePictureAndAnotherRoundAnotherPicture() {
        byte[] first = pictures.of(practice("four-card-poker", 3, 1)).orElseThrow();
        assertArrayEquals(first, pictures.of(practice("four-card-poker", 3, 1)).orElseThrow());
        assertFalse(Arrays.equals(first, pictures.of(practice("four-card-poker", 3, 2)).orElseThrow()));
        try (Picture drawn = Picture.decode(first).orElseThrow()) {
            assertTrue(drawn.width() > 450 && drawn.height() > 300);
        }
    }

    @Test
    public void aSeatThatTheDemonstrationTableDoesNotHaveIsNotDrawn() {
        TableSetup six = TableSetup.demonstration(Catalog.standard(), Catalog.standard().game("super-4-poker").orElseThrow());
        TableSetup seven = new TableSetup(six.name(), six.game(), six.paytables(), six.house(), six.meters(),
                six.rates(), 7, false, six.chips(), six.options());
        PracticeRound full = new PracticeDealer(seven).deal(PracticeGoal.of(PracticeSituation.ORDINARY), 7, 1).orElseThrow();
        assertEquals(Optional.empty(), pictures.of(full));
    }
}
