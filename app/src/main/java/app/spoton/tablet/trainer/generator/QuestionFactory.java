package app.spoton.tablet.trainer.generator;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeDealer;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import java.util.Optional;

/** Creates questions for one table. The same topic and seed always give the same question. */
public final class QuestionFactory {
    private static final int MOST_DEALS = 60;
    private static final long NEXT = 1_000_003L;

    private final TableSetup setup;
    private final PracticeDealer dealer;
    private final Catalog catalog;

    public QuestionFactory(TableSetup setup) {
        this(setup, Catalog.standard());
    }

    /** @param catalog with the handbooks of the games */
    public QuestionFactory(TableSetup setup, Catalog catalog) {
        this.setup = setup;
        this.dealer = new PracticeDealer(setup);
        this.catalog = catalog;
    }

    public TableSetup setup() {
        return setup;
    }

    /**
     * A question; empty if this table cannot show the topic.
     *
     * @param confusions changes which wrong answers are offered, and nothing else
     */
    public Optional<QuizQuestion> ask(QuizTopic topic, long seed, Confusions confusions) {
        if (topic.skill().isAboutProcedure()) {
            return dealer.deal(PracticeGoal.of(PracticeSituation.ORDINARY), 1, seed).flatMap(practice -> new ProcedureQuestions(
                    new QuestionBuilder(topic, seed, practice, confusions), catalog).ask());
        }
        for (int deal = 0; deal < MOST_DEALS; deal++) {
            Optional<PracticeRound> practice = dealer.deal(topic.goal(), topic.skill().seats(), seed + NEXT * deal);
            if (practice.isEmpty()) {
                return Optional.empty();
            }
            Optional<QuizQuestion> question = build(new QuestionBuilder(topic, seed, practice.get(), confusions));
            if (question.isPresent()) {
                return question;
            }
        }
        return Optional.empty();
    }

    private static Optional<QuizQuestion> build(QuestionBuilder builder) {
        return switch (builder.skill()) {
            case NAME_HAND, READING -> new HandQuestions(builder).nameHand();
            case CARDS_THAT_PLAY -> new HandQuestions(builder).cardsThatPlay();
            case WHO_WINS -> new HandQuestions(builder).whoWins();
            case QUALIFIES -> new HandQuestions(builder).qualifies();
            case WAGER -> new WagerQuestions(builder).action();
            case PAY -> new WagerQuestions(builder).amount();
            case PROGRESSIVE -> new WagerQuestions(builder).progressive();
            case ENVY -> new WagerQuestions(builder).envy();
            case SETTLE_SEAT -> new SettlementQuestions(builder).seat();
            case SETTLE_TABLE -> new SettlementQuestions(builder).table();
            case ORDER -> new SettlementQuestions(builder).order();
            case MISTAKE -> new SettlementQuestions(builder).mistake();
            case INSTANT_WINNER -> new SplitQuestions(builder).instantWinner();
            case LEGAL_SPLIT -> new SplitQuestions(builder).legalSplit();
            case DRAW -> new DrawQuestions(builder).cardCounts();
            case NEXT_STEP, IRREGULARITY, PROGRESSIVE_STEPS -> Optional.empty();
        };
    }
}
