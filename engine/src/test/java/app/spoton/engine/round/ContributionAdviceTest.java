package app.spoton.engine.round;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class ContributionAdviceTest {
    @Test
    public void aMeterThatPaysEveryAwardRunsDryBelow70Percent() {
        assertTrue(ContributionAdvice.whereAllPaysComeFromTheMeter(69_99).orElseThrow().contains("run dry"));
        assertTrue(ContributionAdvice.whereAllPaysComeFromTheMeter(70_00).isEmpty());
    }

    @Test
    public void aMeterThatPaysOnlyPercentagesIsNeverGivenMoreThanItsPreset() {
        assertTrue(ContributionAdvice.whereOnlyPercentagesComeFromTheMeter(20_01, 20_00).orElseThrow().contains("advantage"));
        assertTrue(ContributionAdvice.whereOnlyPercentagesComeFromTheMeter(20_00, 20_00).isEmpty());
        assertTrue(ContributionAdvice.whereOnlyPercentagesComeFromTheMeter(5_00, 20_00).isEmpty());
    }

    @Test
    public void aReserveIsRecommended() {
        assertTrue(ContributionAdvice.reserve(0).isPresent());
        assertTrue(ContributionAdvice.reserve(1_00).isEmpty());
    }
}
