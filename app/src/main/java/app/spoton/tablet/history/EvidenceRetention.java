package app.spoton.tablet.history;

import android.database.sqlite.SQLiteException;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.StoredAuditLog;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.tablecamera.CameraFiles;
import app.spoton.tablet.tablecamera.EvidenceIndex;
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
 * How long evidence pictures are kept: for ever, unless a supervisor says otherwise. Only pictures of rounds that are in the log,
 * are old enough and have no correction are ever deleted, and the log says so before it is done.
 */
@Singleton
public final class EvidenceRetention {
    private static final String SETTING = "evidence-days";
    private static final String PICTURE = ".jpg";

    private final CameraFiles files;
    private final SettingDao settings;
    private final StoredAuditLog log;
    private final Executor review;

    @Inject
    EvidenceRetention(CameraFiles files, SettingDao settings, StoredAuditLog log, @HistoryExecutor Executor review) {
        this.files = files;
        this.settings = settings;
        this.log = log;
        this.review = review;
    }

    /** How long a picture is kept. */
    public enum Keep {
        FOR_EVER("for ever", 0), MONTH("for 30 days", 30), QUARTER("for 90 days", 90), YEAR("for 365 days", 365);

        private final String words;
        private final int days;

        Keep(String words, int days) {
            this.words = words;
            this.days = days;
        }

        static Keep stored(Optional<String> days) {
            for (Keep keep : values()) {
                if (days.equals(Optional.of(Integer.toString(keep.days)))) {
                    return keep;
                }
            }
            return FOR_EVER;
        }
    }

    /** What is there. */
    public record Shelf(Keep keep, int pictures, long bytes) {
        static final Shelf EMPTY = new Shelf(Keep.FOR_EVER, 0, 0);
    }

    Shelf look() throws IOException {
        long bytes = 0;
        List<Path> pictures = pictures();
        for (Path picture : pictures) {
            bytes += Files.size(picture);
        }
        return new Shelf(keep(), pictures.size(), bytes);
    }

    private Keep keep() {
        return Keep.stored(Optional.ofNullable(settings.get(SETTING)));
    }

    /** Keeps pictures for another time from now on, and deletes those that are older. */
    void keepFor(Keep keep, String by) throws IOException {
        Keep was = keep();
        if (was != keep) {
            log.write(new AuditEvent(AuditEvent.Kind.SETTING, log.now(), by, "", "evidence pictures kept " + was.words
                    + ", from now on " + keep.words, "", List.of()));
            settings.put(new SettingEntity(SETTING, Integer.toString(keep.days)));
        }
        tidy();
    }

    /** Deletes what is older than the house keeps, when there is time for it. */
    public void tidySoon() {
        review.execute(() -> {
            try {
                tidy();
            } catch (IOException | AuditLogException | SQLiteException later) {
                // A picture that cannot be deleted now is deleted when the app next comes to the front.
            }
        });
    }

    /** @return how many were deleted */
    int tidy() throws IOException {
        Keep keep = keep();
        if (keep == Keep.FOR_EVER) {
            return 0;
        }
        Instant before = log.now().minus(Duration.ofDays(keep.days));
        List<Path> old = new ArrayList<>();
        for (Path picture : pictures()) {
            if (mayGo(picture, before)) {
                old.add(picture);
            }
        }
        if (!old.isEmpty()) {
            log.write(new AuditEvent(AuditEvent.Kind.PICTURES, log.now(), "", "", "evidence pictures deleted: " + old.size()
                    + ", of rounds that ended before " + before + " and were not corrected; they are kept " + keep.words,
                    "", List.of()));
        }
        for (Path picture : old) {
            Files.deleteIfExists(picture.resolveSibling(round(picture) + EvidenceIndex.ENDING));
            Files.deleteIfExists(picture);
        }
        return old.size();
    }

    private boolean mayGo(Path picture, Instant before) {
        return log.dao().numberOf(round(picture)).filter(number -> log.dao().corrections(number).isEmpty())
                .flatMap(number -> log.dao().round(number))
                .filter(round -> round.ended < before.toEpochMilli()).isPresent();
    }

    private static String round(Path picture) {
        String name = picture.getFileName().toString();
        return name.substring(0, name.length() - PICTURE.length());
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
