package app.spoton.tablet.trainer.learning;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers by weeks: how many were right, and how long they took. */
public final class WeeklyProgress {
    private WeeklyProgress() {
    }

    /**
     * An answer as it is remembered.
     *
     * @param day the day that it was where the person practiced, whatever the time zone is now
     */
    public record Answered(LocalDate day, String game, String skill, boolean right, Duration took) {
    }

    /**
     * A week that begins on this Monday.
     *
     * @param median the time that half of the right answers took at most; zero without any
     */
    public record Week(LocalDate monday, int asked, int right, Duration median) {
        /** In whole per cent, rounded down. */
        public int accuracy() {
            return asked == 0 ? 0 : right * 100 / asked;
        }
    }

    /** The last weeks, this one at the end; weeks without an answer are there too. */
    public static List<Week> lastWeeks(int count, List<Answered> answers, LocalDate today) {
        List<Week> weeks = new ArrayList<>();
        LocalDate thisMonday = monday(today);
        for (int back = count - 1; back >= 0; back--) {
            LocalDate monday = thisMonday.minusWeeks(back);
            weeks.add(week(monday, answers.stream().filter(answer -> monday(answer.day()).equals(monday))
                    .collect(Collectors.toList())));
        }
        return weeks;
    }

    private static Week week(LocalDate monday, List<Answered> answers) {
        List<Duration> times = answers.stream().filter(Answered::right).map(Answered::took)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.sort(times);
        Duration median = times.isEmpty() ? Duration.ZERO : times.get((times.size() - 1) / 2);
        return new Week(monday, answers.size(), times.size(), median);
    }

    /** Days in a row with practice, up to today or yesterday: today may still come. */
    public static int daysInARow(Set<LocalDate> days, LocalDate today) {
        LocalDate last = days.contains(today) ? today : today.minus(1, ChronoUnit.DAYS);
        int inARow = 0;
        while (days.contains(last.minusDays(inARow))) {
            inARow++;
        }
        return inARow;
    }

    private static LocalDate monday(LocalDate day) {
        return day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }
}
