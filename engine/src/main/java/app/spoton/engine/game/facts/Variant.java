package app.spoton.engine.game.facts;

import app.spoton.engine.ids.Identified;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The ways in which a manual lets a house run the same game. One of each kind is in force at a table. */
public enum Variant implements Identified {
    MACHINE_DEALT("machine", Kind.DEALING, "Shuffling machine"),
    HAND_DEALT("hand", Kind.DEALING, "Dealt by hand"),
    DISPLAY("display", Kind.PROGRESSIVE_SYSTEM, "Progressive with display"),
    KEYPAD("keypad", Kind.PROGRESSIVE_SYSTEM, "Progressive with keypad"),
    SUPERVISOR_LEVEL("supervisor-level", Kind.JACKPOT_LEVEL, "Jackpot at the supervisor's level"),
    EXECUTIVE_LEVEL("executive-level", Kind.JACKPOT_LEVEL, "Jackpot at the executive level"),
    OWN_JACKPOT("own-jackpot", Kind.JACKPOT, "Jackpot of this game"),
    MULTI_GAME_LINK("link", Kind.JACKPOT, "Multi-Game Link"),
    VERSION_2("version-2", Kind.VERSION, "Version 2"),
    VERSION_1("version-1", Kind.VERSION, "Version 1");

    /** What a variant decides. */
    public enum Kind {
        DEALING, PROGRESSIVE_SYSTEM, JACKPOT_LEVEL, JACKPOT, VERSION
    }

    private final String id;
    private final Kind kind;
    private final String words;

    Variant(String id, Kind kind, String words) {
        this.id = id;
        this.kind = kind;
        this.words = words;
    }

    public static Optional<Variant> withId(String id) {
        return Identified.find(values(), id);
    }

    /** The variants of a kind; the first is in force where nobody has chosen. */
    public static List<Variant> of(Kind kind) {
        return Arrays.stream(values()).filter(variant -> variant.kind == kind).collect(Collectors.toList());
    }

    /** The id in the handbook files. */
    @Override
    public String id() {
        return id;
    }

    public Kind kind() {
        return kind;
    }

    /** A label of a few words. */
    public String words() {
        return words;
    }
}
