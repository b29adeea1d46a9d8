-- Loads one export: getvariable('path'), compressed as getvariable('compression'), as getvariable('file'). Names and types are given, so that the file is read once.
-- A line that is no JSON is left out here; proving the file has reported it.
CREATE OR REPLACE TEMP TABLE line AS
SELECT * FROM read_json(getvariable('path'), format = 'newline_delimited', maximum_object_size = 4194304, ignore_errors = true,
    compression = getvariable('compression'),
    columns = {
        number: 'BIGINT', time: 'TIMESTAMP', kind: 'VARCHAR', previous: 'VARCHAR', hash: 'VARCHAR', version: 'INTEGER',
        id: 'VARCHAR', game: 'VARCHAR', paytables: 'MAP(VARCHAR, VARCHAR)', seats: 'STRUCT(seat INTEGER)[]',
        settlement: 'STRUCT(steps STRUCT(step INTEGER, seat INTEGER, wager VARCHAR, outcome VARCHAR, stake VARCHAR, pay VARCHAR,
            odds VARCHAR, hand VARCHAR, paytable VARCHAR)[])',
        log: 'STRUCT("table" VARCHAR, dealer VARCHAR, dealers VARCHAR[], "by" VARCHAR, words VARCHAR, description VARCHAR,
            about VARCHAR, begun TIMESTAMP, ended TIMESTAMP, "end" VARCHAR, known MAP(VARCHAR, VARCHAR), deck VARCHAR,
            engine VARCHAR, supervisor VARCHAR, approvals MAP(VARCHAR, VARCHAR), reason VARCHAR,
            meters STRUCT(meter VARCHAR, kind VARCHAR, amount VARCHAR, reserve VARCHAR,
                "after" STRUCT(amount VARCHAR, reserve VARCHAR), reason VARCHAR, "by" VARCHAR)[])'});

-- The same entry may be in several exports, twice in one that somebody changed, and in the Parquet files that these are added to
-- (written). Its table is part of what its hash covers, so only files of the same tables are read.
SET VARIABLE names = (SELECT list(DISTINCT coalesce(nullif(log."table", ''), 'none')) FROM line);

CREATE OR REPLACE TEMP TABLE fresh AS
SELECT * FROM line l WHERE kind <> 'head' AND hash IS NOT NULL AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.hash = l.hash)
    AND NOT EXISTS (SELECT 1 FROM written w WHERE w.hash = l.hash AND list_contains(getvariable('names'), w.table_name))
QUALIFY row_number() OVER (PARTITION BY hash ORDER BY number) = 1;

CREATE OR REPLACE TEMP TABLE placed AS
SELECT f.*, coalesce(nullif(log."table", ''), 'none') AS table_name,
    coalesce(log.ended, f.time) AS moment,
    house_time(coalesce(log.ended, f.time)) AS local_moment
FROM fresh f;

INSERT INTO entries
SELECT getvariable('file'), number, epoch_ms(time), kind, previous, hash, coalesce(log."by", ''),
    coalesce(log.description, log.words, ''), coalesce(log.about, ''), table_name, strftime(local_moment, '%Y-%m-%d')
FROM placed;

INSERT INTO steps
SELECT file, number, round_id, game, dealer, shift, step, seat, wager, outcome, odds, hand, paytable, stake, pay,
    CASE WHEN stake IS NULL THEN NULL WHEN gives THEN 0 ELSE stake END AS staked,
    CASE WHEN stake IS NULL THEN NULL
         WHEN gives THEN -pay
         WHEN outcome = 'lose' THEN stake
         WHEN outcome = 'push' THEN 0
         WHEN keeps THEN stake - pay
         ELSE -pay END AS won,
    CASE WHEN stake IS NULL THEN NULL WHEN share THEN pay ELSE 0 END AS meter_pay,
    table_name, day
