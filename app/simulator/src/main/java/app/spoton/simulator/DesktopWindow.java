package app.spoton.simulator;

import android.os.Handler;
import android.os.Looper;
import android.view.KeyEvent;
import android.view.MotionEvent;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.event.KeyListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Shows the screen in a desktop window. Everything runs on Swing's thread; the app gets mouse and keys as messages. */
final class DesktopWindow implements SimulatedActivities.FilePicker {
    private static final Map<Integer, Integer> KEYS = Map.ofEntries(
            Map.entry(java.awt.event.KeyEvent.VK_BACK_SPACE, KeyEvent.KEYCODE_DEL),
            Map.entry(java.awt.event.KeyEvent.VK_DELETE, KeyEvent.KEYCODE_FORWARD_DEL),
            Map.entry(java.awt.event.KeyEvent.VK_ENTER, KeyEvent.KEYCODE_ENTER),
            Map.entry(java.awt.event.KeyEvent.VK_TAB, KeyEvent.KEYCODE_TAB),
            Map.entry(java.awt.event.KeyEvent.VK_ESCAPE, KeyEvent.KEYCODE_BACK),
            Map.entry(java.awt.event.KeyEvent.VK_HOME, KeyEvent.KEYCODE_MOVE_HOME),
            Map.entry(java.awt.event.KeyEvent.VK_END, KeyEvent.KEYCODE_MOVE_END),
            Map.entry(java.awt.event.KeyEvent.VK_LEFT, KeyEvent.KEYCODE_DPAD_LEFT),
            Map.entry(java.awt.event.KeyEvent.VK_RIGHT, KeyEvent.KEYCODE_DPAD_RIGHT),
            Map.entry(java.awt.event.KeyEvent.VK_UP, KeyEvent.KEYCODE_DPAD_UP),
            Map.entry(java.awt.event.KeyEvent.VK_DOWN, KeyEvent.KEYCODE_DPAD_DOWN),
            Map.entry(java.awt.event.KeyEvent.VK_PAGE_UP, KeyEvent.KEYCODE_PAGE_UP),
            Map.entry(java.awt.event.KeyEvent.VK_PAGE_DOWN, KeyEvent.KEYCODE_PAGE_DOWN),
            Map.entry(java.awt.event.KeyEvent.VK_F9, KeyEvent.KEYCODE_VOLUME_DOWN),
            Map.entry(java.awt.event.KeyEvent.VK_F10, KeyEvent.KEYCODE_VOLUME_UP));

    private final Handler app = new Handler(Looper.getMainLooper());
    private final SimulatedScreen screen;
    private final SimulatedInput input;
    private final JFrame frame;
    private final Glass glass;

    DesktopWindow(SimulatedScreen screen, SimulatedInput input, String title, Runnable onClose) throws Exception {
        this.screen = screen;
        this.input = input;
        AtomicReference<JFrame> opened = new AtomicReference<>();
        glass = new Glass(screen);
        SwingUtilities.invokeAndWait(() -> opened.set(open(title, onClose)));
        frame = opened.get();
        screen.onFrame(glass::repaint);
    }

