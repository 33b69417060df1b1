-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from document_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from imports
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from record_reading_copies
where owner_id = $1;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
insert into document_copies as copy (owner_id, id, vehicle_id, name, read_on, mileage, entered_at)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int,(body ->> 'name')::text,(body ->> 'read_on')::date,(body ->>
  'mileage')::int,(body ->> 'entered_at')::timestamptz
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id,name = excluded.name,read_on = excluded.read_on,mileage = excluded.mileage,entered_at =
  excluded.entered_at;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from document_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/vehicles?search=a&type=Car&vehicle_id={id}&collection_id={id}
with matching as materialized (
  select v.created_at as sort_key, v.id as sort_id
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1 and v.id = $2 and v.collection_id = $3 and v.type = $4 and v.search_text like all(array(
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
      select 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0)
      from vehicles v
      join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
      where v.owner_id = $7 and v.id = $8 and v.collection_id = $9 and v.type = $10 and v.search_text like all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and v.id = sort_id
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
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($14::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $15::int
          ), $16))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $17 and v.id = $18 and v.collection_id = $19 and v.type = $20 and v.search_text like all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and v.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/parts?search=a&type=OEM&status=Planned&vehicle_id={id}&collection_id={id}
with matching as materialized (
  select p.created_at as sort_key, p.id as sort_id
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1 and p.vehicle_id = $2 and v.collection_id = $3 and p.type = $4 and p.status = $5 and p.search_text like all(array(
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
      select 500 + 300 * (
        select count(*)
        from service_event_part_copies use
        where use.owner_id = p.owner_id and use.part_id = p.id
      ) + 300 * (
        select count(*)
        from modification_part_copies use
        where use.owner_id = p.owner_id and use.part_id = p.id
      ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)
      from parts p
      join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      where p.owner_id = $8 and p.vehicle_id = $9 and v.collection_id = $10 and p.type = $11 and p.status = $12 and p.search_text like
        all(array(
        select folded(p)
        from unnest($13::text[]) p
      )) and p.id = sort_id
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $16 and p.vehicle_id = $17 and v.collection_id = $18 and p.type = $19 and p.status = $20 and p.search_text like
      all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/ownership-chapters
with matching as not materialized (
  select coalesce(c.from_date, c.to_date) as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.notes), 0) as weight
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
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
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/ownership-chapters?search=a&vehicle_id={id}&owned_by=named
with matching as materialized (
  select coalesce(c.from_date, c.to_date) as sort_key, c.id as sort_id
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $1 and c.vehicle_id = $2 and c.owned_by = $3 and c.search_text like all(array(
    select folded(p)
    from unnest($4::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $5
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.notes), 0)
      from ownership_chapters c
      join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
      where c.owner_id = $6 and c.vehicle_id = $7 and c.owned_by = $8 and c.search_text like all(array(
        select folded(p)
        from unnest($9::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
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
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $12 and c.vehicle_id = $13 and c.owned_by = $14 and c.search_text like all(array(
      select folded(p)
      from unnest($15::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/vehicle-identities
with matching as not materialized (
  select array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) as sort_key, i.id as sort_id, 500 +
    coalesce(octet_length(i.note), 0) as weight
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/vehicle-identities?search=a&vehicle_id={id}
with matching as materialized (
  select array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) as sort_key, i.id as sort_id
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1 and i.vehicle_id = $2 and i.search_text like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(i.note), 0)
      from vehicle_identities i
      join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
      where i.owner_id = $5 and i.vehicle_id = $6 and i.search_text like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and i.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $8 and (place = 1 or before < $9::bigint)
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $10 and i.vehicle_id = $11 and i.search_text like all(array(
      select folded(p)
      from unnest($12::text[]) p
    )) and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of collections
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.description), 0) as weight
  from collections c
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
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of vehicles
with matching as not materialized (
  select v.id as sort_key, v.id as sort_id, 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0) as weight
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
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
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($5::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $6::int
          ), $7))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $8 and v.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of parts
with matching as not materialized (
  select p.id as sort_key, p.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0) as weight
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $5 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of odometer-readings
with matching as not materialized (
  select r.id as sort_key, r.id as sort_id, 500 + coalesce(octet_length(r.note), 0) as weight
  from odometer_readings r
  where r.owner_id = $1
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
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf, r.created_at,
      r.version
    from odometer_readings r
    where r.owner_id = $5 and r.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of odometer-chapters
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.evidence), 0) as weight
  from odometer_chapters c
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
    select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
      c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, c.created_at, c.version
    from odometer_chapters c
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of vehicle-identities
with matching as not materialized (
  select i.id as sort_key, i.id as sort_id, 500 + coalesce(octet_length(i.note), 0) as weight
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of ownership-chapters
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.notes), 0) as weight
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
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
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of journal-garage
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

-- src/book/book.repository.ts BookRepository.weightOf
-- the book of a vehicle
-- answers rows integer, bytes bigint
select coalesce(sum(rows), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes
from (
  select count(*) as rows, sum(coalesce(octet_length(t.note), 0)) as bytes
  from vehicle_identities t
  where t.owner_id = $1 and t.vehicle_id = $2
  union all
  select count(*), sum(coalesce(octet_length(t.notes), 0))
  from ownership_chapters t
  where t.owner_id = $3 and t.vehicle_id = $4
  union all
  select count(*), sum(octet_length(t.name))
  from parts t
  where t.owner_id = $5 and t.vehicle_id = $6
  union all
  select count(*), sum(coalesce(octet_length(t.note), 0))
  from odometer_readings t
  where t.owner_id = $7 and t.vehicle_id = $8
  union all
  select count(*), sum(coalesce(octet_length(t.evidence), 0))
  from odometer_chapters t
  where t.owner_id = $9 and t.vehicle_id = $10
  union all
  select count(*), sum(octet_length(t.name))
  from service_event_copies t
  where t.owner_id = $11 and t.vehicle_id = $12
  union all
  select count(*), sum(octet_length(t.name))
  from document_copies t
  where t.owner_id = $13 and t.vehicle_id = $14
) kept;

-- src/book/book.repository.ts BookRepository.of
-- the book of a vehicle
-- answers json json
select json_build_object('vehicle', (
  select row_to_json(r)
  from (
    select v.id, v.type, v.make, v.model, v.year, v.nickname, v.vin, v.color, v.birth_date, v.odometer_unit, v.current_mileage,
      v.description, v.created_at
  ) r
), 'identities', (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or i.as_fitted is null then 'not-known' when
      regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') = regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then
      'matching' else 'replaced' end as match, i.note, i.created_at
    from vehicle_identities i
    where i.owner_id = v.owner_id and i.vehicle_id = v.id
    order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind), i.id
  ) r
), 'owners', (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date, c.to_date_edtf, c.location, c.mileage, c.acquired,
      c.price, c.currency, c.notes, c.created_at
    from ownership_chapters c
    where c.owner_id = v.owner_id and c.vehicle_id = v.id
    order by c.id
  ) r
), 'parts', (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.name, p.manufacturer, p.part_number, p.status
    from parts p
    where p.owner_id = v.owner_id and p.vehicle_id = v.id
    order by p.id
  ) r
)) as json
from vehicles v
where v.owner_id = $1 and v.id = $2;

-- src/collections/collections.repository.ts CollectionsRepository.find
-- PUT /api/collections/{id}
-- answers owner_id integer, id integer, name text, description text, version integer
select owner_id, id, name, description, version
from collections
where owner_id = $1 and id = any($2::int[]);

-- src/collections/collections.repository.ts CollectionsRepository.holding
-- DELETE /api/collections/{id}
-- answers vehicles integer, parts integer
select count(distinct v.id)::int as vehicles, count(p.id)::int as parts
from vehicles v
left join parts p on p.owner_id = v.owner_id and p.vehicle_id = v.id
where v.owner_id = $1 and v.collection_id = $2;

