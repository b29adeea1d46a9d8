package app.spoton.tablet.people;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Texts that look alike although their letters differ: letters of other alphabets that look like Latin ones, digits that look
 * like letters. The table is our own, not Android's, because Android's grows with each version, and a name must not become
 * another's by an update.
 */
final class LookAlikes {
    /**
     * A Latin letter, a digit or a sign, and what looks like it: the characters that Unicode's list of confusable characters
     * (UTS 39, version 17) takes for it and that compatibility normalization leaves.
     */
    private static final String[] TABLE = {
            "A\u0391\u0410\u13aa\u15c5\ua4ee\ud800\udea0\ud81b\udf40",
            "B\u0392\u0412\u13f4\u15f7\u2c82\ua4d0\ua7b4\ud800\ude82\ud800\udea1\ud800\udf01",
            "C\u0421\u13df\u2ca4\ua4da\ud800\udea2\ud800\udf02\ud801\udc15\ud801\udd1c\ud806\udce9\ud806\udcf2"
                    + "\ud83d\udf4c",
            "D\u13a0\u15de\u15ea\ua4d3",
            "E\u0395\u0415\u13ac\u22ff\u2d39\ua4f0\ud800\ude86\ud806\udca6\ud806\udcae",
            "F\u03dc\u15b4\ua4dd\ua798\ud800\ude87\ud800\udea5\ud801\udd25\ud806\udca2\ud806\udcc2\ud834\ude13",
            "G\u050c\u13c0\u13f3\ua4d6",
            "H\u0397\u041d\u13bb\u157c\u2c8e\ua4e7\ud800\udecf",
            "J\u037f\u0408\u13ab\u148d\ua4d9\ua7b2",
            "K\u039a\u041a\u13e6\u16d5\u2c94\ua4d7\ud801\udd18",
            "L\u13de\u14aa\u2cd0\ua4e1\ud801\udc1b\ud801\udd26\ud806\udca3\ud806\udcb2\ud81b\udf16\ud834\ude2a",
            "M\u039c\u03fa\u041c\u13b7\u15f0\u16d6\u2c98\ua4df\ud800\udeb0\ud800\udf11",
            "N\u039d\u2c9a\ua4e0\ud801\udd13",
            "O\u039f\u041e\u0555\u07c0\u0b20\u0ce6\u12d0\u2c9e\u2d54\u3007\ua4f3\ud800\ude92\ud800\udeab\ud801\udc04"
                    + "\ud801\udcc2\ud801\udd16\ud806\udcb5\ud806\udce0",
            "P\u03a1\u0420\u13e2\u146d\u2ca2\u2cce\ua4d1\ud800\ude95",
            "Q\u2d55",
            "R\u01a6\u13a1\u13d2\u1587\ua4e3\ud801\udcb4\ud81b\udf35\ud834\ude16",
            "S\u0405\u054f\u13d5\u13da\ua4e2\ud800\ude96\ud801\udc20\ud81b\udf3a",
            "T\u03a4\u0422\u13a2\u22a4\u27d9\u2ca6\ua4d4\ud800\ude97\ud800\udeb1\ud800\udf15\ud806\udcbc\ud81b\udf0a"
                    + "\ud83d\udf68",
            "U\u054d\u1200\u144c\u222a\u22c3\ua4f4\ud801\udcce\ud806\udcb8\ud81b\udf42",
            "V\u0474\u0667\u06f7\u13d9\u142f\u2d38\ua4e6\ua6df\ud801\udd1d\ud806\udca0\ud81b\udf08\ud834\ude0d",
            "W\u051c\u13b3\u13d4\ua4ea\ud806\udce6\ud806\udcef",
            "X\u03a7\u0425\u166d\u16b7\u2573\u2cac\u2d5d\ua4eb\ua7b3\ud800\ude90\ud800\udeb4\ud800\udf17\ud800\udf22"
                    + "\ud801\udd27\ud806\udcec",
            "Y\u03a5\u0423\u04ae\u13a9\u13bd\u2ca8\ua4ec\ud800\udeb2\ud806\udca4\ud81b\udf43",
            "Z\u0396\u13c3\ua4dc\ud800\udef5\ud806\udca9\ud806\udce5",
            "a\u0251\u03b1\u0430\u237a",
            "b\u0184\u042c\u13cf\u1472\u15af",
            "c\u0441\u1004\u105a\u1d04\u2ca5\uabaf\ud801\udc3d",
            "d\u0501\u13e7\u146f\ua4d2",
            "e\u0435\u04bd\u212e\uab32",
            "f\u0192\u0584\u1e9d\ua799\uab35",
            "g\u018d\u0261\u0581\u1d83",
            "h\u04bb\u0570\u13c2",
            "i\u0131\u0269\u026a\u03b9\u0456\u0582\u13a5\u2373\u2c93\ua647\uab75\ud806\udcc3",
            "j\u03f3\u0458",
            "l\u0196\u01c0\u0399\u0406\u04c0\u04cf\u05c0\u05d5\u05df\u0627\u0661\u06f1\u07ca\u16c1\u2223\u23fd\u2c92"
                    + "\u2d4f\ua4f2\ud800\ude8a\ud800\udf09\ud800\udf20\ud81b\udf28\ud83a\udcc7",
            "n\u0578\u057c",
            "o\u03bf\u03c3\u03ed\u043e\u0585\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u0966\u09e6\u0a66\u0ae6\u0b66"
                    + "\u0be6\u0c02\u0c66\u0c82\u0d02\u0d20\u0d66\u0d82\u0e50\u0ed0\u101d\u1040\u10ff\u17e0\u1d0f\u1d11\u2c9f\uab3d"
                    + "\ud801\udc2c\ud801\udcea\ud805\udcd0\ud806\udcc8\ud806\udcd7",
            "p\u00fe\u01bf\u03c1\u03f8\u0440\u2374\u2ca3\u2ccf",
            "q\u051b\u0563\u0566",
            "r\u0433\u1d26\u2c85\uab47\uab48\uab81",
            "s\u01bd\u0455\u0d1f\ua731\uabaa\ud801\udc48\ud806\udcc1",
            "u\u028b\u03c5\u057d\u1d1c\ua79f\uab4e\uab52\ud801\udcf6\ud806\udcd8",
            "v\u03bd\u0475\u05d8\u1d20\u2228\u22c1\uaba9\ud805\udf06\ud806\udcc0",
            "w\u026f\u0448\u0461\u051d\u0561\u1d21\u2cbd\uab83\ud805\udf0a\ud805\udf0e\ud805\udf0f",
            "x\u00d7\u0445\u1541\u157d\u166e\u292b\u292c\u2a2f",
            "y\u0263\u028f\u03b3\u0443\u04af\u10e7\u1d8c\u1eff\u2ca9\uab5a\ud806\udcdc",
            "z\u1d22\uab93\ud806\udcc4",
            "2\u01a7\u03e8\u14bf\ua644\ua6ef\ua75a",
            "3\u01b7\u021c\u0417\u04e0\u0969\u0ae9\u2c9c\u2cc4\u2ccc\ua76a\ua7ab\ud806\udcca\ud81b\udf3b\ud834\ude06",
            "4\u13ce\ud806\udcaf",
            "5\u01bc\ud806\udcbb",
            "6\u03ec\u0431\u13ee\u2cd2\u2cd3\u2cdc\ud806\udcd5",
            "7\ud801\udcd2\ud806\udcc6\ud834\ude12",
            "8\u0222\u0223\u09ea\u0a6a\u0b03\ud800\udf1a\ud83a\udccb",
            "9\u09ed\u0a67\u0b68\u0d6d\u2cca\u2ccb\ua76e\ud806\udcac\ud806\udccc\ud806\udcd6",
            "'\u02b9\u02bb\u02bc\u02bd\u02be\u02c8\u02ca\u02cb\u02f4\u055a\u055d\u05d9\u05f3\u07f4\u07f5\u144a\u16cc"
                    + "\u2018\u2019\u201b\u2032\u2035\ua78c\ud81b\udf51\ud81b\udf52",
            "-\u02d7\u06d4\u2010\u2012\u2013\u2043\u2212\u2796\u2cba\u2cbb",
            ".\u0660\u06f0\u0701\u0702\ua4f8\ua60e\ud802\ude50\ud834\udd6d"};
    private static final Map<Integer, Integer> LATIN = new HashMap<>();

    static {
        for (String row : TABLE) {
            row.codePoints().skip(1).forEach(other -> LATIN.put(other, row.codePointAt(0)));
        }
    }

    private LookAlikes() {
    }

    /** Whether two texts look alike as they are, or in capital or small letters. */
    static boolean areAlike(String one, String other) {
        Set<String> forms = forms(one);
        forms.retainAll(forms(other));
        return !forms.isEmpty();
    }

    private static Set<String> forms(String text) {
        Set<String> forms = new HashSet<>();
        forms.add(shape(text));
        forms.add(shape(text.toUpperCase(Locale.ROOT)));
        forms.add(shape(text.toLowerCase(Locale.ROOT)));
        return forms;
    }

    /** The text in Latin letters that look like it; two that look alike have the same. */
    private static String shape(String text) {
        StringBuilder latin = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints()
                .forEach(character -> latin.appendCodePoint(LATIN.getOrDefault(character, character)));
        return latin.toString().replaceAll("(\\p{Mn})\\1+", "$1").replaceAll("([ij])\\u0307", "$1").replace("m", "rn")
                .replace("w", "vv").replace('I', 'l').replace('1', 'l').replace('|', 'l').replace('0', 'O').replace('`', '\'');
    }
}
