-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from import_categories
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from import_tables
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
insert into part_copies as copy (owner_id, id, vehicle_id, name, manufacturer, part_number, status)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int,(body ->> 'name')::text,(body ->> 'manufacturer')::text,(body ->>
  'part_number')::text,(body ->> 'status')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id,name = excluded.name,manufacturer = excluded.manufacturer,part_number = excluded.part_number,status =
  excluded.status;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
insert into vehicle_copies as copy (owner_id, id, type, make, model, year, nickname, current_mileage, birth_date, odometer_unit,
  mileage_seen_on)
select owner_id, (body ->> 'id')::int, (body ->> 'type')::text,(body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body
  ->> 'nickname')::text,(body ->> 'current_mileage')::int,(body ->> 'birth_date')::date,coalesce(body ->> 'odometer_unit', 'mi'),(at at time
  zone coalesce((
  select name
  from time_zones
  where owner_id = replicated.owner_id::int
), $1))::date
from jsonb_to_recordset($2::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set type = excluded.type,make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname,current_mileage =
  excluded.current_mileage,birth_date = excluded.birth_date,odometer_unit = excluded.odometer_unit,mileage_seen_on = case when
  copy.current_mileage is distinct from excluded.current_mileage then excluded.mileage_seen_on else copy.mileage_seen_on end;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from part_copies
where (owner_id, vehicle_id) in (
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
-- POST /api/service-schedules
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[])
union all
select 1 as target, id, null::int as whole
from service_event_templates
where owner_id = $3 and id = any($4::int[]);

-- ../packages/fact-log/src/references.ts References.lookUp
-- POST /api/service/vehicles/{id}/schedules/from-template/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[])
union all
select 1 as target, id, null::int as whole
from schedule_templates
where owner_id = $3 and id = any($4::int[]);

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of service-events
with matching as not materialized (
  select e.id as sort_key, e.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0) as weight
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
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
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $5 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of service-event-templates
with matching as not materialized (
  select t.id as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
    coalesce(octet_length(t.recommended_parts::text), 0) as weight
  from service_event_templates t
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
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of schedule-templates
with matching as not materialized (
  select m.id as sort_key, m.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0) as weight
  from schedule_templates m
  where m.owner_id = $1
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
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $5 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of service-schedules
with matching as not materialized (
  select s.id as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of import-categories
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 as weight
  from import_categories c
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
    select c.id, c.name, c.type, c.chosen_at
    from import_categories c
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of import-tables
with matching as not materialized (
  select t.id as sort_key, t.id as sort_id, 500 as weight
  from import_tables t
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
    select t.id, t.headers, t.kind, t.columns, t.unit, t.currency, t.chosen_at
    from import_tables t
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of journal-service
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/service/events?search=o&type=Regular Maintenance&status=Completed&ahead=true&vehicle_id={id}&to_complete=true
with matching as materialized (
  select coalesce(e.date_performed, '-infinity') as sort_key, e.id as sort_id
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $1 and e.vehicle_id = $2 and e.type = $3 and e.status = $4 and e.to_complete and e.search_text || E'\n' ||
    v.search_text like all(array(
    select folded(p)
    from unnest($5::text[]) p
  )) and e.date_performed > (
    select ($6::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $7::int
    ), $8))::date
  )
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $9
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + 300 * (
        select count(*)
        from service_event_parts s
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) + (
        select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
        from event_photo_copies h
        where h.owner_id = e.owner_id and h.service_event_id = e.id
      ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)
      from service_events e
      join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
      where e.owner_id = $10 and e.vehicle_id = $11 and e.type = $12 and e.status = $13 and e.to_complete and e.search_text || E'\n' ||
        v.search_text like all(array(
        select folded(p)
        from unnest($14::text[]) p
      )) and e.date_performed > (
        select ($15::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $16::int
        ), $17))::date
      ) and e.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $18 and (place = 1 or before < $19::bigint)
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
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $20 and e.vehicle_id = $21 and e.type = $22 and e.status = $23 and e.to_complete and e.search_text || E'\n' ||
      v.search_text like all(array(
      select folded(p)
      from unnest($24::text[]) p
    )) and e.date_performed > (
      select ($25::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $26::int
      ), $27))::date
    ) and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/service/schedules/templates?search=o
with matching as materialized (
  select m.name collate "und-x-icu" as sort_key, m.id as sort_id
  from schedule_templates m
  where m.owner_id = $1 and m.search_text like all(array(
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
      select 500 + (
        select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
          octet_length(t.recommended_parts::text)), 0)
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      ) + coalesce(octet_length(m.description), 0)
      from schedule_templates m
      where m.owner_id = $4 and m.search_text like all(array(
        select folded(p)
        from unnest($5::text[]) p
      )) and m.id = sort_id
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
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $8 and m.search_text like all(array(
      select folded(p)
      from unnest($9::text[]) p
    )) and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/book/book.repository.ts BookRepository.weightOf
-- the book of a vehicle
-- answers rows integer, bytes bigint
select coalesce(sum(1 + parts), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes
from (
  select (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) as parts, coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0) as
    bytes
  from service_events e
  where e.owner_id = $1 and e.vehicle_id = $2 and e.status = 'Completed'
) kept;

-- src/book/book.repository.ts BookRepository.of
-- the book of a vehicle
-- answers json json
select json_build_object('events', coalesce(json_agg(r), '[]')) as json
from (
  select e.id, e.name, e.type, e.date_performed, e.date_performed_edtf, e.mileage_at_service, e.cost, e.currency, e.converted_cost,
    e.converted_currency, e.description, e.notes, e.report_content as report, (
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'manufacturer', p.manufacturer, 'part_number', p.part_number,
      'quantity', s.quantity) order by s.place), '[]')
    from service_event_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) as parts, e.created_at
  from service_events e
  where e.owner_id = $1 and e.vehicle_id = $2 and e.status = 'Completed'
  order by e.id
) r;

-- src/book/book.service.ts by References.lookUp
-- the book of a vehicle
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/costs/costs.service.ts by costTotals
-- GET /api/service/costs
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind,
      coalesce(e.converted_cost, e.cost) as amount, coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as
      by_rate
    from service_events e
    where e.owner_id = $1 and e.status = 'Completed' and e.cost is not null
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
-- GET /api/service/costs?vehicle_id={id}&from=2026-05-01&to=2026-05-01
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind,
      coalesce(e.converted_cost, e.cost) as amount, coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as
      by_rate
    from service_events e
    where e.owner_id = $1 and e.vehicle_id = $2 and e.status = 'Completed' and e.cost is not null
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
-- GET /api/service/costs/sums
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind,
      coalesce(e.converted_cost, e.cost) as amount, coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as
      by_rate
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $1 and e.status = 'Completed' and e.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/costs/costs.service.ts by costSums
-- GET /api/service/costs/sums?vehicle_id={id}&search=a
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select e.vehicle_id, case when e.date_performed_edtf ~ '[X/]' then null else e.date_performed end as day, e.type as kind,
      coalesce(e.converted_cost, e.cost) as amount, coalesce(e.converted_currency, e.currency) as currency, e.converted_cost is not null as
      by_rate
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $1 and e.vehicle_id = $2 and e.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($3::text[]) p
    )) and e.status = 'Completed' and e.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/due-points/due-points.repository.ts DuePointsRepository.nextOwner
-- what is due is told
-- answers owner_id integer
select min(owner_id) as owner_id
from due_marks
where owner_id > $1::int;

-- src/due-points/due-points.repository.ts DuePointsRepository.takeMarks
-- what is due is told
-- answers vehicle_id integer
delete from due_marks
where owner_id = $1 and vehicle_id in (
  select vehicle_id
  from due_marks
  where owner_id = $2
  order by vehicle_id
  limit $3
)
returning vehicle_id;

-- src/due-points/due-points.repository.ts DuePointsRepository.told
-- what is due is told
-- answers id integer, version integer, vehicle_id integer, source text, body jsonb
select id, version, vehicle_id, source, body
from due_points
where owner_id = $1 and vehicle_id = any($2::int[]);

-- src/due-points/due-points.repository.ts DuePointsRepository.plannedEvents
-- what is due is told
-- answers id integer, vehicle_id integer, name text, date_performed date
select e.id, e.vehicle_id, e.name, e.date_performed
from service_events e
where e.owner_id = $1 and e.vehicle_id = any($2::int[]) and e.status <> 'Completed' and e.date_performed is not null and
  e.date_performed_edtf is null;

-- src/due-points/due-points.repository.ts DuePointsRepository.add
-- what is due is told
-- answers id integer, version integer, vehicle_id integer, source text, body jsonb
insert into due_points (owner_id, vehicle_id, source, body)
select $1::int, vehicle_id, source, body
from jsonb_to_recordset($2::jsonb) as given (vehicle_id int, source text, body jsonb)
returning id, version, vehicle_id, source, body;

-- src/due-points/due-points.repository.ts DuePointsRepository.change
-- what is due is told
update due_points p
set version = given.version, body = given.body
from jsonb_to_recordset($1::jsonb) as given (id int, version int, body jsonb)
where p.owner_id = $2 and p.id = given.id;

-- src/due-points/due-points.repository.ts DuePointsRepository.remove
-- what is due is told
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

