package app.spoton.tablet.tablecamera;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.Rotation;
import app.spoton.camera.SeenCard;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandCards;
import app.spoton.camera.layout.LayoutReading;
import app.spoton.camera.layout.Registration;
import app.spoton.engine.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What one look at the table showed.
 *
 * @param sightings at each spot from its own left to its right
 * @param strays how many cards lie off the layout
 */
public record TableReading(List<CardReading> sightings, int strays) {
    public TableReading {
        sightings = List.copyOf(sightings);
    }

    /**
     * The cards at the spots where they lie, with pictures of those that may have to be asked about.
     *
     * @param turn how those pictures are turned for the dealer
     */
    static TableReading of(List<SeenCard> cards, Picture picture, Registration registration, Game game, Rotation turn) {
        GameLayout layout = GameLayout.of(game);
        LayoutReading reading =
                LayoutReading.of(cards, registration, layout, picture.width(), picture.height());
        List<CardReading> sightings = new ArrayList<>();
        for (HandCards spot : reading.spots()) {
            for (SeenCard card : spot.cards()) {
                PicturePoint at = registration.toTable(card.place().center(), picture.width(), picture.height());
                byte[] crop = card.verdict() == ReadingVerdict.ASK ? picture.crop(card.place(), turn) : new byte[0];
                sightings.add(new CardReading(spot.spot().seat(), at, card, crop));
            }
        }
        return new TableReading(sightings, reading.strays().size());
    }

    List<CardReading> at(int seat) {
        return sightings.stream().filter(sighting -> sighting.seat() == seat).collect(Collectors.toList());
    }
}
