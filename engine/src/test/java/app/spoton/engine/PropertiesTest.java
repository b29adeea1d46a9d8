package app.spoton.engine;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RandomRounds.HandParts;
import app.spoton.engine.RandomRounds.Parts;
import app.spoton.engine.RandomRounds.SeatParts;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.json.round.RoundLines;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** Properties that every round must have, tested on seeded rounds of all games. */
public class PropertiesTest {
    private static final int ROUNDS = 800;
    private static final Pattern STEP = Pattern.compile(
            "\"seat\":(\\d+),\"wager\":\"([a-z0-9-]+)\",\"outcome\":\"(\\w+)\",\"stake\":\"([0-9.]+)\","
            + "\"pay\":\"([0-9.]+)\"(?:,\"odds\":\"([^\"]*)\")?");
    private static final Pattern TOTAL = Pattern.compile(
            "\\{\"seat\":(\\d+),\"returned\":\"([0-9.]+)\",\"net\":\"(-?[0-9.]+)\"\\}");

    private final RoundLines lines = new RoundLines(Catalog.standard(), false);

    private interface RoundProperty {
        void of(Game game, Parts round, String result);
    }

    private void holds(long seed, RoundProperty property) {
        for (Game game : Games.all()) {
            RandomRounds rounds = new RandomRounds(seed);
            int settled = 0;
            for (int number = 0; number < ROUNDS; number++) {
                Parts round = rounds.next(game, number);
                String result = lines.settle(round.json());
                boolean error = result.contains("\"error\"");
                settled += error ? 0 : 1;
                assertTrue(result + round.json(), !error || result.contains("INSTANT_WINNER_NOT_TAKEN"));
                property.of(game, round, result);
            }
            assertTrue(game.id() + " " + settled, settled > ROUNDS / 8);
        }
    }

    /** Every stake is lost or returned (a progressive stake always stays with the house), and every pay is counted. */
    @Test
    public void chipsAreConserved() {
        holds(1, (game, round, result) -> {
            if (result.contains("\"error\"")) {
                return;
            }
            Map<Integer, BigDecimal> back = new LinkedHashMap<>();
            Map<Integer, BigDecimal> staked = new LinkedHashMap<>();
            Matcher step = STEP.matcher(result);
            while (step.find()) {
                int seat = Integer.parseInt(step.group(1));
                BigDecimal stake = new BigDecimal(step.group(4));
                String odds = step.group(6) == null ? "" : step.group(6);
                boolean ownStake = !step.group(2).equals("automatic-bonus") && !step.group(2).equals("envy");
                boolean stakeBack = ownStake && !step.group(3).equals("lose") && !odds.contains("for")
                        && !odds.contains("%");
                back.merge(seat, new BigDecimal(step.group(5)).add(stakeBack ? stake : BigDecimal.ZERO),
                        BigDecimal::add);
                staked.merge(seat, ownStake ? stake : BigDecimal.ZERO, BigDecimal::add);
            }
            Matcher total = TOTAL.matcher(result);
            int seats = 0;
            while (total.find()) {
                int seat = Integer.parseInt(total.group(1));
                assertEquals(round.json(), 0, back.get(seat).compareTo(new BigDecimal(total.group(2))));
                assertEquals(round.json(), 0, back.get(seat).subtract(staked.get(seat))
                        .compareTo(new BigDecimal(total.group(3))));
                BigDecimal bet = round.seats().get(seats).wagers().values().stream().map(BigDecimal::new)
                        .reduce(BigDecimal.ZERO, BigDecimal::add);
                assertEquals(round.json(), 0, bet.compareTo(staked.get(seat)));
                seats++;
            }
            assertEquals(round.seats().size(), seats);
        });
    }

    @Test
    public void theOrderOfSeatsCardsAndWagersInTheInputChangesNothing() {
        Random random = new Random(5);
        holds(2, (game, round, result) -> {
            boolean upCard = game.id().equals("four-card-split");
            List<SeatParts> seats = new ArrayList<>();
            for (SeatParts seat : round.seats()) {
                Map<String, String> wagers = new LinkedHashMap<>();
                shuffled(new ArrayList<>(seat.wagers().keySet()), random)
                        .forEach(wager -> wagers.put(wager, seat.wagers().get(wager)));
                List<HandParts> hands = seat.hands().stream().map(hand -> new HandParts(shuffled(hand.cards(), random),
                        shuffled(hand.drawn(), random), hand.folded())).toList();
                seats.add(new SeatParts(seat.seat(), seat.player(), shuffled(seat.cards(), random), seat.folded(),
                        wagers, hands));
            }
            List<String> dealer = upCard ? round.dealer() : shuffled(round.dealer(), random);
            Parts swapped = new Parts(round.id(), round.game(), round.paytables(), round.house(), round.meters(),
                    dealer, shuffled(seats, random));
            assertEquals(result, lines.settle(swapped.json()));
        });
    }

    /** Spades are not swapped in 3 Card Fury, where the spade mini-royal has a price of its own. */
    @Test
    public void swappingSuitsChangesNothingButTheCardsThemselves() {
        holds(3, (game, round, result) -> {
            boolean spadesCount = game.id().equals("three-card-fury");
            Parts swapped = new Parts(round.id(), round.game(), round.paytables(), round.house(), round.meters(),
                    swap(round.dealer(), spadesCount), round.seats().stream().map(seat -> new SeatParts(seat.seat(),
                    seat.player(), swap(seat.cards(), spadesCount), seat.folded(), seat.wagers(), seat.hands().stream()
                    .map(hand -> new HandParts(swap(hand.cards(), spadesCount), swap(hand.drawn(), spadesCount),
                            hand.folded())).toList())).toList());
            assertEquals(withoutCards(result), withoutCards(lines.settle(swapped.json())));
        });
    }

    private static String withoutCards(String result) {
        return result.replaceAll("\"cards\":\\[[^\\]]*\\]", "");
    }

    private static List<String> swap(List<String> cards, boolean keepSpades) {
        String to = keepSpades ? "dhcs" : "shcd";
        return cards.stream().map(card -> "" + card.charAt(0) + to.charAt("cdhs".indexOf(card.charAt(1)))).toList();
    }

    private static <T> List<T> shuffled(List<T> list, Random random) {
        List<T> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** Characters are changed, removed and repeated at random; every input must give a line with a result or an error. */
    @Test
    public void everyInputGivesAResultOrAnErrorLine() {
        Random random = new Random(6);
        String[] pieces = {"\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e999", "0.001", "\\u0000",
            "\ud83d", "\"ante\":\"1.00\"", "\"cards\":[]", "[[[[", "99999999999999999999", "\"9999999999.99\"", "play",
            "Zz"};
        holds(4, (game, round, result) -> {
            StringBuilder text = new StringBuilder(round.json());
            int edits = 1 + random.nextInt(3);
            for (int edit = 0; edit < edits; edit++) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
                    case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(12)));
                    case 2 -> text.insert(at, pieces[random.nextInt(pieces.length)]);
                    default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(30))));
                }
            }
            String out = lines.settle(text.toString());
            assertTrue(out, out.startsWith("{") && out.endsWith("}") && out.indexOf('\n') < 0);
            assertEquals(out, new String(out.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        });
    }
}
