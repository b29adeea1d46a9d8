package app.spoton.tablet.devicecheck;

/** A part of the tablet that the app depends on, in the order in which the parts are checked. */
public enum DevicePart {
    DISPLAY("Display", "Send this report"),
    MEMORY("Memory", "Send this report"),
    STORAGE("Storage", "The log cannot be kept: do not use this tablet at a live table"),
    CLOCK("Clock", "Set the time in Android's settings"),
    LOCK_TASK("Lock task", "Anybody can leave the app: the guide for operators says how to lock the tablet to it"),
    KEY_STORE("Key store", "The log would be neither encrypted nor signed: do not use this tablet at a live table"),
    ENCRYPTED_LOG("Encrypted log", "Use the trainer only, and send this report"),
    CARD_READER("Card reader", "Enter cards by hand, and send this report"),
    OBJECT_DETECTOR("Object detector", "Read cards by a tap"),
    SPEECH("Speech", "Keep call-outs off, or install an English voice"),
    CAMERA("Camera", "Restart the tablet and run the check again; until it passes, enter cards by hand");

    private final String words;
    private final String remedy;

    DevicePart(String words, String remedy) {
        this.words = words;
        this.remedy = remedy;
    }

    /** The name on the screen and in the report. */
    public String words() {
        return words;
    }

    /** What to do if its check fails with an exception. */
    public String remedy() {
        return remedy;
    }
}
