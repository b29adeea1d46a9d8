-- What the report asks. Each query is written so that DuckDB and Spark both run it as it is, and answers with whole numbers and text
-- only, in a stated order: the two must agree on every row (task :engine:fleet:spark). Percentages are worked out afterwards.

-- name: overview
SELECT count(*) AS rounds, count(CASE WHEN ending = 'confirmed' THEN 1 END) AS confirmed,
    count(CASE WHEN wagers > 0 THEN 1 END) AS settled,
    count(CASE WHEN wagers > 0 AND uncounted = 0 THEN 1 END) AS counted,
    count(CASE WHEN wagers > 0 AND uncounted > 0 THEN 1 END) AS partly_counted,
    count(DISTINCT table_name) AS tables, count(DISTINCT dealer) AS dealers, min(begun_ms) AS first_ms, max(ended_ms) AS last_ms,
    min(day) AS first_day, max(day) AS last_day, CAST(sum(staked) AS BIGINT) AS staked, CAST(sum(won) AS BIGINT) AS won,
    CAST(sum(cards) AS BIGINT) AS cards
FROM rounds;

-- name: pace
-- The time at the table is the time from the end of one round to the end of the next; a break of more than ten minutes counts as the
-- round itself.
SELECT table_name, shift, count(*) AS rounds, CAST(sum(took_ms) AS BIGINT) AS dealt_ms, count(DISTINCT day) AS days
FROM (SELECT table_name, shift, day,
        CASE WHEN ended_ms - before_ms BETWEEN 0 AND 600000 THEN ended_ms - before_ms ELSE ended_ms - begun_ms END AS took_ms
    FROM (SELECT table_name, shift, day, begun_ms, ended_ms,
            lag(ended_ms) OVER (PARTITION BY table_name ORDER BY ended_ms, file, number) AS before_ms FROM rounds) paced) timed
GROUP BY table_name, shift ORDER BY table_name, shift;

-- name: days
SELECT day, table_name, count(*) AS rounds, CAST(sum(staked) AS BIGINT) AS staked, CAST(sum(won) AS BIGINT) AS won
FROM rounds GROUP BY day, table_name ORDER BY day, table_name;

-- name: games
SELECT game, count(*) AS rounds, CAST(sum(ended_ms - begun_ms) AS BIGINT) AS took_ms, CAST(sum(seats) AS BIGINT) AS seats,
    count(CASE WHEN wagers > 0 AND uncounted = 0 THEN 1 END) AS counted, CAST(sum(staked) AS BIGINT) AS staked,
    CAST(sum(won) AS BIGINT) AS won
FROM rounds WHERE ending = 'confirmed' GROUP BY game ORDER BY game;

-- name: hold
-- meter_paid is part of won; squares, of the stakes, is for what chance allows.
SELECT game, wager, paytable, count(*) AS times, count(stake) AS counted, CAST(sum(staked) AS BIGINT) AS staked,
    CAST(sum(won) AS BIGINT) AS won, CAST(sum(meter_pay) AS BIGINT) AS meter_paid,
    CAST(sum(CAST(staked AS DECIMAL(18, 0)) * staked) AS DECIMAL(38, 0)) AS squares
FROM steps GROUP BY game, wager, paytable ORDER BY game, wager, paytable;

-- name: antes
-- What the automatic bonus is paid on: every ante of a game that has one.
SELECT r.game AS game, r.bonus_paytable AS paytable, count(*) AS times, count(s.stake) AS counted,
    CAST(sum(s.staked) AS BIGINT) AS staked, CAST(sum(CAST(s.staked AS DECIMAL(18, 0)) * s.staked) AS DECIMAL(38, 0)) AS squares
FROM steps s JOIN rounds r ON r.file = s.file AND r.number = s.number AND r.table_name = s.table_name AND r.day = s.day
WHERE s.wager = 'ante' AND r.bonus_paytable <> ''
GROUP BY r.game, r.bonus_paytable ORDER BY r.game, r.bonus_paytable;

