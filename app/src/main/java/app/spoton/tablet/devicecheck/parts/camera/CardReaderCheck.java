package app.spoton.tablet.devicecheck.parts.camera;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.engine.card.Card;
import app.spoton.engine.game.Game;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;

/** Loads OpenCV and the networks and reads a drawn layout on this processor. */
public final class CardReaderCheck implements DeviceCheck {
    private static final int WIDTH = 2600;
    private static final int SEATS = 6;
    /**
     * The cards that the reader finds on the demonstration table on a computer (docs/camera.md), less a margin for
     * other processors.
     */
    private static final double LEAST_SHARE = 0.9;

    /** What reads the cards in a picture. */
    public interface LayoutReader {
        List<SeenCard> read(Picture picture, ReadingConditions conditions);
    }

    private final Supplier<LayoutReader> reader;
    private final Game game;

    /** @param reader loads the reader */
    public CardReaderCheck(Supplier<LayoutReader> reader, Game game) {
        this.reader = reader;
        this.game = game;
    }

    @Override
    public DevicePart part() {
        return DevicePart.CARD_READER;
    }

    @Override
    public CheckResult run() {
        long start = System.nanoTime();
        LayoutReader loaded = reader.get();
        long loading = millisSince(start);
        DemoRound round = DemoRound.deal(GameLayout.of(game), 1, SEATS);
        try (DemoTable table = new DemoTable(WIDTH); Picture picture = table.show(round, 1)) {
            start = System.nanoTime();
            List<SeenCard> seen = loaded.read(picture, ReadingConditions.UNKNOWN.with(table.registration()));
            long reading = millisSince(start);
            return result(round, seen, loading, reading);
        }
    }

    private static CheckResult result(DemoRound round, List<SeenCard> seen, long loading, long reading) {
        Set<Card> dealt = new HashSet<>();
        round.hands().values().forEach(dealt::addAll);
        long right = seen.stream().filter(card -> dealt.contains(card.card())).map(SeenCard::card).distinct().count();
        long wrong = seen.stream().filter(card -> card.verdict() == ReadingVerdict.CERTAIN && !dealt.contains(card.card())).count();
        String figures = String.format(Locale.ROOT, "Loaded in %d ms; %d of %d cards read in %d ms", loading, right,
                dealt.size(), reading);
        if (wrong > 0) {
            return CheckResult.fail(figures + ", " + wrong + " certain and wrong. Do not use the camera on this tablet");
        }
        return CheckResult.of(right >= LEAST_SHARE * dealt.size(), figures,
                "Fewer than on a computer: enter cards by hand and send this report");
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
