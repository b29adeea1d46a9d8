package app.spoton.tablet.tablecamera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.List;

/** Helpers for tests with camera readings. */
public final class TestReadings {
    private static final CardQuad PLACE = new CardQuad(new PicturePoint(10, 10), new PicturePoint(40, 10), new PicturePoint(40, 52), new PicturePoint(10, 52), 8);

    private final List<CardReading> readings = new ArrayList<>();
    private int strays;

    public static Card card(String name) {
        return Card.parse(name).orElseThrow();
    }

    public static CardOrigin known(TableState table, String card) {
        return table.round().origins().get(card(card));
    }

    /** @param words cards at a seat from left to right: {@code Kh}, {@code Kh?Kd} if in doubt, {@code ??} unreadable */
    public TestReadings at(int seat, String... words) {
        for (String word : words) {
            readings.add(new CardReading(seat, new PicturePoint(100.0 * readings.size(), 0), seen(word)));
        }
        return this;
    }

    TestReadings stray() {
        strays++;
        return this;
    }

    public TableReading look() {
        return new TableReading(readings, strays);
    }

    private static SeenCard seen(String word) {
        if (word.equals("??")) {
            return new SeenCard(PLACE, Posterior.unknown(), Posterior.unknown(), ReadingVerdict.INCOMPLETE, 0);
        }
        String[] readings = word.split("\\?", -1);
        if (readings.length == 1) {
            Posterior certainCards = Posterior.mostly(card(word), 0.99999);
            return new SeenCard(PLACE, certainCards, certainCards, ReadingVerdict.CERTAIN, 2);
        }
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[card(readings[0]).index()] = 0.8;
        p[card(readings[1]).index()] = 0.2;
        Posterior uncertain = Posterior.of(p);
        return new SeenCard(PLACE, uncertain, uncertain, ReadingVerdict.ASK, 1);
    }
}
