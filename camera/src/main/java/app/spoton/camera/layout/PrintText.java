package app.spoton.camera.layout;

import app.spoton.camera.OpenCv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;

/** Reads the text form of a felt's print. */
final class PrintText {
    private PrintText() {
    }

    static String plan(TablePlan plan) {
        return String.format(Locale.ROOT, "plan %.1f %.1f %d", plan.width(), plan.depth(), plan.seats());
    }

    static Optional<FeltPrint> parse(String text) {
        List<String> lines = Arrays.asList(text.split("\n", -1));
        if (lines.size() < 4 || !lines.get(0).equals(FeltPrint.HEAD)) {
            return Optional.empty();
        }
        OpenCv.load();
        try {
            String[] p = words(lines.get(1), "plan", 4);
            TablePlan plan = new TablePlan(Double.parseDouble(p[1]), Double.parseDouble(p[2]), Integer.parseInt(p[3]));
            int rows = Integer.parseInt(words(lines.get(2), "map", 2)[1]);
            Optional<PrintMap> map = PrintMap.parse(lines.subList(3, 3 + rows), plan);
            int points = Integer.parseInt(words(lines.get(3 + rows), "points", 2)[1]);
            if (map.isEmpty() || lines.size() != 5 + rows + points || !lines.get(4 + rows + points).isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new FeltPrint(plan, map.get(), points(lines.subList(4 + rows, 4 + rows + points))));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private static String[] words(String line, String first, int count) {
        String[] words = line.split(" ", -1);
        if (words.length != count || !words[0].equals(first)) {
            throw new IllegalArgumentException(line);
        }
        return words;
    }

    private static PrintPoints points(List<String> lines) {
        List<Point> points = new ArrayList<>();
        byte[] bytes = new byte[lines.size() * PrintPoints.BYTES];
        for (int i = 0; i < lines.size(); i++) {
            String[] words = lines.get(i).split(" ", -1);
            if (words.length != 3 || words[2].length() != 2 * PrintPoints.BYTES) {
                throw new IllegalArgumentException(lines.get(i));
            }
            points.add(new Point(Double.parseDouble(words[0]), Double.parseDouble(words[1])));
            for (int b = 0; b < PrintPoints.BYTES; b++) {
                bytes[i * PrintPoints.BYTES + b] = (byte) Integer.parseInt(words[2].substring(2 * b, 2 * b + 2), 16);
            }
        }
        Mat descriptors = new Mat(lines.size(), PrintPoints.BYTES, CvType.CV_8U);
        descriptors.put(0, 0, bytes);
        return new PrintPoints(points, descriptors);
    }
}
