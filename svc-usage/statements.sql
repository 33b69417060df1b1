-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from component_entries
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from components
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from day_checks
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from fitments
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from imports
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from odometer_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from part_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_copies
where owner_id = $1;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
-- POST /api/fill-ups
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname, current_mileage, odometer_unit)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->>
  'nickname')::text,(body ->> 'current_mileage')::int,coalesce(body ->> 'odometer_unit', 'mi')
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname,current_mileage =
  excluded.current_mileage,odometer_unit = excluded.odometer_unit;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
-- POST /api/usage/components
insert into part_copies as copy (owner_id, id, vehicle_id, name, manufacturer, part_number)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int,(body ->> 'name')::text,(body ->> 'manufacturer')::text,(body ->>
  'part_number')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id,name = excluded.name,manufacturer = excluded.manufacturer,part_number = excluded.part_number;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
insert into odometer_copies as copy (owner_id, id, last_read_on, pace, chapters, corrections)
select owner_id, (body ->> 'id')::int, (body ->> 'last_read_on')::date,nullif(body -> 'pace', 'null'),body -> 'chapters',body ->
  'record_corrections'
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set last_read_on = excluded.last_read_on,pace = excluded.pace,chapters = coalesce(excluded.chapters, copy.chapters),corrections =
  coalesce(excluded.corrections, copy.corrections);

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from part_copies
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from odometer_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from part_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from vehicle_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/fact-log/src/references.ts References.lookUp
-- POST /api/fill-ups
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- ../packages/fact-log/src/references.ts References.lookUp
-- POST /api/usage/components
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from part_copies
where owner_id = $1 and id = any($2::int[]);

-- ../packages/fact-log/src/references.ts References.lookUp
-- POST /api/usage/fitments
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from components
where owner_id = $1 and id = any($2::int[])
union all
select 1 as target, id, null::int as whole
from vehicle_copies
where owner_id = $3 and id = any($4::int[]);

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&to_complete=true&vehicle_id={id}
with matching as materialized (
  select f.filled_on as sort_key, f.id as sort_id
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.to_complete
    and f.search_text || E'\n' || v.search_text like all(array(
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
        f.to_complete and f.search_text || E'\n' || v.search_text like all(array(
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $16 and f.vehicle_id = $17 and f.energy = $18 and f.filled_on >= $19::date and f.filled_on <= $20::date and
      f.to_complete and f.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/usage/components?search=a&group=tyres&kind=tyres&state=on&vehicle_id={id}&part_id={id}
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id
  from components c
  where c.owner_id = $1 and c.kind = 'tyres' and c.kind = $2 and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($3::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $4::int
      ), $5))::date
    ) or (t.to_on is null and t.to_mileage is null))
  ) and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($6::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $7::int
      ), $8))::date
    ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $9
  ) and c.part_id = $10 and c.search_text like all(array(
    select folded(p)
    from unnest($11::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $12
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.note), 0)
      from components c
      where c.owner_id = $13 and c.kind = 'tyres' and c.kind = $14 and exists (
        select
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($15::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $16::int
          ), $17))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) and exists (
        select
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($18::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $19::int
          ), $20))::date
        ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $21
      ) and c.part_id = $22 and c.search_text like all(array(
        select folded(p)
        from unnest($23::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $24 and (place = 1 or before < $25::bigint)
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
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($26::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $27::int
          ), $28))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $29 and c.kind = 'tyres' and c.kind = $30 and exists (
      select
      from fitments t
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
        select ($31::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $32::int
        ), $33))::date
      ) or (t.to_on is null and t.to_mileage is null))
    ) and exists (
      select
      from fitments t
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
        select ($34::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $35::int
        ), $36))::date
      ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $37
    ) and c.part_id = $38 and c.search_text like all(array(
      select folded(p)
      from unnest($39::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/usage/fitments?on=2026-05-01&lasting=true&component_id={id}&vehicle_id={id}
with matching as not materialized (
  select coalesce(t.from_on, t.to_on, '0001-01-01'::date) as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.note), 0) as weight
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1 and t.component_id = $2 and t.vehicle_id = $3 and t.from_on <= $4::date and (t.to_on > $5::date or (t.to_on is null
    and t.to_mileage is null)) and (t.to_on > (
    select ($6::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $7::int
    ), $8))::date
  ) or (t.to_on is null and t.to_mileage is null))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $9
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
  where place <= $10 and (place = 1 or before < $11::bigint)
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
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $12 and t.component_id = $13 and t.vehicle_id = $14 and t.from_on <= $15::date and (t.to_on > $16::date or (t.to_on
      is null and t.to_mileage is null)) and (t.to_on > (
      select ($17::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $18::int
      ), $19))::date
    ) or (t.to_on is null and t.to_mileage is null)) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/usage/entries?component_id={id}&kind=rotation
with matching as not materialized (
  select e.happened_on as sort_key, e.id as sort_id, 500 + coalesce(octet_length(e.note), 0) as weight
  from component_entries e
  where e.owner_id = $1 and e.component_id = $2 and e.kind = $3
), page as (
  select *
  from matching
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
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $7 and e.component_id = $8 and e.kind = $9 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of track-sessions
with matching as not materialized (
  select s.id as sort_key, s.id as sort_id, 500 + pg_column_size(s.laps) + pg_column_size(s.ranges) + coalesce(octet_length(s.note), 0) +
    coalesce(octet_length(s.line), 0) as weight
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version, s.product, s.file_name, s.laps,
      s.laps_from, s.ranges, s.line, s.note, to_json(s.component_ids) as component_ids, s.created_at, s.updated_at
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of components
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.note), 0) as weight
  from components c
  where c.owner_id = $1
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
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($5::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $6::int
          ), $7))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $8 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of fitments
