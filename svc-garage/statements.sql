-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

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
  returning v.id, v.version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $3 and p.vehicle_id = v.id
  returning p.id, p.version
), gone_collection as (
  delete from collections
  where owner_id = $4 and id = $5
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/collections/collections.repository.ts CollectionsRepository.removeAndMove
-- DELETE /api/collections/{id}?move_to={id}
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, birth_date date
with gone_collection as (
  delete from collections
  where owner_id = $1 and id = $2
)
update vehicles v
set collection_id = $3, version = version + 1, updated_at = now()
where v.owner_id = $4 and v.collection_id = $5
returning v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.birth_date;

-- src/collections/collections.repository.ts CollectionsRepository.removeAll
delete from collections
where owner_id = $1;

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(c.description), 0))::bigint as bytes
  from collections c
  where c.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
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

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(c.description), 0))::bigint as bytes
  from collections c
  where c.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
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

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections?sort=updated
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(c.description), 0))::bigint as bytes
  from collections c
  where c.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
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

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections?sort=vehicles
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(c.description), 0))::bigint as bytes
  from collections c
  where c.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
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
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $5 and c.id = sort_id
  ) r
), '[]') as json, (
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
) as last_id;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?limit=1&cursor=…
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $7 and c.id = sort_id
  ) r
), '[]') as json, (
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
) as last_id;

-- src/collections/collections.service.ts by EntityQuery.wholeList
-- GET /api/collections?search=a
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(c.description), 0))::bigint as bytes
  from collections c
  where c.owner_id = $1 and c.search_text like all(array(
    select folded(p)
    from unnest($2::text[]) p
  ))
)
select rows as total, case when rows <= $3::int and coalesce(bytes, 0) <= $4::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $5 and c.search_text like all(array(
      select folded(p)
      from unnest($6::text[]) p
    ))
    order by c.name collate "und-x-icu" asc, c.id asc
  ) r
) end as json
from size;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?search=a&limit=1
-- answers total integer, json json, last_key text, last_id integer
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.description), 0) as weight
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select c.id, c.name, c.description, (
      select count(*)::int
      from vehicles v
      where v.owner_id = c.owner_id and v.collection_id = c.id
    ) as vehicle_count, c.created_at, c.updated_at
    from collections c
    where c.owner_id = $6 and c.search_text like all(array(
      select folded(p)
      from unnest($7::text[]) p
    )) and c.id = sort_id
  ) r
), '[]') as json, (
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
) as last_id;

-- src/collections/collections.service.ts by EntityQuery.page
-- GET /api/collections?search=a&limit=1&cursor=…
-- answers total integer, json json, last_key text, last_id integer
with matching as materialized (
  select c.name collate "und-x-icu" as sort_key, c.id as sort_id, 500 + coalesce(octet_length(c.description), 0) as weight
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
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
), '[]') as json, (
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
) as last_id;

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
--   status text, purchase_date date, cost numeric, notes text, version integer
select owner_id, id, vehicle_id, name, description, part_number, manufacturer, type, status, purchase_date, cost, notes, version
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
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?view=row
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at
    from parts p
    join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    where p.owner_id = $4
    order by p.created_at desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?sort=cost
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
), '[]') as json, (
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
) as last_id;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts?limit=1&cursor=…
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
), '[]') as json, (
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
) as last_id;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts?search=a&type=OEM&status=Planned&vehicle_id={id}&collection_id={id}
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1 and p.vehicle_id = $2 and v.collection_id = $3 and p.type = $4 and p.status = $5 and p.search_text like all(array(
    select folded(p)
    from unnest($6::text[]) p
  ))
)
select rows as total, case when rows <= $7::int and coalesce(bytes, 0) <= $8::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
    where p.owner_id = $9 and p.vehicle_id = $10 and v.collection_id = $11 and p.type = $12 and p.status = $13 and p.search_text like
      all(array(
      select folded(p)
      from unnest($14::text[]) p
    ))
    order by p.created_at desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.page
-- GET /api/parts?search=a&type=OEM&status=Planned&vehicle_id={id}&collection_id={id}&limit=1
-- answers total integer, json json, last_key text, last_id integer
with matching as materialized (
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
  from page
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $8 and (place = 1 or before < $9::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
    where p.owner_id = $10 and p.vehicle_id = $11 and v.collection_id = $12 and p.type = $13 and p.status = $14 and p.search_text like
      all(array(
      select folded(p)
      from unnest($15::text[]) p
    )) and p.id = sort_id
  ) r
), '[]') as json, (
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
) as last_id;

