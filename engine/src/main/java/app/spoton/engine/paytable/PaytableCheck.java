package app.spoton.engine.paytable;

import app.spoton.engine.money.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Checks that a paytable can be used: rows known, none repeated, no gaps, and prices that never rise from top to bottom. */
public final class PaytableCheck {
    private final Paytable table;
    private final List<String> reasons = new ArrayList<>();

    private PaytableCheck(Paytable table) {
        this.table = table;
    }

    public static PaytableCheck of(Paytable table) {
        PaytableCheck check = new PaytableCheck(table);
        if (table.prices().isEmpty()) {
            check.refuse("it has no rows");
            return check;
        }
        check.rowsAreKnownAndInOrder();
        check.nothingIsMissingInBetween();
        check.neverRises("", Price::odds);
        check.neverRises(table.kind().secondColumn().orElse("second") + " ", Price::second);
        check.columnsFitTheKind();
        return check;
    }

    /** The problems with the paytable, in sentences for a supervisor; empty if there are none. */
    public List<String> reasons() {
        return List.copyOf(reasons);
    }

    /**
     * Rejects the paytable if there are problems.
     *
     * @throws PaytableProblem with all reasons
     */
    public void throwIfAny() {
        if (!reasons.isEmpty()) {
            throw new PaytableProblem(String.join("\n", reasons));
        }
    }

    private void refuse(String reason) {
        reasons.add(table.id() + ": " + reason + ".");
    }

    private void rowsAreKnownAndInOrder() {
        int last = -1;
        for (Price price : table.prices()) {
            int place = table.kind().rows().indexOf(price.row());
            if (place < 0) {
                refuse("a " + table.kind().id() + " table has no row " + price.row().id());
            } else if (place == last) {
                refuse("the row " + price.row().id() + " is there twice");
            } else if (place < last) {
                refuse("the row " + price.row().id() + " must be above " + table.kind().rows().get(last).id());
            }
            last = Math.max(last, place);
        }
    }

    private void nothingIsMissingInBetween() {
        List<Row> rows = table.kind().rows();
        int last = table.kind().reachesItsLastRow() ? rows.size() - 1
                : rows.indexOf(table.prices().get(table.prices().size() - 1).row());
        for (Row row : rows.subList(0, last + 1)) {
            if (table.price(row).isEmpty() && !table.kind().optional(row)) {
                refuse("the row " + row.id() + " is missing");
            }
        }
        boolean fours = table.price(Row.FOUR_OF_A_KIND).isPresent();
        boolean straightFlushes = table.price(Row.STRAIGHT_FLUSH).isPresent();
        boolean atOnePrice = table.price(Row.STRAIGHT_FLUSH_OR_BETTER).isPresent();
        if (table.kind() == PaytableKind.BAD_BEAT && (fours == atOnePrice || straightFlushes == atOnePrice)) {
            refuse("it needs either straight-flush-or-better or both four-of-a-kind and straight-flush");
        }
    }

    private void neverRises(String column, Function<Price, Optional<Odds>> cell) {
        Price above = null;
        for (Price price : table.prices()) {
            if (cell.apply(price).isEmpty()) {
                continue;
            }
            if (above != null
                    && cell.apply(price).orElseThrow().paysMoreThan(cell.apply(above).orElseThrow())) {
                refuse(column + price.row().id() + " pays " + cell.apply(price).orElseThrow() + ", more than "
                        + above.row().id() + " above it");
            }
            above = price;
        }
    }

    private void columnsFitTheKind() {
        boolean progressive = table.kind() == PaytableKind.PROGRESSIVE || table.kind() == PaytableKind.LINK_PROGRESSIVE;
        for (Price price : table.prices()) {
            Odds.Kind how = price.odds().map(Odds::kind).orElse(Odds.Kind.TO);
            if (progressive != (how == Odds.Kind.PERCENT || how == Odds.Kind.FOR)) {
                refuse(price.row().id() + " pays " + price.odds().orElseThrow() + ", which is not how a "
                        + table.kind().id() + " table pays");
            }
            if (how == Odds.Kind.PUSH && table.kind() != PaytableKind.MONSTER) {
                refuse(price.row().id() + " pushes; only 3 Card Monster has rows that push");
            }
            if ((price.second().isPresent() && table.kind().secondColumn().isEmpty())
                    || (!price.envy().isZero() && !progressive)) {
                refuse(price.row().id() + " has a second price that a " + table.kind().id() + " table does not have");
            }
        }
    }
}
