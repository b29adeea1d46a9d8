package app.spoton.tablet.trainer.storage;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

/** Trainees and their records. Erasing a trainee deletes all their rows. */
@Dao
public interface TrainerDao {
    /** The last one to practice first. */
    @Query("SELECT * FROM person ORDER BY chosenAt DESC, name")
    List<TraineeRow> people();

    @Insert
    long add(TraineeRow person);

    @Query("UPDATE person SET chosenAt = :at WHERE id = :person")
    void choose(long person, long at);

    @Query("DELETE FROM person WHERE id = :person")
    void erase(long person);

    @Insert
    void add(AnswerRow answer);

    @Query("SELECT COUNT(*) FROM person WHERE id = :person")
    int count(long person);

    /** @param since days since 1 January 1970 */
    @Query("SELECT * FROM answer WHERE person = :person AND day >= :since ORDER BY at")
    List<AnswerRow> answers(long person, long since);

    @Query("SELECT DISTINCT day FROM answer WHERE person = :person")
    List<Long> days(long person);

    /** The latest wrong answers in which one option was mistaken for another. */
    @Query("SELECT * FROM answer WHERE person = :person AND `right` = 0 AND chosenId <> ''"
            + " ORDER BY at DESC LIMIT :most")
    List<AnswerRow> mixUps(long person, int most);

    @Upsert
    void put(TopicMemoryRow memory);

    @Query("SELECT * FROM memory WHERE person = :person")
    List<TopicMemoryRow> memories(long person);

    @Insert
    void add(ScoreRow score);

    @Query("SELECT MAX(`right`) FROM score WHERE person = :person AND exam = 0 AND code = :code")
    int bestChallenge(long person, String code);

    @Query("SELECT * FROM score WHERE person = :person AND exam = 1 ORDER BY at DESC LIMIT :most")
    List<ScoreRow> exams(long person, int most);

    @Upsert
    void put(PaytableChoiceRow choice);

    @Query("SELECT * FROM choice WHERE person = :person")
    List<PaytableChoiceRow> paytableChoices(long person);

    @Upsert
    void put(UnfinishedExamRow exam);

    @Upsert
    void put(ExamAnswerRow answer);

    /** At most one. */
    @Query("SELECT * FROM sitting WHERE person = :person")
    List<UnfinishedExamRow> unfinishedExams(long person);

    @Query("SELECT * FROM given WHERE person = :person ORDER BY number")
    List<ExamAnswerRow> examAnswers(long person);

    /** The answers in it are deleted with it. */
    @Query("DELETE FROM sitting WHERE person = :person")
    void deleteUnfinishedExam(long person);

    @Query("DELETE FROM choice WHERE person = :person AND game = :game")
    void deletePaytableChoices(long person, String game);
}
