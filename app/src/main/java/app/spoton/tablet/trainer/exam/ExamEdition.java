package app.spoton.tablet.trainer.exam;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What the questions of an exam depend on besides its number, in four characters such as {@code 4KTM}: the version of
 * the question generator, and the paytables and house rules. A code of another edition would give other questions, so
 * it is refused.
 *
 * @param version the version of the question generator
 * @param tables three letters for the tables; two different sets of tables share them once in 8,000
 */
public record ExamEdition(int version, String tables) {
    /** Raise this whenever a code gives other questions than before; ExamCodeTest fails when it does. */
    public static final int VERSION = 6;
    /** Letters that form no words and do not look like digits. */
    private static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
    private static final int TABLE_LETTERS = 3;

    /** The edition of exams about these tables in this version of the app. */
    public static ExamEdition of(List<TableSetup> tables) {
        long hash = 0xCBF29CE484222325L;   // FNV-1a
        for (char letter : tables.stream().map(ExamEdition::text).collect(Collectors.joining("\n")).toCharArray()) {
            hash = (hash ^ letter) * 0x100000001B3L;
        }
        StringBuilder letters = new StringBuilder();
        for (long left = hash >>> 1; letters.length() < TABLE_LETTERS; left /= LETTERS.length()) {
            letters.append(LETTERS.charAt((int) (left % LETTERS.length())));
        }
        return new ExamEdition(VERSION, letters.toString());
    }

    /** Everything in a table that a question can depend on. */
    private static String text(TableSetup table) {
        StringBuilder text = new StringBuilder(table.game().id()).append(' ').append(table.seats());
        table.paytables().forEach((wager, paytable) -> text.append('\n').append(wager.id()).append(prices(paytable)));
        HouseRules house = table.house();
        text.append('\n').append(house.smallestChip()).append(' ').append(house.badBeatOnFold())
                .append(house.queensUpOnFold()).append(house.progressiveOnFold()).append(house.fixedPaysFromMeter());
        house.order().ifPresent(order -> order.forEach(wager -> text.append(' ').append(wager.id())));
        limits(house.limits()).forEach((wager, limits) -> text.append('\n').append(wager).append(limits));
        return text.toString();
    }

    private static String prices(Paytable paytable) {
        StringBuilder text = new StringBuilder(" ").append(paytable.id());
        for (Price price : paytable.prices()) {
            text.append(' ').append(price.row().id()).append(odds(price.odds())).append(odds(price.second()))
                    .append(price.envy());
        }
        return text.toString();
    }

    private static String odds(Optional<Odds> odds) {
        return odds.map(price -> "(" + price + ' ' + price.meter() + ')').orElse("-");
    }

    private static Map<String, String> limits(Map<Wager, Limits> limits) {
        Map<String, String> sorted = new TreeMap<>();
        limits.forEach((wager, limit) -> sorted.put(wager.id(), amount(limit.min()) + amount(limit.max())));
        return sorted;
    }

    private static String amount(Optional<Money> money) {
        return money.map(amount -> " " + amount).orElse(" -");
    }

    @Override
    public String toString() {
        return version + tables;
    }
}
