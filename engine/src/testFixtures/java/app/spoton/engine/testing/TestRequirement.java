package app.spoton.engine.testing;

import org.junit.Assume;

/** A requirement that a test may not find. A skipped test says why in the build's output (gradle/tests.gradle). */
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
