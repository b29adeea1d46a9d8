package app.spoton.tablet.table.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.ReadOrder
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.readApart
import app.spoton.tablet.designsystem.readAt
import app.spoton.tablet.designsystem.readTogether
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.table.TableFocus
import app.spoton.tablet.table.TableNotice
import app.spoton.tablet.table.TableState

private val ThreeColumnsFrom = 900.dp

/** On a wide screen every panel is as high as the highest, so that the table does not jump from one to the next. */
internal val PanelHeight = 210.dp

/** The dealer's edge of the table: what is to be done now, the means to do it, and the button that goes on. */
@Composable
internal fun Panel(
    state: TableState,
    heading: String,
    lead: String,
    left: @Composable ColumnScope.() -> Unit,
    middle: @Composable ColumnScope.() -> Unit,
    right: @Composable ColumnScope.(Modifier) -> Unit,
    look: @Composable (Modifier) -> Unit = {},
) {
    Surface(
        Modifier.fillMaxWidth().testTag("panel").readApart(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        BoxWithConstraints(panelPadding()) {
            if (maxWidth / LocalDensity.current.fontScale >= ThreeColumnsFrom) {
                Row(Modifier.heightIn(min = PanelHeight), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
                    Stack(Modifier.weight(1f)) {
                        Now(state, heading, lead)
                        left()
                    }
                    Stack(Modifier.width(540.dp).readTogether(ReadOrder.MEANS), middle)
                    Stack(Modifier.width(210.dp).readTogether(ReadOrder.BUTTONS)) {
                        look(Modifier.fillMaxWidth())
                        right(Modifier.fillMaxWidth())
                    }
                }
            } else {
                val scrolls = LocalPanelScrolls.current
                Scrolling(
                    above = {
                        Now(state, heading, lead)
                        if (scrolls) look(Modifier.fillMaxWidth())
                        left()
                        middle()
                        if (!scrolls) look(Modifier.fillMaxWidth())
                    },
                ) { right(Modifier.fillMaxWidth()) }
            }
        }
    }
}

@Composable
internal fun panelPadding(): Modifier =
    if (LocalPanelScrolls.current) Modifier.padding(horizontal = 12.dp, vertical = 10.dp)
    else Modifier.padding(horizontal = 20.dp, vertical = 14.dp)

/** One thing below the other; where the height is given, the buttons stay in view and what is above them scrolls. */
@Composable
internal fun Scrolling(
    stays: Boolean = true, above: @Composable ColumnScope.() -> Unit, buttons: @Composable ColumnScope.() -> Unit,
) {
    val scrolls = LocalPanelScrolls.current
    val all = if (scrolls && !stays) Modifier.readApart().verticalScroll(rememberScrollState()) else Modifier
    Column(Modifier.fillMaxWidth().then(all), Arrangement.spacedBy(if (scrolls) 8.dp else 10.dp)) {
        if (scrolls && stays) {
            val upper = Modifier.weight(1f, fill = false).readApart().verticalScroll(rememberScrollState())
            Column(upper, Arrangement.spacedBy(8.dp), content = above)
        } else {
            above()
        }
        buttons()
    }
}

@Composable
private fun Stack(modifier: Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(modifier, Arrangement.spacedBy(10.dp), content = content)
}

/** Whose turn it is and what to do, or why the last tap did nothing. */
@Composable
private fun Now(state: TableState, heading: String, lead: String) {
    Text(
        heading, Modifier.testTag("now").readAt(ReadOrder.NOW).semantics { heading() },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
    )
    if (state.notices().isEmpty()) {
        Text(lead, Modifier.testTag("lead").readAt(ReadOrder.LEAD), style = MaterialTheme.typography.bodyLarge)
    } else {
        Notices(state)
    }
}

/** Why the last tap did nothing, or not all. */
@Composable
internal fun Notices(state: TableState) {
    if (state.notices().isEmpty()) return
    val words = state.notices().map { noticeWords(it) }.joinToString("\n")
    Text(
        words, Modifier.testTag("notice").readAt(ReadOrder.LEAD).semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
    )
}

@Composable
private fun noticeWords(notice: TableNotice): String {
    val who = if (notice.seat() == TableFocus.DEALER) stringResource(R.string.table_dealer)
    else stringResource(R.string.table_seat, notice.seat())
    return when (notice.kind()) {
        TableNotice.Kind.ENGINE -> notice.words()
        TableNotice.Kind.NOT_AN_AMOUNT -> stringResource(R.string.wagers_not_an_amount)
        TableNotice.Kind.NOBODY_HAS_BET -> stringResource(R.string.wagers_nobody)
        TableNotice.Kind.NOT_DEALT -> stringResource(R.string.notice_not_dealt)
        TableNotice.Kind.CARD_TWICE -> stringResource(R.string.notice_card_twice, who, cardWords(notice.words()))
        TableNotice.Kind.TOO_MANY_CARDS -> stringResource(R.string.notice_too_many, who, notice.words())
        TableNotice.Kind.TOO_FEW_CARDS -> stringResource(R.string.notice_too_few, who, notice.words())
        TableNotice.Kind.CARDS_AT_EMPTY_SEAT -> stringResource(R.string.notice_empty_seat, who, notice.words())
        TableNotice.Kind.SUPERVISOR_FIRST -> stringResource(R.string.notice_supervisor_first)
        TableNotice.Kind.SUPERVISOR_CONFIRMED -> stringResource(R.string.notice_supervisor_confirmed)
        TableNotice.Kind.NOT_LOGGED -> stringResource(R.string.round_not_logged, notice.words())
        TableNotice.Kind.OTHER_THAN_BY_HAND -> stringResource(R.string.notice_other_than_by_hand, who, notice.words())
    }
}

/** A card as a person says it; what is not one as it stands. */
@Composable
private fun cardWords(card: String): String = Card.parse(card).orNull()?.let { spoken(it) } ?: card
