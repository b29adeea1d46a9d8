package app.spoton.tablet.people;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.people.pins.FakeBootClock;
import app.spoton.tablet.people.pins.PinAttemptDao;
import app.spoton.tablet.people.pins.PinHasher;
import app.spoton.tablet.people.pins.PinKey;
import app.spoton.tablet.people.pins.PinLockout;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.QuickPins;
import app.spoton.tablet.people.pins.RecoveryCode;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffDao;
import app.spoton.tablet.people.staff.StaffEntity;
import app.spoton.tablet.people.staff.StaffHistory;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingDao;
import java.io.File;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** The staff of a test: with a database, and what a test changes of the rest. */
public final class TestPeople {
    public final FakeBootClock boot = new FakeBootClock();
    public final RecoveryCode recovery;
    private final boolean isQuick;
    /** Whether the log knows staff. */
    public boolean hadStaff;
    /** Who set the log aside; empty if nobody did. */
    public String logSetAsideBy = "";
    public Optional<PinKey> key = Optional.empty();

    public TestPeople() {
        recovery = new RecoveryCode(new File(ApplicationProvider.<Context>getApplicationContext().getNoBackupFilesDir(),
                "recovery-code"));
        isQuick = false;
    }

    /** Staff whose PINs are hashed in one round, without Android. */
    TestPeople(File folder) {
        recovery = QuickPins.recoveryCode(new File(folder, "recovery-code"));
        isQuick = true;
    }

    public PeopleRepository repository(SpotOnDatabase database, AuditLog log, Executor disk, Clock clock) {
        return repository(database.people(), database.pinAttempts(), database.settings(), log, disk, clock);
    }

    PeopleRepository repository(StaffDao people, PinAttemptDao attempts, SettingDao settings, AuditLog log, Executor disk,
            Clock clock) {
        StaffHistory history = new StaffHistory() {
            @Override
            public boolean hadStaff() {
                return hadStaff;
            }

            @Override
            public String setStaffAside() {
                return "spoton-damaged-1.db";
            }

            @Override
            public void setLogAside(String by) {
                logSetAsideBy = by;
            }
        };
        PinHasher hasher = isQuick ? QuickPins.hasher(key) : new PinHasher(key);
        return new PeopleRepository(people, new PinLockout(attempts, boot), hasher, recovery, history,
                new HousePolicyRepository(settings, Runnable::run, Runnable::run), log, disk, clock);
    }

    public SupervisorSessions sessions() {
        return new SupervisorSessions(boot);
    }

    /** A supervisor enters the right PIN. */
    public void enterPin(SupervisorSessions sessions, PinPurpose purpose, String supervisor) {
        sessions.begin(purpose, supervisor);
    }

    /** The view model. */
    public PeopleViewModel model(PeopleRepository people, SignIn signIn, HouseTable table, AuditLog log, Executor disk, Clock clock) {
        return new PeopleViewModel(people, signIn, table, sessions(), log, disk, Runnable::run, clock);
    }

    /** Adds a supervisor whose PIN is hashed in one round, for tests that enter it very often. */
    public static void addQuickly(SpotOnDatabase database, String name, String pin) {
        byte[] salt = new byte[16];
        try {
            byte[] hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec(pin.toCharArray(), salt, 1, 256)).getEncoded();
            database.people().put(new StaffEntity(name, Role.SUPERVISOR.name(), Base64.getEncoder().encodeToString(salt),
                    Base64.getEncoder().encodeToString(hash), 1));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
