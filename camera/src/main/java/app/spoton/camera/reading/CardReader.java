package app.spoton.camera.reading;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.layout.TopView;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexScanner;
import app.spoton.camera.reading.index.ReaderModels;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads the cards in a picture. Not thread-safe. Loading takes a moment, so keep the reader. */
public final class CardReader {
    private final IndexScanner scanner;

    public CardReader(IndexScanner scanner) {
        this.scanner = scanner;
    }

    /** The reader with the networks that come with the app. */
    public static CardReader load() {
        return new CardReader(new IndexScanner(ReaderModels.detector(), ReaderModels.reader(),
                Optional.of(ReaderModels.secondReader()), ReaderModels.calibration()));
    }

    /** Every card that is seen, face up, in no particular order. */
    public List<SeenCard> read(Picture picture, ReadingConditions conditions) {
        Optional<TopView> above = conditions.table().flatMap(table -> TopView.of(picture, table));
        if (above.isEmpty()) {
            double known = conditions.indexHeight(picture.width());
            return read(picture, known, conditions.house(),
                    new CardAssembler(scanner.calibration(), conditions, false, known));
        }
        try (TopView view = above.get()) {
            return read(view.picture(), view.indexHeight(), conditions.house(),
                    new CardAssembler(scanner.calibration(), conditions, true, view.indexHeight())).stream()
                    .map(card -> card.movedTo(view.toOriginal(card.place()))).collect(Collectors.toList());
        }
    }

    private List<SeenCard> read(Picture picture, double indexHeight, Optional<HouseDeck> house, CardAssembler table) {
        return table.decide(scanner.scan(picture.mat(), indexHeight, house, table::doubtful));
    }

    /** The part that finds and reads single indices, for enrollment and for measuring. */
    public IndexScanner scanner() {
        return scanner;
    }
}
