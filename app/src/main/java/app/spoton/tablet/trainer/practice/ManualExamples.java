package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The manuals' own examples. The manuals name the hands, not every card: the other cards are ours, and the engine
 * settles them.
 */
public final class ManualExamples {
    private static final String FCP = "000_d130eadb860732be.txt";
    private static final String FURY = "001_8ba469a3ddbb0de6.txt";
    private static final String CRAZY = "002_cd904c2c3fa231e4.txt";
    private static final String SPLIT = "003_911f96d4cd906c90.txt";
    private static final String SUPER = "004_0d6774a04634ce8b.txt";
    private static final String SPECIFIC = "Specific Hand Examples, hand ";
    private static final String ACE_LOW = "Ranking of Hands, note: 4-3-2-Ace";

    private static final Map<String, List<Example>> BY_GAME = Map.of(
            "three-card-fury", List.of(
                    fury("Ah 9h 5h 2c", "Kc 9d 4s", "1"),
                    fury("5h 6d 7c Kd", "Qc 9d 4s", "2"),
                    fury("8h 8d 8c 2s", "Ac Kc Qc", "3"),
                    fury("Qh 9d 5c 2s", "Qc Jd 4s", "4")),
            "four-card-split", List.of(
                    Example.of(About.SPLIT, "Ah Kd Qc 2s", "", new Rule(SPLIT,
                            "3-Card Instant Winner Exception; Rules of Play and Dealing Procedure (3)")),
                    Example.of(About.SPLIT, "Ah Ad Kc 2s", "",
                            new Rule(SPLIT, "Rules of Play and Dealing Procedure (3)")).keeping("Ah Ad 2s", "Ah Ad"),
                    draw("Ah Ad", "a hand of two"),
                    draw("Ah Ad 2s", "a hand of one")),
            "four-card-poker", List.of(
                    Example.of(About.SEAT, "Ah Ad Kc 9s 5d", "", new Rule(FCP,
                            "Dealing Procedures 3: folds with a pair of aces")).folding().with(Wager.ACES_UP),
                    Example.of(About.NAME, "Ah 4c 3d 2s 9h", "", new Rule(FCP, ACE_LOW))),
            "crazy-4-poker", List.of(
                    Example.of(About.SEAT, "5h 6d 7c 8s Kd", "As Ts 9s 4s 2d", new Rule(CRAZY,
                            "Mandatory Bets, Super Bonus: a straight that loses to the dealer's qualifying hand")),
                    Example.of(About.NAME, "Ah 4c 3d 2s 9h", "", new Rule(CRAZY, ACE_LOW))),
            "super-4-poker", List.of(
                    Example.of(About.WAGER, "9h 9d 9c 9s 2d", "Kh Kd Kc Ks 3d", new Rule(SUPER,
                            "Rules of Play, paragraph 7: four of a kind that loses, Paytable 2")).with(Wager.BAD_BEAT)
                            .onlyWhere(Row.STRAIGHT_FLUSH_OR_BETTER)));

    /** What an example is about. */
    public enum About {
        SEAT, NAME, WAGER, SPLIT, DRAW
    }

    /**
     * An example and its source.
     *
     * @param dealer empty where the example does not name the dealer's hand
     * @param folds whether the player folds
     * @param needed the bonus that it is about
     * @param onlyWhere the row that the bonus's paytable must have for the example to hold
     * @param kept the first hand of each split that the example names
     */
    public record Example(About about, String player, String dealer, Rule rule, boolean folds, Optional<Wager> needed,
            Optional<Row> onlyWhere, List<Cards> kept) {
        static Example of(About about, String player, String dealer, Rule rule) {
            return new Example(about, player, dealer, rule, false, Optional.empty(), Optional.empty(), List.of());
        }

        Example folding() {
            return new Example(about, player, dealer, rule, true, needed, onlyWhere, kept);
        }

        Example with(Wager bonus) {
            return new Example(about, player, dealer, rule, folds, Optional.of(bonus), onlyWhere, kept);
        }

        Example onlyWhere(Row row) {
            return new Example(about, player, dealer, rule, folds, needed, Optional.of(row), kept);
        }

        Example keeping(String... hands) {
            List<Cards> cards = new ArrayList<>();
            for (String hand : hands) {
                cards.add(Cards.parse(hand));
            }
            return new Example(about, player, dealer, rule, folds, needed, onlyWhere, List.copyOf(cards));
        }

        /** The first hand of the split, in an example about the draw. */
        Optional<Cards> dealtTo() {
            return about == About.DRAW ? Optional.of(kept.get(0)) : Optional.empty();
        }

        CardRequest cardRequest() {
            return CardRequest.both(Cards.parse(player).list(), Cards.parse(dealer).list());
        }

        private boolean holdsAt(TableSetup table) {
            return onlyWhere.map(row -> table.paytables().get(needed.orElseThrow()).price(row).isPresent())
                    .orElse(true);
        }
    }

    private ManualExamples() {
    }

    private static Example fury(String player, String dealer, String number) {
        return Example.of(About.SEAT, player, dealer, new Rule(FURY, SPECIFIC + number)).with(Wager.ROYAL_FAMILY);
    }

    /** The manual names hands of one card and of two cards; A-A-K-2 is its own example of such splits. */
    private static Example draw(String kept, String which) {
        Rule rule = new Rule(SPLIT, "4 Card Split (V2), its example of the draw: " + which);
        return Example.of(About.DRAW, "Ah Ad Kc 2s", "", rule).keeping(kept);
    }

    /** The examples of the game's manual that hold at this table, as situations. */
    public static List<Situation> at(TableSetup table) {
        List<Example> all = BY_GAME.getOrDefault(table.game().id(), List.of());
        List<Situation> found = new ArrayList<>();
        for (int number = 0; number < all.size(); number++) {
            if (all.get(number).holdsAt(table)) {
                found.add(Situation.values()[Situation.EXAMPLE_1.ordinal() + number]);
            }
        }
        return found;
    }

    public static Example of(Game game, Situation example) {
        return BY_GAME.get(game.id()).get(example.ordinal() - Situation.EXAMPLE_1.ordinal());
    }
}
