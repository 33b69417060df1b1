-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/svc-kit/src/facts/common-handlers.ts purgeOf.Purge.removeOf
delete from imports
where owner_id = $1;

-- ../packages/svc-kit/src/facts/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/svc-kit/src/facts/common-handlers.ts purgeOf.Purge.removeOf
delete from odometer_copies
where owner_id = $1;

-- ../packages/svc-kit/src/facts/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_copies
where owner_id = $1;

-- ../packages/svc-kit/src/facts/define-copy.ts defineCopy.Copies.save
-- POST /api/fill-ups
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname, odometer_unit)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->>
  'nickname')::text,coalesce(body ->> 'odometer_unit', 'mi')
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname,odometer_unit = excluded.odometer_unit;

-- ../packages/svc-kit/src/facts/define-copy.ts defineCopy.Copies.save
insert into odometer_copies as copy (owner_id, id, chapters, corrections)
select owner_id, (body ->> 'id')::int, body -> 'chapters',body -> 'record_corrections'
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set chapters = coalesce(excluded.chapters, copy.chapters),corrections = coalesce(excluded.corrections, copy.corrections);

-- ../packages/svc-kit/src/facts/define-copy.ts defineCopy.Copies.remove
delete from odometer_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/svc-kit/src/facts/define-copy.ts defineCopy.Copies.remove
delete from vehicle_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/svc-kit/src/facts/references.ts References.lookUp
-- POST /api/fill-ups
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of fill-ups
with matching as not materialized (
  select f.id as sort_key, f.id as sort_id, 500 + coalesce(octet_length(f.note), 0) as weight
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $2
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *
    from page
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $3 and (place = 1 or before < $4::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of journal-usage
with matching as not materialized (
  select j.seq::int as sort_key, j.seq::int as sort_id, 500 + coalesce(octet_length(j.fields::text), 0) as weight
  from journal j
  where j.owner_id = $1
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $2
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *
    from page
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $3 and (place = 1 or before < $4::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select j.seq, j.vehicle_id, j.kind, j.record_id, j.version, j.action, j.at, j.fields
    from journal j
    where j.owner_id = $5 and j.seq::int = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/consumption/consumption.repository.ts ConsumptionRepository.of
-- GET /api/fill-ups/vehicles/{id}/consumption
-- answers odometer_unit text, json json
select v.odometer_unit, json_build_object('chapters', coalesce(o.chapters, '[]'), 'corrections', coalesce(o.corrections, '[]'), 'fill_ups',
  (
  select coalesce(json_agg(f), '[]')
  from (
    select f.id, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded,
      f.total, f.currency, f.tank
    from fill_ups f
    where f.owner_id = v.owner_id and f.vehicle_id = v.id
  ) f
)) as json
from vehicle_copies v
left join odometer_copies o on o.owner_id = v.owner_id and o.id = v.id
where v.owner_id = $1 and v.id = $2;

-- src/costs/costs.service.ts by costTotals
-- GET /api/fill-ups/costs
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select f.vehicle_id, f.filled_on as day, f.energy as kind, f.total as amount, f.currency, false as by_rate
    from fill_ups f
    where f.owner_id = $1 and f.total is not null
  ) amounts
  where true
  group by 1, 2, 3, 4
), page as (
  select *
  from totals
  order by vehicle_id, year, kind, currency
  limit $2 offset $3
)
select (
  select count(*)::int
  from totals
) as total, coalesce((
  select json_agg(p order by vehicle_id, year, kind, currency)
  from page p
), '[]')::text as json;

-- src/costs/costs.service.ts by costTotals
-- GET /api/fill-ups/costs?vehicle_id={id}&from=2026-01-01&to=2026-12-31
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select f.vehicle_id, f.filled_on as day, f.energy as kind, f.total as amount, f.currency, false as by_rate
    from fill_ups f
    where f.owner_id = $1 and f.vehicle_id = $2 and f.total is not null
  ) amounts
  where true and day >= $3::date and day <= $4::date
  group by 1, 2, 3, 4
), page as (
  select *
  from totals
  order by vehicle_id, year, kind, currency
  limit $5 offset $6
)
select (
  select count(*)::int
  from totals
) as total, coalesce((
  select json_agg(p order by vehicle_id, year, kind, currency)
  from page p
), '[]')::text as json;

-- src/costs/costs.service.ts by costSums
-- GET /api/fill-ups/costs/sums
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select f.vehicle_id, f.filled_on as day, f.energy as kind, f.total as amount, f.currency, false as by_rate
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $1 and f.total is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/costs/costs.service.ts by costSums
-- GET /api/fill-ups/costs/sums?vehicle_id={id}&search=a
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select f.vehicle_id, f.filled_on as day, f.energy as kind, f.total as amount, f.currency, false as by_rate
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $1 and f.vehicle_id = $2 and f.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($3::text[]) p
    )) and f.total is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/fill-ups/fill-up.fact.ts fillUpRepublication.snapshots
