package app.spoton.tablet.ui.trainer

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.key.utf16CodePoint
import app.spoton.tablet.trainer.Page
import app.spoton.tablet.trainer.TrainerTaps
import app.spoton.tablet.trainer.question.Form

/**
 * Answers with a keyboard: a number takes the option or the line at that place, or is typed into an amount; 'enter'
 * checks. Whether the key meant something here.
 */
internal fun Page.Sitting.isAnsweredBy(event: KeyEvent, taps: TrainerTaps): Boolean {
    if (event.type != KeyEventType.KeyDown || verdict.isPresent) return false
    val typed = event.utf16CodePoint.toChar()
    val place = typed - '1'
    val form = question.form()
    val amount = form is Form.Amount || form is Form.Settle && working.paying().isPresent
    when {
        event.key == Key.Enter || event.key == Key.NumPadEnter -> taps.check()
        amount && event.key == Key.Backspace -> taps.key('<')
        amount && (typed in '0'..'9' || typed == '.') -> taps.key(typed)
        form is Form.OneOf && place in form.options().indices -> taps.answer(form.options()[place])
        form is Form.FindMistake && place in form.lines().indices -> taps.answerLine(place)
        form is Form.FindMistake && place == form.lines().size -> taps.answerLine(-1)
        else -> return false
    }
    return true
}
