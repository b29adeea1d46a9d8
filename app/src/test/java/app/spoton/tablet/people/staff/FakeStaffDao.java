package app.spoton.tablet.people.staff;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The staff in memory. */
public final class FakeStaffDao implements StaffDao {
    public final Map<String, StaffEntity> people = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    /** What every operation throws from now on. */
    public Optional<RuntimeException> failure = Optional.empty();

    private void operation() {
        failure.ifPresent(thrown -> {
            throw thrown;
        });
    }

    @Override
    public void put(StaffEntity person) {
        operation();
        people.put(person.name, person);
    }

    @Override
    public List<StaffEntity> all() {
        operation();
        return new ArrayList<>(people.values());
    }

    @Override
    @Nullable
    public StaffEntity find(String name) {
        operation();
        return Optional.ofNullable(people.get(name)).filter(person -> person.name.equals(name)).orElse(null);
    }

    @Override
    public void remove(String name) {
        operation();
        people.remove(name);
    }
}