-- src/due/due.repository.ts DueRepository.rowsOf
-- GET /api/service/due
-- answers vehicle_id integer, make text, model text, year integer, nickname text, current_mileage integer, odometer_unit text,
--   mileage_seen_on date, pace jsonb, birth_date date, service_schedule_id integer, schedule_name text, template_id integer, name text,
--   type text, estimated_cost numeric, currency text, recurrence_type text, recurrence_time_interval integer, recurrence_mileage_interval
--   integer, recurrence_total_mileage integer, recurrence_total_age integer, distance_unit text, added_on date, added_at_mileage integer,
--   last_id integer, last_date_performed date, last_date_performed_edtf character varying, last_mileage integer, last_counted integer,
--   last_date date, planned_id integer, planned_date date, planned_date_edtf character varying
select distinct on (s.vehicle_id, n.template_id) s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.mileage_seen_on, o.pace, v.birth_date, s.id as service_schedule_id, s.name as schedule_name, t.id as template_id, t.name, t.type,
  t.estimated_cost, t.currency, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval, t.recurrence_total_mileage,
  t.recurrence_total_age, t.distance_unit, n.added_on, n.added_at_mileage, d.id as last_id, d.date_performed as last_date_performed,
  d.date_performed_edtf as last_date_performed_edtf, d.mileage_at_service as last_mileage, d.counted as last_counted, d.day as last_date,
  p.id as planned_id, p.date_performed as planned_date, p.date_performed_edtf as planned_date_edtf
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
left join odometer_copies o on o.owner_id = s.owner_id and o.id = s.vehicle_id
join service_schedule_entries n on n.owner_id = s.owner_id and n.service_schedule_id = s.id
join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf, e.mileage_at_service, (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int as counted, coalesce((
    select least(greatest((
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    ), e.date_performed), case length(ends) when 10 then ends::date when 7 then ((ends || '-01')::date + interval '1 month - 1 day')::date
      when 4 then (replace(ends, 'X', '9') || '-12-31')::date end)
    from rtrim(regexp_replace(e.date_performed_edtf, '^.*/', ''), '~?%') ends
    where e.date_performed_edtf is not null
  ), e.date_performed, (e.created_at at time zone coalesce((
    select name
    from time_zones
    where owner_id = $4::int
  ), $5))::date) as day
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status = 'Completed'
  order by day desc, e.id desc
  limit 1
) d on true
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status <> 'Completed'
  order by e.date_performed, e.id
  limit 1
) p on true
where s.owner_id = $6 and s.is_active
order by s.vehicle_id, n.template_id, n.place
limit $7;

-- src/due/due.repository.ts DueRepository.rowsOf
-- GET /api/service/due?vehicle_id={id}&status=Overdue&needs_attention=true
-- answers vehicle_id integer, make text, model text, year integer, nickname text, current_mileage integer, odometer_unit text,
--   mileage_seen_on date, pace jsonb, birth_date date, service_schedule_id integer, schedule_name text, template_id integer, name text,
--   type text, estimated_cost numeric, currency text, recurrence_type text, recurrence_time_interval integer, recurrence_mileage_interval
--   integer, recurrence_total_mileage integer, recurrence_total_age integer, distance_unit text, added_on date, added_at_mileage integer,
--   last_id integer, last_date_performed date, last_date_performed_edtf character varying, last_mileage integer, last_counted integer,
--   last_date date, planned_id integer, planned_date date, planned_date_edtf character varying
select distinct on (s.vehicle_id, n.template_id) s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.mileage_seen_on, o.pace, v.birth_date, s.id as service_schedule_id, s.name as schedule_name, t.id as template_id, t.name, t.type,
  t.estimated_cost, t.currency, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval, t.recurrence_total_mileage,
  t.recurrence_total_age, t.distance_unit, n.added_on, n.added_at_mileage, d.id as last_id, d.date_performed as last_date_performed,
  d.date_performed_edtf as last_date_performed_edtf, d.mileage_at_service as last_mileage, d.counted as last_counted, d.day as last_date,
  p.id as planned_id, p.date_performed as planned_date, p.date_performed_edtf as planned_date_edtf
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
left join odometer_copies o on o.owner_id = s.owner_id and o.id = s.vehicle_id
join service_schedule_entries n on n.owner_id = s.owner_id and n.service_schedule_id = s.id
join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf, e.mileage_at_service, (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int as counted, coalesce((
    select least(greatest((
      select ($1::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $2::int
      ), $3))::date
    ), e.date_performed), case length(ends) when 10 then ends::date when 7 then ((ends || '-01')::date + interval '1 month - 1 day')::date
      when 4 then (replace(ends, 'X', '9') || '-12-31')::date end)
    from rtrim(regexp_replace(e.date_performed_edtf, '^.*/', ''), '~?%') ends
    where e.date_performed_edtf is not null
  ), e.date_performed, (e.created_at at time zone coalesce((
    select name
    from time_zones
    where owner_id = $4::int
  ), $5))::date) as day
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status = 'Completed'
  order by day desc, e.id desc
  limit 1
) d on true
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status <> 'Completed'
  order by e.date_performed, e.id
  limit 1
) p on true
where s.owner_id = $6 and s.is_active and s.vehicle_id = any($7::int[])
order by s.vehicle_id, n.template_id, n.place
limit $8;

-- src/due/due.repository.ts DueRepository.rowsOf
-- what is due is told
-- answers vehicle_id integer, make text, model text, year integer, nickname text, current_mileage integer, odometer_unit text,
--   mileage_seen_on date, pace jsonb, birth_date date, service_schedule_id integer, schedule_name text, template_id integer, name text,
--   type text, estimated_cost numeric, currency text, recurrence_type text, recurrence_time_interval integer, recurrence_mileage_interval
--   integer, recurrence_total_mileage integer, recurrence_total_age integer, distance_unit text, added_on date, added_at_mileage integer,
--   last_id integer, last_date_performed date, last_date_performed_edtf character varying, last_mileage integer, last_counted integer,
--   last_date date, planned_id integer, planned_date date, planned_date_edtf character varying
select distinct on (s.vehicle_id, n.template_id) s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit,
  v.mileage_seen_on, o.pace, v.birth_date, s.id as service_schedule_id, s.name as schedule_name, t.id as template_id, t.name, t.type,
  t.estimated_cost, t.currency, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval, t.recurrence_total_mileage,
  t.recurrence_total_age, t.distance_unit, n.added_on, n.added_at_mileage, d.id as last_id, d.date_performed as last_date_performed,
  d.date_performed_edtf as last_date_performed_edtf, d.mileage_at_service as last_mileage, d.counted as last_counted, d.day as last_date,
  p.id as planned_id, p.date_performed as planned_date, p.date_performed_edtf as planned_date_edtf
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
left join odometer_copies o on o.owner_id = s.owner_id and o.id = s.vehicle_id
join service_schedule_entries n on n.owner_id = s.owner_id and n.service_schedule_id = s.id
join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf, e.mileage_at_service, (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int as counted, coalesce((
    select least(greatest('9999-12-31'::date, e.date_performed), case length(ends) when 10 then ends::date when 7 then ((ends ||
      '-01')::date + interval '1 month - 1 day')::date when 4 then (replace(ends, 'X', '9') || '-12-31')::date end)
    from rtrim(regexp_replace(e.date_performed_edtf, '^.*/', ''), '~?%') ends
    where e.date_performed_edtf is not null
  ), e.date_performed, (e.created_at at time zone coalesce((
    select name
    from time_zones
    where owner_id = $1::int
  ), $2))::date) as day
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status = 'Completed'
  order by day desc, e.id desc
  limit 1
) d on true
left join lateral (
  select e.id, e.date_performed, e.date_performed_edtf
  from service_events e
  where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id and e.status <> 'Completed'
  order by e.date_performed, e.id
  limit 1
) p on true
where s.owner_id = $3 and s.is_active and s.vehicle_id = any($4::int[])
order by s.vehicle_id, n.template_id, n.place
limit $5;

