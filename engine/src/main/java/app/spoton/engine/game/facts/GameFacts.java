package app.spoton.engine.game.facts;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;
import java.util.Optional;

/** The fixed facts about a game, stated at the top of its file. Immutable. */
public final class GameFacts {
    private final GameFactsBuilder given;

    public GameFacts(GameFactsBuilder given) {
        this.given = given;
    }

    public static GameFactsBuilder of(String id, String title, Manual manual) {
        return new GameFactsBuilder(id, title, manual);
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

    /** The id in the round format. */
    public String id() {
        return given.id;
    }

    public String title() {
        return given.title;
    }

    public Manual manual() {
        return given.manual;
    }

    /** The letters that stand for the game in the trainer's exam codes. */
    public String examCode() {
        return given.examCode;
    }

    public int mostSeats() {
        return given.mostSeats;
    }

    public int playerCards() {
        return given.playerCards;
    }

    /** The most cards that a seat can have, including drawn cards. */
    public int mostPlayerCards() {
        return given.mostPlayerCards;
    }

    public int dealerCards() {
        return given.dealerCards;
    }

    /** Whether the dealer's first card is dealt face up and the others face down. */
    public boolean hasUpCard() {
        return given.upCard;
    }

    /** Whether the dealer qualifies with any hand. */
    public boolean isDealerAlwaysQualified() {
        return given.dealerAlwaysQualifies;
    }

    /** The lowest high card with which the dealer qualifies, if the dealer must. */
    public Rank qualifyingRank() {
        return given.qualifyingRank;
    }

    /** Finds the player's hand among the cards dealt. */
    public Ranker playerRanker() {
        return Ranker.of(given.handOrder, given.playerCards);
    }

    /** Finds the dealer's hand among the cards dealt. */
    public Ranker dealerRanker() {
        return Ranker.of(given.handOrder, given.dealerCards);
    }

    /** The ranking by which the player's and the dealer's hands are compared. */
    public HandOrder handOrder() {
        return given.handOrder;
    }

    /** Whether the hands are compared even if the dealer does not qualify. */
    public boolean isComparedUnqualified() {
        return given.comparedUnqualified;
    }

    /** The largest play wager, as a multiple of the ante. */
    public int mostTimesAnte() {
        return given.mostTimesAnte;
    }

    /** The game's wagers, in the order in which a folded seat's wagers are collected. */
    public List<Wager> wagers() {
        return given.wagers;
    }

    /** The wagers that have a paytable, including the automatic bonus. */
    public List<Wager> priced() {
        return given.priced;
    }

    /** The order in which a seat's wagers are settled. */
    public List<Wager> order() {
        return given.order;
    }

    public Spots spots() {
        return given.spots;
    }

    /** The hands that a seat plays: one, or two if it splits. */
    public List<Play> plays() {
        return given.plays;
    }

    /** Whether the player's cards are split into two hands. */
    public boolean isSplit() {
        return given.plays.size() > 1;
    }

    /** The wager that must always equal this one; empty if there is none. */
    public Optional<Wager> equalTo(Wager wager) {
        return Optional.ofNullable(given.equal.get(wager));
    }

    public boolean has(HouseOption option) {
        return given.options.contains(option);
    }

    /** The rule for face-up dealing; empty if no letter allows it. */
    public Optional<FaceUpRule> faceUp() {
        return given.faceUp;
    }

    public Optional<Rule> citation(CitationTopic topic) {
        return Optional.ofNullable(given.citations.get(topic));
    }

    /** The bonus that depends only on the player's dealt cards; statistics count dealt hands by its rows. */
    public Optional<Wager> dealtHandBonus() {
        return given.dealtHandBonus;
    }

    /** The row of that bonus paytable that matches a player's dealt cards. */
    public Optional<Price> dealtHandPrice(Paytable table, Cards dealt) {
        return given.dealtHandPrice.of(table, dealt);
    }

    public List<WorkedExample> examples() {
        return List.copyOf(given.examples);
    }

    /** The rule by which a fold forfeits wagers. */
    public Rule foldRule() {
        return given.foldRule.orElseThrow();
    }

    /** The manual's ruling on an irregularity in the deal. */
    public Irregularity.Ruling rulingOn(Irregularity irregularity) {
        return given.rulings.get(irregularity);
    }

    /** Whether a wager belongs to the base game with its mandatory bonus, rather than being a bonus of its own. */
    public boolean isBaseGame(Wager wager) {
        return given.baseGame.contains(wager);
    }

    /** The number of games a seat wagers on: the base game with its mandatory bonus, each optional bonus, and the progressive. */
    public int gamesWagered(Seat seat) {
        long optional = seat.wagers().stream().filter(wager -> !isBaseGame(wager)).count();
        return (int) optional + (seat.wagers().stream().anyMatch(this::isBaseGame) ? 1 : 0);
    }
}
