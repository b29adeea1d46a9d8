package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.state.TableState;

/** Helpers for tests that deal by hand. */
public final class TestLayouts {
    private TestLayouts() {
    }

    public static TableState open(String game) {
        return TableState.open(setup(game));
    }

    public static TableSetup setup(String game) {
        return TableSetup.demonstration(Catalog.standard(), Catalog.standard().game(game).orElseThrow());
    }

    public static Money money(String amount) {
        return Money.parse(amount).orElseThrow();
    }

    public static TableState bet(TableState state, int seat, Wager wager, String amount) {
        return state.selectSpot(seat, wager).type(amount);
    }

    /** A round that has ended, with its entry in the log. */
    public static TableState logged(TableState ended) {
        return ended.withAudit(ended.round().audit().logged(1204));
    }

    /** Cards for wherever the focus goes, one after the other. */
    public static TableState deal(TableState state, String cards) {
        TableState dealt = state;
        for (Card card : Cards.parse(cards).list()) {
            dealt = dealt.tapRank(card.rank()).tapSuit(card.suit());
        }
        return dealt;
    }
}