-- src/due/due.repository.ts DueRepository.readingsOf
-- GET /api/service/due
-- answers vehicle_id integer, date date, mileage integer
select s.vehicle_id, r.date, r.mileage
from (
  select distinct s.vehicle_id
  from service_schedules s
  where s.owner_id = $1 and s.is_active
) s
left join odometer_copies o on o.owner_id = $2 and o.id = s.vehicle_id
cross join lateral (
  select e.date_performed as date, (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int as mileage
  from service_events e
  where e.owner_id = $3 and e.vehicle_id = s.vehicle_id and e.status = 'Completed' and e.date_performed is not null and
    e.date_performed_edtf is null and (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int is not null
  order by coalesce(e.date_performed, '-infinity') desc, e.id desc
  limit $4
) r;

-- src/due/due.repository.ts DueRepository.readingsOf
-- GET /api/service/due?vehicle_id={id}&status=Overdue&needs_attention=true
-- answers vehicle_id integer, date date, mileage integer
select s.vehicle_id, r.date, r.mileage
from (
  select distinct s.vehicle_id
  from service_schedules s
  where s.owner_id = $1 and s.is_active and s.vehicle_id = any($2::int[])
) s
left join odometer_copies o on o.owner_id = $3 and o.id = s.vehicle_id
cross join lateral (
  select e.date_performed as date, (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int as mileage
  from service_events e
  where e.owner_id = $4 and e.vehicle_id = s.vehicle_id and e.status = 'Completed' and e.date_performed is not null and
    e.date_performed_edtf is null and (coalesce((
    select c
    from jsonb_array_elements(o.corrections) c
    where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
  ), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int is not null
  order by coalesce(e.date_performed, '-infinity') desc, e.id desc
  limit $5
) r;

-- src/event-photos/event-photos.repository.ts EventPhotosRepository.keep
delete from event_photo_copies c
using jsonb_to_recordset($1::jsonb) as r (owner_id int, body jsonb)
where c.owner_id = r.owner_id and c.photo_id = (r.body ->> 'id')::int;

-- src/event-photos/event-photos.repository.ts EventPhotosRepository.keep
insert into event_photo_copies (owner_id, service_event_id, photo_id, position, caption)
select r.owner_id, e.id, (r.body ->> 'id')::int, named.position, r.body ->> 'caption'
from jsonb_to_recordset($1::jsonb) as r (owner_id int, body jsonb), jsonb_to_recordset(r.body -> 'service_events') as named (id int,
  position int)
join service_events e on e.id = named.id
where e.owner_id = r.owner_id;

-- src/event-photos/event-photos.repository.ts EventPhotosRepository.forget
delete from event_photo_copies
where (owner_id, photo_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/handover/service-handover.ts ServiceHandover.isThere
-- a hand-over: hold
select 1
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/handover/service-handover.ts ServiceHandover.figures
-- a hand-over: hold
-- answers service_events integer, service_schedules integer, service_schedule_entries integer, service_event_templates integer
select (
  select count(*)::int
  from service_events
  where owner_id = $1 and vehicle_id = $2
) as service_events, (
  select count(*)::int
  from service_schedules
  where owner_id = $3 and vehicle_id = $4
) as service_schedules, (
  select count(*)::int
  from service_schedule_entries n
  where n.owner_id = $5 and n.service_schedule_id in (
    select id
    from service_schedules
    where owner_id = $6 and vehicle_id = $7
  )
) as service_schedule_entries, (
  select count(*)::int
  from (
    select t.id
    from service_event_templates t
    where t.owner_id = $8 and (t.id in (
      select e.template_id
      from service_events e
      where e.owner_id = $9 and e.vehicle_id = $10
    ) or t.id in (
      select n.template_id
      from service_schedule_entries n
      join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id
      where n.owner_id = $11 and s.vehicle_id = $12
    ))
  ) used
) as service_event_templates;

-- src/handover/service-handover.ts ServiceHandover.move
-- a hand-over: move
delete from service_event_parts p
where p.owner_id = $1 and p.service_event_id in (
  select e.id
  from service_events e
  where e.owner_id = $2 and e.vehicle_id = $3
) and p.part_id not in (
  select c.id
  from part_copies c
  where c.owner_id = $4 and c.vehicle_id = $5
);

-- src/handover/service-handover.ts ServiceHandover.move
-- a hand-over: move
delete from due_marks
where owner_id = $1 and vehicle_id = $2;

-- src/handover/service-handover.ts ServiceHandover.move
-- a hand-over: move
insert into due_marks (owner_id, vehicle_id)
values ($1, $2)
on conflict do nothing;

-- src/handover/service-handover.ts ServiceHandover.facts
-- a hand-over: tell
-- answers id integer, version integer, vehicle_id integer, source text, body jsonb
select id, version, vehicle_id, source, body
from due_points
where owner_id = $1 and vehicle_id = $2;

-- src/handover/service-handover.ts ServiceHandover.copyTemplates
-- a hand-over: move
-- answers id integer
select t.id
from service_event_templates t
where t.owner_id = $1 and (t.id in (
  select e.template_id
  from service_events e
  where e.owner_id = $2 and e.vehicle_id = $3
) or t.id in (
  select n.template_id
  from service_schedule_entries n
  join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id
  where n.owner_id = $4 and s.vehicle_id = $5
))
order by 1;

-- src/handover/service-handover.ts ServiceHandover.copyTemplates
-- a hand-over: move
-- answers id integer
insert into service_event_templates (owner_id, name, source, description, type, recurrence_type, recurrence_time_interval,
  recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age, status, estimated_cost, recommended_parts, notes,
  distance_unit, currency)
select $1::int, name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval,
  recurrence_total_mileage, recurrence_total_age, status, case when $2::boolean then estimated_cost end, recommended_parts, case when
  $3::boolean then notes end, distance_unit, case when $4::boolean then currency end
from service_event_templates
where owner_id = $5 and id = any($6::int[])
order by id
returning id;

-- src/import-choices/import-choices.repository.ts ImportChoicesRepository.of
-- PUT /api/imports/choices
-- answers json json
select json_build_object('categories', (
  select coalesce(json_agg(r order by r.name), '[]')
  from (
    select name, type
    from import_categories
    where owner_id = $1
  ) r
), 'tables', (
  select coalesce(json_agg(r), '[]')
  from (
    select headers, kind, columns, unit, currency
    from import_tables
    where owner_id = $2
    order by chosen_at desc, id desc
  ) r
)) as json;

-- src/import-choices/import-choices.repository.ts ImportChoicesRepository.saveCategories
-- PUT /api/imports/choices
insert into import_categories (owner_id, name, type)
select distinct on (name) $1::int, name, type
from unnest($2::text[], $3::text[])
with ordinality as said (name, type, place)
order by name, place desc
on conflict (owner_id, name) do update
set type = excluded.type, chosen_at = now();

-- src/import-choices/import-choices.repository.ts ImportChoicesRepository.saveTables
-- PUT /api/imports/choices
insert into import_tables (owner_id, headers, kind, columns, unit, currency)
select distinct on (headers) $1::int, headers, kind, columns, unit, currency
from rows
from (jsonb_to_recordset($2::jsonb) as (headers text, kind text, columns jsonb, unit text, currency text))
with ordinality as said (headers, kind, columns, unit, currency, place)
order by headers, place desc
on conflict (owner_id, md5(headers)) do update
set kind = excluded.kind, columns = excluded.columns, unit = excluded.unit, currency = excluded.currency, chosen_at = now();

-- src/import-choices/import-choices.repository.ts ImportChoicesRepository.saveTables
-- PUT /api/imports/choices
delete from import_tables
where owner_id = $1 and id in (
  select id
  from import_tables
  where owner_id = $2
  order by chosen_at desc, id desc offset $3
);

-- src/schedule-templates/schedule-templates.repository.ts ScheduleTemplatesRepository.insert
-- POST /api/service/schedules/templates
-- answers id integer
with known as (
  select t.id, w.place
  from unnest($1::int[])
  with ordinality as w (id, place)
  join service_event_templates t on t.owner_id = $2 and t.id = w.id
), m as (
  insert into schedule_templates (owner_id, name, description)
  select $3::int, $4, $5
  where (
    select count(*)
    from known
  ) = $6
  returning id
), linked as (
  insert into schedule_template_entries (owner_id, schedule_template_id, template_id)
  select $7::int, m.id, known.id
  from m, known
  order by known.place
)
select id
from m;

-- src/schedule-templates/schedule-templates.repository.ts ScheduleTemplatesRepository.requireOwned
-- PUT /api/service/schedules/templates/{id}
-- answers id integer, owner_id integer, name text, description text, version integer, template_ids integer[]
select m.id, m.owner_id, m.name, m.description, m.version, array(
  select template_id
  from schedule_template_entries n
  where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  order by n.place
) as template_ids
from schedule_templates m
where m.owner_id = $1 and m.id = $2;

-- src/schedule-templates/schedule-templates.repository.ts ScheduleTemplatesRepository.update
-- PUT /api/service/schedules/templates/{id}
with known as (
  select t.id, w.place
  from unnest($1::int[])
  with ordinality as w (id, place)
  join service_event_templates t on t.owner_id = $2 and t.id = w.id
), m as (
  update schedule_templates
  set name = $3, description = $4, version = $5, updated_at = now()
  where owner_id = $6 and id = $7 and (
    select count(*)
    from known
  ) = $8
  returning id
), dropped as (
  delete from schedule_template_entries n
  using m
  where n.owner_id = $9 and n.schedule_template_id = m.id and n.template_id not in (
    select id
    from known
  )
), linked as (
  insert into schedule_template_entries (owner_id, schedule_template_id, template_id)
  select $10::int, m.id, known.id
  from m, known
  order by known.place
  on conflict (owner_id, schedule_template_id, template_id) do update
  set place = default
)
select id
from m;

-- src/schedule-templates/schedule-templates.repository.ts ScheduleTemplatesRepository.remove
-- DELETE /api/service/schedules/templates/{id}
delete from schedule_templates
where owner_id = $1 and id = $2;

-- src/schedule-templates/schedule-templates.repository.ts ScheduleTemplatesRepository.removeOfOwner
delete from schedule_templates
where owner_id = $1;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.wholeList
-- GET /api/service/schedules/templates
select m.id, m.name, m.description, to_json(array(
  select n.template_id
  from schedule_template_entries n
  where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  order by n.place
)) as template_ids, (
  select count(*)::int
  from schedule_template_entries n
  where n.owner_id = m.owner_id and n.schedule_template_id = m.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    order by n.place
  ) r
) as templates, m.created_at, m.updated_at
from schedule_templates m
where m.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0)), 0) <= $3::bigint
  from schedule_templates m
  where m.owner_id = $4
)
order by m.name collate "und-x-icu" asc, m.id asc;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.shortList
-- GET /api/service/schedules/templates?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0)), 0) <= $2::bigint as fits
  from schedule_templates m
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $4
    order by m.name collate "und-x-icu" asc, m.id asc
  ) r
) end as json
from size;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.shortList
-- GET /api/service/schedules/templates?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0)), 0) <= $2::bigint as fits
  from schedule_templates m
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $4
    order by m.created_at desc, m.id desc
  ) r
) end as json
from size;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.page
-- GET /api/service/schedules/templates?limit=1
with matching as not materialized (
  select m.name collate "und-x-icu" as sort_key, m.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0) as weight
  from schedule_templates m
  where m.owner_id = $1
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
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $5 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.page
-- GET /api/service/schedules/templates?limit=1&cursor=…
with matching as not materialized (
  select m.name collate "und-x-icu" as sort_key, m.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0) as weight
  from schedule_templates m
  where m.owner_id = $1
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
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $7 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.wholeList
-- GET /api/service/schedules/templates?search=o
select m.id, m.name, m.description, to_json(array(
  select n.template_id
  from schedule_template_entries n
  where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  order by n.place
)) as template_ids, (
  select count(*)::int
  from schedule_template_entries n
  where n.owner_id = m.owner_id and n.schedule_template_id = m.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    order by n.place
  ) r
) as templates, m.created_at, m.updated_at
from schedule_templates m
where m.owner_id = $1 and m.search_text like all(array(
  select folded(p)
  from unnest($2::text[]) p
)) and (
  select count(*) <= $3::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) + coalesce(octet_length(m.description), 0)), 0) <= $4::bigint
  from schedule_templates m
  where m.owner_id = $5 and m.search_text like all(array(
    select folded(p)
    from unnest($6::text[]) p
  ))
)
order by m.name collate "und-x-icu" asc, m.id asc;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.page
-- GET /api/service/schedules/templates?search=o&limit=1
with matching as materialized (
  select m.name collate "und-x-icu" as sort_key, m.id as sort_id
  from schedule_templates m
  where m.owner_id = $1 and m.search_text like all(array(
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
      select 500 + (
        select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
          octet_length(t.recommended_parts::text)), 0)
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      ) + coalesce(octet_length(m.description), 0)
      from schedule_templates m
      where m.owner_id = $4 and m.search_text like all(array(
        select folded(p)
        from unnest($5::text[]) p
      )) and m.id = sort_id
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
    select m.id, m.name, m.description, to_json(array(
      select n.template_id
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    )) as template_ids, (
      select count(*)::int
      from schedule_template_entries n
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from schedule_template_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = m.owner_id and n.schedule_template_id = m.id
        order by n.place
      ) r
    ) as templates, m.created_at, m.updated_at
    from schedule_templates m
    where m.owner_id = $8 and m.search_text like all(array(
      select folded(p)
      from unnest($9::text[]) p
    )) and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.one
