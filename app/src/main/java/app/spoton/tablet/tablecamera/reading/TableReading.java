package app.spoton.tablet.tablecamera.reading;

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
 * The result of one reading of the table.
 *
 * @param readings at each spot from its own left to its right
 * @param strays how many cards lie off the layout
 */
public record TableReading(List<CardReading> readings, int strays) {
    public TableReading {
        readings = List.copyOf(readings);
    }

    /**
     * The cards at the spots where they lie, with pictures of those that may have to be asked about.
     *
     * @param turn how those pictures are turned for the dealer
     */
    public static TableReading of(List<SeenCard> cards, Picture picture, Registration registration, Game game, Rotation turn) {
        GameLayout layout = GameLayout.of(game);
        LayoutReading reading =
                LayoutReading.of(cards, registration, layout, picture.width(), picture.height());
        List<CardReading> readings = new ArrayList<>();
        for (HandCards spot : reading.spots()) {
            for (SeenCard card : spot.cards()) {
                PicturePoint at = registration.toTable(card.place().center(), picture.width(), picture.height());
                byte[] crop = card.verdict() == ReadingVerdict.ASK ? picture.crop(card.place(), turn) : new byte[0];
                readings.add(new CardReading(spot.spot().seat(), at, card, crop));
            }
        }
        return new TableReading(readings, reading.strays().size());
    }

    public List<CardReading> at(int seat) {
        return readings.stream().filter(reading -> reading.seat() == seat).collect(Collectors.toList());
    }
}
