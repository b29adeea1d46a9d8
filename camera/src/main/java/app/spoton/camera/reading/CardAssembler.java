package app.spoton.camera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Confirmation;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.finding.CardFrame;
import app.spoton.camera.reading.finding.CardOutlines;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScan;
import app.spoton.camera.reading.index.SizeConsistency;
import app.spoton.camera.reading.print.PrintMatch;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** From single indices to the cards of a picture: fusion, the whole deck, and a verdict on each. */
public final class CardAssembler {
    private static final double CLEAR = 0.95;
    private static final double SURE = 0.99;
    private static final double DOUBTFUL = 0.9;
    private static final double GHOST = 0.7;
    /** Less than this is hardly any reading at all. */
    private static final double FAINT = 0.3;
    /** From here on one reading is enough: by the house's deck alone, or of a nine that might be a queen. */
    private static final double SURE_ALONE = 0.9985;
    private static final Set<Rank> LOOK_ALIKE = Set.of(Rank.NINE, Rank.QUEEN);
    private static final double LIKELY = 0.5;
    /** Near the edge the next card's index may lie. */
    private static final double INNER = 0.5;
    private static final int MANY = 10;
    private static final double LEGIBLE = 0.3;

    private final Calibration calibration;
    private final ReadingConditions conditions;
    private final boolean fromTheSide;
    private final FlatCards flat;

    public CardAssembler(Calibration calibration, ReadingConditions conditions) {
        this(calibration, conditions, false, 0);
    }

    /**
     * @param fromTheSide whether the picture was taken from the side, and is read as if from above
     * @param indexHeight of a standard index, in pixels of the picture; 0 where the table's place is not known
     */
    CardAssembler(Calibration calibration, ReadingConditions conditions, boolean fromTheSide, double indexHeight) {
        this.calibration = calibration;
        this.conditions = conditions;
        this.fromTheSide = fromTheSide;
        this.flat = new FlatCards(indexHeight);
    }

    public List<SeenCard> decide(IndexScan view) {
        List<CardCandidate> cards = cards(view);
        List<SeenCard> seen = new ArrayList<>(verdicts(cards));
        seen.addAll(unreadable(cards, view.outlines()));
        return seen;
    }

    /** What does not yet belong to a card that is certain; the second corner of one need not be clear by itself. */
    public List<IndexReading> doubtful(IndexScan view) {
        List<CardCandidate> cards = cards(view);
        List<SeenCard> seen = verdicts(cards);
        Set<CornerIndex> settled = new HashSet<>();
        for (int i = 0; i < cards.size(); i++) {
            if (seen.get(i).verdict() == ReadingVerdict.CERTAIN) {
                settled.addAll(cards.get(i).indices());
            }
        }
        return view.readings().stream().filter(g -> !settled.contains(g.index())).collect(Collectors.toList());
    }

    private List<CardCandidate> cards(IndexScan view) {
        boolean isLegible = isLegible(view);
        List<CardCandidate> lone = new ArrayList<>();
        for (IndexReading reading : view.readings()) {
            Posterior posterior = reading.posterior(calibration, conditions.house());
            if (1 - posterior.notACard() >= calibration.present()) {
                lone.add(candidate(reading, posterior, isLegible));
            }
        }
        List<CardCandidate> cards = new ArrayList<>();
        for (CardCandidate card : flat.possible(withoutPips(fusion().merge(ofOneSize(OversizedFrames.without(lone)))))) {
            cards.add(inOutline(card, view.outlines()));
        }
        return withoutGhosts(cards);
    }

    private CornerFusion fusion() {
        return new CornerFusion(conditions.decks(), corner -> calibration.verdict(corner.posterior(),
                !corner.isSupported(), corner.confirmation()) == ReadingVerdict.CERTAIN);
    }

