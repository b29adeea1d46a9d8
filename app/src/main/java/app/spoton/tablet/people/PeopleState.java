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
public record PeopleState(List<People.Known> people, Optional<OnDuty> duty, Optional<String> table,
        Optional<Door> door, Optional<People.Refusal> refusal, boolean looking) {
    static final PeopleState UNKNOWN = new PeopleState(List.of(), Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), false);

    public PeopleState {
        people = List.copyOf(people);
    }

    /** Whether nobody was ever added: then everything is open, and the demonstration table is all there is. */
    public boolean isNew() {
        return people.isEmpty();
    }

    public List<People.Known> supervisors() {
        return List.copyOf(people.stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList()));
    }

    PeopleState with(List<People.Known> everybody, Optional<String> houseTable) {
        return new PeopleState(everybody, duty, houseTable, door, refusal, looking);
    }

    PeopleState with(Optional<OnDuty> who) {
        return new PeopleState(people, who, table, Optional.empty(), Optional.empty(), false);
    }

    PeopleState at(Optional<Door> came, boolean still) {
        return new PeopleState(people, duty, table, came, refusal, still);
    }

    PeopleState refusing(Optional<People.Refusal> why) {
        return new PeopleState(people, duty, table, door, why, false);
    }
}
