package app.spoton.tablet.devicecheck.parts.encryption;

import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.security.GeneralSecurityException;
import java.security.NoSuchProviderException;

/**
 * Whether the tablet can keep keys that never leave it, which the log's encryption and signatures and the PINs need.
 */
public final class KeyStoreCheck implements DeviceCheck {
    private final SigningProbe probe;

    public KeyStoreCheck(SigningProbe probe) {
        this.probe = probe;
    }

    @Override
    public DevicePart part() {
        return DevicePart.KEY_STORE;
    }

    @Override
    public CheckResult run() throws GeneralSecurityException {
        try {
            long start = System.nanoTime();
            SigningProbe.Signing signing = probe.sign();
            long millis = (System.nanoTime() - start) / 1_000_000;
            return CheckResult.of(signing.isValid(), "Key made and used in " + millis + " ms, "
                    + (signing.isAttested() ? "attested by the maker" : "not attested"),
                    "The signature is wrong: do not use this tablet for a live table");
        } catch (NoSuchProviderException none) {
            return CheckResult.missing("No key store: the log is neither encrypted nor signed on this device");
        }
    }
}
