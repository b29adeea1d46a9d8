package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.ANTE_2;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.PLAY_1;
import static app.spoton.engine.round.Wager.PLAY_2;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Settlement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** 4 Card Split, version 2 (April 2015) and version 1 (December 2014). */
public final class FourCardSplit extends Game {
    private static final Manual MANUAL =
            new Manual("4 Card Split Rules of Play, version 2 and version 1", "eTable Games", "2015")
            .citedInVersion1As("003_911f96d4cd906c90.txt");
    private static final Rule BLIND_RULE = MANUAL.section("Rules of Play and Dealing Procedure (2); version 1, 4");
    private static final Rule FOLDING = MANUAL.section("Rules of Play and Dealing Procedure (4a); version 1, 7");
    private static final Rule INSTANT = MANUAL.section("Rules of Play and Dealing Procedure (4b); version 1, 5");
    private static final Rule NOT_QUALIFIED = MANUAL.section("Rules of Play and Dealing Procedure (6); version 1, 9");
    private static final Rule ACTIVE_HANDS = MANUAL.section("Rules of Play and Dealing Procedure (7); version 1, 10");
    private static final Rule SILENT = MANUAL.section("Rules of Play: nothing on irregularities");
    private static final int ACE = 12;

    /** The facts of the game. */
    public FourCardSplit() {
        super(GameFacts.of("four-card-split", "4 Card Split", MANUAL).examCode("SPLIT")
                .handOrder(HandOrder.THREE_CARD).comparedUnqualified()
                .cards(4, 4).withDrawsAtMost(6).upCard().play(PLAY_1, ANTE_1).play(PLAY_2, ANTE_2).equal(ANTE_1, ANTE_2)
                .wagers(ANTE_1, ANTE_2, BLIND, PLAY_1, PLAY_2)
                .priced(BLIND, ANTE)
                .order(BLIND, PLAY_1, ANTE_1, PLAY_2, ANTE_2)
                .baseGame(ANTE_1, ANTE_2, BLIND, PLAY_1, PLAY_2)
                .spots(List.of(ANTE_1, PLAY_1, BLIND), List.of(ANTE_2, PLAY_2))
                .options(HouseOption.INSTANT_WINNER)
                .folding(FOLDING).otherIrregularities(SILENT)
                .cite(CitationTopic.HAND_ORDER, MANUAL.section("Ante Bet - Payouts"))
                .cite(CitationTopic.QUALIFYING, NOT_QUALIFIED)
                .cite(CitationTopic.SETTLING_ORDER, MANUAL.section("Rules of Play and Dealing Procedure (2) to (7)"))
                .cite(CitationTopic.SPLITTING, MANUAL.section("Rules of Play and Dealing Procedure (3); version 1, 5 and 6"))
                .cite(CitationTopic.DRAWING, MANUAL.section("Rules of Play and Dealing Procedure (5); version 1, 8"))
                .dealtHands(BLIND, (table, cards) -> table.priceOf(Ranker.FOUR.value(cards)))
                .example(MANUAL.section("3-Card Instant Winner Exception; Rules of Play and Dealing Procedure (3)"),
                        split("\"Ah\",\"Kd\",\"Qc\",\"2s\"", ",\"play-2\":\"5.00\"",
                        "{\"cards\":[\"Ah\",\"Kd\",\"Qc\"]},{\"cards\":[\"2s\"],\"drawn\":[\"7c\",\"8d\"]}"),
                        "blind lose, ante-1 win, play-2 lose, ante-2 lose")
                .example(MANUAL.section("Rules of Play and Dealing Procedure (3)"),
                        split("\"Ah\",\"Ad\",\"Kc\",\"2s\"", ",\"play-1\":\"5.00\",\"play-2\":\"5.00\"",
                        "{\"cards\":[\"Ah\",\"Ad\"],\"drawn\":[\"7c\"]},{\"cards\":[\"Kc\",\"2s\"],\"drawn\":[\"8d\"]}"),
                        "blind win, play-1 win, ante-1 win, play-2 lose, ante-2 lose")
                .example(MANUAL.section("Rules of Play and Dealing Procedure (3)"),
                        split("\"Ah\",\"Ad\",\"Kc\",\"2s\"", ",\"play-1\":\"5.00\",\"play-2\":\"5.00\"",
                        "{\"cards\":[\"Ah\",\"Ad\",\"2s\"]},{\"cards\":[\"Kc\"],\"drawn\":[\"7c\",\"8d\"]}"),
                        "blind win, play-1 win, ante-1 win, play-2 lose, ante-2 lose"));
    }

