package app.spoton.tablet.history.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.rounds.LoggedRound
import app.spoton.tablet.history.ui.rounds.RoundActions
import app.spoton.tablet.history.ui.rounds.WhatIfPanel
import app.spoton.tablet.history.whatif.WhatIf
import app.spoton.tablet.history.whatif.WhatIfEditor
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A player says: I split differently; I had a bonus wager; I folded. The supervisor tries it in the copy. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class WhatIfByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var copy by mutableStateOf<WhatIf?>(null)
    private val editor = WhatIfEditor { change -> copy = change.apply(copy!!) }

    private fun show(state: RoundReviewUiState) {
        copy = HistoryStates.unchangedCopy(state)
        rule.activity.setContent {
            SpotOnTheme(dark = true) {
                Column(Modifier.verticalScroll(rememberScrollState())) { copy?.let { WhatIfPanel(it, RoundActions(editor)) } }
            }
        }
        rule.waitForIdle()
    }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo().performClick()
        rule.waitForIdle()
    }

    private fun seat(): LoggedRound.SeatView = copy!!.copy().seats()[0]

    @Test
    fun aSplitIsChanged() {
        show(HistoryStates.otherSplit())
        rule.onNodeWithText("No changes yet.").assertExists()
        val before = seat().hands()
        val from = if (before[0].cards().size - before[0].drawn().size > 1) 0 else 1
        val card = before[from].cards()[0]
        tap("move-$card")
        assertTrue(seat().hands()[1 - from].cards().contains(card))
        assertFalse(seat().hands()[from].cards().contains(card))
        rule.onNodeWithText("No changes yet.").assertDoesNotExist()
        tap("move-$card")
        assertEquals(before.map { it.cards().toSet() }, seat().hands().map { it.cards().toSet() })
    }

    @Test
    fun theLastCardOfAHandCannotBeMoved() {
        show(HistoryStates.otherSplit())
        val hands = seat().hands()
        val from = if (hands[0].cards().size - hands[0].drawn().size > 1) 0 else 1
        while (seat().hands()[from].let { it.cards().size - it.drawn().size } > 1) {
            tap("move-" + seat().hands()[from].cards()[0])
        }
        rule.onNodeWithTag("move-" + seat().hands()[from].cards()[0]).performScrollTo().assertIsNotEnabled()
    }

    @Test
    fun aHandOfASplitIsFoldedAndPlayedAgain() {
        show(HistoryStates.otherSplit())
        val number = seat().seat()
        val was = seat().hands()[1].folded()
        tap("copy-fold-$number-1")
        assertEquals(!was, seat().hands()[1].folded())
        tap("copy-fold-$number-1")
        assertEquals(was, seat().hands()[1].folded())
    }

    @Test
    fun aWagerIsAddedAndRemoved() {
        show(HistoryStates.whatIf())
        val seat = copy!!.copy().seats().first { editor.wagersToAdd(copy!!, it.seat()).isNotEmpty() }
        val wager = editor.wagersToAdd(copy!!, seat.seat())[0]
        tap("add-${seat.seat()}-$wager")
        assertTrue(copy!!.isChanged)
        rule.onNodeWithTag("copy-${seat.seat()}-$wager").assertExists()
        tap("remove-${seat.seat()}-$wager")
        assertFalse(copy!!.isChanged)
    }
}
