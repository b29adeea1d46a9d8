package app.spoton.tablet.people;

import java.util.Optional;

/**
 * The result of adding or removing a person.
 *
 * @param refusal why nothing was changed; empty if it was
 * @param recoveryCode a new recovery code, shown only once
 * @param failure the storage failure, in words
 */
public record StaffChange(Optional<StaffRefusal> refusal, Optional<String> recoveryCode, Optional<String> failure) {
    static final StaffChange DONE = new StaffChange(Optional.empty(), Optional.empty(), Optional.empty());

    static StaffChange refused(StaffRefusal why) {
        return new StaffChange(Optional.of(why), Optional.empty(), Optional.empty());
    }

    static StaffChange failed(String why) {
        return new StaffChange(Optional.empty(), Optional.empty(), Optional.of(why));
    }

    static StaffChange withCode(String code) {
        return new StaffChange(Optional.empty(), Optional.of(code), Optional.empty());
    }

    boolean isDone() {
        return refusal.isEmpty() && failure.isEmpty();
    }
}
