package app.spoton.tablet.trainer.question;

import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.SpotLayout;
import app.spoton.tablet.trainer.practice.ManualExamples;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All there is to learn at a table, in this order: the manual's examples, hands, wagers, whole settlements. */
public final class Syllabus {
    private final TableSetup setup;
    private final Game game;
    private final boolean split;
    private final List<Topic> topics = new ArrayList<>();

    private Syllabus(TableSetup setup) {
        this.setup = setup;
        this.game = setup.game();
        this.split = SpotLayout.isSplit(game);
    }

    public static List<Topic> of(TableSetup setup) {
        Syllabus syllabus = new Syllabus(setup);
        syllabus.examples();
        syllabus.hands();
        syllabus.againstTheDealer();
        syllabus.wagers();
        syllabus.splits();
        syllabus.progressive();
        syllabus.settlements();
        return List.copyOf(syllabus.topics);
    }

    /** The skills that a game has questions about. */
    public static List<Skill> skills(List<Topic> topics) {
        return topics.stream().map(Topic::skill).distinct().sorted().collect(Collectors.toList());
    }

    private void add(Skill skill, Situation... situations) {
        for (Situation situation : situations) {
            add(skill, PracticeGoal.of(situation));
        }
    }

    private void add(Skill skill, PracticeGoal goal) {
        topics.add(new Topic(game, skill, goal));
    }

    private void examples() {
        for (Situation example : ManualExamples.at(setup)) {
            add(switch (ManualExamples.of(game, example).subject()) {
                case SEAT -> Skill.SETTLE_SEAT;
                case NAME -> Skill.NAME_HAND;
                case WAGER -> Skill.WAGER;
                case SPLIT -> Skill.LEGAL_SPLIT;
                case DRAW -> Skill.DRAW;
            }, example);
        }
    }

    private void hands() {
        HandOrder order = game.playerCards() == 4 ? HandOrder.THREE_CARD : HandOrder.FOUR_CARD;
        for (Category category : order.weakestFirst()) {
            add(Skill.NAME_HAND, PracticeGoal.hand(category));
            add(Skill.READING, PracticeGoal.hand(category));
        }
        add(Skill.NAME_HAND, Situation.ORDINARY, Situation.WHEEL, Situation.AROUND_THE_CORNER);
        add(Skill.READING, Situation.WHEEL, Situation.ORDINARY);
        add(Skill.CARDS_THAT_PLAY, Situation.ORDINARY);
        if (!split) {
            add(Skill.CARDS_THAT_PLAY, Situation.WHEEL, Situation.KICKER);
        } else if (!isVersion1()) {
            add(Skill.CARDS_THAT_PLAY, Situation.UP_CARD_MUST_PLAY);
        }
    }

    private boolean isVersion1() {
        return setup.paytables().get(Wager.BLIND).id().startsWith("V1-");
    }

    private boolean mustQualify() {
        return !game.id().equals("four-card-poker");
    }

    private void againstTheDealer() {
        add(Skill.WHO_WINS, Situation.ORDINARY, Situation.TIE, Situation.KICKER, Situation.WHEEL,
                Situation.STRAIGHT_THAT_LOSES);
        if (game.playerCards() == 4) {   // three-card hands, of which the mini-royal is one
            add(Skill.WHO_WINS, Situation.MINI_ROYALS);
        }
        add(Skill.QUALIFIES, Situation.QUALIFYING_EDGE, Situation.ORDINARY);
    }

