package app.spoton.camera.device;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class MlKitOptionsTest {
    @Test
    public void theDetectorNamesNothingItSeesBecauseThePackageHasNoModelForThat() {
        assertFalse(MlKitPreviewObjectDetector.options(Runnable::run).isClassificationEnabled());
        assertTrue(MlKitPreviewObjectDetector.options(Runnable::run).isMultipleObjectsEnabled());
    }
}
