package app.spoton.tablet.trainer.learning;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers by week: how many were correct, and how long they took. */
public final class WeeklyProgress {
    private WeeklyProgress() {
    }

    /**
     * A stored answer.
     *
     * @param day the local date where the trainee practiced, whatever the time zone is now
     */
    public record Answered(LocalDate day, String game, String skill, boolean isCorrect, Duration time) {
    }

    /**
     * A week that begins on this Monday.
     *
     * @param median the median time of the correct answers; empty without any
     */
    public record Week(LocalDate monday, int answerCount, int correctCount, Optional<Duration> median) {
        /** In whole percent, rounded down. */
        public int accuracy() {
            return answerCount == 0 ? 0 : correctCount * 100 / answerCount;
        }
    }

    /** The last weeks including this one, oldest first; weeks without an answer are included. */
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
        List<Duration> times = answers.stream().filter(Answered::isCorrect).map(Answered::time)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.sort(times);
        Optional<Duration> median = times.isEmpty() ? Optional.empty()
                : Optional.of(times.get((times.size() - 1) / 2));
        return new Week(monday, answers.size(), times.size(), median);
    }

    /** Days in a row with practice, up to today or, if there was none today yet, up to yesterday. */
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
