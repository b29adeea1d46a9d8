package app.spoton.tablet.setup;

import app.spoton.tablet.people.HouseTable;
import dagger.Binds;
import dagger.Module;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;

@Module
@InstallIn(SingletonComponent.class)
abstract class SetupModule {
    @Binds
    abstract HouseTable houseTable(TableSetupRepository tables);
}
