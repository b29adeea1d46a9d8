package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleRoundSamples.CARDS;
import static app.spoton.engine.oracle.OracleRoundSamples.DEALER;
import static app.spoton.engine.oracle.OracleRoundSamples.FCP;
import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** The oracle reads the round format. */
public class OracleRoundFormatTest {
    @Test
    public void theExampleIsSettledAsPrinted() {
        settle(FCP, "'paytables':{'automatic-bonus':'FCP-01','aces-up':'FCP-01','bad-beat':'FCP-BBB-01',"
                + "'progressive':'PAYS-1'},'house':{'smallest-chip':'0.50'},"
                + "'meters':{'main':{'amount':'10000.00','seed':'5000.00','reserve':'120.00'}},", DEALER,
                seat(1, CARDS, "ante 10.00 play 30.00 aces-up 5.00 progressive 1.00", ",'player':'p1'"),
                folded(2, "2c 5d 8h Jc Kh", "ante 10.00"))
                .dealer("pair", true, "7h 7c As Kd")
                .steps("2 ante lose 0.00", "1 play win 30.00", "1 ante win 10.00", "1 aces-up win 10.00",
                        "1 progressive lose 0.00")
                .step(2, "odds", "1 to 1").step(2, "hand", "two-pair").step(2, "stake", "30.00")
                .net(1, "95.00", "49.00").net(2, "0.00", "-10.00").meter("main", "10000.00", "120.00");
    }

    @Test
    public void textThatIsNotJsonIsBadJson() {
        assertEquals("{\"error\":{\"code\":\"BAD_JSON\",\"message\":\"Character 0: the line ends too early\"}}",
                OracleSettler.settle(""));
        for (String line : new String[] {"{", "[]", "{'id':'r','game':'four-card-poker'}", "nonsense", "{}{}",
            "{'id':'r','id':'s'}", "[".repeat(100_000)}) {
            assertEquals(line, "BAD_JSON", settle(line).code());
        }
    }

    @Test
    public void theIdIsEchoedEvenFromATruncatedLine() {
        for (String id : new String[] {"'r'", "5", "null"}) {
            String line = ("{'id':" + id + ",'game':'four-ca").replace('\'', '"');
            assertEquals(line.substring(0, line.indexOf(',')), OracleSettler.settle(line).split(",", 2)[0]);
        }
        settle("{'id':{},'game':'baccarat'}").refused("BAD_JSON");
    }

    @Test
    public void aLineWithAnUnknownGameMayLackOtherFieldsButTheirTypesAreChecked() {
        for (String line : new String[] {"{}", "{'id':'r'}", "{'game':''}", "{'game':'baccarat','seats':[{}]}"}) {
            settle(line).refused("UNKNOWN_GAME");
        }
        for (String line : new String[] {"{'game':5}", "{'game':'baccarat','seats':5}", "{'game':'four-card-poker'}",
            "{'game':'four-card-poker','dealer':[],'seats':[{}]}"}) {
            settle(line).refused("BAD_JSON");
        }
    }
}
