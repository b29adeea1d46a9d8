package app.spoton.tablet.trainer.deal;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Rule;
import java.util.List;
import java.util.Map;

/**
 * The manuals' own examples. They name the hands, not every card: the cards that they leave open are ours, and what
 * comes of them is the engine's.
 */
public final class Examples {
    private static final String FURY = "001_8ba469a3ddbb0de6.txt";
    private static final String SPLIT = "003_911f96d4cd906c90.txt";
    private static final String SPECIFIC = "Specific Hand Examples, hand ";
    private static final Map<String, List<Example>> BY_GAME = Map.of(
            "three-card-fury", List.of(
                    new Example("Ah 9h 5h 2c", "Kc 9d 4s", new Rule(FURY, SPECIFIC + "1")),
                    new Example("5h 6d 7c Kd", "Qc 9d 4s", new Rule(FURY, SPECIFIC + "2")),
                    new Example("8h 8d 8c 2s", "Ac Kc Qc", new Rule(FURY, SPECIFIC + "3")),
                    new Example("Qh 9d 5c 2s", "Qc Jd 4s", new Rule(FURY, SPECIFIC + "4"))),
            "four-card-split", List.of(
                    new Example("Ah Kd Qc 2s", "",
                            new Rule(SPLIT, "3-Card Instant Winner Exception; Rules of Play and Dealing Procedure"
                                    + " (3)")),
                    new Example("Ah Ad Kc 2s", "", new Rule(SPLIT, "Rules of Play and Dealing Procedure (3)"))));

    /** An example, and where it stands. */
    public record Example(String player, String dealer, Rule rule) {
        Wanted wanted() {
            return Wanted.both(Cards.parse(player).list(), Cards.parse(dealer).list());
        }
    }

    private Examples() {
    }

    /** How many examples a game's manual has. */
    public static int count(Game game) {
        return BY_GAME.getOrDefault(game.id(), List.of()).size();
    }

    public static Example of(Game game, Situation example) {
        return BY_GAME.get(game.id()).get(example.ordinal() - Situation.EXAMPLE_1.ordinal());
    }
}
