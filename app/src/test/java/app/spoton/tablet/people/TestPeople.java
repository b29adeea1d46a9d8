package app.spoton.tablet.people;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.settings.HousePolicyRepository;
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
    public final RecoveryCode recovery = new RecoveryCode(new File(
            ApplicationProvider.<Context>getApplicationContext().getNoBackupFilesDir(), "recovery-code"));
    /** Whether the log knows staff. */
    public boolean hadStaff;
    /** Who set the log aside; empty if nobody did. */
    public String logSetAsideBy = "";
    public Optional<PinKey> key = Optional.empty();

    public PeopleRepository repository(SpotOnDatabase database, AuditLog log, Executor disk, Clock clock) {
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
        return new PeopleRepository(database.people(), new PinLockout(database.pinAttempts(), boot), new PinHasher(key), recovery,
                history, new HousePolicyRepository(database.settings()), log, disk, clock);
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
