package app.spoton.tablet;

import static org.junit.Assert.assertThrows;

import org.junit.Test;

/** What reads the exports of many tablets is for a computer: nothing of it is on a tablet. */
public class NothingOfTheFleetTest {
    @Test
    public void theAppHasNeitherTheReportNorItsDatabase() {
        for (String name : new String[] {"app.spoton.fleet.FleetMain", "org.duckdb.DuckDBDriver", "org.apache.spark.sql.SparkSession"}) {
            assertThrows(ClassNotFoundException.class, () -> Class.forName(name));
        }
    }
}
