package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.signing.SigningKey;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.ProviderException;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A key store that fails: the log continues unsigned, and says so. */
@RunWith(AndroidJUnit4.class)
public class SigningFailuresTest {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);

    private StoredAuditLog open(SigningKey signing) {
        return StoredAuditLog.signed(ApplicationProvider.getApplicationContext(), "failing.db", clock, Catalog.standard(), signing);
    }

    @Test
    public void aKeyStoreThatFailsKeepsNoRoundOutOfTheLogAndItIsSignedLater() {
        StoredAuditLog log = open(key);
        key.fails = true;
        assertEquals(1, log.write(dealt.next()));
        assertEquals(Optional.empty(), log.signatures().sign("Ruth", ""));
        assertTrue(log.signatures().problem(), log.signatures().problem().contains("busy"));
        key.fails = false;
        assertTrue(log.signatures().sign("Ruth", "").isPresent());
        assertEquals("", log.signatures().problem());
        log.close();
    }

    /** Android's key store reports some failures in this way. */
    @Test
    public void aKeyStoreThatEndsTheSigningWithAnErrorOfItsOwnKeepsNoRoundOutOfTheLogEither() {
        PrivateKey broken = new PrivateKey() {
            @Override
            public String getAlgorithm() {
                return "EC";
            }

            @Override
            public String getFormat() {
                return "PKCS#8";
            }

            @Override
            public byte[] getEncoded() {
                throw new ProviderException("The key store does not answer.");
            }
        };
        StoredAuditLog log = open(() -> new KeyPair(key.pair().getPublic(), broken));
        assertEquals(2, log.write(dealt.next()));
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.now, "Ann", "Pit 3", "something", ""));
        assertEquals(List.of(), log.reader().dao().numbersOf("checkpoint", 99));
        assertTrue(log.signatures().problem(), log.signatures().problem().startsWith("The tablet's key store did not sign"));
        log.close();
    }
}
