package org.gradle.internal.installation.beacon;

/** The class whose jar tells Gradle where it is installed. */
public class InstallationBeacon {
}
