package app.spoton.tablet.table;

import static app.spoton.tablet.table.FixtureDealer.drawn;
import static app.spoton.tablet.table.FixtureDealer.hand;
import static app.spoton.tablet.table.FixtureDealer.lines;
import static app.spoton.tablet.table.FixtureDealer.meter;
import static app.spoton.tablet.table.FixtureDealer.play;
import static app.spoton.tablet.table.FixtureDealer.rules;
import static app.spoton.tablet.table.FixtureDealer.seen;
import static app.spoton.tablet.table.FixtureDealer.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.log.RoundEntry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rounds of the fixtures. */
public final class FixtureRounds {
    private static final String FCP = "four-card-poker";
    private static final String CRAZY = "crazy-4-poker";

    private static final List<Wager> ORDER =
            List.of(Wager.PROGRESSIVE, Wager.ANTE, Wager.PLAY, Wager.BAD_BEAT, Wager.ACES_UP);

    private final FixtureDealer at;

    public FixtureRounds(FixtureDealer at) {
        this.at = at;
    }

    static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    public void setUpLink() {
        at.tables.put(link(List.of(), Map.of("main", meter(10_000, 5_000, 120))), "300.00", "Ruth");
    }

    private static TableSetup link(List<Wager> order, Map<String, Meter> meters) {
        return table("Table 4", FCP, Map.of(Wager.PROGRESSIVE, "LINK-01"), rules(FCP, false, false, order), meters);
    }

    private static TableSetup threeMeters(String name) {
        Map<String, Meter> meters = new LinkedHashMap<>();
        meters.put("mega", meter(50_000, 25_000, 900));
        meters.put("major", meter(4_000, 2_000, 80));
        meters.put("minor", meter(750, 500, 30));
        return table(name, CRAZY, Map.of(Wager.PROGRESSIVE, "LINK-ML03"), rules(CRAZY, true, false, List.of()), meters);
    }

    private static TableSetup fury(String name) {
        return table(name, "three-card-fury", Map.of(Wager.MONSTER, "M-3"), rules("three-card-fury", false, false,
                List.of()), Map.of());
    }

    private static TableSetup plain(String name, String game) {
        return table(name, game, Map.of(), rules(game, false, false, List.of()), Map.of());
    }

    private TableState mixedCards(TableSetup setup, String id) {
        TableState state = at.dealt(at.bets(setup, id, "Ann", "1 ante 10", "1 aces-up 5", "1 progressive 1", "2 ante 25",
                "3 ante 15", "3 bad-beat 5", "3 progressive 1", "5 aces-up 5"));
        state = seen(state, 1, "Ah", "Ad", "9c?", "4d", "2h");
        state = seen(state, 3, "Ks", "Kd", "7h", "7c", "3s~");
        state = state.touchCard(3, 0, 2).put(card("7d"));
        state = play(play(state, 1, 0, "10"), 3, 0, "45").fold(2, 0);
        return hand(state, 5, "JcJd8s5h3h");
    }

    public void firstEvening() {
        at.settleAndLog(seen(mixedCards(at.house(), "r-01"), 0, "Qs", "Td", "8h", "6c", "2s", "4s"));
        TableState royal = at.bets(at.house(), "r-02", "Ann", "1 ante 10", "1 progressive 1", "2 ante 10",
                "2 progressive 1", "4 ante 5", "4 progressive 1").samePlayer(2);
        royal = play(hand(at.dealt(royal), 1, "AsKsQsJsTs"), 1, 0, "30").fold(2, 0);
        royal = play(hand(royal, 4, "AcAd6h6c2c"), 4, 0, "15");
        at.settleAndLog(hand(royal, 0, "KhQd9s8c4h3d"));
        TableState tenth = at.dealt(at.bets(at.house(), "r-03", "Ann", "3 ante 10", "3 progressive 1", "6 ante 20",
                "6 progressive 1", "6 aces-up 10"));
        tenth = at.by(play(hand(tenth, 3, "9h8h7h6h5h"), 3, 0, "20"), "Bela");
        tenth = hand(play(hand(tenth, 6, "KcKdTh4s2c"), 6, 0, "20"), 0, "AdJs8c5d3c2s");
        at.settleAndLog(tenth);
        TableState misdeal = hand(at.dealt(at.bets(at.house(), "r-04", "Bela", "1 ante 10", "1 progressive 1",
                "2 ante 5")), 1, "AhAd9c");
        at.log(at.givenBack(misdeal, RoundEntry.End.MISDEAL, "a card was exposed"));
        TableState voided = at.dealt(at.bets(at.house(), "r-05", "Bela", "2 ante 5", "3 ante 5")).fold(2, 0);
        at.log(at.givenBack(voided, RoundEntry.End.VOID, "wrong number of cards"));
    }

