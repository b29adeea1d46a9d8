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
import app.spoton.tablet.trainer.practice.PracticeSituation;
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

    private void add(Skill skill, PracticeSituation... situations) {
        for (PracticeSituation situation : situations) {
            add(skill, PracticeGoal.of(situation));
        }
    }

    private void add(Skill skill, PracticeGoal goal) {
        topics.add(new QuizTopic(game, skill, goal));
    }

    /** The manual's own examples of a skill. */
    private void addExamples(Skill skill, ManualExamples.About about) {
        for (PracticeSituation example : ManualExamples.at(setup)) {
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
        add(Skill.NAME_HAND, PracticeSituation.ORDINARY, PracticeSituation.WHEEL, PracticeSituation.AROUND_THE_CORNER);
        add(Skill.READING, PracticeSituation.WHEEL, PracticeSituation.ORDINARY);
        if (game.playerCards() == game.facts().handOrder().size()) {
            return;   // all cards play
        }
        add(Skill.CARDS_THAT_PLAY, PracticeSituation.ORDINARY);
        if (!isSplit) {
            add(Skill.CARDS_THAT_PLAY, PracticeSituation.WHEEL, PracticeSituation.KICKER);
        } else if (game.mustPlayUpCard(setup.paytables())) {
            add(Skill.CARDS_THAT_PLAY, PracticeSituation.UP_CARD_MUST_PLAY);
        }
    }

    private void addComparisons() {
        add(Skill.WHO_WINS, PracticeSituation.ORDINARY, PracticeSituation.KICKER, PracticeSituation.TIE, PracticeSituation.WHEEL,
                PracticeSituation.STRAIGHT_THAT_LOSES);
        if (game.facts().handOrder().weakestFirst().contains(Category.MINI_ROYAL)) {
            add(Skill.WHO_WINS, PracticeSituation.MINI_ROYALS);
        }
        if (dealerMustQualify) {
            add(Skill.QUALIFIES, PracticeSituation.ORDINARY, PracticeSituation.QUALIFYING_EDGE);
        }
    }

    /** Which split is legal is asked only with an instant winner: without one every split is. */
    private void addSplits() {
        if (isSplit) {
            add(Skill.INSTANT_WINNER, PracticeSituation.NO_INSTANT_WINNER, PracticeSituation.INSTANT_WINNER);
            addExamples(Skill.LEGAL_SPLIT, ManualExamples.About.SPLIT);
            add(Skill.LEGAL_SPLIT, PracticeSituation.INSTANT_WINNER);
            addExamples(Skill.DRAW, ManualExamples.About.DRAW);
            add(Skill.DRAW, PracticeSituation.TWO_AND_TWO, PracticeSituation.THREE_AND_ONE, PracticeSituation.ONE_HAND_FOLDED,
                    PracticeSituation.INSTANT_WINNER, PracticeSituation.NOTHING_TO_DRAW);
        }
    }

    private void addWagers() {
        add(Skill.WAGER, PracticeSituation.ORDINARY);
        add(Skill.PAY, PracticeSituation.ORDINARY);
        for (Wager wager : game.priced()) {
            if (wager != Wager.PROGRESSIVE) {
                lowestFirst(wager).forEach(price -> addRow(wager, price));
            }
        }
        add(Skill.WAGER, PracticeSituation.TIE, PracticeSituation.STRAIGHT_THAT_LOSES);
        if (dealerMustQualify) {
            add(Skill.WAGER, PracticeSituation.NOT_QUALIFIED, PracticeSituation.QUALIFYING_EDGE);
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.WAGER, PracticeSituation.MINI_ROYALS);
        }
        if (hasLiveBonusAfterFold) {
            add(Skill.WAGER, PracticeSituation.FOLD_WITH_LIVE_BONUS);
        }
        if (game.wagers().contains(Wager.BAD_BEAT)) {
            add(Skill.WAGER, PracticeSituation.BAD_BEAT_TIE);
        }
        boolean paysThreeToTwo = game.priced().stream().anyMatch(wager -> setup.paytables().get(wager).prices().stream()
                .anyMatch(price -> price.odds().map(Odds::denominator).orElse(1L) == 2L));
        if (paysThreeToTwo) {
            add(Skill.PAY, PracticeSituation.THREE_TO_TWO);
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
            add(Skill.PROGRESSIVE, PracticeSituation.ORDINARY);
            List<Price> prices = lowestFirst(Wager.PROGRESSIVE);
            prices.forEach(price -> add(Skill.PROGRESSIVE, PracticeGoal.row(Wager.PROGRESSIVE, price.row(), false)));
            if (prices.stream().anyMatch(price -> !price.envy().isZero())) {
                add(Skill.ENVY, PracticeSituation.ORDINARY, PracticeSituation.ENVY, PracticeSituation.OWN_ENVY);
            }
        }
    }

    private void addSettlements() {
        addExamples(Skill.SETTLE_SEAT, ManualExamples.About.SEAT);
        for (Skill skill : List.of(Skill.ORDER, Skill.MISTAKE, Skill.SETTLE_SEAT, Skill.SETTLE_TABLE)) {
            add(skill, PracticeSituation.ORDINARY, PracticeSituation.FOLD);
            if (dealerMustQualify) {
                add(skill, PracticeSituation.NOT_QUALIFIED);
            }
        }
        for (Skill skill : List.of(Skill.MISTAKE, Skill.SETTLE_SEAT)) {
            add(skill, PracticeSituation.TIE, PracticeSituation.STRAIGHT_THAT_LOSES);
            if (hasLiveBonusAfterFold) {
                add(skill, PracticeSituation.FOLD_WITH_LIVE_BONUS);
            }
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.SETTLE_SEAT, PracticeSituation.MINI_ROYALS);
        }
    }
}
