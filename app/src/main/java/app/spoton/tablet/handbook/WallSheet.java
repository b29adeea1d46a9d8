package app.spoton.tablet.handbook;

import app.spoton.engine.card.Card;
import app.spoton.engine.handbook.ApprovalCondition;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.HandList;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The paytables and the hand order of a table, to print and hang up. Immutable. */
public record WallSheet(List<SheetLine> lines) {
    private static final int HAND_WIDTH = 34;
    private static final int PRICE_WIDTH = 14;

    /** The style of a line. */
    public enum Style {
        TITLE, HEADING, TEXT, ROW
    }

    /** A line of the sheet. */
    public record SheetLine(Style style, String text) {
    }

    public WallSheet {
        lines = List.copyOf(lines);
    }

    static WallSheet of(TableSetup setup, GameHandbook handbook) {
        List<SheetLine> lines = new ArrayList<>();
        lines.add(new SheetLine(Style.TITLE, setup.game().title() + ", " + setup.name()));
        handbook.conditions().stream().filter(condition -> condition.group() == ApprovalCondition.Group.PLACARD)
                .forEach(condition -> lines.add(new SheetLine(Style.HEADING, condition.text())));
        setup.paytables().forEach((wager, table) -> addPaytable(wager, table, lines));
        handbook.hands().forEach(list -> addHands(list, lines));
        lines.add(new SheetLine(Style.TEXT, "Suits: s spades, h hearts, d diamonds, c clubs. Source: " + setup.game().manual() + "."));
        return new WallSheet(lines);
    }

    private static void addPaytable(Wager wager, Paytable table, List<SheetLine> lines) {
        lines.add(new SheetLine(Style.HEADING, capitalized(wager.words()) + ": " + table.id()));
        for (Price price : table.prices()) {
            String second = price.second().map(odds -> table.kind().secondColumn().orElse("") + " " + odds).orElse("");
            String envy = price.envy().isZero() ? "" : "envy $" + price.envy();
            lines.add(new SheetLine(Style.ROW, (padded(capitalized(price.row().words()), HAND_WIDTH)
                    + padded(price.odds().map(Object::toString).orElse("?"), PRICE_WIDTH) + second + envy).stripTrailing()));
        }
        lines.add(new SheetLine(Style.TEXT, table.prices().get(0).source()));
    }

    private static void addHands(HandList list, List<SheetLine> lines) {
        lines.add(new SheetLine(Style.HEADING, list.order().size() + "-card hands, best first"));
        for (HandList.HandExample hand : list.hands()) {
            String cards = hand.cards().list().stream().map(Card::toString).collect(Collectors.joining(" "));
            lines.add(new SheetLine(Style.ROW, padded(hand.name(), HAND_WIDTH) + cards));
        }
        list.notes().forEach(note -> lines.add(new SheetLine(Style.TEXT, note.text())));
        lines.add(new SheetLine(Style.TEXT, list.rule().toString()));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.US) + words.substring(1);
    }
}
