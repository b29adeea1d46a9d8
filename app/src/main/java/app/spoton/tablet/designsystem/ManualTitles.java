package app.spoton.tablet.designsystem;

import android.content.res.Resources;
import app.spoton.tablet.R;
import java.util.Map;

/** The manuals by names that people at a table know; exports and papers keep the names of the files. */
public final class ManualTitles {
    private static final Map<String, String> GAMES = Map.of("000_d130eadb860732be.txt", "Four Card Poker",
            "001_8ba469a3ddbb0de6.txt", "3 Card Fury", "002_cd904c2c3fa231e4.txt", "Crazy 4 Poker",
            "003_911f96d4cd906c90.txt", "4 Card Split", "004_0d6774a04634ce8b.txt", "Super 4 Poker");

    private final Resources resources;

    public ManualTitles(Resources resources) {
        this.resources = resources;
    }

    /** Where it stands, with each manual by its game's name. */
    public String citation(String cited) {
        String words = cited;
        for (Map.Entry<String, String> manual : GAMES.entrySet()) {
            words = words.replace(manual.getKey(), resources.getString(R.string.manual_of, manual.getValue()));
        }
        return words;
    }
}