-- name: dealers
SELECT dealer, count(*) AS rounds, CAST(sum(cards) AS BIGINT) AS cards, CAST(sum(asked) AS BIGINT) AS asked,
    CAST(sum(corrected) AS BIGINT) AS corrected, CAST(sum(unsure) AS BIGINT) AS unsure, CAST(sum(typed) AS BIGINT) AS typed,
    CAST(sum(ended_ms - begun_ms) AS BIGINT) AS took_ms
FROM rounds GROUP BY dealer ORDER BY dealer;

-- name: decks
SELECT deck, table_name, count(*) AS rounds, CAST(sum(cards) AS BIGINT) AS cards, CAST(sum(asked) AS BIGINT) AS asked,
    CAST(sum(corrected) AS BIGINT) AS corrected, CAST(sum(unsure) AS BIGINT) AS unsure, CAST(sum(typed) AS BIGINT) AS typed
FROM rounds GROUP BY deck, table_name ORDER BY deck, table_name;

-- name: jackpots
SELECT m.at_ms AS at_ms, m.table_name AS table_name, m.meter AS meter, -m.amount AS amount, m.round_id AS round_id,
    coalesce(r.dealer, m.person) AS dealer, coalesce(r.approved_by, '') AS approved_by, m.amount_after AS amount_after
FROM meter_entries m LEFT JOIN rounds r ON r.file = m.file AND r.number = m.number AND r.table_name = m.table_name
    AND r.day = m.day
WHERE m.kind = 'win' ORDER BY amount DESC, at_ms, table_name, round_id, m.place LIMIT 200;

-- name: meters
-- off: entries that do not start from where the one before them ended.
SELECT table_name, meter, count(*) AS changes,
    CAST(sum(CASE WHEN kind = 'beginning' THEN amount ELSE 0 END) AS BIGINT) AS beginning,
    CAST(sum(CASE WHEN kind = 'contribution' THEN amount ELSE 0 END) AS BIGINT) AS contributed,
    CAST(sum(CASE WHEN kind = 'win' THEN amount ELSE 0 END) AS BIGINT) AS won,
    CAST(sum(CASE WHEN kind = 'reseed' THEN amount ELSE 0 END) AS BIGINT) AS reseeded,
    CAST(sum(CASE WHEN kind = 'adjustment' THEN amount ELSE 0 END) AS BIGINT) AS adjusted,
    max(CASE WHEN latest = 1 THEN amount_after END) AS amount, max(CASE WHEN latest = 1 THEN reserve_after END) AS reserve,
    count(CASE WHEN kind <> 'beginning' AND (amount_before + amount <> amount_after OR reserve_before + reserve <> reserve_after)
        THEN 1 END) AS off
FROM (SELECT m.*, lag(amount_after) OVER (PARTITION BY table_name, meter ORDER BY at_ms, number, place, file) AS amount_before,
        lag(reserve_after) OVER (PARTITION BY table_name, meter ORDER BY at_ms, number, place, file) AS reserve_before,
        row_number() OVER (PARTITION BY table_name, meter ORDER BY at_ms DESC, number DESC, place DESC, file DESC) AS latest
    FROM meter_entries m) ledger
GROUP BY table_name, meter ORDER BY table_name, meter;

-- name: ledger
SELECT table_name, meter, day, CAST(sum(CASE WHEN kind = 'beginning' THEN amount ELSE 0 END) AS BIGINT) AS beginning,
    CAST(sum(CASE WHEN kind = 'contribution' THEN amount ELSE 0 END) AS BIGINT) AS contributed,
    CAST(sum(CASE WHEN kind = 'win' THEN amount ELSE 0 END) AS BIGINT) AS won,
    CAST(sum(CASE WHEN kind = 'reseed' THEN amount ELSE 0 END) AS BIGINT) AS reseeded,
    CAST(sum(CASE WHEN kind = 'adjustment' THEN amount ELSE 0 END) AS BIGINT) AS adjusted,
    max(CASE WHEN latest = 1 THEN amount_after END) AS amount, max(CASE WHEN latest = 1 THEN reserve_after END) AS reserve
