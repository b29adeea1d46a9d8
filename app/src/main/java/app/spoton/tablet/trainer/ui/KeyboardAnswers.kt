package app.spoton.tablet.trainer.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.key.utf16CodePoint
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage

/**
 * Answers with a keyboard: a number takes the option or the line at that place, or is typed into an amount; 'enter'
 * checks. Whether the key meant something here.
 */
internal fun TrainerPage.Quiz.isAnsweredBy(event: KeyEvent, actions: TrainerActions): Boolean {
    if (event.type != KeyEventType.KeyDown || graded.isPresent) return false
    val typed = event.utf16CodePoint.toChar()
    val place = typed - '1'
    val form = question.form()
    val amount = form is AnswerForm.Amount || form is AnswerForm.Settle && draft.paying().isPresent
    when {
        event.key == Key.Enter || event.key == Key.NumPadEnter -> actions.check()
        amount && event.key == Key.Backspace -> actions.key('<')
        amount && (typed in '0'..'9' || typed == '.') -> actions.key(typed)
        form is AnswerForm.MultipleChoice && place in form.options().indices -> actions.answer(form.options()[place])
        form is AnswerForm.FindMistake && place in form.lines().indices -> actions.answerLine(place)
        form is AnswerForm.FindMistake && place == form.lines().size -> actions.answerLine(-1)
        else -> return false
    }
    return true
}
