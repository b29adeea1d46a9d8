package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.engine.round.Wager.QUEENS_UP;
import static app.spoton.engine.round.Wager.SUPER_BONUS;

import app.spoton.engine.card.Rank;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.FaceUpRule;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;
import java.util.Optional;

/** Crazy 4 Poker with Bad Beat Bonus, Progressive and Multi-Game Link. */
public final class CrazyFourPoker extends SeatBySeat {
    private static final Manual MANUAL = new Manual("Crazy 4 Poker Rules", "Scientific Games", "2020")
            .citedInVersion1As("002_cd904c2c3fa231e4.txt");
    private static final Rule PLAYING_VS_DEALER = MANUAL.section("Playing vs. Dealer");
    private static final Rule SUPER = MANUAL.section("Mandatory Bets, Super Bonus");
    private static final Rule QUEENS = MANUAL.section("Optional Queens Up bonus bet");
    private static final Rule BAD_BEAT_BONUS = MANUAL.section("Crazy 4 Poker Bad Beat Bonus 1");
    private static final Rule WINNERS = MANUAL.section("Progressive, Rules of Play 9");
    private static final Rule ENVY = MANUAL.section("Progressive, Rules of Play 10");
    private static final Rule FOLDING = MANUAL.section("Dealing Procedures 3 and 4");
    private static final Rule IRREGULARITIES = MANUAL.section("Irregularities in Dealing Procedures 1");
    private static final Rule SILENT = MANUAL.section("Irregularities in Dealing Procedures: no other rule");

    /** The facts of the game. */
    public CrazyFourPoker() {
        super(GameFacts.of("crazy-4-poker", "Crazy 4 Poker", MANUAL).examCode("C4P")
                .cards(5, 5).handOrder(HandOrder.FOUR_CARD).dealerQualifiesWith(Rank.KING).playUpTo(3).play(PLAY, ANTE)
                .equal(ANTE, SUPER_BONUS)
                .wagers(ANTE, SUPER_BONUS, PLAY, QUEENS_UP, BAD_BEAT, PROGRESSIVE)
                .priced(SUPER_BONUS, QUEENS_UP, BAD_BEAT, PROGRESSIVE)
                .order(PLAY, ANTE, QUEENS_UP, SUPER_BONUS, BAD_BEAT, PROGRESSIVE)
                .baseGame(ANTE, SUPER_BONUS, PLAY)
                .spots(List.of(QUEENS_UP, BAD_BEAT, PROGRESSIVE), List.of(SUPER_BONUS, ANTE, PLAY))
                .options(HouseOption.BAD_BEAT_ON_FOLD, HouseOption.QUEENS_UP_ON_FOLD, HouseOption.PROGRESSIVE_ON_FOLD,
                        HouseOption.LINK_ENVY)
                .faceUp(new FaceUpRule(3, List.of(BAD_BEAT), FaceUpRule.LETTER))
                .folding(FOLDING)
                .ruled(Irregularity.Action.VOID, IRREGULARITIES, Irregularity.WRONG_CARD_COUNT).otherIrregularities(SILENT)
                .cite(CitationTopic.HAND_ORDER, MANUAL.section("Ranking of Hands"))
                .cite(CitationTopic.FIVE_CARD_HANDS, Progressive.LINK_HANDS)
                .cite(CitationTopic.QUALIFYING, PLAYING_VS_DEALER)
                .cite(CitationTopic.SETTLING_ORDER, MANUAL.section("Dealing Procedures 4 and 6a iii"))
                .cite(CitationTopic.ENVY, ENVY)
                .dealtHands(QUEENS_UP, (table, cards) -> table.priceOf(Ranker.FOUR_OF_FIVE.value(cards)))
                .example(MANUAL.section("Mandatory Bets, Super Bonus: a straight that loses to the dealer's qualifying hand"),
                        "{\"game\":\"crazy-4-poker\",\"dealer\":[\"As\",\"Ts\",\"9s\",\"4s\",\"2d\"],\"seats\":[{\"seat\":1,"
                        + "\"cards\":[\"5h\",\"6d\",\"7c\",\"8s\",\"Kd\"],\"wagers\":{\"ante\":\"10.00\",\"super-bonus\":\"10.00\","
                        + "\"play\":\"10.00\"}}]}", "play lose, ante lose, super-bonus win"));
    }

    /** Ante and super bonus are mandatory and equal; play equals the ante, or up to three times it with aces. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.required(SUPER_BONUS),
                SeatChecks.equal(ANTE, SUPER_BONUS), SeatChecks.playIsOneToThreeTimesAnte(),
                SeatChecks.raiseNeedsPairOfAces(), SeatChecks.playedOrFolded());
    }

    /** The dealer collects a folding player's bets at once (Dealing Procedures 4); the house may exempt a bonus. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return switch (wager) {
            case QUEENS_UP -> !house.queensUpOnFold();
            case BAD_BEAT -> !house.badBeatOnFold();
            case PROGRESSIVE -> !house.progressiveOnFold();
            default -> true;
        };
    }

    /** Fixed pays come from the tray, not from the meter (Progressive, Rules of Play 9b). */
    @Override
    Optional<Progressive> progressive(Resolution resolution) {
        return Optional.of(new Progressive(resolution, false, WINNERS, ENVY));
    }

    @Override
    void settle(Wager wager, Seat seat, Hand player, Showdown showdown) {
        Resolution resolution = showdown.resolution();
        switch (wager) {
            case PLAY, ANTE -> QualifyingDealer.playOrAnte(showdown, seat, wager, player, PLAYING_VS_DEALER);
            case QUEENS_UP -> resolution.byTableOrLose(seat, QUEENS_UP,
                    resolution.round().paytable(QUEENS_UP).priceOf(player.value()), player, QUEENS);
            case SUPER_BONUS -> QualifyingDealer.straightOrBetterBonus(showdown, seat, SUPER_BONUS, player, SUPER);
            case BAD_BEAT -> BadBeat.resolve(resolution, seat, player, showdown.dealer(), BAD_BEAT_BONUS);
            default -> showdown.progressive().orElseThrow().resolve(seat, player);
        }
    }
}