with matching as not materialized (
  select t.id as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.note), 0) as weight
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1
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
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of component-entries
with matching as not materialized (
  select e.id as sort_key, e.id as sort_id, 500 + coalesce(octet_length(e.note), 0) as weight
  from component_entries e
  where e.owner_id = $1
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
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $5 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of day-checks
with matching as not materialized (
  select k.id as sort_key, k.id as sort_id, 500 + pg_column_size(k.items) as weight
  from day_checks k
  where k.owner_id = $1
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
    select k.id, k.vehicle_id, k.day, k.items, k.version, k.created_at, k.updated_at
    from day_checks k
    where k.owner_id = $5 and k.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- src/checks/checks.module.ts ChecksOfVehicleHandler.remove
delete from day_checks
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/checks/checks.repository.ts ChecksRepository.until
-- PUT /api/usage/vehicles/{id}/checks
-- answers day date, items jsonb, version integer
select k.day, k.items, k.version
from day_checks k
where k.owner_id = $1 and k.vehicle_id = $2 and k.day <= $3::date
order by k.day desc
limit 1;

-- src/checks/checks.repository.ts ChecksRepository.set
-- PUT /api/usage/vehicles/{id}/checks
-- answers version integer
insert into day_checks as k (owner_id, vehicle_id, day, items)
select $1::int, v.id, $2::date, $3::jsonb
from vehicle_copies v
where v.owner_id = $4 and v.id = $5
on conflict (owner_id, vehicle_id, day) do update
set items = excluded.items, version = k.version + 1, updated_at = now()
returning k.version;

-- src/checks/checks.service.ts by References.lookUp
-- GET /api/usage/vehicles/{id}/checks?on=2026-06-07
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/components/components.repository.ts ComponentsRepository.insert
-- POST /api/usage/components
-- answers id integer
insert into components (owner_id, part_id, kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on, price,
  currency, stored_at, limits, note, retired_on)
values ($1::int, $2::int, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::date, $11::date, $12::date, $13::numeric, $14, $15, $16::jsonb, $17,
  $18::date)
returning id;

-- src/components/components.repository.ts ComponentsRepository.findPart
-- POST /api/usage/components
-- answers id integer, name text, manufacturer text, part_number text
select id, name, manufacturer, part_number
from part_copies
where owner_id = $1 and id = $2;

-- src/components/components.repository.ts ComponentsRepository.followNoMore
update components
set part_id = null, version = version + 1, updated_at = now()
where (owner_id, part_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/components/components.repository.ts ComponentsRepository.find
-- POST /api/usage/fitments
-- answers id integer, owner_id integer, version integer, part_id integer, kind text, name text, maker text, number text, size text, season
--   text, tyres jsonb, made_on date, first_used_on date, bought_on date, price numeric, currency text, stored_at text, limits jsonb, note
--   text, retired_on date
select c.id, c.owner_id, c.version, c.part_id, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on,
  c.bought_on, c.price, c.currency, c.stored_at, c.limits, c.note, c.retired_on
from components c
where c.owner_id = $1 and c.id = $2;

-- src/components/components.repository.ts ComponentsRepository.update
-- PUT /api/usage/components/{id}
update components
set part_id = $1::int, kind = $2, name = $3, maker = $4, number = $5, size = $6, season = $7, tyres = $8::jsonb, made_on = $9::date,
  first_used_on = $10::date, bought_on = $11::date, price = $12::numeric, currency = $13, stored_at = $14, limits = $15::jsonb, note = $16,
  retired_on = $17::date, version = $18, updated_at = now()
where owner_id = $19 and id = $20;

-- src/components/components.repository.ts ComponentsRepository.isFitted
-- answers is_fitted boolean
select exists (
  select
  from fitments
  where owner_id = $1 and component_id = $2
) as is_fitted;

-- src/components/components.repository.ts ComponentsRepository.isArranged
-- PUT /api/usage/components/{id}
-- answers is_arranged boolean
select exists (
  select
  from fitments
  where owner_id = $1 and component_id = $2
) or exists (
  select
  from component_entries
  where owner_id = $3 and component_id = $4 and kind <> 'use'
) as is_arranged;

-- src/components/components.repository.ts ComponentsRepository.remove
-- DELETE /api/usage/components/{id}
update track_sessions
set component_ids = array_remove(component_ids, $1::int), version = version + 1, updated_at = now()
where owner_id = $2 and $3::int = any(component_ids);

-- src/components/components.repository.ts ComponentsRepository.remove
-- DELETE /api/usage/components/{id}
delete from components
where owner_id = $1 and id = $2;

-- src/components/components.service.ts by EntityQuery.wholeList
-- GET /api/usage/components
select c.id, c.part_id, (
  select p.name
  from part_copies p
  where p.owner_id = c.owner_id and p.id = c.part_id
) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price, c.currency,
  c.stored_at, c.limits, c.note, c.retired_on, (
  select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
  from (
    select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on, t.from_mileage
    from fitments t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    ) or (t.to_on is null and t.to_mileage is null))
  ) o
) as fitted, c.version, c.created_at, c.updated_at
from components c
where c.owner_id = $4 and (
  select count(*) <= $5::int and coalesce(sum(500 + coalesce(octet_length(c.note), 0)), 0) <= $6::bigint
  from components c
  where c.owner_id = $7
)
order by c.name collate "und-x-icu" asc, c.id asc;

-- src/components/components.service.ts by EntityQuery.shortList
-- GET /api/usage/components?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.note), 0)), 0) <= $2::bigint as fits
  from components c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $7
    order by c.name collate "und-x-icu" asc, c.id asc
  ) r
) end as json
from size;

-- src/components/components.service.ts by EntityQuery.shortList
-- GET /api/usage/components?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.note), 0)), 0) <= $2::bigint as fits
  from components c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $7
    order by c.created_at desc, c.id desc
  ) r
) end as json
from size;

-- src/components/components.service.ts by EntityQuery.page
-- GET /api/usage/components?limit=1
with matching as not materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.note), 0) as weight
  from components c
  where c.owner_id = $1
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
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($5::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $6::int
          ), $7))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $8 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/components/components.service.ts by EntityQuery.page
-- GET /api/usage/components?limit=1&cursor=…
with matching as not materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.note), 0) as weight
  from components c
  where c.owner_id = $1
), page as (
  select *
  from matching
  where (sort_key, sort_id) > ($2::text::text, $3::integer)
  order by sort_key asc, sort_id asc
  limit $4
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
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($7::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $8::int
          ), $9))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $10 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/components/components.service.ts by EntityQuery.wholeList
-- GET /api/usage/components?search=a&group=tyres&kind=tyres&state=on&vehicle_id={id}&part_id={id}
select c.id, c.part_id, (
  select p.name
  from part_copies p
  where p.owner_id = c.owner_id and p.id = c.part_id
) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price, c.currency,
  c.stored_at, c.limits, c.note, c.retired_on, (
  select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
  from (
    select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on, t.from_mileage
    from fitments t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    ) or (t.to_on is null and t.to_mileage is null))
  ) o
) as fitted, c.version, c.created_at, c.updated_at
from components c
where c.owner_id = $4 and c.kind = 'tyres' and c.kind = $5 and exists (
  select
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
    select ($6::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $7::int
    ), $8))::date
  ) or (t.to_on is null and t.to_mileage is null))
) and exists (
  select
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
    select ($9::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $10::int
    ), $11))::date
  ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $12
) and c.part_id = $13 and c.search_text like all(array(
  select folded(p)
  from unnest($14::text[]) p
)) and (
  select count(*) <= $15::int and coalesce(sum(500 + coalesce(octet_length(c.note), 0)), 0) <= $16::bigint
  from components c
  where c.owner_id = $17 and c.kind = 'tyres' and c.kind = $18 and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($19::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $20::int
      ), $21))::date
    ) or (t.to_on is null and t.to_mileage is null))
  ) and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($22::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $23::int
      ), $24))::date
    ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $25
  ) and c.part_id = $26 and c.search_text like all(array(
    select folded(p)
    from unnest($27::text[]) p
  ))
)
order by c.name collate "und-x-icu" asc, c.id asc;

