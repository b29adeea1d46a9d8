package app.spoton.tablet.people.pins;

import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Optional;

/** Makes and compares the hashes of PINs, with the tablet's key if it has one. */
public final class PinHasher {
    private final Optional<PinKey> key;
    private final int rounds;
    private final SecureRandom random = new SecureRandom();

    /** @param key empty on a computer, which has no key store */
    public PinHasher(Optional<PinKey> key) {
        this(key, PinHash.ROUNDS);
    }

    /** @param rounds fewer for tests that hash very often */
    PinHasher(Optional<PinKey> key, int rounds) {
        this.key = key;
        this.rounds = rounds;
    }

    /** With the key of this tablet. */
    public static PinHasher onTablet() {
        return new PinHasher(KeystorePinKey.onTablet());
    }

    /** A person with a PIN. */
    public StaffEntity staff(String name, Role role, String pin) {
        try {
            if (key.isPresent()) {
                key.get().makeIfMissing();
            }
            PinHash hash = PinHash.of(pin, random, key, rounds);
            return new StaffEntity(name, role.name(), hash.salt(), hash.hash(), hash.rounds());
        } catch (GeneralSecurityException failed) {
            throw new PinKeyException(failed);
        }
    }

    public boolean matches(StaffEntity person, String pin) {
        try {
            return new PinHash(person.salt, person.hash, person.rounds).matches(pin, key);
        } catch (GeneralSecurityException failed) {
            throw new PinKeyException(failed);
        }
    }

    /** Whether a person's PIN was hashed by a version without the key. */
    boolean isOutdated(StaffEntity person) {
        return key.isPresent() && !new PinHash(person.salt, person.hash, person.rounds).isKeyed();
    }

    /** The tablet's key cannot be used, so that no PIN can be verified. */
    static final class PinKeyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        PinKeyException(GeneralSecurityException cause) {
            super("The tablet's key store does not answer, so no PIN can be verified. Try again; if it happens again, restart"
                    + " the tablet. If it does not recover, add a supervisor with the recovery code.", cause);
        }
    }
}
