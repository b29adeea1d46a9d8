package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAYER_BONUS;

import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
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

    /** The handbook, in the format of the handbook files. */
    public static final String HANDBOOK = """
            source manual Sample Three Card Rules (nobody, 2026)
            hands three-card
              use Three cards each.
              hand mini-royal | Mini-royal | As Ks Qs
              hand straight-flush | Straight flush | 9d 8d 7d
              hand three-of-a-kind | Three of a kind | 8s 8h 8d
              hand straight | Straight | 6h 5c 4s
              hand flush | Flush | Kc 9c 3c
              hand pair | Pair | Js Jd 4h
              hand high-card | High card | Qh 9d 5c
              cite Bonus
            wager ante
              bet Required. | Play 1
              wins If the hand beats the dealer's. | Play 1
              loses If it does not, or on a fold. | Play 2
              pushes On a tie. | Play 1
            wager play
              bet Equal to the ante. | Play 1
              wins If the hand beats the dealer's. | Play 1
              loses If it does not. | Play 1
              pushes On a tie. | Play 1
            wager player-bonus
              bet Optional. | Bonus
              wins With a flush or better. | Bonus
              loses With less, or on a fold. | Play 2
            step bet
              at wagers
              by player
              do Bet the ante.
              cite Play 1
            step deal
              at dealing
              by dealer
              do Deal three cards each.
              cite Play 1
            step decide
              at decisions
              by player
              do Play or fold.
              cite Play 2
            step show
              at dealer-shows
              by dealer
              do Show your cards.
              cite Play 1
            step settle
              at settling
              by dealer
              do Settle play, ante and bonus.
              cite Play 1
            irregularity wrong-count
              kind wrong-card-count
              happened A hand has too many or too few cards.
              ruled The manual has no rule. A supervisor rules by the house's procedure.
              decides house
              cite Play 2
            condition approval
              group approval
              text Nobody has approved the game.
              cite Play 1
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
                .folding(FOLDING).otherIrregularities(FOLDING)
                .cite(CitationTopic.HAND_ORDER, BONUS)
                .cite(CitationTopic.QUALIFYING, AGAINST_THE_DEALER)
                .cite(CitationTopic.SETTLING_ORDER, FOLDING)
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
    boolean lostByFolding(Wager wager, HouseRules house) {
        return true;
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
}
