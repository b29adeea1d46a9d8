package app.spoton.camera;

import java.lang.reflect.InvocationTargetException;

/** OpenCV's native library: from the app's own libraries on the tablet, from openpnp's jar on a developer's machine. */
public final class OpenCv {
    private static boolean loaded;

    private OpenCv() {
    }

    /** Loads it once; later calls cost nothing. */
    public static synchronized void load() {
        if (loaded) {
            return;
        }
        try {
            System.loadLibrary("opencv_java4");
        } catch (UnsatisfiedLinkError notOnTheTablet) {
            loadFromJar(notOnTheTablet);
        }
        loaded = true;
    }

    private static void loadFromJar(UnsatisfiedLinkError notOnTheTablet) {
        try {
            Class.forName("nu.pattern.OpenCV").getMethod("loadLocally").invoke(null);
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException
                | InvocationTargetException e) {
            notOnTheTablet.addSuppressed(e);
            throw notOnTheTablet;
        }
    }
}