-- src/components/components.service.ts by EntityQuery.page
-- GET /api/usage/components?search=a&group=tyres&kind=tyres&state=on&vehicle_id={id}&part_id={id}&limit=1
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id
  from components c
  where c.owner_id = $1 and c.kind = 'tyres' and c.kind = $2 and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($3::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $4::int
      ), $5))::date
    ) or (t.to_on is null and t.to_mileage is null))
  ) and exists (
    select
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
      select ($6::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $7::int
      ), $8))::date
    ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $9
  ) and c.part_id = $10 and c.search_text like all(array(
    select folded(p)
    from unnest($11::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $12
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.note), 0)
      from components c
      where c.owner_id = $13 and c.kind = 'tyres' and c.kind = $14 and exists (
        select
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($15::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $16::int
          ), $17))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) and exists (
        select
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($18::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $19::int
          ), $20))::date
        ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $21
      ) and c.part_id = $22 and c.search_text like all(array(
        select folded(p)
        from unnest($23::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $24 and (place = 1 or before < $25::bigint)
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
    select c.id, c.part_id, (
      select p.name
      from part_copies p
      where p.owner_id = c.owner_id and p.id = c.part_id
    ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
      c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
      select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
      from (
        select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on,
          t.from_mileage
        from fitments t
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
        where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
          select ($26::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $27::int
          ), $28))::date
        ) or (t.to_on is null and t.to_mileage is null))
      ) o
    ) as fitted, c.version, c.created_at, c.updated_at
    from components c
    where c.owner_id = $29 and c.kind = 'tyres' and c.kind = $30 and exists (
      select
      from fitments t
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
        select ($31::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $32::int
        ), $33))::date
      ) or (t.to_on is null and t.to_mileage is null))
    ) and exists (
      select
      from fitments t
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
        select ($34::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $35::int
        ), $36))::date
      ) or (t.to_on is null and t.to_mileage is null)) and t.vehicle_id = $37
    ) and c.part_id = $38 and c.search_text like all(array(
      select folded(p)
      from unnest($39::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/components/components.service.ts by EntityQuery.one
-- POST /api/usage/components
-- answers version integer, json json
select c.version as version, row_to_json(r) as json
from components c, lateral (
  select c.id, c.part_id, (
    select p.name
    from part_copies p
    where p.owner_id = c.owner_id and p.id = c.part_id
  ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
    c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
    select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
    from (
      select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on, t.from_mileage
      from fitments t
      join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > (
        select ($1::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $2::int
        ), $3))::date
      ) or (t.to_on is null and t.to_mileage is null))
    ) o
  ) as fitted, c.version, c.created_at, c.updated_at
) r
where c.owner_id = $4 and c.id = $5;

-- src/components/import/component-imports.repository.ts ComponentImportsRepository.made
-- POST /api/imports/components?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers row integer, component_id integer
select row, component_id
from imported_components
where owner_id = $1 and batch = $2::uuid and row = any($3::int[]);

-- src/components/import/component-imports.repository.ts ComponentImportsRepository.remember
-- POST /api/imports/components?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
insert into imported_components (owner_id, batch, row, component_id)
select $1::int, $2::uuid, row, id
from unnest($3::int[], $4::int[]) as made (row, id);

-- src/components/import/component-imports.repository.ts ComponentImportsRepository.onVehicles
-- POST /api/imports/components?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers id integer, component_id integer, kind text, name text, vehicle_id integer, positions text[], from_on date, from_mileage integer,
--   to_on date, to_mileage integer
select t.id, t.component_id, c.kind, c.name, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
where t.owner_id = $1 and t.vehicle_id = any($2::int[])
order by t.id;

-- src/components/import/component-imports.repository.ts ComponentImportsRepository.takeBack
-- POST /api/imports/fill-ups/undo
-- answers id integer, is_unchanged boolean
with made as (
  delete from imported_components
  where owner_id = $1 and batch = $2::uuid
  returning component_id
)
select c.id, c.version = 1 and not exists (
  select
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id and (t.version > 1 or t.created_at > c.created_at)
) and not exists (
  select
  from component_entries e
  where e.owner_id = c.owner_id and e.component_id = c.id and (e.version > 1 or e.created_at > c.created_at)
) and not exists (
  select
  from track_sessions s
  where s.owner_id = c.owner_id and c.id = any(s.component_ids)
) as is_unchanged
from components c
join made m on m.component_id = c.id
where c.owner_id = $3
order by c.id;

-- src/components/import/component-imports.repository.ts ComponentImportsRepository.takeBack
-- POST /api/imports/fill-ups/undo
delete from components
where owner_id = $1 and id = any($2::int[]);

-- src/components/import/component-imports.service.ts by References.lookUp
-- POST /api/imports/components?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

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

-- src/costs/costs.service.ts by costTotals
-- GET /api/usage/costs
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select p.vehicle_id, p.bought_on as day, p.kind, p.price as amount, p.currency, false as by_rate
    from (
      select (
        select t.vehicle_id
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id
        order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
          coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
        limit 1
      ) as vehicle_id, c.bought_on, c.kind, c.price, c.currency
      from components c
      where c.owner_id = $1 and c.price is not null and c.price_counts
    ) p
    where p.vehicle_id is not null
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
-- GET /api/usage/costs?vehicle_id={id}&from=2026-01-01&to=2026-12-31
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select p.vehicle_id, p.bought_on as day, p.kind, p.price as amount, p.currency, false as by_rate
    from (
      select (
        select t.vehicle_id
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id
        order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
          coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
        limit 1
      ) as vehicle_id, c.bought_on, c.kind, c.price, c.currency
      from components c
      where c.owner_id = $1 and c.price is not null and c.price_counts
    ) p
    where p.vehicle_id = $2
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

-- src/days/days.repository.ts DaysRepository.until
-- GET /api/usage/vehicles/{id}/day?on=2026-05-03
-- answers driven_on date, sessions integer, seconds numeric, unmetered numeric, metres integer, best numeric
select s.driven_on, count(*)::int as sessions, sum(s.seconds) as seconds, coalesce(sum(s.seconds) filter (where not s.odometer_ran or
  v.odometer_unit <> 'h'), 0) as unmetered, coalesce(sum(s.distance) filter (where not s.odometer_ran or v.odometer_unit = 'h'), 0)::int as
  metres, min(s.best) as best
from track_sessions s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and s.vehicle_id = $2 and s.driven_on <= $3::date
group by s.driven_on
order by s.driven_on desc
limit 6;

-- src/days/days.service.ts by References.lookUp
-- GET /api/usage/vehicles/{id}/day?on=2026-05-03
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/due-points/due-point.fact.ts duePointRepublication.snapshots
-- a hand-over: tell
-- answers owner_id integer, id integer, version integer, component_id integer, body jsonb
select p.owner_id, p.id, p.version, p.component_id, p.body
from due_points p
where (p.owner_id, p.id) > ($1::int, $2::int)
order by p.owner_id, p.id
limit $3;

-- src/due-points/due-points.repository.ts DuePointsRepository.nextOwner
-- answers owner_id integer
select min(owner_id) as owner_id
from (
  select m.owner_id
  from due_marks m
  where m.owner_id > $1::int
  union all
  select d.owner_id
  from due_moments d
  where d.owner_id > $2::int and d.at <= $3::timestamptz
) marked;

-- src/due-points/due-points.repository.ts DuePointsRepository.takeMark
-- answers owner_id integer
with mark as (
  delete from due_marks
  where owner_id = $1
  returning owner_id
), moment as (
  delete from due_moments
  where owner_id = $2 and at <= $3::timestamptz
  returning owner_id
)
select owner_id
from mark
union all
select owner_id
from moment;

-- src/due-points/due-points.repository.ts DuePointsRepository.wakeOn
delete from due_moments
where owner_id = $1;

-- src/due-points/due-points.repository.ts DuePointsRepository.told
-- answers id integer, version integer, component_id integer, body jsonb
select id, version, component_id, body
from due_points
where owner_id = $1;

-- src/due-points/due-points.repository.ts DuePointsRepository.add
-- answers id integer, version integer, component_id integer, body jsonb
insert into due_points (owner_id, component_id, body)
select $1::int, component_id, body
from jsonb_to_recordset($2::jsonb) as given (component_id int, body jsonb)
returning id, version, component_id, body;

