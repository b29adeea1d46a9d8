package app.spoton.tablet.devicecheck.parts.speech;

import java.util.function.Consumer;

/** The tablet's text-to-speech. */
public interface SpeechEngine extends AutoCloseable {
    /** Starts it; calls back once with the name of its English voice, empty if it has none. */
    void start(Consumer<String> voice);

    @Override
    void close();
}
