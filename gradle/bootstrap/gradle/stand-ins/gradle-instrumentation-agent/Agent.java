package org.gradle.instrumentation.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;

/** Lets Gradle see the classes of build scripts and plugins as they are loaded. */
public class Agent {
    private static volatile Instrumentation instrumentation;

    public static void premain(String args, Instrumentation given) {
        instrumentation = given;
    }

    public static void agentmain(String args, Instrumentation given) {
        instrumentation = given;
    }

    public static boolean isApplied() {
        return instrumentation != null;
    }

    public static boolean installTransformer(ClassFileTransformer transformer) {
        if (instrumentation == null) {
            return false;
        }
        instrumentation.addTransformer(transformer);
        return true;
    }
}
