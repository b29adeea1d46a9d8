package app.spoton.tablet.devicecheck;

/** A part of the tablet that the app depends on, in the order in which the parts are checked. */
public enum DevicePart {
    DISPLAY("Display"),
    MEMORY("Memory"),
    STORAGE("Storage"),
    CLOCK("Clock"),
    LOCK_TASK("Lock task"),
    KEY_STORE("Key store"),
    ENCRYPTED_LOG("Encrypted log"),
    CARD_READER("Card reader"),
    OBJECT_DETECTOR("Object detector"),
    SPEECH("Speech"),
    CAMERA("Camera");

    private final String words;

    DevicePart(String words) {
        this.words = words;
    }

    /** The name on the screen and in the report. */
    public String words() {
        return words;
    }
}