-- POST /api/service/vehicles/{id}/schedules/from-template/{id}
-- answers version integer, json json
select s.version as version, row_to_json(r) as json
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id, lateral (
  select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
    select count(*)::int
    from service_schedule_entries n
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) as template_count, (
    select coalesce(json_agg(r), '[]')
    from (
      select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
        t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
        t.notes, t.created_at, t.updated_at
      from service_schedule_entries n
      join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
      order by n.place
    ) r
  ) as templates, s.created_at, s.updated_at
) r
where s.owner_id = $1 and s.id = $2;

-- src/schedule-templates/schedule-templates.service.ts by EntityQuery.one
-- POST /api/service/schedules/templates
-- answers version integer, json json
select m.version as version, row_to_json(r) as json
from schedule_templates m, lateral (
  select m.id, m.name, m.description, to_json(array(
    select n.template_id
    from schedule_template_entries n
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
    order by n.place
  )) as template_ids, (
    select count(*)::int
    from schedule_template_entries n
    where n.owner_id = m.owner_id and n.schedule_template_id = m.id
  ) as template_count, (
    select coalesce(json_agg(r), '[]')
    from (
      select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
        t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
        t.notes, t.created_at, t.updated_at
      from schedule_template_entries n
      join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
      where n.owner_id = m.owner_id and n.schedule_template_id = m.id
      order by n.place
    ) r
  ) as templates, m.created_at, m.updated_at
) r
where m.owner_id = $1 and m.id = $2;

-- src/service-event-templates/template.read.ts sourcesOf
-- GET /api/service-event-templates/sources
-- answers json json, total integer
select coalesce(json_agg(source order by source collate "und-x-icu"), '[]') as json, count(*)::int as total
from (
  select distinct source
  from service_event_templates
  where owner_id = $1 and source is not null
) s;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.insert
-- POST /api/service-event-templates
-- answers id integer, version integer, json json
with t as (
  insert into service_event_templates (owner_id, name, source, description, type, recurrence_type, recurrence_time_interval,
    recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency,
    recommended_parts, notes)
  select $1::int, name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval,
    recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency, recommended_parts, notes
  from jsonb_to_recordset($2::jsonb) as given (place int, name text, source text, description text, type text, recurrence_type text,
    recurrence_time_interval int, recurrence_mileage_interval int, recurrence_total_mileage int, recurrence_total_age int, distance_unit
    text, status text, estimated_cost numeric, currency text, recommended_parts jsonb, notes text)
  returning *
)
select t.id, t.version, (
  select row_to_json(r)
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
  ) r
) as json
from t;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.insertMany
-- POST /api/service-event-templates/import
-- answers id integer
with rows as materialized (
  select nextval(pg_get_serial_sequence('service_event_templates', 'id'))::int as id, given.*
  from jsonb_to_recordset($1::jsonb) as given (place int, name text, source text, description text, type text, recurrence_type text,
    recurrence_time_interval int, recurrence_mileage_interval int, recurrence_total_mileage int, recurrence_total_age int, distance_unit
    text, status text, estimated_cost numeric, currency text, recommended_parts jsonb, notes text)
), stored as (
  insert into service_event_templates (id, owner_id, name, source, description, type, recurrence_type, recurrence_time_interval,
    recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency,
    recommended_parts, notes) overriding system value
  select id, $2::int, name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval,
    recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency, recommended_parts, notes
  from rows
)
select id
from rows
order by place;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.requireOwned
-- PUT /api/service-event-templates/{id}
-- answers owner_id integer, version integer, id integer, name text, source text, description text, type text, recurrence_type text,
--   recurrence_time_interval integer, recurrence_mileage_interval integer, recurrence_total_mileage integer, recurrence_total_age integer,
--   distance_unit text, status text, estimated_cost numeric, currency text, recommended_parts jsonb, notes text
select t.owner_id, t.version, t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval,
  t.recurrence_mileage_interval, t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost,
  t.currency, t.recommended_parts, t.notes
from service_event_templates t
where t.owner_id = $1 and t.id = $2;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.update
-- PUT /api/service-event-templates/{id}
-- answers id integer, version integer, json json
with t as (
  update service_event_templates
  set (name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval, recurrence_total_mileage,
    recurrence_total_age, distance_unit, status, estimated_cost, currency, recommended_parts, notes, version, updated_at) = (
    select name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval,
      recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency, recommended_parts, notes, $1::int,
      now()
    from jsonb_to_recordset($2::jsonb) as given (place int, name text, source text, description text, type text, recurrence_type text,
      recurrence_time_interval int, recurrence_mileage_interval int, recurrence_total_mileage int, recurrence_total_age int, distance_unit
      text, status text, estimated_cost numeric, currency text, recommended_parts jsonb, notes text)
  )
  where owner_id = $3 and id = $4
  returning *
)
select t.id, t.version, (
  select row_to_json(r)
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
  ) r
) as json
from t;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.remove
-- DELETE /api/service-event-templates/{id}
with freed as (
  update service_events
  set template_id = null, version = version + 1, updated_at = now()
  where owner_id = $1 and template_id = $2
), shorter as (
  update service_schedules
  set version = version + 1, updated_at = now()
  where owner_id = $3 and id in (
    select service_schedule_id
    from service_schedule_entries
    where owner_id = $4 and template_id = $5
  )
), smaller as (
  update schedule_templates
  set version = version + 1, updated_at = now()
  where owner_id = $6 and id in (
    select schedule_template_id
    from schedule_template_entries
    where owner_id = $7 and template_id = $8
  )
)
delete from service_event_templates
where owner_id = $9 and id = $10;

-- src/service-event-templates/templates.repository.ts TemplatesRepository.removeOfOwner
delete from service_event_templates
where owner_id = $1;

-- src/service-event-templates/templates.service.ts by EntityQuery.wholeList
-- GET /api/service-event-templates
select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
  t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts, t.notes,
  t.created_at, t.updated_at
from service_event_templates t
where t.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
    coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $3::bigint
  from service_event_templates t
  where t.owner_id = $4
)
order by t.name collate "und-x-icu" asc, t.id asc;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by t.name collate "und-x-icu" asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by t.created_at desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=updated
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by t.updated_at desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=type
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by t.type asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by t.status asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=source
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by coalesce(t.source, '') collate "und-x-icu" asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service-event-templates?sort=cost
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $4
    order by coalesce(t.estimated_cost, -1) desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service-event-templates?limit=1
with matching as not materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0) as weight
  from service_event_templates t
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
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service-event-templates?limit=1&cursor=…
with matching as not materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0) as weight
  from service_event_templates t
  where t.owner_id = $1
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
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $7 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.wholeList
-- GET /api/service-event-templates?search=o&type=Regular Maintenance&status=Open&source=Handbook
select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
  t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts, t.notes,
  t.created_at, t.updated_at
from service_event_templates t
where t.owner_id = $1 and t.type = $2 and t.status = $3 and t.source = $4 and t.search_text like all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and (
  select count(*) <= $6::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
    coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $7::bigint
  from service_event_templates t
  where t.owner_id = $8 and t.type = $9 and t.status = $10 and t.source = $11 and t.search_text like all(array(
    select folded(p)
    from unnest($12::text[]) p
  ))
)
order by t.name collate "und-x-icu" asc, t.id asc;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service-event-templates?search=o&type=Regular Maintenance&status=Open&source=Handbook&limit=1
with matching as materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id
  from service_event_templates t
  where t.owner_id = $1 and t.type = $2 and t.status = $3 and t.source = $4 and t.search_text like all(array(
    select folded(p)
    from unnest($5::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $6
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
        coalesce(octet_length(t.recommended_parts::text), 0)
      from service_event_templates t
      where t.owner_id = $7 and t.type = $8 and t.status = $9 and t.source = $10 and t.search_text like all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and t.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
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
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_event_templates t
    where t.owner_id = $14 and t.type = $15 and t.status = $16 and t.source = $17 and t.search_text like all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by t.name collate "und-x-icu" asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by t.created_at desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=updated
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by t.updated_at desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=type
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by t.type asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by t.status asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=source
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by coalesce(t.source, '') collate "und-x-icu" asc, t.id asc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.shortList
-- GET /api/service/templates?sort=cost
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $2::bigint as fits
  from service_event_templates t
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $4
    order by coalesce(t.estimated_cost, -1) desc, t.id desc
  ) r
) end as json
from size;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service/templates?limit=1
with matching as not materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0) as weight
  from service_event_templates t
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
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service/templates?limit=1&cursor=…
with matching as not materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.description), 0) +
    coalesce(octet_length(t.notes), 0) + coalesce(octet_length(t.recommended_parts::text), 0) as weight
  from service_event_templates t
  where t.owner_id = $1
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
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $7 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.wholeList
-- GET /api/service/templates?search=o&type=Regular Maintenance&status=Open&source=Handbook
select t.id, t.name
from service_event_templates t
where t.owner_id = $1 and t.type = $2 and t.status = $3 and t.source = $4 and t.search_text like all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and (
  select count(*) <= $6::int and coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
    coalesce(octet_length(t.recommended_parts::text), 0)), 0) <= $7::bigint
  from service_event_templates t
  where t.owner_id = $8 and t.type = $9 and t.status = $10 and t.source = $11 and t.search_text like all(array(
    select folded(p)
    from unnest($12::text[]) p
  ))
)
order by t.name collate "und-x-icu" asc, t.id asc;