    private static String split(String cards, String plays, String hands) {
        return "{\"game\":\"four-card-split\",\"dealer\":[\"Ks\",\"9c\",\"4s\",\"3h\"],\"seats\":[{\"seat\":1,\"cards\":[" + cards
                + "],\"hands\":[" + hands + "],\"wagers\":{\"ante-1\":\"5.00\",\"ante-2\":\"5.00\",\"blind\":\"5.00\"" + plays
                + "}}]}";
    }

    /** Version 1 pairs ante payouts I with blind set I, and ante payouts II with blind set II. */
    @Override
    public String tableFor(Wager wager, Map<Wager, String> chosen, String suggested) {
        String blind = chosen.getOrDefault(BLIND, "");
        if (wager != ANTE || !isVersion1(blind)) {
            return suggested;
        }
        return blind.startsWith("V1-1") ? "V1-ANTE-I" : "V1-ANTE-II";
    }

    @Override
    public Set<Variant> variants(Map<Wager, Paytable> tables) {
        return Set.of(isVersion1(tables.get(BLIND).id()) ? Variant.VERSION_1 : Variant.VERSION_2);
    }

    /** The version of the blind paytable is the version of the game. */
    private static boolean isVersion1(String blind) {
        return blind.startsWith("V1-");
    }

    @Override
    public Rank qualifyingRank(Map<Wager, Paytable> tables) {
        return isVersion1(tables.get(BLIND).id()) ? Rank.QUEEN : Rank.KING;
    }

