package app.spoton.tablet.settings;

import android.content.res.Resources;
import app.spoton.tablet.R;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The Apache License as paragraphs that wrap to any width, instead of fixed lines. */
public final class LicenseText {
    private LicenseText() {
    }

    public static List<String> apache(Resources resources) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                resources.openRawResource(R.raw.apache_2_0), StandardCharsets.UTF_8))) {
            return paragraphs(lines.lines().collect(Collectors.joining("\n")));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);   // it is part of the app
        }
    }

    static List<String> paragraphs(String text) {
        return Arrays.stream(text.split("\n\\s*\n"))
                .map(paragraph -> paragraph.strip().replaceAll("\\s+", " "))
                .filter(paragraph -> !paragraph.isEmpty())
                .collect(Collectors.toList());
    }
}
