package app.spoton.simulator;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.ImageIO;

/**
 * Looks at the display and taps on it, for {@link WindowTest}, in a process of its own: the virtual machine of a test has no display.
 * One command a line, one line of answer: {@code look} answers with width and height of all that is not background, the number
 * of its colors and a hash of it; {@code tap X Y} and {@code save FILE} answer with {@code done}.
 */
public final class DisplayRobot {
    /** Xvfb is started with a white background. */
    private static final int BACKGROUND = 0xFFFFFFFF;

    private DisplayRobot() {
    }

    public static void main(String[] args) throws AWTException, IOException {
        Robot robot = new Robot();
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "look" -> System.out.println(look(screen(robot)));
                case "tap" -> tap(robot, Integer.parseInt(words[1]), Integer.parseInt(words[2]));
                case "save" -> ImageIO.write(screen(robot), "png", new File(words[1]));
                default -> throw new IllegalArgumentException(line);
            }
            if (!words[0].equals("look")) {
                System.out.println("done");
            }
        }
    }

    private static BufferedImage screen(Robot robot) {
        return robot.createScreenCapture(new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
    }

    private static void tap(Robot robot, int x, int y) {
        robot.mouseMove(x, y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.delay(60);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    }

    private static String look(BufferedImage screen) {
        Rectangle window = new Rectangle(-1, -1);
        for (int y = 0; y < screen.getHeight(); y++) {
            for (int x = 0; x < screen.getWidth(); x++) {
                if (screen.getRGB(x, y) != BACKGROUND) {
                    window.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        if (window.isEmpty()) {
            return "0 0 0 0";
        }
        int[] pixels = screen.getRGB(window.x, window.y, window.width, window.height, null, 0, window.width);
        long colors = Arrays.stream(pixels).distinct().count();
        return window.width + " " + window.height + " " + colors + " " + Arrays.hashCode(pixels);
    }
}
