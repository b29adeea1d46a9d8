package app.spoton.tablet.people;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the screens about people show.
 *
 * @param people everybody, by name
 * @param duty who is signed in; empty if somebody must
 * @param table the name of the house's table; empty while it has none
 * @param door what the last PIN came to; empty when none was entered since
 * @param refusal why the last person was not added or removed
 * @param looking whether a PIN is being looked at
 */
public record PeopleUiState(List<PeopleRepository.Known> people, Optional<SignedInUser> duty, Optional<String> table,
        Optional<PinResult> door, Optional<PeopleRepository.Refusal> refusal, boolean looking) {
    static final PeopleUiState UNKNOWN = new PeopleUiState(List.of(), Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), false);

    public PeopleUiState {
        people = List.copyOf(people);
    }

    /** Whether nobody was ever added: then everything is open, and the demonstration table is all there is. */
    public boolean isNew() {
        return people.isEmpty();
    }

    public List<PeopleRepository.Known> supervisors() {
        return List.copyOf(people.stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList()));
    }

    PeopleUiState with(List<PeopleRepository.Known> everybody, Optional<String> houseTable) {
        return new PeopleUiState(everybody, duty, houseTable, door, refusal, looking);
    }

    PeopleUiState with(Optional<SignedInUser> who) {
        return new PeopleUiState(people, who, table, Optional.empty(), Optional.empty(), false);
    }

    PeopleUiState at(Optional<PinResult> came, boolean still) {
        return new PeopleUiState(people, duty, table, came, refusal, still);
    }

    PeopleUiState refusing(Optional<PeopleRepository.Refusal> why) {
        return new PeopleUiState(people, duty, table, door, why, false);
    }
}
