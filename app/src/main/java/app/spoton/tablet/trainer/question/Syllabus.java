package app.spoton.tablet.trainer.question;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.hand.Category;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.ManualExamples;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.Situation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** All topics of a table. The topics of each skill go from easy to hard. */
public final class Syllabus {
    private final TableSetup setup;
    private final Game game;
    private final boolean isSplit;
    private final boolean dealerMustQualify;
    private final boolean hasLiveBonusAfterFold;
    private final List<QuizTopic> topics = new ArrayList<>();

    private Syllabus(TableSetup setup) {
        this.setup = setup;
        this.game = setup.game();
        this.isSplit = game.facts().isSplit();
        this.dealerMustQualify = !game.facts().isDealerAlwaysQualified();
        this.hasLiveBonusAfterFold = !game.mayStayUnseen(foldedSeat(), setup.house());
    }

    /** A folded seat with every wager but the play. */
    private Seat foldedSeat() {
        Seat.Builder seat = Seat.at(1).folded(true);
        List<Wager> plays = game.facts().plays().stream().map(GameFacts.Play::play).collect(Collectors.toList());
        game.wagers().stream().filter(wager -> !plays.contains(wager)).forEach(wager -> seat.bet(wager, Money.ofCents(500)));
        return seat.build();
    }

    public static List<QuizTopic> of(TableSetup setup) {
        return of(setup, Catalog.standard());
    }

    /** @param catalog with the handbook of the game */
    public static List<QuizTopic> of(TableSetup setup, Catalog catalog) {
        Syllabus syllabus = new Syllabus(setup);
        syllabus.addHands();
        syllabus.addComparisons();
        syllabus.addSplits();
        syllabus.addWagers();
        syllabus.addProgressive();
        syllabus.addSettlements();
        syllabus.topics.addAll(ProcedureTopics.of(setup, catalog.handbook(setup.game())));
        return List.copyOf(syllabus.topics);
    }

    /** The skills that these topics are about, from easy to hard. */
    public static List<Skill> skills(List<QuizTopic> topics) {
        return topics.stream().map(QuizTopic::skill).distinct().sorted().collect(Collectors.toList());
    }

    private void add(Skill skill, Situation... situations) {
        for (Situation situation : situations) {
            add(skill, PracticeGoal.of(situation));
        }
    }

    private void add(Skill skill, PracticeGoal goal) {
        topics.add(new QuizTopic(game, skill, goal));
    }

    /** The manual's own examples of a skill. */
    private void addExamples(Skill skill, ManualExamples.About about) {
        for (Situation example : ManualExamples.at(setup)) {
            if (ManualExamples.of(game, example).about() == about) {
                add(skill, example);
            }
        }
    }

    private void addHands() {
        for (Category category : game.facts().handOrder().weakestFirst()) {
            add(Skill.NAME_HAND, PracticeGoal.hand(category));
            add(Skill.READING, PracticeGoal.hand(category));
        }
        add(Skill.NAME_HAND, Situation.ORDINARY, Situation.WHEEL, Situation.AROUND_THE_CORNER);
        add(Skill.READING, Situation.WHEEL, Situation.ORDINARY);
        if (game.playerCards() == game.facts().handOrder().size()) {
            return;   // all cards play
        }
        add(Skill.CARDS_THAT_PLAY, Situation.ORDINARY);
        if (!isSplit) {
            add(Skill.CARDS_THAT_PLAY, Situation.WHEEL, Situation.KICKER);
        } else if (game.mustPlayUpCard(setup.paytables())) {
            add(Skill.CARDS_THAT_PLAY, Situation.UP_CARD_MUST_PLAY);
        }
    }

    private void addComparisons() {
        add(Skill.WHO_WINS, Situation.ORDINARY, Situation.KICKER, Situation.TIE, Situation.WHEEL,
                Situation.STRAIGHT_THAT_LOSES);
        if (game.facts().handOrder().weakestFirst().contains(Category.MINI_ROYAL)) {
            add(Skill.WHO_WINS, Situation.MINI_ROYALS);
        }
        if (dealerMustQualify) {
            add(Skill.QUALIFIES, Situation.ORDINARY, Situation.QUALIFYING_EDGE);
        }
    }