-- src/parts/parts.service.ts by EntityQuery.wholeList
-- GET /api/parts/vehicles/{id}
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + 300 * (
    select count(*)
    from service_event_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + 300 * (
    select count(*)
    from modification_part_copies use
    where use.owner_id = p.owner_id and use.part_id = p.id
  ) + coalesce(octet_length(p.description), 0) + coalesce(octet_length(p.notes), 0))::bigint as bytes
  from parts p
  join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  where p.owner_id = $1 and p.vehicle_id = $2
)
select rows as total, case when rows <= $3::int and coalesce(bytes, 0) <= $4::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
    where p.owner_id = $5 and p.vehicle_id = $6
    order by p.created_at desc, p.id desc
  ) r
) end as json
from size;

-- src/parts/parts.service.ts by EntityQuery.one
-- GET /api/parts/{id}
-- answers version integer, json json
select p.version as version, row_to_json(r) as json
from parts p
join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id, lateral (
  select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
    p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
    select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
      order by e.date_performed desc nulls last, e.id desc)
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

-- src/service-events/service-events.repository.ts ServiceEventsRepository.keep
with replicated as (
  select *
  from jsonb_to_recordset($1::jsonb) as t (owner_id integer, id integer, vehicle_id integer, name text, type text, status text,
    date_performed date, mileage_at_service integer, part_ids integer[])
), kept as (
  insert into service_event_copies (owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service)
  select owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service
  from replicated
  on conflict (owner_id, id) do update
  set vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status, date_performed =
    excluded.date_performed, mileage_at_service = excluded.mileage_at_service
), dropped as (
  delete from service_event_part_copies use
  using replicated
  where use.owner_id = replicated.owner_id and use.service_event_id = replicated.id and use.part_id <> all (replicated.part_ids)
)
insert into service_event_part_copies (owner_id, part_id, service_event_id)
select replicated.owner_id, part_id, replicated.id
from replicated
cross join unnest(replicated.part_ids) as part_id
on conflict do nothing;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.forget
delete from service_event_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeAll
delete from service_event_copies
where owner_id = $1;

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
  set collection_id = $1,type = $2,make = $3,model = $4,year = $5,vin = $6,purchase_date = $7,birth_date = $8,current_mileage = $9,nickname
    = $10,color = $11,description = $12,notes = $13, version = version + 1, updated_at = now()
  where owner_id = $14 and id = $15
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($16::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $17::int
          ), $18))::date
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
  set name = $1,description = $2,part_number = $3,manufacturer = $4,type = $5,status = $6,purchase_date = $7,cost = $8,notes = $9, version =
    version + 1, updated_at = now()
  where owner_id = $10 and id = $11
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
-- answers version integer, json json
with saved as (
  insert into parts (owner_id,vehicle_id,name,description,part_number,manufacturer,type,status,purchase_date,cost,notes)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type, p.status,
      p.purchase_date, p.cost, p.notes, p.created_at, p.updated_at, coalesce((
      select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
        order by e.date_performed desc nulls last, e.id desc)
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
-- answers version integer, json json
with saved as (
  insert into vehicles
    (owner_id,collection_id,type,make,model,year,vin,purchase_date,birth_date,current_mileage,nickname,color,description,notes)
  values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)
  returning *
)
select (
  select version
  from saved
) as version, (
  select row_to_json(r)
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($15::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $16::int
          ), $17))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
  ) r
) as json
from saved v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id;

-- src/vehicles/vehicle.fact.ts vehicleRepublication.snapshots
-- vehicles are told again
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, birth_date date
select v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.birth_date
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
--   date, birth_date date, current_mileage integer, nickname text, color text, description text, notes text, version integer
select owner_id, id, collection_id, type, make, model, year, vin, purchase_date, birth_date, current_mileage, nickname, color, description,
  notes, version