-- src/due-points/due-points.repository.ts DuePointsRepository.change
update due_points p
set version = given.version, body = given.body
from jsonb_to_recordset($1::jsonb) as given (id int, version int, body jsonb)
where p.owner_id = $2 and p.id = given.id;

-- src/due-points/due-points.repository.ts DuePointsRepository.remove
delete from due_points
where owner_id = $1 and id = any($2::int[]);

-- src/due-points/due-points.repository.ts DuePointsRepository.removeOfOwner
delete from due_marks
where owner_id = $1;

-- src/due-points/due-points.repository.ts DuePointsRepository.removeOfOwner
-- answers id integer, version integer
delete from due_points
where owner_id = $1
returning id, version;

-- src/entries/entries.repository.ts EntriesRepository.componentFor
-- POST /api/usage/entries
-- answers tyres jsonb, count integer, fitments jsonb, entries jsonb
select c.tyres, (
  select count(*)::int
  from component_entries e
  where e.owner_id = c.owner_id and e.component_id = c.id
) as count, (
  select coalesce(jsonb_agg(f order by f.id), '[]')
  from (
    select t.id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id and $1::boolean
  ) f
) as fitments, (
  select coalesce(jsonb_agg(h order by h.id), '[]')
  from (
    select e.id, e.kind, e.happened_on, e.positions
    from component_entries e
    where e.owner_id = c.owner_id and e.component_id = c.id and e.kind = 'rotation' and $2::boolean
  ) h
) as entries
from components c
where c.owner_id = $3 and c.id = $4;

-- src/entries/entries.repository.ts EntriesRepository.insert
-- POST /api/usage/entries
-- answers id integer
insert into component_entries (owner_id, component_id, kind, happened_on, mileage, positions, depth_unit, depths, distance, distance_unit,
  hours, sessions, note, open)
values ($1::int, $2::int, $3, $4::date, $5::int, $6::text[], $7, $8::jsonb, $9::numeric, $10, $11::numeric, $12::int, $13, $14)
returning id;

-- src/entries/entries.repository.ts EntriesRepository.requireOwned
-- PUT /api/usage/entries/{id}
-- answers id integer, owner_id integer, version integer, component_id integer, kind text, happened_on date, mileage integer, positions
--   text[], depth_unit text, depths jsonb, distance numeric, distance_unit text, hours numeric, sessions integer, open text, note text
select e.id, e.owner_id, e.version, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance,
  e.distance_unit, e.hours, e.sessions, e.open, e.note
from component_entries e
where e.owner_id = $1 and e.id = $2;

-- src/entries/entries.repository.ts EntriesRepository.update
-- PUT /api/usage/entries/{id}
update component_entries
set happened_on = $1::date, mileage = $2::int, positions = $3::text[], depth_unit = $4, depths = $5::jsonb, distance = $6::numeric,
  distance_unit = $7, hours = $8::numeric, sessions = $9::int, note = $10, version = $11, updated_at = now()
where owner_id = $12 and id = $13;

-- src/entries/entries.repository.ts EntriesRepository.remove
-- DELETE /api/usage/entries/{id}
delete from component_entries
where owner_id = $1 and id = $2;

-- src/entries/entries.service.ts by EntityQuery.wholeList
-- GET /api/usage/entries
select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
  e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
from component_entries e
where e.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(e.note), 0)), 0) <= $3::bigint
  from component_entries e
  where e.owner_id = $4
)
order by e.happened_on desc, e.id desc;

-- src/entries/entries.service.ts by EntityQuery.shortList
-- GET /api/usage/entries?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(e.note), 0)), 0) <= $2::bigint as fits
  from component_entries e
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $4
    order by e.happened_on desc, e.id desc
  ) r
) end as json
from size;

-- src/entries/entries.service.ts by EntityQuery.shortList
-- GET /api/usage/entries?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(e.note), 0)), 0) <= $2::bigint as fits
  from component_entries e
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $4
    order by e.happened_on asc, e.id asc
  ) r
) end as json
from size;

