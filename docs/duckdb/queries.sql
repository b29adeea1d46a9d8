-- What a pit asks of its tablets' exports, after tables.sql.

-- 1. Is every log there from its first entry to its head, each entry after the one before? (spoton verify proves more: that no
-- byte changed. This finds a file that was cut or mixed up.) Nothing should be listed.
SELECT file, number, 'does not follow' AS wrong
FROM (SELECT file, number, previous, lag(hash) OVER w AS before, lag(number) OVER w AS last FROM entry WHERE kind <> 'head'
    WINDOW w AS (PARTITION BY file ORDER BY number))
WHERE (last IS NOT NULL AND (number <> last + 1 OR previous <> before))
UNION ALL
SELECT file, number, 'the head is not the last entry'
FROM entry h WHERE kind = 'head' AND head.filter = '' AND NOT EXISTS
    (SELECT 1 FROM entry e WHERE e.file = h.file AND e.kind <> 'head' AND e.number = h.number AND e.hash = h.previous);

-- 2. Rounds per hour by table.
SELECT "table", count(*) AS rounds, round(count(*) / count(DISTINCT date_trunc('hour', ended)), 1) AS per_hour FROM round
GROUP BY "table" ORDER BY "table";

-- 3. Hold per game and wager, of the wagers whose amounts were counted. There is no share where more was paid than staked in all.
SELECT *, CASE WHEN staked > 0 AND won >= -staked THEN round(100 * won / staked, 2) END AS percent
FROM (SELECT game, wager, count(*) AS times, count(won) AS counted, sum(staked) FILTER (won IS NOT NULL) AS staked, sum(won) AS won
    FROM step GROUP BY game, wager) ORDER BY game, staked DESC;

-- 4. Every four of a kind, with who dealt it and what it was paid.
SELECT ended, "table", dealer, id, seat, wager, pay FROM step
WHERE hand = 'four-of-a-kind' AND wager NOT IN ('bad-beat', 'envy') AND outcome = 'win' ORDER BY pay DESC, ended LIMIT 20;

-- 5. How often the camera asked and was corrected, by dealer and by deck.
SELECT dealer, deck, count(*) AS rounds, sum(asked) AS asked, sum(corrected) AS corrected,
    round(1000.0 * (sum(asked) + sum(corrected)) / sum(cards), 2) AS per_thousand_cards
FROM round GROUP BY dealer, deck ORDER BY per_thousand_cards DESC LIMIT 20;

-- 6. Is every meter balanced? Nothing should be listed.
SELECT file, number, "table", meter, amount_after, expected FROM (
    SELECT *, lag(amount_after) OVER (PARTITION BY file, "table", meter ORDER BY number, place) + amount AS expected
    FROM meter_entry)
WHERE kind <> 'beginning' AND expected <> amount_after;

-- 7. A meter's year: beginning, contributions, wins, reseeds, adjustments.
SELECT "table", meter, kind, count(*) AS entries, sum(amount) AS amount, sum(reserve) AS reserve FROM meter_entry
GROUP BY ALL ORDER BY ALL;

-- 8. The time a round takes.
SELECT game, count(*) AS rounds, round(avg(epoch(ended) - epoch(begun)), 1) AS seconds,
    round(quantile_cont(epoch(ended) - epoch(begun), 0.95), 1) AS slowest_in_twenty
FROM round WHERE "end" = 'confirmed' GROUP BY game ORDER BY game;

-- 9. A player disputes a payout at seat 3, last night, of 350 dollars.
SELECT ended, "table", dealer, id, seat, wager, stake, pay, odds, hand, rule FROM step
WHERE seat = 3 AND pay = 350 AND ended >= (SELECT max(ended) FROM step) - INTERVAL 1 DAY ORDER BY ended DESC LIMIT 20;

-- 10. What was corrected later, with both totals of the players.
SELECT time, "by", round, as_settled, as_corrected, as_corrected - as_settled AS difference, description FROM correction
ORDER BY time DESC LIMIT 20;

-- 11. What changed a meter and was no round: beginnings and repairs.
SELECT time, "table", meter, kind, amount, amount_after, reason, "by" FROM meter_entry WHERE kind IN ('beginning', 'adjustment')
ORDER BY time DESC LIMIT 20;
