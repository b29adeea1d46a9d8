package app.spoton.tablet.trainer.generator;

import static app.spoton.tablet.trainer.question.Reason.hand;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizQuestion.Subject;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.Reason.Kind;
import app.spoton.tablet.trainer.question.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Questions about hands: their names, the cards that play, who wins, and whether the dealer qualifies. */
final class HandQuestions {
    private static final int NAMES = 4;

    private final QuestionBuilder builder;
    private final PracticeRound practice;

    HandQuestions(QuestionBuilder builder) {
        this.builder = builder;
        this.practice = builder.practice();
    }

    /** The seat's hand, or the dealer's if the goal is not about the seat. */
    Optional<QuizQuestion> nameHand() {
        if (builder.skill() == Skill.READING && practice.playerHand().isEmpty()) {
            return Optional.empty();   // the picture shows the seat, so the seat must have a hand
        }
        boolean dealers = practice.goal().situation() == PracticeSituation.ORDINARY && builder.skill() != Skill.READING
                || practice.playerHand().isEmpty();
        Hand named = dealers ? practice.dealer() : practice.playerHand().orElseThrow();
        AnswerOption correct = new AnswerOption.HandName(named.category());
        List<AnswerOption> options = new ArrayList<>();
        for (Category category : names(named)) {
            options.add(new AnswerOption.HandName(category));
        }
        Kind kind = PracticeRound.hasLowAce(named) ? Kind.LOW_ACE
                : practice.goal().situation() == PracticeSituation.AROUND_THE_CORNER ? Kind.NO_WRAPAROUND_STRAIGHT
                : Kind.HAND_IS;
        return Optional.of(builder.build(dealers ? Subject.DEALER : Subject.SEAT, Optional.empty(), new AnswerForm.MultipleChoice(options),
                new Answer.Choice(correct), Reason.of(kind, hand(named)), List.of(), ranking(named),
                named.cards().mask()));
    }

    /** The correct name and its neighbors in the ranking, mixed-up hands first; shown with the best hand on top. */
    private List<Category> names(Hand hand) {
        List<Category> order = hand.order().weakestFirst();
        int right = order.indexOf(hand.category());
        List<Category> near = new ArrayList<>(order);
        near.remove(right);
        near = builder.shuffled(near);
        near.sort((a, b) -> Integer.compare(distance(order, a, hand), distance(order, b, hand)));
        List<Category> chosen = new ArrayList<>(near.subList(0, NAMES - 1));
        chosen.add(hand.category());
        chosen.sort((a, b) -> Integer.compare(order.indexOf(b), order.indexOf(a)));
        return chosen;
    }

    private int distance(List<Category> order, Category other, Hand hand) {
        return builder.confusions().areMixedUp(builder.topic(), hand.category().id(), other.id()) ? 0
                : Math.abs(order.indexOf(other) - order.indexOf(hand.category()));
    }

    Optional<QuizQuestion> cardsThatPlay() {
        boolean split = practice.game().facts().isSplit();
        boolean allDealerCardsPlay = practice.game().dealerCards() == practice.game().facts().handOrder().size();
        boolean dealers = split || (!allDealerCardsPlay && practice.goal().situation() == PracticeSituation.ORDINARY
                && builder.oneIn(2)) || practice.playerHand().isEmpty();
        Hand hand = dealers ? practice.dealer() : practice.playerHand().orElseThrow();
        Cards from = dealers ? practice.round().dealer() : practice.seat().cards();
        boolean upCard = practice.mustPlayUpCard();
        if (from.size() == hand.order().size() || waysToMake(hand, from, upCard) != 1) {
            return Optional.empty();
        }
        Reason reason = Reason.of(upCard ? Kind.UP_CARD_PLAYS : Kind.CARDS_PLAY, hand(hand));
        List<Rule> rules = dealers ? RuleCitations.of(practice.game(), CitationTopic.QUALIFYING) : ranking(hand);
        return Optional.of(builder.build(dealers ? Subject.DEALER : Subject.SEAT, Optional.empty(),
                new AnswerForm.PickCards(from, hand.order().size()), new Answer.CardSelection(hand.cards().mask()), reason, List.of(),
                rules, hand.cards().mask()));
    }

    /** How many choices of cards make the same hand; with two there would be two correct answers. */
    private static int waysToMake(Hand hand, Cards from, boolean withTheFirst) {
        Ranker ranker = hand.order() == HandOrder.THREE_CARD ? Ranker.THREE : Ranker.FOUR;
        int ways = 0;
        for (int chosen = 0; chosen < 1 << from.size(); chosen++) {
            if (Integer.bitCount(chosen) == ranker.dealt() && (!withTheFirst || (chosen & 1) == 1)) {
                byte[] indexes = new byte[ranker.dealt()];
                int next = 0;
                for (int place = 0; place < from.size(); place++) {
                    if ((chosen >>> place & 1) == 1) {
                        indexes[next++] = (byte) from.index(place);
                    }
                }
                ways += ranker.value(Cards.ofIndexes(indexes, next)) == hand.value() ? 1 : 0;
            }
        }
        return ways;
    }

    Optional<QuizQuestion> whoWins() {
        Optional<Step> playedAnte = practice.playedAnte();
        boolean comparesAnyway = practice.game().facts().isComparedUnqualified();
        if (playedAnte.isEmpty() || !(practice.settlement().dealerQualifies() || comparesAnyway)) {
            return Optional.empty();
        }
        Step step = playedAnte.get();
        Hand player = practice.playerHand().orElseThrow();
        AnswerOption correct = switch (step.outcome()) {
            case WIN -> AnswerOption.Winner.PLAYER;
            case LOSE -> AnswerOption.Winner.DEALER;
            case PUSH -> AnswerOption.Winner.NOBODY;
        };
        return Optional.of(builder.build(Subject.SEAT, Optional.of(step.wager()),
                new AnswerForm.MultipleChoice(List.of(AnswerOption.Winner.values())), new Answer.Choice(correct),
                SettlementReasons.compared(player, practice.dealer(), step.outcome()), List.of(step),
                List.of(step.rule()), player.cards().mask() | practice.dealer().cards().mask()));
    }

    Optional<QuizQuestion> qualifies() {
        boolean qualifies = practice.settlement().dealerQualifies();
        Argument edge = new Argument.RankArgument(practice.qualifyingRank());
        Kind kind = qualifies ? Kind.QUALIFIES : Kind.DOES_NOT_QUALIFY;
        return Optional.of(builder.build(Subject.DEALER, Optional.empty(),
                new AnswerForm.MultipleChoice(List.of(new AnswerOption.Qualification(true), new AnswerOption.Qualification(false))),
                new Answer.Choice(new AnswerOption.Qualification(qualifies)),
                Reason.of(kind, hand(practice.dealer()), edge), List.of(),
                RuleCitations.of(practice.game(), CitationTopic.QUALIFYING), practice.dealer().cards().mask()));
    }

    private List<Rule> ranking(Hand hand) {
        return RuleCitations.of(practice.game(),
                hand.order() == HandOrder.FIVE_CARD ? CitationTopic.FIVE_CARD_HANDS : CitationTopic.HAND_ORDER);
    }
}
