package app.spoton.tablet.crash;

import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;

/** A process that deals rounds at a table with a progressive until it is killed; it says the id of each once it is confirmed. */
public final class DealingProcess {
    private final JdbcTablet tablet;
    private TableState state;

    private DealingProcess(JdbcTablet tablet) {
        this.tablet = tablet;
        this.state = tablet.store.open(JdbcTablet.TABLE);
    }

    /** @param args the folder of the databases, how many rounds to deal, and SQLite's 'synchronous' */
    public static void main(String[] args) {
        try (JdbcTablet tablet = new JdbcTablet(Path.of(args[0]), args[2])) {
            DealingProcess dealing = new DealingProcess(tablet);
            System.out.println("open.");
            dealing.endInterruptedRound();
            for (int round = 0; round < Integer.parseInt(args[1]); round++) {
                dealing.deal();
            }
        }
    }

    private void show(TableState next) {
        state = next;
        tablet.store.save(next);
    }

    private void endInterruptedRound() {
        if (state.phase() == RoundPhase.SETTLEMENT) {
            confirm();
        } else if (!state.round().seatsInPlay().isEmpty()) {
            finish(state.returnWagers(RoundEnd.VOID, "the tablet was switched off"));
        }
    }

    private void deal() {
        TableState wager = TestLayouts.bet(state, 1, Wager.ANTE, "10");
        show(wager.withAudit(wager.round().audit().started(UUID.randomUUID().toString(), "Ann", Instant.now())));
        show(TestLayouts.bet(state, 1, Wager.PROGRESSIVE, "1"));
        show(state.deal());
        show(TestLayouts.deal(state, "AhAd9c4d2h"));
        show(state.play(1, 0, TestLayouts.money("10")));
        show(TestLayouts.deal(state, "KsQd8h6c2s3d"));
        TableState settled = state.settle();
        show(settled.withAudit(settled.round().audit().settled(Instant.now())));
        confirm();
    }

    private void confirm() {
        while (!state.round().isAtTotals()) {
            show(state.approve("Sue").next());
        }
        finish(state.confirm());
    }

    private void finish(TableState ended) {
        TableState done = tablet.store.finish(ended.withAudit(ended.round().audit().ended(Instant.now())));
        System.out.println(done.round().audit().id() + ".");   // a word that is cut short by the kill lacks its full stop
        state = done.nextRound(tablet.store.beginNext(done));
    }
}
