package app.spoton.engine.paytable;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

/** Rows that a paytable may leave out. */
public class OmittedRowsTest {
    @Test
    public void aPaytableIsReadWithoutTheRowsThatItsManualLacks() {
        String bonus = """
                kind super-bonus
                game super-4-poker
                wager xtra-bonus
                row             | X       | manual
                four-of-a-kind  | 30 to 1 | letter
                straight-flush  | 15 to 1 | letter
                three-of-a-kind | 2 to 1  | letter
                flush           | 2 to 1  | letter
                straight        | 1 to 1  | letter
                """;
        String monster = """
                kind monster
                game three-card-fury
                wager monster
                row             | Y       | manual
                mini-royal      | 30 to 1 | letter
                straight-flush  | 9 to 1  | letter
                three-of-a-kind | 7 to 1  | letter
                straight        | 1 to 1  | letter
                flush           | push    | letter
                """;
        List<PaytableListing> both = PaytableText.read(bonus + monster);
        assertEquals("[X, Y]", both.stream().map(PaytableListing::table).toList().toString());
        assertEquals(List.of(5, 5), both.stream().map(listing -> listing.table().prices().size()).toList());
        assertEquals(List.of("xtra-bonus", "monster"), both.stream().map(PaytableListing::wager).toList());
    }
}
