package app.spoton.tablet.trainer.generator;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.Actor;
import app.spoton.engine.handbook.DealingError;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.ProcedureStep;
import app.spoton.engine.settlement.Rule;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.AnswerOption.Statement;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Reason;
import app.spoton.tablet.trainer.question.Reason.Argument;
import app.spoton.tablet.trainer.question.StepSequence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Questions about a game's procedure and irregularities. Questions and answers are sentences of the handbook. */
final class ProcedureQuestions {
    private static final int OPTIONS = 4;
    private static final int NEAREST = 5;
    private static final String GAP = "…";
    /** Who may do a step. What the manual leaves to the casino is not asked. */
    private static final List<Actor> PEOPLE = List.of(Actor.DEALER, Actor.SUPERVISOR, Actor.PLAYER);
    /** Who may decide. A supervisor who follows the house's procedure is one answer, not two. */
    private static final List<Actor> DECIDERS = List.of(Actor.MANUAL, Actor.HOUSE, Actor.DEALER, Actor.REGULATOR);

    private final QuestionBuilder builder;
    private final Catalog catalog;
    private final GameHandbook handbook;
    private final String about;

    ProcedureQuestions(QuestionBuilder builder, Catalog catalog) {
        this.builder = builder;
        this.catalog = catalog;
        this.handbook = catalog.handbook(builder.topic().game());
        this.about = builder.topic().goal().about().orElseThrow();
    }

    Optional<QuizQuestion> ask() {
        return switch (builder.topic().goal().situation()) {
            case NEXT_STEP -> nextStep();
            case MISSING_STEP -> missingStep();
            case STEPS_IN_ORDER -> stepsInOrder();
            case WHO_ACTS -> whoActs();
            case RULING -> irregularity().map(this::ruling);
            case DECIDER -> irregularity().map(this::decider);
            default -> Optional.empty();
        };
    }

    private StepSequence sequence() {
        return StepSequence.of(handbook, builder.practice().setup(), about);
    }

    private static Statement statement(ProcedureStep step) {
        return new Statement(step.id(), step.text());
    }

    private Optional<QuizQuestion> nextStep() {
        StepSequence sequence = sequence();
        String id = about.substring(about.lastIndexOf('.') + 1);
        return sequence.steps().stream().filter(step -> step.id().equals(id)).findFirst().flatMap(step ->
                sequence.after(step).map(next -> {
                    List<ProcedureStep> others = new ArrayList<>(sequence.steps());
                    others.removeAll(List.of(step, next));
                    return choice(shown(sequence, List.of(step.text())), statement(next), near(sequence, next, others),
                            Reason.of(Reason.Kind.STEP_FOLLOWS, text(step.text()), text(next.text())), List.of(next.rule()));
                }));
    }

    /** Steps in a row without one of them: no other step of the sequence belongs between its neighbors. */
    private Optional<QuizQuestion> missingStep() {
        StepSequence sequence = sequence();
        List<ProcedureStep> window = window(sequence);
        int place = 1 + builder.pick(List.of(0, 1));
        ProcedureStep missing = window.get(place);
        List<String> lines = window.stream().map(step -> step == missing ? GAP : step.text()).collect(Collectors.toList());
        List<ProcedureStep> others = new ArrayList<>(sequence.steps());
        others.removeAll(window);
        return others.isEmpty() ? Optional.empty() : Optional.of(choice(shown(sequence, lines), statement(missing),
                near(sequence, missing, others), Reason.of(Reason.Kind.STEP_BETWEEN, text(missing.text())), List.of(missing.rule())));
    }

    /** The steps around the right one: far ones are too easy to rule out. */
    private static List<Statement> near(StepSequence sequence, ProcedureStep right, List<ProcedureStep> others) {
        int place = sequence.steps().indexOf(right);
        return others.stream().sorted(Comparator.comparingInt(step -> Math.abs(sequence.steps().indexOf(step) - place)))
                .limit(NEAREST).map(ProcedureQuestions::statement).collect(Collectors.toList());
    }

