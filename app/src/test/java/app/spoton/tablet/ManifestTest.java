package app.spoton.tablet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.Manifest;
import android.content.Context;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The manifest as it was merged from ours and those of all libraries. */
@RunWith(AndroidJUnit4.class)
public class ManifestTest {
    private static PackageInfo merged() throws PackageManager.NameNotFoundException {
        Context app = ApplicationProvider.getApplicationContext();
        return app.getPackageManager().getPackageInfo(app.getPackageName(), PackageManager.GET_PERMISSIONS);
    }

    @Test
    public void theAppMayUseTheCameraAndNothingElse() throws Exception {
        List<String> asked = List.of(merged().requestedPermissions);
        assertTrue(asked.contains(Manifest.permission.CAMERA));
        assertFalse("Nothing leaves the tablet", asked.contains(Manifest.permission.INTERNET));
        // The last one is the app's own, by which androidx.core keeps other apps from its broadcast receivers.
        assertEquals(List.of(Manifest.permission.CAMERA, "app.spoton.tablet.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION"),
                asked.stream().sorted().toList());
    }

    @Test
    public void theLogIsNotCopiedToACloud() throws Exception {
        assertEquals(0, merged().applicationInfo.flags & ApplicationInfo.FLAG_ALLOW_BACKUP);
    }
}
