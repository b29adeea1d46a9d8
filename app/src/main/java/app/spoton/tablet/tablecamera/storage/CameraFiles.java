package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.SyncedFile;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.camera.spots.SpotPlan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Registered tables and enrolled decks, one file each in a folder that no other app can read. The first line of each
 * file is its version. A file that cannot be read is reported and skipped, never deleted. Use from one thread.
 */
public final class CameraFiles {
    private static final String TABLE = ".table";
    private static final String PRINT = ".print";
    private static final String EMPTY = ".empty";
    private static final String SPOTS = ".spots";

    private final Path folder;
    private final DeckFiles deckFiles;

    public CameraFiles(Path folder) {
        this.folder = folder;
        this.deckFiles = new DeckFiles(folder);
    }

    /**
     * The versions of a deck.
     *
     * @param inUse the number of the one that is read with
     * @param before the number of the one to go back to, if it is kept and can be read
     * @param after the number of the one that was gone back from
     */
    public record DeckVersions(int inUse, Optional<Integer> before, Optional<Integer> after) {
        /** Of a deck that was enrolled once. */
        public static final DeckVersions ONLY = new DeckVersions(1, Optional.empty(), Optional.empty());
    }

    /**
     * What is there.
     *
     * @param decks the version in use of each
     * @param versions what versions each has, by its name
     * @param damaged the names of files that are there and cannot be read
     */
    public record Decks(List<HouseDeck> decks, Map<String, DeckVersions> versions, List<String> damaged) {
        public Decks {
            decks = List.copyOf(decks);
            versions = Map.copyOf(versions);
            damaged = List.copyOf(damaged);
        }

        public Optional<HouseDeck> named(String name) {
            return decks.stream().filter(deck -> deck.name().equals(name)).findFirst();
        }
    }

    /** A table's position in the camera's pictures. */
    public record StoredTable(Optional<Registration> registration, boolean isDamaged) {
    }

    /** Pictures that are kept as evidence. */
    public Path evidence() {
        return folder.resolve("evidence");
    }

    /** Saves a table's position; replaces the one with the same name. */
    public void save(String table, Registration registration, Optional<FeltPrint> print) throws IOException {
        if (print.isPresent()) {
            write(PRINT, table, print.get().text());
        } else {
            Files.deleteIfExists(file(PRINT, table));
        }
        write(TABLE, table, registration.text());
    }

    /** Saves the felt of a table with nothing on it, as a picture; replaces the one with the same name. */
    public void saveEmptyLayout(String table, EmptyLayout felt) throws IOException {
        SyncedFile.write(file(EMPTY, table), felt.file());
    }

    /**
     * The felt of a table with nothing on it; whoever asks closes it. Empty if it was never saved, cannot be read, or
     * is of another size than the table has now: then nothing is said about its spots.
     */
    public Optional<EmptyLayout> emptyLayout(String table, TablePlan plan) {
        try {
            return EmptyLayout.decode(Files.readAllBytes(file(EMPTY, table)), plan);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Saves where the betting spots of a game are on a table's felt; replaces what was saved for them. */
    public void saveSpots(String table, String game, SpotPlan plan) throws IOException {
        write(SPOTS, table + "/" + game, plan.text());
    }

    /** The positions; empty if nobody has marked them, the file cannot be read, or the table has fewer seats now. */
    public Optional<SpotPlan> spots(String table, String game, TablePlan plan) {
        return read(file(SPOTS, table + "/" + game)).flatMap(text -> SpotPlan.parse(text, plan));
    }

    /** The print of a table's felt, where it has any. */
    public record StoredPrint(Optional<FeltPrint> print, boolean isDamaged) {
    }

    /** Loads what is needed to recognize it; the caller closes it. */
    public StoredPrint print(String name) {
        Path file = file(PRINT, name);
        if (!Files.exists(file)) {
            return new StoredPrint(Optional.empty(), false);
        }
        Optional<FeltPrint> print = read(file).flatMap(FeltPrint::parse);
        return new StoredPrint(print, print.isEmpty());
    }

    public StoredTable table(String name) {
        Path file = file(TABLE, name);
        if (!Files.exists(file)) {
            return new StoredTable(Optional.empty(), false);
        }
        Optional<Registration> registration = read(file).flatMap(Registration::parse);
        return new StoredTable(registration, registration.isEmpty());
    }

    /** Saves a deck. Where there is one with that name, this is its new version, and the one before stays. */
    public void save(HouseDeck deck) throws IOException {
        deckFiles.add(safe(deck.name()), deck);
    }

    /** Reads with another version of a deck from now on. */
    public void useVersion(String name, int version) throws IOException {
        deckFiles.use(safe(name), version);
    }

    /** Deletes a deck with all its versions. */
    public void delete(HouseDeck deck) throws IOException {
        deckFiles.delete(safe(deck.name()));
    }

    /** All enrolled decks, by name. */
    public Decks decks() {
        List<HouseDeck> decks = new ArrayList<>();
        Map<String, DeckVersions> versions = new HashMap<>();
        List<String> damaged = new ArrayList<>();
        deckFiles.all().forEach((safeName, files) -> {
            Optional<Integer> number = deckFiles.inUse(safeName).filter(files::containsKey);
            Optional<HouseDeck> deck = number.map(files::get).flatMap(DeckFiles::deck);
            if (deck.isPresent()) {
                int inUse = number.get();
                decks.add(deck.get());
                versions.put(deck.get().name(), new DeckVersions(inUse,
                        readable(files.headMap(inUse, false).descendingMap()), readable(files.tailMap(inUse, false))));
            } else {
                damaged.add(files.get(number.orElse(files.lastKey())).getFileName().toString());
            }
        });
        decks.sort(Comparator.comparing(HouseDeck::name));
        return new Decks(decks, versions, damaged);
    }

    /** The first of these versions that can be read. */
    private static Optional<Integer> readable(Map<Integer, Path> versions) {
        return versions.entrySet().stream().filter(version -> DeckFiles.deck(version.getValue()).isPresent())
                .map(Map.Entry::getKey).findFirst();
    }

    private static Optional<String> read(Path file) {
        try {
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void write(String ending, String name, String text) throws IOException {
        SyncedFile.write(file(ending, name), text.getBytes(StandardCharsets.UTF_8));
    }

    /** A person's name for something as a file name that every file system accepts, unique for each name. */
    private static String safe(String name) {
        StringBuilder safe = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b >= 'a' && b <= 'z' || b >= '0' && b <= '9';
            safe.append(plain ? Character.toString((char) b) : String.format(Locale.ROOT, "-%02x", b & 0xff));
        }
        return safe.toString();
    }

    private Path file(String ending, String name) {
        return folder.resolve(safe(name) + ending);
    }
}
