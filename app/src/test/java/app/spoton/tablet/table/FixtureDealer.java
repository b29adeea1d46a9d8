package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.Watch;
import app.spoton.tablet.data.SpotOnDatabase;
import app.spoton.tablet.log.KnownBy;
import app.spoton.tablet.log.Logbook;
import app.spoton.tablet.log.RoundEntry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Deals rounds tap by tap with a fixed clock and given ids, and logs or saves them as the table does. */
public final class FixtureDealer {
    static final Catalog CATALOG = Catalog.standard();

    public final Watch watch;
    public final Tables tables;
    public final SavedRounds saved;
    private final TableKeeper keeper;
    private final Logbook log;
    private final Witness witness;

    public FixtureDealer(Watch watch, SpotOnDatabase database, Logbook log, Witness witness) {
        this.watch = watch;
        this.log = log;
        this.witness = witness;
        tables = new Tables(database.settings(), CATALOG, log, watch);
        saved = new SavedRounds(database.savedRounds(), Runnable::run, CATALOG);
        keeper = new TableKeeper(tables, saved, log, Optional.of(witness), CATALOG);
    }

    static Game game(String id) {
        return CATALOG.game(id).orElseThrow();
    }

    /** A table of the house: the demonstration's limits and chips, other paytables, its own meters. */
    static TableSetup table(String name, String game, Map<Wager, String> chosen, HouseRules house,
            Map<String, Meter> meters) {
        TableSetup base = TableSetup.demonstration(game(game));
        Map<Wager, Paytable> paytables = new EnumMap<>(Wager.class);
        paytables.putAll(CATALOG.tablesFor(game(game), chosen));
        if (paytables.containsKey(Wager.MONSTER) && !paytables.get(Wager.MONSTER).unreadable().isEmpty()) {
            paytables.put(Wager.MONSTER, paytables.get(Wager.MONSTER).completedWith(
                    Row.withId("straight-flush").orElseThrow(), Odds.parse("8 to 1").orElseThrow()));
        }
        Map<String, Rate> rates = new LinkedHashMap<>();
        meters.keySet().forEach(meter -> rates.put(meter, new Rate(1500, 500)));
        return new TableSetup(name, game(game), paytables, house, meters, rates, 6, false, base.chips());
    }

    static HouseRules rules(String game, boolean badBeat, boolean fixedPaysFromMeter, List<Wager> order) {
        HouseRules base = TableSetup.demonstration(game(game)).house();
        return new HouseRules(base.smallestChip(), order.isEmpty() ? Optional.empty() : Optional.of(order), badBeat, false,
                false, fixedPaysFromMeter, base.limits());
    }

    static Meter meter(long dollars, long seed, long reserve) {
        return new Meter(Money.ofCents(dollars * 100), Money.ofCents(seed * 100), Money.ofCents(reserve * 100));
    }

    TableSetup house() {
        return tables.house().orElseThrow();
    }

    /** @param bets as '3 bad-beat 5' */
    TableState bets(TableSetup setup, String id, String dealer, String... bets) {
        return bets(TableState.open(setup), id, dealer, bets);
    }

    TableState bets(TableState open, String id, String dealer, String... bets) {
        TableState state = open;
        for (String bet : bets) {
            String[] words = bet.split(" ", -1);
            state = Felt.bet(state, Integer.parseInt(words[0]), Wager.withId(words[1]).orElseThrow(), words[2]);
        }
        watch.now = watch.now.plusSeconds(30);
        return state.told(state.round().story().begun(id, dealer, watch.instant()));
    }

    TableState dealt(TableState state) {
        TableState dealt = state.deal();
        if (dealt.phase() != Phase.CARDS) {
            throw new IllegalStateException(dealt.notices() + "");
        }
        return dealt;
    }

    static TableState hand(TableState state, int seat, String cards) {
        return Felt.deal(state.touchCard(seat, 0, 0), cards);
    }

    static TableState drawn(TableState state, int seat, int hand, String cards) {
        return Felt.deal(state.touchCard(seat, hand, 0), cards);
    }

    static TableState play(TableState state, int seat, int hand, String amount) {
        return state.play(seat, hand, Felt.money(amount));
    }

    /** The camera reads a seat; a card with a question mark is asked about, one with a tilde is unsure. */
    static TableState seen(TableState state, int seat, String... cards) {
        List<Laid> laid = new ArrayList<>();
        for (String text : cards) {
            Card card = Card.parse(text.substring(0, 2)).orElseThrow();
            laid.add(new Laid(card, text.endsWith("?") ? KnownBy.ASKED : text.endsWith("~") ? KnownBy.UNSURE
                    : KnownBy.CAMERA));
        }
        return state.lay(Map.of(new Pile(seat, 0), laid));
    }

    TableState settled(TableState state) {
        watch.now = watch.now.plusSeconds(45);
        TableState settled = state.settle();
        if (settled.phase() != Phase.SETTLEMENT) {
            throw new IllegalStateException(settled.round().story().id() + " " + settled.notices() + settled.focus());
        }
        return settled.told(settled.round().story().settled(watch.instant()));
    }

    static TableState lines(TableState settled, int lines) {
        TableState state = settled;
        for (int line = 0; line < lines && !state.round().isAtTotals(); line++) {
            state = state.round().waitsForSupervisor() ? state.approve("Ruth").next() : state.next();
        }
        return state;
    }

    TableState confirmed(TableState settled) {
        TableState state = lines(settled, 1000).confirm();
        watch.now = watch.now.plusSeconds(20);
        return state.told(state.round().story().ended(watch.instant()));
    }

    TableState givenBack(TableState state, RoundEntry.End end, String reason) {
        TableState over = state.giveBack(end, reason);
        watch.now = watch.now.plusSeconds(20);
        return over.told(over.round().story().ended(watch.instant()));
    }

    TableState by(TableState state, String dealer) {
        return state.told(state.round().story().dealtBy(dealer));
    }

    void log(TableState ended) {
        keeper.finish(ended);
    }

    void settleAndLog(TableState state) {
        log(confirmed(settled(state)));
    }

    /** As an engine of an earlier build called itself, with a picture whose hash the entry does not have. */
    void logAsEarlierEngine(TableState ended) {
        RoundEntry now = RoundLog.entry(ended.round(), witness);
        log.write(new RoundEntry(now.id(), now.table(), now.game(), now.dealer(), now.begun(), now.settled(), now.ended(),
                now.end(), now.round(), now.settlement(), now.known(), now.reason(), now.supervisor(), "Blue Bee",
                "1 0123456789ab", now.meters(), List.of(now.id() + ".jpg")));
    }

    static Cards cards(String text) {
        return Cards.parse(text);
    }
}
