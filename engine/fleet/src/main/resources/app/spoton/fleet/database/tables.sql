-- The tables that every query reads, in DuckDB and in Spark. Money is in cents, whole numbers; times are milliseconds since 1970,
-- UTC. day and shift are the house's own: the report is given its time zone and when its shifts begin.
-- (file, number) names an entry. An entry that is in several exports is kept once, from the first of them.

CREATE TABLE files (file VARCHAR, entries BIGINT, settled BIGINT, first_number BIGINT, last_number BIGINT, head VARCHAR,
    selection VARCHAR, left_out BIGINT, problems BIGINT, loaded BIGINT);

-- What proving the files found.
CREATE TABLE findings (file VARCHAR, line BIGINT, number BIGINT, kind VARCHAR, problem VARCHAR, hash VARCHAR);

CREATE TABLE entries (file VARCHAR, number BIGINT, at_ms BIGINT, kind VARCHAR, previous VARCHAR, hash VARCHAR,
    person VARCHAR, description VARCHAR, about VARCHAR, table_name VARCHAR, day VARCHAR);

-- cards, asked, corrected, unsure, typed: how many cards, and how many of them were known so. uncounted: wagers whose chips were not
-- counted; staked, won and paid leave them out. won: without prizes from meters, which are the players' money. largest: the largest
-- stake.
CREATE TABLE rounds (file VARCHAR, number BIGINT, hash VARCHAR, round_id VARCHAR, game VARCHAR, dealer VARCHAR, deck VARCHAR,
    engine VARCHAR, record_version INTEGER, begun_ms BIGINT, ended_ms BIGINT, ending VARCHAR, reason VARCHAR,
    approved_by VARCHAR, bonus_paytable VARCHAR, seats INTEGER, cards INTEGER, asked INTEGER, corrected INTEGER,
    unsure INTEGER, typed INTEGER, wagers INTEGER, uncounted INTEGER, staked BIGINT, won BIGINT, paid BIGINT, largest BIGINT,
    shift VARCHAR, table_name VARCHAR, day VARCHAR);

-- A row for each step of a settlement. stake, pay, staked, won and meter_pay are NULL where the chips were not counted.
-- won: what the house kept of the stake less what it paid. 'N for 1', a share of a meter, the automatic bonus and envy give no stake
-- back (docs/round-format.md). meter_pay: the part of pay that a share of a meter is.
CREATE TABLE steps (file VARCHAR, number BIGINT, round_id VARCHAR, game VARCHAR, dealer VARCHAR, shift VARCHAR, step INTEGER,
    seat INTEGER, wager VARCHAR, outcome VARCHAR, odds VARCHAR, hand VARCHAR, paytable VARCHAR, stake BIGINT, pay BIGINT,
    staked BIGINT, won BIGINT, meter_pay BIGINT, table_name VARCHAR, day VARCHAR);

-- The meters' ledgers (WAC 230-15-685, -695).
CREATE TABLE meter_entries (file VARCHAR, number BIGINT, place INTEGER, at_ms BIGINT, meter VARCHAR, kind VARCHAR,
    amount BIGINT, reserve BIGINT, amount_after BIGINT, reserve_after BIGINT, reason VARCHAR, person VARCHAR, round_id VARCHAR,
    table_name VARCHAR, day VARCHAR);
