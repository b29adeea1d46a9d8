package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.trainer.question.QuizQuestion
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Section

/** The paytables of a question: that of its wager, or all of the game's. */
@Composable
internal fun QuestionPaytables(question: QuizQuestion) {
    val all = question.practice().round().paytables()
    val needed = all.filterKeys { needsPaytable(question, it) }.ifEmpty { all }
    Column(Modifier.testTag("question-paytables")) {
        needed.forEach { (wager, table) ->
            val title = stringResource(R.string.quiz_paytable, TrainerText.capitalize(wager.words()), table.id())
            Section(title) { PaytableRows(table, wager) }
        }
    }
}

@Composable
internal fun PaytableRows(table: Paytable, wager: Wager) {
    Column(Modifier.testTag("prices-" + table.id())) {
        table.prices().forEach { price ->
            val odds = price.odds().orNull()?.toString().orEmpty()
            val column = if (wager == Wager.MONSTER) R.string.paytables_busted else R.string.paytables_instant
            val second = price.second().orNull()?.let { stringResource(column, "$it") }
            val envy = price.envy().takeIf { !it.isZero }
                ?.let { stringResource(R.string.paytables_envy, TrainerText.dollars(it)) }
            val more = second ?: envy
            val row = TrainerText.capitalize(TrainerText.withoutArticle(price.row().words()))
            Text(
                if (more == null) stringResource(R.string.paytables_row, row, odds)
                else stringResource(R.string.paytables_row_two, row, odds, more),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