-- src/entries/entries.service.ts by EntityQuery.page
-- GET /api/usage/entries?limit=1
with matching as not materialized (
  select e.happened_on as sort_key, e.id as sort_id, 500 + coalesce(octet_length(e.note), 0) as weight
  from component_entries e
  where e.owner_id = $1
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
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $5 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/entries/entries.service.ts by EntityQuery.page
-- GET /api/usage/entries?limit=1&cursor=…
with matching as not materialized (
  select e.happened_on as sort_key, e.id as sort_id, 500 + coalesce(octet_length(e.note), 0) as weight
  from component_entries e
  where e.owner_id = $1
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
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $7 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/entries/entries.service.ts by EntityQuery.wholeList
-- GET /api/usage/entries?component_id={id}&kind=rotation
select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
  e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
from component_entries e
where e.owner_id = $1 and e.component_id = $2 and e.kind = $3 and (
  select count(*) <= $4::int and coalesce(sum(500 + coalesce(octet_length(e.note), 0)), 0) <= $5::bigint
  from component_entries e
  where e.owner_id = $6 and e.component_id = $7 and e.kind = $8
)
order by e.happened_on desc, e.id desc;

-- src/entries/entries.service.ts by EntityQuery.page
-- GET /api/usage/entries?component_id={id}&kind=rotation&limit=1
with matching as not materialized (
  select e.happened_on as sort_key, e.id as sort_id, 500 + coalesce(octet_length(e.note), 0) as weight
  from component_entries e
  where e.owner_id = $1 and e.component_id = $2 and e.kind = $3
), page as (
  select *
  from matching
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
    select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
      e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
    from component_entries e
    where e.owner_id = $7 and e.component_id = $8 and e.kind = $9 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/entries/entries.service.ts by EntityQuery.one
-- POST /api/usage/entries
-- answers version integer, json json
select e.version as version, row_to_json(r) as json
from component_entries e, lateral (
  select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
    e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
) r
where e.owner_id = $1 and e.id = $2;

-- src/fill-ups/fill-up.fact.ts fillUpRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer
select f.id, f.owner_id, f.version, f.vehicle_id
from fill_ups f
where (f.owner_id, f.id) > ($1::int, $2::int)
order by f.owner_id, f.id
limit $3;

-- src/fill-ups/fill-up.fact.ts fillUpReadingRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, filled_on date, odometer integer, station text, entered_at
--   text
select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, f.odometer, f.station, (to_json(f.created_at) #>> '{}') as entered_at
from fill_ups f
where (f.owner_id, f.id) > ($1::int, $2::int) and f.odometer is not null
order by f.owner_id, f.id
limit $3;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insert
-- POST /api/fill-ups
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), f as (
  insert into fill_ups (owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total,
    currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent, to_complete)
  select $3::int, $4::int, $5::date, $6::time, $7::int, $8::numeric, $9::text, $10::numeric, $11::text, $12::boolean, $13::boolean,
    $14::boolean, $15::numeric, $16::text, $17::numeric, $18::text, $19::int, $20::text, $21::text, $22::int, $23::int, $24::boolean
  from v
  returning *
)
select f.id, f.version, (to_json(f.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
  ) r
) as json
from f, v;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.insertMany
-- POST /api/imports/fill-ups?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers id integer, entered_at text
with rows as materialized (
  select nextval(pg_get_serial_sequence('fill_ups', 'id'))::int as id, r.*
  from jsonb_to_recordset($1::jsonb) as r (place int, vehicle_id int, filled_on date, at time, odometer int, trip numeric, energy text,
    amount numeric, unit text, "full" boolean, missed_before boolean, excluded boolean, total numeric, currency text, unit_price numeric,
    station text, tank int, note text, charge_kind text, from_percent int, to_percent int, to_complete boolean)
), stored as (
  insert into fill_ups (id, owner_id, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded,
    total, currency, unit_price, station, tank, note, charge_kind, from_percent, to_percent, to_complete) overriding system value
  select id, $2::int, vehicle_id, filled_on, at, odometer, trip, energy, amount, unit, "full", missed_before, excluded, total, currency,
    unit_price, station, tank, note, charge_kind, from_percent, to_percent, to_complete
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
--   numeric, station text, tank integer, note text, charge_kind text, from_percent integer, to_percent integer, to_complete boolean,
--   entered_at text
select f.id, f.owner_id, f.version, f.vehicle_id, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip, f.energy, f.amount,
  f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank, f.note, f.charge_kind,
  f.from_percent, f.to_percent, f.to_complete, (to_json(f.created_at) #>> '{}') as entered_at
from fill_ups f
where f.owner_id = $1 and f.id = $2;

-- src/fill-ups/fill-ups.repository.ts FillUpsRepository.update
-- PUT /api/fill-ups/{id}
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), f as (
  update fill_ups
  set vehicle_id = $3::int, filled_on = $4::date, at = $5::time, odometer = $6::int, trip = $7::numeric, energy = $8::text, amount =
    $9::numeric, unit = $10::text, "full" = $11::boolean, missed_before = $12::boolean, excluded = $13::boolean, total = $14::numeric,
    currency = $15::text, unit_price = $16::numeric, station = $17::text, tank = $18::int, note = $19::text, charge_kind = $20::text,
    from_percent = $21::int, to_percent = $22::int, to_complete = $23::boolean, version = $24, updated_at = now()
  from v
  where fill_ups.owner_id = $25 and fill_ups.id = $26
  returning fill_ups.*
)
select f.id, f.version, (to_json(f.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
      v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
  ) r
) as json
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
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $7 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.wholeList
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&to_complete=true&vehicle_id={id}
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank,
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
from fill_ups f
join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.to_complete and
  f.search_text || E'\n' || v.search_text like all(array(
  select folded(p)
  from unnest($6::text[]) p
)) and (
  select count(*) <= $7::int and coalesce(sum(500 + coalesce(octet_length(f.note), 0)), 0) <= $8::bigint
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $9 and f.vehicle_id = $10 and f.energy = $11 and f.filled_on >= $12::date and f.filled_on <= $13::date and
    f.to_complete and f.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($14::text[]) p
  ))
)
order by f.filled_on desc, f.id desc;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.page
-- GET /api/fill-ups?search=a&energy=petrol&from=2026-01-01&to=2026-12-31&to_complete=true&vehicle_id={id}&limit=1
with matching as materialized (
  select f.filled_on as sort_key, f.id as sort_id
  from fill_ups f
  join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.vehicle_id = $2 and f.energy = $3 and f.filled_on >= $4::date and f.filled_on <= $5::date and f.to_complete
    and f.search_text || E'\n' || v.search_text like all(array(
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
        f.to_complete and f.search_text || E'\n' || v.search_text like all(array(
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
      f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
    from fill_ups f
    join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $16 and f.vehicle_id = $17 and f.energy = $18 and f.filled_on >= $19::date and f.filled_on <= $20::date and
      f.to_complete and f.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fill-ups/fill-ups.service.ts by EntityQuery.wholeList
-- GET /api/fill-ups/vehicles/{id}
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, to_char(f.at, 'HH24:MI') as at, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station, f.tank,
  f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
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
    f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at
) r
where f.owner_id = $1 and f.id = $2;

-- src/fill-ups/import/fill-up-imports.service.ts by References.lookUp
-- POST /api/imports/fill-ups?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/fitments/fitments.handlers.ts FitmentsOfVehicleHandler.remove
select set_config('carnet.quota_component_entries', '', true);

-- src/fitments/fitments.repository.ts FitmentsRepository.insert
-- POST /api/usage/fitments
-- answers id integer
insert into fitments (owner_id, component_id, vehicle_id, positions, from_on, from_mileage, to_on, to_mileage, note)
select $1::int, $2::int, v.id, $3::text[], $4::date, $5::int, $6::date, $7::int, $8
from vehicle_copies v
where v.owner_id = $9 and v.id = $10
returning id;

-- src/fitments/fitments.repository.ts FitmentsRepository.requireOwned
-- PUT /api/usage/fitments/{id}
-- answers id integer, owner_id integer, version integer, component_id integer, vehicle_id integer, positions text[], from_on date,
--   from_mileage integer, to_on date, to_mileage integer, note text
select t.id, t.owner_id, t.version, t.component_id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note
from fitments t
where t.owner_id = $1 and t.id = $2;

-- src/fitments/fitments.repository.ts FitmentsRepository.around
-- POST /api/usage/fitments
-- answers id integer, version integer, component_id integer, kind text, name text, vehicle_id integer, vehicle text, positions text[],
--   from_on date, from_mileage integer, to_on date, to_mileage integer
select t.id, t.version, t.component_id, c.kind, c.name, t.vehicle_id, coalesce(v.nickname, v.year || ' ' || v.make || ' ' || v.model) as
  vehicle, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and (t.component_id = $2 or (t.vehicle_id = $3 and c.kind = (
  select o.kind
  from components o
  where o.owner_id = $4 and o.id = $5
)))
order by t.id;

-- src/fitments/fitments.repository.ts FitmentsRepository.countOf
-- POST /api/usage/fitments
-- answers count integer
select count(*)::int as count
from fitments
where owner_id = $1 and component_id = $2;

-- src/fitments/fitments.repository.ts FitmentsRepository.update
-- PUT /api/usage/fitments/{id}
update fitments
set positions = $1::text[], from_on = $2::date, from_mileage = $3::int, to_on = $4::date, to_mileage = $5::int, note = $6, version = $7,
  updated_at = now()
where owner_id = $8 and id = $9;

-- src/fitments/fitments.repository.ts FitmentsRepository.end
-- POST /api/usage/fitments
update fitments
set to_on = $1::date, to_mileage = $2::int, version = version + 1, updated_at = now()
where owner_id = $3 and id = any($4::int[]);

-- src/fitments/fitments.repository.ts FitmentsRepository.remove
-- DELETE /api/usage/fitments/{id}
delete from fitments
where owner_id = $1 and id = $2;

-- src/fitments/fitments.repository.ts FitmentsRepository.onVehicles
-- answers owner_id integer, component_id integer
with gone as (
  select *
  from unnest($1::int[], $2::int[]) as g (owner_id, vehicle_id)
)
select owner_id, component_id
from fitments
where (owner_id, vehicle_id) in (
  select *
  from gone
)
union
select s.owner_id, c.id
from track_sessions s
join components c on c.owner_id = s.owner_id and c.id = any(s.component_ids)
where (s.owner_id, s.vehicle_id) in (
  select *
  from gone
)
order by 1, 2;

-- src/fitments/fitments.repository.ts FitmentsRepository.removeOfVehicles
update components c
set price_counts = false
where c.owner_id = any($1::int[]) and c.price_counts and (c.owner_id, (
  select t.vehicle_id
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1
)) in (
  select *
  from unnest($2::int[], $3::int[])
);

-- src/fitments/fitments.repository.ts FitmentsRepository.removeOfVehicles
delete from fitments
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/fitments/fitments.service.ts by EntityQuery.wholeList
-- GET /api/usage/vehicles/{id}/fitments
select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
  positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and t.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $4::bigint
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $5 and t.vehicle_id = $6
)
order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) desc, t.id desc;

-- src/fitments/fitments.service.ts by EntityQuery.shortList
-- GET /api/usage/vehicles/{id}/fitments
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $2::bigint as fits
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3 and t.vehicle_id = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $5 and t.vehicle_id = $6
    order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) desc, t.id desc
  ) r
) end as json
from size;

-- src/fitments/fitments.service.ts by EntityQuery.wholeList
-- GET /api/usage/fitments
select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
  positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $3::bigint
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $4
)
order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) desc, t.id desc;

