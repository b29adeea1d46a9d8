package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.SyncedFile;
import app.spoton.camera.reading.index.HouseDeck;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The versions of the house's decks. Each is a separate file that is never changed: {@code bee.deck} is the first,
 * {@code bee.2.deck} the second; {@code bee.version} has the number of the one in use. Without it the first is.
 */
final class DeckFiles {
    private static final String DECK = ".deck";
    private static final String VERSION = ".version";
    private static final String HEAD = "spoton-deck-version 1";
    private static final int FIRST = 1;

    private final Path folder;

    DeckFiles(Path folder) {
        this.folder = folder;
    }

    /** Every deck's versions, by the name of its files: number and file. */
    Map<String, TreeMap<Integer, Path>> all() {
        Map<String, TreeMap<Integer, Path>> all = new TreeMap<>();
        if (!Files.isDirectory(folder)) {
            return all;
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.getFileName().toString().endsWith(DECK)).forEach(file -> {
                String name = file.getFileName().toString();
                String[] parts = name.substring(0, name.length() - DECK.length()).split("\\.", 2);
                number(parts.length == 1 ? "1" : parts[1])
                        .ifPresent(n -> all.computeIfAbsent(parts[0], key -> new TreeMap<>()).put(n, file));
            });
        } catch (IOException | UncheckedIOException e) {
            all.clear();
        }
        return all;
    }

    private static Optional<Integer> number(String digits) {
        return digits.matches("[1-9][0-9]{0,6}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    /** Which version of a deck is in use; empty if that cannot be read. */
    Optional<Integer> inUse(String safeName) {
        Path file = folder.resolve(safeName + VERSION);
        if (!Files.exists(file)) {
            return Optional.of(FIRST);
        }
        return read(file).map(text -> text.split("\n", -1))
                .filter(lines -> lines.length >= 2 && lines[0].equals(HEAD)).flatMap(lines -> number(lines[1]));
    }

    /** Adds a version, which is then in use; the one before stays. */
    void add(String safeName, HouseDeck deck) throws IOException {
        TreeMap<Integer, Path> versions = all().getOrDefault(safeName, new TreeMap<>());
        int next = versions.isEmpty() ? FIRST : versions.lastKey() + 1;
        String file = safeName + (next == FIRST ? "" : "." + next) + DECK;
        SyncedFile.write(folder.resolve(file), deck.text().getBytes(StandardCharsets.UTF_8));
        use(safeName, next);
    }

    void use(String safeName, int version) throws IOException {
        Path file = folder.resolve(safeName + VERSION);
        if (version == FIRST) {
            Files.deleteIfExists(file);
        } else {
            SyncedFile.write(file, (HEAD + "\n" + version + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    void delete(String safeName) throws IOException {
        for (Path file : all().getOrDefault(safeName, new TreeMap<>()).values()) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folder.resolve(safeName + VERSION));
    }

    static Optional<HouseDeck> deck(Path file) {
        return read(file).flatMap(HouseDeck::parse);
    }

    private static Optional<String> read(Path file) {
        try {
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
