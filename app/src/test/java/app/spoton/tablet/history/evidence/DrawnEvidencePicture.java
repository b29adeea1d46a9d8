package app.spoton.tablet.history.evidence;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.history.review.OpenedRound;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An evidence picture for a test: felt, and white cards on it. */
public final class DrawnEvidencePicture {
    static final int WIDTH = 960;
    static final int HEIGHT = 720;
    private static final int CARD = 120;

    private DrawnEvidencePicture() {
    }

    static byte[] jpeg() {
        Bitmap picture = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(picture);
        canvas.drawColor(Color.rgb(18, 92, 62));
        Paint card = new Paint();
        Paint ink = new Paint(Paint.ANTI_ALIAS_FLAG);
        ink.setTextSize(56);
        ink.setColor(Color.BLACK);
        for (int place = 0; place < 5; place++) {
            card.setColor(Color.WHITE);
            int x = x(place);
            canvas.drawRect(x, 240, x + CARD, 410, card);
            canvas.drawText(place % 2 == 0 ? "K" : "2", x + 10, 300, ink);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        picture.compress(Bitmap.CompressFormat.JPEG, 90, file);
        return file.toByteArray();
    }

    private static int x(int place) {
        return 60 + place * 170;
    }

    /** The positions of these cards, as the table camera writes them. */
    static String index(int turned, String... cards) {
        StringBuilder text = new StringBuilder("cards 2 turned " + turned + "\n");
        for (int place = 0; place < cards.length; place++) {
            text.append(cards[place]).append(' ').append(x(place)).append(" 240 ").append(CARD).append(" 170\n");
        }
        return text.toString();
    }

    /** A round with this picture. */
    public static OpenedRound with(RoundDetails details) {
        byte[] file = jpeg();
        Bitmap picture = BitmapFactory.decodeByteArray(file, 0, file.length);
        List<EvidencePicture.Crop> crops = new ArrayList<>();
        List<LoggedRound.CardView> cards = details.round().dealer().cards();
        for (int place = 0; place < cards.size(); place++) {
            crops.add(new EvidencePicture.Crop(cards.get(place).card(), Bitmap.createBitmap(picture, x(place) - 20, 220, CARD + 40, 210),
                    place != 1));
        }
        RoundDetails seen = new RoundDetails(details.entry(), LoggedRound.of(withPictures(details.record(), "r.jpg")),
                details.corrections());
        return OpenedRound.of(seen).withPictures(List.of(new EvidencePicture("r.jpg", EvidencePicture.FileState.AS_LOGGED,
                Optional.of(picture), crops)));
    }

    static RoundRecord withPictures(RoundRecord round, String... pictures) {
        return round.with(new RoundEvidence(round.evidence().origins(), round.evidence().deck(), List.of(pictures)));
    }
}
