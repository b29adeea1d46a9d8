package app.spoton.engine.round;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The wagers of all games. The automatic bonus and envy are paid without a stake of their own. */
public enum Wager {
    ANTE("ante", "ante"),
    PLAY("play", "play"),
    ACES_UP("aces-up", "aces up"),
    BAD_BEAT("bad-beat", "bad beat"),
    PROGRESSIVE("progressive", "progressive"),
    MONSTER("monster", "3 Card Monster"),
    ROYAL_FAMILY("royal-family", "Royal Family"),
    SEVEN_CARD("seven-card", "7 Card Bonus"),
    SUPER_BONUS("super-bonus", "super bonus"),
    QUEENS_UP("queens-up", "queens up"),
    ANTE_1("ante-1", "first ante"),
    ANTE_2("ante-2", "second ante"),
    BLIND("blind", "4 Card Blind"),
    PLAY_1("play-1", "first play"),
    PLAY_2("play-2", "second play"),
    XTRA_BONUS("xtra-bonus", "X-TRA bonus"),
    PLAYER_BONUS("player-bonus", "player bonus"),
    AUTOMATIC_BONUS("automatic-bonus", "automatic bonus"),
    ENVY("envy", "envy");

    private static final List<Wager> ALL = List.of(values());
    private static final Map<String, Optional<Wager>> BY_ID = new HashMap<>();

    static {
        ALL.forEach(wager -> BY_ID.put(wager.id, Optional.of(wager)));
    }

    private final String id;
    private final String words;

    Wager(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** All wagers, in the order of their declaration. */
    public static List<Wager> all() {
        return ALL;
    }

    public static Optional<Wager> withId(String id) {
        return BY_ID.getOrDefault(id, Optional.empty());
    }

    public String id() {
        return id;
    }

    /** The wager as a dealer says it. */
    public String words() {
        return words;
    }

    /** Whether the wager can be bet. */
    public boolean isBet() {
        return this != AUTOMATIC_BONUS && this != ENVY;
    }
}
