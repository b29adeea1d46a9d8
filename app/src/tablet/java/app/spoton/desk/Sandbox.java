package app.spoton.desk;

import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.pluginapi.config.GlobalConfigProvider;

/** Robolectric's own runner makes the Android that the app lives in, for one "test" that lasts as long as the app. */
final class Sandbox extends RobolectricTestRunner {
    Sandbox() throws InitializationError {
        super(Session.class, defaultInjector()
                .bind(GlobalConfigProvider.class, (GlobalConfigProvider) Sandbox::screen)
                .build());
    }

    private static Config screen() {
        return new Config.Builder().setQualifiers(Options.qualifiers()).build();
    }
}
