package app.spoton.tablet.history.integrity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.export.Exports;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Two tablets are dealt at, backed up, damaged and restored in any order, each with its own backups and the other's: no round is lost,
 * the log stays whole and signed, and its meters balance.
 */
@RunWith(AndroidJUnit4.class)
public class RandomRestoresTest {
    private static final int SEEDS = Boolean.getBoolean("spoton.long") ? 60 : 3;
    private static final int OPERATIONS = 25;

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final List<String> history = new ArrayList<>();

    /** A tablet with its log. */
    private final class RestoredTablet {
        private final String name;
        private final StoredAuditLog log;
        private final Exports exports;
        private final LogRepair repair;
        private final DealtRounds rounds;
        private final Set<String> dealt = new HashSet<>();

        RestoredTablet(String name, long seed) {
            this.name = name;
            log = StoredAuditLog.signed(context, name + ".db", clock, Catalog.standard(), new TestSigningKey());
            exports = new Exports(log, Catalog.standard(), documents);
            repair = new LogRepair(new AuditLogs(log, log), Catalog.standard(), documents);
            rounds = new DealtRounds(seed, clock.now, 3);
        }

        private void deal() {
            String id = name + dealt.size();
            RoundRecord round = rounds.nextWithId(id);
            log.write(new RoundRecord(id, round.game(), round.table(), round.round(), round.settlement(), round.timeline(), round.ending(),
                    round.evidence(), List.of(meter(round.table())), round.engine()));
            dealt.add(id);
        }

        /** From where the log says that the meter is, as the table does it; a supervisor enters one that the log does not know. */
        private MeterChange meter(String table) {
            Optional<Meter> before = Optional.ofNullable(log.meters(table).get("main"));
            Money raised = Money.ofCents(before.isPresent() ? 25 : 1_000_000);
            Meter after = new Meter(before.map(Meter::amount).orElse(Money.ZERO).plus(raised), Money.ofCents(500_000), Money.ZERO);
            return new MeterChange("main", before.isPresent() ? MeterChange.Kind.CONTRIBUTION : MeterChange.Kind.BEGINNING, raised,
                    Money.ZERO, after, "", "Ruth");
        }

        private void check() throws IOException {
            Verification verification = new Verification(Catalog.standard(), VerificationOptions.ON_TABLET);
            Set<String> logged = new HashSet<>();
            log.reader().visitEntries((line, rowsMatch) -> {
                verification.line(line, 0, line.length);
                assertTrue(history.toString(), rowsMatch);
            });
            assertEquals(history.toString(), "[]", verification.report(Optional.empty()).findings().toString());
            for (LogLine line : log.reader().lines(1, Integer.MAX_VALUE)) {
                log.reader().content(line).round().ifPresent(round -> logged.add(round.id()));
            }
            for (String kept : repair.kept()) {
                log.kept().read(kept, entries -> {
                    entries.forEach(line -> log.reader().content(line).round().ifPresent(round -> logged.add(round.id())));
                    return kept;
                });
            }
            assertTrue(history + ": " + dealt + ", " + logged, logged.containsAll(dealt));
        }

        private void checkExport() throws IOException {
            exports.backUp("Ruth", "checked", done -> { });
            Verification verification = new Verification(Catalog.standard(), VerificationOptions.EXPORT.withKey(
                    log.signatures().identity().orElseThrow().key()));
            verification.lines(new GZIPInputStream(new ByteArrayInputStream(documents.files.remove("checked"))), done -> { });
            VerificationReport report = verification.report(Optional.empty());
            assertEquals(history.toString(), "[]", report.findings().toString());
            assertEquals(history.toString(), LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        }
    }

    private String operate(RestoredTablet tablet, Random random) throws IOException {
        switch (random.nextInt(8)) {
            case 0, 1, 2 -> {
                tablet.deal();
                return "deals";
            }
            case 3 -> {
                tablet.log.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, clock.now, "Ruth", "", "signed in", ""));
                return "signs in";
            }
            case 4 -> {
                String file = "backup" + documents.files.size();
                tablet.exports.backUp("Ruth", file, done -> { });
                return "makes " + file;
            }
            case 5 -> {
                return "sets aside " + tablet.repair.setAside("Ruth");
            }
            case 6 -> {
                List<String> files = new ArrayList<>(documents.files.keySet());
                String file = files.isEmpty() ? "none" : files.get(random.nextInt(files.size()));
                return "restores " + file + ": " + (files.isEmpty() ? "" : tablet.exports.restore("Ruth", file, done -> { }));
            }
            default -> {
                List<String> kept = tablet.repair.kept();
                String file = kept.isEmpty() ? "none" : kept.get(random.nextInt(kept.size()));
                return "tries again " + file + ": " + (kept.isEmpty() ? "" : tablet.repair.retry(file, "Ruth"));
            }
        }
    }

    @Test
    public void whateverIsRestoredWhereNoRoundIsLostAndTheLogStaysWhole() throws IOException {
        int restored = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            history.clear();
            documents.files.clear();
            List<RestoredTablet> tablets = List.of(new RestoredTablet("a" + seed + "-", seed),
                    new RestoredTablet("b" + seed + "-", seed + 1000));
            for (int operation = 0; operation < OPERATIONS; operation++) {
                RestoredTablet tablet = tablets.get(random.nextInt(2));
                String done;
                try {
                    done = operate(tablet, random);
                } catch (AuditLogException refused) {
                    done = "is refused: " + refused.getMessage();
                }
                history.add(tablet.name + " " + done);
                restored += done.contains("RESTORED") ? 1 : 0;
                tablet.check();
            }
            for (RestoredTablet tablet : tablets) {
                tablet.checkExport();
                tablet.log.close();
            }
        }
        assertTrue("restored " + restored, restored >= SEEDS);
        System.out.println(SEEDS * OPERATIONS + " operations, " + restored + " restores, nothing lost");
    }
}
