package app.spoton.engine.json.round;

import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;

/** Rounds of the round format for tests. */
final class RoundLineSamples {
    static final String ROUND = ("{'id':'r1','game':'four-card-poker','paytables':{'automatic-bonus':'FCP-01',"
            + "'aces-up':'FCP-01','bad-beat':'FCP-BBB-01','progressive':'PAYS-1'},'house':{'smallest-chip':'0.50'},"
            + "'meters':{'main':{'amount':'10000.00','seed':'5000.00','reserve':'120.00'}},"
            + "'dealer':['As','Kd','7h','7c','2s','3d'],'seats':[{'seat':1,'player':'p1',"
            + "'cards':['Ah','Ad','9c','9d','2h'],'wagers':{'ante':'10.00','play':'30.00','aces-up':'5.00',"
            + "'progressive':'1.00'}},{'seat':2,'cards':['2c','5d','8h','Jc','Kh'],'folded':true,"
            + "'wagers':{'ante':'10.00'}}]}").replace('\'', '"');
    static final String SPLIT = ("{'id':7,'game':'four-card-split','dealer':['Kd','9c','4s','2h'],'seats':["
            + "{'seat':1,'cards':['Ah','Ad','9h','3d'],'hands':[{'cards':['Ah','Ad'],'drawn':['2c']},"
            + "{'cards':['9h','3d'],'folded':true}],'wagers':{'ante-1':'5','ante-2':'5','blind':'5','play-1':'5'}}]}")
            .replace('\'', '"');

    static String settle(String round) {
        return new RoundLines(Catalog.standard(), false).settle(round);
    }

    static String house(String option) {
        return ROUND.replace("\"smallest-chip\":\"0.50\"", option);
    }

    static void error(String code, int seat, String round) {
        String result = settle(round);
        String start = "\"error\":{\"code\":\"" + code + "\"" + (seat == 0 ? "" : ",\"seat\":" + seat)
                + ",\"message\":\"";
        assertTrue(round + "\n" + result, result.contains(start));
    }

    static String seats(String first, String second) {
        return "{\"game\":\"super-4-poker\",\"dealer\":[\"Kc\",\"Kd\",\"8d\",\"6c\",\"2s\"],\"seats\":[{\"seat\":1,"
                + "\"cards\":[\"Ah\",\"Jh\",\"8h\",\"6h\",\"3d\"],\"folded\":true,\"wagers\":{" + first + "}},{\"seat\":2,"
                + "\"cards\":[\"As\",\"Js\",\"8s\",\"6s\",\"3s\"],\"folded\":true,\"wagers\":{" + second + "}}]}";
    }

    private RoundLineSamples() {
    }
}
