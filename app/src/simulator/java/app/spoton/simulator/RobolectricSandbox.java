package app.spoton.simulator;

import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.pluginapi.config.GlobalConfigProvider;

/** Robolectric's own runner makes the Android that the app lives in, for one "test" that lasts as long as the app. */
final class RobolectricSandbox extends RobolectricTestRunner {
    RobolectricSandbox() throws InitializationError {
        super(SimulatorSession.class, defaultInjector()
                .bind(GlobalConfigProvider.class, (GlobalConfigProvider) RobolectricSandbox::screen)
                .build());
    }

    private static Config screen() {
        return new Config.Builder().setQualifiers(SimulatorOptions.qualifiers()).build();
    }
}
