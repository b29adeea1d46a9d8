package app.spoton.engine.json.round;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RandomRounds;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** Rounds that are written and read back. */
public class RoundsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int ROUNDS = 300;

    @Test
    public void aWrittenRoundIsReadBackAndSettledTheSame() {
        RoundLines lines = new RoundLines(CATALOG, true);
        RandomRounds rounds = new RandomRounds(5);
        int settled = 0;
        for (Game game : CATALOG.games()) {
            for (int number = 0; number < ROUNDS; number++) {
                String given = rounds.next(game, number).json();
                Rounds.Parsed read = Rounds.parse(CATALOG, given);
                String written = Rounds.write("r" + number, read.game(), read.round(), Map.of());
                Rounds.Parsed again = Rounds.parse(CATALOG, written);
                same(read, again);
                assertEquals(written, Rounds.write("r" + number, again.game(), again.round(), Map.of()));
                String result = lines.settle(given);
                assertEquals(given, result, lines.settle(written));
                if (result.contains("\"steps\"")) {
                    assertEquals(result, Rounds.write("r" + number, game.settle(again.round())));
                    settled++;
                }
            }
        }
        assertTrue("only " + settled + " were settled", settled > 3 * ROUNDS);
    }

    private static void same(Rounds.Parsed one, Rounds.Parsed other) {
        assertEquals(one.game(), other.game());
        assertEquals(one.round().paytables(), other.round().paytables());
        assertEquals(one.round().house(), other.round().house());
        assertEquals(one.round().meters(), other.round().meters());
        assertEquals(one.round().dealer(), other.round().dealer());
        assertEquals(words(one.round().seats()), words(other.round().seats()));
    }

    private static List<String> words(List<Seat> seats) {
        List<String> words = new ArrayList<>();
        for (Seat seat : seats) {
            StringBuilder text = new StringBuilder().append(seat.number()).append(seat.player()).append(seat.cards())
                    .append(seat.folded()).append(seat.hands());
            seat.wagers().forEach(wager -> text.append(wager).append(seat.stake(wager)));
            words.add(text.toString());
        }
        return words;
    }

    @Test
    public void additionalFieldsAreWrittenAndIgnoredWhenRead() {
        Rounds.Parsed read = Rounds.parse(CATALOG, "{\"game\":\"three-card-fury\",\"dealer\":[],\"seats\":[]}");
        String written = Rounds.write("a\"b", read.game(), read.round(), Map.of("table", Rounds.quoted("Nº 4")));
        assertTrue(written, written.startsWith("{\"id\":\"a\\\"b\",\"game\":\"three-card-fury\""));
        assertTrue(written, written.endsWith(",\"table\":\"Nº 4\"}"));
        Rounds.parse(CATALOG, written);
    }

    @Test
    public void aPriceFromTheApprovedLayoutIsStoredInTheRound() {
        String round = "{\"game\":\"three-card-fury\",\"paytables\":{\"monster\":\"M-4\"},\"entered\":{\"monster\":"
                + "{\"straight-flush\":\"9 to 1\"}},\"dealer\":[],\"seats\":[]}";
        Rounds.Parsed read = Rounds.parse(CATALOG, round);
        assertEquals(Odds.to(9, 1), read.round().paytable(Wager.MONSTER).price(Row.STRAIGHT_FLUSH).orElseThrow()
                .odds().orElseThrow());
        String written = Rounds.write("r", read.game(), read.round(), Map.of());
        assertTrue(written, written.contains("\"entered\":{\"monster\":{\"straight-flush\":\"9 to 1\"}"));
        assertEquals(written, Rounds.write("r", read.game(), Rounds.parse(CATALOG, written).round(), Map.of()));
    }

    @Test
    public void aPriceThatDoesNotFitOrIsNotMissingIsRejected() {
        for (String entered : List.of("{\"monster\":{\"straight-flush\":\"26 to 1\"}}",
                "{\"monster\":{\"flush\":\"1 to 1\"}}")) {
            RoundError error = assertThrows(RoundError.class, () -> Rounds.parse(CATALOG, "{\"game\":"
                    + "\"three-card-fury\",\"paytables\":{\"monster\":\"M-4\"},\"entered\":" + entered
                    + ",\"dealer\":[],\"seats\":[]}"));
            assertEquals(ErrorCode.UNKNOWN_PAYTABLE, error.code());
        }
    }

    @Test
    public void aCorrectedPaytableIsStoredInTheRoundUnderItsOwnName() {
        String round = "{\"game\":\"three-card-fury\",\"paytables\":{\"monster\":\"M-4 (house)\"},\"entered\":{\"monster\":"
                + "{\"straight-flush\":\"9 to 1\"}},\"corrected\":{\"monster\":{\"mini-royal\":\"30 to 1; busted 300 to 1\"}},"
                + "\"dealer\":[],\"seats\":[]}";
        Rounds.Parsed read = Rounds.parse(CATALOG, round);
        assertEquals("M-4 (house)", read.round().paytable(Wager.MONSTER).id());
        assertEquals(Odds.to(30, 1), read.round().paytable(Wager.MONSTER).price(Row.MINI_ROYAL).orElseThrow().odds()
                .orElseThrow());
        assertTrue(read.round().paytable(Wager.MONSTER).unreadable().isEmpty());
        String written = Rounds.write("r", read.game(), read.round(), Map.of());
        assertTrue(written, written.contains("\"corrected\":{\"monster\":{\"mini-royal\":\"30 to 1; busted 300 to 1\"}}"));
        assertEquals(written, Rounds.write("r", read.game(), Rounds.parse(CATALOG, written).round(), Map.of()));
        assertEquals(read.round().paytables(), Rounds.parse(CATALOG, written).round().paytables());
    }

    @Test
    public void aShareOfAMeterKeepsItsMeterWhenItsRowIsCorrected() {
        Rounds.Parsed read = Rounds.parse(CATALOG, "{\"game\":\"crazy-4-poker\",\"paytables\":{\"progressive\":"
                + "\"LINK-ML01 (house)\"},\"corrected\":{\"progressive\":{\"straight-flush\":\"100% major; envy 200\"}},"
                + "\"dealer\":[],\"seats\":[]}");
        String written = Rounds.write("r", read.game(), read.round(), Map.of());
        assertTrue(written, written.contains("{\"straight-flush\":\"100% major; envy 200.00\"}"));
        assertEquals(List.of("mega", "major"), Rounds.parse(CATALOG, written).round().paytable(Wager.PROGRESSIVE).meters());
    }

    @Test
    public void aCorrectedPaytableNeverHasTheManualsNameNorTheManualsTheNameOfACorrectedOne() {
        for (String tables : List.of("\"paytables\":{\"monster\":\"M-4\"},\"corrected\":{\"monster\":{\"straight\":\"2 to 1\"}}",
                "\"corrected\":{\"monster\":{\"straight\":\"2 to 1\"}}",
                "\"paytables\":{\"monster\":\"M-4 (house)\"}",
                "\"paytables\":{\"monster\":\"M-4 (house)\"},\"corrected\":{\"monster\":{\"straight\":\"6 to 1\"}}")) {
            RoundError error = assertThrows(RoundError.class, () -> Rounds.parse(CATALOG, "{\"game\":"
                    + "\"three-card-fury\"," + tables + ",\"dealer\":[],\"seats\":[]}"));
            assertEquals(ErrorCode.UNKNOWN_PAYTABLE, error.code());
        }
    }

    @Test
    public void theEngineHasAVersion() {
        assertTrue(EngineVersion.text(), EngineVersion.text()
                .matches("[0-9.]+, rules [0-9a-f]{12}, paytables [0-9a-f]{12}"));
    }
}
