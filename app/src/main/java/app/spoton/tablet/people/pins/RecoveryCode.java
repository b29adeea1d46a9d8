package app.spoton.tablet.people.pins;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;

/**
 * The code for adding a new supervisor when nobody can sign in. It is shown once and stored only as a hash in a
 * separate file, so that it survives the loss of the database. The hash uses no key, because the key store may be what
 * failed.
 */
public final class RecoveryCode {
    /** Crockford's Base32: no letters that look like digits. */
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int LENGTH = 20;
    private static final int GROUP = 5;

    private final File file;
    private final int rounds;

    public RecoveryCode(File file) {
        this(file, PinHash.ROUNDS);
    }

    /** @param rounds fewer for tests that make very many */
    RecoveryCode(File file, int rounds) {
        this.file = file;
        this.rounds = rounds;
    }

    /** Whether there is one. */
    public boolean exists() {
        return file.length() > 0;
    }

    /** Makes a new code, which replaces the one before; the code in groups of five. */
    public String create(SecureRandom random) throws IOException {
        StringBuilder code = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) {
            code.append(at > 0 && at % GROUP == 0 ? "-" : "").append(DIGITS.charAt(random.nextInt(DIGITS.length())));
        }
        File part = new File(file.getPath() + ".part");
        try (FileOutputStream out = new FileOutputStream(part)) {
            PinHash hash = PinHash.of(normalized(code.toString()), random, Optional.empty(), rounds);
            out.write((hash.salt() + "\n" + hash.hash() + "\n" + hash.rounds()).getBytes(StandardCharsets.UTF_8));
            out.getFD().sync();
        } catch (GeneralSecurityException impossible) {
            throw new IOException(impossible);   // no key is used
        }
        if (!part.renameTo(file)) {
            throw new IOException("The recovery code cannot be stored.");
        }
        return code.toString();
    }

    /** The code was used: it is of no use any more, even if no new one can be stored or the power fails now. */
    public void useUp() {
        try (FileOutputStream emptied = new FileOutputStream(file)) {
            emptied.getFD().sync();
        } catch (IOException failed) {
            throw new IllegalStateException("The used recovery code cannot be deleted. Make a new one under Table setup.", failed);
        }
    }

    public boolean matches(String entered) {
        try {
            String[] kept = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8).split("\n", -1);
            return new PinHash(kept[0], kept[1], Integer.parseInt(kept[2])).matches(normalized(entered), Optional.empty());
        } catch (IOException | GeneralSecurityException | IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            return false;
        }
    }

    /** As a person may write it: in any case, with any spaces, and with letters for the digits that they look like. */
    private static String normalized(String entered) {
        return entered.toUpperCase(Locale.ROOT).replace('O', '0').replace('I', '1').replace('L', '1')
                .replaceAll("[^0-9A-Z]", "");
    }
}
