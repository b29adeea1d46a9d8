package app.spoton.tablet;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.pressKey;
import static androidx.test.espresso.matcher.ViewMatchers.isRoot;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.espresso.Espresso;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import app.spoton.tablet.app.MainActivity;
import app.spoton.tablet.app.navigation.AppSection;
import app.spoton.tablet.app.navigation.AppViewModel;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExternalResource;
import org.junit.rules.RuleChain;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The app with a keyboard and no finger. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
public class KeyboardTest {
    private final ActivityScenarioRule<MainActivity> rule = new ActivityScenarioRule<>(MainActivity.class);

    @Rule
    public final RuleChain rules = RuleChain.outerRule(new ExternalResource() {
        @Override
        protected void before() {
            InstrumentationRegistry.getInstrumentation().setInTouchMode(false);   // before there is a window to touch
        }
    }).around(rule);

    @Before
    public void appearanceIsRead() throws InterruptedException {
        for (int i = 0; i < 200 && place() == null; i++) {
            Thread.sleep(50);
        }
        Espresso.onIdle();
    }

    private AppSection place() {
        AtomicReference<AppSection> place = new AtomicReference<>();
        Espresso.onIdle();
        rule.getScenario().onActivity(activity -> {
            var state = new ViewModelProvider(activity).get(AppViewModel.class).state().getValue();
            place.set(state == null ? null : state.place());
        });
        return place.get();
    }

    private static void press(int... keys) {
        for (int key : keys) {
            onView(isRoot()).perform(pressKey(key));
        }
    }

    @Test
    public void tabAndEnterWalkTheRail() {
        press(KeyEvent.KEYCODE_TAB, KeyEvent.KEYCODE_ENTER);
        assertEquals(AppSection.TRAINER, place());
        press(KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_ENTER);
        assertEquals(AppSection.HANDBOOK, place());
    }

    @Test
    public void backAtTheTableLeavesTheApp() {
        assertEquals(AppSection.TABLE, place());
        Espresso.pressBackUnconditionally();
        rule.getScenario().onActivity(activity -> assertTrue(activity.isFinishing()));
    }
}
