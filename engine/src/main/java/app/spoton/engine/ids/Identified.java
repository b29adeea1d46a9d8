package app.spoton.engine.ids;

import java.util.Optional;

/** A constant that files know by an id, which stays when its name in the code changes. */
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
