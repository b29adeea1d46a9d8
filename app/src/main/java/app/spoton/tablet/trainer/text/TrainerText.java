package app.spoton.tablet.trainer.text;

import android.content.Context;
import android.content.res.Resources;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.Category;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.R;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.answer.SettledWager;
import app.spoton.tablet.trainer.question.AnswerPace;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Skill;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** Questions, answers and reasons as text, for the screen and for exam reports. */
public final class TrainerText {
    private static final int[] RANKS = {R.string.rank_2, R.string.rank_3, R.string.rank_4, R.string.rank_5,
        R.string.rank_6, R.string.rank_7, R.string.rank_8, R.string.rank_9, R.string.rank_10, R.string.rank_j,
        R.string.rank_q, R.string.rank_k, R.string.rank_a};

    private final Resources resources;

    @Inject
    TrainerText(@ApplicationContext Context context) {
        this(context.getResources());
    }

    public TrainerText(Resources resources) {
        this.resources = resources;
    }

    private String text(int id, Object... values) {
        return resources.getString(id, values);
    }

    public String skill(Skill skill) {
        return text(switch (skill) {
            case NAME_HAND -> R.string.skill_name_hand;
            case CARDS_THAT_PLAY -> R.string.skill_cards_that_play;
            case WHO_WINS -> R.string.skill_who_wins;
            case QUALIFIES -> R.string.skill_qualifies;
            case WAGER -> R.string.skill_wager;
            case PAY -> R.string.skill_pay;
            case SETTLE_SEAT -> R.string.skill_settle_seat;
            case SETTLE_TABLE -> R.string.skill_settle_table;
            case ORDER -> R.string.skill_order;
            case INSTANT_WINNER -> R.string.skill_instant_winner;
            case LEGAL_SPLIT -> R.string.skill_legal_split;
            case DRAW -> R.string.skill_draw;
            case PROGRESSIVE -> R.string.skill_progressive;
            case ENVY -> R.string.skill_envy;
            case MISTAKE -> R.string.skill_mistake;
            case READING -> R.string.skill_reading;
            case NEXT_STEP -> R.string.skill_next_step;
            case IRREGULARITY -> R.string.skill_irregularity;
            case PROGRESSIVE_STEPS -> R.string.skill_progressive_steps;
        });
    }

    public String question(QuizQuestion question) {
        int seat = question.practice().seatNumber();
        boolean dealers = question.subject() == QuizQuestion.Subject.DEALER;
        return switch (question.topic().skill()) {
            case NAME_HAND -> dealers ? text(R.string.ask_name_dealer) : text(R.string.ask_name_seat, seat);
            case CARDS_THAT_PLAY -> cardsThatPlay(question, dealers, seat);
            case WHO_WINS -> text(R.string.ask_who_wins, seat);
            case QUALIFIES -> text(R.string.ask_qualifies);
            case WAGER, PROGRESSIVE -> wager(question, seat);
            case PAY -> text(R.string.ask_pay, seat, question.wager().orElseThrow().words(),
                    dollars(question.explanation().steps().get(0).stake()));
            case SETTLE_SEAT -> text(R.string.ask_settle_seat, seat);
            case SETTLE_TABLE -> text(R.string.ask_settle_table);
            case ORDER -> text(R.string.ask_order, seat);
            case INSTANT_WINNER -> text(R.string.ask_instant, seat);
            case LEGAL_SPLIT -> text(R.string.ask_split, seat);
            case DRAW -> text(R.string.ask_draw, seat);
            case ENVY -> text(R.string.ask_envy, seat);
            case MISTAKE -> text(R.string.ask_mistake, seat);
            case READING -> text(R.string.ask_reading, seat);
            case NEXT_STEP, IRREGULARITY, PROGRESSIVE_STEPS -> text(switch (question.topic().goal().situation()) {
                case NEXT_STEP -> R.string.ask_next_step;
                case STEPS_IN_ORDER -> R.string.ask_steps_in_order;
                case MISSING_STEP -> R.string.ask_missing_step;
                case WHO_ACTS -> R.string.ask_who_acts;
                case DECIDER -> R.string.ask_decider;
                default -> R.string.ask_ruling;
            });
        };
    }

