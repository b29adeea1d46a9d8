package app.spoton.tablet.history.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.round.Wager
import app.spoton.tablet.auditlog.KnownBy
import app.spoton.tablet.designsystem.sentence
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

private val Day = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US)
private val Time = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.US)

internal fun day(at: Instant, zone: ZoneId): String = Day.format(at.atZone(zone))

internal fun time(at: Instant, zone: ZoneId): String = Time.format(at.atZone(zone))

internal fun count(number: Long): String = String.format(Locale.US, "%,d", number)

internal fun gameTitle(id: String): String = Catalog.standard().game(id).map { it.title() }.orElse(id)

/** four-of-a-kind as it is read. */
internal fun handName(id: String): String = sentence(id.replace('-', ' '))

internal fun wagerName(id: String): String = sentence(Wager.withId(id).map { it.words() }.orElse(id))

/** A mark small enough to stand under a card; its meaning is told beside the cards. */
internal fun knownMark(how: KnownBy): String = when (how) {
    KnownBy.CAMERA -> "C"
    KnownBy.ASKED -> "?"
    KnownBy.UNSURE -> "~"
    KnownBy.CORRECTED -> "X"
    KnownBy.BY_HAND -> "H"
}

/** Hundredths of a percent. */
internal fun percent(hundredths: Long): String = String.format(Locale.US, "%.2f%%", hundredths / 100.0).replace("-", "−")