-- src/fitments/fitments.service.ts by EntityQuery.shortList
-- GET /api/usage/fitments?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $2::bigint as fits
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) desc, t.id desc
  ) r
) end as json
from size;

-- src/fitments/fitments.service.ts by EntityQuery.shortList
-- GET /api/usage/fitments?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $2::bigint as fits
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) asc, t.id asc
  ) r
) end as json
from size;

-- src/fitments/fitments.service.ts by EntityQuery.page
-- GET /api/usage/fitments?limit=1
with matching as not materialized (
  select coalesce(t.from_on, t.to_on, '0001-01-01'::date) as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.note), 0) as weight
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1
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
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fitments/fitments.service.ts by EntityQuery.page
-- GET /api/usage/fitments?limit=1&cursor=…
with matching as not materialized (
  select coalesce(t.from_on, t.to_on, '0001-01-01'::date) as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.note), 0) as weight
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1
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
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $7 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fitments/fitments.service.ts by EntityQuery.wholeList
-- GET /api/usage/fitments?on=2026-05-01&lasting=true&component_id={id}&vehicle_id={id}
select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
  positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and t.component_id = $2 and t.vehicle_id = $3 and t.from_on <= $4::date and (t.to_on > $5::date or (t.to_on is null
  and t.to_mileage is null)) and (t.to_on > (
  select ($6::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $7::int
  ), $8))::date
) or (t.to_on is null and t.to_mileage is null)) and (
  select count(*) <= $9::int and coalesce(sum(500 + coalesce(octet_length(t.note), 0)), 0) <= $10::bigint
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $11 and t.component_id = $12 and t.vehicle_id = $13 and t.from_on <= $14::date and (t.to_on > $15::date or (t.to_on is
    null and t.to_mileage is null)) and (t.to_on > (
    select ($16::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $17::int
    ), $18))::date
  ) or (t.to_on is null and t.to_mileage is null))
)
order by coalesce(t.from_on, t.to_on, '0001-01-01'::date) desc, t.id desc;

-- src/fitments/fitments.service.ts by EntityQuery.page
-- GET /api/usage/fitments?on=2026-05-01&lasting=true&component_id={id}&vehicle_id={id}&limit=1
with matching as not materialized (
  select coalesce(t.from_on, t.to_on, '0001-01-01'::date) as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.note), 0) as weight
  from fitments t
  join components c on c.owner_id = t.owner_id and c.id = t.component_id
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1 and t.component_id = $2 and t.vehicle_id = $3 and t.from_on <= $4::date and (t.to_on > $5::date or (t.to_on is null
    and t.to_mileage is null)) and (t.to_on > (
    select ($6::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $7::int
    ), $8))::date
  ) or (t.to_on is null and t.to_mileage is null))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $9
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
  where place <= $10 and (place = 1 or before < $11::bigint)
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
    select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
      positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $12 and t.component_id = $13 and t.vehicle_id = $14 and t.from_on <= $15::date and (t.to_on > $16::date or (t.to_on
      is null and t.to_mileage is null)) and (t.to_on > (
      select ($17::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $18::int
      ), $19))::date
    ) or (t.to_on is null and t.to_mileage is null)) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/fitments/fitments.service.ts by EntityQuery.one
-- POST /api/usage/fitments
-- answers version integer, json json
select t.version as version, row_to_json(r) as json
from fitments t
join components c on c.owner_id = t.owner_id and c.id = t.component_id
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id, lateral (
  select t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as
    positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at
) r
where t.owner_id = $1 and t.id = $2;

-- src/handover/usage-handover.ts UsageHandover.isThere
-- a hand-over: hold
select 1
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/handover/usage-handover.ts UsageHandover.figures
-- a hand-over: hold
-- answers fill_ups integer, track_sessions integer, day_checks integer, fitments integer, components integer, component_entries integer
select (
  select count(*)::int
  from fill_ups
  where owner_id = $1 and vehicle_id = $2
) as fill_ups, (
  select count(*)::int
  from track_sessions
  where owner_id = $3 and vehicle_id = $4
) as track_sessions, (
  select count(*)::int
  from day_checks
  where owner_id = $5 and vehicle_id = $6
) as day_checks, (
  select count(*)::int
  from fitments
  where owner_id = $7 and vehicle_id = $8
) as fitments, (
  select count(*)::int
  from components
  where owner_id = $9 and id in (
    select component_id
    from fitments
    where owner_id = $10 and vehicle_id = $11
  )
) as components, (
  select count(*)::int
  from component_entries
  where owner_id = $12 and component_id in (
    select component_id
    from fitments
    where owner_id = $13 and vehicle_id = $14
  )
) as component_entries;

-- src/handover/usage-handover.ts UsageHandover.move
-- a hand-over: move
update journal j
set owner_id = $1, actor_id = nullif(coalesce(actor_id, $2::int), $3::int)
where j.owner_id = $4 and ((j.kind = 'component' and j.record_id = any($5::int[])) or (j.kind = 'component-entry' and j.record_id in (
  select e.id
  from component_entries e
  where e.owner_id = $6 and e.component_id = any($7::int[])
)));

-- src/handover/usage-handover.ts UsageHandover.move
-- a hand-over: move
insert into due_marks (owner_id)
select unnest(array[$1::int, $2::int])
on conflict do nothing;

-- src/handover/usage-handover.ts UsageHandover.componentsOf
-- a hand-over: move
-- answers id integer, is_shared boolean
select c.id, bool_or(f.vehicle_id <> $1) as is_shared
from components c
join fitments f on f.owner_id = c.owner_id and f.component_id = c.id
where c.owner_id = $2
group by c.id
having bool_or(f.vehicle_id = $3)
order by c.id;

-- src/handover/usage-handover.ts UsageHandover.unfollow
-- a hand-over: move
update components c
set part_id = null, version = version + 1, updated_at = now()
where c.owner_id = $1 and c.part_id is not null and (c.id = any($2::int[])) <> exists (
  select
  from part_copies p
  where p.owner_id = c.owner_id and p.id = c.part_id and p.vehicle_id = $3
);

