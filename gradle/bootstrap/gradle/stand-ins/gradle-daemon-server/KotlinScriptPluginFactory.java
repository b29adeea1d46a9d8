package org.gradle.kotlin.dsl.provider;

import org.gradle.api.GradleException;
import org.gradle.api.initialization.dsl.ScriptHandler;
import org.gradle.api.internal.initialization.ClassLoaderScope;
import org.gradle.configuration.ScriptPlugin;
import org.gradle.configuration.ScriptPluginFactory;
import org.gradle.groovy.scripts.ScriptSource;

/** Says that Kotlin scripts cannot be run. */
public class KotlinScriptPluginFactory implements ScriptPluginFactory {
    @Override
    public ScriptPlugin create(ScriptSource source, ScriptHandler handler, ClassLoaderScope target,
            ClassLoaderScope base, boolean topLevel) {
        throw new GradleException("This Gradle was put together without the Kotlin DSL: " + source.getDisplayName()
            + " has to be a Groovy script (.gradle, not .gradle.kts).");
    }
}
