package app.spoton.tablet.trainer.session;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.card.Card;
import app.spoton.engine.round.Seat;
import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Practice rounds on the camera's demonstration table: felt, chips, cards that lie askew over one another. */
public final class DemoLayoutPictures implements LayoutPictureSource {
    private static final int WIDTH = 2_600;
    /** How much of the table is shown around the seat's cards, in pixels of the picture. */
    private static final double HALF_WIDTH = 240;
    private static final double HALF_HEIGHT = 175;

    @Override
    public Optional<byte[]> of(PracticeRound practice) {
        if (practice.round().seats().stream().anyMatch(seat -> seat.number() > TablePlan.USUAL.seats())) {
            return Optional.empty();
        }
        Map<HandRegion, List<Card>> hands = new TreeMap<>();
        hands.put(HandRegion.DEALER, practice.round().dealer().list());
        for (Seat seat : practice.round().seats()) {
            boolean asked = seat.number() == practice.seatNumber();
            hands.put(new HandRegion(seat.number()), asked ? practice.playerCards().list() : seat.cards().list());
        }
        long seed = practice.round().dealer().mask();
        try (DemoTable table = new DemoTable(WIDTH);
                Picture picture = table.show(new DemoRound(GameLayout.of(practice.game()), seed, hands), 0)) {
            return Optional.of(picture.crop(around(new HandRegion(practice.seatNumber()), table.registration())));
        } catch (LinkageError noPictures) {   // a processor that OpenCV was not built for
            return Optional.empty();
        }
    }

    /** The seat's part of the picture; the dealer stands at its lower edge. */
    private static CardQuad around(HandRegion spot, Registration table) {
        double[] center = TablePlan.USUAL.center(spot);
        PicturePoint middle = table.toPicture(center[0], center[1]);
        return new CardQuad(middle.plus(-HALF_WIDTH, -HALF_HEIGHT), middle.plus(HALF_WIDTH, -HALF_HEIGHT),
                middle.plus(HALF_WIDTH, HALF_HEIGHT), middle.plus(-HALF_WIDTH, HALF_HEIGHT), 0);
    }
}
