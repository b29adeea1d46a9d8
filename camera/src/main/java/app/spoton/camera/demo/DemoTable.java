package app.spoton.camera.demo;

import app.spoton.camera.OpenCv;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.SpotPlan;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.opencv.core.Mat;

/**
 * A drawn table with felt, print, chips and cards, seen from above. Its pictures go through the same reader as a
 * camera's.
 */
public final class DemoTable implements AutoCloseable {
    /** The width of an 8 MP camera's stills. */
    public static final int STILL_WIDTH = 3264;
    private static final TablePlan PLAN = TablePlan.USUAL;
    private static final double MARGIN_MM = 60;
    private static final double CARD_MM = 63;

    private final CardArt art = new CardArt();
    private final int width;
    private final int height;
    private final double pxPerMm;

    /** Pictures of this width, which the table nearly fills. */
    public DemoTable(int width) {
        OpenCv.load();
        this.width = width;
        pxPerMm = width / (PLAN.width() + 2 * MARGIN_MM);
        height = (int) Math.round((PLAN.depth() + 2 * MARGIN_MM) * pxPerMm) / 2 * 2;
    }

    /** Where the table lies in the pictures; the dealer stands below. */
    public Registration registration() {
        return Registration.ofTaps(PLAN, List.of(at(0, 0), at(PLAN.width(), 0), at(PLAN.width(), PLAN.depth()),
                at(0, PLAN.depth())), width, height).orElseThrow();
    }

    private PicturePoint at(double xMm, double yMm) {
        return new PicturePoint((xMm + MARGIN_MM) * pxPerMm, height - (yMm + MARGIN_MM) * pxPerMm);
    }

    /** The table with nothing on it. */
    public Picture empty() {
        return new Picture(new FeltDrawing(width, height, pxPerMm, this::at).draw(PLAN, 1, false));
    }

    /** The table of a game with nothing on it. */
    public Picture empty(GameLayout game) {
        DemoRound nothing = new DemoRound(game, 1000L * GameLayout.all().indexOf(game), Map.of());
        return new Picture(felt(nothing.with(Map.of())));
    }

    private Mat felt(DemoRound round) {
        FeltDrawing drawing = new FeltDrawing(width, height, pxPerMm, this::at);
        return round.bets().map(bets -> drawing.draw(SpotPlan.usual(PLAN, round.game().spotRows()), round.seed(),
                spot -> bets.getOrDefault(spot.seat(), Set.of()).contains(spot.wager())))
                .orElseGet(() -> drawing.draw(PLAN, round.seed(), true));
    }

    /** The round with all its cards face up. Another take has other noise and light, as another photograph has. */
    public Picture show(DemoRound round, int take) {
        Mat picture = felt(round);
        Random random = new Random(round.seed());
        for (Map.Entry<HandRegion, List<Card>> hand : round.hands().entrySet()) {
            lay(picture, hand.getKey(), hand.getValue(), random);
        }
        Compositor.photograph(picture, new Random(round.seed() * 31 + take));
        return new Picture(picture);
    }

    /** In a row, tilted like hands that people laid down, each card covering a part of the one before. */
    private void lay(Mat picture, HandRegion spot, List<Card> cards, Random random) {
        double[] center = PLAN.center(spot);
        double bearing = PLAN.bearing(spot);
        // Seats' cards face the dealer, who has to read them.
        double turn = (bearing - Math.PI / 2) + (random.nextDouble() - 0.5) * 0.12;
        double step = spot.isDealer() ? 68 : 34 + random.nextInt(8);
        for (int i = 0; i < cards.size(); i++) {
            double along = (i - (cards.size() - 1) / 2.0) * step;
            double tilt = turn + (random.nextDouble() - 0.5) * 0.06;
            PicturePoint middle = at(center[0] + along * Math.cos(turn), center[1] - along * Math.sin(turn));
            Compositor.card(picture, art, art.face(cards.get(i)), middle, CARD_MM * pxPerMm, tilt);
        }
    }

    @Override
    public void close() {
        art.close();
    }
}
