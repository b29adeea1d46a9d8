package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleRoundSamples.CARDS;
import static app.spoton.engine.oracle.OracleRoundSamples.DEALER;
import static app.spoton.engine.oracle.OracleRoundSamples.FCP;
import static app.spoton.engine.oracle.OracleRoundSamples.FURY;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** The oracle's errors about games, tables, limits and orders. */
public class OracleTableErrorsTest {
    @Test
    public void gamesAndTablesMustBeKnownAndComplete() {
        settle("five-card-poker", "", DEALER, seat(1, CARDS, "ante 5 play 5")).refused("UNKNOWN_GAME");
        settle(FCP, "'paytables':{'aces-up':'FCP-10'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'bad-beat':'C4P-BBB-01'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'lucky':'FCP-01'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'monster':'M-4','blind':'nonsense'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .steps("1 play win 5.00", "1 ante win 5.00");
        for (int table = 3; table <= 6; table++) {
            settle(FURY, "'paytables':{'monster':'M-" + table + "'},", "Kd 9s 4c",
                    seat(3, "Ah 9h 3h 6c", "ante 1 monster 1 play 1")).refused("INCOMPLETE_PAYTABLE");
        }
    }

    @Test
    public void theTablesLimitsAreCheckedToTheCent() {
        String limits = "'house':{'limits':{'ante':{'min':'5.00','max':'300.00'}}},";
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 4.99 play 5")).refused("LIMIT 1");
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 300.01 play 301")).refused("LIMIT 1");
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 300 play 900")).net(1, "2400.00", "1200.00");
        settle(FCP, "'house':{'limits':{'blind':{'min':'5.00'},'lucky':{'max':'nothing'}}},", DEALER,
                seat(1, CARDS, "ante 1 play 1")).net(1, "4.00", "2.00");
    }

    @Test
    public void theOrderMayNameWagersOfOtherGamesButNoneThatNoGameHas() {
        settle(FCP, "'house':{'order':['blind','ante','envy']},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .steps("1 ante win 5.00", "1 play win 5.00");
        settle(FCP, "'house':{'order':['ante','lucky']},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_WAGER");
        settle(FURY, "'house':{'order':['lucky']},", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", "ante 1 monster 1 play 1"))
                .net(3, "5.00", "2.00");
    }
}
