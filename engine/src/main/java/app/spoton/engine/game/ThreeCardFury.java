package app.spoton.engine.game;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.MONSTER;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.ROYAL_FAMILY;
import static app.spoton.engine.round.Wager.SEVEN_CARD;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Manual;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.paytable.BonusRows;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;
import java.util.Optional;

/** Advantage Play 3 Card Fury. */
public final class ThreeCardFury extends SeatBySeat {
    private static final Manual MANUAL =
            new Manual("Advantage Play 3 Card Fury Procedure Manual", "Money$uit Industries", "2020")
            .citedInVersion1As("001_8ba469a3ddbb0de6.txt");
    private static final Rule FOLDING = MANUAL.section("Getting Started 4");
    private static final Rule NOT_QUALIFIED = MANUAL.section("Dealer Protocol 5A");
    private static final Rule AGAINST_THE_DEALER = MANUAL.section("Getting Started 7 to 11");
    private static final Rule THREE_CARD_MONSTER = MANUAL.section("Getting Started 12");
    private static final Rule FAMILY = MANUAL.section("Getting Started 13");
    private static final Rule SEVEN = MANUAL.section("Getting Started 14");
    private static final Rule IRREGULARITIES = MANUAL.section("Irregularities A");
    private static final Rule SILENT = MANUAL.section("Irregularities A: nothing on a wrong number of cards");

    /** The facts of the game. */
    public ThreeCardFury() {
        super(GameFacts.of("three-card-fury", "Advantage Play 3 Card Fury", MANUAL).examCode("FURY")
                .seats(6).cards(4, 3).handOrder(HandOrder.THREE_CARD)
                .dealerQualifiesWith(Rank.KING).comparedUnqualified().play(PLAY, ANTE).equal(ANTE, MONSTER)
                .wagers(ANTE, MONSTER, PLAY, ROYAL_FAMILY, SEVEN_CARD)
                .priced(MONSTER, ROYAL_FAMILY, SEVEN_CARD)
                .order(MONSTER, PLAY, ANTE, ROYAL_FAMILY, SEVEN_CARD)
                .baseGame(ANTE, MONSTER, PLAY)
                .spots(List.of(ROYAL_FAMILY, SEVEN_CARD), List.of(MONSTER, ANTE, PLAY))
                .folding(FOLDING)
                .ruled(Irregularity.Action.MISDEAL, IRREGULARITIES, Irregularity.SKIPPED_SEAT, Irregularity.EXPOSED_CARD)
                .ruled(Irregularity.Action.MOVE_FORWARD, IRREGULARITIES, Irregularity.DEALT_TO_EMPTY_POSITION)
                .otherIrregularities(SILENT)
                .cite(CitationTopic.HAND_ORDER, THREE_CARD_MONSTER)
                .cite(CitationTopic.QUALIFYING, MANUAL.section("Getting Started 6"))
                .cite(CitationTopic.SETTLING_ORDER, MANUAL.section("Dealer Protocol 4 and 5"))
                .dealtHands(ROYAL_FAMILY, (table, cards) -> table.bestOf(BonusRows.royalFamilyRows(cards)))
                .example(MANUAL.section("Specific Hand Examples, hand 1"), hand("Ah 9h 5h 2c", "Kc 9d 4s"),
                        "monster push, play win, ante win")
                .example(MANUAL.section("Specific Hand Examples, hand 2"), hand("5h 6d 7c Kd", "Qc 9d 4s"),
                        "play push, monster win, ante win")
                .example(MANUAL.section("Specific Hand Examples, hand 3"), hand("8h 8d 8c 2s", "Ac Kc Qc"),
                        "monster win, play lose, ante lose")
                .example(MANUAL.section("Specific Hand Examples, hand 4"), hand("Qh 9d 5c 2s", "Qc Jd 4s"),
                        "play push, monster lose, ante lose"));
    }

    private static String hand(String player, String dealer) {
        return "{\"game\":\"three-card-fury\",\"dealer\":[\"" + dealer.replace(" ", "\",\"") + "\"],\"seats\":[{\"seat\":1,\"cards\":[\""
                + player.replace(" ", "\",\"")
                + "\"],\"wagers\":{\"ante\":\"10.00\",\"monster\":\"10.00\",\"play\":\"10.00\"}}]}";
    }

