package app.spoton.engine.handbook;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads a game's handbook file. A record begins at the margin with its kind and id, and its fields are indented:
 *
 * <pre>
 * # a comment
 * source manual Four Card Poker Training Manual (Shuffle Master, 2003)
 *
 * step coin-in
 *   at after-wagers
 *   when progressive keypad
 *   by dealer
 *   do Press COIN IN on the keypad.
 *   more The sensors of the seats that bet light up.
 *   cite Progressive with keypad, Rules of Play 5
 * </pre>
 *
 * <p>The first source is the one that a {@code cite} refers to; another one is named before a colon. In fields with a
 * citation of their own it follows a bar: {@code wins 1 to 1 on a tie. | Playing Against the Dealer}.
 */
public final class HandbookText {
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<HandList> hands = new ArrayList<>();
    private final List<WagerRules> wagers = new ArrayList<>();
    private final List<ProcedureStep> steps = new ArrayList<>();
    private final List<DealingError> irregularities = new ArrayList<>();
    private final List<HouseQuestion> options = new ArrayList<>();
    private final List<ApprovalCondition> conditions = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final Game game;

    private HandbookText(Game game) {
        this.game = game;
    }

    /**
     * The handbook of a game.
     *
     * @throws HandbookProblem with the line and the reason if the text is wrong
     */
    public static GameHandbook read(Game game, String text) {
        HandbookText reader = new HandbookText(game);
        for (HandbookRecord record : HandbookRecords.read(text)) {
            reader.add(record);
            record.end();
        }
        return new GameHandbook(reader.hands, reader.wagers, reader.steps, reader.irregularities, reader.options,
                reader.conditions);
    }

    private void add(HandbookRecord record) {
        if (!record.kind().equals("source") && !ids.add(record.kind() + " " + record.id())) {
            throw record.problem("the id is already in use");
        }
        switch (record.kind()) {
            case "source" -> source(record);
            case "hands" -> hands.add(hands(record));
            case "wager" -> wagers.add(wager(record));
            case "step" -> steps.add(step(record));
            case "irregularity" -> irregularities.add(irregularity(record));
            case "option" -> options.add(option(record));
            case "condition" -> conditions.add(condition(record));
            default -> throw record.problem("this is none of source, hands, wager, step, irregularity, option and condition");
        }
    }

    private void source(HandbookRecord record) {
        String[] words = record.id().split(" +", 2);
        if (words.length < 2 || sources.put(words[0], words[1]) != null) {
            throw record.problem("a source needs a name of its own and a title");
        }
        if (sources.size() == 1 && !words[1].equals(game.manual())) {
            throw record.problem("the first source must be the game's manual, " + game.manual());
        }
    }

    private Rule rule(HandbookRecord record, String citation) {
        if (sources.isEmpty()) {
            throw record.problem("the source must come first");
        }
        String name = citation.contains(": ") ? citation.substring(0, citation.indexOf(": ")) : "";
        return sources.containsKey(name) ? new Rule(sources.get(name), citation.substring(name.length() + 2))
                : new Rule(sources.values().iterator().next(), citation);
    }

    private Rule cited(HandbookRecord record) {
        return rule(record, record.required("cite"));
    }

    private CitedText citedText(HandbookRecord record, HandbookRecord.Field field) {
        String[] parts = field.value().split(" \\| ", -1);
        if (parts.length != 2) {
            throw HandbookProblem.at(field.line(), "'" + field.key() + "' needs a text, a bar and a citation");
        }
        return new CitedText(parts[0].strip(), rule(record, parts[1].strip()));
    }

    private HandList hands(HandbookRecord record) {
        HandOrder order = constant(HandOrder.class, record.id()).orElseThrow(() -> record.problem("there is no such hand order"));
        List<HandList.HandExample> examples = new ArrayList<>();
        for (HandbookRecord.Field field : record.all("hand")) {
            String[] parts = field.value().split(" \\| ", -1);
            Category category = parts.length == 3 ? Category.withId(parts[0].strip()).orElse(null) : null;
            if (category == null) {
                throw HandbookProblem.at(field.line(), "a hand needs its id, its name and example cards");
            }
            examples.add(new HandList.HandExample(category, parts[1].strip(), Cards.parse(parts[2])));
        }
        List<Category> weakestFirst = new ArrayList<>(examples.stream().map(HandList.HandExample::category).collect(Collectors.toList()));
        Collections.reverse(weakestFirst);
        if (!weakestFirst.equals(order.weakestFirst())) {
            throw record.problem("the hands must be those of the order, best first");
        }
        return new HandList(order, record.required("use"), examples,
                record.all("note").stream().map(field -> citedText(record, field)).collect(Collectors.toList()), cited(record));
    }

