package app.spoton.engine.odds;

import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts the figures of paytables. The first table of a kind takes up to a few seconds. Not thread-safe. */
public final class PaytableFigureCounter {
    private static final Fraction NONE = Fraction.of(0, 1);
    private static final Fraction ALL = Fraction.of(1, 1);

    private final Enumeration enumeration = new Enumeration();

    /**
     * The figures of a paytable; empty if a price is missing, or if nobody has counted the best play for its prices.
     *
     * @param dealerCards how many cards the dealer of the game is dealt
     */
    public Optional<PaytableFigures> of(Paytable table, int dealerCards) {
        if (!table.unreadable().isEmpty()) {
            return Optional.empty();
        }
        return switch (table.kind()) {
            case ANTE -> BestSplits.of(table.id()).map(splits -> ante(table, splits));
            case MONSTER -> Optional.of(monster(table));
            case SUPER_BONUS -> Optional.of(superBonus(table));
            case BAD_BEAT -> Optional.of(badBeat(table, dealerCards));
            default -> Optional.of(ofPlayersCards(table));
        };
    }

    /** A super bonus is won by the cards alone; without a straight it pushes or loses, and that depends on the play. */
    private PaytableFigures superBonus(Paytable table) {
        PaytableFigures won = ofPlayersCards(table);
        Fraction lost = Fraction.of(DealtPairs.superBonusLost(), DealtPairs.badBeats(5));
        Fraction pushed = ALL.plus(won.hitRate().negated()).plus(lost.negated());
        Fraction returned = won.returned().plus(pushed);
        return new PaytableFigures(table, won.rows(), won.hitRate(), returned, ALL.plus(returned.negated()), false, false,
                "For a player who folds with less than K-Q-8-4 and plays everything else. At the manual's prices this wager, the "
                        + "ante and the play together cost such a player 3.42% of the ante.");
    }

    private PaytableFigures ofPlayersCards(Paytable table) {
        BetOdds odds = enumeration.byCards(table);
        List<PaytableFigures.RowFigures> rows = new ArrayList<>();
        Fraction returned = NONE;
        for (int row = 0; row < odds.rows().size(); row++) {
            Fraction share = Fraction.of(odds.rows().get(row).hands(), odds.hands());
            rows.add(new PaytableFigures.RowFigures(table.prices().get(row), share, NONE));
            returned = returned.plus(share.times(returned(odds.rows().get(row).odds(), odds.needsNoStake())));
        }
        return new PaytableFigures(table, rows, odds.hitFrequency(), returned, odds.edge(), odds.meterHands() > 0,
                odds.needsNoStake(), "");
    }

    private static PaytableFigures badBeat(Paytable table, int dealerCards) {
        List<PaytableFigures.RowFigures> rows = new ArrayList<>();
        Fraction hit = NONE;
        Fraction returned = NONE;
        for (Price price : table.prices()) {
            Fraction share = Fraction.of(DealtPairs.badBeats(price.row(), dealerCards), DealtPairs.badBeats(dealerCards));
            rows.add(new PaytableFigures.RowFigures(price, share, NONE));
            hit = hit.plus(share);
            returned = returned.plus(share.times(returned(price.odds().orElseThrow(), false)));
        }
        return new PaytableFigures(table, rows, hit, returned, ALL.plus(returned.negated()), false, false, "");
    }

    /** A hand that a player would fold wins nothing here either way, so the figures do not depend on the play. */
    private static PaytableFigures monster(Paytable table) {
        List<PaytableFigures.RowFigures> rows = new ArrayList<>();
        Fraction hit = NONE;
        Fraction returned = NONE;
        for (Price price : table.prices()) {
            Fraction share = share(beats(table, price.row()));
            Fraction busted = price.second().isPresent() ? share(notBeating(price.row())) : NONE;
            Fraction pushed = price.second().isEmpty() ? share(DealtPairs.ties(price.row())) : NONE;
            Odds odds = price.odds().orElseThrow();
            rows.add(new PaytableFigures.RowFigures(price, share, busted));
            hit = hit.plus(odds.kind() == Odds.Kind.PUSH ? NONE : share).plus(busted);
            returned = returned.plus(share.times(returned(odds, false))).plus(pushed)
                    .plus(price.second().map(also -> busted.times(returned(also, false))).orElse(NONE));
        }
        return new PaytableFigures(table, rows, hit, returned, ALL.plus(returned.negated()), false, false, "");
    }

    private static PaytableFigures ante(Paytable table, BestSplits splits) {
        List<PaytableFigures.RowFigures> rows = new ArrayList<>();
        Fraction hit = NONE;
        Fraction returned = Fraction.of(splits.tied(), BestSplits.ANTES);
        for (Price price : table.prices()) {
            Fraction drawn = splits.drawn(price.row());
            Fraction instant = splits.instant(price.row());
            rows.add(new PaytableFigures.RowFigures(price, drawn, instant));
            hit = hit.plus(drawn).plus(instant);
            returned = returned.plus(drawn.times(returned(price.odds().orElseThrow(), false)))
                    .plus(price.second().map(also -> instant.times(returned(also, false))).orElse(NONE));
        }
        Fraction edge = ALL.plus(returned.negated());
        Fraction round = edge.negated().plus(edge.negated()).plus(Fraction.of(splits.playNet(), BestSplits.ROUNDS));
        return new PaytableFigures(table, rows, hit, returned, edge, false, false,
                "For a player who splits, plays and folds in the best way at these prices. The ante alone: both antes and the play"
                        + " wagers together bring such a player " + round.percent(2) + " of an ante, which the blind takes back.");
    }

    /** One mini-royal in four is of spades; a table with a price of its own for it pays the others by the next row. */
    private static long beats(Paytable table, Row row) {
        if (row == Row.SPADE_MINI_ROYAL) {
            return DealtPairs.beats(Row.MINI_ROYAL) / 4;
        }
        boolean withoutSpades = row == Row.MINI_ROYAL && table.price(Row.SPADE_MINI_ROYAL).isPresent();
        return withoutSpades ? DealtPairs.beats(row) / 4 * 3 : DealtPairs.beats(row);
    }

    private static long notBeating(Row row) {
        return DealtPairs.ties(row) + DealtPairs.losses(row);
    }

    private static Fraction share(long deals) {
        return Fraction.of(deals, DealtPairs.FOUR_AND_THREE);
    }

    /** For each dollar bet: the pay, and the stake where it is given back. A share of a meter is not counted. */
    private static Fraction returned(Odds odds, boolean withoutStake) {
        if (odds.kind() == Odds.Kind.PERCENT) {
            return NONE;
        }
        Fraction pay = Fraction.of(odds.numerator(), odds.denominator());
        return odds.returnsStake() && !withoutStake ? pay.plus(ALL) : pay;
    }
}
