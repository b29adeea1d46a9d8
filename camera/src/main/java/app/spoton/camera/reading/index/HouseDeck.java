package app.spoton.camera.reading.index;

import app.spoton.camera.reading.print.DeckPrint;
import app.spoton.camera.reading.print.PrintMatcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The house's own deck: a prototype of each rank and suit, each a direction in the reader's embedding, and the prints of its
 * indices, unless it was enrolled with an earlier version of the app. Immutable.
 */
public final class HouseDeck {
    public static final int RANKS = 13;
    public static final int SUITS = 4;
    /** A deck that another reader has learned, in another version of the app, must be shown again. */
    private static final String HEAD = "spoton-deck 3 " + ReaderModels.readerId();
    private static final String HEAD_WITHOUT_PRINTS = "spoton-deck 2 " + ReaderModels.readerId();
    private static final int LINES = 2 + RANKS + SUITS;

    private final String name;
    private final float[][] ranks;
    private final float[][] suits;
    private final DeckPrint prints;
    /** Takes some time to make, and only where an index is in doubt. */
    private Optional<PrintMatcher> matcher;

    /**
     * The prototypes, of length 1; an empty array where a rank or suit was not enrolled.
     *
     * @param ranks ace first, then two to king, as the reader orders them
     * @param suits clubs, diamonds, hearts, spades
     */
    public HouseDeck(String name, float[][] ranks, float[][] suits) {
        this(name, ranks, suits, DeckPrint.NONE);
    }

    /** The same, with its prints. */
    public HouseDeck(String name, float[][] ranks, float[][] suits, DeckPrint prints) {
        if (ranks.length != RANKS || suits.length != SUITS || name.isBlank() || name.indexOf('\n') >= 0) {
            throw new IllegalArgumentException(name + ": " + ranks.length + " ranks, " + suits.length + " suits");
        }
        this.name = name;
        this.ranks = Arrays.stream(ranks).map(float[]::clone).toArray(float[][]::new);
        this.suits = Arrays.stream(suits).map(float[]::clone).toArray(float[][]::new);
        this.prints = prints;
    }

    /** What compares an index with this deck's prints; empty if not all of them are known. */
    public synchronized Optional<PrintMatcher> matcher() {
        if (matcher == null) {
            matcher = PrintMatcher.of(prints);
        }
        return matcher;
    }

    public String name() {
        return name;
    }

    /** Whether every rank and every suit is known. */
    public boolean isWhole() {
        return Arrays.stream(ranks).allMatch(r -> r.length > 0) && Arrays.stream(suits).allMatch(s -> s.length > 0);
    }

    /** How near an embedding is to each rank, -1 to 1; NaN for a rank that was not enrolled. */
    public double[] nearRanks(float[] embedding) {
        return near(ranks, embedding);
    }

    public double[] nearSuits(float[] embedding) {
        return near(suits, embedding);
    }

    private static double[] near(float[][] prototypes, float[] embedding) {
        double[] cosines = new double[prototypes.length];
        for (int i = 0; i < prototypes.length; i++) {
            cosines[i] = prototypes[i].length == 0 ? Double.NaN : cosine(prototypes[i], embedding);
        }
        return cosines;
    }

    private static double cosine(float[] a, float[] b) {
        double dot = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            dot += a[i] * b[i];
            aa += a[i] * a[i];
            bb += b[i] * b[i];
        }
        return dot / Math.max(1e-9, Math.sqrt(aa * bb));
    }

    /** The deck as lines of text, for keeping. */
    public String text() {
        List<String> printed = prints.lines();
        List<String> lines = new ArrayList<>(List.of(printed.isEmpty() ? HEAD_WITHOUT_PRINTS : HEAD, name));
        for (float[] prototype : ranks) {
            lines.add(line(prototype));
        }
        for (float[] prototype : suits) {
            lines.add(line(prototype));
        }
        lines.addAll(printed);
        return String.join("\n", lines) + "\n";
    }

    private static String line(float[] prototype) {
        StringBuilder out = new StringBuilder("p");
        for (float value : prototype) {
            out.append(' ').append(String.format(Locale.ROOT, "%.5f", value));
        }
        return out.toString();
    }

    /** Reads what {@link #text()} wrote; empty if it is anything else, or was learned by another reader. */
    public static Optional<HouseDeck> parse(String text) {
        List<String> lines = Arrays.asList(text.trim().split("\n", -1));
        boolean printed = lines.get(0).equals(HEAD) && lines.size() > LINES;
        if (!printed && !(lines.get(0).equals(HEAD_WITHOUT_PRINTS) && lines.size() == LINES)) {
            return Optional.empty();
        }
        Optional<DeckPrint> prints = DeckPrint.parse(lines.subList(LINES, lines.size()));
        if (prints.isEmpty()) {
            return Optional.empty();
        }
        try {
            float[][] all = new float[RANKS + SUITS][];
            for (int i = 0; i < all.length; i++) {
                String[] words = lines.get(i + 2).split(" ", -1);
                all[i] = new float[words.length - 1];
                for (int j = 1; j < words.length; j++) {
                    all[i][j - 1] = Float.parseFloat(words[j]);
                }
            }
            return Optional.of(new HouseDeck(lines.get(1), Arrays.copyOf(all, RANKS),
                    Arrays.copyOfRange(all, RANKS, all.length), prints.get()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
