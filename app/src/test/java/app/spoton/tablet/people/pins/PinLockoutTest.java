package app.spoton.tablet.people.pins;

import static org.junit.Assert.assertEquals;

import java.time.Duration;
import org.junit.Test;

public class PinLockoutTest {
    @Test
    public void theWaitGrowsToAQuarterOfAnHourAndNoFurther() {
        assertEquals(Duration.ofMinutes(15), PinLockout.waitAfter(40));
        assertEquals(Duration.ofSeconds(60), PinLockout.waitAfter(5));
    }
}
