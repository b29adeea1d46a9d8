package app.spoton.tablet.people;

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
}
