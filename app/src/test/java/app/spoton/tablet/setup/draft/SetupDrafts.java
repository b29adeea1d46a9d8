package app.spoton.tablet.setup.draft;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;

public final class SetupDrafts {
    public static final HouseDraft HOUSE = HouseDraft.of(Money.ofCents(300_00), HousePolicy.DEFAULT);

    private SetupDrafts() {
    }

    /** A table that is in use. */
    public static SetupDraft table(TableSetup setup) {
        return SetupDraft.of(setup, HOUSE);
    }

    /** The suggested table of a game under a name of the house; its meters are live. */
    public static SetupDraft named(String game) {
        TableSetup setup = TestLayouts.setup(game);
        return table(new TableSetup("Table 4", setup.game(), setup.paytables(), setup.house(), setup.meters(), setup.rates(),
                setup.seats(), setup.faceUp(), setup.chips(), setup.options()));
    }

    public static SetupDraft empty(String game) {
        return SetupDraft.empty(Catalog.standard(), Catalog.standard().game(game).orElseThrow(), HOUSE);
    }

    public static SetupDraft rename(SetupDraft draft, String name) {
        return draft.with(draft.table().withName(name));
    }

    public static SetupDraft paytable(SetupDraft draft, Wager wager, String id) {
        return draft.withPaytable(Catalog.standard(), wager, id);
    }

    public static SetupDraft game(SetupDraft draft, Game game) {
        return draft.with(Catalog.standard(), game);
    }

    public static SetupDraft maximum(SetupDraft draft, Wager wager, String typed) {
        return draft.with(wager, draft.wagers().get(wager).withMaximum(typed));
    }

    public static SetupDraft offer(SetupDraft draft, Wager wager, boolean offered) {
        return draft.with(wager, draft.wagers().get(wager).withOffered(offered));
    }

    public static SetupDraft meter(SetupDraft draft, String name, MeterDraft typed) {
        return draft.with(draft.progressive().with(name, typed));
    }

    public static SetupDraft entered(SetupDraft draft, Wager wager, Row row, String typed) {
        return draft.with(wager, draft.paytables().get(wager).withEntered(row, typed));
    }

    public static SetupDraft corrected(SetupDraft draft, Wager wager, Row row, String typed) {
        return draft.with(wager, draft.paytables().get(wager).withCorrected(row, typed));
    }

    public static SetupDraft confirmed(SetupDraft draft, Wager wager) {
        return draft.with(wager, draft.paytables().get(wager).withConfirmed(true));
    }
}
