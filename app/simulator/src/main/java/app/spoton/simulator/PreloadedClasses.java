package app.spoton.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Preloads the classes that an earlier start loaded, from the virtual machine's log ({@code -Xlog:class+load}), on a
 * separate thread while the app's main thread does other things. Loading Android and the app through Robolectric's
 * class loader takes a third of the time to the first picture.
 */
final class PreloadedClasses {
    /** Classes that a class loader defined from bytes, as Robolectric's does; the others come from the class path. */
    private static final String FROM_BYTES = " source: __JVM_DefineClass__";
    private final Path log;

    PreloadedClasses(Path log) {
        this.log = log;
    }

    /** In the order in which they were loaded, up to the window; what came later belongs to other screens. */
    List<String> names() {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.endsWith(FROM_BYTES)).map(line -> line.substring(0, line.length() - FROM_BYTES.length()))
                    .takeWhile(name -> !name.equals(DesktopWindow.class.getName())).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts loading them. A missing or old log only costs time. */
    void loadInBackground(ClassLoader loader) {
        if (Files.isReadable(log)) {
            Thread thread = new Thread(() -> names().forEach(name -> load(name, loader)), "preload");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void load(String name, ClassLoader loader) {
        try {
            Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError gone) {
            // the app has changed since
        }
    }
}
