package app.spoton.simulator;

import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.internal.AndroidSandbox;
import org.robolectric.pluginapi.config.GlobalConfigProvider;

/** Robolectric's runner provides Android for one "test", which lasts as long as the app runs. */
final class RobolectricSandbox extends RobolectricTestRunner {
    /** Robolectric runs API 36 only on Java 21 or later; the build's Java is 17. */
    private static final int SDK = 35;

    RobolectricSandbox() throws InitializationError {
        super(SimulatorSession.class, defaultInjector()
                .bind(GlobalConfigProvider.class, (GlobalConfigProvider) RobolectricSandbox::screen)
                .build());
    }

    @Override
    protected AndroidSandbox getSandbox(FrameworkMethod method) {
        AndroidSandbox sandbox = super.getSandbox(method);
        SimulatorOptions.preloadedClasses().ifPresent(classes -> classes.loadInBackground(sandbox.getRobolectricClassLoader()));
        return sandbox;
    }

    private static Config screen() {
        return new Config.Builder().setSdk(SDK).setQualifiers(SimulatorOptions.qualifiers()).build();
    }
}
