-- Exports of any number of tablets as tables. Run in the folder that holds them:
--   duckdb pit.db -c ".read tables.sql"
-- Every tablet's file is a log of its own: (file, number) is what names an entry, id what names a round.
SET VARIABLE exports = '*.jsonl*';

-- The lines as they are; names and types are given, so that no file is read twice to guess them.
CREATE OR REPLACE TABLE entry AS
SELECT parse_filename(filename) AS file, * EXCLUDE (filename)
FROM read_json(getvariable('exports'), format = 'newline_delimited', filename = true, maximum_object_size = 4194304,
    columns = {
        number: 'BIGINT', time: 'TIMESTAMP', kind: 'VARCHAR', previous: 'VARCHAR', hash: 'VARCHAR',
        id: 'VARCHAR', game: 'VARCHAR', paytables: 'MAP(VARCHAR, VARCHAR)', dealer: 'VARCHAR[]',
        seats: 'STRUCT(seat INTEGER, player VARCHAR, cards VARCHAR[], folded BOOLEAN, wagers MAP(VARCHAR, DECIMAL(14, 2)),
            hands STRUCT(cards VARCHAR[], drawn VARCHAR[], folded BOOLEAN)[])[]',
        settlement: 'STRUCT(dealer STRUCT(hand VARCHAR, cards VARCHAR[], qualifies BOOLEAN),
            steps STRUCT(step INTEGER, seat INTEGER, wager VARCHAR, outcome VARCHAR, stake DECIMAL(14, 2), pay DECIMAL(14, 2),
                odds VARCHAR, hand VARCHAR, "from" INTEGER, paytable VARCHAR, "row" VARCHAR, rule VARCHAR)[],
            seats STRUCT(seat INTEGER, returned DECIMAL(14, 2), net DECIMAL(14, 2))[])',
        log: 'STRUCT("table" VARCHAR, dealer VARCHAR, "by" VARCHAR, words VARCHAR, about VARCHAR, begun TIMESTAMP,
            ended TIMESTAMP, "end" VARCHAR, known MAP(VARCHAR, VARCHAR), deck VARCHAR, engine VARCHAR, supervisor VARCHAR,
            reason VARCHAR, meters STRUCT(meter VARCHAR, kind VARCHAR, amount DECIMAL(14, 2), reserve DECIMAL(14, 2),
                "after" STRUCT(amount DECIMAL(14, 2), seed DECIMAL(14, 2), reserve DECIMAL(14, 2)), reason VARCHAR,
                "by" VARCHAR)[])',
        head: 'STRUCT(entries BIGINT, digest VARCHAR, filter VARCHAR)'});

CREATE OR REPLACE VIEW round AS
SELECT file, number, id, game, log."table" AS "table", log.dealer AS dealer, log.begun AS begun, log.ended AS ended,
    log."end" AS "end", log.deck AS deck, log.engine AS engine, len(seats) AS seats,
    cardinality(log.known) AS cards,
    len(list_filter(map_values(log.known), how -> how = 'asked')) AS asked,
    len(list_filter(map_values(log.known), how -> how = 'corrected')) AS corrected
FROM entry WHERE kind = 'round';

-- A row for each wager with its outcome. What the house won: the stake that it kept, less what it paid. 'N for 1', a meter's
-- percentage, the automatic bonus and envy give no stake back (docs of the round format).
CREATE OR REPLACE TABLE step AS
SELECT file, number, id, game, log."table" AS "table", log.dealer AS dealer, log.ended AS ended, s.step, s.seat, s.wager,
    s.outcome, s.stake, s.pay, s.odds, s.hand, s.paytable, s."row" AS "row", s.rule,
    CASE WHEN s.wager IN ('automatic-bonus', 'envy') THEN 0 ELSE s.stake END AS staked,
    CASE WHEN s.wager IN ('automatic-bonus', 'envy') THEN -s.pay
         WHEN s.outcome = 'lose' THEN s.stake
         WHEN s.outcome = 'push' THEN 0
         WHEN s.odds LIKE '% for 1' OR s.odds LIKE '%\%' ESCAPE '\' THEN s.stake - s.pay
         ELSE -s.pay END AS won
FROM (SELECT file, number, id, game, log, unnest(settlement.steps) AS s FROM entry WHERE kind = 'round');

-- A row for each card on the table, and how it was known.
CREATE OR REPLACE VIEW card AS
SELECT file, number, id, log."table" AS "table", log.dealer AS dealer, log.deck AS deck,
    unnest(map_entries(log.known)).key AS card, unnest(map_entries(log.known)).value AS known
FROM entry WHERE kind = 'round';

-- The meters' ledgers (WAC 230-15-685, -695).
CREATE OR REPLACE VIEW meter_entry AS
SELECT file, number, time, log."table" AS "table", m.meter, m.kind, m.amount, m.reserve, m."after".amount AS amount_after,
    m."after".reserve AS reserve_after, m.reason, m."by", place
FROM (SELECT file, number, time, log, unnest(log.meters) AS m, generate_subscripts(log.meters, 1) AS place FROM entry
    WHERE kind <> 'head');

-- Sign-ins, settings, corrections, exports, restores.
CREATE OR REPLACE VIEW happening AS
SELECT file, number, time, kind, log."by" AS "by", log."table" AS "table", log.words AS words, log.about AS about
FROM entry WHERE kind NOT IN ('round', 'head');
