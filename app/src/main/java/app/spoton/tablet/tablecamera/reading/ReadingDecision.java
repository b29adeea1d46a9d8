package app.spoton.tablet.tablecamera.reading;

import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.questions.CardQuestions;
import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The consequences of a reading.
 *
 * <p>A doubtful card is placed only when a person has named it, or when the rest of the round is complete and the
 * engine pays the same whatever the card is. Until then the card is missing, so that no amount is final while the card
 * could matter.
 *
 * @param placements the cards to place on the table
 * @param questions doubtful cards that the dealer has to name now, most doubtful first
 * @param deferred how many doubtful cards wait until it is known whether they matter
 */
public record ReadingDecision(Map<CardPosition, List<PlacedCard>> placements, List<UncertainCard> questions, int deferred, List<ReadingProblem> problems) {
    public static ReadingDecision of(TableState table, TableReading tableReading, Map<CardReading, Optional<Card>> answers) {
        ReadingMatcher matching = new ReadingMatcher(table.round(), tableReading, answers);
        List<UncertainCard> uncertainCards = matching.uncertainCards();
        if (uncertainCards.isEmpty()) {
            return new ReadingDecision(matching.certainCards(), List.of(), 0, matching.problems());
        }
        List<Card> guesses = guesses(table.round(), matching);
        Map<CardPosition, List<PlacedCard>> all = new LinkedHashMap<>();
        matching.certainCards().forEach((position, placed) -> all.put(position, new ArrayList<>(placed)));
        for (int i = 0; i < guesses.size(); i++) {
            all.get(uncertainCards.get(i).position()).add(new PlacedCard(guesses.get(i), CardOrigin.UNSURE));
        }
        TableState complete = table.placeCards(all);
        List<UncertainCard> questions = isComplete(complete) ? thatAffectPayout(complete.round(), uncertainCards, guesses)
                : neededBeforeDecisions(table.round(), uncertainCards);
        boolean nothingMatters = questions.isEmpty() && isComplete(complete);
        return new ReadingDecision(nothingMatters ? all : matching.certainCards(), questions,
                nothingMatters ? 0 : uncertainCards.size() - questions.size(), matching.problems());
    }

    /** The round without the cards that a reading was unsure of, for when that reading is no longer available. */
    public static Map<CardPosition, List<PlacedCard>> withoutUnsure(RoundInProgress round) {
        Map<CardPosition, List<PlacedCard>> placements = new LinkedHashMap<>();
        for (CardPosition position : positions(round)) {
            List<Card> cards = round.cardsAt(position.seat(), position.hand()).list();
            if (cards.stream().anyMatch(card -> round.origins().get(card) == CardOrigin.UNSURE)) {
                placements.put(position, cards.stream().filter(card -> round.origins().get(card) == CardOrigin.CAMERA)
                        .map(card -> new PlacedCard(card, CardOrigin.CAMERA)).collect(Collectors.toList()));
            }
        }
        return placements;
    }

    private static List<CardPosition> positions(RoundInProgress round) {
        List<CardPosition> positions = new ArrayList<>(List.of(CardPosition.DEALER));
        for (SeatInPlay seat : round.seatsInPlay()) {
            for (int hand = 0; hand <= seat.hands().size(); hand++) {
                positions.add(new CardPosition(seat.number(), hand));
            }
        }
        return positions;
    }

    /** For each doubtful card the likeliest that does not lie on the table otherwise. */
    private static List<Card> guesses(RoundInProgress round, ReadingMatcher matching) {
        List<Card> taken = round.origins().keySet().stream()
                .filter(card -> round.origins().get(card) != CardOrigin.UNSURE).collect(Collectors.toList());
        matching.certainCards().values().forEach(placed -> placed.forEach(one -> taken.add(one.card())));
        List<Card> guesses = new ArrayList<>();
        for (UncertainCard uncertain : matching.uncertainCards()) {
            Card likeliest = Card.deck().stream().filter(card -> !taken.contains(card))
                    .max(Comparator.comparingDouble(uncertain.reading()::p)).orElseThrow();
            taken.add(likeliest);
            guesses.add(likeliest);
        }
        return guesses;
    }

    private static boolean isComplete(TableState table) {
        RoundInProgress round = table.round();
        return positions(round).stream().allMatch(position -> round.missing(position.seat(), position.hand()) == 0)
                && round.seatsInPlay().stream().noneMatch(seat -> table.isUndecided(seat.number()));
    }

    private static List<UncertainCard> thatAffectPayout(RoundInProgress round, List<UncertainCard> uncertainCards, List<Card> guesses) {
        List<SeenCard> cards = uncertainCards.stream().map(uncertain -> uncertain.reading().card()).collect(Collectors.toList());
        for (Card card : Card.deck()) {
            if ((round.cardMask() >>> card.index() & 1) != 0 && !guesses.contains(card)) {
                Posterior known = Posterior.mostly(card, 1);
                cards.add(new SeenCard(cards.get(0).place(), known, known, ReadingVerdict.CERTAIN, 1));
            }
        }
        return new CardQuestions(new EnginePayouts(round, guesses)).matter(cards).stream().map(uncertainCards::get)
                .collect(Collectors.toList());
    }

    /** Four cards must be known before they can be split, and the dealer's up card before the others cover it. */
    private static List<UncertainCard> neededBeforeDecisions(RoundInProgress round, List<UncertainCard> uncertainCards) {
        if (!SpotLayout.isSplit(round.setup().game())) {
            return List.of();
        }
        return uncertainCards.stream().filter(uncertain -> uncertain.position().hand() == 0)
                .filter(uncertain -> uncertain.position().seat() != TableFocus.DEALER || round.dealer().size() == 0)
                .sorted(Comparator.comparingDouble(uncertain -> uncertain.reading().card().p()))
                .collect(Collectors.toList());
    }
}