    private String cardsThatPlay(QuizQuestion question, boolean dealers, int seat) {
        int count = question.form() instanceof AnswerForm.PickCards pick ? pick.count() : 0;
        boolean upCard = question.explanation().reason().kind() == Reason.Kind.UP_CARD_PLAYS;
        return upCard ? text(R.string.ask_cards_up, count) : dealers ? text(R.string.ask_cards_dealer, count)
                : text(R.string.ask_cards_seat, seat, count);
    }

    private String wager(QuizQuestion question, int seat) {
        Wager wager = question.wager().orElseThrow();
        return wager.isBet() ? text(R.string.ask_wager, seat, wager.words())
                : text(R.string.ask_bonus, seat, wager.words(),
                        dollars(question.explanation().steps().get(0).stake()));
    }

    public String option(AnswerOption option) {
        if (option instanceof AnswerOption.HandName name) {
            return hand(name.category());
        }
        if (option instanceof AnswerOption.Winner winner) {
            return text(winner == AnswerOption.Winner.PLAYER ? R.string.answer_player : winner == AnswerOption.Winner.DEALER
                    ? R.string.answer_dealer : R.string.answer_tie);
        }
        if (option instanceof AnswerOption.Qualification qualifying) {
            return text(qualifying.qualifies() ? R.string.answer_qualifies : R.string.answer_does_not_qualify);
        }
        if (option instanceof AnswerOption.WagerAction doing) {
            return action(doing.action(), doing.pay());
        }
        if (option instanceof AnswerOption.Statement statement) {
            return statement.text();
        }
        if (option instanceof AnswerOption.SplitHands hands) {
            return hands(hands.hands());
        }
        if (option instanceof AnswerOption.CardCounts draw) {
            return text(R.string.answer_draw, dealt(draw.cards().get(0)), dealt(draw.cards().get(1)));
        }
        return text(R.string.answer_no_instant_winner);
    }

    private String dealt(int cards) {
        return cards == 0 ? text(R.string.answer_no_cards)
                : resources.getQuantityString(R.plurals.answer_cards, cards, cards);
    }

    private String hands(List<Cards> hands) {
        String words = cards(hands.get(0));
        for (Cards hand : hands.subList(1, hands.size())) {
            words = text(R.string.answer_hands, words, cards(hand));
        }
        return words;
    }

    /** Such as A♠ 10♥. */
    public String cards(Cards cards) {
        if (cards.size() == 0) {
            return text(R.string.answer_no_cards);
        }
        return cards.list().stream().map(TrainerText::card).collect(Collectors.joining(" "));
    }

    private static String card(Card card) {
        String rank = card.rank() == Rank.TEN ? "10" : String.valueOf(card.rank().symbol());
        return rank + switch (card.suit()) {
            case CLUBS -> '♣';
            case DIAMONDS -> '♦';
            case HEARTS -> '♥';
            case SPADES -> '♠';
        };
    }

    public String action(DealerAction action, Money pay) {
        return switch (action) {
            case TAKE -> text(R.string.answer_take);
            case PUSH -> text(R.string.answer_push);
            case PAY -> text(R.string.answer_pay, dollars(pay));
            case NOTHING -> text(R.string.answer_nothing);
        };
    }

    public String line(SettledWager done) {
        return text(R.string.answer_line, capitalize(done.wager().words()), action(done.action(), done.pay()));
    }