-- src/collections/collections.repository.ts CollectionsRepository.removeWithVehicles
-- DELETE /api/collections/{id}
-- answers kind text, id integer, version integer
with gone_vehicles as (
  delete from vehicles v
  where v.owner_id = $1 and v.collection_id = $2
  returning v.id, v.version, v.odometer_version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $3 and p.vehicle_id = v.id
  returning p.id, p.version
), gone_identities as (
  delete from vehicle_identities i
  using gone_vehicles v
  where i.owner_id = $4 and i.vehicle_id = v.id
  returning i.id, i.version
), gone_chapters as (
  delete from ownership_chapters c
  using gone_vehicles v
  where c.owner_id = $5 and c.vehicle_id = v.id
  returning c.id, c.version
), gone_collection as (
  delete from collections
  where owner_id = $6 and id = $7
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle-identity' as kind, id, version
from gone_identities
union all
select 'ownership-chapter' as kind, id, version
from gone_chapters
union all
select 'odometer' as kind, id, odometer_version
from gone_vehicles
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/collections/collections.repository.ts CollectionsRepository.removeAndMove
-- DELETE /api/collections/{id}?move_to={id}
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, odometer_unit text, birth_date date
with gone_collection as (
  delete from collections
  where owner_id = $1 and id = $2
)
update vehicles v
set collection_id = $3, version = version + 1, updated_at = now()
where v.owner_id = $4 and v.collection_id = $5
returning v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.birth_date;

-- src/collections/collections.repository.ts CollectionsRepository.removeAll
delete from collections
where owner_id = $1;

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections
select c.id, c.name, c.description, (
  select count(*)::int
  from vehicles v
  where v.owner_id = c.owner_id and v.collection_id = c.id
) as vehicle_count, c.created_at, c.updated_at
from collections c
where c.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $3::bigint
  from collections c
  where c.owner_id = $4
)
order by c.name collate "und-x-icu" asc, c.id asc;

-- src/collections/collections.service.ts by EntityQuery.shortList
-- GET /api/collections?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $2::bigint as
    fits
  from collections c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $4
    order by c.name collate "und-x-icu" asc, c.id asc
  ) r
) end as json
from size;

-- src/collections/collections.service.ts by EntityQuery.shortList
-- GET /api/collections?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $2::bigint as
    fits
  from collections c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $4
    order by c.created_at desc, c.id desc
  ) r
) end as json
from size;

-- src/collections/collections.service.ts by EntityQuery.shortList
-- GET /api/collections?sort=updated
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $2::bigint as
    fits
  from collections c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $4
    order by c.updated_at desc, c.id desc
  ) r
) end as json
from size;

