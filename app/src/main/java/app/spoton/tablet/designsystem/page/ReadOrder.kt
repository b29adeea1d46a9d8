package app.spoton.tablet.designsystem.page

import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex

/**
 * The order in which a screen reader goes through the table, on every layout: the table's name; what to do now, or the
 * settlement line; the seats from seat 1 up; the dealer's hand; and last the controls and the main button, which are
 * therefore always found from the end.
 */
internal object ReadOrder {
    const val HEADER = -100f
    const val IN_FORCE = -95f
    const val NOW = -90f
    const val LEAD = -89f
    const val DEALER = -50f
    const val MEANS = 1f
    const val BUTTONS = 2f

    fun seat(number: Int): Float = number - 80f
}

/** All of this is read together, at this place in the order. */
internal fun Modifier.readTogether(place: Float): Modifier = semantics {
    isTraversalGroup = true
    traversalIndex = place
}

/** This is read at its place in the order. */
internal fun Modifier.readAt(place: Float): Modifier = semantics { traversalIndex = place }

/**
 * The elements in here are read at their own places; surfaces and scrolling containers would otherwise keep them
 * together.
 */
internal fun Modifier.readApart(): Modifier = semantics { isTraversalGroup = false }
