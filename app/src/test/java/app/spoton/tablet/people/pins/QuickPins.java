package app.spoton.tablet.people.pins;

import java.io.File;
import java.util.Optional;

/** PINs and recovery codes hashed in a single round, for tests that hash often. */
public final class QuickPins {
    private QuickPins() {
    }

    public static PinHasher hasher(Optional<PinKey> key) {
        return new PinHasher(key, 1);
    }

    public static RecoveryCode recoveryCode(File file) {
        return new RecoveryCode(file, 1);
    }
}
