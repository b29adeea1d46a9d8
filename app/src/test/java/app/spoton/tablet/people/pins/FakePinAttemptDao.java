package app.spoton.tablet.people.pins;

import androidx.annotation.Nullable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The wrong PINs in memory, of a disk that may be full. */
public final class FakePinAttemptDao implements PinAttemptDao {
    public final Map<List<String>, PinAttemptEntity> attempts = new HashMap<>();
    public boolean isFull;

    private void write() {
        if (isFull) {
            throw new IllegalStateException("full");
        }
    }

    @Override
    public void put(PinAttemptEntity attempt) {
        write();
        attempts.put(List.of(attempt.purpose, attempt.name), attempt);
    }

    @Override
    @Nullable
    public PinAttemptEntity find(String purpose, String name) {
        return attempts.get(List.of(purpose, name));
    }

    @Override
    public void clear(String purpose, String name) {
        write();
        attempts.remove(List.of(purpose, name));
    }
}
