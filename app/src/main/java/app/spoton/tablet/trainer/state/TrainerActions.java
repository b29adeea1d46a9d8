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

/** What a person can do in the trainer. Each does nothing unless somebody makes it do something. */
public interface TrainerActions {
    /** One page back; from the door there is no way back within the trainer. */
    default void back() {
    }

    default void chooseGame(Optional<Game> game) {
    }

    default void chooseSkill(Optional<Skill> skill) {
    }

    default void drill() {
    }

    default void challenge() {
    }

    /** Where exams are set and begun. */
    default void exam() {
    }

    /** The exam that was broken off. */
    default void goOnWithExam() {
    }

    default void progress(Optional<Game> game, Optional<Skill> skill) {
    }

    default void people() {
    }

    default void tables(Game game) {
    }

    /** One of the answers. */
    default void answer(AnswerOption option) {
    }

    /** The line of a settlement that is wrong; -1 for none. */
    default void answerLine(int at) {
    }

    /** What has been picked, typed, ordered or settled is the answer. */
    default void check() {
    }

    default void pick(int card) {
    }

    default void key(char key) {
    }

    default void chip(Money chip) {
    }

    default void clear() {
    }

    default void order(Wager wager) {
    }

    default void act(AnswerForm.Spot spot, DealerAction act) {
    }

    default void next() {
    }

    /** Another question of the same kind. */
    default void sameAgain() {
    }

    default void typeCode(String typed) {
    }

    default void examGame(Optional<Game> game) {
    }

    default void examLength(int length) {
    }

    /** A supervisor sets an exam: a new number is drawn. */
    default void setExam() {
    }

    default void beginExam() {
    }

    /** The result goes to this place. */
    default void export(String place) {
    }

    default void typeName(String name) {
    }

    default void addPerson() {
    }

    default void choosePerson(Trainee person) {
    }

    /** Asks whether a person is to be erased; nobody for no. */
    default void askToErase(Optional<Trainee> person) {
    }

    default void erase() {
    }

    default void choosePaytable(Wager wager, Paytable table) {
    }

    default void houseTables() {
    }
}
