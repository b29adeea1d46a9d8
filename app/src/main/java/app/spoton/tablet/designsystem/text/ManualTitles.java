package app.spoton.tablet.designsystem.text;

import android.content.res.Resources;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.tablet.R;

/** The manuals by familiar names; rounds of version 1 cite them by file names. */
public final class ManualTitles {
    private final Resources resources;

    public ManualTitles(Resources resources) {
        this.resources = resources;
    }

    /** The citation, with each manual by its game's name. */
    public String citation(String cited) {
        String words = cited;
        for (Game game : Games.all()) {
            String name = game.facts().manual().version1Name();
            if (!name.isEmpty()) {
                words = words.replace(name, resources.getString(R.string.manual_of, game.title()));
            }
        }
        return words;
    }
}