-- src/collections/collections.service.ts by EntityQuery.shortList
-- GET /api/collections?sort=vehicles
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $2::bigint as
    fits
  from collections c
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $4
    order by (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) desc, c.id desc
  ) r
) end as json
from size;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?limit=1
with matching as not materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.description), 0) as weight
  from collections c
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
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?limit=1&cursor=…
with matching as not materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.description), 0) as weight
  from collections c
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
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $7 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections?search=a
select c.id, c.name, c.description, (
  select count(*)::int
  from vehicles v
  where v.owner_id = c.owner_id and v.collection_id = c.id
) as vehicle_count, c.created_at, c.updated_at
from collections c
where c.owner_id = $1 and c.search_text like all(array(
  select folded(p)
  from unnest($2::text[]) p
)) and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(c.description), 0)), 0) <= $4::bigint
  from collections c
  where c.owner_id = $5 and c.search_text like all(array(
    select folded(p)
    from unnest($6::text[]) p
  ))
)
order by c.name collate "und-x-icu" asc, c.id asc;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?search=a&limit=1
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id
  from collections c
  where c.owner_id = $1 and c.search_text like all(array(
    select folded(p)
    from unnest($2::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $3
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.description), 0)
      from collections c
      where c.owner_id = $4 and c.search_text like all(array(
        select folded(p)
        from unnest($5::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $6 and (place = 1 or before < $7::bigint)
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
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $8 and c.search_text like all(array(
      select folded(p)
      from unnest($9::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?search=a&limit=1&cursor=…
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id
  from collections c
  where c.owner_id = $1 and c.search_text like all(array(
    select folded(p)
    from unnest($2::text[]) p
  ))
), page as (
  select *
  from matching
  where (sort_key, sort_id) > ($3::text::text, $4::integer)
  order by sort_key asc, sort_id asc
  limit $5
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.description), 0)
      from collections c
      where c.owner_id = $6 and c.search_text like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $8 and (place = 1 or before < $9::bigint)
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
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $10 and c.search_text like all(array(
      select folded(p)
      from unnest($11::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/collections/collections.service.ts by EntityQuery.one
-- GET /api/collections/{id}
-- answers version integer, json json
select c.version as version, row_to_json(r) as json
from collections c, lateral (
  select c.id, c.name, c.description, (
    select count(*)::int
    from vehicles v
    where v.owner_id = c.owner_id and v.collection_id = c.id
  ) as vehicle_count, c.created_at, c.updated_at
) r
where c.owner_id = $1 and c.id = $2;

-- src/costs/costs.service.ts by costTotals
-- GET /api/parts/costs
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day, p.type as kind, p.cost as
      amount, p.currency, false as by_rate
    from parts p
    where p.owner_id = $1 and p.status <> 'Planned' and p.cost is not null
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
-- GET /api/parts/costs?vehicle_id={id}&from=2026-05-01&to=2026-05-01
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day, p.type as kind, p.cost as
      amount, p.currency, false as by_rate
    from parts p
    where p.owner_id = $1 and p.vehicle_id = $2 and p.status <> 'Planned' and p.cost is not null
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
-- GET /api/parts/costs/sums
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day, p.type as kind, p.cost as
      amount, p.currency, false as by_rate
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $1 and p.status <> 'Planned' and p.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/costs/costs.service.ts by costSums
-- GET /api/parts/costs/sums?vehicle_id={id}&search=a
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select p.vehicle_id, case when p.purchase_date_edtf ~ '[X/]' then null else p.purchase_date end as day, p.type as kind, p.cost as
      amount, p.currency, false as by_rate
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $1 and p.vehicle_id = $2 and p.search_text like all(array(
      select folded(p)
      from unnest($3::text[]) p
    )) and p.status <> 'Planned' and p.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/covers/covers.repository.ts CoversRepository.keep
update vehicles v
set cover = case when k.body ->> 'photo_id' is not null then k.body - 'id' end
from jsonb_to_recordset($1::jsonb) as k (owner_id int, body jsonb)
where v.owner_id = k.owner_id and v.id = (k.body ->> 'id')::int;

-- src/covers/covers.repository.ts CoversRepository.forget
update vehicles
set cover = null
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/distances/distances.repository.ts DistancesRepository.instruments
-- GET /api/vehicles/distances
-- answers vehicle_id integer, odometer_unit text, total integer, readings json, chapters json
select v.id as vehicle_id, v.odometer_unit, (
  select count(*)::int
  from vehicles v
  where v.owner_id = $1
) as total, (
  select coalesce(json_agg(told), '[]')
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf,
      (to_json(r.created_at) #>> '{}') as created_at, r.version, r.said
    from odometer_readings r
    where r.owner_id = v.owner_id and r.vehicle_id = v.id
    union all
    select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name, e.date_performed_edtf,
      null, null, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is not null
    union all
    select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
    from ownership_chapters o
    where o.owner_id = v.owner_id and o.vehicle_id = v.id and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null
    union all
    select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null, (to_json(d.entered_at) #>> '{}') as
      created_at, null, null
    from document_copies d
    where d.owner_id = v.owner_id and d.vehicle_id = v.id and d.mileage is not null and d.read_on is not null
    union all
    select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf, (to_json(x.entered_at) #>> '{}') as
      created_at, null, null
    from record_reading_copies x
    where x.owner_id = v.owner_id and x.vehicle_id = v.id
  ) told
) as readings, (
  select coalesce(json_agg(c order by c.from_date, c.id), '[]')
  from odometer_chapters c
  where c.owner_id = v.owner_id and c.vehicle_id = v.id
) as chapters
from vehicles v
where v.owner_id = $2 and v.id > $3
order by v.id
limit $4;

-- src/distances/distances.repository.ts DistancesRepository.instruments
-- GET /api/vehicles/distances?vehicle_id={id}
-- answers vehicle_id integer, odometer_unit text, total integer, readings json, chapters json
select v.id as vehicle_id, v.odometer_unit, (
  select count(*)::int
  from vehicles v
  where v.owner_id = $1 and v.id = $2
) as total, (
  select coalesce(json_agg(told), '[]')
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf,
      (to_json(r.created_at) #>> '{}') as created_at, r.version, r.said
    from odometer_readings r
    where r.owner_id = v.owner_id and r.vehicle_id = v.id
    union all
    select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name, e.date_performed_edtf,
      null, null, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is not null
    union all
    select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
    from ownership_chapters o
    where o.owner_id = v.owner_id and o.vehicle_id = v.id and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null
    union all
    select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null, (to_json(d.entered_at) #>> '{}') as
      created_at, null, null
    from document_copies d
    where d.owner_id = v.owner_id and d.vehicle_id = v.id and d.mileage is not null and d.read_on is not null
    union all
    select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf, (to_json(x.entered_at) #>> '{}') as
      created_at, null, null
    from record_reading_copies x
    where x.owner_id = v.owner_id and x.vehicle_id = v.id
  ) told
) as readings, (
  select coalesce(json_agg(c order by c.from_date, c.id), '[]')
  from odometer_chapters c
  where c.owner_id = v.owner_id and c.vehicle_id = v.id
) as chapters
from vehicles v
where v.owner_id = $3 and v.id = $4 and v.id > $5
order by v.id
limit $6;

-- src/handover/garage-handover.ts GarageHandover.isThere
-- a hand-over: hold
select 1
from vehicles
where owner_id = $1 and id = $2;

-- src/handover/garage-handover.ts GarageHandover.figures
-- a hand-over: hold
-- answers rows integer
select count(*)::int as rows
from odometer_chapters
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.figures
-- a hand-over: hold
-- answers rows integer
select count(*)::int as rows
from odometer_readings
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.figures
-- a hand-over: hold
-- answers rows integer
select count(*)::int as rows
from ownership_chapters
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.figures
-- a hand-over: hold
-- answers rows integer
select count(*)::int as rows
from parts
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.figures
-- a hand-over: hold
-- answers rows integer
select count(*)::int as rows
from vehicle_identities
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.refusal
-- a hand-over: hold
select 1
from collections
where owner_id = $1 and id = $2;

-- src/handover/garage-handover.ts GarageHandover.move
-- a hand-over: move
update document_copies
set vehicle_id = null
where owner_id = $1 and vehicle_id = $2;

-- src/handover/garage-handover.ts GarageHandover.turnChapters
-- a hand-over: move
update ownership_chapters
set owned_by = 'withheld', to_date_edtf = case when to_date is null then null else to_date_edtf end, to_date = coalesce(to_date,
  greatest(from_date, $1::date)), version = version + 1, updated_at = now()
where owner_id = $2 and vehicle_id = $3 and owned_by = 'me';

-- src/handover/garage-handover.ts GarageHandover.turnChapters
-- a hand-over: move
insert into ownership_chapters (owner_id, vehicle_id, owned_by, from_date, mileage)
select $1::int, id, 'me', $2::date, current_mileage
from vehicles
where owner_id = $3 and id = $4;

-- src/handover/garage-handover.ts collectionOf
-- a hand-over: move
-- answers id integer
select id
from collections
where owner_id = $1
order by id = $2 desc, id
limit 1;

-- src/handover/garage-handover.ts collectionOf
-- a hand-over: move
-- answers id integer
insert into collections (owner_id, name)
select $1::int, concat_ws(' ', year, make, model)
from vehicles
where owner_id = $2 and id = $3
returning id;

-- src/handover/garage-handover.ts note
-- a hand-over: move
insert into journal (owner_id, vehicle_id, kind, record_id, version, action, fields)
values ($1, $2, 'handover', $3, 1, 'created', $4::jsonb);

-- src/modifications/modifications.repository.ts ModificationsRepository.keep
with replicated as (
  select owner_id, (body ->> 'id')::int as id, body
  from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, body jsonb)
), kept as (
  insert into modification_copies (owner_id, id, vehicle_id, name, category, status)
  select owner_id, id, (body ->> 'vehicle_id')::int, body ->> 'name', body ->> 'category', body ->> 'status'
  from replicated
  order by owner_id, id
  on conflict (owner_id, id) do update
  set vehicle_id = excluded.vehicle_id, name = excluded.name, category = excluded.category, status = excluded.status
), dropped as (
  delete from modification_part_copies use
  using replicated
  where use.owner_id = replicated.owner_id and use.modification_id = replicated.id and not replicated.body -> 'part_ids' @>
    to_jsonb(use.part_id)
)
insert into modification_part_copies (owner_id, part_id, modification_id)
select owner_id, part_id::int, id
from replicated, jsonb_array_elements_text(body -> 'part_ids') as part_id
on conflict do nothing;

-- src/modifications/modifications.repository.ts ModificationsRepository.forget
delete from modification_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/modifications/modifications.repository.ts ModificationsRepository.removeAll
delete from modification_copies
where owner_id = $1;

-- src/odometer/odometer.repository.ts OdometerRepository.readingsOf
-- the book of a vehicle
-- answers id integer, vehicle_id integer, source text, read_on date, value integer, standing text, written_value integer, note text,
--   read_on_edtf text, created_at text, version integer
select told.id, told.vehicle_id, told.source, told.read_on, told.value, told.standing, told.written_value, told.note, told.read_on_edtf,
  told.created_at, told.version
from (
  select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf,
    (to_json(r.created_at) #>> '{}') as created_at, r.version, r.said
  from odometer_readings r
  where r.owner_id = $1 and r.vehicle_id = $2
  union all
  select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name, e.date_performed_edtf, null,
    null, e.said
  from service_event_copies e
  where e.owner_id = $3 and e.vehicle_id = $4 and e.status = 'Completed' and e.mileage_at_service is not null and e.date_performed is not
    null
  union all
  select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
  from ownership_chapters o
  where o.owner_id = $5 and o.vehicle_id = $6 and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null
  union all
  select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null, (to_json(d.entered_at) #>> '{}') as
    created_at, null, null
  from document_copies d
  where d.owner_id = $7 and d.vehicle_id = $8 and d.mileage is not null and d.read_on is not null
  union all
  select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf, (to_json(x.entered_at) #>> '{}') as
    created_at, null, null
  from record_reading_copies x
  where x.owner_id = $9 and x.vehicle_id = $10
) told
order by told.read_on desc, told.value desc, told.source, told.id;

-- src/odometer/odometer.repository.ts OdometerRepository.ledgersOf
-- PUT /api/vehicles/{id}
-- answers owner_id integer, id integer, odometer_unit text, version integer, current_mileage integer, untraced boolean, readings json,
--   undated json, chapters json
select v.owner_id, v.id, v.odometer_unit, v.odometer_version as version, v.current_mileage, exists (
  select
  from untraced_mileages u
  where u.owner_id = v.owner_id and u.vehicle_id = v.id
) as untraced, (
  select coalesce(json_agg(reading order by told.read_on desc, told.value desc, told.source, told.id), '[]')
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf,
      (to_json(r.created_at) #>> '{}') as created_at, r.version, r.said
    from odometer_readings r
    where r.owner_id = v.owner_id and r.vehicle_id = v.id
    union all
    select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name, e.date_performed_edtf,
      null, null, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is not null
    union all
    select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
    from ownership_chapters o
    where o.owner_id = v.owner_id and o.vehicle_id = v.id and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null
    union all
    select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null, (to_json(d.entered_at) #>> '{}') as
      created_at, null, null
    from document_copies d
    where d.owner_id = v.owner_id and d.vehicle_id = v.id and d.mileage is not null and d.read_on is not null
    union all
    select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf, (to_json(x.entered_at) #>> '{}') as
      created_at, null, null
    from record_reading_copies x
    where x.owner_id = v.owner_id and x.vehicle_id = v.id
  ) told, lateral (
    select told.source, told.id, told.read_on, told.read_on_edtf, told.value, told.standing, told.written_value, told.said
  ) reading
) as readings, (
  select coalesce(json_agg(undated), '[]')
  from (
    select 'service-event' as source, e.id, null::date as read_on, e.mileage_at_service as value, 'as-read' as standing, null::int as
      written_value, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is null
  ) undated
) as undated, (
  select coalesce(json_agg(said), '[]')
  from (
    select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
      c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence
    from odometer_chapters c
    where c.owner_id = v.owner_id and c.vehicle_id = v.id
  ) said
) as chapters
from vehicles v
where (v.owner_id, v.id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/odometer/odometer.repository.ts OdometerRepository.ledgersOf
-- odometers are told again
-- answers owner_id integer, id integer, odometer_unit text, version integer, current_mileage integer, untraced boolean, readings json,
--   undated json, chapters json
select v.owner_id, v.id, v.odometer_unit, v.odometer_version as version, v.current_mileage, exists (
  select
  from untraced_mileages u
  where u.owner_id = v.owner_id and u.vehicle_id = v.id
) as untraced, (
  select coalesce(json_agg(reading order by told.read_on desc, told.value desc, told.source, told.id), '[]')
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf,
      (to_json(r.created_at) #>> '{}') as created_at, r.version, r.said
    from odometer_readings r
    where r.owner_id = v.owner_id and r.vehicle_id = v.id
    union all
    select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name, e.date_performed_edtf,
      null, null, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is not null
    union all
    select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
    from ownership_chapters o
    where o.owner_id = v.owner_id and o.vehicle_id = v.id and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null
    union all
    select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null, (to_json(d.entered_at) #>> '{}') as
      created_at, null, null
    from document_copies d
    where d.owner_id = v.owner_id and d.vehicle_id = v.id and d.mileage is not null and d.read_on is not null
    union all
    select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf, (to_json(x.entered_at) #>> '{}') as
      created_at, null, null
    from record_reading_copies x
    where x.owner_id = v.owner_id and x.vehicle_id = v.id
  ) told, lateral (
    select told.source, told.id, told.read_on, told.read_on_edtf, told.value, told.standing, told.written_value, told.said
  ) reading
) as readings, (
  select coalesce(json_agg(undated), '[]')
  from (
    select 'service-event' as source, e.id, null::date as read_on, e.mileage_at_service as value, 'as-read' as standing, null::int as
      written_value, e.said
    from service_event_copies e
    where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.status = 'Completed' and e.mileage_at_service is not null and
      e.date_performed is null
  ) undated
) as undated, (
  select coalesce(json_agg(said), '[]')
  from (
    select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
      c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence
    from odometer_chapters c
    where c.owner_id = v.owner_id and c.vehicle_id = v.id
  ) said
) as chapters
from vehicles v
where (v.owner_id, v.id) > ($1::int, $2::int)
order by v.owner_id, v.id
limit $3;

-- src/odometer/odometer.repository.ts OdometerRepository.keepTold
-- PUT /api/vehicles/{id}
-- answers id integer, version integer
update vehicles v
set odometer_told = told.body, odometer_version = v.odometer_version + 1
from jsonb_to_recordset($1::jsonb) as told (owner_id int, body jsonb)
where v.owner_id = told.owner_id and v.id = (told.body ->> 'id')::int and v.odometer_told is distinct from told.body
returning v.id, v.odometer_version as version;

-- src/odometer/odometer.repository.ts OdometerRepository.chaptersOf
-- the book of a vehicle
-- answers id integer, vehicle_id integer, kind text, from_date date, to_date date, last_value integer, first_value integer, unit_before
--   text, reading_source text, reading_id integer, read_value integer, corrected_value integer, earlier_source text, earlier_id integer,
--   earlier_value integer, evidence text, created_at text, version integer
select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
  c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, (to_json(c.created_at) #>> '{}') as
  created_at, c.version
from odometer_chapters c
where c.owner_id = $1 and c.vehicle_id = $2
order by c.from_date desc, c.id desc;

-- src/odometer/odometer.repository.ts OdometerRepository.requireReading
-- PUT /api/odometer-readings/{id}
-- answers owner_id integer, id integer, vehicle_id integer, source text, read_on date, value integer, standing text, written_value integer,
--   note text, version integer
select r.owner_id, r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, r.version
from odometer_readings r
where r.owner_id = $1 and r.id = $2;

-- src/odometer/odometer.repository.ts OdometerRepository.requireChapter
-- PUT /api/odometer-chapters/{id}
-- answers owner_id integer, id integer, vehicle_id integer, kind text, from_date date, to_date date, last_value integer, first_value
--   integer, unit_before text, reading_source text, reading_id integer, read_value integer, corrected_value integer, earlier_source text,
--   earlier_id integer, earlier_value integer, evidence text, version integer
select c.owner_id, c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source,
  c.reading_id, c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, c.version
from odometer_chapters c
where c.owner_id = $1 and c.id = $2;

-- src/odometer/odometer.repository.ts OdometerRepository.vehiclesAmong
-- POST /api/imports/readings?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers id integer
select id
from vehicles
where owner_id = $1 and id = any($2::int[]);

-- src/odometer/odometer.repository.ts OdometerRepository.insertMany
-- POST /api/imports/readings?batch=018f6d3e-0000-7000-8000-000000000001&file_name=log.csv
-- answers id integer
with rows as materialized (
  select nextval(pg_get_serial_sequence('odometer_readings', 'id'))::int as id, r.*
  from jsonb_to_recordset($1::jsonb) as r (place int, vehicle_id int, read_on date, value int, standing text, note text)
), stored as (
  insert into odometer_readings (id, owner_id, vehicle_id, source, read_on, value, standing, note) overriding system value
  select id, $2::int, vehicle_id, 'by-hand', read_on, value, standing, note
  from rows
)
select id
from rows
order by place;

-- src/odometer/odometer.repository.ts OdometerRepository.removeUnchanged
-- POST /api/imports/readings/undo
-- answers owner_id integer, id integer, vehicle_id integer, source text, read_on date, value integer, standing text, written_value integer,
--   note text, version integer
delete from odometer_readings r
where r.owner_id = $1 and r.id = any($2::int[]) and r.version = 1 and not exists (
  select
  from odometer_chapters c
  where c.owner_id = r.owner_id and c.vehicle_id = r.vehicle_id and ((c.reading_source = r.source and c.reading_id = r.id) or
    (c.earlier_source = r.source and c.earlier_id = r.id))
)
returning r.owner_id, r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, r.version;

-- src/odometer/odometer.repository.ts OdometerRepository.removeUnchanged
-- POST /api/imports/readings/undo
-- answers kept integer
select count(*)::int as kept
from odometer_readings
where owner_id = $1 and id = any($2::int[]);

-- src/odometer/odometer.repository.ts OdometerRepository.removeReading
-- DELETE /api/odometer-readings/{id}
delete from odometer_readings
where owner_id = $1 and id = $2;

-- src/odometer/odometer.repository.ts OdometerRepository.removeSaidOf
-- DELETE /api/odometer-readings/{id}
delete from odometer_chapters
where owner_id = $1 and vehicle_id = $2 and ((reading_source = $3 and reading_id = $4) or (earlier_source = $5 and earlier_id = $6));

-- src/odometer/odometer.repository.ts OdometerRepository.removeChapter
-- DELETE /api/odometer-chapters/{id}
delete from odometer_chapters
where owner_id = $1 and id = $2;

-- src/odometer/odometer.repository.ts OdometerRepository.keepOfForm
-- PUT /api/vehicles/{id}
update odometer_readings
set standing = 'typing-error', version = version + 1, updated_at = now()
where owner_id = $1 and vehicle_id = $2 and source = 'vehicle' and read_on = (
  select ($3::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $4::int
  ), $5))::date
) and value > $6 and standing = 'as-read';

-- src/odometer/odometer.repository.ts OdometerRepository.keepOfForm
-- PUT /api/vehicles/{id}
insert into odometer_readings (owner_id, vehicle_id, source, read_on, value)
values ($1, $2, 'vehicle', (
  select ($3::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $4::int
  ), $5))::date
), $6);

-- src/odometer/odometer.repository.ts answered
-- PUT /api/odometer-readings/{id}
-- answers version integer, json json
select r.version, row_to_json(x) as json
from odometer_readings r, lateral (
  select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf, r.created_at,
    r.version
) x
where r.owner_id = $1 and r.id = $2;

-- src/odometer/odometer.repository.ts answered
-- PUT /api/odometer-chapters/{id}
-- answers version integer, json json
select c.version, row_to_json(x) as json
from odometer_chapters c, lateral (
  select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
    c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, c.created_at, c.version
) x
where c.owner_id = $1 and c.id = $2;

-- src/parts/part.fact.ts partRepublication.snapshots
-- parts are told again
-- answers owner_id integer, version integer, id integer, vehicle_id integer, name text, manufacturer text, part_number text, type text,
--   status text
select p.owner_id, p.version, p.id, p.vehicle_id, p.name, p.manufacturer, p.part_number, p.type, p.status
from parts p
where (p.owner_id, p.id) > ($1::int, $2::int)
order by p.owner_id, p.id
limit $3;

-- src/parts/parts.repository.ts PartsRepository.requireOwned
-- PUT /api/parts/{id}
-- answers owner_id integer, id integer, vehicle_id integer, name text, description text, part_number text, manufacturer text, type text,
--   status text, purchase_date date, purchase_date_edtf character varying, cost numeric, currency text, notes text, version integer
select owner_id, id, vehicle_id, name, description, part_number, manufacturer, type, status, purchase_date, purchase_date_edtf, cost,
  currency, notes, version
from parts
where owner_id = $1 and id = $2;

-- src/parts/parts.repository.ts PartsRepository.remove
-- DELETE /api/parts/{id}
delete from parts
where owner_id = $1 and id = $2;

-- src/parts/parts.repository.ts PartsRepository.install
-- answers owner_id integer, version integer, id integer, vehicle_id integer, name text, manufacturer text, part_number text, type text,
--   status text
update parts p
set status = 'Installed', version = p.version + 1, updated_at = now()
where (p.owner_id, p.vehicle_id, p.id) in (
  select owner_id, vehicle_id, part_id
  from jsonb_to_recordset($1::jsonb) as used (owner_id integer, vehicle_id integer, part_id integer)
) and p.status <> 'Installed'
returning p.owner_id, p.version, p.id, p.vehicle_id, p.name, p.manufacturer, p.part_number, p.type, p.status;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts
select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
  p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
  from service_event_part_copies use
  join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as service_events, coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
  from modification_part_copies use
  join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as modifications
from parts p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
where p.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $3::bigint
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $4
)
order by p.created_at desc, p.id desc;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?view=whole
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.created_at desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?view=row
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(p.description), 0) +
    coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.created_at desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.created_at asc, p.id asc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.name collate "und-x-icu" asc, p.id asc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?sort=cost
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by coalesce(p.cost, -1) desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.shortList
-- GET /api/parts?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $2::bigint as fits
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.status asc, p.id asc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts?limit=1
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0) as weight
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $5 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts?limit=1&cursor=…
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0) as weight
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($2::text::timestamptz, $3::integer)
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $7 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?search=a&type=OEM&status=Planned&vehicle_id={id}&collection_id={id}
select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
  p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
  from service_event_part_copies use
  join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as service_events, coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
  from modification_part_copies use
  join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as modifications
from parts p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
where p.owner_id = $1 and p.vehicle_id = $2 and v.collection_id = $3 and p.type = $4 and p.status = $5 and p.search_text like all(array(
  select folded(p)
  from unnest($6::text[]) p
)) and (
  select count(*) <= $7::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $8::bigint
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $9 and p.vehicle_id = $10 and v.collection_id = $11 and p.type = $12 and p.status = $13 and p.search_text like
    all(array(
    select folded(p)
    from unnest($14::text[]) p
  ))
)
order by p.created_at desc, p.id desc;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts?search=a&type=OEM&status=Planned&vehicle_id={id}&collection_id={id}&limit=1
with matching as materialized (
  select p.created_at as sort_key, p.id as sort_id
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1 and p.vehicle_id = $2 and v.collection_id = $3 and p.type = $4 and p.status = $5 and p.search_text like all(array(
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
      select 500 + 300 * (
        select count(*)
        from service_event_part_copies use
        where use.owner_id = p.owner_id and use.part_id = p.id
      ) + 300 * (
        select count(*)
        from modification_part_copies use
        where use.owner_id = p.owner_id and use.part_id = p.id
      ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)
      from parts p
      join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      where p.owner_id = $8 and p.vehicle_id = $9 and v.collection_id = $10 and p.type = $11 and p.status = $12 and p.search_text like
        all(array(
        select folded(p)
        from unnest($13::text[]) p
      )) and p.id = sort_id
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $16 and p.vehicle_id = $17 and v.collection_id = $18 and p.type = $19 and p.status = $20 and p.search_text like
      all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts/vehicles/{id}
select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
  p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
  from service_event_part_copies use
  join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as service_events, coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
  from modification_part_copies use
  join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
  where use.owner_id = p.owner_id and use.part_id = p.id
), '[]'::json) as modifications
from parts p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
where p.owner_id = $1 and p.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0)), 0) <= $4::bigint
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $5 and p.vehicle_id = $6
)
order by p.created_at desc, p.id desc;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts/vehicles/{id}
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0) as weight
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1 and p.vehicle_id = $2
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $3
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
  where place <= $4 and (place = 1 or before < $5::bigint)
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
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $6 and p.vehicle_id = $7 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/parts/parts.service.ts by EntityQuery.one
-- GET /api/parts/{id}
-- answers version integer, json json
select p.version as version, row_to_json(r) as json
from parts p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id, lateral (
  select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
    p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
    select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
      e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
    from service_event_part_copies use
    join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
    where use.owner_id = p.owner_id and use.part_id = p.id
  ), '[]'::json) as service_events, coalesce((
    select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
    from modification_part_copies use
    join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
    where use.owner_id = p.owner_id and use.part_id = p.id
  ), '[]'::json) as modifications
) r
where p.owner_id = $1 and p.id = $2;

-- src/provenance/identities.repository.ts IdentitiesRepository.requireOwned
-- PUT /api/vehicle-identities/{id}
-- answers owner_id integer, id integer, vehicle_id integer, kind text, name text, as_built text, as_fitted text, note text, version integer
select owner_id, id, vehicle_id, kind, name, as_built, as_fitted, note, version
from vehicle_identities
where owner_id = $1 and id = $2;

-- src/provenance/identities.repository.ts IdentitiesRepository.remove
-- DELETE /api/vehicle-identities/{id}
delete from vehicle_identities
where owner_id = $1 and id = $2;

-- src/provenance/identities.service.ts by EntityQuery.wholeList
-- GET /api/vehicle-identities
select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
  i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') = regexp_replace(upper(i.as_fitted),
  '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at, i.updated_at, i.version
from vehicle_identities i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $3::bigint
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $4
)
order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) asc, i.id asc;

-- src/provenance/identities.service.ts by EntityQuery.shortList
-- GET /api/vehicle-identities?sort=plate
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $2::bigint as fits
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) asc, i.id asc
  ) r
) end as json
from size;

-- src/provenance/identities.service.ts by EntityQuery.shortList
-- GET /api/vehicle-identities?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $2::bigint as fits
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by i.created_at desc, i.id desc
  ) r
) end as json
from size;