-- src/service-event-templates/templates.service.ts by EntityQuery.page
-- GET /api/service/templates?search=o&type=Regular Maintenance&status=Open&source=Handbook&limit=1
with matching as materialized (
  select t.name collate "und-x-icu" as sort_key, t.id as sort_id
  from service_event_templates t
  where t.owner_id = $1 and t.type = $2 and t.status = $3 and t.source = $4 and t.search_text like all(array(
    select folded(p)
    from unnest($5::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key asc, sort_id asc
  limit $6
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
        coalesce(octet_length(t.recommended_parts::text), 0)
      from service_event_templates t
      where t.owner_id = $7 and t.type = $8 and t.status = $9 and t.source = $10 and t.search_text like all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and t.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key asc, sort_id asc rows unbounded preceding)
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
    select t.id, t.name
    from service_event_templates t
    where t.owner_id = $14 and t.type = $15 and t.status = $16 and t.source = $17 and t.search_text like all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-event-templates/templates.service.ts by EntityQuery.wholeList
-- GET /api/service-event-templates/{id}/events
select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
  e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
  e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
where e.owner_id = $1 and e.template_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0)), 0) <=
    $4::bigint
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $5 and e.template_id = $6
)
order by coalesce(e.date_performed, '-infinity') desc, e.id desc;

-- src/service-event-templates/templates.service.ts by EntityQuery.wholeList
-- GET /api/service-event-templates/{id}/available-events
select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
  e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
  e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
where e.owner_id = $1 and e.template_id is distinct from $2 and exists (
  select
  from service_event_templates t
  where t.owner_id = $3 and t.id = $4
) and (
  select count(*) <= $5::int and coalesce(sum(500 + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0)), 0) <=
    $6::bigint
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $7 and e.template_id is distinct from $8 and exists (
    select
    from service_event_templates t
    where t.owner_id = $9 and t.id = $10
  )
)
order by coalesce(e.date_performed, '-infinity') desc, e.id desc;

-- src/service-event-templates/templates.service.ts by EntityQuery.one
-- GET /api/service-event-templates/{id}
-- answers version integer, json json
select t.version as version, row_to_json(r) as json
from service_event_templates t, lateral (
  select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
    t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
    t.notes, t.created_at, t.updated_at
) r
where t.owner_id = $1 and t.id = $2;

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.made
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers row integer, id integer, is_there boolean
select row, coalesce(service_event_id, template_id) as id, coalesce(service_event_id, service_schedule_id) is null as is_there
from imported_plans
where owner_id = $1 and batch = $2::uuid and row = any($3::int[]);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.remember
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
insert into imported_plans (owner_id, batch, row, service_event_id, template_id, service_schedule_id, makes_template, makes_schedule)
select $1::int, $2::uuid, row, service_event_id, template_id, service_schedule_id, makes_template, makes_schedule
from jsonb_to_recordset($3::jsonb) as given (row int, service_event_id int, template_id int, service_schedule_id int, makes_template
  boolean, makes_schedule boolean);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.vehicles
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers id integer, odometer_unit text, current_mileage integer
select id, odometer_unit, current_mileage
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.fitting
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers template_id integer, is_scheduled boolean, schedule_id integer
with wanted as (
  select *
  from jsonb_to_recordset($1::jsonb) as w (place int, vehicle_id int, name text, recurrence_type text, recurrence_time_interval int,
    recurrence_mileage_interval int, recurrence_total_mileage int, distance_unit text, notes text, estimated_cost numeric, currency text)
), alike as (
  select w.place, t.id, exists (
    select
    from service_schedule_entries n
    join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id
    where n.owner_id = t.owner_id and n.template_id = t.id and s.vehicle_id = w.vehicle_id and s.is_active
  ) as is_scheduled, exists (
    select
    from service_events e
    where e.owner_id = t.owner_id and e.template_id = t.id and e.vehicle_id = w.vehicle_id and e.status = 'Completed'
  ) as is_done, (w.notes is null or w.notes = t.notes) and (w.estimated_cost is null or (w.estimated_cost = t.estimated_cost and w.currency
    = t.currency)) as says_it
  from wanted w
  join service_event_templates t on t.owner_id = $2 and lower(t.name) = lower(w.name) and t.recurrence_type = w.recurrence_type and
    coalesce(t.recurrence_time_interval, 0) = coalesce(w.recurrence_time_interval, 0) and coalesce(t.recurrence_mileage_interval, 0) =
    coalesce(w.recurrence_mileage_interval, 0) and coalesce(t.recurrence_total_mileage, 0) = coalesce(w.recurrence_total_mileage, 0) and
    coalesce(t.recurrence_total_age, 0) = 0 and (t.distance_unit = w.distance_unit or coalesce(w.recurrence_mileage_interval,
    w.recurrence_total_mileage) is null)
), fitting as (
  select distinct on (place) place, id, is_scheduled
  from alike
  where is_scheduled or (says_it and not is_done)
  order by place, is_scheduled desc, id
)
select f.id as template_id, coalesce(f.is_scheduled, false) as is_scheduled, (
  select min(s.id)
  from service_schedules s
  where s.owner_id = $3 and s.vehicle_id = w.vehicle_id and s.is_active
) as schedule_id
from wanted w
left join fitting f
using (place)
order by place;

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.addSchedules
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers id integer, vehicle_id integer
insert into service_schedules (owner_id, vehicle_id, name)
select $1::int, vehicle_id, $2
from unnest($3::int[]) as of (vehicle_id)
returning id, vehicle_id;

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.addEntries
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers row integer
with given as (
  select *
  from jsonb_to_recordset($1::jsonb) as g (row int, service_schedule_id int, template_id int, added_on date, added_at_mileage int,
    makes_schedule boolean)
), added as (
  insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
  select $2::int, service_schedule_id, template_id, coalesce(added_on, (
    select ($3::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $4::int
    ), $5))::date
  )), added_at_mileage
  from given
  order by row
  on conflict do nothing
  returning service_schedule_id, template_id
), raised as (
  update service_schedules
  set version = version + 1, updated_at = now()
  where owner_id = $6 and id in (
    select service_schedule_id
    from added
    join given
    using (service_schedule_id, template_id)
    where not makes_schedule except
    select p.service_schedule_id
    from (
      select *
      from imported_plans
      where owner_id = $7 and batch = $8::uuid
    ) p
    where p.makes_schedule
  )
)
select row
from given
join added
using (service_schedule_id, template_id);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
-- answers id integer
select p.service_event_id as id
from (
  select *
  from imported_plans
  where owner_id = $1 and batch = $2::uuid
) p;

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
-- answers id integer
delete from service_schedule_entries n
using (
  select *
  from imported_plans
  where owner_id = $1 and batch = $2::uuid
) p, service_event_templates t, service_schedules s
where n.owner_id = $3 and n.service_schedule_id = p.service_schedule_id and n.template_id = p.template_id and t.owner_id = n.owner_id and
  t.id = n.template_id and s.owner_id = n.owner_id and s.id = n.service_schedule_id and (t.version = 1 or not p.makes_template) and not
  exists (
  select
  from service_events e
  where e.owner_id = n.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id
)
returning n.service_schedule_id as id;

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
delete from service_event_templates t
where t.owner_id = $1 and t.version = 1 and t.id in (
  select p.template_id
  from (
    select *
    from imported_plans
    where owner_id = $2 and batch = $3::uuid
  ) p
  where p.makes_template
) and not exists (
  select
  from service_events e
  where e.owner_id = t.owner_id and e.template_id = t.id
) and not exists (
  select
  from service_schedule_entries n
  where n.owner_id = t.owner_id and n.template_id = t.id
) and not exists (
  select
  from schedule_template_entries n
  where n.owner_id = t.owner_id and n.template_id = t.id
);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
delete from service_schedules s
where s.owner_id = $1 and s.version = 1 and s.id in (
  select p.service_schedule_id
  from (
    select *
    from imported_plans
    where owner_id = $2 and batch = $3::uuid
  ) p
  where p.makes_schedule
) and not exists (
  select
  from service_events e
  where e.owner_id = s.owner_id and e.service_schedule_id = s.id
) and not exists (
  select
  from service_schedule_entries n
  where n.owner_id = s.owner_id and n.service_schedule_id = s.id
);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
update service_schedules
set version = version + 1, updated_at = now()
where owner_id = $1 and id = any($2::int[]);

-- src/service-events/import/plan-imports.repository.ts PlanImportsRepository.takeBack
-- POST /api/imports/history/undo
-- answers kept integer, stayed text[]
select (
  select count(*)::int
  from (
    select *
    from imported_plans
    where owner_id = $1 and batch = $2::uuid
  ) p
  join service_schedule_entries n on n.owner_id = p.owner_id and n.service_schedule_id = p.service_schedule_id and n.template_id =
    p.template_id
) as kept, array(
  select t.name
  from service_event_templates t
  where t.owner_id = $3 and t.id in (
    select p.template_id
    from (
      select *
      from imported_plans
      where owner_id = $4 and batch = $5::uuid
    ) p
    where p.makes_template
  )
  union
  select t.name
  from (
    select *
    from imported_plans
    where owner_id = $6 and batch = $7::uuid
  ) p
  join service_schedule_entries n on n.owner_id = p.owner_id and n.service_schedule_id = p.service_schedule_id and n.template_id =
    p.template_id
  join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
  union
  select s.name
  from service_schedules s
  where s.owner_id = $8 and s.id in (
    select p.service_schedule_id
    from (
      select *
      from imported_plans
      where owner_id = $9 and batch = $10::uuid
    ) p
    where p.makes_schedule
  )
  order by name
) as stayed;

-- src/service-events/import/plan-imports.service.ts by References.lookUp
-- POST /api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/service-events/import/service-event-import.service.ts by References.lookUp
-- POST /api/service/events/import
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[])
union all
select 1 as target, id, vehicle_id as whole
from part_copies
where owner_id = $3 and id = any($4::int[])
union all
select 2 as target, id, null::int as whole
from service_event_templates
where owner_id = $5 and id = any($6::int[]);