    public String answer(Answer answer, QuizQuestion question) {
        if (answer instanceof Answer.Choice chosen) {
            return option(chosen.option());
        }
        if (answer instanceof Answer.CardSelection picked) {
            return cards(Cards.of(Card.deck().stream().filter(card -> (picked.cards() >>> card.index() & 1) == 1)
                    .collect(Collectors.toList())));
        }
        if (answer instanceof Answer.Amount paid) {
            return dollars(paid.amount());
        }
        if (answer instanceof Answer.WagerOrder ordered) {
            return ordered.wagers().stream().map(Wager::words).collect(Collectors.joining(", "));
        }
        if (answer instanceof Answer.StepOrder ordered) {
            return ordered.steps().stream().map(AnswerOption.Statement::text).collect(Collectors.joining(" "));
        }
        if (answer instanceof Answer.SettledWagers settled) {
            return settled.settled().stream().map(done -> text(R.string.answer_seat_line, done.seat(),
                    done.wager().words(), action(done.action(), done.pay()))).collect(Collectors.joining("; "));
        }
        return answer instanceof Answer.Line line && line.index() >= 0 && question.form() instanceof AnswerForm.FindMistake form
                ? text(R.string.answer_mistake, line(form.lines().get(line.index()))) : text(R.string.answer_no_mistake);
    }

    public String reason(Reason reason) {
        boolean possessive = isPossessive(reason.kind());
        Object[] arguments = reason.arguments().stream().map(one -> argument(one, possessive)).toArray();
        return capitalize(text(ReasonSentences.of(reason.kind()), arguments));
    }

    /** Whether the sentence has possessives: 'a pair' becomes 'the dealer's pair'. */
    private static boolean isPossessive(Reason.Kind kind) {
        return switch (kind) {
            case BEATS, LOSES, MONSTER_TOO_LOW, MONSTER_LOST, BEATS_AND_ROW_PAYS, BUSTED, BONUS_LOST -> true;
            default -> false;
        };
    }

    private String argument(Reason.Argument argument, boolean possessive) {
        if (argument instanceof Reason.Argument.HandArgument hand) {
            return possessive ? hand.words() : hand.withArticle();
        }
        if (argument instanceof Reason.Argument.RowArgument row) {
            return row.row().words();
        }
        if (argument instanceof Reason.Argument.OddsArgument odds) {
            return odds.odds().toString();
        }
        if (argument instanceof Reason.Argument.WagersArgument wagers) {
            return wagers.wagers().stream().map(Wager::words).collect(Collectors.joining(", "));
        }
        if (argument instanceof Reason.Argument.MoneyArgument money) {
            return dollars(money.amount());
        }
        if (argument instanceof Reason.Argument.RankArgument rank) {
            return rank(rank.rank());
        }
        if (argument instanceof Reason.Argument.SplitHandArgument hand) {
            return switch (hand.status()) {
                case PLAYED -> text(R.string.reason_draw_played, hand.held(), dealt(hand.drawn()));
                case FOLDED -> text(R.string.reason_draw_folded);
                case PAID -> text(R.string.reason_draw_paid);
            };
        }
        return ((Reason.Argument.TextArgument) argument).text();
    }

    private String rank(Rank rank) {
        return text(RANKS[rank.ordinal()]);
    }

    /** The name of a hand or a row without its article. */
    public static String withoutArticle(String words) {
        return words.startsWith("a ") ? words.substring(2) : words;
    }

    public String pace(AnswerPace pace) {
        return text(switch (pace) {
            case QUICK -> R.string.pace_quick;
            case STEADY -> R.string.pace_steady;
            case SLOW -> R.string.pace_slow;
        });
    }

    /** A hand's name as a label. */
    private static String hand(Category category) {
        return capitalize(withoutArticle(category.words()));
    }

    public static String capitalize(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.US) + words.substring(1);
    }

    /** Seconds with one decimal. */
    public static String seconds(Duration time) {
        long tenths = (time.toMillis() + 50) / 100;
        return tenths / 10 + "." + tenths % 10;
    }

    /** Cents only where there are any. */
    public static String dollars(Money amount) {
        long cents = Math.abs(amount.cents());
        String whole = String.format(Locale.US, "%,d", cents / 100);
        return '$' + whole + (cents % 100 == 0 ? "" : String.format(Locale.US, ".%02d", cents % 100));
    }
}
