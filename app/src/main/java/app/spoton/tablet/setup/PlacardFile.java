package app.spoton.tablet.setup;

import android.util.Log;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.handbook.ApprovalCondition;
import app.spoton.tablet.documents.DocumentStore;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** The placard that a table must have, as a text to print. */
public final class PlacardFile {
    private final Catalog catalog;
    private final DocumentStore documents;

    @Inject
    public PlacardFile(Catalog catalog, DocumentStore documents) {
        this.catalog = catalog;
        this.documents = documents;
    }

    /** What a player reads, and below it where it is required. */
    String text(Game game) {
        String notices = catalog.handbook(game).conditions().stream()
                .filter(condition -> condition.group() == ApprovalCondition.Group.PLACARD)
                .map(condition -> condition.text() + "\n\n(" + condition.rule() + ")").collect(Collectors.joining("\n\n"));
        return "NOTICE TO PLAYERS\n\n" + game.title() + "\n\n" + notices + "\n";
    }

    /** Whether it was written. Call on the disk thread. */
    public boolean save(Game game, String address) {
        try (OutputStream file = documents.write(address)) {
            file.write(text(game).getBytes(StandardCharsets.UTF_8));
            return true;
        } catch (IOException | RuntimeException failed) {
            Log.w("Setup", "The placard was not written", failed);
            return false;
        }
    }
}