-- src/service-events/import/service-event-import.service.ts by References.lookUp
-- POST /api/imports/history?batch=018f6d3e-0000-7000-8000-000000000001&file_name=history.csv
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/service-events/service-event.fact.ts serviceEventRepublication.snapshots
-- service events are told again
-- answers owner_id integer, id integer, version integer, vehicle_id integer, name text, type text, status text, date_performed date,
--   date_performed_edtf character varying, mileage_at_service integer, cost numeric, parts jsonb
select e.owner_id, e.id, e.version, e.vehicle_id, e.name, e.type, e.status, e.date_performed, e.date_performed_edtf, e.mileage_at_service,
  e.cost, (
  select coalesce(jsonb_agg(jsonb_build_object('id', s.part_id) order by s.place), '[]')
  from service_event_parts s
  where s.owner_id = e.owner_id and s.service_event_id = e.id
) as parts
from service_events e
where (e.owner_id, e.id) > ($1::int, $2::int)
order by e.owner_id, e.id
limit $3;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.insert
-- POST /api/service/events
-- answers id integer, version integer, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), used as (
  select p.id, p.name, p.manufacturer, p.part_number, p.status, n.quantity, n.place
  from unnest($3::int[], $4::int[])
  with ordinality as n (id, quantity, place)
  join part_copies p on p.owner_id = $5 and p.vehicle_id = $6 and p.id = n.id
), e as (
  insert into service_events (owner_id, vehicle_id, name, type, status, description, date_performed, date_performed_edtf,
    mileage_at_service, cost, currency, converted_cost, converted_currency, notes, template_id, service_schedule_id, report_content,
    to_complete)
  select $7::int, $8::int, $9::text, $10::text, $11::text, $12::text, $13::date, $14::text, $15::int, $16::numeric, $17::text, $18::numeric,
    $19::text, $20::text, $21::int, $22::int, $23::text, $24::boolean
  from v
  where (
    select count(*)
    from used
  ) = $25
  returning *
), linked as (
  insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
  select e.owner_id, e.id, used.id, used.quantity, used.place
  from e, used
)
select e.id, e.version, (
  select row_to_json(r)
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, null::json as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from used u
    ) as parts, '[]'::json as photos, json_build_object('content', e.report_content) as report, e.report_content
  ) r
) as json
from e, v;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.insert
-- POST /api/service/events
-- answers id integer, version integer, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), used as (
  select p.id, p.name, p.manufacturer, p.part_number, p.status, n.quantity, n.place
  from unnest($3::int[], $4::int[])
  with ordinality as n (id, quantity, place)
  join part_copies p on p.owner_id = $5 and p.vehicle_id = $6 and p.id = n.id
), e as (
  insert into service_events (owner_id, vehicle_id, name, type, status, description, date_performed, date_performed_edtf,
    mileage_at_service, cost, currency, converted_cost, converted_currency, notes, template_id, service_schedule_id, report_content,
    to_complete)
  select $7::int, $8::int, $9::text, $10::text, $11::text, $12::text, $13::date, $14::text, $15::int, $16::numeric, $17::text, $18::numeric,
    $19::text, $20::text, $21::int, $22::int, $23::text, $24::boolean
  from v
  where (
    select count(*)
    from used
  ) = $25 and exists (
    select 1
    from service_event_templates t
    where t.owner_id = $26 and t.id = $27
  )
  returning *
), linked as (
  insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
  select e.owner_id, e.id, used.id, used.quantity, used.place
  from e, used
)
select e.id, e.version, (
  select row_to_json(r)
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from used u
    ) as parts, '[]'::json as photos, json_build_object('content', e.report_content) as report, e.report_content
  ) r
) as json
from e, v;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.insertMany
-- POST /api/service/events/import
-- answers id integer
with rows as materialized (
  select nextval(pg_get_serial_sequence('service_events', 'id'))::int as id, r.*
  from jsonb_to_recordset($1::jsonb) as r (place int, vehicle_id int, name text, type text, status text, description text, date_performed
    date, date_performed_edtf text, mileage_at_service int, cost numeric, currency text, converted_cost numeric, converted_currency text,
    notes text, template_id int, service_schedule_id int, report_content text, to_complete boolean, parts jsonb)
), stored as (
  insert into service_events (id, owner_id, vehicle_id, name, type, status, description, date_performed, date_performed_edtf,
    mileage_at_service, cost, currency, converted_cost, converted_currency, notes, template_id, service_schedule_id, report_content,
    to_complete) overriding system value
  select id, $2::int, vehicle_id, name, type, status, description, date_performed, date_performed_edtf, mileage_at_service, cost, currency,
    converted_cost, converted_currency, notes, template_id, service_schedule_id, report_content, to_complete
  from rows
), linked as (
  insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
  select $3::int, rows.id, (part ->> 'id')::int, (part ->> 'quantity')::int, part_place
  from rows, jsonb_array_elements(rows.parts)
  with ordinality as p (part, part_place)
)
select id
from rows
order by place;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.requireOwned
-- PUT /api/service/events/{id}
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, type text, status text, description text,
--   date_performed date, date_performed_edtf character varying, mileage_at_service integer, cost numeric, currency text, converted_cost
--   numeric, converted_currency text, notes text, template_id integer, service_schedule_id integer, report_content text, to_complete
--   boolean, parts jsonb
select e.id, e.owner_id, e.version, e.vehicle_id, e.name, e.type, e.status, e.description, e.date_performed, e.date_performed_edtf,
  e.mileage_at_service, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes, e.template_id, e.service_schedule_id,
  e.report_content, e.to_complete, (
  select coalesce(jsonb_agg(jsonb_build_object('id', s.part_id, 'quantity', s.quantity) order by s.place), '[]')
  from service_event_parts s
  where s.owner_id = e.owner_id and s.service_event_id = e.id
) as parts
from service_events e
where e.owner_id = $1 and e.id = $2;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.update
-- PUT /api/service/events/{id}/status
-- answers id integer, version integer, json json
with e as (
  update service_events
  set vehicle_id = $1::int, name = $2::text, type = $3::text, status = $4::text, description = $5::text, date_performed = $6::date,
    date_performed_edtf = $7::text, mileage_at_service = $8::int, cost = $9::numeric, currency = $10::text, converted_cost = $11::numeric,
    converted_currency = $12::text, notes = $13::text, template_id = $14::int, service_schedule_id = $15::int, report_content = $16::text,
    to_complete = $17::boolean, version = $18, updated_at = now()
  where owner_id = $19 and id = $20 and true
  returning *
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $21 and id = $22
)
select e.id, e.version, (
  select row_to_json(r)
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
  ) r
) as json
from e, v;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.update
-- POST /api/service/events/{id}/associate-template
-- answers id integer, version integer, json json
with e as (
  update service_events
  set vehicle_id = $1::int, name = $2::text, type = $3::text, status = $4::text, description = $5::text, date_performed = $6::date,
    date_performed_edtf = $7::text, mileage_at_service = $8::int, cost = $9::numeric, currency = $10::text, converted_cost = $11::numeric,
    converted_currency = $12::text, notes = $13::text, template_id = $14::int, service_schedule_id = $15::int, report_content = $16::text,
    to_complete = $17::boolean, version = $18, updated_at = now()
  where owner_id = $19 and id = $20 and exists (
    select 1
    from service_event_templates t
    where t.owner_id = $21 and t.id = $22
  )
  returning *
), v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $23 and id = $24
)
select e.id, e.version, (
  select row_to_json(r)
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
  ) r
) as json
from e, v;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.updateWithParts
-- PUT /api/service/events/{id}
-- answers id integer, version integer, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), used as (
  select p.id, p.name, p.manufacturer, p.part_number, p.status, n.quantity, n.place
  from unnest($3::int[], $4::int[])
  with ordinality as n (id, quantity, place)
  join part_copies p on p.owner_id = $5 and p.vehicle_id = $6 and p.id = n.id
), e as (
  update service_events
  set vehicle_id = $7::int, name = $8::text, type = $9::text, status = $10::text, description = $11::text, date_performed = $12::date,
    date_performed_edtf = $13::text, mileage_at_service = $14::int, cost = $15::numeric, currency = $16::text, converted_cost =
    $17::numeric, converted_currency = $18::text, notes = $19::text, template_id = $20::int, service_schedule_id = $21::int, report_content
    = $22::text, to_complete = $23::boolean, version = $24, updated_at = now()
  where owner_id = $25 and id = $26 and (
    select count(*)
    from used
  ) = $27
  returning *
), dropped as (
  delete from service_event_parts s
  using e
  where s.owner_id = e.owner_id and s.service_event_id = e.id and s.part_id not in (
    select used.id
    from used
  )
), linked as (
  insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
  select $28::int, $29::int, used.id, used.quantity, used.place
  from e, used
  on conflict (owner_id, service_event_id, part_id) do update
  set quantity = excluded.quantity, place = excluded.place
)
select e.id, e.version, (
  select row_to_json(r)
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from used u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
  ) r
) as json
from e, v;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.remove
-- DELETE /api/service/events/{id}
delete from service_events
where owner_id = $1 and id = $2;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeUnchanged
-- POST /api/imports/history/undo
-- answers id integer, owner_id integer, version integer
delete from service_events
where owner_id = $1 and id = any($2::int[]) and version = 1
returning id, owner_id, version;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeUnchanged
-- POST /api/imports/history/undo
-- answers kept integer
select count(*)::int as kept
from service_events
where owner_id = $1 and id = any($2::int[]);

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeOfVehicles
-- answers id integer, owner_id integer, version integer
delete from service_events
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id, version;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.removeOfOwner
-- answers id integer, owner_id integer, version integer
delete from service_events
where owner_id = $1
returning id, owner_id, version;

-- src/service-events/service-events.repository.ts ServiceEventsRepository.takeOff
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, type text, status text, description text,
--   date_performed date, date_performed_edtf character varying, mileage_at_service integer, cost numeric, currency text, converted_cost
--   numeric, converted_currency text, notes text, template_id integer, service_schedule_id integer, report_content text, to_complete
--   boolean, parts jsonb
with dropped as (
  delete from service_event_parts
  where (owner_id, part_id) in (
    select *
    from unnest($1::int[], $2::int[])
  )
  returning owner_id, service_event_id
)
update service_events e
set version = e.version + 1, updated_at = now()
from (
  select distinct owner_id, service_event_id
  from dropped
) d
where e.owner_id = d.owner_id and e.id = d.service_event_id
returning e.id, e.owner_id, e.version, e.vehicle_id, e.name, e.type, e.status, e.description, e.date_performed, e.date_performed_edtf,
  e.mileage_at_service, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes, e.template_id, e.service_schedule_id,
  e.report_content, e.to_complete, (
  select coalesce(jsonb_agg(jsonb_build_object('id', s.part_id, 'quantity', s.quantity) order by s.place), '[]')
  from service_event_parts s
  where s.owner_id = e.owner_id and s.service_event_id = e.id and s.part_id <> all($3::int[])
) as parts;

