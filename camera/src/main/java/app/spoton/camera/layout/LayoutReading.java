package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The cards of a picture at the spots where they lie.
 *
 * @param spots the dealer, and the seats that have cards, in order
 * @param strays cards that lie off the layout
 */
public record LayoutReading(List<HandCards> spots, List<SeenCard> strays) {
    public LayoutReading {
        spots = List.copyOf(spots);
        strays = List.copyOf(strays);
    }

    /** Puts each card to the spot in whose region its middle lies. */
    public static LayoutReading of(List<SeenCard> cards, Registration registration, GameLayout game, int pictureWidth,
            int pictureHeight) {
        Map<HandRegion, List<SeenCard>> bySpot = new TreeMap<>();
        bySpot.put(HandRegion.DEALER, new ArrayList<>());
        List<SeenCard> strays = new ArrayList<>();
        TablePlan plan = registration.plan();
        for (SeenCard card : cards) {
            PicturePoint at = registration.toTable(card.place().center(), pictureWidth, pictureHeight);
            Optional<HandRegion> spot = plan.at(at.x(), at.y());
            spot.map(s -> bySpot.computeIfAbsent(s, k -> new ArrayList<>())).orElse(strays).add(card);
        }
        List<HandCards> spots = new ArrayList<>();
        bySpot.forEach((spot, list) -> {
            list.sort(Comparator.comparingDouble(card -> along(plan, spot,
                    registration.toTable(card.place().center(), pictureWidth, pictureHeight))));
            spots.add(new HandCards(spot, possible(list, game.most(spot)), game.fewest(spot), game.most(spot)));
        });
        return new LayoutReading(spots, strays);
    }

    /**
     * No more cards than the game deals, as far as they would have to be asked about: beside a whole hand, what is
     * least likely is a part of one of its cards. What is certain, or cannot be read, is never left out.
     */
    private static List<SeenCard> possible(List<SeenCard> cards, int most) {
        List<SeenCard> asked = cards.stream().filter(card -> card.verdict() == ReadingVerdict.ASK)
                .sorted(Comparator.comparingDouble(SeenCard::p)).collect(Collectors.toList());
        int tooMany = Math.max(0, Math.min(asked.size(), cards.size() - most));
        List<SeenCard> dropped = asked.subList(0, tooMany);
        return cards.stream().filter(card -> !dropped.contains(card)).collect(Collectors.toList());
    }

    /** How far to the right of the one who looks from the rail towards the dealer; the dealer looks the other way. */
    private static double along(TablePlan plan, HandRegion spot, PicturePoint at) {
        double bearing = plan.bearing(spot);
        double right = -Math.sin(bearing) * at.x() - Math.cos(bearing) * at.y();
        return spot.isDealer() ? -right : right;
    }

    public Optional<HandCards> at(HandRegion spot) {
        return spots.stream().filter(s -> s.spot().equals(spot)).findFirst();
    }

    /** What is wrong with the numbers of cards, spot by spot; empty if the layout is whole. */
    public List<String> problems() {
        return spots.stream().map(HandCards::problem).flatMap(Optional::stream).collect(Collectors.toList());
    }
}
