package app.spoton.tablet.setup;

/** Who keeps the progressive meters of a table. */
public enum MeterKeeper {
    /** The tablet adds contributions, pays wins and reseeds, all in its log. */
    TABLET("tablet"),
    /** An approved controller does; a supervisor enters what its display shows when a share of a meter is won. */
    CONTROLLER("controller");

    private final String id;

    MeterKeeper(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /**
     * The keeper with an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    static MeterKeeper withId(String id) {
        for (MeterKeeper keeper : values()) {
            if (keeper.id.equals(id)) {
                return keeper;
            }
        }
        throw new IllegalArgumentException("No such keeper of meters: " + id);
    }
}
