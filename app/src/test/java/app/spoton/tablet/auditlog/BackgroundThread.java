package app.spoton.tablet.auditlog;

import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Runs a test on a separate thread, because the log refuses the main thread, on which tests run. */
public final class BackgroundThread implements TestRule {
    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                Throwable[] thrown = new Throwable[1];
                Thread disk = new Thread(() -> {
                    try {
                        base.evaluate();
                    } catch (Throwable failed) {
                        thrown[0] = failed;
                    }
                }, "disk");
                disk.start();
                disk.join();
                if (thrown[0] != null) {
                    throw thrown[0];
                }
            }
        };
    }
}
