package app.spoton.engine.testing;

import org.junit.Assume;

/** What a test needs and may not find. A test that is skipped for it says so in the output of the build (gradle/tests.gradle). */
public final class TestRequirement {
    private TestRequirement() {
    }

    /** Skips the running test unless the requirement is met. */
    public static void require(String reasonToSkip, boolean met) {
        if (!met) {
            System.out.println("Skipped: " + reasonToSkip);
        }
        Assume.assumeTrue(reasonToSkip, met);
    }
}
