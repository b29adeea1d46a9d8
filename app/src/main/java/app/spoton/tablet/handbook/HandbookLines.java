package app.spoton.tablet.handbook;

import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.HandList;
import app.spoton.engine.handbook.HouseQuestion;
import app.spoton.engine.handbook.WagerRules;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The handbook of a table as lines, each with its citation. */
final class HandbookLines {
    private final List<HandbookLine> lines = new ArrayList<>();

    private HandbookLines() {
    }

    static List<HandbookLine> of(TableSetup setup, GameHandbook handbook) {
        HandbookLines all = new HandbookLines();
        setup.paytables().forEach(all::paytable);
        handbook.hands().forEach(all::hands);
        handbook.wagers().forEach(all::wager);
        handbook.procedure().steps().forEach(step -> all.add(HandbookSection.PROCEDURE,
                step.moment().words() + ": " + step.by().words().toLowerCase(Locale.ROOT), sentences(step.text(), step.detail()), step.rule()));
        handbook.irregularities().forEach(error -> all.add(HandbookSection.IRREGULARITIES, error.happened(),
                sentences(error.ruled(), "Decided by: " + error.decidedBy().words() + "."), error.rule()));
        handbook.options().forEach(all::option);
        handbook.conditions().forEach(condition -> all.add(HandbookSection.CONDITIONS, condition.group().words(),
                condition.text(), condition.rule()));
        return List.copyOf(all.lines);
    }

    private void add(HandbookSection section, String heading, String text, Rule rule) {
        lines.add(new HandbookLine(section, heading, text, rule));
    }

    private void paytable(Wager wager, Paytable table) {
        for (Price price : table.prices()) {
            String odds = price.odds().map(Object::toString).orElse("?");
            String second = price.second().map(also -> ", " + table.kind().secondColumn().orElse("") + " " + also).orElse("");
            add(HandbookSection.PAYTABLES, wager.words() + " " + table.id(), price.row().words() + ": " + odds + second,
                    Rule.cited(price.source()));
        }
    }

    private void hands(HandList list) {
        String names = String.join(", ", list.hands().stream().map(HandList.HandExample::name).collect(Collectors.toList()));
        add(HandbookSection.HANDS, list.use(), names, list.rule());
        list.notes().forEach(note -> add(HandbookSection.HANDS, list.use(), note.text(), note.rule()));
    }

    private void wager(WagerRules rules) {
        String name = rules.wager().words();
        rules.bet().forEach(bet -> add(HandbookSection.WAGERS, name, bet.text(), bet.rule()));
        rules.results().forEach(result ->
                add(HandbookSection.WAGERS, name + " " + verb(result), result.when().text(), result.when().rule()));
    }

    private static String verb(WagerRules.WagerResult result) {
        return switch (result.outcome()) {
            case WIN -> "wins";
            case LOSE -> "loses";
            case PUSH -> "pushes";
        };
    }

    private void option(HouseQuestion question) {
        String answers = String.join(" ", question.answers().stream().map(HouseQuestion.HouseAnswer::meaning).collect(Collectors.toList()));
        add(HandbookSection.OPTIONS, question.question(), sentences(answers, question.reason()), question.rule());
    }

    private static String sentences(String one, String two) {
        return two.isEmpty() ? one : one + " " + two;
    }
}
