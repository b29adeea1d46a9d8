package app.spoton.tablet.trainer.question;

import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.deal.Practice;
import app.spoton.tablet.trainer.deal.PracticeDealer;
import java.util.Optional;

/** Makes questions for one table. The same topic and seed give the same question, whoever asks. */
public final class Questions {
    private static final int MOST_DEALS = 60;
    private static final long NEXT = 1_000_003L;

    private final TableSetup setup;
    private final PracticeDealer dealer;

    public Questions(TableSetup setup) {
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
    public Optional<Question> ask(Topic topic, long seed, Confusions confusions) {
        for (int deal = 0; deal < MOST_DEALS; deal++) {
            Optional<Practice> practice = dealer.deal(topic.plant(), topic.skill().seats(), seed + NEXT * deal);
            if (practice.isEmpty()) {
                return Optional.empty();
            }
            Optional<Question> question = about(new Asking(topic, seed, practice.get(), confusions));
            if (question.isPresent()) {
                return question;
            }
        }
        return Optional.empty();
    }

    private static Optional<Question> about(Asking asking) {
        return switch (asking.skill()) {
            case NAME_HAND, READING -> new AboutHands(asking).nameTheHand();
            case CARDS_THAT_PLAY -> new AboutHands(asking).cardsThatPlay();
            case WHO_WINS -> new AboutHands(asking).whoWins();
            case QUALIFIES -> new AboutHands(asking).qualifies();
            case WAGER -> new AboutWagers(asking).whatHappens();
            case PAY -> new AboutWagers(asking).howMuch();
            case PROGRESSIVE -> new AboutWagers(asking).progressive();
            case ENVY -> new AboutWagers(asking).envy();
            case SETTLE_SEAT -> new AboutSettling(asking).seat();
            case SETTLE_TABLE -> new AboutSettling(asking).table();
            case ORDER -> new AboutSettling(asking).order();
            case MISTAKE -> new AboutSettling(asking).mistake();
            case INSTANT_WINNER -> new AboutSplits(asking).instantWinner();
            case LEGAL_SPLIT -> new AboutSplits(asking).legalSplit();
            case DRAW -> new AboutDraw(asking).howMany();
        };
    }
}
