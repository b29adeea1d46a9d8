package app.spoton.camera.cli;

import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Counts of one source. */
final class ReadingTally {
    int pictures;
    int cards;
    int found;
    int accepted;
    int asked;
    int wrong;
    int silentlyWrong;
    int missed;
    int questionless;
    final List<Long> ms = new ArrayList<>();
    final List<String> remarks = new ArrayList<>();

    /**
     * Compares one picture's reading with its labels. A reading is right if its card is labeled and not yet used;
     * of two readings of one card the certain one is taken first.
     */
    void add(PictureLabels label, List<SeenCard> seen, long tookMs) {
        pictures++;
        cards += label.cards().size();
        ms.add(tookMs);
        List<String> open = new ArrayList<>(label.cards());
        List<SeenCard> sorted = new ArrayList<>(seen);
        sorted.removeIf(s -> s.verdict() == ReadingVerdict.INCOMPLETE);
        sorted.sort((a, b) -> a.verdict() != b.verdict() ? a.verdict().compareTo(b.verdict())
                : Double.compare(b.p(), a.p()));
        int certainHere = 0;
        List<String> bad = new ArrayList<>();
        for (SeenCard card : sorted) {
            boolean certain = card.verdict() == ReadingVerdict.CERTAIN;
            int match = match(open, card);
            if (match >= 0) {
                open.remove(match);
                found++;
                accepted += certain ? 1 : 0;
                certainHere += certain ? 1 : 0;
                asked += certain ? 0 : 1;
            } else if (label.complete() || label.cards().stream().anyMatch(c -> PictureLabels.fits(c, card.card()))) {
                // A second reading of a labeled card is wrong even in a list that is not complete.
                wrong++;
                silentlyWrong += certain ? 1 : 0;
                asked += certain ? 0 : 1;
                bad.add((certain ? "CERTAIN " : "") + String.format(Locale.ROOT, "%s %.4f (%s)", card.card(), card.p(),
                        card.second()));
            }
        }
        missed += open.size();
        questionless += certainHere == label.cards().size() && bad.isEmpty() ? 1 : 0;
        if (!open.isEmpty() || !bad.isEmpty()) {
            remarks.add(label.name() + (open.isEmpty() ? "" : "  missed " + open)
                    + (bad.isEmpty() ? "" : "  wrong " + bad));
        }
    }

    private static int match(List<String> open, SeenCard card) {
        for (int i = 0; i < open.size(); i++) {
            if (PictureLabels.fits(open.get(i), card.card())) {
                return i;
            }
        }
        return -1;
    }

    void add(ReadingTally other) {
        pictures += other.pictures;
        cards += other.cards;
        found += other.found;
        accepted += other.accepted;
        asked += other.asked;
        wrong += other.wrong;
        silentlyWrong += other.silentlyWrong;
        missed += other.missed;
        questionless += other.questionless;
        ms.addAll(other.ms);
    }

    static final String HEAD = String.format(Locale.ROOT, "%-18s %5s %5s %-28s %-28s %5s %5s %-26s %5s %6s", "source",
            "pics", "cards", "recall (95%)", "certain and right (95%)", "asked", "wrong", "silently wrong (95%)",
            "whole", "ms");

    String line(String name) {
        long median = ms.isEmpty() ? 0 : ms.stream().sorted().toList().get(ms.size() / 2);
        return String.format(Locale.ROOT, "%-18s %5d %5d %-28s %-28s %5d %5d %-26s %5d %6d", name, pictures, cards,
                share(found, cards), share(accepted, cards), asked, wrong,
                share(silentlyWrong, accepted + silentlyWrong), questionless, median);
    }

    private static String share(int part, int whole) {
        double[] w = wilson(part, whole);
        return String.format(Locale.ROOT, "%d = %.2f%% (%.1f-%.1f)", part, 100.0 * part / Math.max(1, whole),
                100 * w[0], 100 * w[1]);
    }

    /** Wilson's interval for a share, 95%. */
    static double[] wilson(int part, int whole) {
        if (whole == 0) {
            return new double[] {0, 1};
        }
        double z = 1.96;
        double p = part / (double) whole;
        double center = p + z * z / (2 * whole);
        double half = z * Math.sqrt(p * (1 - p) / whole + z * z / (4.0 * whole * whole));
        double scale = 1 + z * z / whole;
        return new double[] {Math.max(0, (center - half) / scale), Math.min(1, (center + half) / scale)};
    }
}
