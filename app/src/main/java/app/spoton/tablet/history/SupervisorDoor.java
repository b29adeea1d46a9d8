package app.spoton.tablet.history;

import androidx.lifecycle.LiveData;
import java.util.Optional;
import java.util.function.Consumer;

/** History is for supervisors: what stands before it. To be used from the main thread. */
public interface SupervisorDoor {
    /** Whether History may be looked at now. */
    LiveData<Boolean> isOpen();

    /** Who opened it; empty where nobody had to. */
    Optional<String> who();

    /**
     * Tries a PIN.
     *
     * @param told hears whether it was right, on the main thread; the door is then open
     */
    void knock(String pin, Consumer<Boolean> told);
}
