package app.spoton.tablet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.Manifest;
import android.content.Context;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.res.XmlResourceParser;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.xmlpull.v1.XmlPullParser;

/** The manifest as it was merged from ours and those of all libraries. */
@RunWith(AndroidJUnit4.class)
public class ManifestTest {
    private static PackageInfo merged() throws PackageManager.NameNotFoundException {
        Context app = ApplicationProvider.getApplicationContext();
        return app.getPackageManager().getPackageInfo(app.getPackageName(), PackageManager.GET_PERMISSIONS);
    }

    @Test
    public void theAppMayUseTheCameraAndNothingElse() throws Exception {
        List<String> callOutsObserver = List.of(merged().requestedPermissions);
        assertTrue(callOutsObserver.contains(Manifest.permission.CAMERA));
        assertFalse("Nothing leaves the tablet", callOutsObserver.contains(Manifest.permission.INTERNET));
        // The last one is the app's own, by which androidx.core keeps other apps from its broadcast receivers.
        assertEquals(List.of(Manifest.permission.CAMERA, "app.spoton.tablet.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION"),
                callOutsObserver.stream().sorted().toList());
    }

    @Test
    public void theLogIsNotCopiedToACloud() throws Exception {
        assertEquals(0, merged().applicationInfo.flags & ApplicationInfo.FLAG_ALLOW_BACKUP);
    }

    @Test
    public void noNewTabletIsSetUpWithTheLogOfAnOldOne() throws Exception {
        Context app = ApplicationProvider.getApplicationContext();
        Map<String, Set<String>> kept = new TreeMap<>();
        String to = "";
        try (XmlResourceParser rules = app.getResources().getXml(R.xml.stays_here)) {
            while (rules.next() != XmlPullParser.END_DOCUMENT) {
                if (rules.getEventType() == XmlPullParser.START_TAG && rules.getDepth() == 2) {
                    to = rules.getName();
                } else if (rules.getEventType() == XmlPullParser.START_TAG && rules.getDepth() == 3) {
                    assertEquals("exclude", rules.getName());
                    kept.computeIfAbsent(to, way -> new TreeSet<>()).add(rules.getAttributeValue(null, "domain"));
                }
            }
        }
        Set<String> all = Set.of("root", "file", "database", "sharedpref", "external", "device_root", "device_file",
                "device_database", "device_sharedpref");
        assertEquals(Map.of("cloud-backup", all, "device-transfer", all), kept);
        assertEquals(R.xml.stays_here, rulesOfTheApp(app));
    }

    /** Robolectric's own reader of packages passes over what Android 12 added. */
    private static int rulesOfTheApp(Context app) throws Exception {
        try (XmlResourceParser manifest = app.getAssets().openXmlResourceParser("AndroidManifest.xml")) {
            while (manifest.next() != XmlPullParser.END_DOCUMENT) {
                if (manifest.getEventType() == XmlPullParser.START_TAG && manifest.getName().equals("application")) {
                    return manifest.getAttributeResourceValue("http://schemas.android.com/apk/res/android",
                            "dataExtractionRules", 0);
                }
            }
        }
        return 0;
    }
}
