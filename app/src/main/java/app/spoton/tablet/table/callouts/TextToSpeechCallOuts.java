package app.spoton.tablet.table.callouts;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.settlement.Pace;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.util.Locale;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Call-outs by the tablet's text-to-speech, which starts with the first one. Use from the main thread. */
@Singleton
public final class TextToSpeechCallOuts implements CallOuts {
    private final Context context;
    private final CallOutPhrases phrases;
    private TextToSpeech speech;
    private String first = "";
    private boolean ready;

    @Inject
    TextToSpeechCallOuts(@ApplicationContext Context context, CallOutPhrases phrases) {
        this.context = context;
        this.phrases = phrases;
    }

    @Override
    public void call(RoundInProgress round, Pace pace) {
        phrases.of(round, pace).ifPresent(this::speak);
    }

    private void speak(String sentence) {
        if (ready) {
            speech.speak(sentence, TextToSpeech.QUEUE_FLUSH, null, "call-out");
            return;
        }
        first = sentence;
        if (speech == null) {
            speech = new TextToSpeech(context, this::onInit);
        }
    }

    /** A tablet without text-to-speech stays silent; the screen shows the same text. */
    private void onInit(int status) {
        if (status == TextToSpeech.SUCCESS) {
            speech.setLanguage(Locale.US);
            ready = true;
            speak(first);
        }
    }
}
