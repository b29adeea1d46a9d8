package app.spoton.tablet.shell;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class PlaceTest {
    @Test
    public void backLeadsToTheTableFromAnywhereAndFromThereOut() {
        for (Place start : Place.values()) {
            Place here = start;
            for (int steps = 0; here.back().isPresent(); steps++) {
                assertTrue(start + " never comes to an end", steps < Place.values().length);
                here = here.back().get();
            }
            assertEquals(Place.TABLE, here);
        }
    }

    @Test
    public void everyPlaceBelongsToASectionOfTheRail() {
        for (Place place : Place.values()) {
            assertTrue(place + "", Place.sections().contains(place.section()));
        }
    }
}
