package app.spoton.tablet.table.panels

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
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
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readApart
import app.spoton.tablet.designsystem.page.readAt
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.state.TableNotice
import app.spoton.tablet.table.state.TableState

private val ThreeColumnsFrom = 900.dp

/** Whether the panel has a fixed height and scrolls, so that its main button stays in view. */
internal val LocalPanelScrolls = staticCompositionLocalOf { false }

/** Whether lines that are due have taken so much of the height that the camera's status comes last. */
internal val LocalCameraStatusLast = staticCompositionLocalOf { false }

/** Whether the screen is so low for its text that redundant content is left out. */
internal val LocalShortOfHeight = staticCompositionLocalOf { false }

/** On a wide screen every panel is as high as the highest, so that the table does not jump from one to the next. */
internal val PanelHeight = 210.dp

/**
 * The panel at the dealer's edge: what to do now, the controls, and the main button.
 *
 * @param besideHeading in a panel that is not wide
 */
@Composable
internal fun Panel(
    state: TableState,
    heading: String,
    lead: String,
    left: @Composable ColumnScope.() -> Unit,
    middle: @Composable ColumnScope.() -> Unit,
    right: @Composable ColumnScope.(Modifier) -> Unit,
    cameraStatus: @Composable (Modifier) -> Unit = {},
    besideHeading: @Composable () -> Unit = {},
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
                        Instructions(state, heading, lead)
                        left()
                    }
                    Stack(Modifier.width(540.dp).readTogether(ReadOrder.MEANS), middle)
                    Stack(Modifier.width(210.dp).readTogether(ReadOrder.BUTTONS)) {
                        cameraStatus(Modifier.fillMaxWidth())
                        right(Modifier.fillMaxWidth())
                    }
                }
            } else {
                val scrolls = LocalPanelScrolls.current
                ScrollableStack(
                    above = {
                        Instructions(state, heading, lead, besideHeading)
                        val first = scrolls && !LocalCameraStatusLast.current
                        if (first) cameraStatus(Modifier.fillMaxWidth())
                        left()
                        middle()
                        if (!first) cameraStatus(Modifier.fillMaxWidth())
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

/** A column; if the height is fixed, the buttons stay in view and the content above them scrolls. */
@Composable
internal fun ScrollableStack(
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

/** What to do now, or why the last tap did nothing. */
@Composable
private fun Instructions(state: TableState, heading: String, lead: String, besideHeading: @Composable () -> Unit = {}) {
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), itemVerticalAlignment = Alignment.CenterVertically) {
        Text(
            heading, Modifier.testTag("now").readAt(ReadOrder.NOW).semantics { heading() },
            color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
        )
        besideHeading()
    }
    if (lead.isEmpty() && state.notices().isEmpty()) return
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
    val text = state.notices().map { noticeText(state, it) }.joinToString("\n")
    Text(
        text, Modifier.testTag("notice").readAt(ReadOrder.LEAD).semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
    )
}

@Composable
private fun noticeText(state: TableState, notice: TableNotice): String {
    val dealerName = if (notice.seat() == TableFocus.DEALER) stringResource(R.string.table_dealer)
    else stringResource(R.string.table_seat, notice.seat())
    return when (notice.kind()) {
        TableNotice.Kind.ENGINE -> shortAmounts(notice.detail())
        TableNotice.Kind.NOT_AN_AMOUNT -> stringResource(R.string.wagers_not_an_amount)
        TableNotice.Kind.NO_WAGERS -> stringResource(R.string.wagers_none)
        TableNotice.Kind.NOT_IN_CHIPS -> {
            val smallest = dollars(state.setup().chips().last())
            stringResource(R.string.wagers_not_in_chips, dollars(Money.parse(notice.detail()).get()), smallest)
        }
        TableNotice.Kind.NOT_COUNTED -> stringResource(R.string.wagers_not_counted, dealerName, notice.detail())
        TableNotice.Kind.CARDS_NOT_EXPECTED -> stringResource(R.string.notice_cards_not_expected)
        TableNotice.Kind.DUPLICATE_CARD -> stringResource(R.string.notice_duplicate_card, dealerName, cardText(notice.detail()))
        TableNotice.Kind.TOO_MANY_CARDS -> countText(R.plurals.notice_too_many_cards, dealerName, notice)
        TableNotice.Kind.TOO_FEW_CARDS -> countText(R.plurals.notice_too_few_cards, dealerName, notice)
        TableNotice.Kind.CARDS_AT_EMPTY_SEAT -> stringResource(R.string.notice_empty_seat, dealerName, cardText(notice.detail()))
        TableNotice.Kind.SUPERVISOR_REQUIRED -> stringResource(R.string.notice_supervisor_required)
        TableNotice.Kind.READING_REQUIRED -> stringResource(R.string.notice_reading_required)
        TableNotice.Kind.SUPERVISOR_CONFIRMED -> stringResource(R.string.notice_supervisor_confirmed)
        TableNotice.Kind.APPROVED_BY_DEALER -> stringResource(R.string.notice_approved_by_dealer)
        TableNotice.Kind.SHOWN_LINE_CHANGED -> stringResource(R.string.notice_shown_line_changed, shortAmounts(notice.detail()))
        TableNotice.Kind.LOG_FAILED -> stringResource(R.string.round_log_failed, notice.detail())
        TableNotice.Kind.CONFLICTS_WITH_ENTERED_CARDS -> stringResource(R.string.notice_conflicts_with_entered, dealerName, cardText(notice.detail()))
    }
}

@Composable
private fun countText(plural: Int, hand: String, notice: TableNotice): String {
    val count = notice.detail().toInt()
    return pluralStringResource(plural, count, hand, count)
}

/** Cards in words; other text unchanged. */
@Composable
private fun cardText(cards: String): String {
    val parsed = cards.split(' ').map { Card.parse(it).orNull() ?: return cards }
    return parsed.map { spoken(it) }.joinToString()
}
