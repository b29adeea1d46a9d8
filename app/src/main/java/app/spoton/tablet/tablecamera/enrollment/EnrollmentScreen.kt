package app.spoton.tablet.tablecamera.enrollment

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
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.tablecamera.preview.Jpeg
import app.spoton.tablet.tablecamera.storage.CameraSaving

private const val Ranks = 13

/** The actions while enrolling a deck. */
@Stable
class EnrollmentActions(
    val name: (String, Boolean) -> Unit = { _, _ -> },
    val takePicture: () -> Unit = {},
    val cardByCard: () -> Unit = {},
    val showAgain: (Card) -> Unit = {},
    val check: () -> Unit = {},
    val save: () -> Unit = {},
)

/** Enrolls a deck, all at once or card by card, and shows how well it is read. */
@Composable
internal fun EnrollmentScreen(
    state: EnrollmentUiState, actions: EnrollmentActions, live: (@Composable (Modifier) -> Unit)?, onDone: () -> Unit,
) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.enrollment_title), onDone) },
        first = {
            val wide = Modifier.fillMaxWidth().clip(RoundedCornerShape(16.dp))
            val snapshot = state.snapshot().orNull()
            when (state.step()!!) {
                EnrollmentUiState.EnrollmentStep.NAME -> Panel(R.string.enrollment_how) { Hint(R.string.enrollment_how_hint) }
                EnrollmentUiState.EnrollmentStep.CHECK -> Panel(R.string.enrollment_check) { Check(state, actions) }
                else -> {
                    if (state.step() == EnrollmentUiState.EnrollmentStep.GRID) GridGuide()
                    if (live != null) live(wide.aspectRatio(4f / 3))
                    else if (snapshot == null) Hint(R.string.enrollment_demonstration)
                    if (snapshot != null && live == null) {
                        Jpeg(
                            snapshot, snapshot::jpeg, stringResource(R.string.enrollment_photo), wide.heightIn(max = 420.dp),
                            ContentScale.FillWidth,
                        )
                    }
                }
            }
        },
        second = {
            when (state.step()!!) {
                EnrollmentUiState.EnrollmentStep.NAME -> Panel(R.string.enrollment_name_title) { Name(actions) }
                EnrollmentUiState.EnrollmentStep.GRID -> Panel(R.string.enrollment_grid) { Grid(state, actions) }
                EnrollmentUiState.EnrollmentStep.CARDS -> Panel(R.string.enrollment_cards) { Cards(state, actions) }
                EnrollmentUiState.EnrollmentStep.CHECK -> Panel(R.string.enrollment_save_title) { End(state, actions, onDone) }
            }
        },
    )
}

/** How the deck is laid out. */
@Composable
private fun GridGuide() {
    val description = stringResource(R.string.enrollment_grid_hint)
    BoxWithConstraints(Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = description }) {
        val width = maxWidth / Ranks - 3.dp
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            GuidedEnrollment.order().chunked(Ranks).forEach { suit ->
                Row(horizontalArrangement = Arrangement.spacedBy(3.dp)) { suit.forEach { CardFace(it, width) } }
            }
        }
    }
}

@Composable
private fun Name(actions: EnrollmentActions) {
    var name by rememberSaveable { mutableStateOf("") }
    OutlinedTextField(
        name, { name = it.replace("\n", " ").take(EnrollmentViewModel.MAX_NAME_LENGTH) },
        Modifier.fillMaxWidth().testTag("deck-name"), label = { Text(stringResource(R.string.enrollment_name)) },
        singleLine = true,
    )
    val named = name.isNotBlank()
    MainButton(stringResource(R.string.enrollment_all), "enroll-grid", Modifier.fillMaxWidth(), named) {
        actions.name(name, true)
    }
    Choice(stringResource(R.string.enrollment_one), "enroll-cards", Modifier.fillMaxWidth(), enabled = named) {
        actions.name(name, false)
    }
}

@Composable
private fun Grid(state: EnrollmentUiState, actions: EnrollmentActions) {
    Hint(R.string.enrollment_grid_hint)
    Progress(state)
    Picture(state, actions)
    if (state.missed()) {
        Choice(stringResource(R.string.enrollment_one), "enroll-cards", Modifier.fillMaxWidth(), onClick = actions.cardByCard)
    }
}

