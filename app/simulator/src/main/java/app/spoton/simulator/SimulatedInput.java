package app.spoton.simulator;

import static android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE;
import static android.view.WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE;
import static android.view.WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL;
import static android.view.WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH;

import android.graphics.Point;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.InputEvent;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.window.OnBackInvokedCallback;
import org.robolectric.util.ReflectionHelpers;

/** One finger, a mouse wheel and a keyboard, as the app gets them from the system. On the app's thread only. */
final class SimulatedInput {
    private static final int MOST_TYPED = 1000;

    private final SimulatorSession session;
    private final SimulatedScreen screen;
    private View target;
    private long downTime;

    SimulatedInput(SimulatorSession session, SimulatedScreen screen) {
        this.session = session;
        this.screen = screen;
    }

    /** A finger stays with the window that it went down on. */
    void touch(int action, float x, float y, long real) {
        long time = session.uptimeAt(real);
        if (action == MotionEvent.ACTION_DOWN) {
            downTime = time;
            target = windowUnder(x, y, time);
        }
        if (target != null && target.isAttachedToWindow()) {
            Point at = SimulatedScreen.at(target);
            MotionEvent event = MotionEvent.obtain(downTime, time, action, x - at.x, y - at.y, 0);
            event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
            target.dispatchTouchEvent(event);
            event.recycle();
        }
    }

    private View windowUnder(float x, float y, long time) {
        for (View window : screen.windows()) {
            int flags = SimulatedScreen.params(window).flags;
            Point at = SimulatedScreen.at(window);
            boolean inside = x >= at.x && y >= at.y && x < at.x + window.getWidth() && y < at.y + window.getHeight();
            boolean modal = (flags & (FLAG_NOT_FOCUSABLE | FLAG_NOT_TOUCH_MODAL)) == 0;
            if ((flags & FLAG_NOT_TOUCHABLE) == 0 && (inside || modal)) {
                return window;
            }
            if ((flags & FLAG_WATCH_OUTSIDE_TOUCH) != 0) {
                window.dispatchTouchEvent(
                        MotionEvent.obtain(time, time, MotionEvent.ACTION_OUTSIDE, x - at.x, y - at.y, 0));
            }
        }
        return null;
    }

    /** @param notches positive toward the person, as Swing counts */
    void wheel(float x, float y, float notches) {
        View window = screen.windows().get(0);
        MotionEvent.PointerProperties pointer = new MotionEvent.PointerProperties();
        pointer.toolType = MotionEvent.TOOL_TYPE_MOUSE;
        MotionEvent.PointerCoords coords = new MotionEvent.PointerCoords();
        coords.x = x - SimulatedScreen.at(window).x;
        coords.y = y - SimulatedScreen.at(window).y;
        coords.setAxisValue(MotionEvent.AXIS_VSCROLL, -notches);
        long now = SystemClock.uptimeMillis();
        window.dispatchGenericMotionEvent(MotionEvent.obtain(now, now, MotionEvent.ACTION_SCROLL, 1,
                new MotionEvent.PointerProperties[] {pointer}, new MotionEvent.PointerCoords[] {coords},
                0, 0, 1, 1, 0, 0, InputDevice.SOURCE_MOUSE, 0));
    }

    void key(int code, int meta) {
        View window = screen.focusedWindow();
        Object root = ReflectionHelpers.callInstanceMethod(window, "getViewRootImpl");
        if (code == KeyEvent.KEYCODE_BACK && back(root)) {
            return;
        }
        long now = SystemClock.uptimeMillis();
        send(root, new KeyEvent(now, now, KeyEvent.ACTION_DOWN, code, 0, meta));
        send(root, new KeyEvent(now, now, KeyEvent.ACTION_UP, code, 0, meta));
    }

    /**
     * Through the window's whole input pipeline, which also moves the focus and shows it. Hidden from the SDK, so it is called
     * by name.
     */
    private static void send(Object root, InputEvent event) {
        ReflectionHelpers.callInstanceMethod(
                root, "dispatchInputEvent", ReflectionHelpers.ClassParameter.from(InputEvent.class, event));
    }

    /** With predictive back the system does not send the key: it calls what the window has registered. */
    private static boolean back(Object root) {
        Object dispatcher = ReflectionHelpers.callInstanceMethod(root, "getOnBackInvokedDispatcher");
        OnBackInvokedCallback top = ReflectionHelpers.callInstanceMethod(dispatcher, "getTopCallback");
        if (top != null) {
            top.onBackInvoked();
        }
        return top != null;
    }

    /**
     * Text goes in the way a soft keyboard commits it, so every character works; without a text field, as keys.
     *
     * @param instead whether it replaces what is in the field
     */
    void type(String text, boolean instead) {
        View window = screen.focusedWindow();
        View field = window.findFocus();
        InputConnection connection = field != null && field.onCheckIsTextEditor()
                ? field.onCreateInputConnection(new EditorInfo()) : null;
        if (connection != null) {
            if (instead) {
                connection.deleteSurroundingText(MOST_TYPED, MOST_TYPED);
            }
            connection.commitText(text, 1);
            return;
        }
        KeyEvent[] keys = KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD).getEvents(text.toCharArray());
        for (KeyEvent key : keys == null ? new KeyEvent[0] : keys) {
            window.dispatchKeyEvent(key);
        }
    }
}
