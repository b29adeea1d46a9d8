package app.spoton.tablet.setup;

import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A table's options as JSON. Missing options have their defaults, so that older setups stay readable. */
final class TableOptionsCodec {
    private static final String AMOUNTS = "amounts";
    private static final String SUPERVISOR_FROM = "supervisor-from";
    private static final String SEVERAL_SEATS = "several-seats";
    private static final String METER_KEEPER = "meter-keeper";
    private static final String CHIP_COLORS = "chip-colors";
    private static final String CONFIRMED = "confirmed-paytables";

    private TableOptionsCodec() {
    }

    static String write(TableOptions options) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(AMOUNTS, options.amounts().id());
        options.supervisorFrom().ifPresent(pay -> fields.put(SUPERVISOR_FROM, pay.toString()));
        fields.put(SEVERAL_SEATS, options.severalSeatsPerPlayer());
        fields.put(METER_KEEPER, options.meterKeeper().id());
        Map<String, Object> colors = new LinkedHashMap<>();
        new TreeMap<>(options.chipColors()).forEach((chip, color) -> colors.put(chip.toString(), color.id()));
        fields.put(CHIP_COLORS, colors);
        if (!options.confirmedPaytables().isEmpty()) {
            fields.put(CONFIRMED, List.copyOf(new TreeSet<>(options.confirmedPaytables())));
        }
        return Json.text(fields);
    }

    /**
     * Options that were written.
     *
     * @throws IllegalArgumentException if a value is not known: a default in its place would change what is paid or asked
     */
    static TableOptions read(JsonObject fields) {
        TableOptions options = TableOptions.DEFAULT;
        if (fields.has(AMOUNTS)) {
            options = options.with(AmountPolicy.withId(fields.text(AMOUNTS)));
        }
        if (fields.has(METER_KEEPER)) {
            options = options.with(MeterKeeper.withId(fields.text(METER_KEEPER)));
        }
        if (fields.has(SUPERVISOR_FROM)) {
            options = options.withSupervisorFrom(Optional.of(money(fields.text(SUPERVISOR_FROM))));
        }
        if (fields.has(SEVERAL_SEATS)) {
            options = options.withSeveralSeatsPerPlayer(fields.isTrue(SEVERAL_SEATS));
        }
        if (fields.has(CONFIRMED)) {
            options = options.withConfirmedPaytables(Set.copyOf(fields.texts(CONFIRMED)));
        }
        Map<Money, ChipColor> colors = new LinkedHashMap<>();
        JsonObject written = fields.object(CHIP_COLORS);
        written.names().forEach(chip -> colors.put(money(chip), ChipColor.withId(written.text(chip))));
        return options.withChipColors(colors);
    }

    private static Money money(String text) {
        return Money.parse(text).orElseThrow(() -> new IllegalArgumentException("'" + text + "' is not an amount."));
    }
}
