package app.spoton.tablet.tablecamera.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.camera.enrollment.DeckCheck
import app.spoton.camera.enrollment.GuidedEnrollment
import app.spoton.engine.card.Card
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.CardFace
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.tablecamera.EnrollmentUiState
import app.spoton.tablet.tablecamera.EnrollmentViewModel

private const val Ranks = 13

/** What can be done while a deck is enrolled. */
@Stable
class EnrollmentActions(
    val name: (String, Boolean) -> Unit = { _, _ -> },
    val takePicture: () -> Unit = {},
    val cardByCard: () -> Unit = {},
    val showAgain: (Card) -> Unit = {},
    val check: () -> Unit = {},
    val keep: () -> Unit = {},
)

/** A deck is shown to the reader, all at once or card by card, and the reader says how well it knows it. */
@Composable
internal fun EnrollmentScreen(
    state: EnrollmentUiState, taps: EnrollmentActions, live: (@Composable (Modifier) -> Unit)?, onDone: () -> Unit,
) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.enrol_title), onDone) },
        first = {
            val wide = Modifier.fillMaxWidth().clip(RoundedCornerShape(16.dp))
            val shot = state.shot().orNull()
            when (state.step()!!) {
                EnrollmentUiState.Step.NAME -> Panel(R.string.enrol_how) { Hint(R.string.enrol_how_hint) }
                EnrollmentUiState.Step.CHECK -> Panel(R.string.enrol_check) { Check(state, taps) }
                else -> {
                    if (state.step() == EnrollmentUiState.Step.GRID) GridGuide()
                    if (live != null) live(wide.aspectRatio(4f / 3))
                    else if (shot == null) Hint(R.string.enrol_demonstration)
                    if (shot != null && live == null) {
                        Jpeg(
                            shot, shot::jpeg, stringResource(R.string.enrol_photo), wide.heightIn(max = 420.dp),
                            ContentScale.FillWidth,
                        )
                    }
                }
            }
        },
        second = {
            when (state.step()!!) {
                EnrollmentUiState.Step.NAME -> Panel(R.string.enrol_name_title) { Name(taps) }
                EnrollmentUiState.Step.GRID -> Panel(R.string.enrol_grid) { Grid(state, taps) }
                EnrollmentUiState.Step.CARDS -> Panel(R.string.enrol_cards) { Cards(state, taps) }
                EnrollmentUiState.Step.CHECK -> Panel(R.string.enrol_end) { End(state, taps, onDone) }
            }
        },
    )
}

/** How the deck is laid out. */
@Composable
private fun GridGuide() {
    val says = stringResource(R.string.enrol_grid_hint)
    BoxWithConstraints(Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = says }) {
        val width = maxWidth / Ranks - 3.dp
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            GuidedEnrollment.order().chunked(Ranks).forEach { suit ->
                Row(horizontalArrangement = Arrangement.spacedBy(3.dp)) { suit.forEach { CardFace(it, width) } }
            }
        }
    }
}

@Composable
private fun Name(taps: EnrollmentActions) {
    var name by rememberSaveable { mutableStateOf("") }
    OutlinedTextField(
        name, { name = it.replace("\n", " ").take(EnrollmentViewModel.LONGEST_NAME) },
        Modifier.fillMaxWidth().testTag("deck-name"), label = { Text(stringResource(R.string.enrol_name)) },
        singleLine = true,
    )
    val named = name.isNotBlank()
    MainButton(stringResource(R.string.enrol_all), "enrol-grid", Modifier.fillMaxWidth(), named) {
        taps.name(name, true)
    }
    Choice(stringResource(R.string.enrol_one), "enrol-cards", Modifier.fillMaxWidth(), enabled = named) {
        taps.name(name, false)
    }
}

@Composable
private fun Grid(state: EnrollmentUiState, taps: EnrollmentActions) {
    Hint(R.string.enrol_grid_hint)
    Progress(state)
    Picture(state, taps)
    if (state.missed()) {
        Choice(stringResource(R.string.enrol_one), "enrol-cards", Modifier.fillMaxWidth(), onClick = taps.cardByCard)
    }
}

