package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class LookAlikesTest {
    private static final SpoofChecker UNICODE = new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private static void alike(String one, String other) {
        assertTrue(one + " and " + other, LookAlikes.areAlike(one, other));
        assertTrue(other + " and " + one, LookAlikes.areAlike(other, one));
    }

    /** Names are compared without characters that nobody sees, and with compatible characters in their usual form. */
    private static boolean isCompared(int character) {
        String text = Character.toString(character);
        return StaffName.isAllowed(text) && Normalizer.isNormalized(text, Normalizer.Form.NFKC);
    }

    /** Robolectric brings ICU with the list of Unicode 17 along; a later list may have more than ours. */
    @Test
    public void everyCharacterThatUnicodesListTakesForAnotherIsTakenForItHere() {
        List<String> missing = new ArrayList<>();
        for (int character = '!'; character <= Character.MAX_CODE_POINT; character++) {
            String text = Character.toString(character);
            String like = UNICODE.getSkeleton(text);
            if (!like.equals(text) && isCompared(character) && !LookAlikes.areAlike("x" + text + "y", "x" + like + "y")) {
                missing.add(Integer.toHexString(character) + " " + like);
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    public void lookAlikesOfSeveralKindsInOneNameAreFound() {
        alike("b0b1", "bobl");
        alike("B0b1", "bobl");
        alike("B0BI", "b0b1");
        alike("0sc4r", "oSc4r");
        alike("Al1ce 0'Hara", "AlIce O\u2019Hara");
        alike("Wi11iarn", "VVilliam");
        alike("\u0421\u043e\u0441\u043e", "c0c0");
        alike("\u00c6sa", "Aesa");
    }

    @Test
    public void namesThatAreOnlySimilarAreNotAlike() {
        for (String[] two : new String[][] {{"Neil", "Nell"}, {"Ali", "All"}, {"Gil", "Gill"}, {"Jan", "Jon"}, {"Bob", "Rob"},
            {"Leo", "Lea"}, {"Tim", "Tom"}, {"Kim", "Kym"}, {"Oskar", "Oscar"}, {"Sam 2", "Sam 3"}, {"Ann 1", "Ann"}}) {
            assertFalse(two[0] + " and " + two[1], LookAlikes.areAlike(two[0], two[1]));
        }
    }
}