-- fill-up is told again
-- answers id integer, owner_id integer, version integer, vehicle_id integer
select f.id, f.owner_id, f.version, f.vehicle_id
from fill_ups f
where (f.owner_id, f.id) > ($1::int, $2::int)
order by f.owner_id, f.id
limit $3;

-- src/fill-ups/fill-up.fact.ts fillUpReadingRepublication.snapshots
-- fill-up-reading is told again
-- answers id integer, owner_id integer, version integer, vehicle_id integer, filled_on date, odometer integer, station text, entered_at
--   text
select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, f.odometer, f.station, (to_json(f.created_at) #>> '{}') as entered_at
from fill_ups f
where (f.owner_id, f.id) > ($1::int, $2::int) and f.odometer is not null
order by f.owner_id, f.id
limit $3;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insert
-- POST /api/fill-ups
-- answers version integer, json json, position text
with locked as (
  select lock_owner($1::int)
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $2 and id = $3
), f as (
  insert into fill_ups (owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total,
    currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent)
  select $4::int, v.id, $5::date, $6::time, $7::int, $8::numeric, $9, $10::numeric, $11, $12::boolean, $13::boolean, $14::boolean,
    $15::numeric, $16, $17::numeric, $18, $19::int, $20, $21, $22::int, $23::int
  from locked, v
  returning *
), fact as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $24, id::text, $25::int, $26::int, $27::jsonb || jsonb_build_object('id', id), $28::text
  from f
  returning tx::text || '.' || seq::text as position
)
select f.version, (
  select row_to_json(r)
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
  ) r
) as json, (
  select position
  from fact
) as position
from f, v;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insert
-- POST /api/fill-ups
-- answers version integer, json json, position text
with locked as (
  select lock_owner($1::int)
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $2 and id = $3
), f as (
  insert into fill_ups (owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total,
    currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent)
  select $4::int, v.id, $5::date, $6::time, $7::int, $8::numeric, $9, $10::numeric, $11, $12::boolean, $13::boolean, $14::boolean,
    $15::numeric, $16, $17::numeric, $18, $19::int, $20, $21, $22::int, $23::int
  from locked, v
  returning *
), fact as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $24, id::text, $25::int, $26::int, $27::jsonb || jsonb_build_object('id', id), $28::text
  from f
  returning tx::text || '.' || seq::text as position
), answer as (
  select f.version, (
    select row_to_json(r)
    from (
      select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
        v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
        f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    ) r
  ) as json, (
    select position
    from fact
  ) as position
  from f, v
), kept as (
  insert into idempotency_keys (owner_id, key, fingerprint, answer, version, keep_days)
  select $29::int, $30, $31, json::text, version, $32::int
  from answer
)
select *
from answer;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insert
-- POST /api/fill-ups
-- answers version integer, json json, position text
with locked as (
  select lock_owner($1::int)
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $2 and id = $3
), f as (
  insert into fill_ups (owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total,
    currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent)
  select $4::int, v.id, $5::date, $6::time, $7::int, $8::numeric, $9, $10::numeric, $11, $12::boolean, $13::boolean, $14::boolean,
    $15::numeric, $16, $17::numeric, $18, $19::int, $20, $21, $22::int, $23::int
  from locked, v
  returning *
), fact as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $24, id::text, $25::int, $26::int, $27::jsonb || jsonb_build_object('id', id), $28::text
  from f
  returning tx::text || '.' || seq::text as position
), reading as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $29, id::text, $30::int, $31::int, $32::jsonb || jsonb_build_object('id', id, 'entered_at', created_at), $33::text
  from f, fact
  returning tx::text || '.' || seq::text as position
)
select f.version, (
  select row_to_json(r)
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
  ) r
) as json, (
  select position
  from reading
) as position
from f, v;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insert
-- POST /api/fill-ups
-- answers version integer, json json, position text
with locked as (
  select lock_owner($1::int)
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $2 and id = $3
), f as (
  insert into fill_ups (owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total,
    currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent)
  select $4::int, v.id, $5::date, $6::time, $7::int, $8::numeric, $9, $10::numeric, $11, $12::boolean, $13::boolean, $14::boolean,
    $15::numeric, $16, $17::numeric, $18, $19::int, $20, $21, $22::int, $23::int
  from locked, v
  returning *
), fact as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $24, id::text, $25::int, $26::int, $27::jsonb || jsonb_build_object('id', id), $28::text
  from f
  returning tx::text || '.' || seq::text as position
), reading as (
  insert into facts (kind, key, version, owner_id, body, trace)
  select $29, id::text, $30::int, $31::int, $32::jsonb || jsonb_build_object('id', id, 'entered_at', created_at), $33::text
  from f, fact
  returning tx::text || '.' || seq::text as position
), answer as (
  select f.version, (
    select row_to_json(r)
    from (
      select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
        v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
        f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    ) r
  ) as json, (
    select position
    from reading
  ) as position
  from f, v
), kept as (
  insert into idempotency_keys (owner_id, key, fingerprint, answer, version, keep_days)
  select $34::int, $35, $36, json::text, version, $37::int
  from answer
)
select *
from answer;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insertMany
-- POST /api/imports/fill-ups?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers id integer, entered_at text
with rows as materialized (
  select nextval(pg_get_serial_sequence('fill_ups', 'id'))::int as id, r.*
  from jsonb_to_recordset($1::jsonb) as r (place int, vehicle_id int, filled_on date, at time, odometer int, trip numeric, energy text,
    amount numeric, unit text, "full" boolean, missed_before boolean, excluded boolean, total numeric, currency text, unit_price numeric,
    station text, tank int, note text, charge_kind text, from_percent int, to_percent int)
), stored as (
  insert into fill_ups (id, owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded,
    total, currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent) overriding system value
  select id, $2::int, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total, currency,
    unit_price, station, tank, note, charge_kind, from_percent, to_percent
  from rows
  returning id, created_at
)
select rows.id, (to_json(stored.created_at) #>> '{}') as entered_at
from rows
join stored on stored.id = rows.id
order by place;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.requireOwned
-- PUT /api/fill-ups/{id}
-- answers id integer, owner_id integer, version integer, vehicle_id integer, filled_on date, at text, odometer integer, trip numeric,
--   energy text, amount numeric, unit text, full boolean, missed_before boolean, excluded boolean, total numeric, currency text, unit_price
--   numeric, station text, tank integer, note text, charge_kind text, from_percent integer, to_percent integer, entered_at text
select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip, f.energy, f.amount,
  f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank, f.note, f.charge_kind,
  f.from_percent, f.to_percent, (to_json(f.created_at) #>> '{}') as entered_at
from fill_ups f
where f.owner_id = $1 and f.id = $2;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.update
-- PUT /api/fill-ups/{id}
-- answers version integer, json json, position text
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), f as (
  update fill_ups
  set vehicle_id = v.id, filled_on = $3::date, at = $4::time, odometer = $5::int, trip = $6::numeric, energy = $7, amount = $8::numeric,
    unit = $9, "full" = $10::boolean, missed_before = $11::boolean, excluded = $12::boolean, total = $13::numeric, currency = $14,
    unit_price = $15::numeric, station = $16, tank = $17::int, note = $18, charge_kind = $19, from_percent = $20::int, to_percent =
    $21::int, version = $22, updated_at = now()
  from v
  where fill_ups.owner_id = $23 and fill_ups.id = $24
  returning fill_ups.*
)
select f.version, (
  select row_to_json(r)
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
  ) r
) as json, null as position
from f, v;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.lastUsed
-- GET /api/fill-ups/vehicles/{id}/last-used
-- answers json json
select json_build_object('energies', json_agg(used order by last.filled_on desc, last.at desc nulls last, last.id desc), 'stations', (
  select coalesce(json_agg(station order by last_on desc, station), '[]')
  from (
    select f.station, max(f.filled_on) as last_on
    from fill_ups f
    where f.owner_id = $1 and f.vehicle_id = $2 and f.station is not null
    group by f.station
    order by 2 desc, 1
    limit 10
  ) stations
)) as json
from (
  select distinct on (f.energy) f.*
  from fill_ups f
  where f.owner_id = $3 and f.vehicle_id = $4
  order by f.energy, f.filled_on desc, f.at desc nulls last, f.id desc
) last, lateral (
  select last.id, last.energy, last.unit, last."full", last.currency, last.unit_price, last.station, last.tank, last.charge_kind,
    last.filled_on, last.odometer
) used
having count(*) > 0;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.remove
-- DELETE /api/fill-ups/{id}
-- answers id integer, owner_id integer, version integer, odometer integer
delete from fill_ups
where owner_id = $1 and id = any($2::int[])
returning id, owner_id, version, odometer;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.removeUnchanged
-- POST /api/imports/fill-ups/undo
-- answers id integer, owner_id integer, version integer, odometer integer
delete from fill_ups
where owner_id = $1 and id = any($2::int[]) and version = 1
returning id, owner_id, version, odometer;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.removeUnchanged
-- POST /api/imports/fill-ups/undo
-- answers kept integer
select count(*)::int as kept
from fill_ups
where owner_id = $1 and id = any($2::int[]);

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.removeOfVehicles
-- answers id integer, owner_id integer, version integer, odometer integer
delete from fill_ups
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id, version, odometer;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.removeOfOwner
-- answers id integer, owner_id integer, version integer, odometer integer
delete from fill_ups
where owner_id = $1
returning id, owner_id, version, odometer;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.wholeList
-- GET /api/fill-ups
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank,
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
from fill_ups f
join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $3::bigint
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $4
)
order by f.filled_on desc, f.id desc;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.shortList
-- GET /api/fill-ups?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $2::bigint as fits
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $4
    order by f.filled_on desc, f.id desc
  ) r
) end as json
from size;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.shortList
-- GET /api/fill-ups?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $2::bigint as fits
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $4
    order by f.filled_on asc, f.id asc
  ) r
) end as json
from size;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.shortList
-- GET /api/fill-ups?sort=station
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $2::bigint as fits
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $4
    order by coalesce(f.station, '') collate "und-x-icu" asc, f.id asc
  ) r
) end as json
from size;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.page
-- GET /api/fill-ups?limit=1
with matching as not materialized (
  select f.filled_on as sort_key, f.id as sort_id, 500 + coalesce(octet_length(f.note), 0) as weight
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $2
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *
    from page
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $3 and (place = 1 or before < $4::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.page
-- GET /api/fill-ups?limit=1&cursor=…
with matching as not materialized (
  select f.filled_on as sort_key, f.id as sort_id, 500 + coalesce(octet_length(f.note), 0) as weight
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($2::text::date, $3::integer)
  order by sort_key desc, sort_id desc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *
    from page
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $5 and (place = 1 or before < $6::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $7 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.wholeList
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&vehicle_id={id}
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank,
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
from fill_ups f
join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.search_text ||
  E'\n' || v.search_text like all(array(
  select folded(p)
  from unnest($6::text[]) p
)) and (
  select count(*) <= $7::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $8::bigint
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $9 and f.vehicle_id = $10 and f.energy = $11 and f.filled_on >= $12::date and f.filled_on <= $13::date and
    f.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($14::text[]) p
  ))
)
order by f.filled_on desc, f.id desc;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.page
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&vehicle_id={id}&limit=1
with matching as materialized (
  select f.filled_on as sort_key, f.id as sort_id
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.search_text ||
    E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($6::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $7
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(f.note), 0)
      from fill_ups f
      join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      where f.owner_id = $8 and f.vehicle_id = $9 and f.energy = $10 and f.filled_on >= $11::date and f.filled_on <= $12::date and
        f.search_text || E'\n' || v.search_text like all(array(
        select folded(p)
        from unnest($13::text[]) p
      )) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $14 and (place = 1 or before < $15::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $16 and f.vehicle_id = $17 and f.energy = $18 and f.filled_on >= $19::date and f.filled_on <= $20::date and
      f.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.page
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&vehicle_id={id}&limit=1&cursor=…
with matching as materialized (
  select f.filled_on as sort_key, f.id as sort_id
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.search_text ||
    E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($6::text[]) p
  ))
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($7::text::date, $8::integer)
  order by sort_key desc, sort_id desc
  limit $9
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(f.note), 0)
      from fill_ups f
      join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      where f.owner_id = $10 and f.vehicle_id = $11 and f.energy = $12 and f.filled_on >= $13::date and f.filled_on <= $14::date and
        f.search_text || E'\n' || v.search_text like all(array(
        select folded(p)
        from unnest($15::text[]) p
      )) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $16 and (place = 1 or before < $17::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
), about as (
  select (
    select count(*)
    from matching
  ) as total, (
    select sort_key::text
    from last
    where exists (
      select 1
      from numbered
      where numbered.place > last.place
    )
  ) as last_key, (
    select sort_id
    from last
  ) as last_id
)
select *
from about
left join (
  select shown.place as place_in_page, r.*
  from shown, lateral (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $18 and f.vehicle_id = $19 and f.energy = $20 and f.filled_on >= $21::date and f.filled_on <= $22::date and
      f.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($23::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.wholeList
-- GET /api/fill-ups/vehicles/{id}
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank,
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
from fill_ups f
join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $1 and f.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $4::bigint
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $5 and f.vehicle_id = $6
)
order by f.filled_on desc, f.id desc;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.one
-- GET /api/fill-ups/{id}
-- answers version integer, json json
select f.version as version, row_to_json(r) as json
from fill_ups f
join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id, lateral (
  select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
    v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
    f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.version, f.created_at, f.updated_at
) r
where f.owner_id = $1 and f.id = $2;

-- src/fill-ups/import/fill-up-imports.service.ts by References.lookUp
-- POST /api/imports/fill-ups?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);
