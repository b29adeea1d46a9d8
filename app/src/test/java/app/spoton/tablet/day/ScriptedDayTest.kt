package app.spoton.tablet.day

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.TrainerFixture
import app.spoton.tablet.trainer.TrainerViewModel
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

private const val SuesPin = "258014"
private const val AnnsPin = "2580"
private const val BobsPin = "1470"

/**
 * A day of a small house, tap by tap, in the whole app: the first supervisor sets up a table and its people, two dealers deal
 * rounds of all games at two tables, with slips of the finger, a misdeal and a jackpot; a payout is disputed and corrected, all is
 * exported and verified, and a trainee practices and sits an exam. Its pictures and exports are in app/build/day.
 */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ScriptedDayTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val games = Catalog.standard().games().map { it.id() }
    private val rounds = if (System.getProperty("spoton.long") == null) 2 else 6

    @Test
    fun aDay() {
        val day = DayDriver(rule, File("build/day"))
        day.await("deal")
        day.picture("demonstration")
        demonstration(day)
        setUpTheHouse(day)
        firstShift(day)
        secondShift(day)
        dispute(day)
        exports(day)
        training(day)
    }

    /** Anybody may try all games at the demonstration table, before there is anybody. */
    private fun demonstration(day: DayDriver) = games.forEach { game ->
        day.game(game)
        repeat(rounds - 1) { day.play(game, 100L + it) }
    }

    private fun addPerson(day: DayDriver, name: String, pin: String) {
        day.type("new-name", name)
        day.type("new-pin", pin)
        day.type("new-pin-again", pin)
        day.press("add-person")
    }

    private fun setUpTheHouse(day: DayDriver) {
        day.tap("section-settings")
        day.press("house")
        addPerson(day, "Sue", SuesPin)
        day.press("recovery-code-read")
        day.await("house-save")
        day.type("field-name", "Table 4")
        day.picture("table")
        day.press("next-page")
        day.type("field-maximum-ante", "50")
        day.picture("wagers-and-limits")
        day.press("next-page")
        day.type("field-amount-main", "10000")
        day.type("field-seed-main", "5000")
        day.type("field-rate-main", "20")
        day.picture("progressive")
        day.press("next-page", "next-page")
        addPerson(day, "Ann", AnnsPin)
        day.await("remove-Ann")
        addPerson(day, "Bob", BobsPin)
        day.await("remove-Bob")
        day.picture("people")
        day.press("house-save")
        rule.waitForIdle()
    }

    /** Ann deals, taps beside what she meant, and one round is a misdeal. */
    private fun firstShift(day: DayDriver) {
        day.signIn("Ann", AnnsPin)
        day.tap("spot-1-ante", "chip-25.00", "chip-25.00", "chip-25.00", "chip-25.00", "chip-25.00")
        assertTrue("a wager above the limit is named at its seat", day.isThere("wrong-1"))
        day.picture("wrong-wager")
        day.tap("undo")
        while (day.isThere("wrong-1")) day.tap("undo")
        day.tap("clear-seat")
        repeat(rounds) { day.play("four-card-poker", 200L + it) }
        misdeal(day)
        jackpot(day)
    }

    private fun misdeal(day: DayDriver) {
        day.tap("spot-3-ante", "chip-5.00", "deal", "end-round")
        day.picture("end-of-round")
        day.press("irregularity-exposed_card", "end-misdeal")
        rule.waitForIdle()
        if (day.isThere("pin-entry")) day.pin("Sue", SuesPin)
        day.awaitEnabled("next-round")
        day.tap("next-round")
    }

    /** Four aces win the whole meter: Sue confirms it. */
    private fun jackpot(day: DayDriver) {
        day.tap("spot-2-ante", "chip-5.00", "spot-2-progressive", "chip-1.00", "deal")
        day.cards("AcAdAhAs9c")
        day.tap("play-2-0-*")
        day.cards("KsQd7h6c2s3d")
        day.settle {
            day.picture("jackpot")
            day.pin("Sue", SuesPin)
            rule.waitUntil(timeoutMillis = 60_000) { !day.isThere("pin-entry") }
        }
    }

    /** A second table, and Bob after Ann. */
    private fun secondShift(day: DayDriver) {
        day.tap("section-settings")
        day.press("house")
        day.pin("Sue", SuesPin)
        day.await("house-save")
        if (day.isThere("new-table")) day.press("new-table")
        day.type("field-name", "Table 5")
        day.press("house-save")
        rule.waitForIdle()
        day.signIn("Bob", BobsPin)
        repeat(rounds) { day.play("four-card-poker", 300L + it) }
        day.picture("second-shift")
    }

    private fun dispute(day: DayDriver) {
        day.tap("section-history")
        day.pin("Sue", SuesPin)
        day.await("rounds")
        day.tap("filters", "filter-dealer", "dealer-Bob")
        day.picture("filters")
        day.press("filters")
        day.press(day.firstTag(Regex("round-\\d+")), "settle-again")
        day.await("resettlement")
        day.press("what-if", "copy-0-0")
        day.picture("what-if")
        day.press("leave-card")
        day.type("reason", "The player was paid for the wrong seat")
        day.press("correct")
        day.await("history-message")
        day.picture("corrected")
        day.tap("clear-filter")
    }

    private fun exports(day: DayDriver) {
        day.tap("export-json")
        val json = day.save("rounds.jsonl", "history-message")
        day.verify(json, 0, 10, 11)
        assertTrue(json.readText().contains("The player was paid for the wrong seat"))
        assertFalse("the demonstration is not the house's", json.readText().contains("\"table\":\"Demonstration\""))
        day.tap("export-csv")
        val csv = day.save("rounds.csv", "history-message").readText()
        assertTrue(csv.contains(",correction,\"Sue\"") && csv.contains("misdeal") && csv.contains("confirmed by Sue"))
        assertFalse(csv.contains("wait for a supervisor"))
        day.press("export-pdf")
        assertTrue(day.save("round.pdf", "history-message").readText(Charsets.ISO_8859_1).contains("Sue"))
        day.tap("history-meters")
        day.await("balance")
        day.picture("meters")
        assertEquals("Balanced", day.textOf("balance"))
        day.tap("history-statistics")
        day.await("hand-two-pair")
        day.picture("statistics")
        day.tap("history-log")
        day.press("check")
        day.await("checked")
        day.press("backup")
        day.verify(day.save("log.jsonl.gz", "history-message"), 0)
        day.picture("audit-log")
    }

    private fun training(day: DayDriver) {
        day.tap("section-trainer")
        day.press("practice-four-card-poker", "skill-who-wins", "start-drill")
        repeat(rounds) {
            answer(day)
            day.await("result")
            day.picture("drill")
            day.press("next-question")
        }
        day.press("end", "open-exam", "exam-10", "create-exam")
        day.await("created-code")
        day.type("exam-code", day.textOf("created-code"))
        if (day.isThere("exam-name")) day.type("exam-name", "Ana")
        day.picture("exam")
        day.press("begin-exam")
        repeat(10) { answer(day) }
        day.await("exam-score")
        assertEquals("100%", day.textOf("exam-score"))
        day.picture("exam-result")
        day.press("save-result")
        assertTrue(day.save("exam.txt", "saved").readText().contains("100%"))
    }

    private fun answer(day: DayDriver) {
        day.await("question")
        val trainer = ViewModelProvider(rule.activity)[TrainerViewModel::class.java]
        TestAnswers.tags(TrainerFixture.quiz(trainer).question()).forEach { day.press(it) }
    }
}
