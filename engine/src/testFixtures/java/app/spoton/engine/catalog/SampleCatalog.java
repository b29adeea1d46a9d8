package app.spoton.engine.catalog;

import app.spoton.engine.game.SampleThreeCard;

/** The standard games and a sixth, for tests. */
public final class SampleCatalog {
    private SampleCatalog() {
    }

    public static Catalog withSixthGame() {
        return Catalog.standard().with(new SampleThreeCard(), SampleThreeCard.PAYTABLES, SampleThreeCard.HANDBOOK);
    }
}
