package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.engine.round.Wager.QUEENS_UP;
import static app.spoton.engine.round.Wager.SUPER_BONUS;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Crazy 4 Poker with Bad Beat Bonus, Progressive and Multi-Game Link: 002_cd904c2c3fa231e4.txt. */
public final class CrazyFourPoker extends SeatBySeat {
    private static final String MANUAL = "002_cd904c2c3fa231e4.txt";
    private static final Rule PLAYING_VS_DEALER = new Rule(MANUAL, "Playing vs. Dealer");
    private static final Rule SUPER = new Rule(MANUAL, "Mandatory Bets, Super Bonus");
    private static final Rule QUEENS = new Rule(MANUAL, "Optional Queens Up bonus bet");
    private static final Rule BAD_BEAT_BONUS = new Rule(MANUAL, "Crazy 4 Poker Bad Beat Bonus 1");
    private static final Rule WINNERS = new Rule(MANUAL, "Progressive, Rules of Play 9");
    private static final Rule ENVY = new Rule(MANUAL, "Progressive, Rules of Play 10");
    private static final Rule FOLDING = new Rule(MANUAL, "Dealing Procedures 3 and 4");
    private static final Rule IRREGULARITIES = new Rule(MANUAL, "Irregularities in Dealing Procedures 1");
    private static final List<Wager> WAGERS = List.of(ANTE, SUPER_BONUS, PLAY, QUEENS_UP, BAD_BEAT, PROGRESSIVE);
    private static final List<Wager> PRICED = List.of(SUPER_BONUS, QUEENS_UP, BAD_BEAT, PROGRESSIVE);
    private static final List<Wager> ORDER = List.of(PLAY, ANTE, QUEENS_UP, SUPER_BONUS, BAD_BEAT, PROGRESSIVE);

    @Override
    public String id() {
        return "crazy-4-poker";
    }

    @Override
    public String title() {
        return "Crazy 4 Poker";
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

    /** Base game (ante, super bonus, play), queens up, bad beat, progressive: the four that a player is limited to. */
    @Override
    public int gamesWagered() {
        return 4;
    }

    /** The letter of June 22, 2020 allows it for this game; its report assumes at most three players. */
    @Override
    public OptionalInt mostSeatsFaceUp() {
        return OptionalInt.of(3);
    }

    /** Ante and super bonus are mandatory and equal; play equals the ante, or up to three times it with aces. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.required(SUPER_BONUS),
                SeatChecks.equal(ANTE, SUPER_BONUS), SeatChecks.playIsOneToThreeTimesAnte(),
                SeatChecks.raiseNeedsPairOfAces(), SeatChecks.playedOrFolded());
    }

    /** Dealing Procedures 6a iii; the optional bonuses follow. */
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

    /** King high or better. */
    @Override
    boolean qualifies(Hand dealer) {
        return dealer.isHighCardOrBetter(SeatChecks.KING);
    }

    /** The dealer collects the bets of folding players at once (Dealing Procedures 4); the house may spare a bonus. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return switch (wager) {
            case QUEENS_UP -> !house.queensUpOnFold();
            case BAD_BEAT -> !house.badBeatOnFold();
            case PROGRESSIVE -> !house.progressiveOnFold();
            default -> true;
        };
    }

    @Override
    Rule foldRule() {
        return FOLDING;
    }

    /** Fixed pays come from the tray; they do not come off the meter (Progressive, Rules of Play 9b). */
    @Override
    Showdown showdown(Resolution resolution, Hand dealer, boolean qualifies) {
        return new Showdown(resolution, dealer, qualifies,
                Optional.of(new Progressive(resolution, false, WINNERS, ENVY)));
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

    @Override
    void atTheEnd(Showdown showdown) {
        showdown.progressive().orElseThrow().payEnvy();
    }

    @Override
    public Irregularity.Ruling rulingOn(Irregularity irregularity) {
        return new Irregularity.Ruling(irregularity == Irregularity.WRONG_CARD_COUNT ? Irregularity.Action.VOID
                : Irregularity.Action.SUPERVISOR_DECIDES, IRREGULARITIES);
    }
}
