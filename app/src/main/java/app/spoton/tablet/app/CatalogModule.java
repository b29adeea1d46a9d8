package app.spoton.tablet.app;

import app.spoton.engine.catalog.Catalog;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;

/** The games and paytables of this app. Every feature gets them injected; none looks them up. */
@Module
@InstallIn(SingletonComponent.class)
public final class CatalogModule {
    private CatalogModule() {
    }

    @Provides
    static Catalog catalog() {
        return Catalog.standard();
    }
}
