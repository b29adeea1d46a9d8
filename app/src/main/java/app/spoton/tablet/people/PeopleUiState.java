package app.spoton.tablet.people;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The state of the sign-in and staff screens.
 *
 * @param people everybody, by name
 * @param signedIn who is signed in; empty if somebody must
 * @param table the name of the house's table; empty while it has none
 * @param pinResult what the last PIN came to; empty when none was entered since
 * @param refusal why the last person was not added or removed
 * @param verifying whether a PIN is being looked at
 */
public record PeopleUiState(List<StaffMember> people, Optional<SignedInUser> signedIn, Optional<String> table,
        Optional<PinResult> pinResult, Optional<PeopleRepository.Refusal> refusal, boolean verifying) {
    static final PeopleUiState UNKNOWN = new PeopleUiState(List.of(), Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), false);

    public PeopleUiState {
        people = List.copyOf(people);
    }

    /** Whether nobody was ever added: then everything is open, and the demonstration table is all there is. */
    public boolean hasNoStaff() {
        return people.isEmpty();
    }

    public List<StaffMember> supervisors() {
        return List.copyOf(people.stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList()));
    }

    PeopleUiState with(List<StaffMember> everybody, Optional<String> houseTable) {
        return new PeopleUiState(everybody, signedIn, houseTable, pinResult, refusal, verifying);
    }

    PeopleUiState with(Optional<SignedInUser> who) {
        return new PeopleUiState(people, who, table, Optional.empty(), Optional.empty(), false);
    }

    PeopleUiState at(Optional<PinResult> came, boolean still) {
        return new PeopleUiState(people, signedIn, table, came, refusal, still);
    }

    PeopleUiState refusing(Optional<PeopleRepository.Refusal> why) {
        return new PeopleUiState(people, signedIn, table, pinResult, why, false);
    }
}
