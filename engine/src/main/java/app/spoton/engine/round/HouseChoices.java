package app.spoton.engine.round;

/**
 * Places where a manual can be read in two ways, and the house says how.
 *
 * @param badBeatOnTie whether a tie of two good hands wins the bad beat, as if the player had beaten the dealer (Four Card
 *     Poker only)
 * @param anyInstantWinner whether the player may take any instant winner; otherwise it must be a best-paying one
 * @param linkEnvyByWinner whether a Multi-Game Link's envy is multiplied by the wager of the seat that hit; otherwise by
 *     the wager of the seat that receives it
 * @param meterPrizesInChips whether a prize from a meter is rounded down to the smallest chip. No house may choose it: log
 *     entries of version 1 were settled so
 */
public record HouseChoices(boolean badBeatOnTie, boolean anyInstantWinner, boolean linkEnvyByWinner,
        boolean meterPrizesInChips) {
    public static final HouseChoices STANDARD = new HouseChoices(false, false, false, false);

    public HouseChoices withBadBeatOnTie(boolean wins) {
        return new HouseChoices(wins, anyInstantWinner, linkEnvyByWinner, meterPrizesInChips);
    }

    public HouseChoices withAnyInstantWinner(boolean any) {
        return new HouseChoices(badBeatOnTie, any, linkEnvyByWinner, meterPrizesInChips);
    }

    public HouseChoices withLinkEnvyByWinner(boolean byWinner) {
        return new HouseChoices(badBeatOnTie, anyInstantWinner, byWinner, meterPrizesInChips);
    }

    public HouseChoices withMeterPrizesInChips(boolean inChips) {
        return new HouseChoices(badBeatOnTie, anyInstantWinner, linkEnvyByWinner, inChips);
    }
}
