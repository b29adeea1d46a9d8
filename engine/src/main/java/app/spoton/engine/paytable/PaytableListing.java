package app.spoton.engine.paytable;

import java.util.List;

/**
 * A paytable with the games and the wager that it prices.
 *
 * @param suggested whether it is used when none is named: the manual's suggested one, or else its first
 * @param reserve the percentage of each wager that the manual's paytable contributes to the reserve; 0 if it names none
 */
public record PaytableListing(Paytable table, List<String> games, String wager, boolean suggested, int reserve) {
}
