package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.SyncedFile;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.camera.spots.SpotPlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Registered tables and enrolled decks, one file each in a folder that no other app can read. The first line of each
 * file is its version. A file that cannot be read is reported and skipped, never deleted. Use from one thread.
 */
public final class CameraFiles {
    private static final String TABLE = ".table";
    private static final String PRINT = ".print";
    private static final String EMPTY = ".empty";
    private static final String SPOTS = ".spots";
    private static final String DECK = ".deck";

    private final Path folder;

    public CameraFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * What is there.
     *
     * @param damaged the names of files that are there and cannot be read
     */
    public record Decks(List<HouseDeck> decks, List<String> damaged) {
        public Decks {
            decks = List.copyOf(decks);
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

    /** Where they are; empty if nobody has shown them, the file cannot be read, or the table has fewer seats now. */
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

    /** Saves a deck; replaces the one with the same name. */
    public void save(HouseDeck deck) throws IOException {
        write(DECK, deck.name(), deck.text());
    }

    public void delete(HouseDeck deck) throws IOException {
        Files.deleteIfExists(file(DECK, deck.name()));
    }

    /** All enrolled decks, by name. */
    public Decks decks() {
        List<HouseDeck> decks = new ArrayList<>();
        List<String> damaged = new ArrayList<>();
        for (Path file : files(DECK)) {
            read(file).flatMap(HouseDeck::parse)
                    .ifPresentOrElse(decks::add, () -> damaged.add(file.getFileName().toString()));
        }
        decks.sort(Comparator.comparing(HouseDeck::name));
        return new Decks(decks, damaged);
    }

    private List<Path> files(String ending) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().endsWith(ending)).sorted()
                    .collect(Collectors.toList());
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
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

    /** A name that people chose, as one that every file system takes, and no two names alike. */
    private Path file(String ending, String name) {
        StringBuilder safe = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b >= 'a' && b <= 'z' || b >= '0' && b <= '9';
            safe.append(plain ? Character.toString((char) b) : String.format(Locale.ROOT, "-%02x", b & 0xff));
        }
        return folder.resolve(safe + ending);
    }
}
