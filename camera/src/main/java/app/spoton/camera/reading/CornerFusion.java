package app.spoton.camera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.DeckCount;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Joins the corners of one card. */
final class CornerFusion {
    /** The indices of a card share print and light, so two are no surer than one: they only take noise out. */
    private static final double SHARED = 0.5;
    private static final double AGREEMENT = 0.02;
    private static final double OPPOSITE = -0.9;
    private static final double PARALLEL = 0.93;
    private static final double CLOSE = 0.5;
    /** Less than this is what an index half under another card looks like, and does not speak against a clear one. */
    private static final double SPEAKS = 0.7;

    private static final double LIKE_CORNERS = 0.75;
    /** How much the two diagonals of a card may seem to differ, because no index is found exactly. */
    private static final double DIAGONALS = 1.2;

    private record CornerPair(int a, int b, double misfit) {
    }

    private final DeckCount decks;
    private final Predicate<CardCandidate> isSettled;

    /** @param isSettled whether one corner is enough to be certain of its card */
    CornerFusion(DeckCount decks, Predicate<CardCandidate> isSettled) {
        this.decks = decks;
        this.isSettled = isSettled;
    }

    List<CardCandidate> merge(List<CardCandidate> lone) {
        List<CornerPair> pairs = new ArrayList<>();
        for (int a = 0; a < lone.size(); a++) {
            for (int b = a + 1; b < lone.size(); b++) {
                double misfit = misfit(lone.get(a), lone.get(b));
                if (misfit < 1) {
                    pairs.add(new CornerPair(a, b, misfit));
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(CornerPair::misfit));
        int[] partner = new int[lone.size()];
        Arrays.fill(partner, -1);
        List<CardCandidate> cards = new ArrayList<>();
        for (CornerPair pair : pairs) {
            if (partner[pair.a] < 0 && partner[pair.b] < 0) {
                partner[pair.a] = pair.b;
                partner[pair.b] = pair.a;
                cards.add(together(lone.get(pair.a), lone.get(pair.b)));
            }
        }
        for (int i = 0; i < lone.size(); i++) {
            if (partner[i] < 0) {
                cards.add(lone.get(i));
            }
        }
        return decks == DeckCount.ONE ? repeatsJoined(cards) : cards;
    }

    /** 0 where the two indices lie just as on a standard card, 1 and more where they cannot be of one card. */
    private static double misfit(CardCandidate a, CardCandidate b) {
        CornerIndex first = a.indices().get(0);
        CornerIndex other = b.indices().get(0);
        double ratio = first.height() / other.height();
        if (first.alignment(other) > OPPOSITE || ratio < 0.6 || ratio > 1.67 || agreement(a, b) < AGREEMENT) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.max(misfit(first, other), misfit(other, first));
    }

    /** Whether two lone indices lie like the corners of one card and are read differently: one of them is wrong. */
    static boolean clash(CardCandidate a, CardCandidate b) {
        CornerIndex first = a.indices().get(0);
        CornerIndex other = b.indices().get(0);
        double ratio = first.height() / other.height();
        return a.indices().size() == 1 && b.indices().size() == 1 && a.posterior().best() != b.posterior().best()
                && first.alignment(other) < OPPOSITE && ratio > 0.75 && ratio < 1.33
                && misfit(first, other) < CLOSE && misfit(other, first) < CLOSE;
    }

    /**
     * Whether a card may be other corners of another one in which the suit is misread: the same rank in the other suit of
     * the same color, with an index that lies like the opposite corner to one of its own, no fewer of which were seen. In
     * decks with an index in all four corners the opposite one may lie to the left. The diagonals of a card are equally
     * long, so where two opposite corners of that other one were seen, these must lie as far apart.
     */
    static boolean mayBeMisread(CardCandidate card, CardCandidate as) {
        Card here = card.posterior().best();
        Card there = as.posterior().best();
        return card.indices().size() <= as.indices().size() && here.rank() == there.rank()
                && here.suit() != there.suit() && isRed(here) == isRed(there)
                && card.indices().stream().anyMatch(i -> as.indices().stream()
                        .anyMatch(j -> areOpposite(i, j) && isDiagonal(i, j, as.indices())));
    }

    private static boolean isDiagonal(CornerIndex index, CornerIndex corner, List<CornerIndex> whole) {
        return whole.stream().filter(other -> areOpposite(other, corner))
                .mapToDouble(other -> length(corner, index) / length(corner, other))
                .allMatch(ratio -> ratio < DIAGONALS && ratio > 1 / DIAGONALS);
    }

    /** As it is on the card, however the picture is foreshortened. */
    private static double length(CornerIndex from, CornerIndex to) {
        PicturePoint there = from.seen(to.x(), to.y());
        return Math.hypot(there.x(), there.y());
    }

    /** As seen from either: the detector may take one of them for turned. */
    private static boolean areOpposite(CornerIndex a, CornerIndex b) {
        return isOpposite(a, b) || isOpposite(b, a);
    }

    private static boolean isOpposite(CornerIndex index, CornerIndex other) {
        double ratio = index.height() / other.height();
        PicturePoint there = index.seen(other.x(), other.y());
        return index.alignment(other) < OPPOSITE && ratio > 0.75 && ratio < 1.33
                && misfit(new PicturePoint(Math.abs(there.x()), there.y())) < LIKE_CORNERS;
    }

    private static boolean isRed(Card card) {
        return card.suit() == Suit.DIAMONDS || card.suit() == Suit.HEARTS;
    }

    private static double misfit(CornerIndex from, CornerIndex to) {
        return misfit(from.seen(to.x(), to.y()));
    }

    private static double misfit(PicturePoint there) {
        // Indices are from 7 to 25 mm high on cards of one size: the offset's shape counts, hardly its length.
        boolean possible = there.x() > 1.5 && there.x() < 8.5 && there.y() > 2 && there.y() < 11;
        return possible ? Math.abs(Math.log(there.y() / there.x() / 1.29)) / 0.45 : Double.POSITIVE_INFINITY;
    }

    static double agreement(CardCandidate a, CardCandidate b) {
        double[] p = a.posterior().toArray();
        double[] q = b.posterior().toArray();
        double same = 0;
        for (int i = 0; i < Posterior.NOT_A_CARD; i++) {
            same += p[i] * q[i];
        }
        return same / Math.max(1e-9, (1 - p[Posterior.NOT_A_CARD]) * (1 - q[Posterior.NOT_A_CARD]));
    }

    private CardCandidate together(CardCandidate a, CardCandidate b) {
        List<CornerIndex> both = new ArrayList<>(a.indices());
        both.addAll(b.indices());
        CardQuad place = a.indices().get(0).cardWith(b.indices().get(0));
        if (settles(a, b) || settles(b, a)) {
            CardCandidate clear = settles(a, b) ? a : b;
            return new CardCandidate(place, clear.posterior(), both, clear.confirmation(), true);
        }
        return new CardCandidate(place, a.posterior().and(b.posterior(), SHARED), both,
                a.confirmation().and(b.confirmation()), a.isSupported() && b.isSupported());
    }

    /** A corner that would be certain if the other had not been found stays so, unless the other speaks against it. */
    private boolean settles(CardCandidate clear, CardCandidate other) {
        return isSettled.test(clear) && clear.posterior().pBest() >= other.posterior().pBest()
                && (clear.posterior().best() == other.posterior().best() || other.posterior().pBest() < SPEAKS);
    }

    /** A deck with an index in all four corners shows one card up to four times, parallel and close together. */
    private static List<CardCandidate> repeatsJoined(List<CardCandidate> cards) {
        List<CardCandidate> joined = new ArrayList<>();
        List<CardCandidate> strongestFirst = new ArrayList<>(cards);
        strongestFirst.sort(Comparator.comparingInt((CardCandidate s) -> -s.indices().size())
                .thenComparingDouble(s -> -s.posterior().pBest()));
        for (CardCandidate card : strongestFirst) {
            Optional<CardCandidate> same = joined.stream().filter(other -> isRepeat(other, card)).findFirst();
            if (same.isEmpty()) {
                joined.add(card);
                continue;
            }
            List<CornerIndex> indices = new ArrayList<>(same.get().indices());
            indices.addAll(card.indices());
            joined.set(joined.indexOf(same.get()),
                    new CardCandidate(same.get().place(), same.get().posterior(), indices, same.get().confirmation(),
                            same.get().isSupported()));
        }
        return joined;
    }

    private static boolean isRepeat(CardCandidate card, CardCandidate again) {
        CornerIndex first = card.indices().get(0);
        CornerIndex other = again.indices().get(0);
        double far = 7.5 * Math.max(first.height(), other.height());
        double ratio = first.height() / other.height();
        return card.posterior().best() == again.posterior().best() && first.distance(other) < far
                && Math.abs(first.alignment(other)) > PARALLEL && ratio > 0.6 && ratio < 1.67;
    }
}
