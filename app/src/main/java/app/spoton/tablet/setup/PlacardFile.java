package app.spoton.tablet.setup;

import android.content.Context;
import android.net.Uri;
import android.util.Log;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Topic;
import app.spoton.tablet.R;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.inject.Inject;

/** The placard that must stand at a table, as a text to print. */
public final class PlacardFile {
    private final Context context;

    @Inject
    public PlacardFile(@ApplicationContext Context context) {
        this.context = context;
    }

    /** What a player reads, and below it where it is required. */
    public String text(Game game) {
        String citation = game.facts().citation(Topic.FOUR_GAMES).map(Object::toString).orElse("");
        return context.getString(R.string.setup_placard_text, game.title(), citation);
    }

    /** Whether it was written. Call on the disk thread. */
    public boolean save(Game game, String address) {
        try (OutputStream file = context.getContentResolver().openOutputStream(Uri.parse(address), "wt")) {
            if (file == null) {
                return false;
            }
            file.write(text(game).getBytes(StandardCharsets.UTF_8));
            return true;
        } catch (IOException | RuntimeException failed) {
            Log.w("Setup", "The placard was not written", failed);
            return false;
        }
    }
}