from vehicles
where owner_id = $1 and id = $2;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.remove
-- DELETE /api/vehicles/{id}
-- answers kind text, id integer, version integer
with gone_vehicles as (
  delete from vehicles v
  where v.owner_id = $1 and v.id = $2
  returning v.id, v.version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $3 and p.vehicle_id = v.id
  returning p.id, p.version
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.removeAll
-- answers kind text, id integer, version integer
with gone_vehicles as (
  delete from vehicles v
  where v.owner_id = $1 and true
  returning v.id, v.version
), gone_parts as (
  delete from parts p
  using gone_vehicles v
  where p.owner_id = $2 and p.vehicle_id = v.id
  returning p.id, p.version
)
select 'part' as kind, id, version
from gone_parts
union all
select 'vehicle' as kind, id, version
from gone_vehicles;

-- src/vehicles/vehicles.repository.ts VehiclesRepository.raiseMileage
-- answers owner_id integer, version integer, id integer, collection_id integer, type text, make text, model text, year integer, nickname
--   text, current_mileage integer, birth_date date
with highest as (
  select owner_id, vehicle_id as id, max(mileage) as mileage
  from jsonb_to_recordset($1::jsonb) as r (owner_id integer, vehicle_id integer, mileage integer)
  group by owner_id, vehicle_id
)
update vehicles v
set current_mileage = highest.mileage, version = v.version + 1, updated_at = now()
from highest
where v.owner_id = highest.owner_id and v.id = highest.id and (v.current_mileage is null or v.current_mileage < highest.mileage)
returning v.owner_id, v.version, v.id, v.collection_id, v.type, v.make, v.model, v.year, v.nickname, v.current_mileage, v.birth_date;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/collections/{id}/vehicles
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1 and v.collection_id = $2
)
select rows as total, case when rows <= $3::int and coalesce(bytes, 0) <= $4::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
    where v.owner_id = $8 and v.collection_id = $9
    order by v.created_at desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?sort=year
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?sort=mileage
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1
)
select rows as total, case when rows <= $2::int and coalesce(bytes, 0) <= $3::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
    order by coalesce(v.current_mileage, -1) desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?limit=1
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
), '[]') as json, (
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
) as last_id;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?limit=1&cursor=…
-- answers total integer, json json, last_key text, last_id integer
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
  from page
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
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
), '[]') as json, (
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
) as last_id;

-- src/vehicles/vehicles.service.ts by EntityQuery.wholeList
-- GET /api/vehicles?search=a&type=Car&collection_id={id}
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, sum(500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0))::bigint as bytes
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1 and v.collection_id = $2 and v.type = $3 and v.search_text like all(array(
    select folded(p)
    from unnest($4::text[]) p
  ))
)
select rows as total, case when rows <= $5::int and coalesce(bytes, 0) <= $6::bigint then (
  select coalesce(json_agg(r), '[]')
  from (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
    where v.owner_id = $10 and v.collection_id = $11 and v.type = $12 and v.search_text like all(array(
      select folded(p)
      from unnest($13::text[]) p
    ))
    order by v.created_at desc, v.id desc
  ) r
) end as json
from size;

-- src/vehicles/vehicles.service.ts by EntityQuery.page
-- GET /api/vehicles?search=a&type=Car&collection_id={id}&limit=1
-- answers total integer, json json, last_key text, last_id integer
with matching as materialized (
  select v.created_at as sort_key, v.id as sort_id, 500 + coalesce(octet_length(v.description), 0) + coalesce(octet_length(v.notes), 0) as
    weight
  from vehicles v
  join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
  where v.owner_id = $1 and v.collection_id = $2 and v.type = $3 and v.search_text like all(array(
    select folded(p)
    from unnest($4::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $5
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from page
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $6 and (place = 1 or before < $7::bigint)
), last as (
  select *
  from shown
  order by place desc
  limit 1
)
select (
  select count(*)::int
  from matching
) as total, coalesce((
  select json_agg(r order by place)
  from shown, lateral (
    select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
      v.current_mileage, v.nickname, v.color, v.description, v.notes, (
      select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
      from (
        select age((
          select ($8::timestamptz at time zone coalesce((
            select name
            from time_zones
            where owner_id = $9::int
          ), $10))::date
        )::timestamp, coalesce(v.birth_date, make_date(v.year, 1, 1))::timestamp) as age offset 0
      ) a
    ) as vehicle_age, v.cover, v.created_at, v.updated_at
    from vehicles v
    join collections c on c.owner_id = v.owner_id and c.id = v.collection_id
    where v.owner_id = $11 and v.collection_id = $12 and v.type = $13 and v.search_text like all(array(
      select folded(p)
      from unnest($14::text[]) p
    )) and v.id = sort_id
  ) r
), '[]') as json, (
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
) as last_id;

-- src/vehicles/vehicles.service.ts by EntityQuery.one
-- GET /api/vehicles/{id}
-- answers version integer, json json
select v.version as version, row_to_json(r) as json
from vehicles v
join collections c on c.owner_id = v.owner_id and c.id = v.collection_id, lateral (
  select v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date, v.birth_date,
    v.current_mileage, v.nickname, v.color, v.description, v.notes, (
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