-- src/provenance/identities.service.ts by EntityQuery.page
-- GET /api/vehicle-identities?limit=1
with matching as not materialized (
  select array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) as sort_key, i.id as sort_id, 500 +
    coalesce(octet_length(i.note), 0) as weight
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/provenance/identities.service.ts by EntityQuery.wholeList
-- GET /api/vehicle-identities?search=a&vehicle_id={id}
select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
  i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') = regexp_replace(upper(i.as_fitted),
  '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at, i.updated_at, i.version
from vehicle_identities i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and i.vehicle_id = $2 and i.search_text like all(array(
  select folded(p)
  from unnest($3::text[]) p
)) and (
  select count(*) <= $4::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $5::bigint
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $6 and i.vehicle_id = $7 and i.search_text like all(array(
    select folded(p)
    from unnest($8::text[]) p
  ))
)
order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) asc, i.id asc;

-- src/provenance/identities.service.ts by EntityQuery.page
-- GET /api/vehicle-identities?search=a&vehicle_id={id}&limit=1
with matching as materialized (
  select array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) as sort_key, i.id as sort_id
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1 and i.vehicle_id = $2 and i.search_text like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(i.note), 0)
      from vehicle_identities i
      join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
      where i.owner_id = $5 and i.vehicle_id = $6 and i.search_text like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and i.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $8 and (place = 1 or before < $9::bigint)
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $10 and i.vehicle_id = $11 and i.search_text like all(array(
      select folded(p)
      from unnest($12::text[]) p
    )) and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/provenance/identities.service.ts by EntityQuery.one
