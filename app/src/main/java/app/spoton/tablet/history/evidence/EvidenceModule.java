package app.spoton.tablet.history.evidence;

import app.spoton.tablet.tablecamera.storage.CameraFiles;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;

/** The evidence pictures of this tablet. */
@Module
@InstallIn(SingletonComponent.class)
final class EvidenceModule {
    private EvidenceModule() {
    }

    @Provides
    static EvidencePictureReader pictures(CameraFiles files) {
        return new EvidencePictureReader(files.evidence());
    }
}