-- src/handover/usage-handover.ts UsageHandover.unname
-- a hand-over: move
update track_sessions s
set component_ids = array(
  select n.id
  from unnest(s.component_ids) as n (id)
  where n.id <> all($1::int[])
  order by 1
), version = version + 1, updated_at = now()
where s.owner_id = $2 and s.vehicle_id <> $3 and s.component_ids && $4::int[];

-- src/handover/usage-handover.ts UsageHandover.part
-- a hand-over: move
-- answers id integer, component_id integer, kind text, happened_on date, mileage integer, positions text[], depth_unit text, depths jsonb,
--   distance numeric, distance_unit text, hours numeric, sessions integer, open text, note text
select e.id, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit, e.hours,
  e.sessions, e.open, e.note
from component_entries e
where e.owner_id = $1 and e.component_id = any($2::int[])
order by e.id;

-- src/handover/usage-handover.ts UsageHandover.part
-- a hand-over: move
-- answers today date
select (
  select ($1::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $2::int
  ), $3))::date
) as today;

-- src/handover/usage-handover.ts UsageHandover.part
-- a hand-over: move
insert into component_entries (owner_id, component_id, kind, happened_on, mileage, positions, depth_unit, depths, distance, distance_unit,
  hours, sessions, open, note)
select e.owner_id, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit,
  e.hours, e.sessions, e.open, e.note
from jsonb_to_recordset($1::jsonb) as e (at int, owner_id int, component_id int, kind text, happened_on date, mileage int, positions text[],
  depth_unit text, depths jsonb, distance numeric, distance_unit text, hours numeric, sessions int, open text, note text)
order by e.at;

-- src/handover/usage-handover.ts UsageHandover.copy
-- a hand-over: move
-- answers id integer
insert into components (owner_id, part_id, kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on, price,
  currency, stored_at, limits, note, retired_on, price_counts)
select $1::int, (
  select p.id
  from part_copies p
  where p.owner_id = $2 and p.id = c.part_id and p.vehicle_id = $3
), kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on, case when $4::boolean and c.price_counts and
  (c.owner_id, (
  select t.vehicle_id
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1
)) in (
  select *
  from unnest($5::int[], $6::int[])
) then price end, case when $7::boolean and c.price_counts and (c.owner_id, (
  select t.vehicle_id
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1
)) in (
  select *
  from unnest($8::int[], $9::int[])
) then currency end, null, limits, case when $10::boolean then note end, retired_on, c.price_counts and (c.owner_id, (
  select t.vehicle_id
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1
)) in (
  select *
  from unnest($11::int[], $12::int[])
)
from components c
where owner_id = $13 and id = any($14::int[])
order by id
returning id;

-- src/handover/usage-handover.ts UsageHandover.copy
-- a hand-over: move
update components c
set price_counts = false
where c.owner_id = $1 and c.id = any($2::int[]) and c.price_counts and (c.owner_id, (
  select t.vehicle_id
  from fitments t
  where t.owner_id = c.owner_id and t.component_id = c.id
  order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
    coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
  limit 1
)) in (
  select *
  from unnest($3::int[], $4::int[])
);

-- src/life/followed.repository.ts FollowedRepository.of
-- POST /api/usage/fitments
-- answers json json
with asked as (
  select *
  from components c
  where c.owner_id = $1 and ($2::int is null or c.id = $3::int)
)
select json_build_object('drives', (
  select coalesce(json_agg(d order by d.driven_on, d.id), '[]')
  from (
    select s.id, s.vehicle_id, v.odometer_unit as unit, s.driven_on, s.seconds, s.distance, s.odometer_ran, s.component_ids
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4 and ($5::int is null or $6::int = any(s.component_ids) or (s.component_ids is null and exists (
      select
      from fitments t
      where t.owner_id = s.owner_id and t.component_id = $7::int and t.vehicle_id = s.vehicle_id
    )))
  ) d
), 'placed', (
  select coalesce(json_agg(p order by p.id), '[]')
  from (
    select t.id, t.component_id, c.kind, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
    from fitments t
    join components c on c.owner_id = t.owner_id and c.id = t.component_id
    where t.owner_id = $8 and exists (
      select
      from track_sessions s
      where s.owner_id = t.owner_id and s.vehicle_id = t.vehicle_id
    ) and ($9::int is null or exists (
      select
      from fitments o
      where o.owner_id = t.owner_id and o.component_id = $10::int and o.vehicle_id = t.vehicle_id
    ))
  ) p
), 'components', (
  select coalesce(json_agg(o order by o.id), '[]')
  from (
    select c.id, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.limits, c.made_on, c.first_used_on, c.retired_on, (
      select coalesce(json_agg(f order by f.id), '[]')
      from (
        select t.id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
        from fitments t
        where t.owner_id = c.owner_id and t.component_id = c.id
      ) f
    ) as fitments, (
      select coalesce(json_agg(h order by h.id), '[]')
      from (
        select e.id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit, e.hours,
          e.sessions, e.open
        from component_entries e
        where e.owner_id = c.owner_id and e.component_id = c.id
      ) h
    ) as entries
    from asked c
  ) o
), 'ledgers', (
  select coalesce(json_agg(l), '[]')
  from (
    select v.id, v.odometer_unit as unit, o.chapters, v.current_mileage as mileage, o.last_read_on, o.pace, coalesce((
      select bool_and(not s.odometer_ran)
      from track_sessions s
      where s.owner_id = v.owner_id and s.vehicle_id = v.id
    ), false) as on_trailer
    from vehicle_copies v
    left join odometer_copies o on o.owner_id = v.owner_id and o.id = v.id
    where v.owner_id = $11 and v.id in (
      select t.vehicle_id
      from fitments t
      join asked c on c.owner_id = t.owner_id and c.id = t.component_id
    )
  ) l
)) as json;

-- src/passports/of-vehicle.read.ts jsonRows
-- what the passport of a vehicle has of components
-- answers rows integer, bytes bigint
select count(*)::int as rows, coalesce(sum($1::int + coalesce(octet_length(note), 0)), 0)::bigint as bytes
from components c
where c.owner_id = $2 and exists (
  select
  from fitments t
  where t.owner_id = $3 and t.vehicle_id = $4 and t.component_id = c.id
);

-- src/passports/of-vehicle.read.ts jsonRows
-- what the passport of a vehicle has of component-entries
-- answers rows integer, bytes bigint
select count(*)::int as rows, coalesce(sum($1::int + coalesce(octet_length(note), 0)), 0)::bigint as bytes
from component_entries e
where e.owner_id = $2 and exists (
  select
  from fitments t
  where t.owner_id = $3 and t.vehicle_id = $4 and t.component_id = e.component_id
);

-- src/passports/of-vehicle.read.ts jsonRows
-- what the passport of a vehicle has of components
-- answers json json
select coalesce(json_agg(r order by r.id), '[]') as json
from (
  select c.id, c.part_id, (
    select p.name
    from part_copies p
    where p.owner_id = c.owner_id and p.id = c.part_id
  ) as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
    c.currency, c.stored_at, c.limits, c.note, c.retired_on, (
    select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]')
    from (
      select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on, t.from_mileage
      from fitments t
      join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
      where t.owner_id = c.owner_id and t.component_id = c.id and (t.to_on > $1::date or (t.to_on is null and t.to_mileage is null))
    ) o
  ) as fitted, c.version, c.created_at, c.updated_at, c.price_counts and (c.owner_id, (
    select t.vehicle_id
    from fitments t
    where t.owner_id = c.owner_id and t.component_id = c.id
    order by (t.from_on <= c.bought_on and (t.to_on > c.bought_on or (t.to_on is null and t.to_mileage is null))) is true desc,
      coalesce(t.from_on, t.to_on, case when t.to_mileage is null then 'infinity' else '-infinity' end::date), t.id
    limit 1
  )) in (
    select *
    from unnest($2::int[], $3::int[])
  ) as is_paid
  from components c
  where c.owner_id = $4 and exists (
    select
    from fitments t
    where t.owner_id = $5 and t.vehicle_id = $6 and t.component_id = c.id
  )
) r;

