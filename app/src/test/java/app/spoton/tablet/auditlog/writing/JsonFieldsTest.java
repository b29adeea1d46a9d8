package app.spoton.tablet.auditlog.writing;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.engine.money.Money;
import java.util.Optional;
import org.junit.Test;

/** A damaged amount or time in the log never looks like a real one. */
public class JsonFieldsTest {
    private static JsonFields fields(String json) {
        return JsonFields.of(json.replace('\'', '"'));
    }

    @Test
    public void anAmountMayBeNegativeMissingOrNotCounted() {
        JsonFields fields = fields("{'net':'-10.00','pay':'?'}");
        assertEquals(-1000, fields.cents("net"));
        assertEquals(Optional.empty(), fields.money("pay"));
        assertEquals(0, fields.cents("returned"));
        assertEquals(Optional.of(Money.ofCents(-1000)), fields.money("net"));
    }

    @Test
    public void anAmountThatIsDamagedIsNotZero() {
        assertThrows(UnreadableEntryException.class, () -> fields("{'pay':'1O.00'}").cents("pay"));
        assertThrows(UnreadableEntryException.class, () -> fields("{'pay':''}").cents("pay"));
    }

    @Test
    public void aTimeThatIsMissingOrDamagedIsNotIn1970() {
        assertThrows(UnreadableEntryException.class, () -> fields("{}").time("ended"));
        assertThrows(UnreadableEntryException.class, () -> fields("{'ended':'yesterday'}").time("ended"));
        assertThrows(UnreadableEntryException.class, () -> fields("{'settled':'yesterday'}").optionalTime("settled"));
        assertEquals(Optional.empty(), fields("{}").optionalTime("settled"));
    }
}
