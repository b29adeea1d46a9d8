package app.spoton.tablet.people;

import java.time.Duration;

/** What a PIN opened, or did not. */
public sealed interface PinResult {
    /** The PIN was right. */
    record Open(String name, Role role) implements PinResult {
    }

    /**
     * The PIN was wrong.
     *
     * @param pause how long the next one must wait; nothing for the first few
     */
    record Wrong(Duration pause) implements PinResult {
    }

    /** No PIN is looked at for a while, because too many were wrong. */
    record Closed(Duration pause) implements PinResult {
    }

    /** The person is right, but does not have the role. */
    record NotAllowed() implements PinResult {
    }
}
