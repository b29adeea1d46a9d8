package app.spoton.tablet.people.sessions;

import static org.junit.Assert.assertEquals;

import app.spoton.tablet.TasksAtOnce;
import app.spoton.tablet.people.pins.FakeBootClock;
import app.spoton.tablet.people.pins.PinPurpose;
import java.time.Duration;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

public class SupervisorSessionsTest {
    @Rule
    public final TasksAtOnce tasks = new TasksAtOnce();

    private final FakeBootClock clock = new FakeBootClock();
    private SupervisorSessions sessions;

    @Before
    public void begin() {
        sessions = new SupervisorSessions(clock);
        sessions.begin(PinPurpose.HISTORY, "Sue");
    }

    private Optional<String> history() {
        return sessions.supervisor(PinPurpose.HISTORY);
    }

    @Test
    public void aPinOpensWhatItWasEnteredForAndNothingElse() {
        assertEquals(Optional.of("Sue"), history());
        assertEquals(Optional.empty(), sessions.supervisor(PinPurpose.SETUP));
        sessions.end(PinPurpose.HISTORY);
        assertEquals(Optional.empty(), history());
        assertEquals("closing it oneself is no timeout", 0, (int) sessions.ended().getValue());
    }

    @Test
    public void twoMinutesWithoutATouchCloseEverything() {
        clock.pass(Duration.ofSeconds(119));
        assertEquals(Duration.ofSeconds(119), sessions.idle());
        assertEquals(Optional.of("Sue"), history());
        sessions.touch();
        clock.pass(Duration.ofSeconds(119));
        assertEquals(Optional.of("Sue"), history());
        clock.pass(Duration.ofSeconds(1));
        assertEquals(Optional.empty(), history());
        assertEquals(1, (int) sessions.ended().getValue());
        sessions.closeIfIdle();
        assertEquals("nothing was open", 1, (int) sessions.ended().getValue());
    }

    @Test
    public void aTouchThatComesTooLateOpensNothingAgain() {
        clock.pass(Duration.ofMinutes(2));
        sessions.touch();
        assertEquals(Optional.empty(), history());
        sessions.begin(PinPurpose.SETUP, "Sam");
        clock.pass(Duration.ofMinutes(2));
        sessions.closeIfIdle();
        assertEquals(2, (int) sessions.ended().getValue());
    }

    @Test
    public void leavingTheAppClosesUnlessItOpenedADialogItself() {
        sessions.openDialog();
        sessions.onLeave();
        assertEquals(Optional.of("Sue"), history());
        sessions.onReturn();
        sessions.onLeave();
        assertEquals(Optional.empty(), history());
    }

    @Test
    public void aDialogThatStaysOpenForTwoMinutesClosesToo() {
        sessions.openDialog();
        sessions.onLeave();
        clock.pass(Duration.ofMinutes(2));
        sessions.onReturn();
        assertEquals(1, (int) sessions.ended().getValue());
    }
}
