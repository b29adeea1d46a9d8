package app.spoton.tablet.endtoend;

import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.SampleCatalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.app.CatalogModule;
import app.spoton.tablet.history.review.OpenedRound;
import app.spoton.tablet.history.review.RoundReviewViewModel;
import app.spoton.tablet.history.whatif.WhatIf;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.TableCameraStates;
import app.spoton.tablet.tablecamera.TableCameraViewModel;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.trainer.TestAnswers;
import app.spoton.tablet.trainer.TrainerFixture;
import app.spoton.tablet.trainer.TrainerViewModel;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import dagger.hilt.android.testing.BindValue;
import dagger.hilt.android.testing.HiltAndroidRule;
import dagger.hilt.android.testing.HiltAndroidTest;
import dagger.hilt.android.testing.HiltTestApplication;
import dagger.hilt.android.testing.UninstallModules;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * A game that the catalog gets from one file of the engine's test fixtures reaches every part of the app, though no other
 * file knows it.
 */
@HiltAndroidTest
@UninstallModules(CatalogModule.class)
@RunWith(AndroidJUnit4.class)
@Config(application = HiltTestApplication.class, qualifiers = "w1280dp-h800dp-land-mdpi")
public class SixthGameTest {
    private static final String TABLE = "Table 6";

    @Rule(order = 0)
    public final HiltAndroidRule hilt = new HiltAndroidRule(this);
    @Rule(order = 1)
    public final AppOnScreen app = new AppOnScreen();

    @BindValue
    final Catalog catalog = SampleCatalog.withSixthGame();
    private final Game game = catalog.game("sample-three-card").orElseThrow();

    @Inject
    SupervisorSessions sessions;
    @Inject
    TableSetupRepository tables;
    @Inject
    SignIn signIn;
    @Inject
    @DiskExecutor
    Executor disk;

    @Before
    public void open() {
        hilt.inject();
        app.await("deal");
    }

    private void awaitGame(String name) {
        app.waitUntil(() -> app.table().setup().game().equals(game) && app.table().setup().name().equals(name));
    }

    private void openHouseTable() throws Exception {
        TableSetup demo = TableSetup.demonstration(catalog, game);
        TableSetup house = new TableSetup(TABLE, game, demo.paytables(), demo.house(), demo.meters(), demo.rates(),
                demo.seats(), demo.faceUp(), demo.chips(), demo.options());
        FutureTask<Void> saved = new FutureTask<>(() -> {
            tables.put(house, "100.00", "Ruth");
            return null;
        });
        disk.execute(saved);
        saved.get();
        app.onMainThread(() -> signIn.set(Optional.of(new SignedInUser("Ann", Role.DEALER, TABLE, false))));
        awaitGame(TABLE);
    }

    @Test
    public void aRoundIsPlayedByTaps() {
        app.tap("change-game", "game-" + game.id());
        awaitGame(TableSetup.DEMONSTRATION);
        app.tap("spot-1-ante", "chip-5.00", "spot-1-player-bonus", "chip-5.00", "deal");
        app.deal("AhAdAc");
        app.tap("play-1-0-5.00");
        app.deal("KsQd8h");
        assertEquals("play win 5.00, ante win 5.00, player-bonus win 50.00", app.settle().steps().stream()
                .map(step -> step.wager().id() + " " + step.outcome().name().toLowerCase(Locale.ROOT) + " " + step.pay())
                .collect(Collectors.joining(", ")));
    }

    private void tap(TableViewModel.Tap tap) {
        app.onMainThread(() -> app.model(TableViewModel.class).tap(tap));
    }

    private void playAtHouseTable() throws Exception {
        openHouseTable();
        tap(state -> bet(bet(state, 1, Wager.ANTE, "5"), 1, Wager.PLAYER_BONUS, "5").deal());
        tap(state -> deal(state, "AhAdAc").play(1, 0, money("5")));
        tap(state -> deal(state, "KsQd8h"));
        tap(TableState::settle);
        app.waitUntil(() -> app.table().round().settlement().isPresent());
        while (!app.table().round().isAtTotals()) {
            tap(TableState::next);
        }
        tap(TableState::confirm);
        app.waitUntil(() -> app.table().round().audit().logEntry() > 0);
    }

