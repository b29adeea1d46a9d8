package app.spoton.engine.settlement;

/** A remark on a step in addition to its amounts. */
public enum StepNote {
    ROUNDED_DOWN("rounded down to the smallest chip"),
    SHARE_ROUNDED_DOWN("rounded down to the cent; the meter keeps the rest"),
    FROM_METER("paid from the meter"),
    METER_RESEEDED("the meter starts again from its seed"),
    METER_RAN_DRY("the meter ran dry; the rest is paid from the tray"),
    SUPERVISOR("wait for a supervisor"),
    FORFEITED("folded");

    private final String words;

    StepNote(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
