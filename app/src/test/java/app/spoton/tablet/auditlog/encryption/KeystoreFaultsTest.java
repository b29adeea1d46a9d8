package app.spoton.tablet.auditlog.encryption;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.signing.KeystoreSigningKey;
import app.spoton.tablet.auditlog.signing.SigningKey;
import app.spoton.tablet.people.pins.PinHasher;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
import app.spoton.tablet.storage.FakeAndroidKeyStore;
import java.io.File;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Android's key store says that a key is missing if it does not answer. No key of the tablet is ever replaced because of that. */
@RunWith(AndroidJUnit4.class)
public class KeystoreFaultsTest {
    private static final String PIN = "258014";

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();
    private final PinHasher hasher = newHasher();

    private static PinHasher newHasher() {
        FakeAndroidKeyStore.install();
        return PinHasher.onTablet();
    }

    /** Something that uses a key. */
    private interface KeyUse {
        void run() throws Exception;
    }

    private SigningKey signing;
    private StaffEntity sue;
    private byte[] wrapped;
    private byte[] logKey;

    @Before
    public void makeKeys() throws Exception {
        signing = KeystoreSigningKey.onTablet().orElseThrow();
        signing.pair();
        sue = hasher.staff("Sue", Role.SUPERVISOR, PIN);
        File file = new File(folder.getRoot(), "log.db.key");
        logKey = KeystoreEncryption.create(file);
        wrapped = Files.readAllBytes(file.toPath());
    }

    @After
    public void removeKeyStore() {
        FakeAndroidKeyStore.uninstall();
    }

    private List<KeyUse> uses() {
        return List.of(signing::pair, () -> hasher.matches(sue, PIN), () -> hasher.staff("Ann", Role.DEALER, "2580"),
                () -> KeystoreEncryption.decrypt(wrapped), () -> KeystoreEncryption.create(new File(folder.getRoot(), "device-check.db.key")));
    }

    /** Each question alone, each two in a row, and all from one on. */
    private static List<Set<Integer>> faults(int questions) {
        List<Set<Integer>> faults = new ArrayList<>();
        for (int first = 1; first <= questions; first++) {
            faults.add(Set.of(first));
            faults.add(Set.of(first, first + 1));
            Set<Integer> all = new HashSet<>();
            for (int number = first; number < first + 50; number++) {
                all.add(number);
            }
            faults.add(all);
        }
        return faults;
    }

    @Test
    public void noKeyIsReplacedWhicheverQuestionTheKeyStoreDoesNotAnswer() throws Exception {
        Map<String, Key> keys = FakeAndroidKeyStore.kept();
        assertEquals(Set.of("spoton-log", "spoton-log-signing", "spoton-pin"), keys.keySet());
        int failed = 0;
        for (KeyUse use : uses()) {
            FakeAndroidKeyStore.fail(Set.of());
            use.run();
            for (Set<Integer> fault : faults(FakeAndroidKeyStore.questions())) {
                FakeAndroidKeyStore.fail(fault);
                try {
                    use.run();
                } catch (GeneralSecurityException | RuntimeException reported) {
                    failed++;
                }
                FakeAndroidKeyStore.fail(Set.of());
                assertEquals("after " + fault, keys, FakeAndroidKeyStore.kept());
            }
        }
        assertTrue("only " + failed + " failed", failed > 10);
        assertTrue(hasher.matches(sue, PIN));
        assertArrayEquals(logKey, KeystoreEncryption.decrypt(wrapped));
    }

    /** A new key would make the log unreadable and every PIN wrong; a person decides that. */
    @Test
    public void aKeyThatIsLostIsNotMadeAgainWhereSomethingIsUnderIt() {
        FakeAndroidKeyStore.lose("spoton-log");
        FakeAndroidKeyStore.lose("spoton-pin");
        assertThrows(GeneralSecurityException.class, () -> KeystoreEncryption.decrypt(wrapped));
        assertThrows(RuntimeException.class, () -> hasher.matches(sue, PIN));
        assertEquals(Set.of("spoton-log-signing"), FakeAndroidKeyStore.kept().keySet());
    }

    @Test
    public void aTabletWhoseKeysAreLostGetsNewOnesForANewLogAndANewSupervisor() throws Exception {
        FakeAndroidKeyStore.lose("spoton-log");
        FakeAndroidKeyStore.lose("spoton-pin");
        KeystoreEncryption.create(new File(folder.getRoot(), "new.db.key"));
        assertTrue(hasher.matches(hasher.staff("Max", Role.SUPERVISOR, PIN), PIN));
        assertEquals(Set.of("spoton-log", "spoton-log-signing", "spoton-pin"), FakeAndroidKeyStore.kept().keySet());
    }
}
