package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.SampleCatalog;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.FaceUpRule;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.WorkedExample;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** The facts about a game are in its own file, and no other file in the engine contains the game's id. */
public class GameFactsTest {
    private static final List<Game> GAMES = SampleCatalog.withSixthGame().games();

    @Test
    public void aSixthGameIsSettledWithACatalogThatContainsIt() {
        RoundLines lines = new RoundLines(SampleCatalog.withSixthGame(), false);
        String round = "{\"game\":\"sample-three-card\",\"dealer\":[\"Kc\",\"9d\",\"4s\"],\"seats\":[{\"seat\":1,\"cards\":[\"Ah\","
                + "\"9h\",\"5h\"],\"wagers\":{\"ante\":\"5\",\"play\":\"5\",\"player-bonus\":\"1\"}},{\"seat\":2,\"unseen\":true,"
                + "\"folded\":true,\"wagers\":{\"ante\":\"5\"}}]}";
        assertEquals("2 ante lose, 1 play win, 1 ante win, 1 player-bonus win", outcomes(lines.settle(round), true));
        assertTrue(lines.settle(round.replace("\"play\":\"5\"", "\"play\":\"6\"")).contains("PLAY_NOT_EQUAL_ANTE"));
        assertTrue(new RoundLines(Catalog.standard(), false).settle(round).contains("UNKNOWN_GAME"));
    }

    private static String outcomes(String result, boolean withSeats) {
        return JsonObject.of(result).objects("steps").stream().map(step -> (withSeats ? step.number("seat") + " " : "")
                + step.text("wager") + " " + step.text("outcome")).collect(Collectors.joining(", "));
    }

    @Test
    public void theManualsWorkedExamplesHaveTheResultsInTheManuals() {
        RoundLines lines = new RoundLines(Catalog.standard(), false);
        int count = 0;
        for (Game game : Games.all()) {
            for (WorkedExample example : game.facts().examples()) {
                assertEquals(example.rule().toString(), example.expected(), outcomes(lines.settle(example.round()), false));
                assertEquals(game.manual(), example.rule().manual());
                count++;
            }
        }
        assertEquals(10, count);
    }

    @Test
    public void everyGameHasItsFacts() {
        Set<String> codes = new HashSet<>();
        for (Game game : GAMES) {
            GameFacts facts = game.facts();
            assertTrue(game.id(), codes.add(facts.examCode()));
            Set<Wager> spots = new HashSet<>(facts.spots().bonuses());
            spots.addAll(facts.spots().base());
            assertEquals(game.id(), Set.copyOf(facts.wagers()), spots);
            assertEquals(game.id(), Set.copyOf(facts.wagers()), Set.copyOf(facts.order()));
            assertEquals(spots.size(), facts.spots().bonuses().size() + facts.spots().base().size());
            assertTrue(game.id(), facts.mostPlayerCards() >= facts.playerCards());
            for (CitationTopic topic : List.of(CitationTopic.HAND_ORDER, CitationTopic.QUALIFYING, CitationTopic.SETTLING_ORDER)) {
                assertFalse(game.id(), facts.citation(topic).map(Rule::section).orElse("").isEmpty());
            }
            assertTrue(game.id(), game.priced().contains(facts.dealtHandBonus().orElseThrow()));
            facts.plays().forEach(play -> assertTrue(facts.wagers().containsAll(List.of(play.play(), play.ante()))));
        }
    }

    @Test
    public void equalWagersReferToEachOther() {
        GameFacts crazy = Catalog.standard().game("crazy-4-poker").orElseThrow().facts();
        assertEquals(Optional.of(Wager.ANTE), crazy.equalTo(Wager.SUPER_BONUS));
        assertEquals(Optional.of(Wager.SUPER_BONUS), crazy.equalTo(Wager.ANTE));
        assertEquals(Optional.empty(), crazy.equalTo(Wager.QUEENS_UP));
        assertTrue(Catalog.standard().game("four-card-split").orElseThrow().facts().isSplit());
        assertFalse(crazy.isSplit());
    }

    /** Crazy 4 Poker Rules, Nexus Command: players are limited to wagering on a maximum of four games. */
    @Test
    public void theNumberOfGamesIsCountedFromASeatsWagers() {
        GameFacts crazy = Catalog.standard().game("crazy-4-poker").orElseThrow().facts();
        Seat.Builder seat = Seat.at(1).betUncounted(Wager.ANTE).betUncounted(Wager.SUPER_BONUS);
        assertEquals(1, crazy.gamesWagered(seat.build().copy().build()));
        Seat all = Seat.at(1).betUncounted(Wager.ANTE).betUncounted(Wager.SUPER_BONUS).betUncounted(Wager.PLAY)
                .betUncounted(Wager.QUEENS_UP).betUncounted(Wager.BAD_BEAT).betUncounted(Wager.PROGRESSIVE).build();
        assertEquals(4, crazy.gamesWagered(all));
        Seat acesUp = Seat.at(1).betUncounted(Wager.ACES_UP).build();
        assertEquals(1, Catalog.standard().game("four-card-poker").orElseThrow().facts().gamesWagered(acesUp));
        for (Game game : GAMES) {
            Seat.Builder every = Seat.at(1);
            game.wagers().forEach(every::betUncounted);
            assertTrue(game.id(), game.facts().gamesWagered(every.build()) <= 4);
        }
    }

    /** The letter of June 22, 2020 and its attachment. */
    @Test
    public void faceUpDealingIsLimitedToTheGamesInTheLetterAndToThreeSeats() {
        Map<String, List<Wager>> refused = Map.of("crazy-4-poker", List.of(Wager.BAD_BEAT), "four-card-poker", List.of());
        for (Game game : GAMES) {
            assertEquals(game.id(), Optional.ofNullable(refused.get(game.id())),
                    game.facts().faceUp().map(FaceUpRule::refused));
            assertEquals(game.id(), refused.containsKey(game.id()) ? 3 : 0, game.mostSeatsFaceUp().orElse(0));
        }
    }

    @Test
    public void dealtHandsAreCountedByTheRowsOfTheGamesOwnBonus() {
        for (WorkedExample example : Games.all().get(0).facts().examples()) {
            Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), example.round());
            GameFacts facts = parsed.game().facts();
            assertEquals("pair-of-aces", facts.dealtHandPrice(parsed.round().paytable(facts.dealtHandBonus().orElseThrow()),
                    parsed.round().seats().get(0).cards()).map(Price::row).orElseThrow().id().substring(0, 12));
        }
    }

    @Test
    public void noOtherFileInTheEngineContainsAGamesId() throws IOException {
        try (Stream<Path> sources = Files.walk(Paths.get("src/main/java"))) {
            for (Path file : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file, StandardCharsets.UTF_8);
                for (Game game : Games.all()) {
                    boolean own = file.endsWith(game.getClass().getSimpleName() + ".java");
                    assertTrue(file + " contains " + game.id(), own || !text.contains("\"" + game.id() + "\""));
                }
            }
        }
    }
}
