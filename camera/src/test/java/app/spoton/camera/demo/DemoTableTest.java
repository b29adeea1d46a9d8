package app.spoton.camera.demo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.camera.enrollment.GuidedEnrollment;
import app.spoton.camera.layout.FeltOutline;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandCards;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.LayoutReading;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class DemoTableTest {
    @Test
    public void everyGamesLayoutIsReadNearlyWithoutAQuestionAndNoCertainCardIsWrong() {
        CardReader reader = CardReader.load();
        int cards = 0;
        int right = 0;
        int certain = 0;
        List<String> wrong = new ArrayList<>();
        try (DemoTable table = new DemoTable(3264)) {
            ReadingConditions conditions = ReadingConditions.UNKNOWN.with(DemoDeck.learn(reader))
                    .withIndexHeight(table.registration().indexHeight(3264));
            for (GameLayout game : GameLayout.all()) {
                DemoRound round = DemoRound.of(game, 1);
                try (Picture picture = table.show(round, 0)) {
                    LayoutReading reading = LayoutReading.of(reader.read(picture, conditions), table.registration(),
                            game, picture.width(), picture.height());
                    cards += round.cards();
                    for (HandCards spot : reading.spots()) {
                        for (SeenCard card : spot.cards()) {
                            boolean held = round.hands().getOrDefault(spot.spot(), List.of()).contains(card.card());
                            right += held ? 1 : 0;
                            certain += held && card.verdict() == ReadingVerdict.CERTAIN ? 1 : 0;
                            if (!held && card.verdict() == ReadingVerdict.CERTAIN) {
                                wrong.add(game + " " + spot.spot() + " " + card.posterior());
                            }
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(right + " of " + cards, right >= 0.98 * cards);
        assertTrue(certain + " certain of " + cards, certain >= 0.88 * cards);
    }

    @Test
    public void aDeckInAGridIsEnrolledFromOnePicture() {
        GuidedEnrollment enrollment = new GuidedEnrollment(CardReader.load().scanner());
        try (Picture grid = CardSpread.show(GuidedEnrollment.order(), 13, 1920, 840, 110, 5)) {
            int learned = enrollment.showGrid(grid).orElseThrow();
            assertTrue(learned + " indices", learned >= 90);
        }
        assertEquals(Optional.empty(), enrollment.next());
        DeckCheck check = enrollment.check();
        assertTrue(check.toString(), check.right() >= 0.95 * check.indices() && check.wrongButCertain() == 0);
        try (Picture backs = CardSpread.backs(20, 5, 960, 720, 84, 1)) {
            assertEquals(Optional.empty(), new GuidedEnrollment(CardReader.load().scanner()).showGrid(backs));
        }
    }

    @Test
    public void aRoundIsAlwaysDealtAlike() {
        assertEquals(DemoRound.of(GameLayout.all().get(2), 2), DemoRound.of(GameLayout.all().get(2), 2));
        assertEquals(6, DemoRound.of(GameLayout.all().get(0), 0).hands().get(HandRegion.DEALER).size());
    }

    @Test
    public void theFeltsOutlineProposesWhereTheTableIs() {
        try (DemoTable table = new DemoTable(1200); Picture empty = table.empty()) {
            Registration proposed = FeltOutline.propose(empty, TablePlan.USUAL).orElseThrow();
            assertNear(table.registration(), proposed, 30);
        }
    }

    @Test
    public void theFeltsPrintIsFoundAgain() {
        try (DemoTable table = new DemoTable(1600); Picture empty = table.empty();
                FeltPrint print = FeltPrint.of(empty, table.registration()).orElseThrow();
                Picture later = table.show(DemoRound.of(GameLayout.all().get(0), 0), 3)) {
            FeltPrint.Found found = print.find(later, table.registration());
            assertEquals(FeltPrint.TablePosition.SAME, found.position());
            assertNear(table.registration(), found.where(), 30);
        }
    }

    @Test
    public void aPictureWithoutFeltProposesNothing() {
        try (Picture cards = CardSpread.backs(6, 3, 640, 480, 60, 1)) {
            assertEquals(Optional.empty(), FeltOutline.propose(cards, TablePlan.USUAL));
        }
    }

    private static void assertNear(Registration expected, Registration found, double px) {
        for (int i = 0; i < 4; i++) {
            assertTrue(expected + " / " + found, expected.corners().get(i).distance(found.corners().get(i)) < px);
        }
    }
}
