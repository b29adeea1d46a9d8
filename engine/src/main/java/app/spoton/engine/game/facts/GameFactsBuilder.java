package app.spoton.engine.game.facts;

import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The header of a game's file: one line per fact. */
public final class GameFactsBuilder {
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
    Rank qualifyingRank = Rank.KING;
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
    final Map<CitationTopic, Rule> citations = new EnumMap<>(CitationTopic.class);
    Optional<Wager> dealtHandBonus = Optional.empty();
    GameFacts.DealtHandPrice dealtHandPrice = (table, cards) -> Optional.empty();
    final List<WorkedExample> examples = new ArrayList<>();
    Optional<Rule> foldRule = Optional.empty();
    final Map<Irregularity, Irregularity.Ruling> rulings = new EnumMap<>(Irregularity.class);

    GameFactsBuilder(String id, String title, Manual manual) {
        this.id = id;
        this.title = title;
        this.manual = manual;
    }

    public GameFactsBuilder examCode(String letters) {
        examCode = letters;
        return this;
    }

    public GameFactsBuilder seats(int most) {
        mostSeats = most;
        return this;
    }

    public GameFactsBuilder cards(int player, int dealer) {
        playerCards = player;
        mostPlayerCards = Math.max(mostPlayerCards, player);
        dealerCards = dealer;
        return this;
    }

    /** The seat draws cards after the deal, up to this many in total. */
    public GameFactsBuilder withDrawsAtMost(int cards) {
        mostPlayerCards = cards;
        return this;
    }

    public GameFactsBuilder upCard() {
        upCard = true;
        return this;
    }

    public GameFactsBuilder dealerAlwaysQualifies() {
        dealerAlwaysQualifies = true;
        return this;
    }

    /** The lowest high card with which the dealer qualifies. */
    public GameFactsBuilder dealerQualifiesWith(Rank highCard) {
        qualifyingRank = highCard;
        return this;
    }

    /** The ranking by which the player's and the dealer's hands are compared. */
    public GameFactsBuilder handOrder(HandOrder order) {
        handOrder = order;
        return this;
    }

    /** The hands are compared even if the dealer does not qualify. */
    public GameFactsBuilder comparedUnqualified() {
        comparedUnqualified = true;
        return this;
    }

    public GameFactsBuilder playUpTo(int timesAnte) {
        mostTimesAnte = timesAnte;
        return this;
    }

    public GameFactsBuilder wagers(Wager... all) {
        wagers = List.of(all);
        return this;
    }

    public GameFactsBuilder priced(Wager... byPaytable) {
        priced = List.of(byPaytable);
        return this;
    }

    public GameFactsBuilder order(Wager... settled) {
        order = List.of(settled);
        return this;
    }

    /** The wagers that together form the base game; every other wager counts as a separate game. */
    public GameFactsBuilder baseGame(Wager... together) {
        baseGame = List.of(together);
        return this;
    }

    public GameFactsBuilder spots(List<Wager> bonuses, List<Wager> base) {
        spots = new GameFacts.Spots(bonuses, base);
        return this;
    }

    public GameFactsBuilder play(Wager play, Wager ante) {
        List<GameFacts.Play> more = new ArrayList<>(plays);
        more.add(new GameFacts.Play(play, ante));
        plays = List.copyOf(more);
        return this;
    }

    public GameFactsBuilder equal(Wager one, Wager other) {
        equal.put(one, other);
        equal.put(other, one);
        return this;
    }

    public GameFactsBuilder options(HouseOption... ofTheHouse) {
        options.addAll(List.of(ofTheHouse));
        return this;
    }

    public GameFactsBuilder faceUp(FaceUpRule rule) {
        faceUp = Optional.of(rule);
        return this;
    }

    public GameFactsBuilder cite(CitationTopic topic, Rule rule) {
        citations.put(topic, rule);
        return this;
    }

    /** The rule by which a fold forfeits wagers. */
    public GameFactsBuilder folding(Rule rule) {
        foldRule = Optional.of(rule);
        return this;
    }

    /** What the manual rules about irregularities in the deal. */
    public GameFactsBuilder ruled(Irregularity.Action action, Rule rule, Irregularity... about) {
        for (Irregularity irregularity : about) {
            rulings.put(irregularity, new Irregularity.Ruling(action, rule));
        }
        return this;
    }

    /** The manual rules nothing about the other irregularities, so the supervisor decides. */
    public GameFactsBuilder otherIrregularities(Rule silent) {
        for (Irregularity irregularity : Irregularity.values()) {
            rulings.putIfAbsent(irregularity, new Irregularity.Ruling(Irregularity.Action.SUPERVISOR_DECIDES, silent));
        }
        return this;
    }

    public GameFactsBuilder dealtHands(Wager bonus, GameFacts.DealtHandPrice price) {
        dealtHandBonus = Optional.of(bonus);
        dealtHandPrice = price;
        return this;
    }

    public GameFactsBuilder example(Rule rule, String round, String expected) {
        examples.add(new WorkedExample(rule, round, expected));
        return this;
    }
}
