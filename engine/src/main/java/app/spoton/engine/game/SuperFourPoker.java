package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAYER_BONUS;
import static app.spoton.engine.round.Wager.XTRA_BONUS;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;

/** Super 4 Poker - Bad Beat: 004_0d6774a04634ce8b.txt, whose paragraphs are cited by number. */
public final class SuperFourPoker extends SeatBySeat {
    private static final String MANUAL = "004_0d6774a04634ce8b.txt";
    private static final Rule DECISION = new Rule(MANUAL, "Rules of Play, paragraph 2");
    private static final Rule AGAINST_THE_DEALER = new Rule(MANUAL, "Rules of Play, paragraphs 3 and 4");
    private static final Rule XTRA = new Rule(MANUAL, "Rules of Play, paragraph 5 and X-TRA Bonus Paytable");
    private static final Rule PLAYER = new Rule(MANUAL, "Rules of Play, paragraph 6 and Player Bonus Paytables");
    private static final Rule BAD_BEAT_BONUS = new Rule(MANUAL,
            "Rules of Play, paragraph 7 and Bad Beat Bonus Paytables");
    private static final Rule SILENT = new Rule(MANUAL, "Rules of Play: nothing on irregularities");
    private static final List<Wager> WAGERS = List.of(ANTE, XTRA_BONUS, PLAY, PLAYER_BONUS, BAD_BEAT);
    private static final List<Wager> PRICED = List.of(XTRA_BONUS, PLAYER_BONUS, BAD_BEAT);
    private static final List<Wager> ORDER = List.of(ANTE, PLAY, XTRA_BONUS, PLAYER_BONUS, BAD_BEAT);

    @Override
    public String id() {
        return "super-4-poker";
    }

    @Override
    public String title() {
        return "Super 4 Poker - Bad Beat";
    }

    @Override
    public String manual() {
        return MANUAL;
    }

    @Override
    public int playerCards() {
        return 5;
    }

    @Override
    public int dealerCards() {
        return 5;
    }

    @Override
    public List<Wager> wagers() {
        return WAGERS;
    }

    @Override
    public List<Wager> priced() {
        return PRICED;
    }

    /** Base game, player bonus, bad beat. */
    @Override
    public int gamesWagered() {
        return 3;
    }

    /** Ante and X-TRA Bonus are required and equal; the play is one to three times the ante with aces, else equal. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.required(XTRA_BONUS),
                SeatChecks.equal(ANTE, XTRA_BONUS), SeatChecks.playIsOneToThreeTimesAnte(),
                SeatChecks.raiseNeedsPairOfAces(), SeatChecks.playedOrFolded());
    }

    /** As the text goes. */
    @Override
    List<Wager> order() {
        return ORDER;
    }

    @Override
    Ranker playerRanker() {
        return Ranker.FOUR_OF_FIVE;
    }

    @Override
    Ranker dealerRanker() {
        return Ranker.FOUR_OF_FIVE;
    }

    /** At least a king high. */
    @Override
    boolean qualifies(Hand dealer) {
        return dealer.isHighCardOrBetter(SeatChecks.KING);
    }

    /** A fold forfeits ante and X-TRA Bonus; the player bonus and the bad beat are resolved all the same. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return wager != PLAYER_BONUS && wager != BAD_BEAT;
    }

    @Override
    Rule foldRule() {
        return DECISION;
    }

    @Override
    Showdown showdown(Resolution resolution, Hand dealer, boolean qualifies) {
        return new Showdown(resolution, dealer, qualifies, Optional.empty());
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

    /** The manual says nothing; a wrong number of cards voids the round in every game (round format). */
    @Override
    public Irregularity.Ruling rulingOn(Irregularity irregularity) {
        return new Irregularity.Ruling(irregularity == Irregularity.WRONG_CARD_COUNT ? Irregularity.Action.VOID
                : Irregularity.Action.SUPERVISOR_DECIDES, SILENT);
    }
}