    /** Logged after the backup was made; the damage takes it away. */
    public void roundThatIsLost() {
        at.settleAndLog(small("r-06", "Bela"));
    }

    public void roundAfterTheDamage() {
        at.settleAndLog(small("r-07", "Bela"));
    }

    private TableState small(String id, String dealer) {
        TableState state = at.dealt(at.bets(at.house(), id, dealer, "4 ante 10", "4 progressive 1"));
        return hand(play(hand(state, 4, "QhQd9c4d2h"), 4, 0, "10"), 0, "KsJd8h6c2s3d");
    }

    public void secondEvening() {
        TableSetup now = at.house();
        Meter main = now.meters().get("main");
        at.tables.put(table("Table 4", FCP, Map.of(Wager.PROGRESSIVE, "PAYS-2"), rules(FCP, false, true, ORDER),
                Map.of("main", new Meter(main.amount().plus(Money.ofCents(25_000)), main.seed(), main.reserve()))),
                "400.00", "Ruth");
        TableState quads = at.dealt(at.bets(at.house(), "r-08", "Göran Åberg", "2 ante 10", "2 progressive 1",
                "5 ante 10", "5 progressive 1"));
        quads = play(hand(quads, 2, "KcKdKhKs3c"), 2, 0, "30").fold(5, 0);
        at.settleAndLog(hand(quads, 0, "QdJh8s6c4s2d"));
        TableState aces = at.dealt(at.bets(at.house(), "r-09", "Göran Åberg", "2 ante 10", "2 progressive 1",
                "5 ante 10", "5 progressive 1"));
        aces = play(hand(aces, 2, "AcAdAhAs2c"), 2, 0, "10");
        aces = play(hand(aces, 5, "TcTd5h4s3c"), 5, 0, "10");
        at.settleAndLog(hand(aces, 0, "QdJh8s6c4h2d"));
    }

    public void thirdEvening() {
        at.tables.put(threeMeters("Table 4"), "400.00", "Ruth");
        at.settleAndLog(crazy(at.house(), "r-10"));
        TableState minor = at.dealt(at.bets(at.house(), "r-11", "Ann", "2 ante 10", "2 progressive 1", "3 ante 10",
                "3 progressive 1"));
        minor = play(hand(minor, 2, "8c8d8h8s3c"), 2, 0, "10");
        minor = hand(play(hand(minor, 3, "AcAd5h4s3d"), 3, 0, "20"), 0, "KdJh9s6c4h");
        at.settleAndLog(minor);
        TableState old = at.dealt(at.bets(at.house(), "r-12", "Ann", "1 ante 10"));
        old = hand(play(hand(old, 1, "QcQd5h4s3d"), 1, 0, "10"), 0, "KdJh9s6c4h");
        at.logAsEarlierEngine(at.confirmed(at.settled(old)));
        at.settleAndLog(superFour(plain("Demonstration", "super-4-poker"), "r-13"));
        at.settleAndLog(furyRound(fury("Table 9"), "r-14"));
        at.settleAndLog(split(plain("Demonstration", "four-card-split"), "r-15"));
        at.settleAndLog(twoWinners(plain("Demonstration", "four-card-split"), "r-16"));
    }

    private TableState crazy(TableSetup setup, String id) {
        TableState state = at.dealt(at.bets(setup, id, "Ann", "1 ante 10", "1 queens-up 5", "2 ante 15", "2 bad-beat 5",
                "2 progressive 1", "4 ante 20", "5 ante 10", "5 bad-beat 5"));
        state = play(hand(state, 1, "AcAd8hJcKh"), 1, 0, "30");
        state = play(hand(state, 2, "9c9d9h5s2c"), 2, 0, "15").fold(4, 0);
        state = hand(state, 5, "7h6h4c3d2s").fold(5, 0);
        return hand(state, 0, "KdKs9sQhTc");
    }

    private TableState superFour(TableSetup setup, String id) {
        TableState state = at.dealt(at.bets(setup, id, "Demonstration", "1 ante 5", "1 player-bonus 5", "3 ante 10",
                "3 bad-beat 5", "6 ante 25"));
        state = play(hand(state, 1, "AhJh8h6h3d"), 1, 0, "5");
        state = hand(state, 3, "2c5d9hJcQh").fold(3, 0);
        return hand(state.fold(6, 0), 0, "KcKd8d6c2s");
    }

    private TableState furyRound(TableSetup setup, String id) {
        TableState state = at.dealt(at.bets(setup, id, "Bela", "1 ante 10", "1 royal-family 5", "1 seven-card 5", "3 ante 5",
                "5 ante 20"));
        state = play(hand(state, 1, "9d8d7d2c"), 1, 0, "10").fold(3, 0);
        state = play(hand(state, 5, "KsKh4c3d"), 5, 0, "20");
        return hand(state, 0, "AhAs6c");
    }