FROM (
    SELECT getvariable('file') AS file, number, id AS round_id, game, coalesce(log.dealers[-1], log.dealer, '') AS dealer,
        house_shift(local_moment) AS shift, s.step AS step, s.seat AS seat, s.wager AS wager, s.outcome AS outcome,
        coalesce(s.odds, '') AS odds, coalesce(s.hand, '') AS hand,
        -- A step names its paytable only where a row of it paid; ante-1 and ante-2 share the one of the ante.
        coalesce(s.paytable, map_extract_value(paytables, s.wager),
            map_extract_value(paytables, regexp_replace(s.wager, '-[12]$', '')), '') AS paytable,
        cents(s.stake) AS stake, CASE WHEN cents(s.stake) IS NOT NULL THEN cents(s.pay) END AS pay,
        s.wager IN ('automatic-bonus', 'envy') AS gives,
        coalesce(s.odds LIKE '%\%' ESCAPE '\', false) AS share,
        coalesce(s.odds LIKE '% for 1' OR s.odds LIKE '%\%' ESCAPE '\', false) AS keeps,
        table_name, strftime(local_moment, '%Y-%m-%d') AS day
    FROM (SELECT *, unnest(settlement.steps) AS s FROM placed WHERE kind = 'round'));

INSERT INTO rounds
SELECT getvariable('file'), p.number, hash, id, game, coalesce(log.dealers[-1], log.dealer, ''), coalesce(log.deck, ''),
    coalesce(log.engine, ''), coalesce(version, 1), coalesce(epoch_ms(log.begun), epoch_ms(moment)), epoch_ms(moment),
    coalesce(log."end", ''), coalesce(log.reason, ''),
    coalesce(log.supervisor, array_to_string(list_sort(list_distinct(map_values(log.approvals))), ', '), ''),
    coalesce(map_extract_value(paytables, 'automatic-bonus'), ''), len(seats),
    coalesce(cardinality(log.known), 0), known_as(log.known, 'confirmed', 'asked'), known_as(log.known, 'corrected', 'corrected'),
    known_as(log.known, 'unsure', 'unsure'), known_as(log.known, 'typed', 'by-hand'),
    coalesce(s.wagers, 0), coalesce(s.uncounted, 0), coalesce(s.staked, 0), coalesce(s.won, 0), coalesce(s.paid, 0),
    coalesce(s.largest, 0), house_shift(local_moment), table_name, strftime(local_moment, '%Y-%m-%d')
FROM placed p LEFT JOIN (
    SELECT number, count(*) AS wagers, count(*) - count(stake) AS uncounted, sum(staked) AS staked,
        sum(won + meter_pay) AS won, sum(pay) AS paid, max(staked) AS largest
    FROM steps WHERE file = getvariable('file') GROUP BY number) s ON s.number = p.number
WHERE kind = 'round';

INSERT INTO meter_entries
SELECT getvariable('file'), number, place, epoch_ms(time), m.meter, m.kind, cents(m.amount), cents(m.reserve),
    cents(m."after".amount), cents(m."after".reserve), coalesce(m.reason, ''), coalesce(m."by", ''), coalesce(id, about, ''),
    table_name, strftime(local_moment, '%Y-%m-%d')
FROM (SELECT *, log.about AS about, unnest(log.meters) AS m, generate_subscripts(log.meters, 1) AS place FROM placed);

UPDATE findings SET hash = l.hash FROM line l WHERE findings.file = getvariable('file') AND l.number = findings.number;

UPDATE files SET loaded = (SELECT count(*) FROM fresh) WHERE file = getvariable('file');

-- A line that the engine reads and the database does not must not be missing here without a word.
INSERT INTO findings
SELECT file, 0, 0, 'NOT_LOADED', 'Of ' || entries || ' entries, ' || loadable || ' could be loaded. The numbers on this page lack the rest.', ''
FROM files, (SELECT count(*) AS loadable FROM line WHERE kind <> 'head' AND hash IS NOT NULL)
WHERE file = getvariable('file') AND loadable < entries;

UPDATE files SET problems = problems + 1
WHERE file = getvariable('file') AND EXISTS (SELECT 1 FROM findings f WHERE f.file = files.file AND f.kind = 'NOT_LOADED');
