package app.spoton.engine.game;

import app.spoton.engine.card.Cards;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The fixed facts about a game, stated at the top of its file. Immutable once the game is constructed. */
public final class GameFacts {
    private final String id;
    private final String title;
    private final Manual manual;
    private String examCode = "";
    private int mostSeats = 7;
    private int playerCards;
    private int mostPlayerCards;
    private int dealerCards;
    private boolean upCard;
    private boolean dealerAlwaysQualifies;
    private int mostTimesAnte = 1;
    private List<Wager> wagers = List.of();
    private List<Wager> priced = List.of();
    private List<Wager> order = List.of();
    private List<Wager> baseGame = List.of();
    private Spots spots = new Spots(List.of(), List.of());
    private List<Play> plays = List.of();
    private final Map<Wager, Wager> equal = new EnumMap<>(Wager.class);
    private final Set<HouseOption> options = EnumSet.noneOf(HouseOption.class);
    private Optional<FaceUpRule> faceUp = Optional.empty();
    private final Map<Topic, Rule> citations = new EnumMap<>(Topic.class);
    private Optional<Wager> dealtHandBonus = Optional.empty();
    private DealtHandPrice dealtHandPrice = (table, cards) -> Optional.empty();
    private final List<WorkedExample> examples = new ArrayList<>();

    private GameFacts(String id, String title, Manual manual) {
        this.id = id;
        this.title = title;
        this.manual = manual;
    }

    /**
     * How the spots of a seat are arranged on the layout.
     *
     * @param bonuses the row closest to the dealer
     * @param base the row closest to the player
     */
    public record Spots(List<Wager> bonuses, List<Wager> base) {
        public Spots {
            bonuses = List.copyOf(bonuses);
            base = List.copyOf(base);
        }
    }

    /** A hand that a seat plays: the play wager that decides it, and its ante. */
    public record Play(Wager play, Wager ante) {
    }

    /** Finds the row of a bonus paytable that matches a player's dealt cards. */
    @FunctionalInterface
    public interface DealtHandPrice {
        Optional<Price> of(Paytable table, Cards dealt);
    }

    static GameFacts of(String id, String title, Manual manual) {
        return new GameFacts(id, title, manual);
    }

    GameFacts examCode(String letters) {
        examCode = letters;
        return this;
    }

    GameFacts seats(int most) {
        mostSeats = most;
        return this;
    }

    GameFacts cards(int player, int dealer) {
        playerCards = player;
        mostPlayerCards = Math.max(mostPlayerCards, player);
        dealerCards = dealer;
        return this;
    }

    /** The seat draws cards after the deal, up to this many in total. */
    GameFacts withDrawsAtMost(int cards) {
        mostPlayerCards = cards;
        return this;
    }

    GameFacts upCard() {
        upCard = true;
        return this;
    }

    GameFacts dealerAlwaysQualifies() {
        dealerAlwaysQualifies = true;
        return this;
    }

    GameFacts playUpTo(int timesAnte) {
        mostTimesAnte = timesAnte;
        return this;
    }

    GameFacts wagers(Wager... all) {
        wagers = List.of(all);
        return this;
    }

    GameFacts priced(Wager... byPaytable) {
        priced = List.of(byPaytable);
        return this;
    }

    GameFacts order(Wager... settled) {
        order = List.of(settled);
        return this;
    }

    /** The wagers that together form the base game; every other wager counts as a separate game. */
    GameFacts baseGame(Wager... together) {
        baseGame = List.of(together);
        return this;
    }

    GameFacts spots(List<Wager> bonuses, List<Wager> base) {
        spots = new Spots(bonuses, base);
        return this;
    }

    GameFacts play(Wager play, Wager ante) {
        List<Play> more = new ArrayList<>(plays);
        more.add(new Play(play, ante));
        plays = List.copyOf(more);
        return this;
    }

    GameFacts equal(Wager one, Wager other) {
        equal.put(one, other);
        equal.put(other, one);
        return this;
    }

    GameFacts options(HouseOption... ofTheHouse) {
        options.addAll(List.of(ofTheHouse));
        return this;
    }

    GameFacts faceUp(FaceUpRule rule) {
        faceUp = Optional.of(rule);
        return this;
    }

    GameFacts cite(Topic topic, Rule rule) {
        citations.put(topic, rule);
        return this;
    }

    GameFacts dealtHands(Wager bonus, DealtHandPrice price) {
        dealtHandBonus = Optional.of(bonus);
        dealtHandPrice = price;
        return this;
    }

    GameFacts example(Rule rule, String round, String expected) {
        examples.add(new WorkedExample(rule, round, expected));
        return this;
    }

    /** The id in the round format. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    public Manual manual() {
        return manual;
    }

    /** The letters that stand for the game in the trainer's exam codes. */
    public String examCode() {
        return examCode;
    }

    public int mostSeats() {
        return mostSeats;
    }

    public int playerCards() {
        return playerCards;
    }

    /** The most cards that a seat can have, including drawn cards. */
    public int mostPlayerCards() {
        return mostPlayerCards;
    }

    public int dealerCards() {
        return dealerCards;
    }

    /** Whether the dealer's first card is dealt face up and the others face down. */
    public boolean hasUpCard() {
        return upCard;
    }

    public boolean isDealerAlwaysQualified() {
        return dealerAlwaysQualifies;
    }

    /** The largest play wager, as a multiple of the ante. */
    public int mostTimesAnte() {
        return mostTimesAnte;
    }

    /** The game's wagers, in the order in which a folded seat's wagers are collected. */
    public List<Wager> wagers() {
        return wagers;
    }

    /** The wagers that have a paytable, including the automatic bonus. */
    public List<Wager> priced() {
        return priced;
    }

    /** The order in which a seat's wagers are settled. */
    public List<Wager> order() {
        return order;
    }

    public Spots spots() {
        return spots;
    }

    /** The hands that a seat plays: one, or two if it splits. */
    public List<Play> plays() {
        return plays;
    }

    /** Whether the player's cards are split into two hands. */
    public boolean isSplit() {
        return plays.size() > 1;
    }

    /** The wager that must always equal this one; empty if there is none. */
    public Optional<Wager> equalTo(Wager wager) {
        return Optional.ofNullable(equal.get(wager));
    }

    public boolean has(HouseOption option) {
        return options.contains(option);
    }

    /** The rule for face-up dealing; empty if no letter allows it. */
    public Optional<FaceUpRule> faceUp() {
        return faceUp;
    }

    public Optional<Rule> citation(Topic topic) {
        return Optional.ofNullable(citations.get(topic));
    }

    /** The bonus that depends only on the player's dealt cards; statistics count dealt hands by its rows. */
    public Optional<Wager> dealtHandBonus() {
        return dealtHandBonus;
    }

    /** The row of that bonus paytable that matches a player's dealt cards. */
    public Optional<Price> dealtHandPrice(Paytable table, Cards dealt) {
        return dealtHandPrice.of(table, dealt);
    }

    public List<WorkedExample> examples() {
        return List.copyOf(examples);
    }

    /** Whether a wager belongs to the base game with its mandatory bonus, rather than being a bonus of its own. */
    public boolean isBaseGame(Wager wager) {
        return baseGame.contains(wager);
    }

    /** The number of games a seat wagers on: the base game with its mandatory bonus, each optional bonus, and the progressive. */
    public int gamesWagered(Seat seat) {
        long optional = seat.wagers().stream().filter(wager -> !isBaseGame(wager)).count();
        return (int) optional + (seat.wagers().stream().anyMatch(this::isBaseGame) ? 1 : 0);
    }
}
