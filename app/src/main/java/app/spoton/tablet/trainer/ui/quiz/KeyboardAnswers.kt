package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.key.utf16CodePoint
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage

/**
 * Answers with a keyboard: a digit chooses the option or line with that number, or is typed into an amount; Enter
 * checks the answer. A key that is held down counts once. Returns whether the key was used.
 */
internal fun TrainerPage.Quiz.isAnsweredBy(event: KeyEvent, actions: TrainerActions, answering: DebouncedClick): Boolean {
    if (event.type != KeyEventType.KeyDown || graded.isPresent) return false
    if (event.nativeKeyEvent.repeatCount > 0) return true
    val typed = event.utf16CodePoint.toChar()
    val place = typed - '1'
    val form = question.form()
    val amount = form is AnswerForm.EnterAmount || form is AnswerForm.Settle && draft.paying().isPresent
    when {
        event.key == Key.Enter || event.key == Key.NumPadEnter -> answering(actions::check)
        amount && event.key == Key.Backspace -> actions.typeKey('<')
        amount && (typed in '0'..'9' || typed == '.') -> actions.typeKey(typed)
        form is AnswerForm.MultipleChoice && place in form.options().indices ->
            answering { actions.answer(form.options()[place]) }
        form is AnswerForm.FindMistake && place in form.lines().indices ->
            answering { actions.answerLine(place) }
        form is AnswerForm.FindMistake && place == form.lines().size ->
            answering { actions.answerLine(-1) }
        else -> return false
    }
    return true
}
