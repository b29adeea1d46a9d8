package app.spoton.tablet.devicecheck.parts.speech;

import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import app.spoton.tablet.devicecheck.PendingAnswer;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether the tablet can call out the settlement. */
public final class SpeechCheck implements DeviceCheck {
    private static final long SECONDS = 10;

    private final Supplier<SpeechEngine> engines;

    public SpeechCheck(Supplier<SpeechEngine> engines) {
        this.engines = engines;
    }

    @Override
    public DevicePart part() {
        return DevicePart.SPEECH;
    }

    @Override
    public CheckResult run() throws InterruptedException {
        try (SpeechEngine engine = engines.get()) {
            PendingAnswer<String> voice = new PendingAnswer<>();
            long start = System.nanoTime();
            engine.start(voice::answer);
            Optional<String> name = voice.await(SECONDS);
            long millis = (System.nanoTime() - start) / 1_000_000;
            if (name.isEmpty()) {
                return CheckResult.fail("Text-to-speech did not start in " + SECONDS + " s: call-outs stay silent");
            }
            return name.get().isEmpty()
                    ? CheckResult.missing("No English voice: install one in Android's settings, or keep call-outs off")
                    : CheckResult.pass("Voice " + name.get() + " in " + millis + " ms");
        }
    }
}
