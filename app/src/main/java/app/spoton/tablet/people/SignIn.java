package app.spoton.tablet.people;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Who is signed in. A tablet that was switched off asks again. */
@Singleton
public final class SignIn {
    private final MutableLiveData<Optional<SignedInUser>> now = new MutableLiveData<>();

    @Inject
    public SignIn() {
    }

    /** Has no value until it is known whether this tablet has people at all. */
    public LiveData<Optional<SignedInUser>> now() {
        return now;
    }

    /** Somebody comes, or goes. To be used from the main thread. */
    public void set(Optional<SignedInUser> who) {
        now.setValue(who);
    }
}
