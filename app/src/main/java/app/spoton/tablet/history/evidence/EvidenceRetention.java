package app.spoton.tablet.history.evidence;

import android.database.sqlite.SQLiteException;
import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.camera.device.EvidencePictures;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import app.spoton.tablet.threads.HistoryExecutor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * How long evidence pictures are kept: forever, unless a supervisor chooses a period. A picture is deleted only if its round is in
 * the log, is old enough by the clock and by the days that the log has seen, and has no correction; the deletion is logged first.
 */
@Singleton
public final class EvidenceRetention {
    private static final String SETTING = "evidence-days";
    private static final String PICTURE = ".jpg";

    private final CameraFiles files;
    private final SettingDao settings;
    private final StoredAuditLog log;
    private final Executor background;

    @Inject
    EvidenceRetention(CameraFiles files, SettingDao settings, StoredAuditLog log, @HistoryExecutor Executor background) {
        this.files = files;
        this.settings = settings;
        this.log = log;
        this.background = background;
    }

    /** How long a picture is kept. */
    public enum RetentionPeriod {
        FOREVER("forever", 0), MONTH("for 30 days", 30), QUARTER("for 90 days", 90), YEAR("for 365 days", 365);

        private final String text;
        private final int days;

        RetentionPeriod(String text, int days) {
            this.text = text;
            this.days = days;
        }

        static RetentionPeriod ofDays(Optional<String> days) {
            for (RetentionPeriod period : values()) {
                if (days.equals(Optional.of(Integer.toString(period.days)))) {
                    return period;
                }
            }
            return FOREVER;
        }
    }

    /** The pictures on this tablet. */
    public record Summary(RetentionPeriod period, int pictures, long bytes) {
        public static final Summary EMPTY = new Summary(RetentionPeriod.FOREVER, 0, 0);
    }

    public Summary summary() throws IOException {
        long bytes = 0;
        List<Path> pictures = pictures();
        for (Path picture : pictures) {
            bytes += Files.size(picture);
        }
        return new Summary(period(), pictures.size(), bytes);
    }

    private RetentionPeriod period() {
        return RetentionPeriod.ofDays(Optional.ofNullable(settings.get(SETTING)));
    }

    /** Changes the period, and deletes the pictures that are older. */
    public void setPeriod(RetentionPeriod period, String by) throws IOException {
        RetentionPeriod before = period();
        if (before != period) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, log.now(), by, "", "evidence pictures kept "
                    + period.text + ", before that " + before.text, ""));
            settings.put(new SettingEntity(SETTING, Integer.toString(period.days)));
        }
        deleteExpired();
    }

    /** Deletes the pictures whose period has ended, in the background. */
    public void deleteExpiredInBackground() {
        background.execute(() -> {
            try {
                deleteExpired();
            } catch (IOException | AuditLogException | SQLiteException failed) {
                // It is tried again when the app next comes to the front.
            }
        });
    }

    /** Deletes the pictures whose period has ended; how many. */
    int deleteExpired() throws IOException {
        RetentionPeriod period = period();
        if (period == RetentionPeriod.FOREVER) {
            return 0;
        }
        Instant before = log.now().minus(Duration.ofDays(period.days));
        LoggedDays days = new LoggedDays(log.reader().dao().numbers(new SimpleSQLiteQuery("SELECT DISTINCT ended / 86400000 FROM round")),
                log.now());
        List<Path> old = new ArrayList<>();
        for (Path picture : pictures()) {
            if (mayDelete(picture, before, days, period)) {
                old.add(picture);
            }
        }
        if (!old.isEmpty()) {
            log.write(AuditEvent.of(AuditEvent.Kind.PICTURES, log.now(), "", "", "evidence pictures deleted: " + old.size()
                    + ", of rounds that ended before " + before + " and were not corrected; they are kept " + period.text, ""));
        }
        for (Path picture : old) {
            String file = picture.getFileName().toString();
            Files.deleteIfExists(picture.resolveSibling(file.substring(0, file.length() - PICTURE.length()) + EvidenceIndex.ENDING));
            Files.deleteIfExists(picture);
        }
        return old.size();
    }

    private boolean mayDelete(Path picture, Instant before, LoggedDays days, RetentionPeriod period) {
        return log.reader().dao().numberOf(roundOf(picture)).filter(number -> log.reader().dao().corrections(number).isEmpty())
                .flatMap(number -> log.reader().dao().round(number))
                .filter(round -> round.time.ended < before.toEpochMilli() && days.since(round.time.ended) >= period.days).isPresent();
    }

    private static String roundOf(Path picture) {
        return EvidencePictures.nameOf(picture);
    }

    private List<Path> pictures() throws IOException {
        if (!Files.isDirectory(files.evidence())) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(files.evidence())) {
            return all.filter(file -> file.getFileName().toString().endsWith(PICTURE)).sorted()
                    .collect(Collectors.toList());
        }
    }
}
