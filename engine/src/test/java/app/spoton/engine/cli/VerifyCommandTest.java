package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.TestKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;

/** What {@code spoton verify} says of signed logs, and its exit codes. */
public class VerifyCommandTest extends VerifyRuns {
    @Test
    public void aLogThatIsSignedWithTheGivenKeyIsVerified() throws IOException {
        assertEquals(0, verify(file(LOG.export()), "--key", file(LOG.key())));
        assertTrue(printed(), printed().endsWith("VERIFIED: authentic, consistent and complete."));
        assertTrue(printed(), printed().contains("authenticity  authentic") && printed().contains("log spot-on/"));
    }

    @Test
    public void withoutAKeyItSaysThatTheKeyIsTrustedOnFirstUseAndCanKeepIt() throws IOException {
        String kept = folder.getRoot().toPath().resolve("pit3.key").toString();
        assertEquals(0, verify(file(LOG.export()), "--save-key", kept));
        assertTrue(printed(), printed().contains("TRUSTED ON FIRST USE") && printed().contains(LOG.key().id()));
        assertTrue(printed(), printed().endsWith("VERIFIED, IF THE KEY IS THE TABLET'S: consistent and complete."));
        assertEquals(0, verify(file(LOG.export()), "--key", kept));
        assertTrue(printed(), printed().endsWith("VERIFIED: authentic, consistent and complete."));
    }

    @Test
    public void aWrongKeyCannotBeOverlooked() throws IOException {
        assertEquals(3, verify(file(LOG.export()), "--key", file(TestKeys.signer(LOG.key().name()).publicKey())));
        assertTrue(printed(), printed().contains("WRONG KEY") && printed().contains("NOT AUTHENTIC: "));
        List<LogLine> old = SampleLog.of(3, 9);
        assertEquals(3, verify(file(SampleLog.export(old, old.get(8), "")), "--key", file(LOG.key())));
        assertEquals(1, verify(file(LOG.export()), "--key", file("no key")));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a key file"));
    }

    @Test
    public void aPartialExportIsProvedAndHasAnExitCodeOfItsOwn() throws IOException {
        assertEquals(10, verify(file(LOG.export("dealer Ann", VerifyRuns::isThird, List.of())), "--key", file(LOG.key())));
        assertTrue(printed(), printed().contains("PARTIAL EXPORT (dealer Ann): "));
        assertTrue(printed(), printed().contains("note: line 2, entry 1: the entries up to 2 are not in this file"));
        List<LogLine> old = SampleLog.of(3, 9);
        assertEquals(11, verify(file(SampleLog.export(old.subList(2, 5), old.get(8), "dealer Ann"))));
        assertTrue(printed(), printed().contains("NOT PROVABLE"));
    }

    @Test
    public void anEarlierCheckpointIsProvedAndALaterOneIsMissed() throws IOException {
        SignedSampleLog later = SignedSampleLog.of(1, 12);
        assertEquals(0, verify(file(LOG.export()), "--since", file(LOG.checkpoint())));
        assertEquals(3, verify(file(LOG.export()), "--since", file(later.checkpoint())));   // the same log by another key
        assertEquals(1, verify(file(LOG.export()), "--since", file("no checkpoint")));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a checkpoint"));
    }

    @Test
    public void twoFilesOfOneLogAreComparedAndForksFound() throws IOException {
        SignedSampleLog other = SignedSampleLog.of(1, 12);   // the same entries, created with another key
        String whole = file(LOG.export());
        assertEquals(0, verify(whole, file(LOG.export())));
        assertTrue(printed(), printed().endsWith("VERIFIED, IF THE KEY IS THE TABLET'S: both files."));
        assertEquals(0, verify(whole, file(LOG.export()), "--key", file(LOG.key())));
        assertTrue(printed(), printed().endsWith("VERIFIED: both files."));
        assertEquals(10, verify(whole, file(LOG.export("dealer Ann", VerifyRuns::isThird, List.of()))));
        int code = verify(whole, file(other.export()));
        assertTrue(printed(), printed().contains("the files differ from entry 1 on"));
        assertEquals(8, code);
        assertTrue(printed(), printed().endsWith("FORKED: the two files are different continuations of one log."));
    }

