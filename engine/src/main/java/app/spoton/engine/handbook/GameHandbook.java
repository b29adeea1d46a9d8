package app.spoton.engine.handbook;

import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A game's manual in our own words, for the screens and the trainer. Immutable. */
public final class GameHandbook {
    /** The handbook of a game that brought none. */
    public static final GameHandbook NONE = new GameHandbook(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    private final List<HandList> hands;
    private final List<WagerRules> wagers;
    private final Procedure procedure;
    private final List<DealingError> irregularities;
    private final List<HouseQuestion> options;
    private final List<ApprovalCondition> conditions;

    GameHandbook(List<HandList> hands, List<WagerRules> wagers, List<ProcedureStep> steps, List<DealingError> irregularities,
            List<HouseQuestion> options, List<ApprovalCondition> conditions) {
        this.hands = List.copyOf(hands);
        this.wagers = List.copyOf(wagers);
        this.procedure = new Procedure(steps);
        this.irregularities = List.copyOf(irregularities);
        this.options = List.copyOf(options);
        this.conditions = List.copyOf(conditions);
    }

    /** Whether the game brought no handbook. */
    public boolean isEmpty() {
        return procedure.steps().isEmpty();
    }

    public List<HandList> hands() {
        return hands;
    }

    public List<WagerRules> wagers() {
        return wagers;
    }

    public Optional<WagerRules> wager(Wager wager) {
        return wagers.stream().filter(rules -> rules.wager() == wager).findFirst();
    }

    public Procedure procedure() {
        return procedure;
    }

    public List<DealingError> irregularities() {
        return irregularities;
    }

    /** What the manual says about an irregularity that ends a round; empty if the handbook does not list it. */
    public Optional<DealingError> irregularity(Irregularity kind) {
        return irregularities.stream().filter(error -> error.kind().equals(Optional.of(kind))).findFirst();
    }

    public List<HouseQuestion> options() {
        return options;
    }

    public Optional<HouseQuestion> option(HouseOption option) {
        return options.stream().filter(question -> question.option() == option).findFirst();
    }

    public List<ApprovalCondition> conditions() {
        return conditions;
    }

    /** Every citation in the handbook. */
    public Set<Rule> citations() {
        Set<Rule> found = new LinkedHashSet<>();
        for (HandList list : hands) {
            found.add(list.rule());
            list.notes().forEach(note -> found.add(note.rule()));
        }
        for (WagerRules rules : wagers) {
            rules.bet().forEach(bet -> found.add(bet.rule()));
            rules.results().forEach(result -> found.add(result.when().rule()));
        }
        procedure.steps().forEach(step -> found.add(step.rule()));
        irregularities.forEach(error -> found.add(error.rule()));
        options.forEach(option -> found.add(option.rule()));
        conditions.forEach(condition -> found.add(condition.rule()));
        return found;
    }
}
