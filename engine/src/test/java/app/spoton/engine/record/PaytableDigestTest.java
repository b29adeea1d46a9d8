package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RandomRounds;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.PaytableDigest;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class PaytableDigestTest {
    private static final Optional<Odds> OTHER_ODDS = Odds.parse("777 to 1");
    private static final Money OTHER_ENVY = Money.ofCents(77_700);

    private static Paytable with(Paytable table, int row, Price price) {
        List<Price> prices = new ArrayList<>(table.prices());
        prices.set(row, price);
        return new Paytable(table.id(), table.kind(), prices);
    }

    @Test
    public void aPaytableInWhichAnyCellIsChangedHasAnotherDigest() {
        assertTrue(OTHER_ODDS.isPresent());
        for (PaytableListing listing : Catalog.standard().listings()) {
            Paytable table = listing.table();
            String digest = PaytableDigest.of(table);
            assertTrue(digest, digest.matches("[0-9a-f]{16}"));
            for (int row = 0; row < table.prices().size(); row++) {
                Price old = table.prices().get(row);
                assertNotEquals(digest, PaytableDigest.of(with(table, row,
                        new Price(old.row(), OTHER_ODDS, old.second(), old.envy(), old.source()))));
                assertNotEquals(digest, PaytableDigest.of(with(table, row,
                        new Price(old.row(), old.odds(), OTHER_ODDS, old.envy(), old.source()))));
                assertNotEquals(digest, PaytableDigest.of(with(table, row,
                        new Price(old.row(), old.odds(), old.second(), OTHER_ENVY, old.source()))));
            }
        }
    }

    @Test
    public void anEntryHoldsTheDigestOfEveryPaytableThatItsRoundWasSettledWith() {
        RandomRounds rounds = new RandomRounds(13);
        for (Game game : Catalog.standard().games()) {
            Round round = Rounds.parse(Catalog.standard(), rounds.next(game, 1).json()).round();
            assertFalse(round.paytables().isEmpty());
            JsonObject held = JsonObject.of(new RoundRecordCodec(Catalog.standard()).write(RoundRecord.of("r", game, "Table 1", round)))
                    .object(RecordFields.LOG).object(RecordFields.PAYTABLES);
            round.paytables().forEach((wager, table) -> assertEquals(PaytableDigest.of(table), held.text(wager.id())));
            assertEquals(round.paytables().size(), held.names().size());
        }
    }
}
