package org.gradle.launcher.daemon.bootstrap;

import org.gradle.launcher.bootstrap.ProcessBootstrap;

/** The class that a client starts as its daemon. */
public class GradleDaemon {
    public static void main(String[] args) {
        ProcessBootstrap.run(GradleDaemon.class.getName(), "gradle-daemon-server",
            "org.gradle.launcher.daemon.bootstrap.DaemonMain", args);
    }
}
