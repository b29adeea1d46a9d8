package app.spoton.simulator;

import android.graphics.Point;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.compose.ui.geometry.Rect;
import androidx.compose.ui.node.RootForTest;
import androidx.compose.ui.semantics.SemanticsNode;
import androidx.compose.ui.semantics.SemanticsOwnerKt;
import androidx.compose.ui.semantics.SemanticsPropertyKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds elements on the screen by their text, by what TalkBack would say, or by tag. */
final class ScreenFinder {
    private static final Set<String> WORDS = Set.of("Text", "EditableText", "ContentDescription");
    private static final String TAG = "TestTag";

    /** Something on the screen: its middle, in pixels, its words and its tags, and all words inside of it. */
    private record Element(Point middle, List<String> words, List<String> tags, Supplier<List<String>> inside) {
        boolean matches(String what) {
            List<String> all = what.startsWith("tag=") ? tags : words;
            String wanted = what.substring(what.indexOf('=') + 1);
            return wanted.endsWith("*") ? all.stream().anyMatch(one -> one.startsWith(wanted.substring(0, wanted.length() - 1)))
                    : all.contains(wanted);
        }
    }

    private final SimulatedScreen screen;

    ScreenFinder(SimulatedScreen screen) {
        this.screen = screen;
    }

    /** The middle of {@code text=words} or {@code tag=name}, if that is on the screen. */
    Optional<Point> find(String what) {
        return elements().stream().filter(element -> element.matches(what)).map(Element::middle).findFirst();
    }

    /** All words inside of it, in the order of the screen. */
    List<String> read(String what) {
        return elements().stream().filter(element -> element.matches(what)).findFirst()
                .map(element -> element.inside.get()).orElse(List.of());
    }

    /** Everything that can be tapped by text or tag now, for the error message of a step. */
    String describe() {
        Set<String> all = new LinkedHashSet<>();
        for (Element element : elements()) {
            element.words.forEach(word -> all.add("text=" + word));
            element.tags.forEach(tag -> all.add("tag=" + tag));
        }
        return all.isEmpty() ? "nothing" : String.join("\n  ", all);
    }

    private List<Element> elements() {
        List<Element> elements = new ArrayList<>();
        for (View window : screen.windows()) {
            collect(window, window, elements);
        }
        return elements;
    }

    private static void collect(View window, View view, List<Element> elements) {
        if (view instanceof RootForTest compose) {
            SemanticsOwnerKt.getAllSemanticsNodes(compose.getSemanticsOwner(), false, true)
                    .forEach(node -> collect(window, node, elements));
        } else if (view instanceof TextView text && text.isShown()) {
            Point at = SimulatedScreen.at(view);
            Point middle = new Point(at.x + view.getWidth() / 2, at.y + view.getHeight() / 2);
            List<String> words = List.of(text.getText().toString());
            elements.add(new Element(middle, words, List.of(), () -> words));
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                collect(window, group.getChildAt(i), elements);
            }
        }
    }

    private static void collect(View window, SemanticsNode node, List<Element> elements) {
        Rect bounds = node.getBoundsInWindow();
        if (bounds.isEmpty()) {
            return;   // scrolled out of sight
        }
        Point at = SimulatedScreen.at(window);
        int x = at.x + Math.round((bounds.getLeft() + bounds.getRight()) / 2);
        int y = at.y + Math.round((bounds.getTop() + bounds.getBottom()) / 2);
        List<String> tags = values(node, Set.of(TAG));
        elements.add(new Element(new Point(x, y), values(node, WORDS), tags, () -> wordsInside(node)));
    }

    /** Like a screen reader: a description replaces everything inside. */
    private static List<String> wordsInside(SemanticsNode node) {
        List<String> described = values(node, Set.of("ContentDescription"));
        if (!described.isEmpty()) {
            return described;
        }
        Set<String> words = new LinkedHashSet<>(values(node, WORDS));
        node.getChildren().forEach(child -> words.addAll(wordsInside(child)));
        return new ArrayList<>(words);
    }

    private static List<String> values(SemanticsNode node, Set<String> keys) {
        List<String> found = new ArrayList<>();
        for (Map.Entry<? extends SemanticsPropertyKey<?>, ?> property : node.getConfig()) {
            if (keys.contains(property.getKey().getName())) {
                List<?> values = property.getValue() instanceof List<?> list ? list : List.of(property.getValue());
                values.forEach(value -> found.add(value.toString()));
            }
        }
        return found;
    }
}
