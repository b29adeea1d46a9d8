package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.ROUND;
import static app.spoton.engine.json.round.RoundLineSamples.SPLIT;
import static app.spoton.engine.json.round.RoundLineSamples.seats;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.RoundError;
import org.junit.Test;

/** Rounds of the round format are read and settled. */
public class RoundLinesTest {
    @Test
    public void theExampleOfTheFormatIsSettledAsWritten() {
        assertEquals(("{'id':'r1','dealer':{'hand':'pair','cards':['7h','7c','As','Kd'],'qualifies':true},'steps':["
                + "{'step':1,'seat':2,'wager':'ante','outcome':'lose','stake':'10.00','pay':'0.00'},"
                + "{'step':2,'seat':1,'wager':'play','outcome':'win','stake':'30.00','pay':'30.00','odds':'1 to 1',"
                + "'hand':'two-pair'},{'step':3,'seat':1,'wager':'ante','outcome':'win','stake':'10.00',"
                + "'pay':'10.00','odds':'1 to 1','hand':'two-pair'},{'step':4,'seat':1,'wager':'aces-up',"
                + "'outcome':'win','stake':'5.00','pay':'10.00','odds':'2 to 1','hand':'two-pair'},"
                + "{'step':5,'seat':1,'wager':'progressive','outcome':'lose','stake':'1.00','pay':'0.00',"
                + "'hand':'two-pair'}],'seats':[{'seat':1,'returned':'95.00','net':'49.00'},"
                + "{'seat':2,'returned':'0.00','net':'-10.00'}],'meters':{'main':{'amount':'10000.00',"
                + "'reserve':'120.00'}}}").replace('\'', '"'), settle(ROUND));
    }

    @Test
    public void splitHandsAreRead() {
        assertTrue(settle(SPLIT).contains("{\"step\":3,\"seat\":1,\"wager\":\"play-1\",\"outcome\":\"win\""));
        assertTrue(settle(SPLIT).startsWith("{\"id\":7,"));
        assertFalse(settle(SPLIT).contains("meters"));
    }

    @Test
    public void aRoundCanBeReadWithoutSettlingIt() {
        assertEquals("four-card-poker", Rounds.parse(Catalog.standard(), ROUND).game().id());
        assertEquals(2, Rounds.parse(Catalog.standard(), ROUND).round().seats().size());
        assertThrows(RoundError.class, () -> Rounds.parse(Catalog.standard(), ROUND.replace("9c", "1c")));
    }

    @Test
    public void anUncountedWagerGivesQuestionMarks() {
        String result = new RoundLines(Catalog.standard(), false)
                .settle(seats("\"ante\":\"?\",\"xtra-bonus\":\"5\",\"player-bonus\":\"?\"", "\"ante\":\"5\",\"xtra-bonus\":\"5\""));
        assertTrue(result, result.contains("\"wager\":\"ante\",\"outcome\":\"lose\",\"stake\":\"?\",\"pay\":\"0.00\"}"));
        assertTrue(result, result.contains("\"wager\":\"player-bonus\",\"outcome\":\"win\",\"stake\":\"?\",\"pay\":\"?\",\"odds\":"));
        assertTrue(result, result.contains("{\"seat\":1,\"returned\":\"?\",\"net\":\"?\"},{\"seat\":2,\"returned\":\"0.00\""));
    }
}
