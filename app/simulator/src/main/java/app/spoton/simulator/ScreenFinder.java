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

/** Finds things on the screen by what they say (text, or what TalkBack would say) or by their tag. */
final class ScreenFinder {
    private static final Set<String> WORDS = Set.of("Text", "EditableText", "ContentDescription");
    private static final String TAG = "TestTag";

    /** A thing on the screen: its middle, in pixels, its words and its tags. */
    record Thing(Point middle, List<String> words, List<String> tags) {
    }

    private final SimulatedScreen screen;

    ScreenFinder(SimulatedScreen screen) {
        this.screen = screen;
    }

    /** @param what {@code text=words} or {@code tag=name} */
    Optional<Point> find(String what) {
        boolean tag = what.startsWith("tag=");
        String wanted = what.substring(what.indexOf('=') + 1);
        return things().stream()
                .filter(thing -> (tag ? thing.tags : thing.words).contains(wanted))
                .map(Thing::middle)
                .findFirst();
    }

    /** All that could be tapped by text or tag now, for the message of a step that found nothing. */
    String describe() {
        Set<String> all = new LinkedHashSet<>();
        for (Thing thing : things()) {
            thing.words.forEach(word -> all.add("text=" + word));
            thing.tags.forEach(tag -> all.add("tag=" + tag));
        }
        return all.isEmpty() ? "nothing" : String.join("\n  ", all);
    }

    private List<Thing> things() {
        List<Thing> things = new ArrayList<>();
        for (View window : screen.windows()) {
            collect(window, window, things);
        }
        return things;
    }

    private static void collect(View window, View view, List<Thing> things) {
        if (view instanceof RootForTest compose) {
            SemanticsOwnerKt.getAllSemanticsNodes(compose.getSemanticsOwner(), false, true)
                    .forEach(node -> collect(window, node, things));
        } else if (view instanceof TextView text && text.isShown()) {
            Point at = SimulatedScreen.at(view);
            Point middle = new Point(at.x + view.getWidth() / 2, at.y + view.getHeight() / 2);
            things.add(new Thing(middle, List.of(text.getText().toString()), List.of()));
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                collect(window, group.getChildAt(i), things);
            }
        }
    }

    private static void collect(View window, SemanticsNode node, List<Thing> things) {
        Rect bounds = node.getBoundsInWindow();
        if (bounds.isEmpty()) {
            return;   // scrolled out of sight
        }
        List<String> words = new ArrayList<>();
        List<String> tags = new ArrayList<>();
        for (Map.Entry<? extends SemanticsPropertyKey<?>, ?> property : node.getConfig()) {
            String name = property.getKey().getName();
            List<String> into = name.equals(TAG) ? tags : WORDS.contains(name) ? words : new ArrayList<>();
            List<?> values = property.getValue() instanceof List<?> list ? list : List.of(property.getValue());
            values.forEach(value -> into.add(value.toString()));
        }
        Point at = SimulatedScreen.at(window);
        int x = at.x + Math.round((bounds.getLeft() + bounds.getRight()) / 2);
        int y = at.y + Math.round((bounds.getTop() + bounds.getBottom()) / 2);
        things.add(new Thing(new Point(x, y), words, tags));
    }
}
