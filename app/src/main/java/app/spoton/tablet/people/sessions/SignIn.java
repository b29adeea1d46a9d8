package app.spoton.tablet.people.sessions;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Who is signed in. A restart signs out. */
@Singleton
public final class SignIn {
    private final MutableLiveData<Optional<SignedInUser>> now = new MutableLiveData<>();

    @Inject
    public SignIn() {
    }

    /** Has no value until the staff is read. */
    public LiveData<Optional<SignedInUser>> now() {
        return now;
    }

    /** Signs a user in or out. Call on the main thread. */
    public void set(Optional<SignedInUser> who) {
        now.setValue(who);
    }

    /** The tablet serves another table of the house: whoever is signed in deals there. Call on the main thread. */
    public void moveTo(String table) {
        Optional<SignedInUser> who = now.getValue();
        if (who != null && who.isPresent() && !who.get().demonstration() && !who.get().table().equals(table)) {
            set(who.map(on -> new SignedInUser(on.name(), on.role(), table, false)));
        }
    }
}
