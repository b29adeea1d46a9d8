package app.spoton.camera.device.camera2;

import app.spoton.camera.Picture;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.function.Consumer;

/** Requested stills. They are taken one at a time, so that pictures cannot be mixed up. */
final class StillQueue {
    private final Queue<Consumer<Picture>> waiting = new ArrayDeque<>();
    private Optional<Consumer<Picture>> current = Optional.empty();
    private int number;

    void add(Consumer<Picture> receiver) {
        waiting.add(receiver);
    }

    /** Begins with the next still; its number, or empty if one is being taken or none is wanted. */
    OptionalInt startNext() {
        if (current.isPresent() || waiting.isEmpty()) {
            return OptionalInt.empty();
        }
        current = Optional.of(waiting.remove());
        return OptionalInt.of(++number);
    }

    /** Whether the still with this number is being taken. */
    boolean isTaking(int still) {
        return current.isPresent() && number == still;
    }

    /** Ends the current still; returns its receiver, or empty if it was given up. */
    Optional<Consumer<Picture>> finish() {
        Optional<Consumer<Picture>> receiver = current;
        current = Optional.empty();
        return receiver;
    }

    void clear() {
        current = Optional.empty();
        waiting.clear();
    }
}