    /**
     * A doubtful index whose readings all lie elsewhere on the table is no card: the deck holds each card once. It must
     * not put the card that it was taken for in doubt either.
     */
    private List<CardCandidate> withoutGhosts(List<CardCandidate> cards) {
        List<DeckAssignment.Decoded> decoded = decoded(cards);
        List<CardCandidate> real = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            CardCandidate card = cards.get(i);
            Posterior reading = decoded.get(i).posterior();
            boolean ghost = card.indices().size() == 1 && card.posterior().pBest() < DOUBTFUL
                    && (reading.notACard() > GHOST || card.posterior().pBest() < FAINT
                    && reading.notACard() > reading.pBest());
            if (!ghost) {
                real.add(card);
            }
        }
        return real;
    }

    private List<DeckAssignment.Decoded> decoded(List<CardCandidate> cards) {
        return DeckAssignment.decode(cards.stream().map(CardCandidate::posterior).collect(Collectors.toList()),
                conditions.decks());
    }

    /**
     * A house's deck, seen from the side, can look surer than it is: its prototypes were shown from above. There, and
     * where frames or readers that agree are to make a card certain, what is known of all decks must say the same.
     */
    private CardCandidate candidate(IndexReading reading, Posterior posterior, boolean isLegible) {
        Calibration.Levels levels = calibration.levels();
        double generic = conditions.house().isEmpty() ? 1 : reading.generic(calibration, conditions.house());
        boolean contradicted = reading.isContradicted(calibration, conditions.house());
        boolean agreed = isLegible && reading.isAgreed() && generic >= levels.agreed();
        boolean seconded = isLegible && reading.isAgreed() && generic >= levels.seconded()
                && reading.isSupported(calibration, conditions.house());
        Optional<PrintMatch> print = reading.match().filter(PrintMatch::isClear);
        boolean misprinted = print.filter(match -> match.card() != posterior.best()).isPresent();
        // The print shows the same pixels, and two pips may look alike there, so the reading must be likely without it.
        boolean printed = print.isPresent() && !misprinted && posterior.pBest() >= levels.seconded()
                && generic >= LIKELY;
        Confirmation confirmation = printed ? Confirmation.PRINTED : seconded ? Confirmation.SECONDED
                : agreed ? Confirmation.AGREED : Confirmation.NONE;
        boolean alone = fromTheSide ? generic >= SURE
                : generic >= levels.seconded() || posterior.pBest() >= SURE_ALONE;
        boolean supported = confirmation != Confirmation.NONE || alone;
        return CardCandidate.of(reading.index(), posterior, confirmation,
                supported && !contradicted && !misprinted && !isLookAlike(posterior));
    }

    /**
     * A nine with a round bowl looks like a queen, in every frame and to both readers, so nothing makes up for a doubt
     * between these two except the house's own deck.
     */
    private boolean isLookAlike(Posterior posterior) {
        Card best = posterior.best();
        return conditions.house().isEmpty() && LOOK_ALIKE.contains(best.rank()) && LOOK_ALIKE.stream()
                .anyMatch(rank -> rank != best.rank() && posterior.p(Card.of(rank, best.suit())) > 1 - SURE_ALONE);
    }

    /**
     * Whether agreement may be believed in this picture. Where only few of many indices are clear, the reader does not
     * know the font or the picture is poor: then frames and readers that agree may agree on a mistake.
     */
    private boolean isLegible(IndexScan view) {
        int indices = 0;
        int clear = 0;
        for (IndexReading reading : view.readings()) {
            if (reading.posterior(calibration, conditions.house()).pBest() >= LIKELY) {
                indices++;
                clear += reading.generic(calibration, conditions.house()) >= calibration.levels().certain() ? 1 : 0;
            }
        }
        return indices < MANY || clear >= LEGIBLE * indices;
    }

    /** Between the two corners of a card that is clearly read lies no other card, only its own pips and pictures. */
    private static List<CardCandidate> withoutPips(List<CardCandidate> cards) {
        return cards.stream().filter(c -> c.posterior().pBest() >= CLEAR || !isInsideAnother(c, cards, 1))
                .collect(Collectors.toList());
    }

    /**
     * Whether it is a lone index between the corners of a card that is clearly read.
     *
     * @param part how much of the card around its middle counts
     */
    private static boolean isInsideAnother(CardCandidate lone, List<CardCandidate> cards, double part) {
        CornerIndex index = lone.indices().get(0);
        return lone.indices().size() == 1 && cards.stream()
                .filter(card -> card.indices().size() > 1 && card.posterior().pBest() >= CLEAR)
                .map(CardCandidate::place)
                .anyMatch(place -> place.covers(new PicturePoint(
                        place.center().x() + (index.x() - place.center().x()) / part,
                        place.center().y() + (index.y() - place.center().y()) / part)));
    }

    /** A doubtful index that is far larger or smaller than its neighbors is a pip or two with a rank beside them. */
    private static List<CardCandidate> ofOneSize(List<CardCandidate> lone) {
        SizeConsistency size = new SizeConsistency(lone.stream().filter(s -> s.posterior().pBest() >= CLEAR)
                .map(s -> s.indices().get(0)).collect(Collectors.toList()));
        if (!size.isKnown()) {
            return lone;
        }
        return lone.stream().filter(s -> s.posterior().pBest() >= SURE || size.fits(s.indices().get(0)))
                .collect(Collectors.toList());
    }

    private List<SeenCard> verdicts(List<CardCandidate> cards) {
        List<DeckAssignment.Decoded> decoded = decoded(cards);
        List<SeenCard> seen = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            CardCandidate card = cards.get(i);
            DeckAssignment.Decoded reading = decoded.get(i);
            boolean contested = reading.contested() || !card.isSupported() || isInsideAnother(card, cards, INNER)
                    || cards.stream().anyMatch(other -> CornerFusion.clash(card, other)
                    || CornerFusion.mayBeMisread(card, other));
            seen.add(new SeenCard(card.place(), card.posterior(), reading.posterior(),
                    calibration.verdict(reading.posterior(), contested, card.confirmation()), card.indices().size(),
                    card.confirmation()));
        }
        return seen;
    }

    /** The outline is a better place than what a standard index makes one expect, if the index fits into its corner. */
    private static CardCandidate inOutline(CardCandidate card, List<CardQuad> outlines) {
        for (CardQuad outline : outlines) {
            for (CardQuad way : List.of(outline, CardOutlines.halfTurn(outline))) {
                CornerIndex index = card.indices().get(0);
                CornerIndex expected = new CardFrame(way).index(6, 11, 15);
                double ratio = index.height() / expected.height();
                if (index.distance(expected) < 0.6 * expected.height() && index.alignment(expected) > 0.85
                        && ratio > 0.5 && ratio < 2) {
                    return new CardCandidate(new CardQuad(way.topLeft(), way.topRight(), way.bottomRight(),
                            way.bottomLeft(), index.height()), card.posterior(), card.indices(), card.confirmation(),
                            card.isSupported());
                }
            }
        }
        return card;
    }

    /** Light outlines as large as the cards that were read, with nothing read in them: cards that cannot be read. */
    private static List<SeenCard> unreadable(List<CardCandidate> cards, List<CardQuad> outlines) {
        List<SeenCard> seen = new ArrayList<>();
        if (cards.isEmpty()) {
            return seen;
        }
        double[] areas = cards.stream().mapToDouble(c -> CardOutlines.area(c.place())).sorted().toArray();
        double usual = areas[areas.length / 2];
        for (CardQuad outline : outlines) {
            double area = CardOutlines.area(outline);
            boolean read = cards.stream().anyMatch(c -> outline.covers(c.place().center())
                    || c.place().covers(outline.center())
                    || c.indices().stream().anyMatch(i -> outline.covers(new PicturePoint(i.x(), i.y()))));
            if (!read && area > 0.6 * usual && area < 1.6 * usual) {
                seen.add(new SeenCard(outline, Posterior.unknown(), Posterior.unknown(), ReadingVerdict.INCOMPLETE, 0));
            }
        }
        return seen;
    }
}