-- src/service-events/service-events.service.ts by EntityQuery.wholeList
-- GET /api/service/events
select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
  e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
  e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
  select json_build_object('id', t.id, 'name', t.name)
  from service_event_templates t
  where t.owner_id = e.owner_id and t.id = e.template_id
) as template, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
    'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
    from service_event_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) u
) as parts, (
  select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
    h.caption) order by h.position, h.photo_id), '[]')
  from event_photo_copies h
  where h.owner_id = e.owner_id and h.service_event_id = e.id
) as photos, json_build_object('content', e.report_content) as report, e.report_content
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
where e.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $3::bigint
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $4
)
order by coalesce(e.date_performed, '-infinity') desc, e.id desc;

-- src/service-events/service-events.service.ts by EntityQuery.shortList
-- GET /api/service/events?view=whole
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $2::bigint as fits
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $4
    order by coalesce(e.date_performed, '-infinity') desc, e.id desc
  ) r
) end as json
from size;

-- src/service-events/service-events.service.ts by EntityQuery.shortList
-- GET /api/service/events?view=row
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(e.description), 0) +
    coalesce(octet_length(e.notes), 0)), 0) <= $2::bigint as fits
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $4
    order by coalesce(e.date_performed, '-infinity') desc, e.id desc
  ) r
) end as json
from size;

-- src/service-events/service-events.service.ts by EntityQuery.shortList
-- GET /api/service/events?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $2::bigint as fits
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $4
    order by e.name collate "und-x-icu" asc, e.id asc
  ) r
) end as json
from size;

-- src/service-events/service-events.service.ts by EntityQuery.shortList
-- GET /api/service/events?sort=type
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $2::bigint as fits
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $4
    order by e.type asc, e.id asc
  ) r
) end as json
from size;

-- src/service-events/service-events.service.ts by EntityQuery.shortList
-- GET /api/service/events?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $2::bigint as fits
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $4
    order by e.status asc, e.id asc
  ) r
) end as json
from size;

-- src/service-events/service-events.service.ts by EntityQuery.page
-- GET /api/service/events?limit=1
with matching as not materialized (
  select coalesce(e.date_performed, '-infinity') as sort_key, e.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0) as weight
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
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
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $5 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-events/service-events.service.ts by EntityQuery.page
-- GET /api/service/events?limit=1&cursor=…
with matching as not materialized (
  select coalesce(e.date_performed, '-infinity') as sort_key, e.id as sort_id, 500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0) as weight
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
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
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $7 and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-events/service-events.service.ts by EntityQuery.wholeList
-- GET /api/service/events?search=o&type=Regular Maintenance&status=Completed&ahead=true&vehicle_id={id}&to_complete=true
select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
  e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
  e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
  select json_build_object('id', t.id, 'name', t.name)
  from service_event_templates t
  where t.owner_id = e.owner_id and t.id = e.template_id
) as template, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
    'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
    from service_event_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) u
) as parts, (
  select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
    h.caption) order by h.position, h.photo_id), '[]')
  from event_photo_copies h
  where h.owner_id = e.owner_id and h.service_event_id = e.id
) as photos, json_build_object('content', e.report_content) as report, e.report_content
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
where e.owner_id = $1 and e.vehicle_id = $2 and e.type = $3 and e.status = $4 and e.to_complete and e.search_text || E'\n' || v.search_text
  like all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and e.date_performed > (
  select ($6::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $7::int
  ), $8))::date
) and (
  select count(*) <= $9::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $10::bigint
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $11 and e.vehicle_id = $12 and e.type = $13 and e.status = $14 and e.to_complete and e.search_text || E'\n' ||
    v.search_text like all(array(
    select folded(p)
    from unnest($15::text[]) p
  )) and e.date_performed > (
    select ($16::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $17::int
    ), $18))::date
  )
)
order by coalesce(e.date_performed, '-infinity') desc, e.id desc;

-- src/service-events/service-events.service.ts by EntityQuery.page
-- GET /api/service/events?search=o&type=Regular Maintenance&status=Completed&ahead=true&vehicle_id={id}&to_complete=true&limit=1
with matching as materialized (
  select coalesce(e.date_performed, '-infinity') as sort_key, e.id as sort_id
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $1 and e.vehicle_id = $2 and e.type = $3 and e.status = $4 and e.to_complete and e.search_text || E'\n' ||
    v.search_text like all(array(
    select folded(p)
    from unnest($5::text[]) p
  )) and e.date_performed > (
    select ($6::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $7::int
    ), $8))::date
  )
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $9
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + 300 * (
        select count(*)
        from service_event_parts s
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) + (
        select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
        from event_photo_copies h
        where h.owner_id = e.owner_id and h.service_event_id = e.id
      ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)
      from service_events e
      join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
      where e.owner_id = $10 and e.vehicle_id = $11 and e.type = $12 and e.status = $13 and e.to_complete and e.search_text || E'\n' ||
        v.search_text like all(array(
        select folded(p)
        from unnest($14::text[]) p
      )) and e.date_performed > (
        select ($15::timestamptz at time zone coalesce((
          select name
          from time_zones
          where owner_id = $16::int
        ), $17))::date
      ) and e.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $18 and (place = 1 or before < $19::bigint)
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
    select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
      e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
      e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
      select json_build_object('id', t.id, 'name', t.name)
      from service_event_templates t
      where t.owner_id = e.owner_id and t.id = e.template_id
    ) as template, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
        'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
        from service_event_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = e.owner_id and s.service_event_id = e.id
      ) u
    ) as parts, (
      select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
        h.caption) order by h.position, h.photo_id), '[]')
      from event_photo_copies h
      where h.owner_id = e.owner_id and h.service_event_id = e.id
    ) as photos, json_build_object('content', e.report_content) as report, e.report_content
    from service_events e
    join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
    where e.owner_id = $20 and e.vehicle_id = $21 and e.type = $22 and e.status = $23 and e.to_complete and e.search_text || E'\n' ||
      v.search_text like all(array(
      select folded(p)
      from unnest($24::text[]) p
    )) and e.date_performed > (
      select ($25::timestamptz at time zone coalesce((
        select name
        from time_zones
        where owner_id = $26::int
      ), $27))::date
    ) and e.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-events/service-events.service.ts by EntityQuery.wholeList
-- GET /api/service/vehicles/{id}/events
select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
  e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
  e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
  select json_build_object('id', t.id, 'name', t.name)
  from service_event_templates t
  where t.owner_id = e.owner_id and t.id = e.template_id
) as template, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
    'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
    from service_event_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) u
) as parts, (
  select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
    h.caption) order by h.position, h.photo_id), '[]')
  from event_photo_copies h
  where h.owner_id = e.owner_id and h.service_event_id = e.id
) as photos, json_build_object('content', e.report_content) as report, e.report_content
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
where e.owner_id = $1 and e.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + 300 * (
    select count(*)
    from service_event_parts s
    where s.owner_id = e.owner_id and s.service_event_id = e.id
  ) + (
    select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0)
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) + coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0)), 0) <=
    $4::bigint
  from service_events e
  join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id
  where e.owner_id = $5 and e.vehicle_id = $6
)
order by coalesce(e.date_performed, '-infinity') desc, e.id desc;

-- src/service-events/service-events.service.ts by EntityQuery.one
-- GET /api/service/events/{id}
-- answers version integer, json json
select e.version as version, row_to_json(r) as json
from service_events e
join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id, lateral (
  select e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description, e.date_performed,
    e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes,
    e.template_id, e.service_schedule_id, e.to_complete, e.created_at, e.updated_at, (
    select json_build_object('id', t.id, 'name', t.name)
    from service_event_templates t
    where t.owner_id = e.owner_id and t.id = e.template_id
  ) as template, (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer, 'part_number', u.part_number,
      'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
    from (
      select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
      from service_event_parts s
      join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
      where s.owner_id = e.owner_id and s.service_event_id = e.id
    ) u
  ) as parts, (
    select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original', 'caption',
      h.caption) order by h.position, h.photo_id), '[]')
    from event_photo_copies h
    where h.owner_id = e.owner_id and h.service_event_id = e.id
  ) as photos, json_build_object('content', e.report_content) as report, e.report_content
) r
where e.owner_id = $1 and e.id = $2;

