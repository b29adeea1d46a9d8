package app.spoton.tablet.history.ui

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performTextInput
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.auditlog.verification.Verification
import app.spoton.engine.auditlog.verification.VerificationReport
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.history.TestAuditLog
import java.io.File
import java.util.Optional
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.ExternalResource
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val Pin = "258014"

/** A player disputes a payout: the supervisor finds the round, reviews it, corrects it and exports it. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class SupervisorByTapsTest {
    private val rule = createAndroidComposeRule<MainActivity>()
    private val logged = object : ExternalResource() {
        override fun before() {
            TestAuditLog.fill(ApplicationProvider.getApplicationContext(), 150)
            TestAuditLog.addSupervisor(ApplicationProvider.getApplicationContext(), "Ruth", Pin)
        }
    }

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(logged).around(rule)

    private val isACorrection = SemanticsMatcher("is a correction") {
        it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("correction-")
    }

    private fun await(tag: String) = rule.waitUntil(timeoutMillis = 20_000) {
        rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()
    }

    private fun awaitNone(tag: String) = rule.waitUntil(timeoutMillis = 60_000) {
        rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isEmpty()
    }

    private fun tap(tag: String) = rule.onNodeWithTag(tag).performScrollTo().performClick()

    private fun enter() {
        await("section-history")
        rule.onNodeWithTag("section-history").performClick()
        await("pin-entry")
        Pin.forEach { rule.onNodeWithTag("digit-$it").performClick() }
        rule.onNode(hasTestTag("pin-enter") or hasTestTag("pad-enter")).performClick()
        await("rounds")
        rule.waitUntil(timeoutMillis = 20_000) {
            rule.onAllNodesWithTag("history-none").fetchSemanticsNodes().isEmpty() &&
                rule.onAllNodes(hasTestTag("round-151")).fetchSemanticsNodes().isNotEmpty()
        }
    }

    /** The system's dialog, in which a person chooses this file. */
    private fun choose(file: File) {
        rule.waitForIdle()
        val started = shadowOf(rule.activity as Activity).nextStartedActivityForResult
        val address = Uri.parse("content://documents/" + file.name)
        val files = shadowOf(rule.activity.contentResolver)
        if (started.intent.action == Intent.ACTION_CREATE_DOCUMENT) {
            files.registerOutputStreamSupplier(address) { file.outputStream() }
        } else {
            files.registerInputStreamSupplier(address) { file.inputStream() }
        }
        rule.runOnUiThread {
            shadowOf(rule.activity as Activity)
                .receiveResult(started.intent, Activity.RESULT_OK, Intent().setData(address))
        }
        await("history-message")
        awaitNone("history-progress")
    }

    private fun verified(file: File): VerificationReport {
        val verification = Verification(Catalog.standard())
        file.inputStream().use { verification.lines(it) {} }
        return verification.report(Optional.empty())
    }

    @Test
    fun aSupervisorFindsARoundTriesAChangeCorrectsItExportsItAndChecksTheLog() {
        enter()
        rule.onNodeWithTag("search").performTextInput("pair of aces")
        rule.onNodeWithTag("filters").performClick()
        rule.onNodeWithTag("filter-dealer").performScrollTo().performClick()
        rule.onNodeWithTag("dealer-Ann").performClick()
        rule.onNodeWithTag("filters").performScrollTo().performClick()
        val number = TestAuditLog.newest("pair of aces", "Ann")
        await("round-$number")
        rule.onNodeWithTag("round-$number").performClick()
        await("settle-again")
        assertTrue(
            "a rule is cited by the title of its manual",
            Catalog.standard().games().any { rule.onAllNodes(hasText(it.manual(), substring = true)).fetchSemanticsNodes().isNotEmpty() },
        )
        rule.onNode(hasText(".txt", substring = true)).assertDoesNotExist() // never by the name of a file

        tap("settle-again")
        await("resettlement")
        rule.onNodeWithText("Settled again: same result.").assertExists()

        tap("what-if")
        await("differences")
        tap("copy-0-0")
        await("leave-card")
        val free = TestAuditLog.freeCard(number)
        tap("rank-" + free[0])
        tap("suit-" + free[1])
        awaitNone("leave-card")
        rule.onNodeWithText("No changes yet.").assertDoesNotExist()

        rule.onNodeWithTag("correct").performScrollTo().assertIsNotEnabled()
        rule.onNodeWithTag("reason").performScrollTo().performTextInput("The dealer's first card was read wrongly")
        rule.onNodeWithTag("correct").assertIsEnabled()
        tap("correct")
        await("history-message")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onAllNodes(isACorrection).fetchSemanticsNodes().size == 1 }
        rule.onNode(hasText("Ruth ·", substring = true)).assertExists() // the name of whoever gave the PIN
        rule.waitUntil(timeoutMillis = 20_000) {
            rule.onAllNodesWithTag("corrected-$number", useUnmergedTree = true).fetchSemanticsNodes().isNotEmpty()
        }

        val export = File.createTempFile("round", ".jsonl")
        rule.onNodeWithTag("export-json").performClick()
        choose(export)
        val report = verified(export)
        assertEquals("[]", report.findings().toString())
        assertEquals("text pair of aces, dealer Ann", report.filter())
        assertTrue(export.readText().contains("The dealer's first card was read wrongly"))

        val pdf = File.createTempFile("round", ".pdf")
        tap("export-pdf")
        choose(pdf)
        assertTrue(pdf.readText(Charsets.ISO_8859_1).contains("was read wrongly"))

        rule.onNodeWithTag("history-log").performClick()
        await("check")
        tap("check")
        rule.waitUntil(timeoutMillis = 60_000) {
            rule.onAllNodes(hasText("The log is intact.")).fetchSemanticsNodes().isNotEmpty()
        }
        val backup = File.createTempFile("log", ".jsonl.gz")
        tap("backup")
        choose(backup)
        tap("restore")
        choose(backup)
        rule.onNodeWithText("All of its entries are already in the log", substring = true).assertExists()
    }

    @Test
    fun theMeterLedgerIsBalancedAndStatisticsAreShown() {
        enter()
        rule.onNodeWithTag("history-meters").performClick()
        await("balance")
        rule.onNode(hasText("Balanced") and hasTestTag("balance")).assertIsDisplayed()
        rule.onNodeWithTag("history-statistics").performClick()
        await("period-all")
        tap("period-all")
        await("hand-four-of-a-kind")
        rule.onNodeWithText("150 rounds, ", substring = true).assertExists()
    }

    @Test
    fun moreRoundsAreLoadedAsTheListIsScrolled() {
        enter()
        rule.onNodeWithTag("rounds").performScrollToNode(hasTestTag("round-100"))
        await("round-100")
        rule.waitForIdle()
        rule.waitUntil(timeoutMillis = 20_000) {
            rule.runCatching { onNodeWithTag("rounds").performScrollToNode(hasTestTag("round-40")) }.isSuccess
        }
        rule.onNodeWithTag("round-40").performClick()
        await("detail")
    }
}
