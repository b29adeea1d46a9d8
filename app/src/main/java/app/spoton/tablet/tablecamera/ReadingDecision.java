package app.spoton.tablet.tablecamera;

import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.questions.CardQuestions;
import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.table.CardPosition;
import app.spoton.tablet.table.PlacedCard;
import app.spoton.tablet.table.RoundInProgress;
import app.spoton.tablet.table.SeatInPlay;
import app.spoton.tablet.table.SpotLayout;
import app.spoton.tablet.table.TableFocus;
import app.spoton.tablet.table.TableState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What follows from a look at the table.
 *
 * <p>A doubtful card is laid only when a person has named it, or when the rest of the round is there and the engine
 * pays the same whatever it is. Until then the round lacks it, so that no number is final while it could matter.
 *
 * @param lay what to lay on the table
 * @param questions doubtful cards that the dealer has to name now, most doubtful first
 * @param later how many doubtful cards wait until it is known whether they matter
 */
record ReadingDecision(Map<CardPosition, List<PlacedCard>> lay, List<UncertainCard> questions, int later, List<ReadingProblem> remarks) {
    static ReadingDecision of(TableState table, TableReading look, Map<CardReading, Optional<Card>> answers) {
        ReadingMatcher matching = new ReadingMatcher(table.round(), look, answers);
        List<UncertainCard> doubts = matching.doubts();
        if (doubts.isEmpty()) {
            return new ReadingDecision(matching.sure(), List.of(), 0, matching.remarks());
        }
        List<Card> standIns = standIns(table.round(), matching);
        Map<CardPosition, List<PlacedCard>> all = new LinkedHashMap<>();
        matching.sure().forEach((pile, laid) -> all.put(pile, new ArrayList<>(laid)));
        for (int i = 0; i < standIns.size(); i++) {
            all.get(doubts.get(i).pile()).add(new PlacedCard(standIns.get(i), KnownBy.UNSURE));
        }
        TableState complete = table.lay(all);
        List<UncertainCard> questions = isComplete(complete) ? thatMatter(complete.round(), doubts, standIns)
                : neededToGoOn(table.round(), doubts);
        boolean nothingMatters = questions.isEmpty() && isComplete(complete);
        return new ReadingDecision(nothingMatters ? all : matching.sure(), questions,
                nothingMatters ? 0 : doubts.size() - questions.size(), matching.remarks());
    }

    /** The round with nothing on it that a look was unsure of, for when that look is no longer there to be judged. */
    static Map<CardPosition, List<PlacedCard>> withoutUnsure(RoundInProgress round) {
        Map<CardPosition, List<PlacedCard>> lay = new LinkedHashMap<>();
        for (CardPosition pile : piles(round)) {
            List<Card> cards = round.cardsAt(pile.seat(), pile.hand()).list();
            if (cards.stream().anyMatch(card -> round.known().get(card) == KnownBy.UNSURE)) {
                lay.put(pile, cards.stream().filter(card -> round.known().get(card) == KnownBy.CAMERA)
                        .map(card -> new PlacedCard(card, KnownBy.CAMERA)).collect(Collectors.toList()));
            }
        }
        return lay;
    }

    private static List<CardPosition> piles(RoundInProgress round) {
        List<CardPosition> piles = new ArrayList<>(List.of(CardPosition.DEALER));
        for (SeatInPlay seat : round.seatsInPlay()) {
            for (int hand = 0; hand <= seat.hands().size(); hand++) {
                piles.add(new CardPosition(seat.number(), hand));
            }
        }
        return piles;
    }

    /** For each doubtful card the likeliest that does not lie on the table otherwise. */
    private static List<Card> standIns(RoundInProgress round, ReadingMatcher matching) {
        List<Card> taken = round.known().keySet().stream()
                .filter(card -> round.known().get(card) != KnownBy.UNSURE).collect(Collectors.toList());
        matching.sure().values().forEach(laid -> laid.forEach(one -> taken.add(one.card())));
        List<Card> standIns = new ArrayList<>();
        for (UncertainCard doubt : matching.doubts()) {
            Card likeliest = Card.deck().stream().filter(card -> !taken.contains(card))
                    .max(Comparator.comparingDouble(doubt.sighting()::p)).orElseThrow();
            taken.add(likeliest);
            standIns.add(likeliest);
        }
        return standIns;
    }

    private static boolean isComplete(TableState table) {
        RoundInProgress round = table.round();
        return piles(round).stream().allMatch(pile -> round.missing(pile.seat(), pile.hand()) == 0)
                && round.seatsInPlay().stream().noneMatch(seat -> table.isUndecided(seat.number()));
    }

    private static List<UncertainCard> thatMatter(RoundInProgress round, List<UncertainCard> doubts, List<Card> standIns) {
        List<SeenCard> cards = doubts.stream().map(doubt -> doubt.sighting().card()).collect(Collectors.toList());
        for (Card card : Card.deck()) {
            if ((round.onTheTable() >>> card.index() & 1) != 0 && !standIns.contains(card)) {
                Posterior known = Posterior.mostly(card, 1);
                cards.add(new SeenCard(cards.get(0).place(), known, known, ReadingVerdict.CERTAIN, 1));
            }
        }
        return new CardQuestions(new EnginePayouts(round, standIns)).matter(cards).stream().map(doubts::get)
                .collect(Collectors.toList());
    }

    /** Four cards must be known before they can be split, and the dealer's up card before the others cover it. */
    private static List<UncertainCard> neededToGoOn(RoundInProgress round, List<UncertainCard> doubts) {
        if (!SpotLayout.isSplit(round.setup().game())) {
            return List.of();
        }
        return doubts.stream().filter(doubt -> doubt.pile().hand() == 0)
                .filter(doubt -> doubt.pile().seat() != TableFocus.DEALER || round.dealer().size() == 0)
                .sorted(Comparator.comparingDouble(doubt -> doubt.sighting().card().p()))
                .collect(Collectors.toList());
    }
}