    /** Getting Started 1 and 3: ante and monster are required and equal, the play equals the ante. */
    @Override
    List<SeatCheck> seatChecks() {
        return List.of(SeatChecks.required(ANTE), SeatChecks.required(MONSTER), SeatChecks.equal(ANTE, MONSTER),
                SeatChecks.playEqualsAnte(PLAY, ANTE), SeatChecks.playedOrFolded());
    }

    /** A fold loses ante, monster and Royal Family; the 7 Card Bonus stays active. */
    @Override
    boolean lostByFolding(Wager wager, HouseRules house) {
        return wager != SEVEN_CARD;
    }

    /** If the dealer does not qualify, every play wager is returned as if it had not been made. */
    @Override
    void beforeTheSeats(Showdown showdown) {
        if (!showdown.qualifies()) {
            for (Seat seat : showdown.resolution().fromTheRight()) {
                if (seat.made(PLAY)) {
                    showdown.resolution().giveBack(seat, PLAY, NOT_QUALIFIED);
                }
            }
        }
    }

    @Override
    void settle(Wager wager, Seat seat, Hand player, Showdown showdown) {
        switch (wager) {
            case MONSTER -> monster(seat, player, showdown);
            case PLAY -> {
                if (showdown.qualifies()) {
                    againstTheDealer(PLAY, seat, player, showdown);
                }
            }
            case ANTE -> againstTheDealer(ANTE, seat, player, showdown);
            case ROYAL_FAMILY -> ofAllCards(ROYAL_FAMILY, seat, seat.cards(), showdown,
                    BonusRows.royalFamilyRows(seat.cards()), FAMILY);
            default -> {
                Cards seven = seat.cards().plus(showdown.resolution().round().dealer());
                ofAllCards(SEVEN_CARD, seat, seven, showdown, BonusRows.sevenCardRows(seven.mask()), SEVEN);
            }
        }
    }

    private static void againstTheDealer(Wager wager, Seat seat, Hand player, Showdown showdown) {
        if (player.beats(showdown.dealer())) {
            showdown.resolution().winEvenMoney(seat, wager, player, AGAINST_THE_DEALER);
        } else if (player.ties(showdown.dealer())) {
            showdown.resolution().push(seat, wager, player, AGAINST_THE_DEALER);
        } else {
            showdown.resolution().lose(seat, wager, player, AGAINST_THE_DEALER);
        }
    }

    /**
     * A hand that beats the dealer is paid according to the paytable, in which a flush pushes and a lower hand loses. A hand
     * that ties or loses gets the Busted Monster price; on a tie a straight or a flush pushes. Whether the dealer qualifies
     * does not matter.
     */
    private static void monster(Seat seat, Hand player, Showdown showdown) {
        Resolution resolution = showdown.resolution();
        Paytable table = resolution.round().paytable(MONSTER);
        if (player.beats(showdown.dealer())) {
            resolution.byTableOrLose(seat, MONSTER, beatingPrice(table, player), player, THREE_CARD_MONSTER);
            return;
        }
        Optional<Price> busted = table.secondPriceOf(player.value());
        boolean straightOrFlush = player.category() == Category.STRAIGHT || player.category() == Category.FLUSH;
        if (busted.isPresent()) {
            resolution.bySecondColumn(seat, MONSTER, table, busted.get(), player, THREE_CARD_MONSTER);
        } else if (straightOrFlush && player.ties(showdown.dealer())) {
            resolution.push(seat, MONSTER, player, THREE_CARD_MONSTER);
        } else {
            resolution.loseByTable(seat, MONSTER, table, player, THREE_CARD_MONSTER);
        }
    }

    /** Some paytables price the spade mini-royal separately, although it ties with the other mini-royals. */
    private static Optional<Price> beatingPrice(Paytable table, Hand player) {
        if (BonusRows.isSpadeMiniRoyal(player)) {
            return table.bestOf(Row.SPADE_MINI_ROYAL.bit() | Row.MINI_ROYAL.bit());
        }
        return table.priceOf(player.value());
    }

    private static void ofAllCards(Wager wager, Seat seat, Cards cards, Showdown showdown, int rows, Rule rule) {
        Optional<Price> price = showdown.resolution().round().paytable(wager).bestOf(rows);
        Category named = price.map(found -> BonusRows.category(found.row(), cards))
                .orElseGet(() -> BonusRows.unpaid(cards));
        showdown.resolution().byTableOrLose(seat, wager, price, MadeHand.named(named, cards), rule);
    }
}
