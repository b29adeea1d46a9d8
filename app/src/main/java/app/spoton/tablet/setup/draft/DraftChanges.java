package app.spoton.tablet.setup.draft;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The unsaved changes of a draft, for the dialog on leaving it. */
public final class DraftChanges {
    private static final String NOTHING = "nothing";

    private DraftChanges() {
    }

    /** One line for each change: {@code ante limits: $5.00 to $100.00, now $5.00 to $50.00}. */
    public static List<String> between(SetupDraft inForce, SetupDraft draft) {
        Map<String, String> was = facts(inForce);
        Map<String, String> is = facts(draft);
        Set<String> names = new LinkedHashSet<>(is.keySet());
        names.addAll(was.keySet());
        List<String> lines = new ArrayList<>();
        for (String name : names) {
            String before = was.getOrDefault(name, NOTHING);
            String now = is.getOrDefault(name, NOTHING);
            if (!before.equals(now)) {
                lines.add(name + ": " + before + ", now " + now);
            }
        }
        return lines;
    }

    private static Map<String, String> facts(SetupDraft draft) {
        Map<String, String> facts = new LinkedHashMap<>();
        TableDraft table = draft.table();
        put(facts, "table name", table.name());
        put(facts, "game", table.game().title());
        put(facts, "seats", Integer.toString(table.seats()));
        put(facts, "dealing", table.faceUp() ? "face up" : "face down");
        put(facts, "chips", table.chips().stream().map(chip -> amount(chip.value()) + " " + chip.color().id())
                .collect(Collectors.joining(", ")));
        put(facts, "smallest chip", amount(table.smallestChip()));
        draft.wagers().forEach((wager, limits) -> put(facts, wager.words() + " limits",
                limits.offered() ? amount(limits.minimum()) + " to " + amount(limits.maximum()) : "not offered"));
        draft.paytables().forEach((wager, paytable) -> put(facts, wager.words() + " paytable", words(paytable)));
        if (draft.paytables().containsKey(Wager.PROGRESSIVE)) {
            put(facts, "meters kept by", draft.progressive().keeper().id());
            draft.progressive().shown().forEach(name -> put(facts, name + " meter", words(draft.progressive().meter(name))));
        }
        OptionsDraft options = draft.options();
        put(facts, "house options", options.on().stream().map(option -> option.id()).collect(Collectors.joining(", ")));
        put(facts, "settlement order", options.order().map(order -> order.stream().map(Wager::words)
                .collect(Collectors.joining(", "))).orElse("the manual's"));
        put(facts, "amounts to count", options.amounts().id());
        put(facts, "smallest payout a supervisor signs", amount(options.supervisorFrom()));
        put(facts, "several seats a player", options.severalSeats() ? "allowed" : "not allowed");
        HouseDraft house = draft.house();
        put(facts, "property's cap", amount(house.cap()));
        put(facts, "gaming day begins", house.gamingDayStart());
        put(facts, "minutes until sign-out", house.idleMinutes());
        put(facts, "approval of own wins", house.ownWin() ? "allowed" : "not allowed");
        return facts;
    }

    private static void put(Map<String, String> facts, String name, String value) {
        facts.put(name, value.isBlank() ? NOTHING : value);
    }

    /** As messages write amounts; what is not one stays as it was typed. */
    private static String amount(String typed) {
        return Money.typed(typed).map(amount -> "$" + amount).orElse(typed);
    }

    private static String words(PaytableDraft table) {
        StringBuilder words = new StringBuilder(table.id());
        table.corrected().forEach((row, cell) -> words.append(", ").append(row.id()).append(' ').append(cell));
        table.entered().forEach((row, price) -> words.append(", ").append(row.id()).append(' ').append(price));
        return words.append(table.confirmed() ? ", confirmed" : "").toString();
    }

    private static String words(MeterDraft meter) {
        String typed = meter.amount().isBlank() ? "" : "amount " + amount(meter.amount()) + ", ";
        return typed + "seed " + amount(meter.seed()) + ", " + meter.rate() + "% and " + meter.reserveRate() + "% to the reserve";
    }
}