-- src/passports/of-vehicle.read.ts jsonRows
-- what the passport of a vehicle has of component-entries
-- answers json json
select coalesce(json_agg(r order by r.id), '[]') as json
from (
  select e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
    e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at
  from component_entries e
  where e.owner_id = $1 and exists (
    select
    from fitments t
    where t.owner_id = $2 and t.vehicle_id = $3 and t.component_id = e.component_id
  )
) r;

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.insert
-- POST /api/track-sessions
-- answers version integer, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), s as (
  insert into track_sessions (owner_id, vehicle_id, driven_on, started_at, utc, product, file_name, track, seconds, distance, laps,
    laps_from, best, ranges, line, note, odometer_ran, component_ids)
  select $3::int, v.id, $4::date, $5::time, $6::boolean, $7, $8, $9, $10::numeric, $11::int, $12::jsonb, $13, $14::numeric, $15::jsonb, $16,
    $17, coalesce($18::boolean, (
    select o.odometer_ran
    from track_sessions o
    where o.owner_id = $19 and o.vehicle_id = v.id and o.driven_on <= $20::date
    order by o.driven_on desc, o.id desc
    limit 1
  ), true), $21::int[]
  from v
  where not exists (
    select
    from unnest($22::int[]) as given (id)
    where not exists (
      select
      from components c
      where c.owner_id = $23 and c.id = given.id
    )
  )
  returning *
)
select s.version, (
  select row_to_json(r)
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version, s.product, s.file_name, s.laps,
      s.laps_from, s.ranges, s.line, s.note, to_json(s.component_ids) as component_ids, s.created_at, s.updated_at
  ) r
) as json
from s, v;

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.requireOwned
-- PUT /api/track-sessions/{id}
-- answers id integer, owner_id integer, version integer, vehicle_id integer, driven_on date, started_at text, utc boolean, product text,
--   file_name text, track text, seconds numeric, distance integer, laps jsonb, laps_from text, best numeric, ranges jsonb, line text, note
--   text, odometer_ran boolean, component_ids integer[]
select s.id, s.owner_id, s.version, s.vehicle_id, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as started_at, s.utc, s.product,
  s.file_name, s.track, s.seconds, s.distance, s.laps, s.laps_from, s.best, s.ranges, s.line, s.note, s.odometer_ran, s.component_ids
from track_sessions s
where s.owner_id = $1 and s.id = $2;

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.update
-- PUT /api/track-sessions/{id}
-- answers version integer, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), s as (
  update track_sessions
  set vehicle_id = v.id, driven_on = $3::date, started_at = $4::time, utc = $5::boolean, product = $6, file_name = $7, track = $8, seconds =
    $9::numeric, distance = $10::int, laps = $11::jsonb, laps_from = $12, best = $13::numeric, ranges = $14::jsonb, line = $15, note = $16,
    odometer_ran = $17, component_ids = $18::int[], version = $19, updated_at = now()
  from v
  where track_sessions.owner_id = $20 and track_sessions.id = $21 and not exists (
    select
    from unnest($22::int[]) as given (id)
    where not exists (
      select
      from components c
      where c.owner_id = $23 and c.id = given.id
    )
  )
  returning track_sessions.*
)
select s.version, (
  select row_to_json(r)
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version, s.product, s.file_name, s.laps,
      s.laps_from, s.ranges, s.line, s.note, to_json(s.component_ids) as component_ids, s.created_at, s.updated_at
  ) r
) as json
from s, v;

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.remove
-- DELETE /api/track-sessions/{id}
delete from track_sessions
where owner_id = $1 and id = $2;

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.removeOfVehicles
delete from track_sessions
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/track-sessions/track-sessions.repository.ts TrackSessionsRepository.removeOfOwner
delete from track_sessions
where owner_id = $1;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.wholeList
-- GET /api/track-sessions
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
  started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
from track_sessions s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500), 0) <= $3::bigint
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $4
)
order by s.driven_on desc, s.id desc;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.shortList
-- GET /api/track-sessions?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by s.driven_on desc, s.id desc
  ) r
) end as json
from size;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.shortList
-- GET /api/track-sessions?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by s.driven_on asc, s.id asc
  ) r
) end as json
from size;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.shortList
-- GET /api/track-sessions?sort=best
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by coalesce(s.best, 1e9) asc, s.id asc
  ) r
) end as json
from size;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.shortList
-- GET /api/track-sessions?sort=track
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by coalesce(s.track, '') collate "und-x-icu" asc, s.id asc
  ) r
) end as json
from size;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.page
-- GET /api/track-sessions?limit=1
with matching as not materialized (
  select s.driven_on as sort_key, s.id as sort_id, 500 as weight
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.wholeList
-- GET /api/track-sessions?search=a&vehicle_id={id}&from=2026-01-01&to=2026-12-31
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
  started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
from track_sessions s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and s.vehicle_id = $2 and s.driven_on >= $3::date and s.driven_on <= $4::date and s.search_text || E'\n' ||
  v.search_text like all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and (
  select count(*) <= $6::int and coalesce(sum(500), 0) <= $7::bigint
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $8 and s.vehicle_id = $9 and s.driven_on >= $10::date and s.driven_on <= $11::date and s.search_text || E'\n' ||
    v.search_text like all(array(
    select folded(p)
    from unnest($12::text[]) p
  ))
)
order by s.driven_on desc, s.id desc;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.page
-- GET /api/track-sessions?search=a&vehicle_id={id}&from=2026-01-01&to=2026-12-31&limit=1
with matching as materialized (
  select s.driven_on as sort_key, s.id as sort_id
  from track_sessions s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1 and s.vehicle_id = $2 and s.driven_on >= $3::date and s.driven_on <= $4::date and s.search_text || E'\n' ||
    v.search_text like all(array(
    select folded(p)
    from unnest($5::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $6
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500
      from track_sessions s
      join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
      where s.owner_id = $7 and s.vehicle_id = $8 and s.driven_on >= $9::date and s.driven_on <= $10::date and s.search_text || E'\n' ||
        v.search_text like all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and s.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $12 and (place = 1 or before < $13::bigint)
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
      started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version
    from track_sessions s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $14 and s.vehicle_id = $15 and s.driven_on >= $16::date and s.driven_on <= $17::date and s.search_text || E'\n' ||
      v.search_text like all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-sessions/track-sessions.service.ts by EntityQuery.one
-- GET /api/track-sessions/{id}
-- answers version integer, json json
select s.version as version, row_to_json(r) as json
from track_sessions s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id, lateral (
  select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as
    started_at, s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version, s.product, s.file_name, s.laps,
    s.laps_from, s.ranges, s.line, s.note, to_json(s.component_ids) as component_ids, s.created_at, s.updated_at
) r
where s.owner_id = $1 and s.id = $2;
