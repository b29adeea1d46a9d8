package app.spoton.tablet.people;

import java.util.Optional;

/**
 * The result of adding or removing a person.
 *
 * @param refusal why nothing was changed; empty if it was
 * @param lookAlike who on the staff has a name that looks like the refused one
 * @param recoveryCode a new recovery code, shown only once
 * @param failure the storage failure, in words
 */
public record StaffChange(Optional<StaffRefusal> refusal, Optional<String> lookAlike, Optional<String> recoveryCode,
        Optional<String> failure) {
    static final StaffChange DONE = new StaffChange(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    static StaffChange refused(StaffRefusal why) {
        return new StaffChange(Optional.of(why), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The name looks like this person's. */
    static StaffChange looksLike(String person) {
        return new StaffChange(Optional.of(StaffRefusal.NAME_LOOKS_LIKE_ANOTHER), Optional.of(person), Optional.empty(),
                Optional.empty());
    }

    static StaffChange failed(String why) {
        return new StaffChange(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(why));
    }

    static StaffChange withCode(String code) {
        return new StaffChange(Optional.empty(), Optional.empty(), Optional.of(code), Optional.empty());
    }

    boolean isDone() {
        return refusal.isEmpty() && failure.isEmpty();
    }
}