-- src/service-schedules/schedule.read.ts scheduledVehicle
-- GET /api/service-schedules/vehicles/{id}
-- answers json json
select json_build_object('id', id, 'type', type, 'make', make, 'model', model, 'year', year, 'nickname', nickname, 'current_mileage',
  current_mileage, 'odometer_unit', odometer_unit, 'birth_date', birth_date) as json
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.insert
-- POST /api/service-schedules
-- answers id integer
with v as (
  select id, current_mileage
  from vehicle_copies
  where owner_id = $1 and id = $2
), wanted as (
  select id, place
  from unnest($3::int[])
  with ordinality as w (id, place)
), known as (
  select t.id, w.place
  from wanted w
  join service_event_templates t on t.owner_id = $4 and t.id = w.id
), s as (
  insert into service_schedules (owner_id, vehicle_id, name, description, is_active)
  select $5::int, v.id, $6, $7, $8::boolean
  from v
  where (
    select count(*)
    from known
  ) = $9
  returning id
), linked as (
  insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
  select $10::int, s.id, known.id, (
    select ($11::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $12::int
    ), $13))::date
  ), v.current_mileage
  from s, known, v
  order by known.place
)
select id
from s;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.insertFromTemplate
-- POST /api/service/vehicles/{id}/schedules/from-template/{id}
-- answers id integer
with v as (
  select id, current_mileage
  from vehicle_copies
  where owner_id = $1 and id = $2
), m as (
  select name, description
  from schedule_templates
  where owner_id = $3 and id = $4
), wanted as (
  select template_id as id, place
  from schedule_template_entries
  where owner_id = $5 and schedule_template_id = $6
), known as (
  select t.id, w.place
  from wanted w
  join service_event_templates t on t.owner_id = $7 and t.id = w.id
), s as (
  insert into service_schedules (owner_id, vehicle_id, name, description)
  select $8::int, v.id, m.name, m.description
  from v, m
  returning id
), linked as (
  insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
  select $9::int, s.id, known.id, (
    select ($10::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $11::int
    ), $12))::date
  ), v.current_mileage
  from s, known, v
  order by known.place
)
select id
from s;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.requireOwned
-- PUT /api/service-schedules/{id}
-- answers id integer, owner_id integer, vehicle_id integer, name text, description text, is_active boolean, version integer
select id, owner_id, vehicle_id, name, description, is_active, version
from service_schedules
where owner_id = $1 and id = $2;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.update
-- PUT /api/service-schedules/{id}
update service_schedules
set name = $1, description = $2, is_active = $3::boolean, version = $4, updated_at = now()
where owner_id = $5 and id = $6;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.activate
-- PUT /api/service/vehicles/{id}/activate-schedule/{id}
update service_schedules
set is_active = (id = $1), version = version + 1, updated_at = now()
where owner_id = $2 and vehicle_id = $3 and is_active <> (id = $4);

-- src/service-schedules/schedules.repository.ts SchedulesRepository.addTemplate
-- POST /api/service-schedules/{id}/templates/{id}
-- answers known boolean
with t as (
  select id
  from service_event_templates
  where owner_id = $1 and id = $2
), added as (
  insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
  select $3::int, $4::int, t.id, (
    select ($5::timestamptz at time zone coalesce((
      select name
      from time_zones
      where owner_id = $6::int
    ), $7))::date
  ), (
    select current_mileage
    from vehicle_copies v
    where v.owner_id = $8 and v.id = $9
  )
  from t
  on conflict do nothing
  returning template_id
), raised as (
  update service_schedules
  set version = version + 1, updated_at = now()
  where owner_id = $10 and id = $11 and exists (
    select 1
    from added
  )
)
select exists (
  select 1
  from t
) as known;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.removeTemplate
-- DELETE /api/service-schedules/{id}/templates/{id}
-- answers known boolean
with dropped as (
  delete from service_schedule_entries
  where owner_id = $1 and service_schedule_id = $2 and template_id = $3
  returning template_id
), raised as (
  update service_schedules
  set version = version + 1, updated_at = now()
  where owner_id = $4 and id = $5 and exists (
    select 1
    from dropped
  )
)
select exists (
  select 1
  from dropped
) as known;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.remove
-- DELETE /api/service-schedules/{id}
with freed as (
  update service_events
  set service_schedule_id = null, version = version + 1, updated_at = now()
  where owner_id = $1 and service_schedule_id = $2
)
delete from service_schedules
where owner_id = $3 and id = $4;

-- src/service-schedules/schedules.repository.ts SchedulesRepository.removeOfVehicles
delete from service_schedules
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/service-schedules/schedules.repository.ts SchedulesRepository.removeOfOwner
delete from service_schedules
where owner_id = $1;

-- src/service-schedules/schedules.service.ts by EntityQuery.wholeList
-- GET /api/service-schedules
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
  select count(*)::int
  from service_schedule_entries n
  where n.owner_id = s.owner_id and n.service_schedule_id = s.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    order by n.place
  ) r
) as templates, s.created_at, s.updated_at
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $3::bigint
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $4
)
order by s.name collate "und-x-icu" asc, s.id asc;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by s.name collate "und-x-icu" asc, s.id asc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by s.created_at desc, s.id desc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules?sort=vehicle
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $4
    order by s.vehicle_id asc, s.id asc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service-schedules?limit=1
with matching as not materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service-schedules?limit=1&cursor=…
with matching as not materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $7 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by EntityQuery.wholeList
-- GET /api/service-schedules?search=o&vehicle_id={id}&is_active=true
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
  select count(*)::int
  from service_schedule_entries n
  where n.owner_id = s.owner_id and n.service_schedule_id = s.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    order by n.place
  ) r
) as templates, s.created_at, s.updated_at
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and s.vehicle_id = $2 and s.is_active = $3 and s.search_text || E'\n' || v.search_text like all(array(
  select folded(p)
  from unnest($4::text[]) p
)) and (
  select count(*) <= $5::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $6::bigint
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $7 and s.vehicle_id = $8 and s.is_active = $9 and s.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($10::text[]) p
  ))
)
order by s.name collate "und-x-icu" asc, s.id asc;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service-schedules?search=o&vehicle_id={id}&is_active=true&limit=1
with matching as materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1 and s.vehicle_id = $2 and s.is_active = $3 and s.search_text || E'\n' || v.search_text like all(array(
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
      select 500 + (
        select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
          octet_length(t.recommended_parts::text)), 0)
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
      ) + coalesce(octet_length(s.description), 0)
      from service_schedules s
      join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
      where s.owner_id = $6 and s.vehicle_id = $7 and s.is_active = $8 and s.search_text || E'\n' || v.search_text like all(array(
        select folded(p)
        from unnest($9::text[]) p
      )) and s.id = sort_id
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $12 and s.vehicle_id = $13 and s.is_active = $14 and s.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($15::text[]) p
    )) and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by EntityQuery.wholeList
-- GET /api/service-schedules/active
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
  select count(*)::int
  from service_schedule_entries n
  where n.owner_id = s.owner_id and n.service_schedule_id = s.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    order by n.place
  ) r
) as templates, s.created_at, s.updated_at
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and s.is_active = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $4::bigint
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $5 and s.is_active = $6
)
order by s.name collate "und-x-icu" asc, s.id asc;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules/active?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3 and s.is_active = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.is_active = $6
    order by s.name collate "und-x-icu" asc, s.id asc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules/active?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3 and s.is_active = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.is_active = $6
    order by s.created_at desc, s.id desc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service-schedules/active?sort=vehicle
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3 and s.is_active = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.is_active = $6
    order by s.vehicle_id asc, s.id asc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service-schedules/active?limit=1
with matching as not materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1 and s.is_active = $2
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $6 and s.is_active = $7 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service-schedules/active?limit=1&cursor=…
with matching as not materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1 and s.is_active = $2
), page as (
  select *
  from matching
  where (sort_key, sort_id) > ($3::text::text, $4::integer)
  order by sort_key asc, sort_id asc
  limit $5
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $8 and s.is_active = $9 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by EntityQuery.wholeList
-- GET /api/service-schedules/vehicles/{id}
select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
  select count(*)::int
  from service_schedule_entries n
  where n.owner_id = s.owner_id and n.service_schedule_id = s.id
) as template_count, (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
      t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
      t.notes, t.created_at, t.updated_at
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    order by n.place
  ) r
) as templates, s.created_at, s.updated_at
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
where s.owner_id = $1 and s.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $4::bigint
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $5 and s.vehicle_id = $6
)
order by s.name collate "und-x-icu" asc, s.id asc;

-- src/service-schedules/schedules.service.ts by EntityQuery.shortList
-- GET /api/service/vehicles/{id}/schedules
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0)), 0) <= $2::bigint as fits
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $3 and s.vehicle_id = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $5 and s.vehicle_id = $6
    order by s.name collate "und-x-icu" asc, s.id asc
  ) r
) end as json
from size;

-- src/service-schedules/schedules.service.ts by EntityQuery.page
-- GET /api/service/vehicles/{id}/schedules
with matching as not materialized (
  select s.name collate "und-x-icu" as sort_key, s.id as sort_id, 500 + (
    select coalesce(sum(500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
      octet_length(t.recommended_parts::text)), 0)
    from service_schedule_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) + coalesce(octet_length(s.description), 0) as weight
  from service_schedules s
  join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
  where s.owner_id = $1 and s.vehicle_id = $2
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
    select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
      (
      select count(*)::int
      from service_schedule_entries n
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
    ) as template_count, (
      select coalesce(json_agg(r), '[]')
      from (
        select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
          t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
          t.notes, t.created_at, t.updated_at
        from service_schedule_entries n
        join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
        where n.owner_id = s.owner_id and n.service_schedule_id = s.id
        order by n.place
      ) r
    ) as templates, s.created_at, s.updated_at
    from service_schedules s
    join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
    where s.owner_id = $6 and s.vehicle_id = $7 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/service-schedules/schedules.service.ts by References.lookUp
-- GET /api/service/vehicles/{id}/schedules
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/service-schedules/schedules.service.ts by EntityQuery.wholeList
-- GET /api/service-schedules/{id}/templates
select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
  t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts, t.notes,
  t.created_at, t.updated_at
from service_schedule_entries n
join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
where n.owner_id = $1 and n.service_schedule_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + 500 + coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0) +
    octet_length(t.recommended_parts::text)), 0) <= $4::bigint
  from service_schedule_entries n
  join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
  where n.owner_id = $5 and n.service_schedule_id = $6
)
order by n.place asc, t.id asc;

-- src/service-schedules/schedules.service.ts by EntityQuery.one
-- POST /api/service-schedules
-- answers version integer, json json
select s.version as version, row_to_json(r) as json
from service_schedules s
join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id, lateral (
  select s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active, (
    select count(*)::int
    from service_schedule_entries n
    where n.owner_id = s.owner_id and n.service_schedule_id = s.id
  ) as template_count, (
    select coalesce(json_agg(r), '[]')
    from (
      select t.id, t.name, t.source, t.description, t.type, t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval,
        t.recurrence_total_mileage, t.recurrence_total_age, t.distance_unit, t.status, t.estimated_cost, t.currency, t.recommended_parts,
        t.notes, t.created_at, t.updated_at
      from service_schedule_entries n
      join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
      where n.owner_id = s.owner_id and n.service_schedule_id = s.id
      order by n.place
    ) r
  ) as templates, s.created_at, s.updated_at
) r
where s.owner_id = $1 and s.id = $2;