    private void wagers() {
        for (Wager wager : game.priced()) {
            if (wager == Wager.PROGRESSIVE) {
                continue;
            }
            for (Price price : setup.paytables().get(wager).prices()) {
                rows(wager, price);
            }
        }
        add(Skill.WAGER, Situation.ORDINARY, Situation.TIE, Situation.STRAIGHT_THAT_LOSES);
        if (mustQualify()) {
            add(Skill.WAGER, Situation.NOT_QUALIFIED, Situation.QUALIFYING_EDGE);
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.WAGER, Situation.MINI_ROYALS);
        }
        if (hasLiveBonus()) {
            add(Skill.WAGER, Situation.FOLD_WITH_LIVE_BONUS);
        }
        if (game.wagers().contains(Wager.BAD_BEAT)) {
            add(Skill.WAGER, Situation.BAD_BEAT_TIE);
        }
        boolean threeToTwo = game.priced().stream().anyMatch(wager -> setup.paytables().get(wager).prices().stream()
                .anyMatch(price -> price.odds().map(Odds::denominator).orElse(1L) == 2L));
        if (threeToTwo) {
            add(Skill.PAY, Situation.THREE_TO_TWO);
        }
        add(Skill.PAY, Situation.ORDINARY);
    }

    private void rows(Wager wager, Price price) {
        boolean push = price.odds().map(Odds::kind).filter(kind -> kind == Odds.Kind.PUSH).isPresent();
        add(Skill.WAGER, PracticeGoal.row(wager, price.row(), false));
        if (!push) {
            add(Skill.PAY, PracticeGoal.row(wager, price.row(), false));
        }
        if (price.second().isPresent()) {
            add(Skill.WAGER, PracticeGoal.row(wager, price.row(), true));
            add(Skill.PAY, PracticeGoal.row(wager, price.row(), true));
        }
    }

    /** In Crazy 4 Poker a fold forfeits everything, unless the house says otherwise. */
    private boolean hasLiveBonus() {
        return !game.id().equals("crazy-4-poker") || setup.house().queensUpOnFold() || setup.house().badBeatOnFold()
                || setup.house().progressiveOnFold();
    }

    private void splits() {
        if (split) {
            add(Skill.INSTANT_WINNER, Situation.INSTANT_WINNER, Situation.NO_INSTANT_WINNER);
            add(Skill.LEGAL_SPLIT, Situation.INSTANT_WINNER, Situation.NO_INSTANT_WINNER);
            add(Skill.DRAW, Situation.TWO_AND_TWO, Situation.THREE_AND_ONE, Situation.ONE_HAND_FOLDED,
                    Situation.INSTANT_WINNER, Situation.NOTHING_TO_DRAW);
        }
    }

    private void progressive() {
        if (game.priced().contains(Wager.PROGRESSIVE)) {
            List<Price> prices = setup.paytables().get(Wager.PROGRESSIVE).prices();
            prices.forEach(price -> add(Skill.PROGRESSIVE, PracticeGoal.row(Wager.PROGRESSIVE, price.row(), false)));
            add(Skill.PROGRESSIVE, Situation.ORDINARY);
            if (prices.stream().anyMatch(price -> !price.envy().isZero())) {
                add(Skill.ENVY, Situation.ENVY, Situation.OWN_ENVY, Situation.ORDINARY);
            }
        }
    }

    private void settlements() {
        for (Skill skill : List.of(Skill.ORDER, Skill.SETTLE_SEAT, Skill.MISTAKE, Skill.SETTLE_TABLE)) {
            add(skill, Situation.ORDINARY, Situation.FOLD);
            if (mustQualify()) {
                add(skill, Situation.NOT_QUALIFIED);
            }
        }
        if (game.wagers().contains(Wager.MONSTER)) {
            add(Skill.SETTLE_SEAT, Situation.MINI_ROYALS);
        }
        add(Skill.SETTLE_SEAT, Situation.TIE, Situation.STRAIGHT_THAT_LOSES);
        add(Skill.MISTAKE, Situation.TIE, Situation.STRAIGHT_THAT_LOSES);
        if (hasLiveBonus()) {
            add(Skill.SETTLE_SEAT, Situation.FOLD_WITH_LIVE_BONUS);
            add(Skill.MISTAKE, Situation.FOLD_WITH_LIVE_BONUS);
        }
    }
}
