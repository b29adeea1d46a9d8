package app.spoton.simulator;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/**
 * {@code ./gradlew :app:simulator} runs the unmodified app on this computer under Robolectric: in a window, or from a
 * {@linkplain ScriptRunner script} if one is given or there is no display.
 *
 * <p>This class and {@link RobolectricSandbox} run outside Robolectric's sandbox; {@link SimulatorSession} and
 * everything it uses run inside, loaded a second time by another class loader. Both sides share only {@linkplain
 * SimulatorOptions system properties}.
 */
public final class Simulator {
    private Simulator() {
    }

    public static void main(String[] args) throws Exception {
        boolean display = hasDisplay();
        if (!display && !SimulatorOptions.hasScript()) {
            System.out.println("No display here: this plays a round from a script and prints what is on the screen."
                    + " Give steps of your own with -Pscript=<file>.");
            SimulatorOptions.takeTour();
        }
        SimulatorOptions.useWindow(display && (!SimulatorOptions.hasScript() || SimulatorOptions.window()));
        if (SimulatorOptions.window()) {
            SwingUtilities.invokeLater(JFrame::new);   // loads Swing's classes while Robolectric starts
        }
        new Thread(BouncyCastleProvider::new, "security").start();   // Robolectric needs it, so its hundreds of classes are preloaded in parallel
        System.setProperty("robolectric.windowManager.useRequestedSize", "true");   // else dialogs sit in a corner
        Result result = new JUnitCore().run(new RobolectricSandbox());
        result.getFailures().forEach(Simulator::report);
        System.out.flush();
        System.exit(result.wasSuccessful() ? 0 : 1);   // the app's threads are not daemons
    }

    /** Asked before Robolectric starts, which makes the JVM headless. */
    private static boolean hasDisplay() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (HeadlessException | AWTError noneThatAnswers) {
            return false;
        }
    }

    /** A failed step is the script's fault and needs no stack trace; everything else is the app's. */
    private static void report(Failure failure) {
        boolean step = failure.getException().getClass().getName().equals(StepFailedException.class.getName());
        System.err.println(step ? failure.getMessage() : "The app stopped.\n" + failure.getTrace());
    }
}
