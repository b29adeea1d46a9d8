package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.people.pins.PinHasher;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.settings.HousePolicyRepository;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.Test;

/** Names and PINs. */
public class PeopleTest extends PeopleCase {
    @Test
    public void aDealerSignsInByNameAndPinAndTheLogSaysSo() {
        addFirst();
        assertEquals(Optional.empty(), add(" Ann ", Role.DEALER, "2580"));
        assertEquals(new PinResult.Accepted("Ann", Role.DEALER), verifyPin("Ann", "2580", Role.DEALER));
        assertEquals("signed in to deal", lastEvent().description());
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "2581", Role.DEALER));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Ann", "2580", Role.SUPERVISOR));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Bob", "2580", Role.DEALER));
    }

    @Test
    public void thePinIsNowhereAndEqualPinsDoNotLookEqual() {
        addFirst();
        add("Ann", Role.DEALER, "2580");
        add("Bob", Role.DEALER, "2580");
        StaffEntity ann = stored.find("Ann");
        assertNotEquals(ann.hash, stored.find("Bob").hash);
        assertTrue(new PinHasher(Optional.empty()).staff("Ann", Role.DEALER, "2580").rounds >= 210_000);
        assertFalse((ann.salt + ann.hash).contains("2580"));
    }

    private byte[] mac(byte[] data) throws GeneralSecurityException {
        if (keyFails) {
            throw new GeneralSecurityException("busy");
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(new byte[] {1, 2, 3}, "HmacSHA256"));
        return mac.doFinal(data);
    }

    @Test
    public void aPinIsHashedWithTheTabletsKeyAndAnOlderHashIsReplacedAtTheNextSignIn() {
        addFirst();
        assertFalse(stored.find("Sue").hash.startsWith("hmac1:"));
        staff.key = Optional.of(this::mac);
        reopen();
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "111222", Role.DEALER));
        assertFalse(stored.find("Sue").hash.startsWith("hmac1:"));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertTrue(stored.find("Sue").hash.startsWith("hmac1:"));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "258015", Role.DEALER));
        String keyed = stored.find("Sue").hash;
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals("it is made once", keyed, stored.find("Sue").hash);
        staff.key = Optional.empty();
        reopen();
        assertTrue("the file alone is worth nothing", verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Failed);
    }

    @Test
    public void aRightPinThatCannotBeLoggedSaysWhoseItWasAndWhy() {
        addFirst();
        log.failWrites(true);
        assertEquals(new PinResult.NotLogged("Sue", PinPurpose.HISTORY, "The storage is full."),
                verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.HISTORY));
    }

    @Test
    public void aKeyStoreFailureIsReportedAndCountsAsNoWrongPin() {
        staff.key = Optional.of(this::mac);
        reopen();
        addFirst();
        keyFails = true;
        for (int attempt = 0; attempt < 5; attempt++) {
            PinResult.Failed failed = (PinResult.Failed) verifyPin("Sue", "258014", Role.DEALER);
            assertTrue(failed.message(), failed.message().contains("key store"));
        }
        keyFails = false;
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void wrongPinsSlowDownAndARestartOfTheAppDoesNotHelp() {
        addFirst();
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000002", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(15)), verifyPin("Sue", "000003", Role.DEALER));
        reopen();
        assertEquals("not even the right one", new PinResult.Locked(Duration.ofSeconds(15)),
                verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(15));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(30)), verifyPin("Sue", "000004", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(30));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals("forgotten", new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
        assertEquals(5, log.events().stream().filter(one -> one.kind() == AuditEvent.Kind.WRONG_PIN).count());
    }

    @Test
    public void settingTheClockOpensNothingAndSwitchingTheTabletOffBeginsTheWaitAgain() {
        addFirst();
        for (String wrong : List.of("000001", "000002", "000003")) {
            verifyPin("Sue", wrong, Role.DEALER);
        }
        watch.now = watch.now.plusSeconds(24 * 60 * 60);
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(14));
        assertEquals(new PinResult.Locked(Duration.ofSeconds(1)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.switchOffAndOn();
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(15));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void whoeverEntersWrongPinsAtTheSignInDoesNotLockTheSupervisorOutOfAWin() {
        addFirst();
        for (int attempt = 0; attempt < 9; attempt++) {
            verifyPin("Sue", "000001", Role.DEALER);
        }
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Locked);
        assertTrue(verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.APPROVAL) instanceof PinResult.Accepted);
        assertTrue("which opens the sign-in for nobody", verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Locked);
    }

    /** Setup, History and wins are not three more places to guess a dealer's PIN in. */
    @Test
    public void aDealersPinIsVerifiedOnlyAtTheSignIn() {
        addFirst();
        add("Ann", Role.DEALER, "2580");
        int entries = log.events().size();
        for (PinPurpose purpose : List.of(PinPurpose.SETUP, PinPurpose.HISTORY, PinPurpose.APPROVAL)) {
            assertEquals(new PinResult.NotAllowed(), verifyPin("Ann", "0000", Role.SUPERVISOR, purpose));
            assertEquals(new PinResult.NotAllowed(), verifyPin("Ann", "2580", Role.SUPERVISOR, purpose));
        }
        assertEquals(entries, log.events().size());
    }

    @Test
    public void whoeverDealsDoesNotApproveTheirOwnWinUnlessTheHouseAllowsIt() {
        addFirst();
        List<PinResult> results = new ArrayList<>();
        people.verifyApproval("Sue", "258014", List.of("Ann", "Sue"), "Table 1", results::add);
        people.verifyApproval("Sue", "258014", List.of("Ann"), "Table 1", results::add);
        new HousePolicyRepository(settings, Runnable::run, Runnable::run).put(
                new HousePolicy(HousePolicy.DEFAULT.gamingDayStart(), HousePolicy.DEFAULT.dealerIdle(), true));
        people.verifyApproval("Sue", "258014", List.of("Ann", "Sue"), "Table 1", results::add);
        PinResult accepted = new PinResult.Accepted("Sue", Role.SUPERVISOR);
        assertEquals(List.of(new PinResult.OwnWin(), accepted, accepted), results);
    }

    @Test
    public void whoApprovesTheirOwnWinIsNotKnownWhileTheHousesPolicyCannotBeReadAndNothingIsApproved() {
        addFirst();
        settings.isUnreadable = true;
        List<PinResult> results = new ArrayList<>();
        people.verifyApproval("Sue", "258014", List.of("Sue"), "Table 1", results::add);
        assertEquals(List.of(new PinResult.Failed("The settings cannot be read.")), results);
    }

    @Test
    public void aDiskThatIsFullMakesGuessingNoQuicker() {
        addFirst();
        attempts.isFull = true;
        for (String wrong : List.of("000001", "000002", "000003")) {
            assertEquals(new PinResult.Failed("full"), verifyPin("Sue", wrong, Role.DEALER));
        }
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        attempts.isFull = false;
        staff.boot.pass(Duration.ofSeconds(15));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(30)), verifyPin("Sue", "000004", Role.DEALER));
        assertEquals(4, attempts.find(PinPurpose.SIGN_IN.name(), "Sue").wrong);
        staff.boot.pass(Duration.ofSeconds(30));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
    }
}
