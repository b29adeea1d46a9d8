package app.spoton.camera.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.MovedCamera.Pose;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.engine.card.Card;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;

public class TopViewTest {
    /** On an arm behind the dealer, 41 degrees beside the vertical; the seats at both ends are out of the picture. */
    private static final Pose FROM_THE_SIDE = new Pose(0, -1000, 1150, -41, 0, 0);

    @Test
    public void aPictureFromAboveIsReadAsItIs() {
        try (DemoTable table = new DemoTable(800); Picture empty = table.empty()) {
            assertEquals(Optional.empty(), TopView.of(empty, table.registration()).map(TopView::indexHeight));
        }
    }

    @Test
    public void whatIsSeenFromAboveIsGivenBackWhereItLiesInThePicture() {
        try (DemoTable table = new DemoTable(1600); Picture empty = table.empty();
                Picture picture = new MovedCamera(3).photograph(empty, table.registration(), FROM_THE_SIDE);
                TopView view = TopView.of(picture, FROM_THE_SIDE.registration()).orElseThrow()) {
            double mm = view.indexHeight() / Registration.INDEX_MM;
            TablePlan plan = TablePlan.USUAL;
            // The table's middle, 12% of its size and half of it from the upper left corner.
            PicturePoint middle = new PicturePoint(0.62 * plan.width() * mm, 0.62 * plan.depth() * mm);
            CardQuad card = new CardQuad(middle, middle.plus(63 * mm, 0), middle.plus(63 * mm, 88 * mm),
                    middle.plus(0, 88 * mm), 15 * mm);
            CardQuad there = view.toOriginal(card);
            PicturePoint expected = FROM_THE_SIDE.see(plan.width() / 2, plan.depth() / 2);
            assertEquals(expected.x(), there.topLeft().x(), 1);
            assertEquals(expected.y(), there.topLeft().y(), 1);
            assertTrue(there + "", there.indexHeight() < card.indexHeight());
        }
    }

    @Test
    public void moreCardsAreCertainFromTheSideWhereTheTableIsRegisteredAndNoneIsWrong() {
        try (DemoTable table = new DemoTable(2600)) {
            DemoRound round = DemoRound.of(GameLayout.all().get(1), 3);
            try (Picture world = table.show(round, 0);
                    Picture picture = new MovedCamera(4).photograph(world, table.registration(), FROM_THE_SIDE)) {
                CardReader reader = CardReader.load();
                long asItIs = certainAtTheirSeats(reader.read(picture, ReadingConditions.UNKNOWN), round, picture);
                long above = certainAtTheirSeats(reader.read(picture,
                        ReadingConditions.UNKNOWN.with(FROM_THE_SIDE.registration())), round, picture);
                assertTrue(above + " after " + asItIs, above > asItIs);
            }
        }
    }

    /** How many cards are certain at their seats; a card that is certain and was not dealt fails the test. */
    private static long certainAtTheirSeats(List<SeenCard> seen, DemoRound round, Picture picture) {
        Set<Card> dealt = round.hands().values().stream().flatMap(Collection::stream).collect(Collectors.toSet());
        seen.stream().filter(card -> card.verdict() == ReadingVerdict.CERTAIN)
                .forEach(card -> assertTrue(card.toString(), dealt.contains(card.card())));
        LayoutReading layout = LayoutReading.of(seen, FROM_THE_SIDE.registration(), round.game(), picture.width(),
                picture.height());
        return round.hands().entrySet().stream().mapToLong(hand -> layout.at(hand.getKey()).map(cards ->
                cards.cards().stream().filter(card -> card.verdict() == ReadingVerdict.CERTAIN
                        && hand.getValue().contains(card.card())).count()).orElse(0L)).sum();
    }
}
