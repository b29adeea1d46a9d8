package app.spoton.engine.record;

import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes of meters as entries hold them; the same in both versions. */
final class MeterChanges {
    private MeterChanges() {
    }

    static List<Object> json(List<MeterChange> changes) {
        List<Object> list = new ArrayList<>();
        for (MeterChange change : changes) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("meter", change.meter());
            fields.put("kind", change.kind().id());
            fields.put("amount", change.amount().toString());
            fields.put("reserve", change.reserve().toString());
            Map<String, Object> after = new LinkedHashMap<>();
            after.put("amount", change.after().amount().toString());
            after.put("seed", change.after().seed().toString());
            after.put("reserve", change.after().reserve().toString());
            fields.put("after", after);
            fields.put("reason", change.reason());
            fields.put("by", change.by());
            list.add(fields);
        }
        return list;
    }

    /** @param log the object whose field {@code meters} holds them */
    static List<MeterChange> read(JsonObject log) {
        List<MeterChange> changes = new ArrayList<>();
        for (JsonObject change : log.objects(RecordFields.METERS)) {
            JsonObject after = change.object("after");
            changes.add(new MeterChange(change.text("meter"), MeterChange.Kind.withId(change.text("kind"))
                    .orElseThrow(() -> new IllegalArgumentException("No meter changes by '" + change.text("kind") + "'.")),
                    amount(change, "amount"), amount(change, "reserve"), new Meter(amount(after, "amount"),
                    amount(after, "seed"), amount(after, "reserve")), change.text("reason"), change.text("by")));
        }
        return changes;
    }

    private static Money amount(JsonObject fields, String name) {
        return fields.money(name).orElseThrow(() -> new IllegalArgumentException("A meter's " + name
                + " is not an amount."));
    }
}
