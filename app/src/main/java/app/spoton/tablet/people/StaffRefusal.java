package app.spoton.tablet.people;

import app.spoton.tablet.people.staff.Role;
import java.util.Optional;

/** Why a person cannot be added or removed. */
public enum StaffRefusal {
    NAME_MISSING, NAME_TOO_LONG, NAME_TAKEN,
    /** It has characters that nobody sees, or stands for something else in entries. */
    NAME_NOT_ALLOWED,
    /** Some of its letters may pass for letters of another alphabet. */
    NAME_MIXES_ALPHABETS,
    /** It can be taken for the name of somebody on the staff. */
    NAME_LOOKS_LIKE_ANOTHER,
    PIN_NOT_DIGITS, PIN_TOO_SHORT, PIN_TOO_LONG, PIN_TOO_SIMPLE, LAST_SUPERVISOR,
    /** No supervisor is signed in for it. */
    NOT_ALLOWED,
    WRONG_CODE,
    /** Too many wrong codes. */
    WAIT;

    private static final int MAX_NAME_LENGTH = 30;

    static Optional<StaffRefusal> ofName(String name) {
        return name.isEmpty() ? Optional.of(NAME_MISSING)
                : name.length() > MAX_NAME_LENGTH ? Optional.of(NAME_TOO_LONG)
                : !StaffName.isAllowed(name) ? Optional.of(NAME_NOT_ALLOWED)
                : StaffName.mixesAlphabets(name) ? Optional.of(NAME_MIXES_ALPHABETS) : Optional.empty();
    }

    /** Why a PIN is refused. Repeated digits and runs are easy to guess. */
    static Optional<StaffRefusal> ofPin(Role role, String pin) {
        if (!pin.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
            return Optional.of(PIN_NOT_DIGITS);
        }
        if (pin.length() < role.minDigits()) {
            return Optional.of(PIN_TOO_SHORT);
        }
        if (pin.length() > Role.MAX_DIGITS) {
            return Optional.of(PIN_TOO_LONG);
        }
        int step = pin.charAt(1) - pin.charAt(0);
        boolean simple = Math.abs(step) <= 1;
        for (int at = 1; at < pin.length(); at++) {
            simple &= pin.charAt(at) - pin.charAt(at - 1) == step;
        }
        return simple ? Optional.of(PIN_TOO_SIMPLE) : Optional.empty();
    }
}
