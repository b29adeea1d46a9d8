package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAYER_BONUS;
import static app.spoton.engine.round.Wager.XTRA_BONUS;

import app.spoton.engine.card.Rank;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;

/** Super 4 Poker - Bad Beat. Its manual has no numbered sections, so citations count its paragraphs. */
public final class SuperFourPoker extends SeatBySeat {
    private static final Manual MANUAL = new Manual("Super 4 Poker - Bad Beat: Rules of Play", "", "")
            .citedInVersion1As("004_0d6774a04634ce8b.txt");
    private static final Rule DECISION = MANUAL.section("Rules of Play, paragraph 2");
    private static final Rule AGAINST_THE_DEALER = MANUAL.section("Rules of Play, paragraphs 3 and 4");
    private static final Rule XTRA = MANUAL.section("Rules of Play, paragraph 5 and X-TRA Bonus Paytable");
    private static final Rule PLAYER = MANUAL.section("Rules of Play, paragraph 6 and Player Bonus Paytables");
    private static final Rule BAD_BEAT_BONUS = MANUAL.section("Rules of Play, paragraph 7 and Bad Beat Bonus Paytables");
    private static final Rule SILENT = MANUAL.section("Rules of Play: nothing on irregularities");

    /** The facts of the game. */
    public SuperFourPoker() {
        super(GameFacts.of("super-4-poker", "Super 4 Poker - Bad Beat", MANUAL).examCode("S4P")
                .cards(5, 5).handOrder(HandOrder.FOUR_CARD).dealerQualifiesWith(Rank.KING).playUpTo(3).play(PLAY, ANTE)
                .equal(ANTE, XTRA_BONUS)
                .wagers(ANTE, XTRA_BONUS, PLAY, PLAYER_BONUS, BAD_BEAT)
                .priced(XTRA_BONUS, PLAYER_BONUS, BAD_BEAT)
                .order(ANTE, PLAY, XTRA_BONUS, PLAYER_BONUS, BAD_BEAT)
                .baseGame(ANTE, XTRA_BONUS, PLAY)
                .spots(List.of(PLAYER_BONUS, BAD_BEAT), List.of(XTRA_BONUS, ANTE, PLAY))
                .folding(DECISION).otherIrregularities(SILENT)
                .cite(CitationTopic.HAND_ORDER, MANUAL.section("Rules of Play, paragraph 4"))
                .cite(CitationTopic.QUALIFYING, MANUAL.section("Rules of Play, paragraph 3"))
                .cite(CitationTopic.SETTLING_ORDER, MANUAL.section("Rules of Play, paragraphs 2 to 7"))
                .dealtHands(PLAYER_BONUS, (table, cards) -> table.priceOf(Ranker.FOUR_OF_FIVE.value(cards)))
                .example(MANUAL.section("Rules of Play, paragraph 7: four of a kind that loses, Paytable 2"),
                        "{\"game\":\"super-4-poker\",\"paytables\":{\"bad-beat\":\"S4-BB-2\"},\"dealer\":[\"Kh\",\"Kd\",\"Kc\",\"Ks\","
                        + "\"3d\"],\"seats\":[{\"seat\":1,\"cards\":[\"9h\",\"9d\",\"9c\",\"9s\",\"2d\"],\"wagers\":{\"ante\":\"10.00\","
                        + "\"xtra-bonus\":\"10.00\",\"play\":\"10.00\",\"bad-beat\":\"1.00\"}}]}",
                        "ante lose, play lose, xtra-bonus win, bad-beat win"));
    }

    /** Ante and X-TRA Bonus are required and equal; the play equals the ante, or up to three times it with aces. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.required(XTRA_BONUS),
                SeatChecks.equal(ANTE, XTRA_BONUS), SeatChecks.playIsOneToThreeTimesAnte(),
                SeatChecks.raiseNeedsPairOfAces(), SeatChecks.playedOrFolded());
    }

    /** A fold forfeits ante and X-TRA Bonus; the player bonus and the bad beat are still resolved. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return wager != PLAYER_BONUS && wager != BAD_BEAT;
    }

    @Override
    void settle(Wager wager, Seat seat, Hand player, Showdown showdown) {
        Resolution resolution = showdown.resolution();
        switch (wager) {
            case ANTE, PLAY -> QualifyingDealer.playOrAnte(showdown, seat, wager, player, AGAINST_THE_DEALER);
            case XTRA_BONUS -> QualifyingDealer.straightOrBetterBonus(showdown, seat, XTRA_BONUS, player, XTRA);
            case PLAYER_BONUS -> resolution.byTableOrLose(seat, PLAYER_BONUS,
                    resolution.round().paytable(PLAYER_BONUS).priceOf(player.value()), player, PLAYER);
            default -> BadBeat.resolve(resolution, seat, player, showdown.dealer(), BAD_BEAT_BONUS);
        }
    }
}