    @Override
    public boolean mustPlayUpCard(Map<Wager, Paytable> tables) {
        return !isVersion1(tables.get(BLIND).id());
    }

    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE_1), SeatChecks.required(ANTE_2), SeatChecks.required(BLIND),
                SeatChecks.equal(ANTE_1, ANTE_2), SeatChecks.playEqualsAnte(PLAY_1, ANTE_1),
                SeatChecks.playEqualsAnte(PLAY_2, ANTE_2), SeatChecks.playEqualsAnte(PLAY_1, ANTE_2),
                SeatChecks.playEqualsAnte(PLAY_2, ANTE_1), blindIsAtLeast(ANTE_1), blindIsAtLeast(ANTE_2),
                new SeatCheck(ErrorCode.WRONG_CARD_COUNT, (round, seat) -> Split.wrongCount(round.stage(), seat)),
                new SeatCheck(ErrorCode.BAD_SPLIT, (round, seat) -> Split.badSplit(round.stage(), seat)),
                new SeatCheck(ErrorCode.INSTANT_WINNER_NOT_TAKEN, Split::instantWinnerNotTaken),
                new SeatCheck(ErrorCode.NO_DECISION, Split::undecided));
    }

    /** The two antes are the same amount, so comparing with whichever was counted is enough. */
    private static SeatCheck blindIsAtLeast(Wager ante) {
        return new SeatCheck(ErrorCode.BLIND_BELOW_ANTE, (round, seat) -> !SeatChecks.areCounted(seat, BLIND, ante)
                || seat.stake(BLIND).compareTo(seat.stake(ante)) >= 0 ? Optional.empty()
                : Optional.of("the blind must be at least the ante, $" + seat.stake(ante) + "."));
    }

    /** The blind is resolved from the four cards before anything else, so the cards are needed at every stage. */
    @Override
    boolean needsPlayerCards(Stage stage) {
        return true;
    }

    /** The blind stays in play after a fold. */
    @Override
    boolean foldForfeitsAll(Seat seat, HouseRules house) {
        return false;
    }

    /** The best-paying instant winners, or all of them if the house lets the player choose. */
    @Override
    public List<Cards> mustBeKeptTogether(Round round, Seat seat) {
        return seat.cards().size() == playerCards() ? Split.instantWinners(round, seat.cards()) : List.of();
    }

    @Override
    Settlement resolve(Round round) {
        Resolution resolution = new Resolution(round);
        resolution.fromTheRight().forEach(seat -> blind(resolution, seat));
        if (round.stage() != Stage.DEALT) {
            eachHand(resolution, FourCardSplit::foldedOrInstant);
        }
        if (round.stage().isBefore(Stage.DEALER_SHOWN)) {
            return resolution.soFar();
        }
        boolean version1 = isVersion1(round.paytable(BLIND).id());
        Hand dealer = version1 ? Hand.of(Ranker.THREE_OF_FOUR, round.dealer()) : withTheUpCard(round.dealer());
        boolean qualifies = dealer.isHighCardOrBetter(qualifyingRank(round.paytables()).ordinal());
        if (!qualifies) {
            eachHand(resolution, (table, seat, which) -> {
                if (seat.made(Split.play(which))) {
                    table.giveBack(seat, Split.play(which), NOT_QUALIFIED);
                }
            });
        }
        if (round.stage() == Stage.DEALER_SHOWN) {
            return resolution.soFar();
        }
        eachHand(resolution, (table, seat, which) -> {
            if (seat.made(Split.play(which))) {
                active(table, seat, which, dealer, qualifies);
            }
        });
        return resolution.finish(dealer, qualifies);
    }

    /** An action for one hand of a seat. */
    private interface HandAction {
        void act(Resolution resolution, Seat seat, int which);
    }

    private static void eachHand(Resolution resolution, HandAction step) {
        for (Seat seat : resolution.fromTheRight()) {
            step.act(resolution, seat, 0);
            step.act(resolution, seat, 1);
        }
    }

    /** Resolves the blind from the first four cards: a pair of tens or better wins. */
    private static void blind(Resolution resolution, Seat seat) {
        Hand four = Hand.of(Ranker.FOUR, seat.cards());
        resolution.byTableOrLose(seat, BLIND, resolution.round().paytable(BLIND).priceOf(four.value()),
                isRoyal(four) ? MadeHand.named(Category.ROYAL_FLUSH, four.cards()) : four, BLIND_RULE);
    }

    /** Whether the hand is a suited A-K-Q-J, which the blind paytables price as a royal flush. */
    private static boolean isRoyal(Hand four) {
        return four.category() == Category.STRAIGHT_FLUSH && HandOrder.topRank(four.value()) == ACE;
    }

    /** Folded hands lose their ante; instant winners are paid at once, without a play wager. */
    private static void foldedOrInstant(Resolution resolution, Seat seat, int which) {
        Paytable table = resolution.round().paytable(ANTE);
        if (Split.isFolded(seat, which)) {
            resolution.forfeit(seat, Split.ante(which), FOLDING);
        } else if (!seat.made(Split.play(which))) {
            Hand three = Hand.of(Ranker.THREE, seat.hands().get(which).cards());
            resolution.bySecondColumn(seat, Split.ante(which), table,
                    table.secondPriceOf(three.value()).orElseThrow(), three, INSTANT);
        }
    }

    /** A hand that beats the dealer wins even money on the play and the paytable's price on the ante; a tie pushes both. */
    private static void active(Resolution resolution, Seat seat, int which, Hand dealer, boolean qualifies) {
        SplitHand split = seat.hands().get(which);
        Hand player = Hand.of(Ranker.THREE, split.filled());
        if (qualifies) {
            if (player.beats(dealer)) {
                resolution.winEvenMoney(seat, Split.play(which), player, ACTIVE_HANDS);
            } else {
                tieOrLoss(resolution, seat, Split.play(which), player, dealer);
            }
        }
        Paytable table = resolution.round().paytable(ANTE);
        if (player.beats(dealer)) {
            resolution.byTable(seat, Split.ante(which), table, table.priceOf(player.value()).orElseThrow(), player,
                    ACTIVE_HANDS);
        } else {
            tieOrLoss(resolution, seat, Split.ante(which), player, dealer);
        }
    }

    private static void tieOrLoss(Resolution resolution, Seat seat, Wager wager, Hand player, Hand dealer) {
        if (player.ties(dealer)) {
            resolution.push(seat, wager, player, ACTIVE_HANDS);
        } else {
            resolution.lose(seat, wager, player, ACTIVE_HANDS);
        }
    }

    /** Version 2: the up card, which comes first, and the best two of the other three. */
    private static Hand withTheUpCard(Cards dealer) {
        Hand best = null;
        for (int without = 1; without < 4; without++) {
            byte[] three = new byte[3];
            int count = 0;
            for (int place = 0; place < 4; place++) {
                if (place != without) {
                    three[count++] = (byte) dealer.index(place);
                }
            }
            Hand hand = Hand.of(Ranker.THREE, Cards.ofIndexes(three, 3));
            best = best == null || hand.beats(best) || (hand.ties(best) && isNamedBefore(hand, best)) ? hand : best;
        }
        return best;
    }

    /** Of two tied hands, the one with the higher suits is shown, so the order of the cards does not matter. */
    private static boolean isNamedBefore(Hand hand, Hand other) {
        int place = 0;
        while (hand.cards().index(place) == other.cards().index(place)) {   // no two hands have the same three cards
            place++;
        }
        return hand.cards().index(place) > other.cards().index(place);
    }
}
