package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class LicenseTextTest {
    @Test
    public void linesMadeForPaperBecomeParagraphs() {
        assertEquals(List.of("One line and its rest.", "Another."),
                LicenseText.paragraphs("\n   One line\n      and its rest.\n\n \n   Another.\n"));
    }

    @Test
    public void theWholeLicenseIsInTheApp() {
        List<String> text = LicenseText.apache(ApplicationProvider.getApplicationContext().getResources());
        assertTrue(text.get(0).startsWith("Apache License Version 2.0"));
        assertTrue(text.stream().anyMatch(paragraph -> paragraph.startsWith("9. Accepting Warranty")));
    }
}
