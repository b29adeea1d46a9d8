package app.spoton.tablet.trainer.generator;

import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeDealer;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Topic;
import java.util.Optional;

/** Makes questions for one table. The same topic and seed give the same question, whoever asks. */
public final class QuestionFactory {
    private static final int MOST_DEALS = 60;
    private static final long NEXT = 1_000_003L;

    private final TableSetup setup;
    private final PracticeDealer dealer;

    public QuestionFactory(TableSetup setup) {
        this.setup = setup;
        this.dealer = new PracticeDealer(setup);
    }

    public TableSetup setup() {
        return setup;
    }

    /**
     * A question; empty if this table cannot show the topic.
     *
     * @param confusions may change which wrong answers are offered, and nothing else
     */
    public Optional<QuizQuestion> ask(Topic topic, long seed, Confusions confusions) {
        for (int deal = 0; deal < MOST_DEALS; deal++) {
            Optional<PracticeRound> practice = dealer.deal(topic.plant(), topic.skill().seats(), seed + NEXT * deal);
            if (practice.isEmpty()) {
                return Optional.empty();
            }
            Optional<QuizQuestion> question = about(new QuestionBuilder(topic, seed, practice.get(), confusions));
            if (question.isPresent()) {
                return question;
            }
        }
        return Optional.empty();
    }

    private static Optional<QuizQuestion> about(QuestionBuilder asking) {
        return switch (asking.skill()) {
            case NAME_HAND, READING -> new HandQuestions(asking).nameTheHand();
            case CARDS_THAT_PLAY -> new HandQuestions(asking).cardsThatPlay();
            case WHO_WINS -> new HandQuestions(asking).whoWins();
            case QUALIFIES -> new HandQuestions(asking).qualifies();
            case WAGER -> new WagerQuestions(asking).whatHappens();
            case PAY -> new WagerQuestions(asking).howMuch();
            case PROGRESSIVE -> new WagerQuestions(asking).progressive();
            case ENVY -> new WagerQuestions(asking).envy();
            case SETTLE_SEAT -> new SettlementQuestions(asking).seat();
            case SETTLE_TABLE -> new SettlementQuestions(asking).table();
            case ORDER -> new SettlementQuestions(asking).order();
            case MISTAKE -> new SettlementQuestions(asking).mistake();
            case INSTANT_WINNER -> new SplitQuestions(asking).instantWinner();
            case LEGAL_SPLIT -> new SplitQuestions(asking).legalSplit();
            case DRAW -> new DrawQuestions(asking).howMany();
        };
    }
}
