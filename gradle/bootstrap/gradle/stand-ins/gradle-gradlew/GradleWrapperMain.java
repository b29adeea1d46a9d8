package org.gradle.wrapper;

/** What gradlew starts, in place of the wrapper's class of that name: there is nothing to download any more. */
public class GradleWrapperMain {
    public static void main(String[] args) throws Exception {
        org.gradle.launcher.GradleMain.main(args);
    }
}
