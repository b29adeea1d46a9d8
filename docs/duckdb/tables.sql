-- Exports of any number of tablets as tables. Run in the folder that holds them:
--   duckdb pit.db -c ".read tables.sql"
-- Every tablet's file is a log of its own: (file, number) is what names an entry, id what names a round.
SET VARIABLE exports = '*.jsonl*';

-- The lines as they are; names and types are given, so that no file is read twice to guess them. Entries of version 1 have one
-- dealer, 'words' and 'asked'; those of version 2 have 'dealers', 'description' and 'confirmed'. An amount is '?' if it was not
-- counted, which the views below turn into NULL.
CREATE OR REPLACE TABLE entry AS
SELECT parse_filename(filename) AS file, * EXCLUDE (filename)
FROM read_json(getvariable('exports'), format = 'newline_delimited', filename = true, maximum_object_size = 4194304,
    columns = {
        number: 'BIGINT', time: 'TIMESTAMP', kind: 'VARCHAR', previous: 'VARCHAR', hash: 'VARCHAR',
        id: 'VARCHAR', game: 'VARCHAR', paytables: 'MAP(VARCHAR, VARCHAR)', dealer: 'VARCHAR[]',
        seats: 'STRUCT(seat INTEGER, player VARCHAR, cards VARCHAR[], folded BOOLEAN, unseen BOOLEAN, wagers MAP(VARCHAR, VARCHAR),
            hands STRUCT(cards VARCHAR[], drawn VARCHAR[], folded BOOLEAN)[])[]',
        settlement: 'STRUCT(dealer STRUCT(hand VARCHAR, cards VARCHAR[], qualifies BOOLEAN),
            steps STRUCT(step INTEGER, seat INTEGER, wager VARCHAR, outcome VARCHAR, stake VARCHAR, pay VARCHAR,
                odds VARCHAR, hand VARCHAR, "from" INTEGER, paytable VARCHAR, "row" VARCHAR, rule VARCHAR)[],
            seats STRUCT(seat INTEGER, returned VARCHAR, net VARCHAR)[])',
        log: 'STRUCT("table" VARCHAR, dealer VARCHAR, dealers VARCHAR[], "by" VARCHAR, words VARCHAR, description VARCHAR, about VARCHAR, begun TIMESTAMP,
            ended TIMESTAMP, "end" VARCHAR, known MAP(VARCHAR, VARCHAR), deck VARCHAR, engine VARCHAR, supervisor VARCHAR,
            approvals MAP(VARCHAR, VARCHAR),
            reason VARCHAR, meters STRUCT(meter VARCHAR, kind VARCHAR, amount DECIMAL(14, 2), reserve DECIMAL(14, 2),
                "after" STRUCT(amount DECIMAL(14, 2), seed DECIMAL(14, 2), reserve DECIMAL(14, 2)), reason VARCHAR,
                "by" VARCHAR)[],
            settlement STRUCT(seats STRUCT(seat INTEGER, returned VARCHAR, net VARCHAR)[]))',
        head: 'STRUCT(entries BIGINT, digest VARCHAR, filter VARCHAR)'});

-- Logs from before November 2026 also have rounds of the demonstration table, which are left out here and below.
CREATE OR REPLACE VIEW round AS
SELECT file, number, id, game, log."table" AS "table", coalesce(log.dealers[-1], log.dealer) AS dealer, log.begun AS begun, log.ended AS ended,
    log."end" AS "end", log.deck AS deck, log.engine AS engine, len(seats) AS seats,
    cardinality(log.known) AS cards,
    len(list_filter(map_values(log.known), how -> how IN ('asked', 'confirmed'))) AS asked,
    len(list_filter(map_values(log.known), how -> how = 'corrected')) AS corrected
FROM entry WHERE kind = 'round' AND log."table" <> 'Demonstration';

-- A row for each wager with its outcome. What the house won: the stake that it kept, less what it paid. 'N for 1', a meter's
-- percentage, the automatic bonus and envy give no stake back (docs of the round format).
CREATE OR REPLACE TABLE step AS
SELECT file, number, id, game, log."table" AS "table", coalesce(log.dealers[-1], log.dealer) AS dealer, log.ended AS ended, s.step, s.seat, s.wager,
    s.outcome, stake, pay, s.odds, s.hand, s.paytable, s."row" AS "row", s.rule,
    CASE WHEN s.wager IN ('automatic-bonus', 'envy') THEN 0 ELSE stake END AS staked,
    CASE WHEN s.wager IN ('automatic-bonus', 'envy') THEN -pay
         WHEN s.outcome = 'lose' THEN stake
         WHEN s.outcome = 'push' THEN 0
         WHEN s.odds LIKE '% for 1' OR s.odds LIKE '%\%' ESCAPE '\' THEN stake - pay
         ELSE -pay END AS won
FROM (SELECT *, TRY_CAST(s.stake AS DECIMAL(14, 2)) AS stake, TRY_CAST(s.pay AS DECIMAL(14, 2)) AS pay
    FROM (SELECT file, number, id, game, log, unnest(settlement.steps) AS s FROM entry
        WHERE kind = 'round' AND log."table" <> 'Demonstration'));

-- A row for each card on the table, and how it was known.
CREATE OR REPLACE VIEW card AS
SELECT file, number, id, log."table" AS "table", coalesce(log.dealers[-1], log.dealer) AS dealer, log.deck AS deck,
    unnest(map_entries(log.known)).key AS card, unnest(map_entries(log.known)).value AS known
FROM entry WHERE kind = 'round';

-- The meters' ledgers (WAC 230-15-685, -695).
CREATE OR REPLACE VIEW meter_entry AS
SELECT file, number, time, log."table" AS "table", m.meter, m.kind, m.amount, m.reserve, m."after".amount AS amount_after,
    m."after".reserve AS reserve_after, m.reason, m."by", place
FROM (SELECT file, number, time, log, unnest(log.meters) AS m, generate_subscripts(log.meters, 1) AS place FROM entry
    WHERE kind <> 'head');

-- Corrections with both totals of the players: as settled, and as corrected. A total is NULL if a wager was not counted, and the
-- corrected one also if the correction changes no payout.
CREATE OR REPLACE VIEW correction AS
SELECT c.file, c.number, c.time, c.log."by" AS "by", c.log.about AS round, coalesce(c.log.description, c.log.words) AS description,
    CASE WHEN len(list_filter(r.settlement.seats, s -> s.net = '?')) = 0
        THEN list_sum(list_transform(r.settlement.seats, s -> TRY_CAST(s.net AS DECIMAL(14, 2)))) END AS as_settled,
    CASE WHEN len(list_filter(c.log.settlement.seats, s -> s.net = '?')) = 0
        THEN list_sum(list_transform(c.log.settlement.seats, s -> TRY_CAST(s.net AS DECIMAL(14, 2)))) END AS as_corrected
FROM entry c LEFT JOIN entry r ON r.file = c.file AND r.kind = 'round' AND r.id = c.log.about
WHERE c.kind = 'correction';

-- Sign-ins, settings, corrections, exports, restores.
CREATE OR REPLACE VIEW event AS
SELECT file, number, time, kind, log."by" AS "by", log."table" AS "table", coalesce(log.description, log.words) AS description, log.about AS about
FROM entry WHERE kind NOT IN ('round', 'head');
