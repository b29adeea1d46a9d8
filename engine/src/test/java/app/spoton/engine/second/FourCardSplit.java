package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import app.spoton.engine.second.Round.Split;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** 003_911f96d4cd906c90.txt: version 2 in its first half, version 1 in its second. */
final class FourCardSplit extends Game {
    FourCardSplit() {
        super("four-card-split", 4, 4, List.of("ante-1", "ante-2", "blind", "play-1", "play-2"), Map.of(
                "blind", Tables.BLIND,
                "ante", Tables.DRAW_ANTE));
    }

    /** The layout of version 2 prints P3; each set of version 1's blinds has its ante payouts. */
    @Override
    String tableLeftOut(String wager, Map<String, String> named) {
        if (wager.equals("blind")) {
            return "V2-P3";
        }
        String blind = named.getOrDefault("blind", "V2-P3");
        if (blind.startsWith("V2")) {
            return "V2-ANTE";
        }
        return blind.startsWith("V1-1") ? "V1-ANTE-I" : "V1-ANTE-II";
    }

    @Override
    void checkMissingWager(Seat seat) {
        require(seat, "ante-1", "ante-2", "blind");
    }

    @Override
    void checkUnequalWagers(Seat seat) {
        requireEqual(seat, "ante-1", "ante-2");
    }

    @Override
    void checkPlayEqualsAnte(Seat seat) {
        for (int hand = 1; hand <= 2; hand++) {
            if (seat.has("play-" + hand) && seat.bet("play-" + hand).compareTo(seat.bet("ante-" + hand)) != 0) {
                throw refuse(Code.PLAY_NOT_EQUAL_ANTE, seat, "play-" + hand + " must equal the ante");
            }
        }
    }

    @Override
    void checkBlind(Seat seat) {
        if (seat.bet("blind").compareTo(seat.bet("ante-1")) < 0) {
            throw refuse(Code.BLIND_BELOW_ANTE, seat, "the blind is less than the ante");
        }
    }

    /**
     * Played hands are filled up to three cards; those of which it is not known yet are, or have drawn nothing; what a
     * folded one drew is no matter. A wrong split is BAD_SPLIT's affair.
     */
    @Override
    void checkHandCounts(Seat seat) {
        if (!isSplitRight(seat)) {
            return;
        }
        for (int i = 0; i < seat.hands.size(); i++) {
            Split hand = seat.hands.get(i);
            boolean drew = seat.rawWagers.containsKey("play-" + (i + 1)) || hand.drawn.length > 0;
            if (!isFolded(seat, i) && drew && hand.cards.length + hand.drawn.length != 3) {
                throw refuse(Code.WRONG_CARD_COUNT, seat, "hand " + (i + 1) + " has a wrong number of cards");
            }
        }
    }

    @Override
    void checkSplit(Seat seat) {
        if (!isSplitRight(seat)) {
            throw refuse(Code.BAD_SPLIT, seat, "two hands must hold the four cards, 3 + 1 or 2 + 2");
        }
    }

