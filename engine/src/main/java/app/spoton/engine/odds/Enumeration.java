package app.spoton.engine.odds;

import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.BonusRows;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableKind;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Counts all possible hands by group. Each count is made once, on first use. */
public final class Enumeration {
    private final Map<String, HandCounts> made = new TreeMap<>();

    /** The exact odds of a bet that depends only on the player's cards; empty if the bet depends on more. */
    public Optional<BetOdds> of(Paytable table) {
        return knows(table.kind()) ? Optional.of(byCards(table)) : Optional.empty();
    }

    /** How many hands each row pays, for a paytable whose rows depend only on the player's cards. */
    BetOdds byCards(Paytable table) {
        return BetOdds.of(table, switch (table.kind()) {
            case AUTOMATIC_BONUS, ACES_UP, QUEENS_UP, PROGRESSIVE, SUPER_BONUS ->
                    counts("best 4 of 5", this::bestFourOfFive);
            case BLIND -> counts("4", this::four);
            case LINK_PROGRESSIVE -> counts("5", this::five);
            case ROYAL_FAMILY_BONUS -> counts("royal family", this::royalFamily);
            case SEVEN_CARD_BONUS -> counts("7", SevenCards::counts);
            case BAD_BEAT, ANTE, MONSTER -> throw new IllegalArgumentException(table.id() + " needs the dealer's cards");
        });
    }

    /** Whether {@link #of} has odds for paytables of this kind. */
    public static boolean knows(PaytableKind kind) {
        return switch (kind) {
            case SUPER_BONUS, BAD_BEAT, ANTE, MONSTER -> false;
            default -> true;
        };
    }

    private HandCounts counts(String name, Supplier<HandCounts> count) {
        return made.computeIfAbsent(name, none -> count.get());
    }

    /** Counts by category and top rank, which is all that paytables distinguish. */
    private static HandCounts byGroup(long[] groups) {
        Map<Integer, Long> counts = new TreeMap<>();
        for (int group = 0; group < groups.length; group++) {
            if (groups[group] > 0) {
                counts.put(group, groups[group]);
            }
        }
        return new HandCounts(counts, (table, group) -> table.priceOf(HandOrder.lowestOf(group)));
    }

    private HandCounts four() {
        long[] groups = new long[HandOrder.groups(HandOrder.FOUR_CARD)];
        for (int a = 3; a < 52; a++) {
            for (int b = 2; b < a; b++) {
                for (int c = 1; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        groups[HandOrder.group(Ranker.FOUR.value(a, b, c, d))]++;
                    }
                }
            }
        }
        return byGroup(groups);
    }

    private HandCounts royalFamily() {
        Map<Integer, Long> counts = new TreeMap<>();
        for (int a = 3; a < 52; a++) {
            for (int b = 2; b < a; b++) {
                for (int c = 1; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        counts.merge(BonusRows.royalFamilyRows(a, b, c, d), 1L, Long::sum);
                    }
                }
            }
        }
        return new HandCounts(counts, Paytable::bestOf);
    }

    private HandCounts bestFourOfFive() {
        return ofFive(Ranker.FOUR_OF_FIVE);
    }

    private HandCounts five() {
        return ofFive(Ranker.FIVE);
    }

    private static HandCounts ofFive(Ranker ranker) {
        long[] groups = new long[HandOrder.groups(ranker.order())];
        for (int a = 4; a < 52; a++) {
            for (int b = 3; b < a; b++) {
                for (int c = 2; c < b; c++) {
                    for (int d = 1; d < c; d++) {
                        for (int e = 0; e < d; e++) {
                            groups[HandOrder.group(ranker.value(a, b, c, d, e))]++;
                        }
                    }
                }
            }
        }
        return byGroup(groups);
    }
}