-- GET /api/vehicle-identities/{id}
-- answers version integer, json json
select i.version as version, row_to_json(r) as json
from vehicle_identities i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id, lateral (
  select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
    i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
    regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
    i.updated_at, i.version
) r
where i.owner_id = $1 and i.id = $2;

-- src/provenance/ownership.repository.ts OwnershipRepository.requireOwned
-- PUT /api/ownership-chapters/{id}
-- answers owner_id integer, id integer, vehicle_id integer, owned_by text, owner_name text, from_date date, from_date_edtf character
--   varying, to_date date, to_date_edtf character varying, location text, mileage integer, acquired text, price numeric, currency text,
--   notes text, version integer
select owner_id, id, vehicle_id, owned_by, owner_name, from_date, from_date_edtf, to_date, to_date_edtf, location, mileage, acquired, price,
  currency, notes, version
from ownership_chapters
where owner_id = $1 and id = $2;

-- src/provenance/ownership.repository.ts OwnershipRepository.remove
-- DELETE /api/ownership-chapters/{id}
delete from ownership_chapters
where owner_id = $1 and id = $2;

-- src/provenance/ownership.service.ts by EntityQuery.wholeList
-- GET /api/ownership-chapters
select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
  c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at, c.version
from ownership_chapters c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
where c.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $3::bigint
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $4
)
order by coalesce(c.from_date, c.to_date) asc, c.id asc;