FROM (SELECT m.*, row_number() OVER (PARTITION BY table_name, meter, day
        ORDER BY at_ms DESC, number DESC, place DESC, file DESC) AS latest FROM meter_entries m) ledger
GROUP BY table_name, meter, day ORDER BY table_name, meter, day;

-- name: unsettled
SELECT table_name, dealer, ending, reason, count(*) AS rounds, max(ended_ms) AS latest_ms FROM rounds
WHERE ending IN ('misdeal', 'void') GROUP BY table_name, dealer, ending, reason
ORDER BY rounds DESC, table_name, dealer, ending, reason LIMIT 500;

-- name: events
SELECT at_ms, kind, table_name, person, description, about, file, number FROM entries WHERE kind IN ('wrong-pin', 'restore')
UNION ALL
SELECT at_ms, 'adjustment' AS kind, table_name, person, reason AS description, meter AS about, file, number
FROM meter_entries WHERE kind = 'adjustment'
ORDER BY at_ms DESC, file, number LIMIT 500;

-- name: corrections
SELECT e.at_ms AS at_ms, e.table_name AS table_name, e.person AS person, e.description AS description, e.about AS round_id,
    coalesce(max(r.dealer), '') AS dealer, coalesce(max(r.game), '') AS game, max(r.ended_ms) AS ended_ms, e.file AS file,
    e.number AS number
FROM entries e LEFT JOIN rounds r ON r.round_id = e.about
WHERE e.kind = 'correction' GROUP BY e.at_ms, e.table_name, e.person, e.description, e.about, e.file, e.number
ORDER BY e.at_ms DESC, e.file, e.number LIMIT 500;

-- name: resettled
SELECT f.file AS file, f.number AS number, f.problem AS problem, coalesce(r.round_id, '') AS round_id,
    coalesce(r.table_name, '') AS table_name, coalesce(r.dealer, '') AS dealer, r.ended_ms AS ended_ms
FROM findings f LEFT JOIN rounds r ON r.hash = f.hash
WHERE f.kind = 'SETTLEMENT' ORDER BY f.file, f.line, f.number LIMIT 500;

-- name: large
-- Rounds with at least ten times the average amount wagered in a round at their table, or that won or lost the house at least fifty
-- times that.
SELECT r.ended_ms AS ended_ms, r.table_name AS table_name, r.dealer AS dealer, r.game AS game, r.round_id AS round_id,
    r.staked AS staked, r.largest AS largest, r.paid AS paid, r.won AS won
FROM rounds r JOIN (SELECT table_name, count(*) AS rounds, CAST(sum(staked) AS BIGINT) AS staked FROM rounds
    WHERE staked > 0 GROUP BY table_name) t ON t.table_name = r.table_name
WHERE r.staked * t.rounds >= 10 * t.staked OR abs(r.won) * t.rounds >= 50 * t.staked
ORDER BY abs(r.won) DESC, r.ended_ms, r.round_id LIMIT 100;

-- name: twice
SELECT round_id, count(*) AS times, min(table_name) AS table_name, min(ended_ms) AS first_ms, max(ended_ms) AS last_ms
FROM rounds WHERE round_id <> '' GROUP BY round_id HAVING count(*) > 1 ORDER BY times DESC, round_id LIMIT 200;

-- name: gaps
-- Entries whose predecessor is in no file.
SELECT e.file AS file, e.number AS number, e.at_ms AS at_ms, e.table_name AS table_name, f.selection AS selection
FROM entries e JOIN files f ON f.file = e.file
WHERE e.number > 1 AND f.selection = '' AND NOT EXISTS (SELECT 1 FROM entries b WHERE b.hash = e.previous)
ORDER BY e.file, e.number LIMIT 500;

-- name: forks
-- Entries that were written after the same entry: the log was continued in two ways.
SELECT e.previous AS previous, count(*) AS ways, min(e.number) AS number, min(e.at_ms) AS first_ms, max(e.at_ms) AS last_ms,
    min(e.file) AS first_file, max(e.file) AS last_file
FROM entries e WHERE e.number > 1 GROUP BY e.previous HAVING count(*) > 1 ORDER BY e.previous LIMIT 500;
