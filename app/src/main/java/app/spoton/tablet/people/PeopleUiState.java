package app.spoton.tablet.people;

import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffMember;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The state of the sign-in and staff screens.
 *
 * @param people everybody, by name
 * @param signedIn who is signed in; empty if nobody is
 * @param table the name of the house's table; empty while it has none
 * @param pinResult the result of the last PIN; empty if none was entered since
 * @param change the result of the last staff change; empty if there was none since
 * @param verifying whether a PIN is being verified
 * @param access whether anybody may sign in
 */
public record PeopleUiState(List<StaffMember> people, Optional<SignedInUser> signedIn, Optional<String> table,
        Optional<PinResult> pinResult, Optional<StaffChange> change, boolean verifying, Access access) {
    static final PeopleUiState UNKNOWN = new PeopleUiState(List.of(), Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), false, Access.OPEN);

    /**
     * Whether anybody may sign in.
     *
     * @param closed why nobody may; empty if somebody may
     */
    public record Access(Optional<String> closed, boolean hasRecoveryCode) {
        public static final Access OPEN = new Access(Optional.empty(), false);
    }

    public PeopleUiState {
        people = List.copyOf(people);
    }

    /** Whether nobody was ever added: then everything is open, and the demonstration table is all there is. */
    public boolean hasNoStaff() {
        return people.isEmpty() && access.closed().isEmpty();
    }

    public List<StaffMember> supervisors() {
        return List.copyOf(people.stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList()));
    }

    /** Why the last change of the staff was refused. */
    public Optional<StaffRefusal> refusal() {
        return change.flatMap(StaffChange::refusal);
    }

    /** Who on the staff has a name that looks like the one that was refused; empty unless that is the reason. */
    public String lookAlike() {
        return change.flatMap(StaffChange::lookAlike).orElse("");
    }

    PeopleUiState with(PeopleRepository.Staff staff, Optional<String> houseTable) {
        return new PeopleUiState(staff.people(), signedIn, houseTable, pinResult, change, verifying,
                new Access(staff.closed(), staff.hasRecoveryCode()));
    }

    PeopleUiState with(Optional<SignedInUser> who) {
        return new PeopleUiState(people, who, table, Optional.empty(), change, false, access);
    }

    PeopleUiState at(Optional<PinResult> came, boolean still) {
        return new PeopleUiState(people, signedIn, table, came, change, still, access);
    }

    PeopleUiState withChange(Optional<StaffChange> came) {
        return new PeopleUiState(people, signedIn, table, pinResult, came, false, access);
    }
}
