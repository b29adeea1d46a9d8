package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Whoever confirmed a win of a round does not become its dealer: Ann deals, Sue confirms. */
@RunWith(AndroidJUnit4.class)
public class OwnWinTest {
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private TestTable table;

    @Before
    public void dealAWinThatSueConfirms() {
        table = new TestTable(log);
        TableSetup some = TestLayouts.setup("four-card-poker");
        table.tables.put(new TableSetup("Table 1", some.game(), some.paytables(), some.house(), some.meters(), some.rates(), some.seats(),
                some.faceUp(), some.chips(), some.options()), "300.00", "Sue");
        signIn("Ann");
        table.model.tap(state -> TestLayouts.bet(TestLayouts.bet(state, 1, Wager.ANTE, "10"), 1, Wager.PROGRESSIVE, "1").deal());
        table.model.tap(state -> TestLayouts.deal(state, "AhAdAcAs2h").play(1, 0, TestLayouts.money("10")));
        table.model.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
        table.model.settle();
        while (table.now().waiting().isEmpty()) {
            table.model.tap(TableState::next);
        }
        table.model.tap(state -> state.approve("Sue"));
        assertEquals(1, table.now().round().audit().approvals().size());
    }

    @After
    public void close() {
        table.close();
    }

    private void signIn(String name) {
        table.signIn.set(Optional.of(new SignedInUser(name, Role.SUPERVISOR, "Table 1", false)));
    }

    private List<String> dealers() {
        return table.now().round().audit().timeline().dealers();
    }

    private Optional<TableNotice.Kind> noticed() {
        return table.now().notice().map(TableNotice::kind);
    }

    @Test
    public void whoeverConfirmedAWinDoesNotTakeOverItsRound() {
        signIn("Sue");
        assertEquals("said before the first tap", Optional.of(TableNotice.Kind.APPROVED_BY_DEALER), noticed());
        int line = table.now().round().line();
        table.model.tap(TableState::next);
        table.model.tap(TableState::confirm);
        assertEquals(line, table.now().round().line());
        assertEquals(RoundPhase.SETTLEMENT, table.now().phase());
        assertEquals(List.of("Ann"), dealers());
        assertEquals(Optional.of(TableNotice.Kind.APPROVED_BY_DEALER), noticed());
        assertEquals(List.of(), log.records());
    }

    @Test
    public void nobodyDoesSoUnderANameThatLooksTheSame() {
        signIn("SUE");
        table.model.tap(TableState::next);
        assertEquals(Optional.of(TableNotice.Kind.APPROVED_BY_DEALER), noticed());
        assertEquals(List.of("Ann"), dealers());
    }

    @Test
    public void somebodyElseEndsTheRoundAndWhoeverConfirmedDealsTheNextOne() {
        signIn("Sue");
        table.model.tap(TableState::next);
        signIn("Bob");
        table.confirm();
        assertEquals(List.of("Ann", "Bob"), log.records().get(0).timeline().dealers());
        signIn("Sue");
        table.model.nextRound(false);
        table.model.tap(state -> TestLayouts.bet(state, 1, Wager.ANTE, "10").deal());
        assertEquals(List.of("Sue"), dealers());
    }

    @Test
    public void theHouseMayAllowIt() {
        table.policies.put(new HousePolicy(HousePolicy.DEFAULT.gamingDayStart(), HousePolicy.DEFAULT.dealerIdle(), true));
        signIn("Sue");
        table.confirm();
        assertEquals(List.of("Ann", "Sue"), log.records().get(0).timeline().dealers());
    }
}