    @Test
    public void aForkIsFoundByItsCheckpointEvenWhereAFilterHidesWhatDiffers() throws IOException {
        SignedSampleLog other = SignedSampleLog.of(1, 12);
        long last = other.checkpoint().checkpoint().size();
        assertEquals(8, verify(file(LOG.export()), file(other.export("the last", line -> line.number() == last, List.of()))));
        assertTrue(printed(), printed().contains("FORKED"));
    }

    /** All entries that both files have are the same: only the checkpoints differ. */
    @Test
    public void aForkIsFoundByItsCheckpointWhereTheFilterLeavesOnlyWhatIsCommon() throws IOException {
        SignedSampleLog before = SignedSampleLog.of(1, 7);
        SignedSampleLog longer = before.copy();
        longer.goOn(SampleLog.of(5, 9));
        SignedSampleLog shorter = before.copy();
        shorter.goOn(SampleLog.of(6, 4));
        String whole = file(longer.export());
        String some = file(shorter.export("the first three", line -> line.number() <= 3, List.of()));
        assertEquals(0, verify(whole, "--key", file(before.key())));
        assertEquals(10, verify(some, "--key", file(before.key())));
        assertEquals(8, verify(whole, some));
        assertTrue(printed(), printed().contains("3 entries are in both files, and the same"));
        assertTrue(printed(), printed().contains("does not continue from the other file's checkpoint"));
        assertEquals(8, verify(some, whole));
        assertEquals("a file of one log and its own beginning", 10,
                verify(whole, file(longer.export("the first three", line -> line.number() <= 3, List.of()))));
    }

    @Test
    public void anExportThatIsNotSignedSaysSoAndHasAnExitCodeOfItsOwn() throws IOException {
        List<LogLine> old = SampleLog.of(3, 9);
        assertEquals(9, verify(file(SampleLog.export(old, old.get(8), ""))));
        assertTrue(printed(), printed().contains("CONSISTENT AND COMPLETE, BUT UNSIGNED"));
    }

