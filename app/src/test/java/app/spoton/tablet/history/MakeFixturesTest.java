package app.spoton.tablet.history;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.Watch;
import app.spoton.tablet.data.OpenDatabase;
import app.spoton.tablet.data.SpotOnDatabase;
import app.spoton.tablet.eyes.FixtureCamera;
import app.spoton.tablet.eyes.KeptFiles;
import app.spoton.tablet.log.Happening;
import app.spoton.tablet.log.OffMainThread;
import app.spoton.tablet.log.RoundLog;
import app.spoton.tablet.people.People;
import app.spoton.tablet.people.Role;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.Settings;
import app.spoton.tablet.table.FixtureDealer;
import app.spoton.tablet.table.FixtureRounds;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.Assume;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;

/** Writes the fixtures to the folder that SPOTON_FIXTURES names. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class MakeFixturesTest {
    private static final Catalog CATALOG = Catalog.standard();

    @Rule
    public final OffMainThread disk = new OffMainThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Watch watch = new Watch();
    private RoundLog log;
    private Path folder;
    private Path camera;
    private SpotOnDatabase database;

    private FixtureDealer dealer() {
        return new FixtureDealer(watch, database, log, FixtureCamera.witness(database.settings(), camera));
    }

    private void happens(Happening.Kind kind, String who, String words) {
        watch.now = watch.now.plusSeconds(15);
        log.write(new Happening(kind, watch.instant(), who, "Table 4", words, who, List.of()));
    }

    private final class Papers implements Documents {
        @Override
        public OutputStream write(String address) throws IOException {
            return Files.newOutputStream(folder.resolve(address));
        }

        @Override
        public InputStream read(String address) throws IOException {
            return Files.newInputStream(folder.resolve(address));
        }
    }

    private void export(Paperwork.Form form, Filter filter, Optional<OpenedRound> opened, String file) throws IOException {
        watch.now = watch.now.plusSeconds(60);
        new Paperwork(log, CATALOG, new Papers()).export(form, filter, opened, "Ruth", file, done -> { });
    }

    private OpenedRound opened(String id) {
        return new RoundReading(log, CATALOG).open(log.dao().numberOf(id).orElseThrow()).orElseThrow();
    }

    @Test
    public void make() throws Exception {
        Assume.assumeTrue(System.getenv("SPOTON_FIXTURES") != null);
        TimeZone.setDefault(TimeZone.getTimeZone("America/Los_Angeles"));
        folder = Path.of(System.getenv("SPOTON_FIXTURES"));
        Files.createDirectories(folder);
        camera = folder.resolve("camera");
        watch.now = Instant.parse("2026-11-02T02:00:00Z");
        database = OpenDatabase.here(context);
        log = RoundLog.in(context, "log.db", watch);
        FixtureCamera.write(camera);
        FixtureCamera.choose(database.settings());
        Settings settings = new Settings(database.settings(), Runnable::run);
        settings.choose(Appearance.LIGHT);
        settings.callOut(true);
        people();
        new FixtureRounds(dealer()).setUpLink();
        happens(Happening.Kind.SIGN_IN, "Ann", "signed in to deal");
        new FixtureRounds(dealer()).firstEvening();
        happens(Happening.Kind.SIGN_OUT, "Ann", "signed out");
        damageAndRestore();
        happens(Happening.Kind.SIGN_IN, "Göran Åberg", "signed in to deal");
        watch.now = Instant.parse("2026-11-03T02:00:00Z");
        new FixtureRounds(dealer()).secondEvening();
        watch.now = Instant.parse("2026-11-04T02:00:00Z");
        new FixtureRounds(dealer()).thirdEvening();
        corrections();
        pictures();
        papers();
        new FixtureRounds(dealer()).goingOn();
        log.close();
        database.close();
        for (String name : List.of("log.db", "spoton.db")) {
            Files.copy(context.getDatabasePath(name).toPath(), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        expectations();
    }

    private void expect(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve("expected"));
        Files.write(folder.resolve("expected").resolve(name), text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    private void expectations() throws IOException {
        try (java.util.stream.Stream<Path> all = Files.walk(camera)) {
            Files.write(camera.resolve("files.txt"), (all.filter(Files::isRegularFile).map(camera::relativize)
                    .map(Path::toString).filter(name -> !name.equals("files.txt")).sorted()
                    .collect(java.util.stream.Collectors.joining("\n")) + "\n").getBytes());
        }
        try (LoggedFixture logged = LoggedFixture.whole(); LoggedFixture later = LoggedFixture.empty();
                app.spoton.tablet.table.SavedFixture saved = app.spoton.tablet.table.SavedFixture.open()) {
            expect("rounds.txt", logged.reviews());
            expect("events.txt", logged.events());
            expect("meters.txt", logged.ledgers());
            expect("saved-rounds.txt", saved.describeAll());
            expect("house.txt", saved.house());
            java.util.Map<String, String> values = new java.util.LinkedHashMap<>();
            values.put("ENTRIES", "" + logged.entries());
            values.put("FIND1", "\"" + logged.rounds("Ann", "crazy-4-poker", "") + "\"");
            values.put("FIND2", "\"" + logged.rounds("", "", "royal flush") + "\"");
            values.put("FIND3", "\"" + logged.rounds("", "", "four of a kind") + "\"");
            values.put("WHATIF1", "\"" + logged.withCard("r-01", 1, 2, "Ac") + "\"");
            values.put("WHATIF2", "\"" + logged.withCard("r-01", 3, 4, "2c") + "\"");
            values.put("WHATIF3", "\"" + logged.withHandFolded("r-15", 1, 1) + "\"");
            values.put("VERIFY1", "\"" + LoggedFixture.verified(Files.readAllBytes(folder.resolve("export-whole.jsonl"))) + "\"");
            values.put("VERIFY2", "\"" + LoggedFixture.verified(Files.readAllBytes(folder.resolve("export-by-filter.jsonl"))) + "\"");
            app.spoton.tablet.eyes.KeptFixture kept = new app.spoton.tablet.eyes.KeptFixture(context.getFilesDir().toPath().resolve("kept"));
            values.put("TABLE4", "\"" + kept.table("Table 4") + "\"");
            values.put("TABLE9", "\"" + kept.table("Table 9") + "\"");
            values.put("PICTURE", "\"" + app.spoton.tablet.eyes.KeptFixture.cardsInPicture(app.spoton.tablet.FixtureFiles.text("camera/evidence/r-01.cards")) + "\"");
            values.put("PICTURES", logged.pictures("r-01", kept.evidence()) + "" + logged.pictures("r-12", kept.evidence()) + kept.hasPrint("Table 4") + kept.hasPrint("Table 9"));
            values.put("PEOPLE", saved.people() + "" + logged.faults());
            StringBuilder all = new StringBuilder();
            values.forEach((name, value) -> all.append(name).append('\t').append(value).append('\n'));
            Files.write(Path.of("/tmp/fx/values.txt"), all.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
            StringBuilder text = new StringBuilder();
            for (String[] one : new String[][] {{"Saved 04", "s-04"}, {"Saved 05", "s-05"}, {"Saved 12", "s-12"}}) {
                check(saved.logsWhatWasConfirmed(one[0], later.logbook()));
                text.append(later.review(one[1]).replaceAll("engine '[^']*'", "engine of today"));
            }
            expect("logged-later.txt", text.toString());
        }
    }

    private void people() {
        People people = new People(database.people(), log, Runnable::run, watch);
        people.add("Ruth", Role.SUPERVISOR, "204816", false, "", "", refusal -> check(refusal.isEmpty()));
        people.add("Ann", Role.DEALER, "7351", false, "Ruth", "", refusal -> check(refusal.isEmpty()));
        people.add("Bela", Role.DEALER, "9042", false, "Ruth", "", refusal -> check(refusal.isEmpty()));
        people.add("Göran Åberg", Role.DEALER, "5186", false, "Ruth", "", refusal -> check(refusal.isEmpty()));
        people.add("Temp", Role.DEALER, "5180", false, "Ruth", "", refusal -> check(refusal.isEmpty()));
        people.remove("Temp", "Ruth", "", refusal -> check(refusal.isEmpty()));
        for (int times = 0; times < 3; times++) {
            people.knock("Bela", "1111", Role.DEALER, "Table 4", door -> { });
        }
        people.knock("Ruth", "204816", Role.SUPERVISOR, "Table 4", door -> { });
    }

    private static void check(boolean fine) {
        if (!fine) {
            throw new IllegalStateException();
        }
    }

    private void damageAndRestore() throws IOException {
        export(Paperwork.Form.BACKUP, Filter.ALL, Optional.empty(), "backup-before-damage.gz");
        new FixtureRounds(dealer()).roundThatIsLost();
        log.close();
        File file = context.getDatabasePath("log.db");
        try (RandomAccessFile bytes = new RandomAccessFile(file, "rw")) {
            bytes.write(new byte[4096]);
        }
        log = RoundLog.in(context, "log.db", watch);
        new FixtureRounds(dealer()).roundAfterTheDamage();
        HistoryState.Notice told = new Paperwork(log, CATALOG, new Papers()).restore("Ruth", "backup-before-damage.gz",
                done -> { });
        check(told.kind() == HistoryState.Notice.Kind.RESTORED);
        Files.delete(folder.resolve("backup-before-damage.gz"));
    }

    private void corrections() {
        Paperwork paperwork = new Paperwork(log, CATALOG, new Papers());
        watch.now = watch.now.plus(Duration.ofHours(2));
        paperwork.correct(opened("r-12"), "Ruth", "the player was told twice");
        OpenedRound split = opened("r-15");
        WhatIf folded = WhatIf.of(split.round(), CATALOG).withHandFolded(1, 1, true, CATALOG);
        paperwork.correct(split.with(Optional.empty(), Optional.of(folded)), "Ruth", "the second hand was folded");
        OpenedRound unseen = opened("r-01");
        WhatIf other = WhatIf.of(unseen.round(), CATALOG).focusedOn(Optional.of(new WhatIf.CardAt(1, 2)))
                .withCard(Card.parse("Ac").orElseThrow(), CATALOG);
        check(other.isSettled() && folded.isSettled());
        paperwork.correct(unseen.with(Optional.empty(), Optional.of(other)), "Ruth", "the nine was an ace");
    }

    private void pictures() throws IOException {
        Path old = context.getFilesDir().toPath().resolve("old");
        Files.createDirectories(old.resolve("evidence"));
        Files.write(old.resolve("evidence/r-02.jpg"), new byte[] {1});
        watch.now = watch.now.plus(Duration.ofDays(40));
        new StillKeeping(new KeptFiles(old), database.settings(), log, Runnable::run)
                .keepFor(StillKeeping.Keep.MONTH, "Ruth");
    }

    private void papers() throws IOException {
        export(Paperwork.Form.JSON_LINES, Filter.ALL.dealtBy("Ann"), Optional.empty(), "export-by-filter.jsonl");
        export(Paperwork.Form.CSV, Filter.ALL, Optional.empty(), "export.csv");
        export(Paperwork.Form.PDF, Filter.ALL, Optional.of(opened("r-01")), "round-r-01.pdf");
        export(Paperwork.Form.BACKUP, Filter.ALL, Optional.empty(), "backup.gz");
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        new Export(log).everything(whole, false, done -> { });
        Files.write(folder.resolve("export-whole.jsonl"), whole.toByteArray());
    }
}
