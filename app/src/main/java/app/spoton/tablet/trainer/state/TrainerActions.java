package app.spoton.tablet.trainer.state;

import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.Trainee;
import java.util.Optional;

/** What a trainee or a supervisor can do in the trainer. Does nothing by default, for previews and tests. */
public interface TrainerActions {
    /** Returns to the trainer's home page; ends a drill, a challenge or an exam. */
    default void back() {
    }

    default void chooseGame(Optional<Game> game) {
    }

    default void chooseSkill(Optional<Skill> skill) {
    }

    default void startDrill() {
    }

    default void startChallenge() {
    }

    default void openExam() {
    }

    default void resumeExam() {
    }

    default void openProgress(Optional<Game> game, Optional<Skill> skill) {
    }

    default void openTrainees() {
    }

    default void openPaytables(Game game) {
    }

    default void answer(AnswerOption option) {
    }

    /** Answers with the line of a settlement that is wrong; -1 for none. */
    default void answerLine(int index) {
    }

    /** Answers with what has been selected, typed, ordered or settled. */
    default void check() {
    }

    default void toggleCard(int card) {
    }

    default void typeKey(char key) {
    }

    default void addChip(Money chip) {
    }

    default void clear() {
    }

    default void toggleWager(Wager wager) {
    }

    default void toggleStep(AnswerOption.Statement step) {
    }

    default void settle(AnswerForm.SettledSpot spot, DealerAction action) {
    }

    default void nextQuestion() {
    }

    /** Asks another question about the same topic. */
    default void repeatTopic() {
    }

    default void typeExamCode(String typed) {
    }

    default void typeExamName(String typed) {
    }

    default void chooseExamGame(Optional<Game> game) {
    }

    default void chooseExamLength(int length) {
    }

    default void choosePassMark(int percent) {
    }

    default void createExamCode() {
    }

    default void beginExam() {
    }

    /** @param uri where the result goes */
    default void saveResult(String uri) {
    }

    default void typeName(String name) {
    }

    default void addTrainee() {
    }

    default void chooseTrainee(Trainee trainee) {
    }

    /** Asks for confirmation before a trainee is erased; empty cancels. */
    default void askToErase(Optional<Trainee> trainee) {
    }

    default void erase() {
    }

    default void choosePaytable(Wager wager, Paytable table) {
    }

    default void useHousePaytables() {
    }
}
