package app.spoton.tablet.devicecheck.parts.speech;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import android.speech.tts.Voice;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Android's text-to-speech, started on the main thread as it requires. */
public final class TabletSpeechEngine implements SpeechEngine {
    private final Context context;
    private final Executor mainThread;
    private TextToSpeech speech;

    public TabletSpeechEngine(Context context, Executor mainThread) {
        this.context = context;
        this.mainThread = mainThread;
    }

    @Override
    public void start(Consumer<String> voice) {
        mainThread.execute(() -> speech = new TextToSpeech(context,
                status -> mainThread.execute(() -> voice.accept(status == TextToSpeech.SUCCESS ? english() : ""))));
    }

    private String english() {
        int answer = speech.setLanguage(Locale.US);
        Voice voice = speech.getVoice();
        return answer < TextToSpeech.LANG_AVAILABLE || voice == null ? "" : voice.getName();
    }

    @Override
    public void close() {
        mainThread.execute(() -> {
            if (speech != null) {
                speech.shutdown();
            }
        });
    }
}