    private TableState split(TableSetup setup, String id) {
        TableState state = at.dealt(at.bets(setup, id, "Demonstration", "1 ante-1 10", "1 blind 10", "2 ante-1 5",
                "2 blind 15", "3 ante-1 5", "3 blind 5", "4 ante-1 10", "4 blind 20"));
        state = hand(state, 1, "AhAdAs5c");
        state = drawn(play(state, 1, 1, "10"), 1, 2, "Jc7d");
        state = hand(state, 2, "KhKd9c4s").moveAcross(2, card("9c")).moveAcross(2, card("4s"));
        state = drawn(play(state, 2, 0, "5").fold(2, 1), 2, 1, "Tc");
        state = hand(state, 3, "2c6d8hJd").foldAll(3);
        state = state.foldAll(4);
        if (state.round().missing(4, 0) > 0) {
            state = hand(state, 4, "3c4d7h9s").foldAll(4);
        }
        return hand(state, 0, "QcTd5h2d");
    }

    private TableState twoWinners(TableSetup setup, String id) {
        TableState state = hand(at.dealt(at.bets(setup, id, "Demonstration", "5 ante-1 10", "5 blind 10")), 5, "QcQdQhQs");
        state = state.keepTogether(5, state.instantWinners(5).get(1)).fold(5, 1);
        return hand(state, 0, "AcKd5h2d");
    }

    /** Rounds that were going on when the tablet was switched off, each at a table of its own. */
    public void goingOn() {
        TableState before = at.confirmed(at.settled(hand(play(hand(at.dealt(at.bets(named("Saved 01"), "s-00", "Ann",
                "1 ante 10", "2 ante 15", "2 progressive 1")), 1, "AhAd9c4d2h"), 1, 0, "10").fold(2, 0), 0,
                "KsQd8h6c2s3d")));
        at.saved.write(at.bets(before.nextRound().sameAgain(), "s-01", "Ann", "3 ante 25", "3 aces-up 5").samePlayer(3));
        at.saved.write(at.by(seen(mixedCards(named("Saved 02"), "s-02"), 0, "Qs"), "Bela"));
        TableState royal = at.dealt(at.bets(named("Saved 03"), "s-03", "Ann", "1 ante 10", "1 progressive 1", "2 ante 10",
                "2 progressive 1", "4 ante 5", "4 progressive 1").samePlayer(2));
        royal = play(hand(royal, 1, "AsKsQsJsTs"), 1, 0, "30").fold(2, 0);
        royal = hand(play(hand(royal, 4, "AcAd6h6c2c"), 4, 0, "15"), 0, "KhQd9s8c4h3d");
        TableState settled = at.settled(royal);
        int win = 0;
        while (!lines(settled, win).round().waitsForSupervisor()) {
            win++;
        }
        at.saved.write(lines(settled, win + 1));
        at.saved.write(at.confirmed(at.settled(seen(mixedCards(named("Saved 04"), "s-04"), 0, "Qs", "Td", "8h", "6c", "2s",
                "4s"))));
        at.saved.write(at.givenBack(mixedCards(named("Saved 05"), "s-05"), RoundEntry.End.VOID, "the deck was fouled"));
        at.saved.write(at.settled(crazy(threeMeters("Saved 06"), "s-06")));
        at.saved.write(hand(at.dealt(at.bets(threeMeters("Saved 07"), "s-07", "Ann", "1 ante 10", "1 progressive 1",
                "2 ante 5")), 1, "QcQd5h4s3d"));
        at.saved.write(superFour(plain("Saved 08", "super-4-poker"), "s-08"));
        at.saved.write(lines(at.settled(furyRound(fury("Saved 09"), "s-09")), 3));
        TableState half = hand(at.dealt(at.bets(plain("Saved 10", "four-card-split"), "s-10", "Ann", "2 ante-1 5",
                "2 blind 15", "3 ante-1 5", "3 blind 5")), 2, "KhKd9c4s").moveAcross(2, card("9c"))
                .moveAcross(2, card("4s"));
        at.saved.write(drawn(play(half, 2, 0, "5").fold(2, 1), 2, 1, "Tc"));
        at.saved.write(lines(at.settled(split(plain("Saved 11", "four-card-split"), "s-11")), 4));
        at.saved.write(at.confirmed(at.settled(twoWinners(plain("Saved 12", "four-card-split"), "s-12"))));
        at.saved.write(TableState.open(fury("Saved 13")));
    }

    private static TableSetup named(String name) {
        TableSetup setup = link(ORDER, Map.of("main", meter(10_000, 5_000, 120)));
        return new TableSetup(name, setup.game(), setup.paytables(), setup.house(), setup.meters(), setup.rates(),
                setup.seats(), false, setup.chips());
    }
}