    private JFrame open(String title, Runnable onClose) {
        BufferedImage picture = screen.picture();
        Dimension room = Toolkit.getDefaultToolkit().getScreenSize();
        double wide = room.width * 0.95 / picture.getWidth();
        double fit = Math.min(1, Math.min(wide, room.height * 0.88 / picture.getHeight()));
        glass.setPreferredSize(new Dimension((int) (picture.getWidth() * fit), (int) (picture.getHeight() * fit)));
        glass.setFocusTraversalKeysEnabled(false);   // Tab is the app's
        Finger finger = new Finger();
        glass.addMouseListener(finger);
        glass.addMouseMotionListener(finger);
        glass.addMouseWheelListener(finger);
        glass.addKeyListener(new Keyboard());
        JFrame window = new JFrame(title);
        window.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent e) {
                onClose.run();
            }
        });
        window.add(glass);
        window.pack();
        window.setVisible(true);
        glass.requestFocusInWindow();
        return window;
    }

    void dispose() {
        SwingUtilities.invokeLater(frame::dispose);
    }

    @Override
    public Optional<Path> pick(boolean save, String suggestedName) {
        AtomicReference<Path> picked = new AtomicReference<>();
        try {
            SwingUtilities.invokeAndWait(() -> {
                JFileChooser chooser = new JFileChooser();
                chooser.setSelectedFile(Path.of(suggestedName).toFile());
                int answer = save ? chooser.showSaveDialog(frame) : chooser.showOpenDialog(frame);
                picked.set(answer == JFileChooser.APPROVE_OPTION ? chooser.getSelectedFile().toPath() : null);
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return Optional.ofNullable(picked.get());
    }

    /** Shows the picture as large as the window allows. */
    private static final class Glass extends JPanel {
        private static final long serialVersionUID = 1;
        private final transient SimulatedScreen screen;

        Glass(SimulatedScreen screen) {
            this.screen = screen;
        }

        private double scale(BufferedImage picture) {
            return Math.min(getWidth() / (double) picture.getWidth(), getHeight() / (double) picture.getHeight());
        }

        /** Where on the tablet's screen the mouse is. */
        Point under(MouseEvent mouse) {
            double scale = scale(screen.picture());
            return new Point((int) Math.round(mouse.getX() / scale), (int) Math.round(mouse.getY() / scale));
        }

        @Override
        protected void paintComponent(Graphics g) {
            super.paintComponent(g);
            BufferedImage picture = screen.picture();
            double scale = scale(picture);
            ((Graphics2D) g).setRenderingHint(
                    RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            g.drawImage(picture, 0, 0, (int) (picture.getWidth() * scale), (int) (picture.getHeight() * scale), null);
        }
    }

    /** The mouse's first button is a finger. */
    private final class Finger extends MouseAdapter {
        private void send(int action, MouseEvent mouse) {
            long now = System.nanoTime();
            Point at = glass.under(mouse);
            if (SwingUtilities.isLeftMouseButton(mouse)) {
                app.post(() -> input.touch(action, at.x, at.y, now));
            }
        }

        @Override
        public void mousePressed(MouseEvent mouse) {
            glass.requestFocusInWindow();
            send(MotionEvent.ACTION_DOWN, mouse);
        }

        @Override
        public void mouseDragged(MouseEvent mouse) {
            send(MotionEvent.ACTION_MOVE, mouse);
        }

        @Override
        public void mouseReleased(MouseEvent mouse) {
            send(MotionEvent.ACTION_UP, mouse);
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent wheel) {
            Point at = glass.under(wheel);
            float notches = (float) wheel.getPreciseWheelRotation();
            app.post(() -> input.wheel(at.x, at.y, notches));
        }
    }

    /** Keys with a meaning go to the app as keys, characters as text. Escape is Back; F9 and F10 are the volume. */
    private final class Keyboard implements KeyListener {
        @Override
        public void keyPressed(java.awt.event.KeyEvent key) {
            boolean shortcut = key.isControlDown() && key.getKeyCode() >= 'A' && key.getKeyCode() <= 'Z';
            Integer code = shortcut
                    ? Integer.valueOf(KeyEvent.KEYCODE_A + key.getKeyCode() - 'A') : KEYS.get(key.getKeyCode());
            if (code != null) {
                int meta = (key.isShiftDown() ? KeyEvent.META_SHIFT_ON : 0)
                        | (key.isControlDown() ? KeyEvent.META_CTRL_ON : 0)
                        | (key.isAltDown() ? KeyEvent.META_ALT_ON : 0);
                app.post(() -> input.key(code, meta));
            }
        }

        @Override
        public void keyTyped(java.awt.event.KeyEvent key) {
            char letter = key.getKeyChar();
            if (letter >= ' ' && letter != 127 && !key.isControlDown()) {
                app.post(() -> input.type(String.valueOf(letter), false));
            }
        }

        @Override
        public void keyReleased(java.awt.event.KeyEvent key) {
            // the app got the key up together with the key down
        }
    }
}