    @Test
    public void itsRoundIsFoundInHistoryAndTriedAgainWithAnotherCard() throws Exception {
        playAtHouseTable();
        RoundReviewViewModel review = app.model(RoundReviewViewModel.class);
        app.onMainThread(() -> {
            sessions.begin(PinPurpose.HISTORY, "Ruth");
            review.refresh(false);
        });
        app.waitUntil(() -> !review.state().getValue().search().found().rounds().isEmpty());
        long number = review.state().getValue().search().found().rounds().get(0).number;
        app.onMainThread(() -> review.open(number));
        app.waitUntil(() -> review.state().getValue().opened().isPresent());
        app.onMainThread(review::settleAgain);
        app.waitUntil(() -> opened(review).resettlement().isPresent());
        assertTrue(opened(review).resettlement().get().isSame());
        assertEquals(game.id(), opened(review).details().round().game());

        app.onMainThread(() -> {
            review.startWhatIf();
            review.editor().selectCard(1, 2);
            review.editor().replaceCard(Card.parse("2c").orElseThrow());
        });
        WhatIf whatIf = opened(review).whatIf().orElseThrow();
        Money difference = whatIf.differences().seats().get(0).difference();
        assertEquals("the bonus of $50.00 and its stake", "-55.00", difference.toString());

        app.tap("section-history");
        app.awaitText(game.title());
    }

    private static OpenedRound opened(RoundReviewViewModel review) {
        return review.state().getValue().opened().orElseThrow();
    }

    @Test
    public void theCameraFindsItsCardsOnTheLayout() {
        app.tap("change-game", "game-" + game.id());
        awaitGame(TableSetup.DEMONSTRATION);
        app.await("deal");
        TableCameraViewModel camera = app.model(TableCameraViewModel.class);
        app.waitUntil(() -> camera.state().getValue() != null);
        app.tap("spot-2-ante", "chip-5.00", "deal", "read");
        app.waitUntil(() -> camera.state().getValue().snapshot().isPresent());
        app.waitUntil(() -> !camera.state().getValue().isAtWork());
        List<Card> truth = TableCameraStates.truth(app.table(), 0, 2);
        assertEquals(game.playerCards(), truth.size());
        Map<Card, CardOrigin> read = app.table().round().origins();
        assertTrue("the camera read some of " + truth, read.containsValue(CardOrigin.CAMERA));
        assertTrue(read + " of " + truth, truth.containsAll(app.table().round().seat(2).cards().list()));
    }

    @Test
    public void theTrainerAsksAboutItAndKnowsTheAnswers() {
        TrainerViewModel trainer = app.model(TrainerViewModel.class);
        app.waitUntil(() -> trainer.state().getValue() != null);
        for (Skill skill : List.of(Skill.NAME_HAND, Skill.WHO_WINS, Skill.WAGER, Skill.PAY, Skill.SETTLE_SEAT, Skill.MISTAKE)) {
            app.onMainThread(() -> {
                trainer.chooseGame(Optional.of(game));
                trainer.chooseSkill(Optional.of(skill));
            });
            app.waitUntil(() -> !trainer.state().getValue().busy());
            app.onMainThread(trainer::startDrill);
            app.waitUntil(() -> trainer.state().getValue().page() instanceof TrainerPage.Quiz);
            TrainerPage.Quiz quiz = TrainerFixture.quiz(trainer);
            assertEquals(game, quiz.question().topic().game());
            app.onMainThread(() -> TestAnswers.give(trainer, quiz));
            assertTrue(skill.toString(), TrainerFixture.quiz(trainer).graded().orElseThrow().isCorrect());
            app.onMainThread(trainer::back);
        }
    }
}