@Composable
private fun Cards(state: EnrollmentUiState, taps: EnrollmentActions) {
    val card = state.showing().orNull()
    if (card != null) {
        CardFace(card, 84.dp)
        Text(
            stringResource(R.string.enrol_show, spoken(card)),
            Modifier.testTag("enrol-next").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
        )
    }
    Progress(state)
    Picture(state, taps)
    Choice(stringResource(R.string.enrol_to_check), "enrol-check", Modifier.fillMaxWidth(), onClick = taps.check)
}

@Composable
private fun Picture(state: EnrollmentUiState, taps: EnrollmentActions) {
    val trouble = state.trouble().orNull()
    if (trouble != null || state.missed()) {
        Text(
            if (trouble != null) stringResource(trouble.message())
            else stringResource(if (state.showing().isPresent) R.string.enrol_no_card else R.string.enrol_no_grid),
            Modifier.testTag("enrol-wrong").semantics { liveRegion = LiveRegionMode.Polite },
            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
        )
    }
    MainButton(
        stringResource(if (state.busy()) R.string.enrol_reading else R.string.register_picture), "take-picture",
        Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = taps.takePicture,
    )
}

@Composable
private fun Progress(state: EnrollmentUiState) {
    Text(
        stringResource(R.string.enrol_seen, state.seen(), EnrollmentUiState.DECK), Modifier.testTag("enrol-seen"),
        style = MaterialTheme.typography.titleMedium,
    )
    LinearProgressIndicator({ state.seen() / EnrollmentUiState.DECK.toFloat() }, Modifier.fillMaxWidth())
}

@Composable
private fun Check(state: EnrollmentUiState, taps: EnrollmentActions) {
    val check = state.check().orNull()
    if (check == null) {
        Hint(R.string.enrol_check_hint)
        MainButton(
            stringResource(if (state.busy()) R.string.enrol_reading else R.string.enrol_to_check), "enrol-check",
            Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = taps.check,
        )
        return
    }
    Text(
        stringResource(if (check.isGood) R.string.enrol_good else R.string.enrol_not_good),
        Modifier.testTag("enrol-verdict").semantics { liveRegion = LiveRegionMode.Polite },
        color = if (check.isGood) MaterialTheme.colorScheme.onSurface else MaterialTheme.colorScheme.error,
        style = MaterialTheme.typography.titleLarge,
    )
    Text(
        stringResource(R.string.enrol_figures, check.right(), check.indices(), check.certain()),
        style = MaterialTheme.typography.bodyLarge,
    )
    Weak(check, taps)
}

/** The cards to show once more; a tap shows one. */
@Composable
private fun Weak(check: DeckCheck, taps: EnrollmentActions) {
    val again = (check.missing() + check.weak()).distinct()
    if (again.isEmpty()) return
    Hint(R.string.enrol_weak)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        again.forEach { card ->
            val says = stringResource(R.string.enrol_again, spoken(card))
            Choice(written(card), "again-$card", spoken = says) { taps.showAgain(card) }
        }
    }
}

/** As people write it: 10♥. */
private fun written(card: Card): String {
    val rank = card.toString().dropLast(1).replace("T", "10")
    return rank + Signs.getValue(card.toString().last())
}

private val Signs = mapOf('c' to "♣", 'd' to "♦", 'h' to "♥", 's' to "♠")

@Composable
private fun End(state: EnrollmentUiState, taps: EnrollmentActions, onDone: () -> Unit) {
    when (state.saving()!!) {
        EnrollmentUiState.Saving.NOT_YET -> {
            Hint(R.string.enrol_keep_hint)
            MainButton(
                stringResource(R.string.enrol_keep, state.name()), "keep-deck", Modifier.fillMaxWidth(),
                enabled = state.check().isPresent, onClick = taps.keep,
            )
        }
        EnrollmentUiState.Saving.KEPT -> {
            Text(stringResource(R.string.enrol_kept, state.name()), style = MaterialTheme.typography.bodyLarge)
            MainButton(stringResource(R.string.register_done), "enrol-done", Modifier.fillMaxWidth(), onClick = onDone)
        }
        EnrollmentUiState.Saving.FAILED -> {
            Hint(R.string.register_failed, wrong = true)
            Choice(stringResource(R.string.eyes_try_again), "keep-deck", Modifier.fillMaxWidth(), onClick = taps.keep)
        }
    }
}
