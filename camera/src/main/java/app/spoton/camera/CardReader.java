package app.spoton.camera;

import app.spoton.camera.internal.Eye;
import app.spoton.camera.internal.Models;
import app.spoton.camera.internal.TableCards;
import java.util.List;

/**
 * Reads the cards in a picture. One reader serves one thread at a time; loading it takes a moment, so keep it.
 */
public final class CardReader {
    private final Eye eye;

    public CardReader(Eye eye) {
        this.eye = eye;
    }

    /** The reader with the networks that come with the app. */
    public static CardReader load() {
        return new CardReader(new Eye(Models.detector(), Models.reader(), Models.calibration()));
    }

    /** Every card that is seen, face up, in no particular order. */
    public List<SeenCard> read(Picture picture, Conditions conditions) {
        TableCards table = new TableCards(eye.calibration(), conditions);
        return table.decide(eye.look(picture.mat(), conditions.indexHeight(), table::doubtful));
    }

    /** The part that finds and reads single indices, for enrolment and for measuring. */
    public Eye eye() {
        return eye;
    }
}
