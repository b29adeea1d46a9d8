package app.spoton.tablet.day

import android.app.Activity
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.net.Uri
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import app.spoton.engine.catalog.Catalog
import app.spoton.engine.cli.SpotOnMain
import app.spoton.engine.script.ScriptedRound
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import java.io.File
import java.util.Locale
import org.junit.Assert.assertTrue
import org.robolectric.Shadows.shadowOf

private const val PatienceMs = 60_000L

/** The finger of a person who works a day with the app: taps, types, saves files, and takes pictures of what is on the screen. */
internal class DayDriver(private val rule: AndroidComposeTestRule<*, MainActivity>, private val folder: File) {
    private var pictures = 0

    init {
        folder.mkdirs()
    }

    private fun node(tag: String): SemanticsNodeInteraction = rule.onNodeWithTag(tag, useUnmergedTree = true)

    fun isThere(tag: String): Boolean =
        rule.onAllNodesWithTag(tag, useUnmergedTree = true).fetchSemanticsNodes().isNotEmpty()

    fun await(tag: String) = rule.waitUntil("$tag is on the screen", PatienceMs) { isThere(tag) }

    fun awaitEnabled(tag: String) = rule.waitUntil(timeoutMillis = PatienceMs) {
        isThere(tag) && !node(tag).fetchSemanticsNode().config.contains(SemanticsProperties.Disabled)
    }

    /** A tag that ends with an asterisk stands for the first one that begins so. */
    fun tap(vararg tags: String) = tags.forEach {
        val tag = if (it.endsWith("*")) firstTag(Regex(Regex.escape(it.dropLast(1)) + ".*")) else it
        await(tag)
        node(tag).tap()
    }

    /** Taps what may have to be scrolled into view. */
    fun press(vararg tags: String) = tags.forEach {
        await(it)
        inView(it).tap()
    }

    fun type(tag: String, text: String) {
        await(tag)
        inView(tag).performTextReplacement(text)
    }

    private fun inView(tag: String): SemanticsNodeInteraction {
        val scrolls = hasAnyAncestor(SemanticsMatcher.keyIsDefined(SemanticsActions.ScrollBy))
        if (scrolls.matches(node(tag).fetchSemanticsNode())) node(tag).performScrollTo()
        return node(tag)
    }

    fun textOf(tag: String): String {
        val config = node(tag).fetchSemanticsNode().config
        return config.getOrNull(SemanticsProperties.Text).orEmpty().joinToString { it.text } +
            config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString()
    }

    /** The tag of the first thing on the screen whose tag is like this. */
    fun firstTag(pattern: Regex): String {
        rule.waitForIdle()
        val matches = SemanticsMatcher("tag like $pattern") {
            it.config.getOrNull(SemanticsProperties.TestTag)?.matches(pattern) == true
        }
        return rule.onAllNodes(matches, useUnmergedTree = true).fetchSemanticsNodes().first().config[SemanticsProperties.TestTag]
    }

    fun pin(name: String, digits: String) {
        await("pin-entry")
        if (isThere("person-$name")) inView("person-$name").tap()
        digits.forEach { tap("digit-$it") }
        tap(if (isThere("pad-enter")) "pad-enter" else "pin-enter")
    }

    fun signIn(name: String, digits: String) {
        tap("section-table")
        rule.waitUntil(timeoutMillis = PatienceMs) { isThere("pin-entry") || isThere("sign-out") }
        if (isThere("sign-out")) tap("sign-out")
        pin(name, digits)
        await("deal")
    }

    fun game(id: String) {
        val title = Catalog.standard().game(id).orElseThrow().title()
        if (textOf("game-title") == title) return
        tap("change-game", "game-$id")
        rule.waitUntil(timeoutMillis = PatienceMs) { textOf("game-title") == title }
    }

    /** A whole round, from the first chip to the next round. */
    fun play(game: String, seed: Long) {
        val round = ScriptedRound.of(Catalog.standard().game(game).orElseThrow(), seed)
        tap(*round.wagers().toTypedArray())
        tap("deal", *round.cards().toTypedArray())
        settle()
    }

    fun cards(text: String) = text.chunked(2).forEach { tap("rank-" + it[0], "suit-" + it[1]) }

    /** @param approve what to do when a line waits for a supervisor */
    fun settle(approve: () -> Unit = {}) {
        awaitEnabled("settle")
        tap("settle")
        await("next")
        while (!isThere("confirm")) {
            if (isThere("pin-entry")) approve() else tap("next")
        }
        tap("confirm")
        awaitEnabled("next-round")
        tap("next-round")
        await("deal")
    }

    /** The system's dialog, in which a person chooses a file of this name; gives it once the app has written it. */
    fun save(name: String, saved: String): File {
        rule.waitForIdle()
        val file = File(folder, name)
        val started = shadowOf(rule.activity as Activity).nextStartedActivityForResult
        val address = Uri.parse("content://documents/$name")
        shadowOf(rule.activity.contentResolver).registerOutputStreamSupplier(address) { file.outputStream() }
        rule.runOnUiThread {
            shadowOf(rule.activity as Activity).receiveResult(started.intent, Activity.RESULT_OK, Intent().setData(address))
        }
        await(saved)
        rule.waitUntil(timeoutMillis = PatienceMs) { file.length() > 0 && !isThere("history-progress") }
        return file
    }

    /** What the command line says about an export: its exit code must be one of these. */
    fun verify(file: File, vararg codes: Int) = assertTrue(file.name, SpotOnMain.run("verify", file.path) in codes)

    /** A picture to look at; nothing compares it. */
    fun picture(name: String) {
        rule.waitForIdle()
        val window = rule.activity.window.decorView
        val bitmap = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
        rule.runOnUiThread { window.draw(Canvas(bitmap)) }
        val file = File(folder, String.format(Locale.ROOT, "%02d-%s.png", ++pictures, name))
        file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }
}
