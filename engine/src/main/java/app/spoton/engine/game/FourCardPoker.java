package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.AUTOMATIC_BONUS;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Four Card Poker with Bad Beat Bonus and Progressive: 000_d130eadb860732be.txt. */
public final class FourCardPoker extends SeatBySeat {
    private static final String MANUAL = "000_d130eadb860732be.txt";
    private static final Rule AGAINST_THE_DEALER = new Rule(MANUAL, "Playing Against the Dealer");
    private static final Rule AUTOMATIC = new Rule(MANUAL, "Playing Against the Dealer, Automatic Bonus");
    private static final Rule AGAINST_THE_PAYTABLE = new Rule(MANUAL, "Playing vs. Paytable - Aces Up");
    private static final Rule BAD_BEAT_BONUS = new Rule(MANUAL, "Bad Beat Bonus, Rules of Play 2");
    private static final Rule WINNERS = new Rule(MANUAL, "Progressive, Rules of Play 8");
    private static final Rule ENVY = new Rule(MANUAL, "Progressive, Rules of Play 9");
    private static final Rule FOLDING = new Rule(MANUAL, "Dealing Procedures 3 and 4");
    private static final Rule IRREGULARITIES = new Rule(MANUAL, "Irregularities in Dealing Procedures 1");
    private static final List<Wager> WAGERS = List.of(ANTE, PLAY, ACES_UP, BAD_BEAT, PROGRESSIVE);
    private static final List<Wager> PRICED = List.of(AUTOMATIC_BONUS, ACES_UP, BAD_BEAT, PROGRESSIVE);
    private static final List<Wager> ORDER = List.of(PLAY, ANTE, ACES_UP, BAD_BEAT, PROGRESSIVE);

    @Override
    public String id() {
        return "four-card-poker";
    }

    @Override
    public String title() {
        return "Four Card Poker";
    }

    @Override
    public String manual() {
        return MANUAL;
    }

    @Override
    public int playerCards() {
        return 5;
    }

    /** Five face down and one face up (Dealing Procedures 2). */
    @Override
    public int dealerCards() {
        return 6;
    }

    @Override
    public List<Wager> wagers() {
        return WAGERS;
    }

    @Override
    public List<Wager> priced() {
        return PRICED;
    }

    /** Base game, aces up, bad beat, progressive. */
    @Override
    public int gamesWagered() {
        return 4;
    }

    /** The letter in 002_cd904c2c3fa231e4.txt allows it for this game; its report assumes at most three players. */
    @Override
    public OptionalInt mostSeatsFaceUp() {
        return OptionalInt.of(3);
    }

    /** The three ways to play: ante, aces up, or both, in independent amounts; play one to three times the ante. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(
                new SeatCheck(ErrorCode.MISSING_WAGER, (round, seat) -> seat.made(ANTE)
                        || (seat.made(ACES_UP) && !seat.made(PLAY)) ? Optional.empty()
                        : Optional.of(seat.made(PLAY) ? "a play wager needs an ante."
                                : "there must be an ante, an aces up or both.")),
                SeatChecks.playIsOneToThreeTimesAnte(),
                SeatChecks.playedOrFolded());
    }

    /** From the back forwards (Dealing Procedures 6); the bonuses follow. */
    @Override
    List<Wager> order() {
        return ORDER;
    }

    /** At the casino's discretion (Dealing Procedures 6). */
    @Override
    public boolean letsTheHouseOrder() {
        return true;
    }

    @Override
    Ranker playerRanker() {
        return Ranker.FOUR_OF_FIVE;
    }

    @Override
    Ranker dealerRanker() {
        return Ranker.FOUR_OF_SIX;
    }

    /** The dealer always qualifies. */
    @Override
    boolean qualifies(Hand dealer) {
        return true;
    }

    /** A fold forfeits the ante, never aces up (Dealing Procedures 3); the manual is silent on the other bonuses. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return switch (wager) {
            case ACES_UP -> false;
            case BAD_BEAT -> !house.badBeatOnFold();
            case PROGRESSIVE -> !house.progressiveOnFold();
            default -> true;
        };
    }

    @Override
    Rule foldRule() {
        return FOLDING;
    }

    @Override
    Showdown showdown(Resolution resolution, Hand dealer, boolean qualifies) {
        boolean fromMeter = resolution.round().house().fixedPaysFromMeter();
        return new Showdown(resolution, dealer, qualifies,
                Optional.of(new Progressive(resolution, fromMeter, WINNERS, ENVY)));
    }

    @Override
    void settle(Wager wager, Seat seat, Hand player, Showdown showdown) {
        Resolution resolution = showdown.resolution();
        switch (wager) {
            case PLAY -> againstTheDealer(PLAY, seat, player, showdown);
            case ANTE -> {
                againstTheDealer(ANTE, seat, player, showdown);
                automaticBonus(seat, player, resolution);
            }
            case ACES_UP -> resolution.byTableOrLose(seat, ACES_UP,
                    resolution.round().paytable(ACES_UP).priceOf(player.value()), player, AGAINST_THE_PAYTABLE);
            case BAD_BEAT -> BadBeat.resolve(resolution, seat, player, showdown.dealer(),
                    resolution.round().house().choices().badBeatOnTie(), BAD_BEAT_BONUS);
            default -> showdown.progressive().orElseThrow().resolve(seat, player);
        }
    }

    /** The player wins ties; the whole four-card hand is considered. */
    private static void againstTheDealer(Wager wager, Seat seat, Hand player, Showdown showdown) {
        if (showdown.dealer().beats(player)) {
            showdown.resolution().lose(seat, wager, player, AGAINST_THE_DEALER);
        } else {
            showdown.resolution().winEvenMoney(seat, wager, player, AGAINST_THE_DEALER);
        }
    }

    /** Made against the ante, and always paid, even if the player's hand loses. */
    private static void automaticBonus(Seat seat, Hand player, Resolution resolution) {
        resolution.round().paytable(AUTOMATIC_BONUS).priceOf(player.value()).ifPresent(price ->
                resolution.bonus(seat, AUTOMATIC_BONUS, ANTE, price, player, AUTOMATIC));
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