-- src/provenance/ownership.service.ts by EntityQuery.shortList
-- GET /api/ownership-chapters?sort=first
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $2::bigint as fits
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $4
    order by coalesce(c.from_date, c.to_date) asc, c.id asc
  ) r
) end as json
from size;

-- src/provenance/ownership.service.ts by EntityQuery.shortList
-- GET /api/ownership-chapters?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $2::bigint as fits
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $4
    order by c.created_at desc, c.id desc
  ) r
) end as json
from size;

-- src/provenance/ownership.service.ts by EntityQuery.page
-- GET /api/ownership-chapters?limit=1
with matching as not materialized (
  select coalesce(c.from_date, c.to_date) as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.notes), 0) as weight
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
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
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/provenance/ownership.service.ts by EntityQuery.wholeList
-- GET /api/ownership-chapters?search=a&vehicle_id={id}&owned_by=named
select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
  c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at, c.version
from ownership_chapters c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
where c.owner_id = $1 and c.vehicle_id = $2 and c.owned_by = $3 and c.search_text like all(array(
  select folded(p)
  from unnest($4::text[]) p
)) and (
  select count(*) <= $5::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $6::bigint
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $7 and c.vehicle_id = $8 and c.owned_by = $9 and c.search_text like all(array(
    select folded(p)
    from unnest($10::text[]) p
  ))
)
order by coalesce(c.from_date, c.to_date) asc, c.id asc;

-- src/provenance/ownership.service.ts by EntityQuery.page
-- GET /api/ownership-chapters?search=a&vehicle_id={id}&owned_by=named&limit=1
with matching as materialized (
  select coalesce(c.from_date, c.to_date) as sort_key, c.id as sort_id
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $1 and c.vehicle_id = $2 and c.owned_by = $3 and c.search_text like all(array(
    select folded(p)
    from unnest($4::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $5
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(c.notes), 0)
      from ownership_chapters c
      join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
      where c.owner_id = $6 and c.vehicle_id = $7 and c.owned_by = $8 and c.search_text like all(array(
        select folded(p)
        from unnest($9::text[]) p
      )) and c.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
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
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $12 and c.vehicle_id = $13 and c.owned_by = $14 and c.search_text like all(array(
      select folded(p)
      from unnest($15::text[]) p
    )) and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/provenance/ownership.service.ts by EntityQuery.one
-- GET /api/ownership-chapters/{id}
-- answers version integer, json json
select c.version as version, row_to_json(r) as json
from ownership_chapters c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id, lateral (
  select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
    c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at, c.version
) r
where c.owner_id = $1 and c.id = $2;

-- src/provenance/provenance.fact.ts republicationOf.snapshots
-- vehicle-identitys are told again
-- answers owner_id integer, version integer, id integer, vehicle_id integer
select owner_id, version, id, vehicle_id
from vehicle_identities
where (owner_id, id) > ($1::int, $2::int)
order by owner_id, id
limit $3;

-- src/provenance/provenance.fact.ts republicationOf.snapshots
-- ownership-chapters are told again
-- answers owner_id integer, version integer, id integer, vehicle_id integer
select owner_id, version, id, vehicle_id
from ownership_chapters
where (owner_id, id) > ($1::int, $2::int)
order by owner_id, id
limit $3;

-- src/provenance/provenance.service.ts by EntityQuery.page
-- GET /api/vehicles/{id}/provenance
with matching as not materialized (
  select array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) as sort_key, i.id as sort_id, 500 +
    coalesce(octet_length(i.note), 0) as weight
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1 and i.vehicle_id = $2
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $3
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
  where place <= $4 and (place = 1 or before < $5::bigint)
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
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $6 and i.vehicle_id = $7 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/provenance/provenance.service.ts by EntityQuery.wholeList
-- GET /api/vehicles/{id}/provenance
select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
  c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at, c.version
from ownership_chapters c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
where c.owner_id = $1 and c.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $4::bigint
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $5 and c.vehicle_id = $6
)
order by coalesce(c.from_date, c.to_date) asc, c.id asc;

-- src/provenance/provenance.service.ts by EntityQuery.shortList
-- GET /api/vehicles/{id}/provenance
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(c.notes), 0)), 0) <= $2::bigint as fits
  from ownership_chapters c
  join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
  where c.owner_id = $3 and c.vehicle_id = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
    from ownership_chapters c
    join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id
    where c.owner_id = $5 and c.vehicle_id = $6
    order by coalesce(c.from_date, c.to_date) asc, c.id asc
  ) r
) end as json
from size;

-- src/provenance/provenance.service.ts by EntityQuery.wholeList
-- GET /api/vehicles/{id}/provenance
select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
  i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') = regexp_replace(upper(i.as_fitted),
  '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at, i.updated_at, i.version
from vehicle_identities i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and i.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $4::bigint
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $5 and i.vehicle_id = $6
)
order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) asc, i.id asc;

-- src/provenance/provenance.service.ts by EntityQuery.shortList
-- GET /api/vehicles/{id}/provenance
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(i.note), 0)), 0) <= $2::bigint as fits
  from vehicle_identities i
  join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3 and i.vehicle_id = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
    from vehicle_identities i
    join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.vehicle_id = $6
    order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind) asc, i.id asc
  ) r
) end as json
from size;

-- src/provenance/provenance.service.ts ProvenanceService.vehicleOf
-- GET /api/vehicles/{id}/provenance
-- answers odometer_unit text, built_on date, today date
select v.odometer_unit, coalesce(v.birth_date, make_date(v.year, 12, 31)) as built_on, (
  select ($1::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $2::int
  ), $3))::date
) as today
from vehicles v
where v.owner_id = $4 and v.id = $5;

-- src/record-readings/record-readings.repository.ts RecordReadingsRepository.keep
-- answers owner_id integer, vehicle_id integer, id integer, read_on date, read_on_edtf text, value integer, was boolean
with told as (
  select *
  from jsonb_to_recordset($1::jsonb) as t (owner_id integer, id integer, vehicle_id integer, name text, read_on date, read_on_edtf text,
    mileage integer, entered_at timestamptz)
), readings as (
  select *
  from told
  where vehicle_id is not null and read_on is not null and mileage is not null
), before as (
  select owner_id, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at
  from record_reading_copies
  where source = $2 and (owner_id, id) in (
    select owner_id, id
    from told
  )
), forgotten as (
  delete from record_reading_copies
  where source = $3 and (owner_id, id) in (
    select owner_id, id
    from told except
    select owner_id, id
    from readings
  )
), kept as (
  insert into record_reading_copies (owner_id, source, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at)
  select owner_id, $4, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at
  from readings
  on conflict (owner_id, source, id) do update
  set vehicle_id = excluded.vehicle_id, name = excluded.name, read_on = excluded.read_on, read_on_edtf = excluded.read_on_edtf, mileage =
    excluded.mileage, entered_at = excluded.entered_at
)
select owner_id, vehicle_id, id, read_on, read_on_edtf, mileage as value, was
from ((
  select *, false as was
  from (
    select *
    from readings except
    select *
    from before
  ) as new
) union all (
  select *, true
  from (
    select *
    from before except
    select *
    from readings
  ) as old
)) as changed;

