package org.gradle.kotlin.dsl.provider;

import java.util.Collections;
import java.util.Set;
import org.gradle.initialization.GradleApiSpecProvider;

/** Plugins written in Kotlin expect Gradle to give them the Kotlin standard library. */
public class KotlinApiSpecProvider extends GradleApiSpecProvider.SpecAdapter implements GradleApiSpecProvider {
    @Override
    public Set<String> getExportedPackages() {
        return Collections.singleton("kotlin");
    }

    @Override
    public Spec get() {
        return this;
    }
}
