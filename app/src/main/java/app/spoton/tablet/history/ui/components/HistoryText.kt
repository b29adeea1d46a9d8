package app.spoton.tablet.history.ui.components

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.spoton.engine.record.CardOrigin
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.sentence
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

private val Day = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US)
private val Time = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.US)

internal fun day(at: Instant, zone: ZoneId): String = Day.format(at.atZone(zone))

internal fun time(at: Instant, zone: ZoneId): String = Time.format(at.atZone(zone))

internal fun count(number: Long): String = String.format(Locale.US, "%,d", number)

/** An id such as four-of-a-kind in words. */
internal fun textOfId(id: String): String = sentence(id.replace('-', ' '))

internal fun wagerName(id: String): String = sentence(Wager.withId(id).map { it.words() }.orElse(id))

/** At the demonstration table nobody signs in, so its rounds have no dealer of their own. */
@Composable
internal fun tableAndDealer(table: String, dealer: String): String =
    if (dealer.equals(table, ignoreCase = true)) table else stringResource(R.string.history_table_dealer, table, dealer)

/** A letter to show under a card; the legend explains it. */
internal fun originLetter(origin: CardOrigin): String = when (origin) {
    CardOrigin.CAMERA -> "C"
    CardOrigin.CONFIRMED -> "?"
    CardOrigin.UNSURE -> "~"
    CardOrigin.CORRECTED -> "X"
    CardOrigin.TYPED -> "H"
}

/** @param hundredths of a percent */
internal fun percent(hundredths: Long): String = String.format(Locale.US, "%.2f%%", hundredths / 100.0).replace("-", "−")

/** A plural whose first argument is the number itself, with separators. */
@Composable
internal fun pluralText(id: Int, number: Long, vararg more: Any): String =
    pluralStringResource(id, number.coerceAtMost(Int.MAX_VALUE.toLong()).toInt(), count(number), *more)