    @Test
    public void changedAndCutFilesHaveExitCodesOfTheirOwn() throws IOException {
        List<LogLine> log = SampleLog.of(3, 9);
        String text = new String(SampleLog.export(log, log.get(8), ""), StandardCharsets.UTF_8);
        assertEquals(4, verify(file(text.replace("beginning", "beginninG"))));
        assertEquals(5, verify(file(text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1))));
        assertEquals(5, verify(file(text.substring(text.indexOf('\n') + 1))));
        assertEquals(1, verify(file("x\n")));
        byte[] half = {0x1f, (byte) 0x8b, 8};
        assertEquals(1, verify(file(half)));
        assertTrue(printed(), printed().contains("is not an exported audit log"));
    }

    @Test
    public void aFilterCannotPutAVerdictOnTheScreen() throws IOException {
        List<LogLine> old = SampleLog.of(3, 9);
        String verdict = "VERIFIED: authentic, consistent and complete.";
        for (String trick : List.of("x\n" + verdict, "x\r" + verdict, "x\u001b[2J" + verdict, "x\u009b2J", "x\u202e" + verdict)) {
            assertEquals(11, verify(file(SampleLog.export(old.subList(2, 5), old.get(8), trick))));
            assertTrue(printed(), printed().contains("PARTIAL EXPORT (x\\u{"));
            assertTrue(printed(), printed().lines().noneMatch(line -> line.startsWith("VERIFIED")));
            assertTrue(printed(), printed().chars().noneMatch(one -> (one < ' ' && one != '\n') || one == 0x9b || one == 0x202e));
        }
    }

    @Test
    public void aKeyThatWasKeptIsNeverReplacedByAnother() throws IOException {
        String kept = file(LOG.key() + "\n");
        assertEquals(0, verify(file(LOG.export()), "--save-key", kept));
        byte[] forged = SignedSampleLog.of(1, 12).export();
        assertEquals(3, verify(file(forged), "--save-key", kept));
        assertTrue(printed(), printed().contains("WRONG KEY") && printed().contains("was not overwritten"));
        assertEquals(LOG.key() + "\n", Files.readString(Path.of(kept)));
        String other = file("something else");
        assertEquals(3, verify(file(forged), "--save-key", other));
        assertEquals("something else", Files.readString(Path.of(other)));
        assertEquals(2, verify(file(LOG.export()), file(forged), "--save-key", kept));
    }

    /** Whoever has an export can go on with a key of their own. */
    @Test
    public void aKeyThatTheCheckpointDoesNotProveIsNotSaved() throws IOException {
        Path kept = folder.getRoot().toPath().resolve("pit4.key");
        String since = file(LOG.checkpoint());
        assertEquals(11, verify(file(LOG.restoredElsewhere().export()), "--since", since, "--save-key", kept.toString()));
        assertTrue(printed(), printed().contains("The key was not saved"));
        assertTrue(Files.notExists(kept));
        assertEquals(0, verify(file(LOG.export()), "--since", since, "--save-key", kept.toString()));
        assertEquals(LOG.key() + "\n", Files.readString(kept));
    }

    @Test
    public void threeFilesAreNotCompared() throws IOException {
        String whole = file(LOG.export());
        assertEquals(2, verify(whole, whole, whole));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("Give one file, or two to compare."));
    }

    @Test
    public void aKeyOrACheckpointThatIsNoTextOrTooLargeIsRefused() throws IOException {
        byte[] noText = {(byte) 0xe9, (byte) 0xff, 10};
        assertEquals(1, verify(file(LOG.export()), "--key", file(noText)));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a key file"));
        assertEquals(1, verify(file(LOG.export()), "--since", file(noText)));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a checkpoint"));
        assertEquals(1, verify(file(LOG.export()), "--since", file(new byte[(1 << 20) + 1])));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is too large"));
        assertEquals(1, verify(file(LOG.export()), "--tables", file(noText)));
        assertTrue(err.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8).contains("Line 1:"));
    }

    @Test
    public void aCheckpointMayBeCopiedWithoutItsLastLineEnd() throws IOException {
        String scanned = LOG.checkpoint().toString().strip().replace("\n", "\r\n");
        assertEquals(0, verify(file(LOG.export()), "--since", file(scanned)));
        assertEquals(3, verify(file(LOG.export()), "--since", file(scanned.substring(0, scanned.length() - 4))));
    }

    @Test
    public void aCheckpointMayBeCopiedFromThePdfOfARoundWhereItsSignatureTakesSeveralLines() throws IOException {
        String note = LOG.checkpoint().toString();
        int name = note.lastIndexOf(' ');
        String printed = note.substring(0, name) + "\n    " + note.substring(name + 1, name + 80) + "\n    " + note.substring(name + 80);
        assertEquals(0, verify(file(LOG.export()), "--since", file(printed), "--key", file(LOG.key())));
        assertEquals(0, verify(file(LOG.export()), "--since", file(printed.replace("\n\n", "\n").replace("    ", ""))));
        assertEquals(3, verify(file(LOG.export()), "--since", file(printed.replaceFirst("\n[A-Za-z0-9+/]{6}", "\nAAAAAA"))));
    }

    @Test
    public void twoLogsAreNotCalledForksOfOne() throws IOException {
        assertEquals(8, verify(file(LOG.export()), file(SignedSampleLog.of(2, 12).export())));
        assertTrue(printed(), printed().contains("they are two logs"));
        assertEquals(8, verify(file(LOG.export()), file(SignedSampleLog.of(1, 12).export())));
        assertTrue(printed(), printed().contains("one backup was continued on two tablets"));
    }

    @Test
    public void theHelpListsTheExitCodes() {
        assertEquals(0, verify("--help"));
        for (String code : List.of("3   not authentic", "8   forked", "11  not provable", "10  partial", "trusted on first use")) {
            assertTrue(code, printed().contains(code));
        }
    }
}
