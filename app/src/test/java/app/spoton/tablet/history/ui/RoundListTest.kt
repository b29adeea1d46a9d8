package app.spoton.tablet.history.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The list of rounds in History. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class RoundListTest {
    @get:Rule
    val rule = createComposeRule()

    private val isARound = SemanticsMatcher("is a round") {
        it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().matches(Regex("round-[0-9]+"))
    }

    @Test
    fun theBestHandOfARoundIsNamedWithItsRanks() {
        rule.setContent { SpotOnTheme(dark = false) { HistoryStatesOnScreen.Rounds() } }
        val words = rule.onAllNodes(isARound).fetchSemanticsNodes().flatMap { it.config[SemanticsProperties.Text] }.map { it.text }
        assertEquals(emptyList<String>(), words.filter { it in listOf("Pair", "Two pair", "High card", "Straight", "Flush", "Three of a kind") })
        assertTrue("$words", words.any { it.startsWith("Pair of ") })
    }
}
