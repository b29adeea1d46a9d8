package app.spoton.engine.ids;

import java.util.Optional;

/** A constant with an id for files. The id stays the same if the constant is renamed in the code. */
public interface Identified {
    /** The id in files. */
    String id();

    /** The one of these that has an id. */
    static <T extends Identified> Optional<T> find(T[] all, String id) {
        for (T each : all) {
            if (each.id().equals(id)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
