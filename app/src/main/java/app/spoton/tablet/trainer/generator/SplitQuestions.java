package app.spoton.tablet.trainer.generator;

import static app.spoton.tablet.trainer.question.Reason.hand;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.SplitCards;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizQuestion.Subject;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.Reason.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Questions about four cards before they are split. */
final class SplitQuestions {
    private static final int OPTIONS = 4;
    private static final List<Category> INSTANT_HANDS = List.of(Category.MINI_ROYAL, Category.STRAIGHT_FLUSH,
            Category.THREE_OF_A_KIND, Category.STRAIGHT, Category.FLUSH);

    private final QuestionBuilder builder;
    private final PracticeRound practice;
    private final Cards four;
    private final List<Cards> winners;

    SplitQuestions(QuestionBuilder builder) {
        this.builder = builder;
        this.practice = builder.practice();
        this.four = practice.seat().cards();
        this.winners = practice.game().mustBeKeptTogether(practice.round(), practice.seat());
    }

    /** Whether there is an instant winner, and which one is paid. */
    Optional<QuizQuestion> instantWinner() {
        if (winners.stream().map(three -> Hand.of(Ranker.THREE, three).category()).distinct().count() > 1) {
            return Optional.empty();   // a straight and a flush pay the same: the player chooses
        }
        List<AnswerOption> options = new ArrayList<>();
        INSTANT_HANDS.forEach(category -> options.add(new AnswerOption.HandName(category)));
        options.add(new AnswerOption.NoInstantWinner());
        AnswerOption correct = winners.isEmpty() ? new AnswerOption.NoInstantWinner() : new AnswerOption.HandName(best().category());
        long decidingCards = winners.isEmpty() ? 0L : winners.get(0).mask();
        return Optional.of(builder.build(Subject.SEAT, Optional.empty(), new AnswerForm.MultipleChoice(options),
                new Answer.Choice(correct), reason(), List.of(), RuleCitations.of(practice.game(), CitationTopic.SPLITTING), decidingCards));
    }

    private Hand best() {
        return Hand.of(Ranker.THREE, winners.get(0));
    }

    private Reason reason() {
        if (winners.isEmpty()) {
            return Reason.of(Kind.NO_INSTANT_WINNER);
        }
        Price price = practice.round().paytable(Wager.ANTE).secondPriceOf(best().value()).orElseThrow();
        return Reason.of(Kind.INSTANT_WINNER_KEPT, hand(best()), new Argument.OddsArgument(price.second().orElseThrow()));
    }

    /** The one split that keeps the instant winner among others that break it up. Without one every split is legal. */
    Optional<QuizQuestion> legalSplit() {
        List<List<Cards>> wrong = splitsThatBreakWinner();
        if (winners.isEmpty() || wrong.size() < OPTIONS - 1) {
            return Optional.empty();
        }
        AnswerOption correct = new AnswerOption.SplitHands(with(builder.pick(winners)));
        List<AnswerOption> options = new ArrayList<>(List.of(correct));
        builder.shuffled(wrong).subList(0, OPTIONS - 1).forEach(hands -> options.add(new AnswerOption.SplitHands(hands)));
        return Optional.of(builder.build(Subject.SEAT, Optional.empty(),
                new AnswerForm.MultipleChoice(builder.shuffled(options)), new Answer.Choice(correct), reason(), List.of(),
                RuleCitations.of(practice.game(), CitationTopic.SPLITTING), winners.get(0).mask()));
    }

    private List<List<Cards>> splitsThatBreakWinner() {
        List<List<Cards>> wrong = new ArrayList<>(halves());
        for (Cards three : SplitCards.threes(four)) {
            if (!winners.contains(three)) {
                wrong.add(with(three));
            }
        }
        return wrong;
    }

    private List<List<Cards>> halves() {
        List<Card> cards = four.list();
        List<List<Cards>> halves = new ArrayList<>();
        for (int other = 1; other < 4; other++) {
            halves.add(with(Cards.of(List.of(cards.get(0), cards.get(other)))));
        }
        return halves;
    }

    private List<Cards> with(Cards hand) {
        List<Card> rest = new ArrayList<>(four.list());
        rest.removeAll(hand.list());
        return List.of(hand, Cards.of(rest));
    }
}
