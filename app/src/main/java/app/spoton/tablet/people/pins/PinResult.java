package app.spoton.tablet.people.pins;

import app.spoton.tablet.people.staff.Role;
import java.time.Duration;

/** The result of a PIN. */
public sealed interface PinResult {
    /** The PIN was right. */
    record Accepted(String name, Role role) implements PinResult {
    }

    /**
     * The PIN was wrong.
     *
     * @param delay the wait before the next attempt; zero for the first few
     */
    record Wrong(Duration delay) implements PinResult {
    }

    /** Locked out after too many wrong PINs. */
    record Locked(Duration delay) implements PinResult {
    }

    /** The PIN was right, but the log cannot be written: it opens nothing except the log's repair. */
    record NotLogged(String name, PinPurpose purpose, String message) implements PinResult {
    }

    /** The PIN could not be verified. */
    record Failed(String message) implements PinResult {
    }

    /** The PIN is right, but whoever deals a round does not approve its wins. */
    record OwnWin() implements PinResult {
    }

    /** The role is not the right one, whatever the PIN is. */
    record NotAllowed() implements PinResult {
    }
}
