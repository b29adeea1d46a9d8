package app.spoton.tablet.endtoend

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.round.Wager
import app.spoton.tablet.history.review.RoundReviewViewModel
import app.spoton.tablet.people.PeopleViewModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A house is set up, its dealer deals a jackpot, its supervisor approves it and reviews the round. */
@RunWith(AndroidJUnit4::class)
class JackpotTest {
    @get:Rule
    val app = AppOnScreen()

    @Test
    fun aJackpotIsApprovedAndItsRoundIsReviewed() {
        annsJackpotIsApprovedBySue()
        app.goThroughTheSettlement()
        assertEquals("Sue", app.table().round().audit().approvals().values.single())
        review()
    }

    @Test
    fun whoeverApprovedAJackpotDoesNotTakeOverItsRound() {
        annsJackpotIsApprovedBySue()
        // As when nobody touches the tablet for some time: no dealer can sign out in the middle of a round.
        app.onMainThread { app.model(PeopleViewModel::class.java).signOut() }
        takeOver("Sue", "258014")
        app.awaitText("You confirmed a win of this round")
        val line = app.table().round().line()
        app.tap("next")
        assertEquals(line, app.table().round().line())
        app.tap("sign-out")
        takeOver("Ann", "2580")
        app.goThroughTheSettlement()
        assertEquals(listOf("Ann"), app.table().round().audit().timeline().dealers())
    }

    private fun annsJackpotIsApprovedBySue() {
        app.awaitTable()
        setUpTheHouse()
        signIn("Ann", "2580")
        dealFourAces()
        app.waitUntil { app.isShown("pin-entry") || app.isShown("next") }
        while (!app.has("pin-entry")) app.tap("next")
        enterPin("Sue", "258014")
        app.await("next")
    }

    private fun takeOver(name: String, pin: String) {
        app.await("pin-entry")
        enterPin(name, pin)
        app.await("next")
    }

    private fun setUpTheHouse() {
        app.tap("section-settings")
        app.await("house")
        app.tap("house")
        addPerson("Sue", "258014")
        app.await("recovery-code-read")
        app.tap("recovery-code-read")
        app.await("house-save")
        app.type("field-name", "Table 4")
        app.tap("next-page", "next-page")
        app.type("field-amount-main", "10000")
        app.type("field-seed-main", "5000")
        app.type("field-rate-main", "20")
        app.tap("next-page", "next-page")
        addPerson("Ann", "2580")
        app.await("remove-Ann")
        app.tap("house-save")
        app.waitUntil { !app.isEnabled("house-save") }
    }

    private fun addPerson(name: String, pin: String) {
        app.type("new-name", name)
        app.type("new-pin", pin)
        app.type("new-pin-again", pin)
        app.tap("add-person")
    }

    private fun signIn(name: String, pin: String) {
        app.tap("section-table")
        app.await("sign-out")
        app.tap("sign-out")
        app.await("pin-entry")
        enterPin(name, pin)
        app.await("deal")
    }

    private fun enterPin(name: String, pin: String) {
        if (app.isShown("person-$name")) app.tap("person-$name")
        pin.forEach { app.tap("digit-$it") }
        app.tap("pin-enter")
    }

    private fun dealFourAces() {
        app.tap("spot-2-ante", "chip-5.00", "spot-2-progressive", "chip-1.00", "deal")
        app.deal("AcAdAhAs9c")
        app.tap("play-2-0-5.00")
        app.deal("KsQd7h6c2s3d")
        app.tap("settle")
    }

    private fun review() {
        app.tap("section-history")
        app.waitUntil { app.has("pin-entry") || app.has("rounds") }
        if (app.has("pin-entry")) enterPin("Sue", "258014")
        val review = app.model(RoundReviewViewModel::class.java)
        app.waitUntil { review.state().value!!.search().found().rounds().isNotEmpty() }
        val number = review.state().value!!.search().found().rounds().first().number
        app.await("round-$number")
        app.tap("round-$number")
        app.await("settle-again")
        app.tap("settle-again")
        app.await("resettlement")
        val opened = review.state().value!!.opened().get()
        assertTrue(opened.resettlement().get().isSame)
        assertTrue(opened.details().round().steps().any { it.wager() == Wager.PROGRESSIVE.id() })
    }
}
