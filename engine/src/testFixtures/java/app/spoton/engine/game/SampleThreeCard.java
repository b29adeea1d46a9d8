package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAYER_BONUS;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;

/**
 * A sixth game, for tests: three cards each, ante and play against the dealer, and a bonus on the player's cards. It shows
 * that a game is one file plus its paytables: nothing else depends on it.
 */
public final class SampleThreeCard extends SeatBySeat {
    /** The paytables, in the format of the paytable files. */
    public static final String PAYTABLES = """
            kind ante
            game sample-three-card
            wager player-bonus
            default SAMPLE-1
            row             | SAMPLE-1                 | manual
            mini-royal      | 50 to 1; instant 50 to 1 | Sample Three Card Rules, Bonus
            straight-flush  | 20 to 1; instant 20 to 1 | Sample Three Card Rules, Bonus
            three-of-a-kind | 10 to 1; instant 10 to 1 | Sample Three Card Rules, Bonus
            straight        | 4 to 1; instant 4 to 1   | Sample Three Card Rules, Bonus
            flush           | 3 to 1; instant 3 to 1   | Sample Three Card Rules, Bonus
            others          | 1 to 1                   | Sample Three Card Rules, Bonus: nothing below a flush is paid
            """;

    private static final Manual MANUAL = new Manual("Sample Three Card Rules", "nobody", "2026");
    private static final Rule AGAINST_THE_DEALER = MANUAL.section("Play 1");
    private static final Rule BONUS = MANUAL.section("Bonus");
    private static final Rule FOLDING = MANUAL.section("Play 2");

    /** The facts of the game. */
    public SampleThreeCard() {
        super(GameFacts.of("sample-three-card", "Sample Three Card", MANUAL).examCode("SAMPLE")
                .seats(5).cards(3, 3).handOrder(HandOrder.THREE_CARD).dealerAlwaysQualifies().play(PLAY, ANTE)
                .wagers(ANTE, PLAY, PLAYER_BONUS)
                .priced(PLAYER_BONUS)
                .order(PLAY, ANTE, PLAYER_BONUS)
                .baseGame(ANTE, PLAY)
                .spots(List.of(PLAYER_BONUS), List.of(ANTE, PLAY))
                .cite(Topic.HAND_ORDER, BONUS)
                .cite(Topic.QUALIFYING, AGAINST_THE_DEALER)
                .cite(Topic.SETTLING_ORDER, FOLDING)
                .dealtHands(PLAYER_BONUS, (table, cards) -> bonus(table, Ranker.THREE.value(cards))));
    }

    private static Optional<Price> bonus(Paytable table, int hand) {
        return table.priceOf(hand).filter(price -> price.row() != Row.OTHERS);
    }

    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.playEqualsAnte(PLAY, ANTE), SeatChecks.playedOrFolded());
    }

    @Override
    Ranker playerRanker() {
        return Ranker.THREE;
    }

    @Override
    Ranker dealerRanker() {
        return Ranker.THREE;
    }

    @Override
    boolean qualifies(Hand dealer) {
        return true;
    }

    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return true;
    }

    @Override
    Rule foldRule() {
        return FOLDING;
    }

    @Override
    Showdown showdown(Resolution resolution, Hand dealer, boolean qualifies) {
        return new Showdown(resolution, dealer, qualifies, Optional.empty());
    }

    @Override
    void settle(Wager wager, Seat seat, Hand player, Showdown showdown) {
        Resolution resolution = showdown.resolution();
        if (wager == PLAYER_BONUS) {
            resolution.byTableOrLose(seat, wager, bonus(resolution.round().paytable(wager), player.value()), player, BONUS);
        } else if (player.beats(showdown.dealer())) {
            resolution.winEvenMoney(seat, wager, player, AGAINST_THE_DEALER);
        } else if (player.ties(showdown.dealer())) {
            resolution.push(seat, wager, player, AGAINST_THE_DEALER);
        } else {
            resolution.lose(seat, wager, player, AGAINST_THE_DEALER);
        }
    }

    @Override
    public Irregularity.Ruling rulingOn(Irregularity irregularity) {
        return new Irregularity.Ruling(Irregularity.Action.SUPERVISOR_DECIDES, FOLDING);
    }
}
