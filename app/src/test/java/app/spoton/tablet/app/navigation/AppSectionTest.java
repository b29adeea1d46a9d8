package app.spoton.tablet.app.navigation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class AppSectionTest {
    @Test
    public void backLeadsToTheTableFromAnywhereAndFromThereOut() {
        for (AppSection start : AppSection.values()) {
            AppSection here = start;
            for (int steps = 0; here.back().isPresent(); steps++) {
                assertTrue(start + " never comes to an end", steps < AppSection.values().length);
                here = here.back().get();
            }
            assertEquals(AppSection.TABLE, here);
        }
    }

    @Test
    public void everyPlaceBelongsToASectionOfTheRail() {
        for (AppSection place : AppSection.values()) {
            assertTrue(place + "", AppSection.sections().contains(place.section()));
        }
    }
}
