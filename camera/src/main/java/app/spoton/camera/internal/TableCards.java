package app.spoton.camera.internal;

import app.spoton.camera.Conditions;
import app.spoton.camera.Place;
import app.spoton.camera.Place.Dot;
import app.spoton.camera.Posterior;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** From single indices to the cards of a picture: fusion, the whole deck, and a verdict on each. */
public final class TableCards {
    private static final double CLEAR = 0.95;
    private static final double SURE = 0.99;

    private final Calibration calibration;
    private final Conditions conditions;

    public TableCards(Calibration calibration, Conditions conditions) {
        this.calibration = calibration;
        this.conditions = conditions;
    }

    public List<SeenCard> decide(Eye.View view) {
        List<Sighting> cards = cards(view);
        List<SeenCard> seen = new ArrayList<>(verdicts(cards));
        seen.addAll(unreadable(cards, view.outlines()));
        return seen;
    }

    /** What does not yet belong to a card that is certain; the second corner of one need not be clear by itself. */
    public List<Glance> doubtful(Eye.View view) {
        List<Sighting> cards = cards(view);
        List<SeenCard> seen = verdicts(cards);
        Set<Index> settled = new HashSet<>();
        for (int i = 0; i < cards.size(); i++) {
            if (seen.get(i).verdict() == Verdict.CERTAIN) {
                settled.addAll(cards.get(i).indices());
            }
        }
        return view.glances().stream().filter(g -> !settled.contains(g.index())).collect(Collectors.toList());
    }

    private List<Sighting> cards(Eye.View view) {
        List<Sighting> lone = new ArrayList<>();
        for (Glance glance : view.glances()) {
            Posterior posterior = glance.posterior(calibration, conditions.house());
            if (1 - posterior.notACard() >= calibration.present()) {
                lone.add(Sighting.of(glance.index(), posterior));
            }
        }
        List<Sighting> cards = new ArrayList<>();
        for (Sighting card : withoutPips(new Fusion(conditions.decks()).merge(ofOneSize(lone)))) {
            cards.add(inOutline(card, view.outlines()));
        }
        return cards;
    }

    /** Between the two corners of a card that is clearly read lies no other card, only its own pips and pictures. */
    private static List<Sighting> withoutPips(List<Sighting> cards) {
        List<Place> whole = cards.stream().filter(c -> c.indices().size() > 1 && c.posterior().pBest() >= CLEAR)
                .map(Sighting::place).collect(Collectors.toList());
        return cards.stream().filter(c -> c.indices().size() > 1 || c.posterior().pBest() >= CLEAR
                || whole.stream().noneMatch(w -> w.covers(new Dot(c.indices().get(0).x(), c.indices().get(0).y()))))
                .collect(Collectors.toList());
    }

    /** A doubtful index that is far larger or smaller than its neighbours is a pip or two with a rank beside them. */
    private static List<Sighting> ofOneSize(List<Sighting> lone) {
        OneSize size = new OneSize(lone.stream().filter(s -> s.posterior().pBest() >= CLEAR)
                .map(s -> s.indices().get(0)).collect(Collectors.toList()));
        if (!size.isKnown()) {
            return lone;
        }
        return lone.stream().filter(s -> s.posterior().pBest() >= SURE || size.fits(s.indices().get(0)))
                .collect(Collectors.toList());
    }

    private List<SeenCard> verdicts(List<Sighting> cards) {
        List<Posterior> readings = cards.stream().map(Sighting::posterior).collect(Collectors.toList());
        List<WholeDeck.Decoded> decoded = WholeDeck.decode(readings, conditions.decks());
        List<SeenCard> seen = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Sighting card = cards.get(i);
            WholeDeck.Decoded reading = decoded.get(i);
            boolean contested = reading.contested() || cards.stream().anyMatch(other -> Fusion.clash(card, other));
            seen.add(new SeenCard(card.place(), card.posterior(), reading.posterior(),
                    calibration.verdict(reading.posterior(), contested), card.indices().size()));
        }
        return seen;
    }

    /** The outline is a better place than what a standard index makes one expect, if the index fits into its corner. */
    private static Sighting inOutline(Sighting card, List<Place> outlines) {
        for (Place outline : outlines) {
            for (Place way : List.of(outline, Outlines.halfTurn(outline))) {
                Index index = card.indices().get(0);
                Index expected = new CardFrame(way).index(6, 11, 15);
                double ratio = index.height() / expected.height();
                if (index.distance(expected) < 0.6 * expected.height() && index.alignment(expected) > 0.85
                        && ratio > 0.5 && ratio < 2) {
                    return new Sighting(new Place(way.topLeft(), way.topRight(), way.bottomRight(),
                            way.bottomLeft(), index.height()), card.posterior(), card.indices());
                }
            }
        }
        return card;
    }

    /** Light outlines as large as the cards that were read, with nothing read in them: cards that cannot be read. */
    private static List<SeenCard> unreadable(List<Sighting> cards, List<Place> outlines) {
        List<SeenCard> seen = new ArrayList<>();
        if (cards.isEmpty()) {
            return seen;
        }
        double[] areas = cards.stream().mapToDouble(c -> Outlines.area(c.place())).sorted().toArray();
        double usual = areas[areas.length / 2];
        for (Place outline : outlines) {
            double area = Outlines.area(outline);
            boolean read = cards.stream().anyMatch(c -> outline.covers(c.place().centre())
                    || c.place().covers(outline.centre())
                    || c.indices().stream().anyMatch(i -> outline.covers(new Dot(i.x(), i.y()))));
            if (!read && area > 0.6 * usual && area < 1.6 * usual) {
                seen.add(new SeenCard(outline, Posterior.unknown(), Posterior.unknown(), Verdict.INCOMPLETE, 0));
            }
        }
        return seen;
    }
}