    private WagerRules wager(HandbookRecord record) {
        Wager wager = Wager.withId(record.id())
                .filter(known -> game.wagers().contains(known) || game.priced().contains(known) || known == Wager.ENVY)
                .orElseThrow(() -> record.problem("the game has no such wager"));
        List<WagerRules.WagerResult> results = new ArrayList<>();
        for (HandbookRecord.Field field : record.all("wins", "loses", "pushes")) {
            Outcome outcome = switch (field.key()) {
                case "wins" -> Outcome.WIN;
                case "loses" -> Outcome.LOSE;
                default -> Outcome.PUSH;
            };
            results.add(new WagerRules.WagerResult(outcome, citedText(record, field)));
        }
        List<CitedText> bet = record.all("bet").stream().map(field -> citedText(record, field)).collect(Collectors.toList());
        if (bet.isEmpty() || results.isEmpty()) {
            throw record.problem("a wager needs how it is bet and what it wins or loses on");
        }
        return new WagerRules(wager, bet, results);
    }

    private ProcedureStep step(HandbookRecord record) {
        Moment moment = record.required("at", Moment::withId);
        if (!steps.isEmpty() && moment.compareTo(steps.get(steps.size() - 1).moment()) < 0) {
            throw record.problem("the steps must be in the order of the round; " + moment.id() + " comes earlier");
        }
        Set<Variant> variants = EnumSet.noneOf(Variant.class);
        boolean progressive = false;
        for (String word : record.optional("when").map(when -> when.split(" +")).orElse(new String[0])) {
            if (word.equals("progressive")) {
                progressive = true;
            } else {
                variants.add(Variant.withId(word).orElseThrow(() -> record.problem("there is no variant '" + word + "'")));
            }
        }
        return new ProcedureStep(record.id(), moment, variants, progressive, !isSet(record, "order", "any"),
                record.required("by", Actor::withId), record.required("do"), record.optional("more").orElse(""), cited(record));
    }

    private DealingError irregularity(HandbookRecord record) {
        Optional<Irregularity> kind = record.optional("kind").map(id -> constant(Irregularity.class, id)
                .orElseThrow(() -> record.problem("there is no irregularity of the kind '" + id + "'")));
        String group = record.optional("group").or(() -> kind.map(one -> game.rulingOn(one).action().name()))
                .orElse(record.id());
        return new DealingError(record.id(), kind, group, isSet(record, "about", "progressive"), record.required("happened"),
                record.required("ruled"), record.required("decides", Actor::withId), cited(record));
    }

    private HouseQuestion option(HandbookRecord record) {
        HouseOption option = Arrays.stream(HouseOption.values())
                .filter(known -> known.id().equals(record.id()) && game.facts().has(known)).findFirst()
                .orElseThrow(() -> record.problem("the game has no such option"));
        List<HouseQuestion.HouseAnswer> answers = new ArrayList<>();
        for (HandbookRecord.Field field : record.all("answer")) {
            String[] words = field.value().split(" +", 2);
            if (words.length < 2) {
                throw HandbookProblem.at(field.line(), "an answer needs a value and what it means");
            }
            answers.add(new HouseQuestion.HouseAnswer(words[0], words[1]));
        }
        return new HouseQuestion(option, record.required("asks"), record.required("reason"), answers, cited(record));
    }

    private ApprovalCondition condition(HandbookRecord record) {
        return new ApprovalCondition(record.id(), record.required("group", ApprovalCondition.Group::withId), record.required("text"),
                cited(record));
    }

    /** Whether a field that has only one possible value is there. */
    private static boolean isSet(HandbookRecord record, String key, String value) {
        Optional<String> found = record.optional(key);
        found.filter(other -> !other.equals(value)).ifPresent(other -> {
            throw record.problem("'" + key + "' can only be '" + value + "'");
        });
        return found.isPresent();
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String id) {
        String name = id.replace('-', '_').toUpperCase(Locale.ROOT);
        return Arrays.stream(type.getEnumConstants()).filter(constant -> constant.name().equals(name)).findFirst();
    }
}
