package app.spoton.engine.game;

import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The header of a game's file: one line per fact. */
final class GameFactsBuilder {
    final String id;
    final String title;
    final Manual manual;
    String examCode = "";
    int mostSeats = 7;
    int playerCards;
    int mostPlayerCards;
    int dealerCards;
    boolean upCard;
    boolean dealerAlwaysQualifies;
    HandOrder handOrder = HandOrder.FOUR_CARD;
    boolean comparedUnqualified;
    int mostTimesAnte = 1;
    List<Wager> wagers = List.of();
    List<Wager> priced = List.of();
    List<Wager> order = List.of();
    List<Wager> baseGame = List.of();
    GameFacts.Spots spots = new GameFacts.Spots(List.of(), List.of());
    List<GameFacts.Play> plays = List.of();
    final Map<Wager, Wager> equal = new EnumMap<>(Wager.class);
    final Set<HouseOption> options = EnumSet.noneOf(HouseOption.class);
    Optional<FaceUpRule> faceUp = Optional.empty();
    final Map<Topic, Rule> citations = new EnumMap<>(Topic.class);
    Optional<Wager> dealtHandBonus = Optional.empty();
    GameFacts.DealtHandPrice dealtHandPrice = (table, cards) -> Optional.empty();
    final List<WorkedExample> examples = new ArrayList<>();

    GameFactsBuilder(String id, String title, Manual manual) {
        this.id = id;
        this.title = title;
        this.manual = manual;
    }

    GameFactsBuilder examCode(String letters) {
        examCode = letters;
        return this;
    }

    GameFactsBuilder seats(int most) {
        mostSeats = most;
        return this;
    }

    GameFactsBuilder cards(int player, int dealer) {
        playerCards = player;
        mostPlayerCards = Math.max(mostPlayerCards, player);
        dealerCards = dealer;
        return this;
    }

    /** The seat draws cards after the deal, up to this many in total. */
    GameFactsBuilder withDrawsAtMost(int cards) {
        mostPlayerCards = cards;
        return this;
    }

    GameFactsBuilder upCard() {
        upCard = true;
        return this;
    }

    GameFactsBuilder dealerAlwaysQualifies() {
        dealerAlwaysQualifies = true;
        return this;
    }

    /** The ranking by which the player's and the dealer's hands are compared. */
    GameFactsBuilder handOrder(HandOrder order) {
        handOrder = order;
        return this;
    }

    /** The hands are compared even if the dealer does not qualify. */
    GameFactsBuilder comparedUnqualified() {
        comparedUnqualified = true;
        return this;
    }

    GameFactsBuilder playUpTo(int timesAnte) {
        mostTimesAnte = timesAnte;
        return this;
    }

    GameFactsBuilder wagers(Wager... all) {
        wagers = List.of(all);
        return this;
    }

    GameFactsBuilder priced(Wager... byPaytable) {
        priced = List.of(byPaytable);
        return this;
    }

    GameFactsBuilder order(Wager... settled) {
        order = List.of(settled);
        return this;
    }

    /** The wagers that together form the base game; every other wager counts as a separate game. */
    GameFactsBuilder baseGame(Wager... together) {
        baseGame = List.of(together);
        return this;
    }

    GameFactsBuilder spots(List<Wager> bonuses, List<Wager> base) {
        spots = new GameFacts.Spots(bonuses, base);
        return this;
    }

    GameFactsBuilder play(Wager play, Wager ante) {
        List<GameFacts.Play> more = new ArrayList<>(plays);
        more.add(new GameFacts.Play(play, ante));
        plays = List.copyOf(more);
        return this;
    }

    GameFactsBuilder equal(Wager one, Wager other) {
        equal.put(one, other);
        equal.put(other, one);
        return this;
    }

    GameFactsBuilder options(HouseOption... ofTheHouse) {
        options.addAll(List.of(ofTheHouse));
        return this;
    }

    GameFactsBuilder faceUp(FaceUpRule rule) {
        faceUp = Optional.of(rule);
        return this;
    }

    GameFactsBuilder cite(Topic topic, Rule rule) {
        citations.put(topic, rule);
        return this;
    }

    GameFactsBuilder dealtHands(Wager bonus, GameFacts.DealtHandPrice price) {
        dealtHandBonus = Optional.of(bonus);
        dealtHandPrice = price;
        return this;
    }

    GameFactsBuilder example(Rule rule, String round, String expected) {
        examples.add(new WorkedExample(rule, round, expected));
        return this;
    }
}
