package app.spoton.engine.paytable;

import static app.spoton.engine.paytable.PaytableSamples.fresh;
import static app.spoton.engine.paytable.PaytableSamples.pays;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.hand.Ranker;
import java.util.List;
import org.junit.Test;

/** Which row of a paytable a hand matches. */
public class PaytableRowsTest {
    @Test
    public void everyHandOfTheBlindHasItsRow() {
        Paytable blind = fresh("blind", "V2-P3");
        pays(blind, Ranker.FOUR, "AhKhQhJh", "royal-flush");
        pays(blind, Ranker.FOUR, "KhQhJhTh", "straight-flush");
        pays(blind, Ranker.FOUR, "4h3h2hAh", "straight-flush");
        pays(blind, Ranker.FOUR, "AhAsAdAc", "four-of-a-kind");
        pays(blind, Ranker.FOUR, "AhAsAdKc", "three-of-a-kind");
        pays(blind, Ranker.FOUR, "AhKhQhTh", "flush");
        pays(blind, Ranker.FOUR, "AhKdQhJh", "straight");
        pays(blind, Ranker.FOUR, "AhAdQhQs", "two-pair");
        pays(blind, Ranker.FOUR, "ThTdQhJs", "pair-of-tens-or-better");
        pays(blind, Ranker.FOUR, "AhAdQhJs", "pair-of-tens-or-better");
        pays(blind, Ranker.FOUR, "9h9dQhJs", "nothing");
        pays(blind, Ranker.FOUR, "AhKdQhTs", "nothing");
        assertTrue(blind.unreadable().isEmpty());
        assertTrue(blind.meters().isEmpty());
    }

    @Test
    public void everyHandOfTheLinkHasItsRow() {
        Paytable link = fresh("progressive", "LINK-ML01");
        pays(link, Ranker.FIVE, "AhKhQhJhTh", "royal-flush");
        pays(link, Ranker.FIVE, "9hKhQhJhTh", "straight-flush");
        pays(link, Ranker.FIVE, "9h9d9c9sTh", "four-of-a-kind");
        pays(link, Ranker.FIVE, "9h9d9cTsTh", "full-house");
        pays(link, Ranker.FIVE, "9h2h3hTh4h", "flush");
        pays(link, Ranker.FIVE, "9hKhQhJhTd", "straight");
        pays(link, Ranker.FIVE, "9h9d9c2sTh", "three-of-a-kind");
        pays(link, Ranker.FIVE, "9h9d2c2sTh", "nothing");
        assertEquals(List.of("mega", "major"), link.meters());
    }
}