    /** A seat that folds everything need not split. */
    private static boolean isSplitRight(Seat seat) {
        if (!seat.hasHands) {
            return seat.folded;
        }
        if (seat.hands.size() != 2) {
            return false;
        }
        int[] one = seat.hands.get(0).cards;
        int[] other = seat.hands.get(1).cards;
        if (one.length == 0 || other.length == 0) {
            return false;
        }
        int[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        int[] dealt = seat.cards.clone();
        Arrays.sort(both);
        Arrays.sort(dealt);
        return Arrays.equals(both, dealt);
    }

    /** What three cards pay as an instant winner. */
    static Optional<Paytable.Row> instant(int[] three, Map<String, String> tables) {
        Hand hand = Hand.of(Hand.Order.THREE, three);
        return Tables.INSTANT_ANTE.get(tables.get("ante")).bestOf(List.of(hand.kind));
    }

    /** Every choice of three of the four cards that pays most at once; none if none pays. */
    static List<int[]> instantWinners(int[] four, Map<String, String> tables) {
        List<int[]> winners = new ArrayList<>();
        Price most = Price.to(0, 1);
        for (int[] three : Hand.choices(3, four)) {
            Price price = instant(three, tables).map(Paytable.Row::price).orElse(Price.to(0, 1));
            if (price.isMoreThan(most)) {
                winners.clear();
                most = price;
            }
            if (price.times() > 0 && price.isAsMuchAs(most)) {
                winners.add(three);
            }
        }
        return winners;
    }

    private static boolean isInstantWinner(Split hand, Map<String, String> tables) {
        return hand.cards.length == 3 && instant(hand.cards, tables).isPresent();
    }

    @Override
    void checkInstantWinner(Seat seat, Map<String, String> tables) {
        List<int[]> winners = instantWinners(seat.cards, tables);
        if (winners.isEmpty()) {
            return;
        }
        for (int i = 0; i < seat.hands.size(); i++) {
            Split hand = seat.hands.get(i);
            boolean taken = !seat.folded && !hand.folded && !seat.has("play-" + (i + 1));
            if (taken && winners.stream().anyMatch(three -> sameCards(three, hand.cards))) {
                return;
            }
        }
        throw refuse(Code.INSTANT_WINNER_NOT_TAKEN, seat, "three of the four cards win at once");
    }

    private static boolean sameCards(int[] three, int[] others) {
        int[] one = three.clone();
        int[] other = others.clone();
        Arrays.sort(one);
        Arrays.sort(other);
        return Arrays.equals(one, other);
    }

    @Override
    void checkDecision(Seat seat, Map<String, String> tables) {
        for (int i = 0; i < 2; i++) {
            boolean played = seat.has("play-" + (i + 1));
            if (!seat.hasHands) {
                requireOneDecision(seat, true, played);
            } else if (!isInstantWinner(seat.hands.get(i), tables)) {
                requireOneDecision(seat, isFolded(seat, i), played);
            }
        }
    }

    private static boolean isFolded(Seat seat, int hand) {
        return seat.folded || seat.hands.get(hand).folded;
    }

    /** Hands are folded here one by one; see settle. */
    @Override
    boolean forfeits(String wager, Round.House house) {
        return false;
    }

    @Override
    void settle(Round round, Ledger ledger) {
        boolean version2 = round.tables.get("blind").startsWith("V2");
        Hand dealer = version2 ? withUpCard(round.dealer) : Hand.best(Hand.Order.THREE, 3, round.dealer);
        boolean qualifies = dealer.isHighOrBetter(version2 ? Cards.KING : Cards.QUEEN);
        ledger.dealer(dealer, qualifies);
        for (Seat seat : round.fromTheRight()) {
            blind(seat, table(round, "blind"), ledger);
        }
        for (Seat seat : round.fromTheRight()) {
            for (int i = 0; i < 2; i++) {
                if (!seat.hasHands || isFolded(seat, i)) {
                    ledger.forfeit(seat, "ante-" + (i + 1));
                } else if (isInstantWinner(seat.hands.get(i), round.tables)) {
                    instantWinner(seat, i, round, ledger);
                }
            }
        }
        if (!qualifies) {
            for (Seat seat : round.fromTheRight()) {
                for (int i = 1; i <= 2; i++) {
                    if (seat.has("play-" + i)) {
                        ledger.giveBack(seat, "play-" + i);
                    }
                }
            }
        }
        for (Seat seat : round.fromTheRight()) {
            for (int i = 0; i < 2; i++) {
                if (seat.has("play-" + (i + 1))) {
                    played(seat, i, dealer, qualifies, table(round, "ante"), ledger);
                }
            }
        }
    }

    /** Version 2, (6): the up card and two of the other three. */
    private static Hand withUpCard(int[] dealer) {
        Hand best = null;
        for (int[] two : Hand.choices(2, dealer[1], dealer[2], dealer[3])) {
            Hand hand = Hand.of(Hand.Order.THREE, dealer[0], two[0], two[1]);
            boolean better = best == null || hand.beats(best);
            boolean suits = best != null && hand.ties(best) && Arrays.compare(hand.cards, best.cards) > 0;
            if (better || suits) {
                best = hand;
            }
        }
        return best;
    }

    private static void blind(Seat seat, Paytable table, Ledger ledger) {
        Hand hand = Hand.of(Hand.Order.BLIND, seat.cards);
        table.bestOf(FourCards.rows(hand)).ifPresentOrElse(row -> {
            ledger.row("blind", table, row.name());
            ledger.win(seat, "blind", row.price(), hand.kind);
        }, () -> ledger.lose(seat, "blind", hand.kind));
    }

    private static void instantWinner(Seat seat, int i, Round round, Ledger ledger) {
        Paytable.Row row = instant(seat.hands.get(i).cards, round.tables).orElseThrow();
        ledger.row("instant", Tables.INSTANT_ANTE.get(round.tables.get("ante")), row.name());
        ledger.win(seat, "ante-" + (i + 1), row.price(), row.name());
    }

    private static void played(Seat seat, int i, Hand dealer, boolean qualifies, Paytable table, Ledger ledger) {
        Split split = seat.hands.get(i);
        int[] three = Arrays.copyOf(split.cards, 3);
        System.arraycopy(split.drawn, 0, three, split.cards.length, split.drawn.length);
        Hand hand = Hand.of(Hand.Order.THREE, three);
        String play = "play-" + (i + 1);
        String ante = "ante-" + (i + 1);
        if (hand.beats(dealer)) {
            if (qualifies) {
                ledger.win(seat, play, Price.EVEN_MONEY, hand.kind);
            }
            Paytable.Row row = table.bestOf(List.of(hand.kind)).orElse(new Paytable.Row("others", Price.EVEN_MONEY));
            ledger.row("ante", table, row.name());
            ledger.win(seat, ante, row.price(), hand.kind);
        } else if (hand.ties(dealer)) {
            if (qualifies) {
                ledger.push(seat, play, hand.kind);
            }
            ledger.push(seat, ante, hand.kind);
        } else {
            if (qualifies) {
                ledger.lose(seat, play, hand.kind);
            }
            ledger.lose(seat, ante, hand.kind);
        }
    }
}