@Composable
private fun Cards(state: EnrollmentUiState, actions: EnrollmentActions) {
    val card = state.showing().orNull()
    if (card != null) {
        CardFace(card, 84.dp)
        Text(
            stringResource(R.string.enrollment_show, spoken(card)),
            Modifier.testTag("enroll-next").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
        )
    }
    Progress(state)
    Picture(state, actions)
    Choice(stringResource(R.string.enrollment_to_check), "enroll-check", Modifier.fillMaxWidth(), onClick = actions.check)
}

@Composable
private fun Picture(state: EnrollmentUiState, actions: EnrollmentActions) {
    val trouble = state.trouble().orNull()
    if (trouble != null || state.missed()) {
        Text(
            if (trouble != null) stringResource(trouble.message())
            else stringResource(if (state.showing().isPresent) R.string.enrollment_no_card else R.string.enrollment_no_grid),
            Modifier.testTag("enroll-wrong").semantics { liveRegion = LiveRegionMode.Polite },
            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
        )
    }
    MainButton(
        stringResource(if (state.busy()) R.string.enrollment_reading else R.string.registration_picture), "take-picture",
        Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = actions.takePicture,
    )
}

@Composable
private fun Progress(state: EnrollmentUiState) {
    Text(
        stringResource(R.string.enrollment_seen, state.seen(), EnrollmentUiState.DECK), Modifier.testTag("enroll-seen"),
        style = MaterialTheme.typography.titleMedium,
    )
    LinearProgressIndicator({ state.seen() / EnrollmentUiState.DECK.toFloat() }, Modifier.fillMaxWidth())
}

@Composable
private fun Check(state: EnrollmentUiState, actions: EnrollmentActions) {
    val check = state.check().orNull()
    if (check == null) {
        Hint(R.string.enrollment_check_hint)
        MainButton(
            stringResource(if (state.busy()) R.string.enrollment_reading else R.string.enrollment_to_check), "enroll-check",
            Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = actions.check,
        )
        return
    }
    Text(
        stringResource(if (check.isGood) R.string.enrollment_good else R.string.enrollment_not_good),
        Modifier.testTag("enroll-verdict").semantics { liveRegion = LiveRegionMode.Polite },
        color = if (check.isGood) MaterialTheme.colorScheme.onSurface else MaterialTheme.colorScheme.error,
        style = MaterialTheme.typography.titleLarge,
    )
    Text(
        stringResource(R.string.enrollment_result, check.right(), check.indices(), check.certain()),
        style = MaterialTheme.typography.bodyLarge,
    )
    Weak(check, actions)
}

/** The cards to show once more; a tap shows one. */
@Composable
private fun Weak(check: DeckCheck, actions: EnrollmentActions) {
    val again = (check.missing() + check.weak()).distinct()
    if (again.isEmpty()) return
    Hint(R.string.enrollment_weak)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        again.forEach { card ->
            val description = stringResource(R.string.enrollment_again, spoken(card))
            Choice(written(card), "again-$card", spoken = description) { actions.showAgain(card) }
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
private fun End(state: EnrollmentUiState, actions: EnrollmentActions, onDone: () -> Unit) {
    when (state.saving()!!) {
        CameraSaving.NOT_SAVED -> {
            val refused = state.checked().isPresent && !state.maySave()
            Hint(
                if (refused) R.string.enrollment_save_refused
                else if (state.isNewVersion) R.string.enrollment_save_version else R.string.enrollment_save_hint,
                wrong = refused,
            )
            MainButton(
                stringResource(if (state.isNewVersion) R.string.enrollment_save_new else R.string.enrollment_save, state.name()), "keep-deck",
                Modifier.fillMaxWidth(), enabled = state.maySave(), onClick = actions.save,
            )
        }
        CameraSaving.SAVED -> {
            Text(stringResource(R.string.enrollment_saved, state.name()), style = MaterialTheme.typography.bodyLarge)
            MainButton(stringResource(R.string.registration_done), "enroll-done", Modifier.fillMaxWidth(), onClick = onDone)
        }
        CameraSaving.FAILED -> {
            Hint(R.string.registration_failed, wrong = true)
            Choice(stringResource(R.string.tablecamera_try_again), "keep-deck", Modifier.fillMaxWidth(), onClick = actions.save)
        }
    }
}
