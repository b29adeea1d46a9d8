package app.spoton.tablet.table;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.util.Locale;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Call-outs by the tablet's own speech, which is woken by the first of them. To be used from the main thread. */
@Singleton
final class TextToSpeechCallOuts implements CallOuts {
    private final Context context;
    private final CallOutPhrases words;
    private TextToSpeech speech;
    private String first = "";
    private boolean ready;

    @Inject
    TextToSpeechCallOuts(@ApplicationContext Context context, CallOutPhrases words) {
        this.context = context;
        this.words = words;
    }

    @Override
    public void call(RoundInProgress round) {
        words.of(round).ifPresent(this::say);
    }

    private void say(String sentence) {
        if (ready) {
            speech.speak(sentence, TextToSpeech.QUEUE_FLUSH, null, "call-out");
            return;
        }
        first = sentence;
        if (speech == null) {
            speech = new TextToSpeech(context, this::woken);
        }
    }

    /** A tablet without speech stays silent; the screen says it all. */
    private void woken(int status) {
        if (status == TextToSpeech.SUCCESS) {
            speech.setLanguage(Locale.US);
            ready = true;
            say(first);
        }
    }
}