-- src/record-readings/record-readings.repository.ts RecordReadingsRepository.forget
-- answers owner_id integer, vehicle_id integer, id integer, read_on date, read_on_edtf text, value integer, was boolean
delete from record_reading_copies
where source = $1 and (owner_id, id) in (
  select *
  from unnest($2::int[], $3::int[])
)
returning owner_id, vehicle_id, id, read_on, read_on_edtf, mileage as value, true as was;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.keep
-- answers owner_id integer, vehicle_id integer
with replicated as (
  select *
  from jsonb_to_recordset($1::jsonb) as t (owner_id integer, id integer, vehicle_id integer, name text, type text, status text,
    date_performed date, date_performed_edtf text, mileage_at_service integer, part_ids integer[])
), readings as (
  select owner_id, id, vehicle_id, date_performed, date_performed_edtf, mileage_at_service
  from replicated
  where status = 'Completed' and date_performed is not null and mileage_at_service is not null
), before as (
  select owner_id, id, vehicle_id, date_performed, date_performed_edtf, mileage_at_service
  from service_event_copies
  where status = 'Completed' and date_performed is not null and mileage_at_service is not null and (owner_id, id) in (
    select owner_id, id
    from replicated
  )
), kept as (
  insert into service_event_copies as copy (owner_id, id, vehicle_id, name, type, status, date_performed, date_performed_edtf,
    mileage_at_service)
  select owner_id, id, vehicle_id, name, type, status, date_performed, date_performed_edtf, mileage_at_service
  from replicated
  on conflict (owner_id, id) do update
  set vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status, date_performed =
    excluded.date_performed, date_performed_edtf = excluded.date_performed_edtf, mileage_at_service = excluded.mileage_at_service, said =
    case when (copy.status = 'Completed', copy.mileage_at_service, copy.vehicle_id) is distinct from (excluded.status = 'Completed',
    excluded.mileage_at_service, excluded.vehicle_id) then excluded.said else copy.said end
), dropped as (
  delete from service_event_part_copies use
  using replicated
  where use.owner_id = replicated.owner_id and use.service_event_id = replicated.id and use.part_id <> all (replicated.part_ids)
), named as (
  insert into service_event_part_copies (owner_id, part_id, service_event_id)
  select replicated.owner_id, part_id, replicated.id
  from replicated
  cross join unnest(replicated.part_ids) as part_id
  on conflict do nothing
)
select owner_id, vehicle_id
from ((
  select *
  from readings except
  select *
  from before
) union (
  select *
  from before except
  select *
  from readings
)) as changed
group by 1, 2;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.forget
-- answers owner_id integer, vehicle_id integer
with gone as (
  delete from service_event_copies
  where (owner_id, id) in (
    select *
    from unnest($1::int[], $2::int[])
  )
  returning *
)
select owner_id, vehicle_id
from gone
where status = 'Completed' and date_performed is not null and mileage_at_service is not null
group by 1, 2;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeAll
delete from service_event_copies
where owner_id = $1;

-- src/shared/statements.ts written
-- POST /api/collections
-- answers version integer, json json
with saved as (
  insert into collections (owner_id,name,description)
  values ($1,$2,$3)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
  ) r
) as json
from saved c;

-- src/shared/statements.ts written
-- POST /api/vehicles
-- answers version integer, json json
with saved as (
  insert into vehicles
    (owner_id,collection_id,type,make,model,year,vin,purchase_date,birth_date,current_mileage,odometer_unit,nickname,color,description,notes,came_from)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($17::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $18::int
          ), $19))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
  ) r
) as json
from saved v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id;

-- src/shared/statements.ts written
-- POST /api/parts
-- answers version integer, json json
with saved as (
  insert into parts
    (owner_id,vehicle_id,name,description,part_number,manufacturer,type,status,purchase_date,purchase_date_edtf,cost,currency,notes)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
  ) r
) as json
from saved p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id;

-- src/shared/statements.ts written
-- PUT /api/collections/{id}
-- answers version integer, json json
with saved as (
  update collections
  set name = $1,description = $2, version = version + 1, updated_at = now()
  where owner_id = $3 and id = $4
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
  ) r
) as json
from saved c;

-- src/shared/statements.ts written
-- PUT /api/vehicles/{id}
-- answers version integer, json json
with saved as (
  update vehicles
  set collection_id = $1,type = $2,make = $3,model = $4,year = $5,vin = $6,purchase_date = $7,birth_date = $8,current_mileage =
    $9,odometer_unit = $10,nickname = $11,color = $12,description = $13,notes = $14, version = version + 1, updated_at = now()
  where owner_id = $15 and id = $16
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($17::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $18::int
          ), $19))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
  ) r
) as json
from saved v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id;

-- src/shared/statements.ts written
-- PUT /api/parts/{id}
-- answers version integer, json json
with saved as (
  update parts
  set name = $1,description = $2,part_number = $3,manufacturer = $4,type = $5,status = $6,purchase_date = $7,purchase_date_edtf = $8,cost =
    $9,currency = $10,notes = $11, version = version + 1, updated_at = now()
  where owner_id = $12 and id = $13
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
        'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc)
      from service_event_part_copies use
      join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as service_events, coalesce((
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
      from modification_part_copies use
      join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
      where use.owner_id = p.owner_id and use.part_id = p.id
    ), '[]'::json) as modifications
  ) r
) as json
from saved p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id;

-- src/shared/statements.ts written
-- POST /api/odometer-readings
-- answers version integer, json json
with saved as (
  insert into odometer_readings (owner_id,vehicle_id,source,read_on,value,standing,written_value,note)
  values ($1,$2,$3,$4,$5,$6,$7,$8)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf, r.created_at,
      r.version
  ) r
) as json
from saved r;

-- src/shared/statements.ts written
-- PUT /api/odometer-readings/{id}
-- answers version integer, json json
with saved as (
  update odometer_readings
  set read_on = $1,value = $2,standing = $3,written_value = $4,note = $5, version = version + 1, updated_at = now()
  where owner_id = $6 and id = $7
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note, null::text as read_on_edtf, r.created_at,
      r.version
  ) r
) as json
from saved r;

-- src/shared/statements.ts written
-- POST /api/odometer-chapters
-- answers version integer, json json
with saved as (
  insert into odometer_chapters
    (owner_id,vehicle_id,kind,from_date,to_date,last_value,first_value,unit_before,reading_source,reading_id,read_value,corrected_value,earlier_source,earlier_id,earlier_value,evidence)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
      c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, c.created_at, c.version
  ) r
) as json
from saved c;

-- src/shared/statements.ts written
-- PUT /api/odometer-chapters/{id}
-- answers version integer, json json
with saved as (
  update odometer_chapters
  set kind = $1,from_date = $2,to_date = $3,last_value = $4,first_value = $5,unit_before = $6,reading_source = $7,reading_id = $8,read_value
    = $9,corrected_value = $10,earlier_source = $11,earlier_id = $12,earlier_value = $13,evidence = $14, version = version + 1, updated_at =
    now()
  where owner_id = $15 and id = $16
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before, c.reading_source, c.reading_id,
      c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence, c.created_at, c.version
  ) r
) as json
from saved c;

-- src/shared/statements.ts written
-- POST /api/ownership-chapters
-- answers version integer, json json
with saved as (
  insert into ownership_chapters
    (owner_id,vehicle_id,owned_by,owner_name,from_date,from_date_edtf,to_date,to_date_edtf,location,mileage,acquired,price,currency,notes)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
  ) r
) as json
from saved c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id;

-- src/shared/statements.ts written
-- PUT /api/ownership-chapters/{id}
-- answers version integer, json json
with saved as (
  update ownership_chapters
  set owned_by = $1,owner_name = $2,from_date = $3,from_date_edtf = $4,to_date = $5,to_date_edtf = $6,location = $7,mileage = $8,acquired =
    $9,price = $10,currency = $11,notes = $12, version = version + 1, updated_at = now()
  where owner_id = $13 and id = $14
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date,
      c.to_date_edtf, c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at,
      c.version
  ) r
) as json
from saved c
join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id;

-- src/shared/statements.ts written
-- POST /api/vehicle-identities
-- answers version integer, json json
with saved as (
  insert into vehicle_identities (owner_id,vehicle_id,kind,name,as_built,as_fitted,note)
  values ($1,$2,$3,$4,$5,$6,$7)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
  ) r
) as json
from saved i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id;

