package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.AUTOMATIC_BONUS;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;

import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.FaceUpRule;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;
import java.util.Optional;

/** Four Card Poker with Bad Beat Bonus and Progressive. */
public final class FourCardPoker extends SeatBySeat {
    private static final Manual MANUAL = new Manual("Four Card Poker Training Manual", "Shuffle Master", "2003")
            .citedInVersion1As("000_d130eadb860732be.txt");
    private static final Rule AGAINST_THE_DEALER = MANUAL.section("Playing Against the Dealer");
    private static final Rule AUTOMATIC = MANUAL.section("Playing Against the Dealer, Automatic Bonus");
    private static final Rule AGAINST_THE_PAYTABLE = MANUAL.section("Playing vs. Paytable - Aces Up");
    private static final Rule BAD_BEAT_BONUS = MANUAL.section("Bad Beat Bonus, Rules of Play 2");
    private static final Rule WINNERS = MANUAL.section("Progressive, Rules of Play 8");
    private static final Rule ENVY = MANUAL.section("Progressive, Rules of Play 9");
    private static final Rule FOLDING = MANUAL.section("Dealing Procedures 3 and 4");
    private static final Rule IRREGULARITIES = MANUAL.section("Irregularities in Dealing Procedures 1");
    private static final Rule SILENT = MANUAL.section("Irregularities in Dealing Procedures: no other rule");

    /** The facts of the game. */
    public FourCardPoker() {
        super(GameFacts.of("four-card-poker", "Four Card Poker", MANUAL).examCode("FCP")
                .cards(5, 6).handOrder(HandOrder.FOUR_CARD).upCard().dealerAlwaysQualifies().playUpTo(3).play(PLAY, ANTE)
                .wagers(ANTE, PLAY, ACES_UP, BAD_BEAT, PROGRESSIVE)
                .priced(AUTOMATIC_BONUS, ACES_UP, BAD_BEAT, PROGRESSIVE)
                .order(PLAY, ANTE, ACES_UP, BAD_BEAT, PROGRESSIVE)
                .baseGame(ANTE, PLAY)
                .spots(List.of(ACES_UP, BAD_BEAT, PROGRESSIVE), List.of(ANTE, PLAY))
                .options(HouseOption.ORDER, HouseOption.BAD_BEAT_ON_FOLD, HouseOption.BAD_BEAT_ON_TIE,
                        HouseOption.PROGRESSIVE_ON_FOLD, HouseOption.FIXED_PROGRESSIVE_PAYS, HouseOption.LINK_ENVY)
                .faceUp(new FaceUpRule(3, List.of(), FaceUpRule.LETTER))
                .folding(FOLDING)
                .ruled(Irregularity.Action.VOID, IRREGULARITIES, Irregularity.WRONG_CARD_COUNT).otherIrregularities(SILENT)
                .cite(CitationTopic.HAND_ORDER, MANUAL.section("Ranking of Hands"))
                .cite(CitationTopic.FIVE_CARD_HANDS, Progressive.LINK_HANDS)
                .cite(CitationTopic.QUALIFYING, AGAINST_THE_DEALER)
                .cite(CitationTopic.SETTLING_ORDER, MANUAL.section("Dealing Procedures 4 and 6"))
                .cite(CitationTopic.ENVY, ENVY)
                .dealtHands(ACES_UP, (table, cards) -> table.priceOf(Ranker.FOUR_OF_FIVE.value(cards)))
                .example(MANUAL.section("Dealing Procedures 3: folds with a pair of aces"),
                        "{\"game\":\"four-card-poker\",\"dealer\":[\"Kc\",\"Kd\",\"8d\",\"6c\",\"2s\",\"3s\"],\"seats\":[{\"seat\":1,"
                        + "\"cards\":[\"Ah\",\"Ad\",\"Kh\",\"9s\",\"5d\"],\"folded\":true,"
                        + "\"wagers\":{\"ante\":\"10.00\",\"aces-up\":\"5.00\"}}]}", "ante lose, aces-up win"));
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

    /** A fold forfeits the ante but never aces up (Dealing Procedures 3); the manual does not mention the other bonuses. */
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
    Optional<Progressive> progressive(Resolution resolution) {
        return Optional.of(new Progressive(resolution, resolution.round().house().fixedPaysFromMeter(), WINNERS, ENVY));
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

    /** Paid on the ante, even if the player's hand loses. */
    private static void automaticBonus(Seat seat, Hand player, Resolution resolution) {
        resolution.round().paytable(AUTOMATIC_BONUS).priceOf(player.value()).ifPresent(price ->
                resolution.bonus(seat, AUTOMATIC_BONUS, ANTE, price, player, AUTOMATIC));
    }
}
