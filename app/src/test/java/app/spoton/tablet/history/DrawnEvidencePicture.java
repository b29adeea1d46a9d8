package app.spoton.tablet.history;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import app.spoton.tablet.auditlog.RoundLogEntry;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An evidence picture for a test: felt, and white cards on it. */
final class DrawnEvidencePicture {
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

    /** Where these cards lie, as the camera's part of the app writes it. */
    static String index(int turned, String... cards) {
        StringBuilder text = new StringBuilder("cards 2 turned " + turned + "\n");
        for (int place = 0; place < cards.length; place++) {
            text.append(cards[place]).append(' ').append(x(place)).append(" 240 ").append(CARD).append(" 170\n");
        }
        return text.toString();
    }

    /** An opened round as if this picture had been kept of it. */
    static RoundDetails with(RoundDetails opened) {
        byte[] file = jpeg();
        Bitmap picture = BitmapFactory.decodeByteArray(file, 0, file.length);
        List<EvidencePicture.Crop> crops = new ArrayList<>();
        List<LoggedRound.CardView> cards = opened.round().dealer().cards();
        for (int place = 0; place < cards.size(); place++) {
            crops.add(new EvidencePicture.Crop(cards.get(place).card(), Bitmap.createBitmap(picture, x(place) - 20, 220, CARD + 40, 210),
                    place != 1));
        }
        return new RoundDetails(opened.number(), opened.hash(), opened.whole(), opened.round(), opened.table(),
                opened.dealer(), opened.begun(), opened.settled(), opened.ended(), opened.end(), opened.reason(),
                opened.supervisor(), opened.deck(), opened.engine(), List.of("r.jpg"), List.of(new EvidencePicture("r.jpg",
                EvidencePicture.State.AS_LOGGED, Optional.of(picture), crops)), opened.corrections(), opened.again(),
                opened.whatIf());
    }

    static RoundLogEntry withPictures(RoundLogEntry round, String... pictures) {
        return new RoundLogEntry(round.id(), round.table(), round.game(), round.dealer(), round.begun(), round.settled(),
                round.ended(), round.end(), round.round(), round.settlement(), round.known(), round.reason(),
                round.supervisor(), round.deck(), round.engine(), round.meters(), List.of(pictures));
    }
}