-- src/shared/statements.ts written
-- PUT /api/vehicle-identities/{id}
-- answers version integer, json json
with saved as (
  update vehicle_identities
  set kind = $1,name = $2,as_built = $3,as_fitted = $4,note = $5, version = version + 1, updated_at = now()
  where owner_id = $6 and id = $7
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted, case when i.as_built is null or
      i.as_fitted is null then 'not-known' when regexp_replace(upper(i.as_built), '[\s.\-‐–/*_]', '', 'g') =
      regexp_replace(upper(i.as_fitted), '[\s.\-‐–/*_]', '', 'g') then 'matching' else 'replaced' end as match, i.note, i.created_at,
      i.updated_at, i.version
  ) r
) as json
from saved i
join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id;

-- src/vehicles/vehicle.fact.ts vehicleRepublication.snapshots
-- vehicles are told again
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, odometer_unit text, birth_date date
select v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.birth_date
from vehicles v
where (v.owner_id, v.id) > ($1::int, $2::int)
order by v.owner_id, v.id
limit $3;

-- src/vehicles/vehicle.read.ts requireVehicle
-- GET /api/parts/vehicles/{id}
select 1
from vehicles v
where v.owner_id = $1 and v.id = $2;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.requireOwned
-- PUT /api/vehicles/{id}
-- answers owner_id integer, id integer, collection_id integer, type text, make text, model text, year integer, vin text, purchase_date
--   date, birth_date date, current_mileage integer, odometer_unit text, nickname text, color text, description text, notes text, version
--   integer
select owner_id, id, collection_id, type, make, model, year, vin, purchase_date, birth_date, current_mileage, odometer_unit, nickname,
  color, description, notes, version
from vehicles
where owner_id = $1 and id = $2;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.remove
-- DELETE /api/vehicles/{id}
-- answers kind text, id integer, version integer
with gone_vehicles as (
  delete from vehicles v
  where v.owner_id = $1 and v.id = $2
  returning v.id, v.version, v.odometer_version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $3 and p.vehicle_id = v.id
  returning p.id, p.version
), gone_identities as (
  delete from vehicle_identities i
  using gone_vehicles v
  where i.owner_id = $4 and i.vehicle_id = v.id
  returning i.id, i.version
), gone_chapters as (
  delete from ownership_chapters c
  using gone_vehicles v
  where c.owner_id = $5 and c.vehicle_id = v.id
  returning c.id, c.version
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle-identity' as kind, id, version
from gone_identities
union all
select 'ownership-chapter' as kind, id, version
from gone_chapters
union all
select 'odometer' as kind, id, odometer_version
from gone_vehicles
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.removeAll
-- answers kind text, id integer, version integer
with gone_vehicles as (
  delete from vehicles v
  where v.owner_id = $1 and true
  returning v.id, v.version, v.odometer_version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $2 and p.vehicle_id = v.id
  returning p.id, p.version
), gone_identities as (
  delete from vehicle_identities i
  using gone_vehicles v
  where i.owner_id = $3 and i.vehicle_id = v.id
  returning i.id, i.version
), gone_chapters as (
  delete from ownership_chapters c
  using gone_vehicles v
  where c.owner_id = $4 and c.vehicle_id = v.id
  returning c.id, c.version
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle-identity' as kind, id, version
from gone_identities
union all
select 'ownership-chapter' as kind, id, version
from gone_chapters
union all
select 'odometer' as kind, id, odometer_version
from gone_vehicles
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.instrumentOf
-- GET /api/vehicles/{id}/odometer
-- answers current_mileage integer, odometer_unit text
select current_mileage, odometer_unit
from vehicles
where owner_id = $1 and id = $2;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.showMileages
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, odometer_unit text, birth_date date
update vehicles v
set current_mileage = shown.mileage, version = v.version + 1, updated_at = now()
from jsonb_to_recordset($1::jsonb) as shown (owner_id int, id int, mileage int)
where v.owner_id = shown.owner_id and v.id = shown.id
returning v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.birth_date;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/collections/{id}/vehicles
select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
  v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
  select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
  from (
    select age((
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
  ) a
) as vehicle_age, v.cover, v.created_at, v.updated_at
from vehicles v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
where v.owner_id = $4 and v.collection_id = $5 and (
  select count(*) <= $6::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0)), 0) <=
    $7::bigint
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $8 and v.collection_id = $9
)
order by v.created_at desc, v.id desc;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles
select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
  v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
  select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
  from (
    select age((
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
  ) a
) as vehicle_age, v.cover, v.created_at, v.updated_at
from vehicles v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
where v.owner_id = $4 and (
  select count(*) <= $5::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0)), 0) <=
    $6::bigint
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $7
)
order by v.created_at desc, v.id desc;

-- src/vehicles/vehicles.service.ts by EntityQuery.shortList
-- GET /api/vehicles?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) +
    coalesce(octet_length(v.notes), 0)), 0) <= $2::bigint as fits
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $7
    order by v.created_at desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.shortList
-- GET /api/vehicles?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) +
    coalesce(octet_length(v.notes), 0)), 0) <= $2::bigint as fits
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $7
    order by v.created_at asc, v.id asc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.shortList
-- GET /api/vehicles?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) +
    coalesce(octet_length(v.notes), 0)), 0) <= $2::bigint as fits
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $7
    order by (v.make || ' ' || v.model) collate "und-x-icu" asc, v.id asc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.shortList
-- GET /api/vehicles?sort=year
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) +
    coalesce(octet_length(v.notes), 0)), 0) <= $2::bigint as fits
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $7
    order by v.year desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.shortList
-- GET /api/vehicles?sort=mileage
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) +
    coalesce(octet_length(v.notes), 0)), 0) <= $2::bigint as fits
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($4::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $5::int
          ), $6))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $7
    order by coalesce(v.current_mileage::bigint * case v.odometer_unit when 'mi' then 25146 when 'km' then 15625 end, v.current_mileage -
      2147483648::bigint, -2147483649) desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?limit=1
with matching as not materialized (
  select v.created_at as sort_key, v.id as sort_id, 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0) as
    weight
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
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
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($5::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $6::int
          ), $7))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $8 and v.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?limit=1&cursor=…
with matching as not materialized (
  select v.created_at as sort_key, v.id as sort_id, 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0) as
    weight
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($2::text::timestamptz, $3::integer)
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
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($7::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $8::int
          ), $9))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $10 and v.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?search=a&type=Car&vehicle_id={id}&collection_id={id}
select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
  v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
  select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
  from (
    select age((
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
  ) a
) as vehicle_age, v.cover, v.created_at, v.updated_at
from vehicles v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
where v.owner_id = $4 and v.id = $5 and v.collection_id = $6 and v.type = $7 and v.search_text like all(array(
  select folded(p)
  from unnest($8::text[]) p
)) and (
  select count(*) <= $9::int and coalesce(sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0)), 0) <=
    $10::bigint
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $11 and v.id = $12 and v.collection_id = $13 and v.type = $14 and v.search_text like all(array(
    select folded(p)
    from unnest($15::text[]) p
  ))
)
order by v.created_at desc, v.id desc;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?search=a&type=Car&vehicle_id={id}&collection_id={id}&limit=1
with matching as materialized (
  select v.created_at as sort_key, v.id as sort_id
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1 and v.id = $2 and v.collection_id = $3 and v.type = $4 and v.search_text like all(array(
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
      select 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0)
      from vehicles v
      join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
      where v.owner_id = $7 and v.id = $8 and v.collection_id = $9 and v.type = $10 and v.search_text like all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and v.id = sort_id
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
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($14::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $15::int
          ), $16))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $17 and v.id = $18 and v.collection_id = $19 and v.type = $20 and v.search_text like all(array(
      select folded(p)
      from unnest($21::text[]) p
    )) and v.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/vehicles/vehicles.service.ts by EntityQuery.one
-- GET /api/vehicles/{id}
-- answers version integer, json json
select v.version as version, row_to_json(r) as json
from vehicles v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id, lateral (
  select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
    v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes, (
    select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
    from (
      select age((
        select ($1::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $2::int
        ), $3))::date
      )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
    ) a
  ) as vehicle_age, v.cover, v.created_at, v.updated_at
) r
where v.owner_id = $4 and v.id = $5;
