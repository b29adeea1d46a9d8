package app.spoton.simulator;

import static android.view.WindowManager.LayoutParams.FLAG_DIM_BEHIND;
import static android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Point;
import android.graphics.Rect;
import android.view.PixelCopy;
import android.view.View;
import android.view.WindowManager;
import android.view.inspector.WindowInspector;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.robolectric.shadows.ShadowViewRootImpl;

/** The visible screen: the windows of the top activity with its dialogs and popups, on top of each other. */
final class SimulatedScreen {
    private static final long QUIET_NS = 150_000_000;

    private final SimulatedActivities activities;
    private Runnable onFrame = () -> { };
    private volatile BufferedImage picture = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
    private boolean outdated;
    private boolean dirty = true;
    private boolean settled;
    private boolean settling;
    private int windowsDrawn;
    private long lastFrame;

    SimulatedScreen(SimulatedActivities activities) {
        this.activities = activities;
        ShadowViewRootImpl.internalRegisterGlobalOnDrawListener(() -> dirty = true);
    }

    void onFrame(Runnable listener) {
        onFrame = listener;
    }

    /** The last frame; a new one is a new picture, so that it may be read from any thread. */
    BufferedImage picture() {
        return picture;
    }

    /** When the last frame was drawn, as {@link System#nanoTime()}. */
    long lastFrame() {
        return lastFrame;
    }

    static WindowManager.LayoutParams params(View window) {
        return (WindowManager.LayoutParams) window.getLayoutParams();
    }

    static Point at(View view) {
        int[] at = new int[2];
        view.getLocationOnScreen(at);
        return new Point(at[0], at[1]);
    }

    /** Topmost first: the activity's window, its dialogs, and the popups of any of these. */
    List<View> windows() {
        View base = activities.top().getWindow().getDecorView();
        if (!(base.getLayoutParams() instanceof WindowManager.LayoutParams)) {
            return List.of();   // not shown yet
        }
        Deque<View> all = new ArrayDeque<>();
        Set<Object> tokens = new HashSet<>(Arrays.asList(params(base).token, base.getWindowToken()));
        for (View window : WindowInspector.getGlobalWindowViews()) {
            if (tokens.contains(params(window).token) && window.getWidth() > 0) {
                tokens.add(window.getWindowToken());
                all.addFirst(window);
            }
        }
        return new ArrayList<>(all);
    }

    /** The window that keys go to. */
    View focusedWindow() {
        return windows().stream().filter(w -> (params(w).flags & FLAG_NOT_FOCUSABLE) == 0).findFirst().orElseThrow();
    }

    /** Draws a frame if anything has changed; without a window only {@link #save} makes a picture of it. */
    void draw() {
        List<View> windows = windows();
        if (windows.isEmpty()) {
            return;
        }
        if (!dirty && windows.size() == windowsDrawn) {
            settle(windows);
            return;
        }
        settled = settling;
        settling = false;
        windowsDrawn = windows.size();
        dirty = false;
        lastFrame = System.nanoTime();
        outdated = true;
        if (SimulatorOptions.window()) {
            paint(windows);
            onFrame.run();
        }
    }

    private void paint(List<View> windows) {
        outdated = false;
        View base = windows.get(windows.size() - 1);
        Bitmap whole = Bitmap.createBitmap(base.getWidth(), base.getHeight(), Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(whole);
        for (int i = windows.size() - 1; i >= 0; i--) {
            draw(windows.get(i), canvas);
        }
        BufferedImage frame = new BufferedImage(whole.getWidth(), whole.getHeight(), BufferedImage.TYPE_INT_RGB);
        int[] pixels = ((DataBufferInt) frame.getRaster().getDataBuffer()).getData();
        whole.getPixels(pixels, 0, whole.getWidth(), 0, 0, whole.getWidth(), whole.getHeight());
        whole.recycle();
        picture = frame;
    }

    /** Without a render thread a ripple fades all but its last trace; one more frame, when all is quiet, wipes that. */
    private void settle(List<View> windows) {
        if (!settled && System.nanoTime() - lastFrame > QUIET_NS) {
            settled = true;
            settling = true;
            windows.forEach(View::invalidate);
        }
    }

    /** Not {@code UiAutomation.takeScreenshot}: in Robolectric 4.17 that needs Java 21. */
    private void draw(View window, Canvas canvas) {
        Rect all = new Rect(0, 0, window.getWidth(), window.getHeight());
        Bitmap copy = Bitmap.createBitmap(all.width(), all.height(), Bitmap.Config.ARGB_8888);
        try {
            PixelCopy.Request request = PixelCopy.Request.Builder.ofWindow(window)
                    .setSourceRect(all).setDestinationBitmap(copy).build();
            PixelCopy.request(request, Runnable::run, result -> { });
            if ((params(window).flags & FLAG_DIM_BEHIND) != 0) {
                canvas.drawColor(Color.argb(params(window).dimAmount, 0, 0, 0));
            }
            canvas.drawBitmap(copy, at(window).x, at(window).y, null);
        } catch (IllegalArgumentException notDrawnYet) {
            dirty = true;
        } finally {
            copy.recycle();
        }
    }

    void save(Path file) throws IOException {
        if (outdated) {
            paint(windows());
        }
        Files.createDirectories(file.getParent());
        if (!ImageIO.write(picture, "png", file.toFile())) {
            throw new IOException("This Java cannot write PNG files");
        }
    }
}
