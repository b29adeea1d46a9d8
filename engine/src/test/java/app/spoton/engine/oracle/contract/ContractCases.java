package app.spoton.engine.oracle.contract;

import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.generator.RoundGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The cases in {@code cases/<game>.jsonl}: each line has a rule, a round and the result that the round format promises. */
public final class ContractCases {
    /** The round and the result as lines in the round format. */
    public record Case(String rule, String round, String result) { }

    private ContractCases() { }

    public static List<String> games() {
        return RoundGenerator.GAMES;
    }

    public static List<Case> of(String game) throws IOException {
        List<Case> cases = new ArrayList<>();
        String name = "/app/spoton/engine/cases/" + game + ".jsonl";
        try (InputStream file = ContractCases.class.getResourceAsStream(name)) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            text.lines().forEach(line -> {
                Map<String, Object> fields = ((OracleJson.Obj) OracleJson.read(line)).fields();
                cases.add(new Case((String) fields.get("rule"), written(fields.get("round")),
                        written(fields.get("result"))));
            });
        }
        return cases;
    }

    private static String written(Object value) {
        StringBuilder out = new StringBuilder();
        OracleJson.write(value, out);
        return out.toString();
    }
}