    private Optional<QuizQuestion> stepsInOrder() {
        StepSequence sequence = sequence();
        List<Statement> correct = statements(window(sequence));
        List<Statement> offered = builder.shuffled(correct);
        while (offered.equals(correct)) {   // tapping from top to bottom would be correct
            offered = builder.shuffled(correct);
        }
        String words = correct.stream().map(Statement::text).collect(Collectors.joining(" "));
        List<Rule> rules = sequence.steps().stream().filter(step -> correct.contains(statement(step)))
                .map(ProcedureStep::rule).collect(Collectors.toList());
        return Optional.of(builder.build(shown(sequence, List.of()), new AnswerForm.OrderSteps(offered),
                new Answer.StepOrder(correct), Reason.of(Reason.Kind.STEP_ORDER, text(words)), rules));
    }

    private List<ProcedureStep> window(StepSequence sequence) {
        int first = builder.pick(IntStream.rangeClosed(0, sequence.size() - StepSequence.WINDOW).boxed()
                .collect(Collectors.toList()));
        return sequence.steps().subList(first, first + StepSequence.WINDOW);
    }

    private Optional<QuizQuestion> whoActs() {
        StepSequence sequence = StepSequence.of(handbook, builder.practice().setup(),
                StepSequence.Kind.PROGRESSIVE_WIN.id() + '.' + about);
        ProcedureStep step = builder.pick(sequence.steps().stream().filter(one -> PEOPLE.contains(one.by()))
                .collect(Collectors.toList()));
        return Optional.of(choice(shown(sequence, List.of(step.text())), person(step.by()), people(PEOPLE),
                Reason.of(Reason.Kind.STEP_IS_OF, text(step.by().words()), text(step.text())), List.of(step.rule())));
    }

    private Optional<DealingError> irregularity() {
        return handbook.irregularities().stream().filter(error -> error.id().equals(about)).findFirst();
    }

    /** Wrong answers are rulings on other irregularities, also of other games, that are not ruled alike. */
    private QuizQuestion ruling(DealingError error) {
        List<Statement> others = new ArrayList<>();
        List<String> groups = new ArrayList<>(List.of(error.group()));
        List<DealingError> all = new ArrayList<>(handbook.irregularities());
        catalog.games().forEach(game -> all.addAll(catalog.handbook(game).irregularities()));
        for (DealingError other : all) {
            if (other.progressive() == error.progressive() && !groups.contains(other.group())) {
                groups.add(other.group());
                others.add(new Statement(other.group(), other.ruled()));
            }
        }
        return choice(List.of(error.happened()), new Statement(error.group(), error.ruled()), others,
                Reason.of(Reason.Kind.RULED, text(error.ruled())), List.of(error.rule()));
    }

    private QuizQuestion decider(DealingError error) {
        return choice(List.of(error.happened()), person(error.decidedBy()), people(DECIDERS),
                Reason.of(Reason.Kind.DECIDED, text(error.ruled()), text(error.decidedBy().words())), List.of(error.rule()));
    }

    private static Statement person(Actor actor) {
        return new Statement(actor.id(), actor.words());
    }

    private static List<Statement> people(List<Actor> actors) {
        return actors.stream().map(ProcedureQuestions::person).collect(Collectors.toList());
    }

    private static List<Statement> statements(List<ProcedureStep> steps) {
        return steps.stream().map(ProcedureQuestions::statement).collect(Collectors.toList());
    }

    /** How the table is run, where the steps depend on it, and then the lines. */
    private static List<String> shown(StepSequence sequence, List<String> lines) {
        List<String> shown = new ArrayList<>();
        String variants = sequence.variants().stream().map(Variant::words).collect(Collectors.joining(" · "));
        if (!variants.isEmpty()) {
            shown.add(variants);
        }
        shown.addAll(lines);
        return shown;
    }

    private static Argument text(String words) {
        return new Argument.TextArgument(words);
    }

    /** Offers the correct answer among others, those that the trainee mixes up first. */
    private QuizQuestion choice(List<String> shown, Statement correct, List<Statement> others, Reason reason, List<Rule> rules) {
        List<Statement> wrong = builder.shuffled(others.stream().filter(other -> !other.equals(correct))
                .collect(Collectors.toList()));
        List<AnswerOption> options = new ArrayList<>(List.of(correct));
        wrong.stream().filter(other -> builder.confusions().areMixedUp(builder.topic(), correct.id(), other.id()))
                .limit(OPTIONS - 1L).forEach(options::add);
        wrong.stream().filter(other -> !options.contains(other)).limit(OPTIONS - (long) options.size()).forEach(options::add);
        return builder.build(shown, new AnswerForm.MultipleChoice(builder.shuffled(options)), new Answer.Choice(correct), reason,
                rules);
    }
}
