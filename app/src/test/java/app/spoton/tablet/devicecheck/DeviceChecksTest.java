package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.tablet.FakeClock;
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.Test;

public class DeviceChecksTest {
    private static DeviceCheck check(DevicePart part, Callable<CheckResult> work) {
        return new DeviceCheck() {
            @Override
            public DevicePart part() {
                return part;
            }

            @Override
            public CheckResult run() throws Exception {
                return work.call();
            }
        };
    }

    private static DeviceReport run(DeviceCheck... checks) {
        return new DeviceChecks(List.of(checks), "a tablet", new FakeClock()).run(report -> { });
    }

    @Test
    public void aPartThatFailsIsAResultAndTheOthersAreStillChecked() {
        DeviceReport report = run(
                check(DevicePart.DISPLAY, () -> {
                    throw new IllegalStateException("no screen");
                }),
                check(DevicePart.CARD_READER, () -> {
                    throw new UnsatisfiedLinkError("opencv_java4");
                }),
                check(DevicePart.CAMERA, () -> CheckResult.pass("fine")));
        assertEquals(CheckResult.fail("IllegalStateException: no screen. Send this report"), report.results().get(DevicePart.DISPLAY));
        assertEquals(CheckResult.fail("UnsatisfiedLinkError: opencv_java4. Enter cards by hand, and send this report"), report.results().get(DevicePart.CARD_READER));
        assertEquals(CheckStatus.PASS, report.results().get(DevicePart.CAMERA).status());
    }

    @Test
    public void theReportIsShownAfterEveryPart() {
        List<Integer> sizes = new ArrayList<>();
        new DeviceChecks(List.of(check(DevicePart.CAMERA, () -> CheckResult.pass("")),
                check(DevicePart.DISPLAY, () -> CheckResult.pass(""))), "a tablet", new FakeClock())
                .run(report -> sizes.add(report.results().size()));
        assertEquals(List.of(0, 1, 2), sizes);
    }

    @Test
    public void theReportNamesEveryPartAlsoThoseThatDidNotRun() {
        DeviceReport report = run(check(DevicePart.CAMERA, () -> CheckResult.missing("No camera")));
        String text = report.text();
        for (DevicePart part : DevicePart.values()) {
            assertTrue(part.words(), text.contains(part.words()));
        }
        assertTrue(text, text.contains("not run"));
        assertTrue(text, text.contains("0 pass, 0 fail, 1 missing"));
        assertFalse(report.isComplete());
    }
}
