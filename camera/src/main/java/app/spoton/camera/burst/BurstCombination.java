package app.spoton.camera.burst;

import app.spoton.camera.Confirmation;
import app.spoton.camera.DeckCount;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.DeckAssignment;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Combines the readings of one layout over the stills of a burst: the same place is the same card. */
final class BurstCombination {
    private static final double SAME_PLACE = 0.12;
    private static final double SAME_READING = 0.3;
    private static final double SHOWS = 0.5;
    private static final double FLOOR = 1e-12;

    private final Calibration calibration;
    private final DeckCount decks;

    BurstCombination(Calibration calibration, DeckCount decks) {
        this.calibration = calibration;
        this.decks = decks;
    }

    private record Match(List<SeenCard> track, SeenCard card, double distance) {
    }

    List<SeenCard> of(List<List<SeenCard>> frames) {
        List<List<SeenCard>> tracks = new ArrayList<>();
        for (List<SeenCard> frame : frames) {
            follow(tracks, frame);
        }
        List<Posterior> together = tracks.stream().map(BurstCombination::together).collect(Collectors.toList());
        List<DeckAssignment.Decoded> decoded = DeckAssignment.decode(together, decks);
        List<SeenCard> result = new ArrayList<>();
        for (int i = 0; i < tracks.size(); i++) {
            List<SeenCard> track = tracks.get(i);
            SeenCard shown = track.stream().max(Comparator.comparingInt(SeenCard::indices)
                    .thenComparingDouble(SeenCard::p)).orElseThrow();
            boolean seldom = 2 * track.size() <= frames.size() && frames.size() > 1;
            if (seldom && isFlicker(track, shown)) {
                continue;
            }
            Confirmation confirmation = isPrinted(track, decoded.get(i).posterior().best()) ? Confirmation.PRINTED
                    : confirmation(track);
            ReadingVerdict verdict = shown.indices() == 0 ? ReadingVerdict.INCOMPLETE
                    : calibration.verdict(decoded.get(i).posterior(),
                            decoded.get(i).contested() || seldom || !isCertainOnce(track), confirmation);
            result.add(new SeenCard(shown.place(), together.get(i), decoded.get(i).posterior(), verdict,
                    shown.indices(), confirmation));
        }
        return result;
    }

    /** What most stills do not show, and none more probably than not: a pip that noise made look like an index. */
    private static boolean isFlicker(List<SeenCard> track, SeenCard shown) {
        return shown.verdict() == ReadingVerdict.INCOMPLETE
                || track.stream().allMatch(card -> card.alone().pBest() < SHOWS);
    }

    /** The weakest evidence among the stills in which it was in doubt. */
    private static Confirmation confirmation(List<SeenCard> track) {
        return track.stream().filter(card -> card.indices() > 0)
                .filter(card -> card.confirmation() != Confirmation.NONE || card.verdict() != ReadingVerdict.CERTAIN)
                .map(SeenCard::confirmation).reduce(Confirmation::and).orElse(Confirmation.NONE);
    }

    /**
     * Whether more than half of the stills show this card with certainty and none another, one of them by its print:
     * a print is compared with the very picture, in which noise and place differ from still to still.
     */
    private static boolean isPrinted(List<SeenCard> track, Card card) {
        List<SeenCard> certain = track.stream().filter(seen -> seen.verdict() == ReadingVerdict.CERTAIN)
                .collect(Collectors.toList());
        return 2 * certain.size() > track.size() && certain.stream().allMatch(seen -> seen.card() == card)
                && certain.stream().anyMatch(seen -> seen.confirmation() == Confirmation.PRINTED);
    }

    /** What no still shows beyond doubt is not certain in all of them together. */
    private static boolean isCertainOnce(List<SeenCard> track) {
        return track.stream().anyMatch(card -> card.verdict() == ReadingVerdict.CERTAIN);
    }

    private static void follow(List<List<SeenCard>> tracks, List<SeenCard> frame) {
        List<Match> matches = new ArrayList<>();
        for (List<SeenCard> track : tracks) {
            for (SeenCard card : frame) {
                SeenCard last = track.get(track.size() - 1);
                double distance = last.place().center().distance(card.place().center())
                        / Math.max(1, last.place().size());
                boolean same = last.alone().best() == card.alone().best();
                if (distance < (same ? SAME_READING : SAME_PLACE)) {
                    matches.add(new Match(track, card, same ? distance - 1 : distance));
                }
            }
        }
        matches.sort(Comparator.comparingDouble(Match::distance));
        List<SeenCard> open = new ArrayList<>(frame);
        List<List<SeenCard>> free = new ArrayList<>(tracks);
        for (Match match : matches) {
            boolean both = free.stream().anyMatch(t -> t == match.track)
                    && open.stream().anyMatch(c -> c == match.card);
            if (both) {
                match.track.add(match.card);
                free.removeIf(t -> t == match.track);
                open.removeIf(c -> c == match.card);
            }
        }
        open.forEach(card -> tracks.add(new ArrayList<>(List.of(card))));
    }

    /**
     * The mean of the log posteriors: it takes the noise out, but five stills are no surer than one. They share print,
     * light and position, and a font that looks like another does so in all of them.
     */
    private static Posterior together(List<SeenCard> track) {
        List<SeenCard> read = track.stream().filter(card -> card.indices() > 0).collect(Collectors.toList());
        if (read.isEmpty()) {
            return Posterior.unknown();
        }
        double[] logs = new double[Posterior.NOT_A_CARD + 1];
        for (SeenCard card : read) {
            double[] p = card.alone().toArray();
            for (int i = 0; i < logs.length; i++) {
                logs[i] += Math.log(p[i] + FLOOR) / read.size();
            }
        }
        return Posterior.ofLogs(logs);
    }
}
