package app.spoton.engine.oracle.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import org.junit.Test;

/** The comparison must not overlook anything, or two settlers with different results would seem to agree. */
public class ContractFieldsTest {
    private static final String RESULT = "{'id':'r','dealer':{'hand':'pair','cards':['7h','7c'],'qualifies':true},"
            + "'steps':[{'step':1,'seat':2,'wager':'envy','outcome':'win','stake':'0.00','pay':'5.00',"
            + "'odds':'1 to 1','hand':'flush','from':3,'say':'Pay it'}],"
            + "'seats':[{'seat':1,'returned':'95.00','net':'49.00'}],"
            + "'meters':{'main':{'amount':'1.00','reserve':'2.00'},'other':{'amount':'3.00','reserve':'4.00'}}}";
    private static final String ERROR = "{'id':'r','error':{'code':'LIMIT','seat':1,'message':'Too much'}}";

    private static String difference(String one, String other) {
        return ContractFields.difference(one.replace('\'', '"'), other.replace('\'', '"'));
    }

    @Test
    public void everyPromisedFieldIsCompared() {
        for (String value : new String[] {"'r'", "'pair'", "'7c'", "true", "'step':1", "'seat':2", "'envy'", "'win'",
            "'0.00'", "'5.00'", "'1 to 1'", "'flush'", "'from':3", "'seat':1", "'95.00'", "'49.00'", "'main'",
            "'1.00'", "'2.00'", "'4.00'"}) {
            String other = value.endsWith("'") ? "'x'" : value.equals("true") ? "false" : value.replaceAll("\\d", "9");
            assertNotEquals(value, "", difference(RESULT, RESULT.replace(value, other)));
        }
        assertNotEquals("", difference(ERROR, ERROR.replace("LIMIT", "BAD_CARD")));
        assertNotEquals("", difference(ERROR, ERROR.replace("'seat':1,", "")));
        assertNotEquals("", difference(ERROR, RESULT));
        assertNotEquals("", difference(RESULT, RESULT.replace(",'odds':'1 to 1'", "")));
    }

    @Test
    public void theMessageAndOtherFieldsAreNotCompared() {
        assertEquals("", difference(ERROR, ERROR.replace("Too much", "More than the limit")));
        assertEquals("", difference(RESULT, RESULT.replace("Pay it", "Envy pays")));
        assertEquals("", difference(RESULT, RESULT.replace("'id':'r'", "'note':1,'id':'r'")));
    }

    @Test
    public void theFirstDifferenceIsReported() {
        assertEquals("product: seat 1 returned \"95.00\" net \"49.00\"\n"
                + "oracle:   seat 1 returned \"95.00\" net \"48.00\"",
                difference(RESULT, RESULT.replace("49.00", "48.00").replace("'1.00'", "'0.50'")));
    }
}
