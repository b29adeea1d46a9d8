package app.spoton.tablet.table.ui

import app.spoton.engine.card.Card
import app.spoton.engine.catalog.Catalog
import app.spoton.engine.money.Money
import app.spoton.engine.record.RoundEnd
import app.spoton.engine.round.Wager
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.TestLayouts
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.preferences.DealerPreferences
import app.spoton.tablet.table.state.TableState

/** Moments of rounds that the tests look at, reached by the dealer's own taps. */
internal object TableStates {
    val taps = TableActions(Catalog.standard().games())

    /** With the manual's procedure, as at the demonstration table. */
    val training = TableActions(
        Catalog.standard().games(), preferences = DealerPreferences.FOR_TRAINING,
        procedureOf = { Catalog.standard().handbook(it).procedure() },
    )

    private fun money(amount: String): Money = TestLayouts.money(amount)

    val open: TableState = TestLayouts.open("four-card-poker")

    val wagers: TableState = open
        .let { TestLayouts.bet(it, 1, Wager.ANTE, "10") }
        .let { TestLayouts.bet(it, 1, Wager.ACES_UP, "5") }
        .let { TestLayouts.bet(it, 3, Wager.ANTE, "25") }
        .let { TestLayouts.bet(it, 3, Wager.BAD_BEAT, "5") }
        .let { TestLayouts.bet(it, 3, Wager.PROGRESSIVE, "1") }
        .let { TestLayouts.bet(it, 4, Wager.ACES_UP, "5") }
        .let { TestLayouts.bet(it, 6, Wager.ANTE, "15") }

    /** Above the limit, and said so at the seat. */
    val refused: TableState = TestLayouts.bet(wagers, 5, Wager.ANTE, "500").deal()

    val cards: TableState = wagers.deal()
        .fold(6, 0)
        .let { TestLayouts.deal(it, "AhAd9c4d2h").play(1, 0, money("30")) }
        .let { TestLayouts.deal(it, "7sJd") }
        .tapRank(Card.parse("Th").get().rank())

    private val decided: TableState = wagers.deal()
        .let { TestLayouts.deal(it, "AhAd9c4d2h").play(1, 0, money("30")) }
        .let { TestLayouts.deal(it, "7sJd8sTh9s").play(3, 0, money("25")) }
        .let { TestLayouts.deal(it, "5c5d6h8cKd") }
        .let { TestLayouts.deal(it, "2cQd4hJcKh").fold(6, 0) }

    /** The wagers of seat 6 are to be taken while the dealer's cards are entered. */
    val dueWhileEntering: TableState = TestLayouts.deal(decided, "QsQc").tapRank(Card.parse("Th").get().rank())

    private val complete: TableState = TestLayouts.deal(decided, "QsQc6d6c3s2s")

    val ready: TableState = complete

    val dealer: TableState = complete.settle()

    /** The line with this number. */
    fun line(number: Int): TableState = generateSequence(dealer) { it.next() }.elementAt(number)

    private val lastLine = dealer.round().settlement().get().steps().size

    /** The first line on which a wager is won. */
    val pays: TableState = (1..lastLine).map { line(it) }
        .first { it.round().step().get().pay().cents() > 2000 }

    val totals: TableState = line(lastLine + 1)

    val confirmed: TableState = TestLayouts.logged(totals.confirm())

    /** Four aces: the whole meter, which a supervisor must confirm. */
    val meterWin: TableState = listOf(2, 4, 5)
        .fold(open) { state, seat ->
            TestLayouts.bet(TestLayouts.bet(state, seat, Wager.ANTE, "25"), seat, Wager.PROGRESSIVE, "1")
        }
        .deal()
        .let { TestLayouts.deal(it, "AcAdAhAs9c").play(2, 0, money("75")) }
        .let { TestLayouts.deal(it, "3c6d8sTcQh").play(4, 0, money("25")) }
        .fold(5, 0)
        .let { if (it.focus().seat() == 5) TestLayouts.deal(it, "2c5d8hJcKh") else it }
        .let { TestLayouts.deal(it, "KsQd7h6c2s3d").settle() }
        .let { dealt -> generateSequence(dealt) { it.next() }.first { it.round().waitsForSupervisor() } }

    val envy: TableState = generateSequence(meterWin.approve("Sue")) { it.next() }
        .first { it.round().step().map { step -> step.wager() == Wager.ENVY }.orElse(false) }

    /** Blinds that are paid before the draw. */
    val staged: TableState = FullTable.round("four-card-split")
        .first { it.staged().isNotEmpty() && it.round().line() == 0 }

    val misdeal: TableState = TestLayouts.logged(
        cards.returnWagers(RoundEnd.MISDEAL, "Card exposed: seat 3, the jack"),
    )

    val split: TableState = TestLayouts.open("four-card-split")
        .let { TestLayouts.bet(it, 2, Wager.ANTE_1, "10") }
        .let { TestLayouts.bet(it, 2, Wager.BLIND, "10") }
        .let { TestLayouts.bet(it, 5, Wager.ANTE_1, "25") }
        .let { TestLayouts.bet(it, 5, Wager.BLIND, "25") }
        .deal()
        .let { TestLayouts.deal(it, "AcAd9hKs") }
        .moveToOtherHand(2, Card.parse("Ks").get())

    val instant: TableState = split.moveToOtherHand(2, Card.parse("9h").get())
        .play(2, 0, money("10")).fold(2, 1)
        .let { TestLayouts.deal(it, "3c") }
        .let { TestLayouts.deal(it, "2h7d8hQh") }

    /** A raise that the cards do not allow. */
    val raise: TableState = TestLayouts.open("crazy-4-poker")
        .let { TestLayouts.bet(it, 2, Wager.ANTE, "20") }
        .let { TestLayouts.bet(it, 2, Wager.QUEENS_UP, "5") }
        .deal()
        .play(2, 0, money("60"))
        .let { TestLayouts.deal(it, "2c5d8hJcKh") }

    /** As many seats and wagers as there can be. */
    val full: TableState = FullTable.round("crazy-4-poker").last { it.round().step().isPresent }
}
