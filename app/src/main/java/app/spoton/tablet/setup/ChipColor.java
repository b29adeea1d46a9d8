package app.spoton.tablet.setup;

import app.spoton.engine.money.Money;
import java.util.Locale;
import java.util.Map;

/** The color of a chip. Houses choose their own; a value without a chosen color has the usual American one. */
public enum ChipColor {
    WHITE, PINK, RED, BLUE, GREEN, BLACK, PURPLE, YELLOW, ORANGE, GRAY, BROWN;

    private static final Map<Long, ChipColor> USUAL = Map.of(
            50L, GRAY, 1_00L, WHITE, 2_50L, PINK, 5_00L, RED, 10_00L, BLUE, 20_00L, YELLOW, 25_00L, GREEN,
            100_00L, BLACK, 500_00L, PURPLE, 1_000_00L, ORANGE);

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The usual color of a chip of this value; brown if there is none. */
    public static ChipColor usual(Money value) {
        return USUAL.getOrDefault(value.cents(), BROWN);
    }

    /**
     * The color with an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    static ChipColor withId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
