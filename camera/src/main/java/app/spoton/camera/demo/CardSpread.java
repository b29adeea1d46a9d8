package app.spoton.camera.demo;

import app.spoton.camera.OpenCv;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Random;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** Cards in rows on plain cloth, as for enrollment. */
public final class CardSpread {
    private CardSpread() {
    }

    /** The cards in reading order. */
    public static Picture show(List<Card> cards, int columns, int width, int height, double cardWidth, long seed) {
        return draw(cards, columns, width, height, cardWidth, seed, true);
    }

    /** As many backs: nothing on them can be read. */
    public static Picture backs(int count, int columns, int width, int height, double cardWidth, long seed) {
        return draw(Card.deck().subList(0, count), columns, width, height, cardWidth, seed, false);
    }

    private static Picture draw(List<Card> cards, int columns, int width, int height, double cardWidth, long seed,
            boolean faceUp) {
        OpenCv.load();
        Random random = new Random(seed);
        Scalar cloth = new Scalar(40 + random.nextInt(60), 60 + random.nextInt(70), 30 + random.nextInt(60));
        Mat picture = new Mat(height, width, CvType.CV_8UC3, cloth);
        int rows = (cards.size() + columns - 1) / columns;
        try (CardArt art = new CardArt()) {
            for (int i = 0; i < cards.size(); i++) {
                PicturePoint middle = new PicturePoint(width * (i % columns + 0.5) / columns,
                        height * (i / columns + 0.5) / rows);
                Mat face = faceUp ? art.face(cards.get(i)) : art.back();
                Compositor.card(picture, art, face, middle, cardWidth, (random.nextDouble() - 0.5) * 0.12);
            }
        }
        Compositor.photograph(picture, random);
        return new Picture(picture);
    }
}