    /** Which split is legal is asked only with an instant winner: without one every split is. */
    private void addSplits() {
        if (isSplit) {
            add(Skill.INSTANT_WINNER, Situation.NO_INSTANT_WINNER, Situation.INSTANT_WINNER);
            addExamples(Skill.LEGAL_SPLIT, ManualExamples.About.SPLIT);
            add(Skill.LEGAL_SPLIT, Situation.INSTANT_WINNER);
            addExamples(Skill.DRAW, ManualExamples.About.DRAW);
            add(Skill.DRAW, Situation.TWO_AND_TWO, Situation.THREE_AND_ONE, Situation.ONE_HAND_FOLDED,
                    Situation.INSTANT_WINNER, Situation.NOTHING_TO_DRAW);
        }
    }

    private void addWagers() {
        add(Skill.WAGER, Situation.ORDINARY);
        add(Skill.PAY, Situation.ORDINARY);
        for (Wager wager : game.priced()) {
            if (wager != Wager.PROGRESSIVE) {
                lowestFirst(wager).forEach(price -> addRow(wager, price));
            }
        }
        add(Skill.WAGER, Situation.TIE, Situation.STRAIGHT_THAT_LOSES);
        if (dealerMustQualify) {
            add(Skill.WAGER, Situation.NOT_QUALIFIED, Situation.QUALIFYING_EDGE);
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.WAGER, Situation.MINI_ROYALS);
        }
        if (hasLiveBonusAfterFold) {
            add(Skill.WAGER, Situation.FOLD_WITH_LIVE_BONUS);
        }
        if (game.wagers().contains(Wager.BAD_BEAT)) {
            add(Skill.WAGER, Situation.BAD_BEAT_TIE);
        }
        boolean paysThreeToTwo = game.priced().stream().anyMatch(wager -> setup.paytables().get(wager).prices().stream()
                .anyMatch(price -> price.odds().map(Odds::denominator).orElse(1L) == 2L));
        if (paysThreeToTwo) {
            add(Skill.PAY, Situation.THREE_TO_TWO);
        }
    }

    /** Paytables list the best hand first. */
    private List<Price> lowestFirst(Wager wager) {
        List<Price> prices = new ArrayList<>(setup.paytables().get(wager).prices());
        Collections.reverse(prices);
        return prices;
    }

    private void addRow(Wager wager, Price price) {
        boolean pushes = price.odds().map(Odds::kind).filter(kind -> kind == Odds.Kind.PUSH).isPresent();
        add(Skill.WAGER, PracticeGoal.row(wager, price.row(), false));
        if (!pushes) {
            add(Skill.PAY, PracticeGoal.row(wager, price.row(), false));
        }
        if (price.second().isPresent()) {
            add(Skill.WAGER, PracticeGoal.row(wager, price.row(), true));
            add(Skill.PAY, PracticeGoal.row(wager, price.row(), true));
        }
    }

    private void addProgressive() {
        if (game.priced().contains(Wager.PROGRESSIVE)) {
            add(Skill.PROGRESSIVE, Situation.ORDINARY);
            List<Price> prices = lowestFirst(Wager.PROGRESSIVE);
            prices.forEach(price -> add(Skill.PROGRESSIVE, PracticeGoal.row(Wager.PROGRESSIVE, price.row(), false)));
            if (prices.stream().anyMatch(price -> !price.envy().isZero())) {
                add(Skill.ENVY, Situation.ORDINARY, Situation.ENVY, Situation.OWN_ENVY);
            }
        }
    }

    private void addSettlements() {
        addExamples(Skill.SETTLE_SEAT, ManualExamples.About.SEAT);
        for (Skill skill : List.of(Skill.ORDER, Skill.MISTAKE, Skill.SETTLE_SEAT, Skill.SETTLE_TABLE)) {
            add(skill, Situation.ORDINARY, Situation.FOLD);
            if (dealerMustQualify) {
                add(skill, Situation.NOT_QUALIFIED);
            }
        }
        for (Skill skill : List.of(Skill.MISTAKE, Skill.SETTLE_SEAT)) {
            add(skill, Situation.TIE, Situation.STRAIGHT_THAT_LOSES);
            if (hasLiveBonusAfterFold) {
                add(skill, Situation.FOLD_WITH_LIVE_BONUS);
            }
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.SETTLE_SEAT, Situation.MINI_ROYALS);
        }
    }
}
