package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.os.Looper;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Every tab changes its state on the main thread, and drops what arrives after it was locked. */
@RunWith(AndroidJUnit4.class)
public class TabViewModelTest {
    private final ManualExecutors executors = new ManualExecutors();
    private final WordsTab tab = new WordsTab(executors);

    /** A tab that shows words. */
    private record Words(List<String> words, TabStatus status) implements TabState<Words> {
        @Override
        public Words withStatus(TabStatus next) {
            return new Words(words, next);
        }

        Words and(String word) {
            List<String> all = new ArrayList<>(words);
            all.add(word);
            return new Words(all, status);
        }
    }

    private static final class WordsTab extends TabViewModel<Words> {
        WordsTab(ManualExecutors executors) {
            super(new Words(List.of(), TabStatus.IDLE), new TestAccess().to(null), executors.background(), executors.mainThread());
        }

        void add(Question<String> question) {
            read(question, Words::and);
        }

        void addSlowly(LongTask<String> task) {
            run(TabStatus.Task.CHECK, task, Words::and);
        }
    }

    private Words state() {
        return tab.state().getValue();
    }

    @Test
    public void questionsAreAskedInTheBackgroundAndAnswersPublishedOnTheMainThread() {
        List<Boolean> onMainThread = new ArrayList<>();
        tab.state().observeForever(state -> onMainThread.add(Looper.getMainLooper().isCurrentThread()));
        tab.add(() -> Boolean.toString(Looper.getMainLooper().isCurrentThread()));
        executors.runAll();
        assertEquals(List.of("false"), state().words());
        assertEquals(List.of(true, true), onMainThread);
    }

    @Test
    public void answersAreAddedToTheStateAsItIsWhenTheyArrive() {
        tab.add(() -> "one");
        tab.add(() -> "two");
        executors.runAll();
        assertEquals(List.of("one", "two"), state().words());
    }

    @Test
    public void anAnswerThatArrivesAfterTheLockIsDropped() {
        tab.add(() -> "read before the lock");
        executors.runBackground();
        tab.add(() -> "asked before the lock");
        tab.addSlowly(progress -> {
            progress.accept(7);
            return "started before the lock";
        });
        tab.lock();
        executors.runAll();
        assertEquals(new Words(List.of(), TabStatus.IDLE), state());
        tab.add(() -> "asked after it");
        executors.runAll();
        assertEquals(List.of("asked after it"), state().words());
    }

    @Test
    public void aFailureIsAMessageAndLeavesTheRestAsItWas() {
        tab.add(() -> "one");
        tab.add(() -> {
            throw new IOException("The file is gone.");
        });
        tab.add(() -> {
            throw new UnreadableEntryException("Entry 3 cannot be read.");
        });
        executors.runAll();
        assertEquals(List.of("one"), state().words());
        assertEquals(Optional.of(new TabStatus.Message(TabStatus.Message.Kind.ERROR, "Entry 3 cannot be read.")),
                state().status().message());
        assertTrue(state().status().isIdle());
    }

    @Test
    public void aLongTaskShowsItsProgressUntilItEndsWellOrNot() {
        List<Long> progress = new ArrayList<>();
        tab.state().observeForever(state -> progress.add(state.status().progress().map(TabStatus.TaskProgress::done).orElse(-1L)));
        tab.addSlowly(done -> {
            done.accept(1000);
            return "checked";
        });
        executors.runAll();
        tab.addSlowly(done -> {
            throw new IOException("The disk is gone.");
        });
        executors.runAll();
        assertEquals(List.of(-1L, 0L, 1000L, -1L, 0L, -1L), progress);
        assertEquals(List.of("checked"), state().words());
    }

    @Test
    public void theEndOfAnOlderTaskDoesNotHideTheProgressOfANewerOne() {
        tab.addSlowly(progress -> "old");
        executors.runBackground();
        tab.addSlowly(progress -> "new");
        executors.runMainThread();
        assertEquals(List.of("old"), state().words());
        assertTrue(!state().status().isIdle());
        executors.runAll();
        assertTrue(state().status().isIdle());
    }

    @Test
    public void aFailureThatNobodyExpectedIsAMessageTooAndTheTaskIsOver() {
        tab.addSlowly(done -> {
            throw new ArithmeticException("long overflow");
        });
        executors.runAll();
        assertEquals(TabStatus.Message.Kind.ERROR, state().status().message().orElseThrow().kind());
        assertTrue(state().status().isIdle());
    }
}
