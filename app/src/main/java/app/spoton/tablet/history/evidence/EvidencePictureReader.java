package app.spoton.tablet.history.evidence;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Matrix;
import app.spoton.camera.Rotation;
import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the evidence pictures that entries name, from the folder where the table camera stores them. */
public final class EvidencePictureReader {
    /** Larger bitmaps cannot be drawn on some devices. */
    private static final int MAX_PIXELS = 4096;
    private static final int MARGIN = 8;

    private final Path folder;

    public EvidencePictureReader(Path folder) {
        this.folder = folder;
    }

    /** The pictures of a round, with their states. */
    public List<EvidencePicture> of(RoundDetails details) {
        Set<Card> cards = Stream.concat(details.round().dealer().cards().stream(),
                details.round().seats().stream().flatMap(seat -> seat.cards().stream()))
                .map(LoggedRound.CardView::card).collect(Collectors.toSet());
        return details.record().evidence().pictures().stream()
                .map(name -> read(EvidencePictureName.parse(name), cards)).collect(Collectors.toList());
    }

    private EvidencePicture read(EvidencePictureName name, Set<Card> cards) {
        Path file = folder.resolve(name.file()).normalize();
        if (!file.startsWith(folder) || !Files.exists(file)) {
            return EvidencePicture.without(name.file(), EvidencePicture.FileState.MISSING);
        }
        try {
            byte[] bytes = Files.readAllBytes(file);
            Optional<Bitmap> picture = decoded(bytes);
            if (picture.isEmpty()) {
                return EvidencePicture.without(name.file(), EvidencePicture.FileState.DAMAGED);
            }
            EvidencePicture.FileState state = !name.matches(bytes) ? EvidencePicture.FileState.CHANGED
                    : name.hash().isPresent() ? EvidencePicture.FileState.AS_LOGGED : EvidencePicture.FileState.NO_HASH;
            EvidenceIndex index = index(file);
            return new EvidencePicture(name.file(), state, Optional.of(turned(picture.get(), index.turn())),
                    crops(index, bytes, picture.get(), cards));
        } catch (IOException unreadable) {
            return EvidencePicture.without(name.file(), EvidencePicture.FileState.DAMAGED);
        }
    }

    private static Optional<Bitmap> decoded(byte[] bytes) {
        BitmapFactory.Options options = size(bytes);
        if (options.outWidth <= 0 || options.outHeight <= 0) {
            return Optional.empty();
        }
        options.inJustDecodeBounds = false;
        options.inSampleSize = 1;
        while (Math.max(options.outWidth, options.outHeight) / options.inSampleSize > MAX_PIXELS) {
            options.inSampleSize *= 2;
        }
        return Optional.ofNullable(BitmapFactory.decodeByteArray(bytes, 0, bytes.length, options));
    }

    private static BitmapFactory.Options size(byte[] bytes) {
        BitmapFactory.Options options = new BitmapFactory.Options();
        options.inJustDecodeBounds = true;
        BitmapFactory.decodeByteArray(bytes, 0, bytes.length, options);
        return options;
    }

    private static EvidenceIndex index(Path picture) throws IOException {
        Path index = picture.resolveSibling(picture.getFileName().toString().replaceAll("\\.jpg$", EvidenceIndex.ENDING));
        return Files.exists(index) ? EvidenceIndex.read(new String(Files.readAllBytes(index), StandardCharsets.UTF_8))
                : new EvidenceIndex(Rotation.NONE, List.of());
    }

    private static Bitmap turned(Bitmap picture, Rotation turn) {
        Matrix matrix = new Matrix();
        matrix.postRotate(turn.degrees());
        return turn == Rotation.NONE ? picture
                : Bitmap.createBitmap(picture, 0, 0, picture.getWidth(), picture.getHeight(), matrix, true);
    }

    private static List<EvidencePicture.Crop> crops(EvidenceIndex index, byte[] bytes, Bitmap picture, Set<Card> cards) {
        int width = size(bytes).outWidth;
        List<EvidencePicture.Crop> crops = new ArrayList<>();
        for (EvidenceIndex.IndexedCard entry : index.cards()) {
            crop(picture, entry, width).ifPresent(part -> crops.add(
                    new EvidencePicture.Crop(entry.card(), turned(part, index.turn()), cards.contains(entry.card()))));
        }
        return List.copyOf(crops);
    }

    private static Optional<Bitmap> crop(Bitmap picture, EvidenceIndex.IndexedCard entry, int width) {
        int margin = Math.max(entry.width(), entry.height()) / MARGIN;
        long shrunk = Math.max(1, Math.round((double) width / picture.getWidth()));
        int left = (int) Math.max(0, (entry.x() - margin) / shrunk);
        int top = (int) Math.max(0, (entry.y() - margin) / shrunk);
        int right = (int) Math.min(picture.getWidth(), (entry.x() + entry.width() + margin) / shrunk);
        int bottom = (int) Math.min(picture.getHeight(), (entry.y() + entry.height() + margin) / shrunk);
        return right > left && bottom > top ? Optional.of(Bitmap.createBitmap(picture, left, top, right - left, bottom - top))
                : Optional.empty();
    }
}
