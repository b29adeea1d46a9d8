package app.spoton.camera.demo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.burst.BurstLength;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandCards;
import app.spoton.camera.layout.LayoutReading;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.engine.card.Card;
import app.spoton.engine.testing.LongRun;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.Test;

/** Full tables of the demonstration, read as the app reads them: a hundred of each game with {@code -Pspoton.long}. */
public class DemoRoundsTest {
    private static final int SEATS = 6;
    private static final int PIP = 207;

    private final List<String> wrong = new ArrayList<>();
    private final Set<String> asked = new HashSet<>();

    @Test
    public void noQuestionIsWrongAndAtMostOneRoundInTwentyHasARightOne() {
        int each = LongRun.cases(2, 100);
        CardReader reader = CardReader.load();
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH)) {
            ReadingConditions conditions =
                    ReadingConditions.UNKNOWN.with(DemoDeck.learn(reader)).with(table.registration());
            for (GameLayout game : GameLayout.all()) {
                for (int seed : seeds(game, each)) {
                    DemoRound round = DemoRound.deal(game, 1000L * GameLayout.all().indexOf(game) + seed, SEATS);
                    try (Burst burst = new Burst(reader, conditions)) {
                        judge(round, read(burst, table, round, seed));
                    }
                }
            }
        }
        assertEquals(String.join("\n", wrong), 0, wrong.size());
        int rounds = each * GameLayout.all().size() + 1;
        assertTrue(asked.size() + " of " + rounds + ": " + asked, asked.size() <= Math.max(1, rounds / 20));
    }

    /** The first ones, and the round of 4 Card Split in which a pip was once taken for a card. */
    private static int[] seeds(GameLayout game, int each) {
        IntStream first = IntStream.range(0, each);
        boolean once = game.id().equals("four-card-split");
        return (once ? IntStream.concat(first, IntStream.of(PIP)) : first).toArray();
    }

    /** As many looks as the app takes. */
    private static LayoutReading read(Burst burst, DemoTable table, DemoRound round, int seed) {
        for (int take = seed; ; take++) {
            try (Picture picture = table.show(round, take)) {
                burst.add(picture);
                if (BurstLength.DRAWN.isReached(burst)) {
                    return LayoutReading.of(burst.cards(), table.registration(), round.game(), picture.width(),
                            picture.height());
                }
            }
        }
    }

    private void judge(DemoRound round, LayoutReading reading) {
        String name = round.game().id() + " " + round.seed();
        for (HandCards spot : reading.spots()) {
            List<Card> lying = new ArrayList<>(round.hands().getOrDefault(spot.spot(), List.of()));
            for (SeenCard card : spot.cards()) {
                boolean certain = card.verdict() == ReadingVerdict.CERTAIN;
                boolean known = lying.remove(card.card()) || !certain && lying.remove(card.second());
                if (!known) {
                    wrong.add(name + " " + spot.spot() + ": " + card.verdict() + " " + card.posterior());
                } else if (!certain) {
                    asked.add(name);
                }
            }
            lying.forEach(card -> wrong.add(name + " " + spot.spot() + ": " + card + " is not seen"));
        }
        reading.strays().forEach(card -> wrong.add(name + " beside the layout: " + card.posterior()));
    }
}
