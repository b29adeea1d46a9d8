package app.spoton.tablet;

import static org.junit.Assert.assertThrows;

import org.junit.Test;

/** The fleet reports run on a computer; the tablet app contains none of that code. */
public class NothingOfTheFleetTest {
    @Test
    public void theAppHasNeitherTheReportNorItsDatabase() {
        for (String name : new String[] {"app.spoton.fleet.FleetMain", "org.duckdb.DuckDBDriver", "org.apache.spark.sql.SparkSession"}) {
            assertThrows(ClassNotFoundException.class, () -> Class.forName(name));
        }
    }
}
