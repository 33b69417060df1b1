-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from ownership_chapter_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from part_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from service_event_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from subject_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_identity_copies
where owner_id = $1;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
-- POST /api/modifications
insert into part_copies as copy (owner_id, id, vehicle_id, name, manufacturer, part_number, type, status)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int,(body ->> 'name')::text,(body ->> 'manufacturer')::text,(body ->>
  'part_number')::text,(body ->> 'type')::text,(body ->> 'status')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id,name = excluded.name,manufacturer = excluded.manufacturer,part_number = excluded.part_number,type =
  excluded.type,status = excluded.status;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
-- POST /api/modifications
insert into service_event_copies as copy (owner_id, id, vehicle_id, name, type, status, date_performed, date_performed_edtf, has_cost)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int,(body ->> 'name')::text,(body ->> 'type')::text,(body ->>
  'status')::text,(body ->> 'date_performed')::date,(body ->> 'date_performed_edtf')::text,coalesce((body ->> 'has_cost')::boolean, true)
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id,name = excluded.name,type = excluded.type,status = excluded.status,date_performed =
  excluded.date_performed,date_performed_edtf = excluded.date_performed_edtf,has_cost = excluded.has_cost;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
-- POST /api/modifications
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname, odometer_unit)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->>
  'nickname')::text,coalesce(body ->> 'odometer_unit', 'mi')
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname,odometer_unit = excluded.odometer_unit;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from part_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from service_event_copies
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
-- POST /api/modifications
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[])
union all
select 1 as target, id, vehicle_id as whole
from part_copies
where owner_id = $3 and id = any($4::int[])
union all
select 2 as target, id, vehicle_id as whole
from service_event_copies
where owner_id = $5 and id = any($6::int[]);

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a paper that could not be read
update paper_jobs j
set due_at = now() + make_interval(secs => $1)
where j.owner_id = $2 and j.file_id = $3 and j.work = $4 and j.tries = $5
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a paper on which work goes on
update paper_jobs j
set due_at = now() + interval '120 seconds'
where j.owner_id = $1 and j.file_id = $2 and j.work = $3 and j.tries = $4
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a paper that was given back at the end
update paper_jobs j
set tries = tries - 1, due_at = now()
where j.owner_id = $1 and j.file_id = $2 and j.work = $3 and j.tries = $4
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a picture that could not be made
update file_jobs j
set due_at = now() + make_interval(secs => $1)
where j.owner_id = $2 and j.file_id = $3 and j.tries = $4
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a picture on which work goes on
update file_jobs j
set due_at = now() + interval '120 seconds'
where j.owner_id = $1 and j.file_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a picture that was given back at the end
update file_jobs j
set tries = tries - 1, due_at = now()
where j.owner_id = $1 and j.file_id = $2 and j.tries = $3
returning 1;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/issues?search=o&status=Open&priority=Low&vehicle_id={id}
with matching as materialized (
  select i.reported_date as sort_key, i.id as sort_id
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1 and i.vehicle_id = $2 and i.status = $3 and i.priority = $4 and i.search_text || E'\n' || v.search_text like
    all(array(
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
      select 500 + 300 * (
        select count(*)
        from issue_service_events l
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)
      from issues i
      join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
      where i.owner_id = $7 and i.vehicle_id = $8 and i.status = $9 and i.priority = $10 and i.search_text || E'\n' || v.search_text like
        all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and i.id = sort_id
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
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $14 and i.vehicle_id = $15 and i.status = $16 and i.priority = $17 and i.search_text || E'\n' || v.search_text like
      all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/photos?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&album_id={id}&deleted=true&from=2026-05-01&to=2026-05-01
with matching as materialized (
  select p.taken_at at time zone 'UTC' as sort_key, f.id as sort_id
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $1
  where f.owner_id = $2 and f.deleted_at is not null and f.vehicle_id = $3 and exists (
    select 1
    from file_links l
    where l.owner_id = $4 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($5::text[], $6::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $7 and t.file_id = f.id and t.tag = $8
  ) and p.taken_from <> 'upload' and p.taken_at >= $9::date and p.taken_at < $10::date + 1 and f.search_text || E'\n' || p.search_text ||
    E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($11::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $12
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select count(*)
        from file_links l
        where l.owner_id = f.owner_id and l.file_id = f.id
      ) * 60 + (
        select coalesce(sum(octet_length(t.tag) + 4), 0)
        from file_tags t
        where t.owner_id = f.owner_id and t.file_id = f.id
      ) + 400 + coalesce(octet_length(p.caption), 0)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $13
      where f.owner_id = $14 and f.deleted_at is not null and f.vehicle_id = $15 and exists (
        select 1
        from file_links l
        where l.owner_id = $16 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
          select *
          from unnest($17::text[], $18::int[])
        )
      ) and exists (
        select 1
        from file_tags t
        where t.owner_id = $19 and t.file_id = f.id and t.tag = $20
      ) and p.taken_from <> 'upload' and p.taken_at >= $21::date and p.taken_at < $22::date + 1 and f.search_text || E'\n' || p.search_text
        || E'\n' || coalesce(v.search_text, '') like all(array(
        select folded(p)
        from unnest($23::text[]) p
      )) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $26 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $27
    where f.owner_id = $28 and f.deleted_at is not null and f.vehicle_id = $29 and exists (
      select 1
      from file_links l
      where l.owner_id = $30 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
        select *
        from unnest($31::text[], $32::int[])
      )
    ) and exists (
      select 1
      from file_tags t
      where t.owner_id = $33 and t.file_id = f.id and t.tag = $34
    ) and p.taken_from <> 'upload' and p.taken_at >= $35::date and p.taken_at < $36::date + 1 and f.search_text || E'\n' || p.search_text ||
      E'\n' || coalesce(v.search_text, '') like all(array(
      select folded(p)
      from unnest($37::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET
--   /api/documents?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&type=registration&inbox=true&expires_by=2026-05-01&replaced=true&lapsed_since=2026-05-01&deleted=true
with matching as materialized (
  select coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' as sort_key, f.id as sort_id
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is not null and f.vehicle_id = $2 and exists (
    select 1
    from file_links l
    where l.owner_id = $3 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($4::text[], $5::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $6 and t.file_id = f.id and t.tag = $7
  ) and d.type = $8 and d.type is null and d.expires_on <= $9::date and f.id in (
    select r.id
    from (
      select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
        is_replaced
      from documents n
      join files m on m.owner_id = n.owner_id and m.id = n.file_id
      where n.owner_id = $10 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
    ) r
    where r.is_replaced
  ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $11::date) and f.id in (
    select w.file_id
    from documents w
    where w.owner_id = $12 and w.search @@ to_tsquery('simple', folded($13))
    union all
    select m.id
    from files m
    left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
    left join (
      select file_id, string_agg(search_text, ' ') as names
      from file_tags
      where owner_id = $14
      group by file_id
    ) t on t.file_id = m.id
    where m.owner_id = $15 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names,
      '') like all(array(
      select folded(p)
      from unnest($16::text[]) p
    ))
  )
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $17
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select count(*)
        from file_links l
        where l.owner_id = f.owner_id and l.file_id = f.id
      ) * 60 + (
        select coalesce(sum(octet_length(t.tag) + 4), 0)
        from file_tags t
        where t.owner_id = f.owner_id and t.file_id = f.id
      ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
        select count(*)
        from document_pages p
        where p.owner_id = f.owner_id and p.file_id = f.id
      ) * 12 + coalesce(octet_length(d.notes), 0)
      from files f
      join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      where f.owner_id = $18 and f.deleted_at is not null and f.vehicle_id = $19 and exists (
        select 1
        from file_links l
        where l.owner_id = $20 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
          select *
          from unnest($21::text[], $22::int[])
        )
      ) and exists (
        select 1
        from file_tags t
        where t.owner_id = $23 and t.file_id = f.id and t.tag = $24
      ) and d.type = $25 and d.type is null and d.expires_on <= $26::date and f.id in (
        select r.id
        from (
          select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
            is_replaced
          from documents n
          join files m on m.owner_id = n.owner_id and m.id = n.file_id
          where n.owner_id = $27 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
        ) r
        where r.is_replaced
      ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $28::date) and f.id in (
        select w.file_id
        from documents w
        where w.owner_id = $29 and w.search @@ to_tsquery('simple', folded($30))
        union all
        select m.id
        from files m
        left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
        left join (
          select file_id, string_agg(search_text, ' ') as names
          from file_tags
          where owner_id = $31
          group by file_id
        ) t on t.file_id = m.id
        where m.owner_id = $32 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' ||
          coalesce(t.names, '') like all(array(
          select folded(p)
          from unnest($33::text[]) p
        ))
      ) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $34 and (place = 1 or before < $35::bigint)
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, (
      select case when place > 0 then btrim(regexp_replace(substr(d.body, greatest(1, place - 60), 160), '\s+', ' ', 'g')) end
      from (
        select
        left(d.body, $36) as text
      ) looked_at, lateral (
        select case when strpos(lower(text), lower($37)) > 0 then strpos(lower(text), lower($38)) when strpos(folded(concat_ws(' ', d.title,
          d.vendor, d.number)), folded($39)) > 0 then 0 when octet_length(text) > length(text) and d.search @@ to_tsquery('simple',
          folded($40)) then strpos(folded(text), folded($41)) end as place offset 0
      ) p
    ) as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $42 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $43 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $44 and f.deleted_at is not null and f.vehicle_id = $45 and exists (
      select 1
      from file_links l
      where l.owner_id = $46 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
        select *
        from unnest($47::text[], $48::int[])
      )
    ) and exists (
      select 1
      from file_tags t
      where t.owner_id = $49 and t.file_id = f.id and t.tag = $50
    ) and d.type = $51 and d.type is null and d.expires_on <= $52::date and f.id in (
      select r.id
      from (
        select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
          is_replaced
        from documents n
        join files m on m.owner_id = n.owner_id and m.id = n.file_id
        where n.owner_id = $53 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
      ) r
      where r.is_replaced
    ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $54::date) and f.id in (
      select w.file_id
      from documents w
      where w.owner_id = $55 and w.search @@ to_tsquery('simple', folded($56))
      union all
      select m.id
      from files m
      left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
      left join (
        select file_id, string_agg(search_text, ' ') as names
        from file_tags
        where owner_id = $57
        group by file_id
      ) t on t.file_id = m.id
      where m.owner_id = $58 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names,
        '') like all(array(
        select folded(p)
        from unnest($59::text[]) p
      ))
    ) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of modifications
with matching as not materialized (
  select m.id as sort_key, m.id as sort_id, 500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0) as weight
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
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
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $5 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of issues
with matching as not materialized (
  select i.id as sort_key, i.id as sort_id, 500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0) as weight
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
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
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of track-days
with matching as not materialized (
  select t.id as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.report), 0) as weight
  from track_days t
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
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of photos
with matching as not materialized (
  select f.id as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0) as weight
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of documents
with matching as not materialized (
  select f.id as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0) as weight
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $5 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $6 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $7 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of albums
with matching as not materialized (
  select a.id as sort_key, a.id as sort_id, 500 + 12 * (
    select count(*)
    from album_photos l
    join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
    join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
    where l.owner_id = a.owner_id and l.album_id = a.id
  ) as weight
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $1
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
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at, to_json(array(
      select l.file_id
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
    )) as photo_ids
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $5 and a.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of photo-pairs
with matching as not materialized (
  select x.id as sort_key, x.id as sort_id, 500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400 as weight
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
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
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $5 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and x.id =
      sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of files
with matching as not materialized (
  select f.id as sort_key, f.id as sort_id, 500 as weight
  from files f
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
    select f.id, f.kind, f.name, f.vehicle_id, f.media_type, f.bytes, f.sha256, f.deleted_at
    from files f
    where f.owner_id = $5 and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of journal-records
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

-- src/albums/albums.repository.ts AlbumsRepository.insert
-- POST /api/albums
-- answers id integer
insert into albums (owner_id, name, vehicle_id)
values ($1, $2, $3)
returning id;

-- src/albums/albums.repository.ts AlbumsRepository.find
-- PATCH /api/photos
-- answers owner_id integer, id integer, version integer, name text, vehicle_id integer, photo_ids integer[], trashed_ids integer[]
select a.owner_id, a.id, a.version, a.name, a.vehicle_id, array(
  select l.file_id
  from album_photos l
  where l.owner_id = a.owner_id and l.album_id = a.id
  order by l.position, l.file_id
) as photo_ids, array(
  select l.file_id
  from album_photos l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id and f.deleted_at is not null
) as trashed_ids
from albums a
where a.owner_id = $1 and a.id = $2;

-- src/albums/albums.repository.ts AlbumsRepository.update
-- PATCH /api/photos
update albums
set name = $1, vehicle_id = $2, version = $3, updated_at = now()
where owner_id = $4 and id = $5;

-- src/albums/albums.repository.ts AlbumsRepository.remove
-- DELETE /api/albums/{id}
delete from albums
where owner_id = $1 and id = $2;

-- src/albums/albums.repository.ts AlbumsRepository.removeOfOwner
delete from albums
where owner_id = $1;

-- src/albums/albums.repository.ts AlbumsRepository.areAllPhotos
-- POST /api/albums
-- answers count integer
select count(*)::int as count
from photos
where owner_id = $1 and file_id = any($2::int[]);

-- src/albums/albums.repository.ts AlbumsRepository.replacePhotos
-- POST /api/albums
delete from album_photos
where owner_id = $1 and album_id = $2 and file_id <> all($3::int[]);

-- src/albums/albums.repository.ts AlbumsRepository.replacePhotos
-- POST /api/albums
insert into album_photos as l (owner_id, album_id, file_id, position)
select $1::int, $2::int, file_id, position
from unnest($3::int[])
with ordinality as named (file_id, position)
on conflict (owner_id, album_id, file_id) do update
set position = excluded.position
where l.position <> excluded.position;

-- src/albums/albums.service.ts by EntityQuery.wholeList
-- GET /api/albums
select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
  select count(*)::int
  from album_photos l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
  join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id
) as photo_count, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
  from album_photos l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
  join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id
  order by l.position, l.file_id
  limit 1
) as cover_photo, a.created_at, a.updated_at
from albums a
left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
where a.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500), 0) <= $3::bigint
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $4
)
order by a.created_at desc, a.id desc;

-- src/albums/albums.service.ts by EntityQuery.shortList
-- GET /api/albums?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $4
    order by a.created_at desc, a.id desc
  ) r
) end as json
from size;

-- src/albums/albums.service.ts by EntityQuery.shortList
-- GET /api/albums?sort=updated
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $4
    order by a.updated_at desc, a.id desc
  ) r
) end as json
from size;

-- src/albums/albums.service.ts by EntityQuery.shortList
-- GET /api/albums?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $4
    order by a.name collate "und-x-icu" asc, a.id asc
  ) r
) end as json
from size;

-- src/albums/albums.service.ts by EntityQuery.page
-- GET /api/albums?limit=1
with matching as not materialized (
  select a.created_at as sort_key, a.id as sort_id, 500 as weight
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $1
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
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $5 and a.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/albums/albums.service.ts by EntityQuery.page
-- GET /api/albums?limit=1&cursor=…
with matching as not materialized (
  select a.created_at as sort_key, a.id as sort_id, 500 as weight
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $1
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
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $7 and a.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/albums/albums.service.ts by EntityQuery.wholeList
-- GET /api/albums?search=o&vehicle_id={id}
select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
  select count(*)::int
  from album_photos l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
  join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id
) as photo_count, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
  from album_photos l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
  join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
  where l.owner_id = a.owner_id and l.album_id = a.id
  order by l.position, l.file_id
  limit 1
) as cover_photo, a.created_at, a.updated_at
from albums a
left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
where a.owner_id = $1 and a.vehicle_id = $2 and a.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
  select folded(p)
  from unnest($3::text[]) p
)) and (
  select count(*) <= $4::int and coalesce(sum(500), 0) <= $5::bigint
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $6 and a.vehicle_id = $7 and a.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($8::text[]) p
  ))
)
order by a.created_at desc, a.id desc;

-- src/albums/albums.service.ts by EntityQuery.page
-- GET /api/albums?search=o&vehicle_id={id}&limit=1
with matching as materialized (
  select a.created_at as sort_key, a.id as sort_id
  from albums a
  left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
  where a.owner_id = $1 and a.vehicle_id = $2 and a.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500
      from albums a
      left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
      where a.owner_id = $5 and a.vehicle_id = $6 and a.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and a.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
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
    select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select count(*)::int
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
    ) as photo_count, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
      from album_photos l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
      join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
      where l.owner_id = a.owner_id and l.album_id = a.id
      order by l.position, l.file_id
      limit 1
    ) as cover_photo, a.created_at, a.updated_at
    from albums a
    left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id
    where a.owner_id = $10 and a.vehicle_id = $11 and a.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
      select folded(p)
      from unnest($12::text[]) p
    )) and a.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/albums/albums.service.ts by EntityQuery.one
-- POST /api/albums
-- answers version integer, json json
select a.version as version, row_to_json(r) as json
from albums a
left join vehicle_copies v on v.owner_id = a.owner_id and v.id = a.vehicle_id, lateral (
  select a.id, a.name, a.vehicle_id, v.make, v.model, v.year, v.nickname, (
    select count(*)::int
    from album_photos l
    join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
    join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
    where l.owner_id = a.owner_id and l.album_id = a.id
  ) as photo_count, (
    select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
      lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height)
    from album_photos l
    join files f on f.owner_id = l.owner_id and f.id = l.file_id and f.deleted_at is null
    join photos p on p.owner_id = l.owner_id and p.file_id = l.file_id
    where l.owner_id = a.owner_id and l.album_id = a.id
    order by l.position, l.file_id
    limit 1
  ) as cover_photo, a.created_at, a.updated_at
) r
where a.owner_id = $1 and a.id = $2;

-- src/book/book.repository.ts BookRepository.weightOf
-- the book of a vehicle
-- answers rows integer, bytes bigint
select coalesce(sum(rows), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes
from (
  select count(*) as rows, sum(coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0)) as bytes
  from modifications t
  where t.owner_id = $1 and t.vehicle_id = $2
  union all
  select count(*), sum(coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.resolution_notes), 0))
  from issues t
  where t.owner_id = $3 and t.vehicle_id = $4
  union all
  select count(*), sum(coalesce(octet_length(t.report), 0))
  from track_days t
  where t.owner_id = $5 and t.vehicle_id = $6
  union all
  select count(*), sum(400 + octet_length(t.name))
  from files t
  where t.owner_id = $7 and t.vehicle_id = $8 and t.deleted_at is null
) kept;

-- src/book/book.repository.ts BookRepository.of
-- the book of a vehicle
-- answers json json
select json_build_object('modifications', (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.name, m.status, m.start_date, m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.mileage, m.cost,
      m.currency, m.description, m.notes, m.service_event_id, (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'manufacturer', p.manufacturer, 'part_number', p.part_number,
        'quantity', 1) order by s.place), '[]')
      from modification_parts s
      join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
      where s.owner_id = m.owner_id and s.modification_id = m.id
    ) as parts, m.created_at
    from modifications m
    where m.owner_id = $1 and m.vehicle_id = $2
    order by m.id
  ) r
), 'issues', (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.title, i.status, i.reported_date, i.reported_date_edtf, i.resolved_date, i.resolved_date_edtf, i.mileage, i.description,
      i.resolution_notes, array(
      select l.service_event_id
      from issue_service_events l
      where l.owner_id = i.owner_id and l.issue_id = i.id
      order by l.service_event_id
    ) as service_event_ids, i.created_at
    from issues i
    where i.owner_id = $3 and i.vehicle_id = $4
    order by i.id
  ) r
), 'track_days', (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.event_date, t.event_date_edtf, t.mileage, t.track_name, t.report, t.created_at
    from track_days t
    where t.owner_id = $5 and t.vehicle_id = $6
    order by t.id
  ) r
), 'photos', (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, p.caption, case when p.taken_from <> 'upload' then p.taken_at::date end as taken_on, exists (
      select
      from vehicle_covers c
      where c.owner_id = f.owner_id and c.vehicle_id = f.vehicle_id and c.file_id = f.id
    ) as is_cover, coalesce((
      select json_build_object('sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes)
      from pictures m
      join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name = '2048'
    ), case when not (f.media_type in ('image/heic', 'image/heif')) then json_build_object('sha256', f.sha256, 'media_type', f.media_type,
      'bytes', f.bytes) end) as shown, (
      select coalesce(json_agg(json_build_object('name', m.name, 'sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes, 'width',
        m.width, 'height', m.height) order by m.width * m.height), '[]')
      from pictures m
      join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name in ('320', '960', '2048')
    ) as pictures, (
      select coalesce(json_agg(json_build_object('kind', l.subject_kind, 'id', l.subject_id) order by l.subject_kind, l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id and l.kind_elsewhere is null
    ) as links
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    where f.owner_id = $7 and f.vehicle_id = $8 and f.deleted_at is null
    order by p.taken_at, f.id
  ) r
), 'pairs', (
  select coalesce(json_agg(r), '[]')
  from (
    select x.before_id, x.after_id, x.title
    from files f
    join photo_pairs x on x.owner_id = f.owner_id and x.before_id = f.id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    where f.owner_id = $9 and f.vehicle_id = $10 and f.deleted_at is null and a.deleted_at is null and a.vehicle_id = f.vehicle_id
    order by x.id
  ) r
), 'documents', (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.name, d.type, d.title, d.vendor, d.dated, d.dated_edtf, d.pages, json_build_object('sha256', f.sha256, 'media_type',
      f.media_type, 'bytes', f.bytes) as original, s.picture as shown, f.turned - coalesce(s.turned, 0) as turned, case when not
      (f.media_type = 'image/tiff' and exists (
      select
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.recipe < $11::int
    )) then (case when d.hidden is null or coalesce(s.turned, 0) = 0 then d.hidden else (
      select coalesce(jsonb_agg(case coalesce(s.turned, 0) when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height),
        'y', x, 'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y',
        greatest(0, 1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 -
        x - width), 'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) end as hidden, exists (
      select
      from document_invoices i
      where i.owner_id = f.owner_id and i.file_id = f.id
    ) as is_data, (
      select coalesce(json_agg(json_build_object('kind', l.subject_kind, 'id', l.subject_id) order by l.subject_kind, l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id and l.kind_elsewhere is null
    ) as links
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join lateral (
      select m.turned, json_build_object('sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes) as picture
      from pictures m
      join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
      where (f.media_type in ('image/heic', 'image/heif')) and m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned in (0, f.turned)
        and m.name = '2048'
      order by m.turned
      limit 1
    ) s on true
    where f.owner_id = $12 and f.vehicle_id = $13 and f.deleted_at is null and not exists (
      select
      from document_pages g
      join files j on j.owner_id = g.owner_id and j.id = g.file_id
      where g.owner_id = f.owner_id and g.page_id = f.id and j.deleted_at is null
    ) and (
      select coalesce(bool_or(l.kind_elsewhere is null), true)
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) and (d.type is distinct from 'manual' or exists (
      select
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ))
    order by d.dated nulls last, f.id
  ) r
)) as json;

-- src/book/book.repository.ts BookRepository.knownPhotos
-- photos that a page for a buyer names
-- answers file_id integer
select p.file_id
from photos p
where p.owner_id = $1 and p.file_id = any($2::int[])
order by p.file_id;

-- src/book/book.repository.ts BookRepository.bytesOf
-- the bytes of a file that a book names
-- answers name text, bytes bigint, media_type text
select f.name, b.bytes, b.media_type
from files f
join blobs b on b.owner_id = f.owner_id and b.sha256 = $1
where f.owner_id = $2 and f.id = $3 and ($4 or f.deleted_at is null) and (f.sha256 = b.sha256 or exists (
  select
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.variant_sha = b.sha256
));

-- src/book/book.service.ts by References.lookUp
-- the book of a vehicle
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/copies/copies.handlers.ts defineSubjectCopy.SubjectCopies.save
-- PATCH /api/photos/{id}
insert into subject_copies (owner_id, kind, id, vehicle_id)
select owner_id, $1, (body ->> 'id')::int, (body ->> 'vehicle_id')::int
from jsonb_to_recordset($2::jsonb) as replicated (owner_id int, body jsonb)
order by 1, 3
on conflict (owner_id, kind, id) do update
set vehicle_id = excluded.vehicle_id;

-- src/copies/copies.handlers.ts defineSubjectCopy.SubjectCopies.remove
delete from subject_copies
where kind = $1 and (owner_id, id) in (
  select *
  from unnest($2::int[], $3::int[])
);

-- src/costs/costs.service.ts by costTotals
-- GET /api/modifications/costs
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select m.vehicle_id, case when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then
      null else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency, false as by_rate
    from modifications m
    where m.owner_id = $1 and not exists (
      select
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id and e.has_cost and e.status = 'Completed'
    ) and m.status <> 'Planned' and m.cost is not null
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
-- GET /api/modifications/costs?vehicle_id={id}&from=2026-05-01&to=2026-05-01
-- answers total integer, json text
with totals as materialized (
  select vehicle_id, extract(year from day)::int as year, kind, currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as
    by_rate
  from (
    select m.vehicle_id, case when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then
      null else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency, false as by_rate
    from modifications m
    where m.owner_id = $1 and m.vehicle_id = $2 and not exists (
      select
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id and e.has_cost and e.status = 'Completed'
    ) and m.status <> 'Planned' and m.cost is not null
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
-- GET /api/modifications/costs/sums
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select m.vehicle_id, case when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then
      null else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency, false as by_rate
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $1 and m.status <> 'Planned' and m.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/costs/costs.service.ts by costSums
-- GET /api/modifications/costs/sums?vehicle_id={id}&search=a
-- answers total integer, json text
with sums as materialized (
  select currency, sum(amount) as amount, count(*)::int as count, bool_or(by_rate) as by_rate
  from (
    select m.vehicle_id, case when case when m.completion_date is null then m.start_date_edtf else m.completion_date_edtf end ~ '[X/]' then
      null else coalesce(m.completion_date, m.start_date) end as day, m.category as kind, m.cost as amount, m.currency, false as by_rate
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $1 and m.vehicle_id = $2 and m.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($3::text[]) p
    )) and m.status <> 'Planned' and m.cost is not null
  ) amounts
  group by currency
)
select count(*)::int as total, coalesce(json_agg(s order by count desc, currency), '[]')::text as json
from sums s;

-- src/covers/cover.fact.ts coverRepublication.snapshots
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, photo_id integer, hash text, thumbhash text, width integer, height integer
select c.owner_id, c.version, c.vehicle_id as id, c.file_id as photo_id, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, p.thumbhash, p.width, p.height
from vehicle_covers c
left join files f on f.owner_id = c.owner_id and f.id = c.file_id
left join photos p on p.owner_id = c.owner_id and p.file_id = c.file_id
where (c.owner_id, c.vehicle_id) > ($1::int, $2::int)
order by c.owner_id, c.vehicle_id
limit $3;

-- src/covers/covers.repository.ts CoversRepository.save
-- PUT /api/photos/covers/{id}
-- answers vehicle_id integer
insert into vehicle_covers as c (owner_id, vehicle_id, file_id)
values ($1, $2, $3)
on conflict (owner_id, vehicle_id) do update
set file_id = excluded.file_id, version = c.version + 1
where c.file_id is distinct from excluded.file_id
returning vehicle_id;

-- src/covers/covers.repository.ts CoversRepository.has
-- DELETE /api/photos/covers/{id}
-- answers vehicle_id integer
select vehicle_id
from vehicle_covers
where owner_id = $1 and vehicle_id = $2 and file_id is not null;

-- src/covers/covers.repository.ts CoversRepository.release
-- PATCH /api/photos/{id}
-- answers vehicle_id integer
update vehicle_covers c
set file_id = null, version = c.version + 1
from files f
where c.owner_id = $1 and c.file_id = any($2::int[]) and f.owner_id = c.owner_id and f.id = c.file_id and (f.deleted_at is not null or
  f.vehicle_id is distinct from c.vehicle_id)
returning c.vehicle_id;

-- src/covers/covers.repository.ts CoversRepository.touch
-- answers vehicle_id integer
update vehicle_covers
set version = version + 1
where owner_id = $1 and file_id = $2
returning vehicle_id;

-- src/covers/covers.repository.ts CoversRepository.snapshots
-- PUT /api/photos/covers/{id}
-- answers owner_id integer, version integer, id integer, photo_id integer, hash text, thumbhash text, width integer, height integer
select c.owner_id, c.version, c.vehicle_id as id, c.file_id as photo_id, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, p.thumbhash, p.width, p.height
from vehicle_covers c
left join files f on f.owner_id = c.owner_id and f.id = c.file_id
left join photos p on p.owner_id = c.owner_id and p.file_id = c.file_id
where c.owner_id = $1 and c.vehicle_id = any($2::int[]);

-- src/covers/covers.repository.ts CoversRepository.removeOfVehicles
-- answers owner_id integer, id integer, version integer
delete from vehicle_covers
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning owner_id, vehicle_id as id, version;

-- src/covers/covers.repository.ts CoversRepository.removeOfOwner
-- answers owner_id integer, id integer, version integer
delete from vehicle_covers
where owner_id = $1
returning owner_id, vehicle_id as id, version;

-- src/documents/document.read.ts by EntityQuery.one
-- GET /api/documents/{id}
-- answers version integer, json json
select f.version as version, row_to_json(r) as json
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id, lateral (
  select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
  left(f.sha256, 16) else
  left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
    'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
    v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
    select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
    from pictures m
    where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
  ) as variants, d.read_by, exists (
    select 1
    from paper_jobs j
    where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
  ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
    suggested, (
    select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on', 'seller',
      i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
      jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice ->
      'findings'))
    from document_invoices i
    where i.owner_id = d.owner_id and i.file_id = d.file_id
  ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
    select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
      'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0, 1
      - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
      'width', height, 'height', width) end order by place), '[]')
    from jsonb_array_elements(d.hidden)
    with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
  ) end) as hidden, null::text as found, to_json(array(
    select t.tag
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
    order by t.tag collate "C"
  )) as tags, (
    select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
      array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
      'fill-up'], l.subject_kind), l.subject_id), '[]')
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) as links, to_json(array(
    select p.page_id
    from document_pages p
    join files s on s.owner_id = p.owner_id and s.id = p.page_id
    where p.owner_id = f.owner_id and p.file_id = f.id and (not $1 or s.vehicle_id = f.vehicle_id)
    order by p.position
  )) as joined_from, (
    select min(s.id)
    from files s
    where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $2 or s.vehicle_id =
      f.vehicle_id)
  ) as same_as, f.deleted_at, f.created_at, f.updated_at
) r
where f.owner_id = $3 and f.id = $4;

-- src/documents/documents.repository.ts DocumentsRepository.requireOwned
-- PATCH /api/documents/{id}
-- answers owner_id integer, id integer, version integer, vehicle_id integer, turned smallint, type text, title text, number text, vendor
--   text, dated text, dated_edtf character varying, expires_on text, amount double precision, currency text, mileage integer, notes text,
--   hidden jsonb, pages integer, tags text[], links jsonb, deleted boolean
select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, d.type, d.title, d.number, d.vendor, to_char(d.dated, 'YYYY-MM-DD') as dated,
  d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount::float8 as amount, d.currency, d.mileage, d.notes, d.hidden,
  d.pages, array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
)::jsonb as links, f.deleted_at is not null as deleted
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = $2;

-- src/documents/documents.repository.ts DocumentsRepository.update
-- PATCH /api/documents/{id}
update documents
set type = $1, title = $2, number = $3, vendor = $4, dated = $5::date, dated_edtf = $6, expires_on = $7::date, amount = $8::numeric,
  currency = $9, mileage = $10, notes = $11, hidden = $12::jsonb
where owner_id = $13 and file_id = $14;

-- src/documents/documents.repository.ts DocumentsRepository.pagesOf
-- PUT /api/documents/{id}/pages
-- answers json text
select json_build_object('pages', (
  select coalesce(json_agg(json_build_object('page', p.page, 'width', p.width, 'height', p.height) order by p.page), '[]')
  from (
    select case m.name when '2048' then 1 else substr(m.name, 6)::int end as page, m.width, m.height
    from pictures m
    where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and (m.name = '2048' or m.name like 'page-%')
  ) p
), 'shown', least(coalesce(d.pages, 0), $1::int), 'drawing', exists (
  select 1
  from paper_jobs j
  where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'pages'
))::text as json
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $2 and f.id = $3;

-- src/documents/documents.repository.ts DocumentsRepository.hasPagesToDraw
-- PUT /api/documents/{id}/pages
select 1
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = $2 and d.pages > 1 and f.state in ('ready', 'damaged') and not exists (
  select 1
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name like 'page-%'
);

-- src/documents/documents.repository.ts DocumentsRepository.findPages
-- POST /api/documents/joined
-- answers owner_id integer, id integer, version integer, vehicle_id integer, turned smallint, type text, title text, number text, vendor
--   text, dated text, dated_edtf character varying, expires_on text, amount double precision, currency text, mileage integer, notes text,
--   hidden jsonb, pages integer, tags text[], links jsonb, deleted boolean, name text, media_type text, bytes double precision, state text,
--   sha256 text, shown_sha text
select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, d.type, d.title, d.number, d.vendor, to_char(d.dated, 'YYYY-MM-DD') as dated,
  d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount::float8 as amount, d.currency, d.mileage, d.notes, d.hidden,
  d.pages, array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
)::jsonb as links, f.deleted_at is not null as deleted, f.name, f.media_type, f.bytes::float8 as bytes, f.state, f.sha256, m.variant_sha as
  shown_sha
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
left join pictures m on m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name = '2048'
where f.owner_id = $1 and f.id = any($2::int[])
order by f.id;

-- src/documents/documents.repository.ts DocumentsRepository.copy
-- POST /api/documents/{id}/copies
-- answers id integer
with copy as (
  insert into files (owner_id, kind, sha256, bytes, media_type, name, turned, state)
  select owner_id, kind, sha256, bytes, media_type, name, turned, state
  from files
  where owner_id = $1 and id = $2
  returning owner_id, id
)
insert into documents (owner_id, file_id, title, number, vendor, dated, dated_edtf, amount, currency, notes, hidden, pages, width, height,
  thumbhash, body, suggested, read_by, reading)
select copy.owner_id, copy.id, d.title, d.number, d.vendor, d.dated, d.dated_edtf, d.amount, d.currency, d.notes, d.hidden, d.pages,
  d.width, d.height, d.thumbhash, d.body, d.suggested, d.read_by, d.reading
from copy
join documents d on d.owner_id = copy.owner_id and d.file_id = $3
returning file_id as id;

-- src/documents/documents.repository.ts DocumentsRepository.savePages
-- POST /api/documents/joined
insert into document_pages (owner_id, file_id, position, page_id)
select $1::int, $2::int, n, page
from unnest($3::int[])
with ordinality as t (page, n);

-- src/documents/documents.repository.ts DocumentsRepository.papersOf
-- POST /api/documents/{id}/apart
-- answers page_id integer
select page_id
from document_pages
where owner_id = $1 and file_id = $2
order by position;

-- src/documents/documents.service.ts by EntityQuery.wholeList
-- GET /api/documents
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
  'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage, v.odometer_unit,
  d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
  select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
) as variants, d.read_by, exists (
  select 1
  from paper_jobs j
  where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
  suggested, (
  select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on', 'seller',
    i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
    jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice ->
    'findings'))
  from document_invoices i
  where i.owner_id = d.owner_id and i.file_id = d.file_id
) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
  select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x, 'width',
    height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0, 1 - y -
    height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width), 'width',
    height, 'height', width) end order by place), '[]')
  from jsonb_array_elements(d.hidden)
  with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
) end) as hidden, null::text as found, to_json(array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
)) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
) as links, to_json(array(
  select p.page_id
  from document_pages p
  join files s on s.owner_id = p.owner_id and s.id = p.page_id
  where p.owner_id = f.owner_id and p.file_id = f.id and (not $1 or s.vehicle_id = f.vehicle_id)
  order by p.position
)) as joined_from, (
  select min(s.id)
  from files s
  where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $2 or s.vehicle_id = f.vehicle_id)
) as same_as, f.deleted_at, f.created_at, f.updated_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $3 and f.deleted_at is null and (
  select count(*) <= $4::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $5::bigint
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $6 and f.deleted_at is null
)
order by coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' desc, f.id desc;

-- src/documents/documents.service.ts by EntityQuery.shortList
-- GET /api/documents?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $2::bigint as fits
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $4 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null
    order by coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' desc, f.id desc
  ) r
) end as json
from size;

-- src/documents/documents.service.ts by EntityQuery.shortList
-- GET /api/documents?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $2::bigint as fits
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $4 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null
    order by coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' asc, f.id asc
  ) r
) end as json
from size;

-- src/documents/documents.service.ts by EntityQuery.shortList
-- GET /api/documents?sort=expires
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $2::bigint as fits
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $4 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null
    order by coalesce(d.expires_on, '2201-01-01'::date)::timestamp at time zone 'UTC' asc, f.id asc
  ) r
) end as json
from size;

-- src/documents/documents.service.ts by EntityQuery.shortList
-- GET /api/documents?sort=added
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $2::bigint as fits
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $4 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null
    order by f.created_at desc, f.id desc
  ) r
) end as json
from size;

-- src/documents/documents.service.ts by EntityQuery.shortList
-- GET /api/documents?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $2::bigint as fits
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $4 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null
    order by coalesce(d.title, f.name) collate "und-x-icu" asc, f.id asc
  ) r
) end as json
from size;

-- src/documents/documents.service.ts by EntityQuery.page
-- GET /api/documents?limit=1
with matching as not materialized (
  select coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0) as weight
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is null
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $5 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $6 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $7 and f.deleted_at is null and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/documents/documents.service.ts by EntityQuery.page
-- GET /api/documents?limit=1&cursor=…
with matching as not materialized (
  select coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0) as weight
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is null
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, null::text as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $7 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $8 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $9 and f.deleted_at is null and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/documents/documents.service.ts by EntityQuery.wholeList
-- GET
--   /api/documents?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&type=registration&inbox=true&expires_by=2026-05-01&replaced=true&lapsed_since=2026-05-01&deleted=true
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
  'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage, v.odometer_unit,
  d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
  select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
) as variants, d.read_by, exists (
  select 1
  from paper_jobs j
  where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
  suggested, (
  select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on', 'seller',
    i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
    jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice ->
    'findings'))
  from document_invoices i
  where i.owner_id = d.owner_id and i.file_id = d.file_id
) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
  select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x, 'width',
    height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0, 1 - y -
    height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width), 'width',
    height, 'height', width) end order by place), '[]')
  from jsonb_array_elements(d.hidden)
  with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
) end) as hidden, (
  select case when place > 0 then btrim(regexp_replace(substr(d.body, greatest(1, place - 60), 160), '\s+', ' ', 'g')) end
  from (
    select
    left(d.body, $1) as text
  ) looked_at, lateral (
    select case when strpos(lower(text), lower($2)) > 0 then strpos(lower(text), lower($3)) when strpos(folded(concat_ws(' ', d.title,
      d.vendor, d.number)), folded($4)) > 0 then 0 when octet_length(text) > length(text) and d.search @@ to_tsquery('simple', folded($5))
      then strpos(folded(text), folded($6)) end as place offset 0
  ) p
) as found, to_json(array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
)) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
) as links, to_json(array(
  select p.page_id
  from document_pages p
  join files s on s.owner_id = p.owner_id and s.id = p.page_id
  where p.owner_id = f.owner_id and p.file_id = f.id and (not $7 or s.vehicle_id = f.vehicle_id)
  order by p.position
)) as joined_from, (
  select min(s.id)
  from files s
  where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $8 or s.vehicle_id = f.vehicle_id)
) as same_as, f.deleted_at, f.created_at, f.updated_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $9 and f.deleted_at is not null and f.vehicle_id = $10 and exists (
  select 1
  from file_links l
  where l.owner_id = $11 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
    select *
    from unnest($12::text[], $13::int[])
  )
) and exists (
  select 1
  from file_tags t
  where t.owner_id = $14 and t.file_id = f.id and t.tag = $15
) and d.type = $16 and d.type is null and d.expires_on <= $17::date and f.id in (
  select r.id
  from (
    select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
      is_replaced
    from documents n
    join files m on m.owner_id = n.owner_id and m.id = n.file_id
    where n.owner_id = $18 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
  ) r
  where r.is_replaced
) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $19::date) and f.id in (
  select w.file_id
  from documents w
  where w.owner_id = $20 and w.search @@ to_tsquery('simple', folded($21))
  union all
  select m.id
  from files m
  left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
  left join (
    select file_id, string_agg(search_text, ' ') as names
    from file_tags
    where owner_id = $22
    group by file_id
  ) t on t.file_id = m.id
  where m.owner_id = $23 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names, '')
    like all(array(
    select folded(p)
    from unnest($24::text[]) p
  ))
) and (
  select count(*) <= $25::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
    select count(*)
    from document_pages p
    where p.owner_id = f.owner_id and p.file_id = f.id
  ) * 12 + coalesce(octet_length(d.notes), 0)), 0) <= $26::bigint
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $27 and f.deleted_at is not null and f.vehicle_id = $28 and exists (
    select 1
    from file_links l
    where l.owner_id = $29 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($30::text[], $31::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $32 and t.file_id = f.id and t.tag = $33
  ) and d.type = $34 and d.type is null and d.expires_on <= $35::date and f.id in (
    select r.id
    from (
      select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
        is_replaced
      from documents n
      join files m on m.owner_id = n.owner_id and m.id = n.file_id
      where n.owner_id = $36 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
    ) r
    where r.is_replaced
  ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $37::date) and f.id in (
    select w.file_id
    from documents w
    where w.owner_id = $38 and w.search @@ to_tsquery('simple', folded($39))
    union all
    select m.id
    from files m
    left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
    left join (
      select file_id, string_agg(search_text, ' ') as names
      from file_tags
      where owner_id = $40
      group by file_id
    ) t on t.file_id = m.id
    where m.owner_id = $41 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names,
      '') like all(array(
      select folded(p)
      from unnest($42::text[]) p
    ))
  )
)
order by coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' desc, f.id desc;

-- src/documents/documents.service.ts by EntityQuery.page
-- GET
--   /api/documents?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&type=registration&inbox=true&expires_by=2026-05-01&replaced=true&lapsed_since=2026-05-01&deleted=true&limit=1
with matching as materialized (
  select coalesce(d.dated, f.created_at::date)::timestamp at time zone 'UTC' as sort_key, f.id as sort_id
  from files f
  join documents d on d.owner_id = f.owner_id and d.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is not null and f.vehicle_id = $2 and exists (
    select 1
    from file_links l
    where l.owner_id = $3 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($4::text[], $5::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $6 and t.file_id = f.id and t.tag = $7
  ) and d.type = $8 and d.type is null and d.expires_on <= $9::date and f.id in (
    select r.id
    from (
      select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
        is_replaced
      from documents n
      join files m on m.owner_id = n.owner_id and m.id = n.file_id
      where n.owner_id = $10 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
    ) r
    where r.is_replaced
  ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $11::date) and f.id in (
    select w.file_id
    from documents w
    where w.owner_id = $12 and w.search @@ to_tsquery('simple', folded($13))
    union all
    select m.id
    from files m
    left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
    left join (
      select file_id, string_agg(search_text, ' ') as names
      from file_tags
      where owner_id = $14
      group by file_id
    ) t on t.file_id = m.id
    where m.owner_id = $15 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names,
      '') like all(array(
      select folded(p)
      from unnest($16::text[]) p
    ))
  )
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $17
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select count(*)
        from file_links l
        where l.owner_id = f.owner_id and l.file_id = f.id
      ) * 60 + (
        select coalesce(sum(octet_length(t.tag) + 4), 0)
        from file_tags t
        where t.owner_id = f.owner_id and t.file_id = f.id
      ) + 400 + 900 + coalesce(jsonb_array_length(d.suggested -> 'parts'), 0) * 200 + coalesce(jsonb_array_length(d.hidden), 0) * 120 + (
        select count(*)
        from document_pages p
        where p.owner_id = f.owner_id and p.file_id = f.id
      ) * 12 + coalesce(octet_length(d.notes), 0)
      from files f
      join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      where f.owner_id = $18 and f.deleted_at is not null and f.vehicle_id = $19 and exists (
        select 1
        from file_links l
        where l.owner_id = $20 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
          select *
          from unnest($21::text[], $22::int[])
        )
      ) and exists (
        select 1
        from file_tags t
        where t.owner_id = $23 and t.file_id = f.id and t.tag = $24
      ) and d.type = $25 and d.type is null and d.expires_on <= $26::date and f.id in (
        select r.id
        from (
          select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
            is_replaced
          from documents n
          join files m on m.owner_id = n.owner_id and m.id = n.file_id
          where n.owner_id = $27 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
        ) r
        where r.is_replaced
      ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $28::date) and f.id in (
        select w.file_id
        from documents w
        where w.owner_id = $29 and w.search @@ to_tsquery('simple', folded($30))
        union all
        select m.id
        from files m
        left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
        left join (
          select file_id, string_agg(search_text, ' ') as names
          from file_tags
          where owner_id = $31
          group by file_id
        ) t on t.file_id = m.id
        where m.owner_id = $32 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' ||
          coalesce(t.names, '') like all(array(
          select folded(p)
          from unnest($33::text[]) p
        ))
      ) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
), shown as (
  select *
  from numbered
  where place <= $34 and (place = 1 or before < $35::bigint)
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, d.type, d.title, d.number, d.vendor, to_char(d.dated,
      'YYYY-MM-DD') as dated, d.dated_edtf, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, d.amount, d.currency, d.mileage,
      v.odometer_unit, d.notes, d.pages, d.width, d.height, f.turned, d.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, d.read_by, exists (
      select 1
      from paper_jobs j
      where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'reading'
    ) as reading, ('{"mileage":null,"mileage_unit":null,"plate":null,"vin":null,"vin_read":null,"parts":[]}'::jsonb || d.suggested) as
      suggested, (
      select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
        'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross', 'lines',
        jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')), 'findings', jsonb_array_length(i.invoice
        -> 'findings'))
      from document_invoices i
      where i.owner_id = d.owner_id and i.file_id = d.file_id
    ) as invoice, (case when d.hidden is null or f.turned = 0 then d.hidden else (
      select coalesce(jsonb_agg(case f.turned when 90 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - y - height), 'y', x,
        'width', height, 'height', width) when 180 then jsonb_build_object('sheet', sheet, 'x', greatest(0, 1 - x - width), 'y', greatest(0,
        1 - y - height), 'width', width, 'height', height) else jsonb_build_object('sheet', sheet, 'x', y, 'y', greatest(0, 1 - x - width),
        'width', height, 'height', width) end order by place), '[]')
      from jsonb_array_elements(d.hidden)
      with ordinality as e (area, place), jsonb_to_record(area) as a (sheet int, x numeric, y numeric, width numeric, height numeric)
    ) end) as hidden, (
      select case when place > 0 then btrim(regexp_replace(substr(d.body, greatest(1, place - 60), 160), '\s+', ' ', 'g')) end
      from (
        select
        left(d.body, $36) as text
      ) looked_at, lateral (
        select case when strpos(lower(text), lower($37)) > 0 then strpos(lower(text), lower($38)) when strpos(folded(concat_ws(' ', d.title,
          d.vendor, d.number)), folded($39)) > 0 then 0 when octet_length(text) > length(text) and d.search @@ to_tsquery('simple',
          folded($40)) then strpos(folded(text), folded($41)) end as place offset 0
      ) p
    ) as found, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, to_json(array(
      select p.page_id
      from document_pages p
      join files s on s.owner_id = p.owner_id and s.id = p.page_id
      where p.owner_id = f.owner_id and p.file_id = f.id and (not $42 or s.vehicle_id = f.vehicle_id)
      order by p.position
    )) as joined_from, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $43 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join documents d on d.owner_id = f.owner_id and d.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $44 and f.deleted_at is not null and f.vehicle_id = $45 and exists (
      select 1
      from file_links l
      where l.owner_id = $46 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
        select *
        from unnest($47::text[], $48::int[])
      )
    ) and exists (
      select 1
      from file_tags t
      where t.owner_id = $49 and t.file_id = f.id and t.tag = $50
    ) and d.type = $51 and d.type is null and d.expires_on <= $52::date and f.id in (
      select r.id
      from (
        select m.id, n.expires_on < max(n.expires_on) filter (where m.deleted_at is null) over (partition by m.vehicle_id, n.type) as
          is_replaced
        from documents n
        join files m on m.owner_id = n.owner_id and m.id = n.file_id
        where n.owner_id = $53 and n.type in ('registration', 'insurance', 'inspection') and m.vehicle_id is not null
      ) r
      where r.is_replaced
    ) and (d.type in ('registration', 'insurance', 'inspection') or d.expires_on >= $54::date) and f.id in (
      select w.file_id
      from documents w
      where w.owner_id = $55 and w.search @@ to_tsquery('simple', folded($56))
      union all
      select m.id
      from files m
      left join vehicle_copies c on c.owner_id = m.owner_id and c.id = m.vehicle_id
      left join (
        select file_id, string_agg(search_text, ' ') as names
        from file_tags
        where owner_id = $57
        group by file_id
      ) t on t.file_id = m.id
      where m.owner_id = $58 and m.kind = 'document' and m.search_text || E'\n' || coalesce(c.search_text, '') || E'\n' || coalesce(t.names,
        '') like all(array(
        select folded(p)
        from unnest($59::text[]) p
      ))
    ) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/files/document-expiry.fact.ts documentExpiries
-- DELETE /api/documents/{id}
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = $2 and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- DELETE /api/files/trash?kind=document
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at is not null and f.kind = coalesce($2, f.kind) and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- POST /api/imports/files/undo
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.import_batch = $2::uuid and (f.version = 1 or f.deleted_at is not null) and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- the trash, each day
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at < now() - interval '30 days' and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.id) > ($1::int, $2::int) and d.expires_on is not null
order by f.owner_id, f.id
limit $3;

-- src/files/document-expiry.fact.ts documentExpiries
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[]) and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
) and d.expires_on is not null;

-- src/files/document-expiry.fact.ts documentExpiries
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, title text, expires_on text
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, case when f.deleted_at is null and d.expires_on is not null then coalesce(d.title,
  f.name) else '' end as title, case when f.deleted_at is null then to_char(d.expires_on, 'YYYY-MM-DD') end as expires_on
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and d.expires_on is not null;

-- src/files/document-reading.fact.ts documentReadings
-- PATCH /api/documents/{id}
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[]);

-- src/files/document-reading.fact.ts documentReadings
-- DELETE /api/documents/{id}
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = $2 and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- DELETE /api/files/trash?kind=document
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at is not null and f.kind = coalesce($2, f.kind) and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- POST /api/imports/files/undo
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.import_batch = $2::uuid and (f.version = 1 or f.deleted_at is not null) and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- the trash, each day
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at < now() - interval '30 days' and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.id) > ($1::int, $2::int) and d.mileage is not null
order by f.owner_id, f.id
limit $3;

-- src/files/document-reading.fact.ts documentReadings
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[]) and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
) and d.mileage is not null;

-- src/files/document-reading.fact.ts documentReadings
-- answers owner_id integer, version integer, id integer, vehicle_id integer, read_on date, name text, mileage integer, entered_at text
select f.owner_id, f.version, f.id, f.vehicle_id, case when d.dated_edtf is null then d.dated end as read_on, case when f.deleted_at is null
  and d.mileage is not null then coalesce(d.title, f.name) else '' end as name, case when f.deleted_at is null then d.mileage end as
  mileage, (to_json(f.created_at) #>> '{}') as entered_at
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and d.mileage is not null;

-- src/files/event-photo.fact.ts eventPhotos
-- DELETE /api/photos/{id}
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where f.owner_id = $1 and f.id = $2 and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photo.fact.ts eventPhotos
-- DELETE /api/files/trash?kind=document
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where f.owner_id = $1 and f.deleted_at is not null and f.kind = coalesce($2, f.kind) and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photo.fact.ts eventPhotos
-- POST /api/imports/files/undo
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where f.owner_id = $1 and f.import_batch = $2::uuid and (f.version = 1 or f.deleted_at is not null) and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photo.fact.ts eventPhotos
-- the trash, each day
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where f.owner_id = $1 and f.deleted_at < now() - interval '30 days' and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photo.fact.ts eventPhotos
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where (f.owner_id, f.id) > ($1::int, $2::int) and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
)
order by f.owner_id, f.id
limit $3;

-- src/files/event-photo.fact.ts eventPhotos
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where (f.owner_id, f.id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/files/event-photo.fact.ts eventPhotos
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where (f.owner_id, f.vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
) and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photo.fact.ts eventPhotos
-- answers owner_id integer, version integer, id integer, caption text, service_events jsonb
select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption, coalesce(l.service_events, '[]')
  as service_events
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join lateral (
  select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
) l on true
where f.owner_id = $1 and exists (
  select 1
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null
);

-- src/files/event-photos.ts EventPhotos.takeOff
-- answers owner_id integer, id integer
with dropped as (
  delete from file_links
  where (owner_id, service_event_id) in (
    select *
    from unnest($1::int[], $2::int[])
  )
  returning owner_id, file_id
)
update files f
set version = f.version + 1, updated_at = now()
from (
  select distinct owner_id, file_id
  from dropped
) d
where f.owner_id = d.owner_id and f.id = d.file_id
returning f.owner_id, f.id;

-- src/files/files.repository.ts FilesRepository.insert
-- POST /api/documents/joined
-- answers id integer
insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, import_batch)
values ($1, $2, $3, $4, $5, $6, $7, $8::uuid)
returning id;

-- src/files/files.repository.ts FilesRepository.insertPhoto
insert into photos (owner_id, file_id, caption, taken_at, taken_from)
values ($1, $2, $3, $4::timestamptz at time zone coalesce((
  select name
  from time_zones
  where owner_id = $5::int
), $6), 'upload');

-- src/files/files.repository.ts FilesRepository.insertDocument
-- POST /api/documents/joined
insert into documents (owner_id, file_id, type, title)
values ($1, $2, $3, $4);

-- src/files/files.repository.ts FilesRepository.link
insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
select $1::int, $2::int, $3::text, $4::int, coalesce($5::int, max(position) + 1, 1)
from file_links
where owner_id = $6 and subject_kind = $7 and subject_id = $8
on conflict do nothing;

-- src/files/files.repository.ts FilesRepository.updateMany
-- PATCH /api/photos/{id}
update files f
set vehicle_id = n.vehicle_id, turned = n.turned, version = n.version, updated_at = now(), deleted_at = case when n.deleted then
  coalesce(f.deleted_at, now()) end
from jsonb_to_recordset($1::jsonb) as n (id int, version int, vehicle_id int, turned smallint, tags text[], links jsonb, deleted boolean)
where f.owner_id = $2 and f.id = n.id;

-- src/files/files.repository.ts FilesRepository.updateMany
-- PATCH /api/photos/{id}
delete from file_tags t
using jsonb_to_recordset($1::jsonb) as n (id int, version int, vehicle_id int, turned smallint, tags text[], links jsonb, deleted boolean)
where t.owner_id = $2 and t.file_id = n.id and t.tag <> all(n.tags);

-- src/files/files.repository.ts FilesRepository.updateMany
-- PATCH /api/photos/{id}
insert into file_tags (owner_id, file_id, tag)
select $1::int, n.id, tag
from jsonb_to_recordset($2::jsonb) as n (id int, version int, vehicle_id int, turned smallint, tags text[], links jsonb, deleted boolean),
  unnest(n.tags) tag
on conflict do nothing;

-- src/files/files.repository.ts FilesRepository.updateMany
-- PATCH /api/photos/{id}
delete from file_links l
using jsonb_to_recordset($1::jsonb) as n (id int, version int, vehicle_id int, turned smallint, tags text[], links jsonb, deleted boolean)
where l.owner_id = $2 and l.file_id = n.id and (l.subject_kind, l.subject_id) not in (
  select k.subject_kind, k.subject_id
  from jsonb_to_recordset(n.links) as k (subject_kind text, subject_id int)
);

-- src/files/files.repository.ts FilesRepository.updateMany
-- PATCH /api/photos/{id}
insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
select $1::int, n.id, k.subject_kind, k.subject_id, (
  select coalesce(max(l.position), 0)
  from file_links l
  where l.owner_id = $2 and l.subject_kind = k.subject_kind and l.subject_id = k.subject_id
) + row_number() over (partition by k.subject_kind, k.subject_id order by n.id)
from jsonb_to_recordset($3::jsonb) as n (id int, version int, vehicle_id int, turned smallint, tags text[], links jsonb, deleted boolean),
  jsonb_to_recordset(n.links) as k (subject_kind text, subject_id int)
where not exists (
  select
  from file_links l
  where l.owner_id = $4 and l.file_id = n.id and l.subject_kind = k.subject_kind and l.subject_id = k.subject_id
);

-- src/files/files.repository.ts FilesRepository.remove
-- DELETE /api/documents/{id}
delete from files
where owner_id = $1 and id = $2;

-- src/files/files.repository.ts FilesRepository.bytesKept
-- answers bytes bigint
select coalesce(sum(bytes), 0)::bigint as bytes
from files
where owner_id = $1;

-- src/files/files.repository.ts FilesRepository.announcedByOthers
-- somebody else announces a file
-- answers files integer, bytes bigint
select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes
from uploads
where owner_id = $1 and actor_id is not null and file_id is null and expires_at > now();

-- src/files/files.repository.ts FilesRepository.usage
-- POST /api/documents/joined
-- answers kept bigint, trash bigint, arriving bigint
select coalesce(sum(bytes), 0)::bigint as kept, coalesce(sum(bytes) filter (where deleted_at is not null), 0)::bigint as trash, (
  select coalesce(sum(u.bytes), 0)::bigint
  from uploads u
  where u.owner_id = $1 and u.file_id is null and u.expires_at > now()
) as arriving
from files
where owner_id = $2;

-- src/files/files.repository.ts FilesRepository.tags
-- GET /api/files/tags
-- answers tag text, count integer
select t.tag, count(*)::int as count
from file_tags t
join files f on f.owner_id = t.owner_id and f.id = t.file_id
where t.owner_id = $1 and f.deleted_at is null and f.kind = coalesce($2, f.kind)
group by t.tag
order by count(*) desc, t.tag collate "C"
limit $3;

-- src/files/files.repository.ts FilesRepository.stateOf
-- POST /api/files/{id}/pictures
-- answers state text
select state
from files
where owner_id = $1 and id = $2
for update;

-- src/files/files.repository.ts FilesRepository.removeWhere
-- DELETE /api/files/trash?kind=document
delete from files f
where f.owner_id = $1 and f.deleted_at is not null and f.kind = coalesce($2, f.kind)
returning f.id;

-- src/files/files.repository.ts FilesRepository.removeWhere
-- POST /api/imports/files/undo
delete from files f
where f.owner_id = $1 and f.import_batch = $2::uuid and (f.version = 1 or f.deleted_at is not null)
returning f.id;

-- src/files/files.repository.ts FilesRepository.removeWhere
-- the trash, each day
delete from files f
where f.owner_id = $1 and f.deleted_at < now() - interval '30 days'
returning f.id;

-- src/files/files.repository.ts FilesRepository.forgetImport
-- POST /api/imports/files/undo
update files f
set import_batch = null
where f.owner_id = $1 and f.import_batch = $2::uuid
returning f.id;

-- src/files/files.repository.ts FilesRepository.emptyTrash
-- the trash, each day
-- answers owner_id integer
select distinct owner_id
from files f
where f.deleted_at < now() - interval '30 days';

-- src/files/files.repository.ts FilesRepository.removeOfOwner
delete from blobs
where owner_id = $1;

-- src/files/files.repository.ts FilesRepository.removeOfOwner
delete from files
where owner_id = $1;

-- src/files/files.repository.ts FilesRepository.removeOfOwner
delete from turned_variants
where owner_id = $1;

-- src/files/files.repository.ts FilesRepository.removeOfOwner
delete from uploads
where owner_id = $1;

-- src/files/files.repository.ts FilesRepository.removeOfOwner
delete from variants
where owner_id = $1;

-- src/files/paper.fact.ts papersWhere
-- PATCH /api/documents/{id}
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[]);

-- src/files/paper.fact.ts papersWhere
-- DELETE /api/documents/{id}
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.id = $2;

-- src/files/paper.fact.ts papersWhere
-- DELETE /api/files/trash?kind=document
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at is not null and f.kind = coalesce($2, f.kind);

-- src/files/paper.fact.ts papersWhere
-- POST /api/imports/files/undo
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.import_batch = $2::uuid and (f.version = 1 or f.deleted_at is not null);

-- src/files/paper.fact.ts papersWhere
-- the trash, each day
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1 and f.deleted_at < now() - interval '30 days';

-- src/files/paper.fact.ts papersWhere
-- a hand-over: tell
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.id) > ($1::int, $2::int)
order by f.owner_id, f.id
limit $3;

-- src/files/paper.fact.ts papersWhere
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where (f.owner_id, f.vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/files/paper.fact.ts papersWhere
-- answers owner_id integer, version integer, id integer, vehicle_id integer, type text, in_trash boolean
select f.owner_id, f.version, f.id, f.vehicle_id, d.type, f.deleted_at is not null as in_trash
from files f
join documents d on d.owner_id = f.owner_id and d.file_id = f.id
where f.owner_id = $1;

-- src/files/subjects.ts by defineCopy.Copies.save
-- PATCH /api/photos/{id}
insert into ownership_chapter_copies as copy (owner_id, id, vehicle_id)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id;

-- src/files/subjects.ts by defineCopy.Copies.save
-- PATCH /api/photos/{id}
insert into vehicle_identity_copies as copy (owner_id, id, vehicle_id)
select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id;

-- src/files/subjects.ts by References.lookUp
-- PATCH /api/photos/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, vehicle_id as whole
from modifications
where owner_id = $1 and id = any($2::int[]);

-- src/files/subjects.ts by References.lookUp
-- PATCH /api/photos/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, vehicle_id as whole
from ownership_chapter_copies
where owner_id = $1 and id = any($2::int[]);

-- src/files/subjects.ts by References.lookUp
-- PATCH /api/photos/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, vehicle_id as whole
from subject_copies
where owner_id = $1 and id = any($2::int[]) and kind = $3;

-- src/files/subjects.ts by References.lookUp
-- PATCH /api/photos/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, vehicle_id as whole
from vehicle_identity_copies
where owner_id = $1 and id = any($2::int[]);

-- src/files/subjects.ts by References.lookUp
-- answers target integer, id integer, whole integer
select 0 as target, id, vehicle_id as whole
from issues
where owner_id = $1 and id = any($2::int[]);

-- src/files/subjects.ts by References.lookUp
-- PATCH /api/photos/{id}
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/handover/records-handover.ts RecordsHandover.isThere
-- a hand-over: hold
select 1
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/handover/records-handover.ts RecordsHandover.figures
-- a hand-over: hold
-- answers modifications integer, issues integer, track_days integer, albums integer, files integer, photos integer, documents integer
select (
  select count(*)::int
  from modifications
  where owner_id = $1 and vehicle_id = $2
) as modifications, (
  select count(*)::int
  from issues
  where owner_id = $3 and vehicle_id = $4
) as issues, (
  select count(*)::int
  from track_days
  where owner_id = $5 and vehicle_id = $6
) as track_days, (
  select count(*)::int
  from albums
  where owner_id = $7 and vehicle_id = $8
) as albums, (
  select count(*)::int
  from files
  where owner_id = $9 and vehicle_id = $10 and deleted_at is null
) as files, (
  select count(*)::int
  from files
  where owner_id = $11 and vehicle_id = $12 and kind = 'photo' and deleted_at is null
) as photos, (
  select count(*)::int
  from files
  where owner_id = $13 and vehicle_id = $14 and kind = 'document' and deleted_at is null
) as documents;

-- src/handover/records-handover.ts RecordsHandover.hasPapers
-- answers papers integer
select count(*)::int as papers
from files f
where f.owner_id = $1 and f.kind = 'document' and f.deleted_at is null and f.id = any($2::int[]) and (f.vehicle_id = $3 or f.id in (
  select distinct l.file_id
  from file_links l
  join files f on f.owner_id = l.owner_id and f.id = l.file_id
  where l.owner_id = $4 and f.vehicle_id is distinct from $5::int and f.deleted_at is null and f.id <> all($6::int[]) and
    (coalesce(l.service_event_id in (
    select r.id
    from service_event_copies r
    where r.owner_id = $7 and r.vehicle_id = $8
  ), false) or coalesce(l.part_id in (
    select r.id
    from part_copies r
    where r.owner_id = $9 and r.vehicle_id = $10
  ), false) or coalesce(l.modification_id in (
    select r.id
    from modifications r
    where r.owner_id = $11 and r.vehicle_id = $12
  ), false) or coalesce(l.issue_id in (
    select r.id
    from issues r
    where r.owner_id = $13 and r.vehicle_id = $14
  ), false) or coalesce(l.track_day_id in (
    select r.id
    from track_days r
    where r.owner_id = $15 and r.vehicle_id = $16
  ), false) or coalesce(l.vehicle_identity_id in (
    select r.id
    from vehicle_identity_copies r
    where r.owner_id = $17 and r.vehicle_id = $18
  ), false) or coalesce(l.ownership_chapter_id in (
    select r.id
    from ownership_chapter_copies r
    where r.owner_id = $19 and r.vehicle_id = $20
  ), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
    select r.kind, r.id
    from subject_copies r
    where r.owner_id = $21 and r.vehicle_id = $22
  ), false))
));

-- src/handover/records-handover.ts RecordsHandover.refusal
-- a hand-over: hold
-- answers coming bigint, kept bigint
select (
  select coalesce(sum(f.bytes), 0)::bigint
  from files f
  where f.owner_id = $1 and f.deleted_at is null and ((f.vehicle_id = $2 and f.id <> all($3::int[])) or f.id in (
    select distinct l.file_id
    from file_links l
    join files f on f.owner_id = l.owner_id and f.id = l.file_id
    where l.owner_id = $4 and f.vehicle_id is distinct from $5::int and f.deleted_at is null and f.id <> all($6::int[]) and
      (coalesce(l.service_event_id in (
      select r.id
      from service_event_copies r
      where r.owner_id = $7 and r.vehicle_id = $8
    ), false) or coalesce(l.part_id in (
      select r.id
      from part_copies r
      where r.owner_id = $9 and r.vehicle_id = $10
    ), false) or coalesce(l.modification_id in (
      select r.id
      from modifications r
      where r.owner_id = $11 and r.vehicle_id = $12
    ), false) or coalesce(l.issue_id in (
      select r.id
      from issues r
      where r.owner_id = $13 and r.vehicle_id = $14
    ), false) or coalesce(l.track_day_id in (
      select r.id
      from track_days r
      where r.owner_id = $15 and r.vehicle_id = $16
    ), false) or coalesce(l.vehicle_identity_id in (
      select r.id
      from vehicle_identity_copies r
      where r.owner_id = $17 and r.vehicle_id = $18
    ), false) or coalesce(l.ownership_chapter_id in (
      select r.id
      from ownership_chapter_copies r
      where r.owner_id = $19 and r.vehicle_id = $20
    ), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
      select r.kind, r.id
      from subject_copies r
      where r.owner_id = $21 and r.vehicle_id = $22
    ), false))
  ))
) as coming, (
  select coalesce(sum(f.bytes), 0)::bigint
  from files f
  where f.owner_id = $23
) as kept;

-- src/handover/records-handover.ts RecordsHandover.prepare
-- a hand-over: prepare
-- answers sha256 text
with originals as (
  select f.sha256
  from files f
  where f.owner_id = $1 and ((f.vehicle_id = $2 and f.deleted_at is null and f.id <> all($3::int[])) or f.id in (
    select distinct l.file_id
    from file_links l
    join files f on f.owner_id = l.owner_id and f.id = l.file_id
    where l.owner_id = $4 and f.vehicle_id is distinct from $5::int and f.deleted_at is null and f.id <> all($6::int[]) and
      (coalesce(l.service_event_id in (
      select r.id
      from service_event_copies r
      where r.owner_id = $7 and r.vehicle_id = $8
    ), false) or coalesce(l.part_id in (
      select r.id
      from part_copies r
      where r.owner_id = $9 and r.vehicle_id = $10
    ), false) or coalesce(l.modification_id in (
      select r.id
      from modifications r
      where r.owner_id = $11 and r.vehicle_id = $12
    ), false) or coalesce(l.issue_id in (
      select r.id
      from issues r
      where r.owner_id = $13 and r.vehicle_id = $14
    ), false) or coalesce(l.track_day_id in (
      select r.id
      from track_days r
      where r.owner_id = $15 and r.vehicle_id = $16
    ), false) or coalesce(l.vehicle_identity_id in (
      select r.id
      from vehicle_identity_copies r
      where r.owner_id = $17 and r.vehicle_id = $18
    ), false) or coalesce(l.ownership_chapter_id in (
      select r.id
      from ownership_chapter_copies r
      where r.owner_id = $19 and r.vehicle_id = $20
    ), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
      select r.kind, r.id
      from subject_copies r
      where r.owner_id = $21 and r.vehicle_id = $22
    ), false))
  ))
)
select sha256
from originals
union
select v.variant_sha
from variants v
where v.owner_id = $23 and v.sha256 in (
  select sha256
  from originals
)
union
select v.variant_sha
from turned_variants v
where v.owner_id = $24 and v.sha256 in (
  select sha256
  from originals
);

-- src/handover/records-handover.ts RecordsHandover.move
-- a hand-over: move
update files
set vehicle_id = null, version = version + 1, updated_at = now()
where owner_id = $1 and vehicle_id = $2 and kind = 'document' and id = any($3::int[]);

-- src/handover/records-handover.ts RecordsHandover.move
-- a hand-over: move
update files
set vehicle_id = null, version = version + 1, updated_at = now()
where owner_id = $1 and vehicle_id = $2 and deleted_at is not null;

-- src/handover/records-handover.ts RecordsHandover.keysBeside
-- a hand-over: tell
-- answers id integer
select id
from files
where owner_id = $1 and vehicle_id = $2 and kind = 'photo';

-- src/handover/records-handover.ts RecordsHandover.takeOut
-- a hand-over: move
delete from document_invoices
where owner_id = $1 and file_id in (
  select f.id
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3 and f.id <> all($4::int[])
);

-- src/handover/records-handover.ts announce
-- a hand-over: move
-- answers sha256 text, is_there boolean
select w.sha256, exists (
  select
  from blobs b
  where b.owner_id = $1 and b.sha256 = w.sha256
) as is_there
from (
  with originals as (
    select f.sha256
    from files f
    where f.owner_id = $2 and ((f.vehicle_id = $3 and f.deleted_at is null and f.id <> all($4::int[])) or f.id in (
      select distinct l.file_id
      from file_links l
      join files f on f.owner_id = l.owner_id and f.id = l.file_id
      where l.owner_id = $5 and f.vehicle_id is distinct from $6::int and f.deleted_at is null and f.id <> all($7::int[]) and
        (coalesce(l.service_event_id in (
        select r.id
        from service_event_copies r
        where r.owner_id = $8 and r.vehicle_id = $9
      ), false) or coalesce(l.part_id in (
        select r.id
        from part_copies r
        where r.owner_id = $10 and r.vehicle_id = $11
      ), false) or coalesce(l.modification_id in (
        select r.id
        from modifications r
        where r.owner_id = $12 and r.vehicle_id = $13
      ), false) or coalesce(l.issue_id in (
        select r.id
        from issues r
        where r.owner_id = $14 and r.vehicle_id = $15
      ), false) or coalesce(l.track_day_id in (
        select r.id
        from track_days r
        where r.owner_id = $16 and r.vehicle_id = $17
      ), false) or coalesce(l.vehicle_identity_id in (
        select r.id
        from vehicle_identity_copies r
        where r.owner_id = $18 and r.vehicle_id = $19
      ), false) or coalesce(l.ownership_chapter_id in (
        select r.id
        from ownership_chapter_copies r
        where r.owner_id = $20 and r.vehicle_id = $21
      ), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
        select r.kind, r.id
        from subject_copies r
        where r.owner_id = $22 and r.vehicle_id = $23
      ), false))
    ))
  )
  select sha256
  from originals
  union
  select v.variant_sha
  from variants v
  where v.owner_id = $24 and v.sha256 in (
    select sha256
    from originals
  )
  union
  select v.variant_sha
  from turned_variants v
  where v.owner_id = $25 and v.sha256 in (
    select sha256
    from originals
  )
) w
where exists (
  select
  from blobs b
  where b.owner_id = $26 and b.sha256 = w.sha256
);

-- src/handover/records-handover.ts announce
-- a hand-over: move
update blobs
set unreferenced_since = null
where owner_id = $1 and sha256 = any($2::text[]) and unreferenced_since is not null;

-- src/handover/records-handover.ts announce
-- a hand-over: move
insert into variants (owner_id, sha256, name, recipe, variant_sha, media_type, width, height)
select $1::int, sha256, name, recipe, variant_sha, media_type, width, height
from variants
where owner_id = $2 and sha256 = any($3::text[])
on conflict do nothing;

-- src/handover/records-handover.ts announce
-- a hand-over: move
insert into turned_variants (owner_id, sha256, turned, name, recipe, variant_sha, media_type, width, height)
select $1::int, sha256, turned, name, recipe, variant_sha, media_type, width, height
from turned_variants
where owner_id = $2 and sha256 = any($3::text[])
on conflict do nothing;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
-- answers file_id integer
select distinct l.file_id
from file_links l
join files f on f.owner_id = l.owner_id and f.id = l.file_id
where l.owner_id = $1 and f.vehicle_id is distinct from $2::int and f.deleted_at is null and f.id <> all($3::int[]) and
  (coalesce(l.service_event_id in (
  select r.id
  from service_event_copies r
  where r.owner_id = $4 and r.vehicle_id = $5
), false) or coalesce(l.part_id in (
  select r.id
  from part_copies r
  where r.owner_id = $6 and r.vehicle_id = $7
), false) or coalesce(l.modification_id in (
  select r.id
  from modifications r
  where r.owner_id = $8 and r.vehicle_id = $9
), false) or coalesce(l.issue_id in (
  select r.id
  from issues r
  where r.owner_id = $10 and r.vehicle_id = $11
), false) or coalesce(l.track_day_id in (
  select r.id
  from track_days r
  where r.owner_id = $12 and r.vehicle_id = $13
), false) or coalesce(l.vehicle_identity_id in (
  select r.id
  from vehicle_identity_copies r
  where r.owner_id = $14 and r.vehicle_id = $15
), false) or coalesce(l.ownership_chapter_id in (
  select r.id
  from ownership_chapter_copies r
  where r.owner_id = $16 and r.vehicle_id = $17
), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
  select r.kind, r.id
  from subject_copies r
  where r.owner_id = $18 and r.vehicle_id = $19
), false))
order by 1;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
-- answers id integer
insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, state, turned)
select owner_id, kind, $1::int, sha256, bytes, media_type, name, state, turned
from files
where owner_id = $2 and id = any($3::int[])
order by id
returning id;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
insert into documents (owner_id, file_id, type, title, number, vendor, dated, expires_on, mileage, pages, width, height, thumbhash, read_by,
  reading, dated_edtf, hidden)
select owner_id, c.copy, type, title, number, vendor, dated, expires_on, mileage, pages, width, height, thumbhash, read_by, reading,
  dated_edtf, hidden
from documents
join unnest($1::int[], $2::int[]) as c (id, copy) on c.id = file_id
where owner_id = $3;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
insert into file_jobs (owner_id, file_id, tries, due_at)
select owner_id, c.copy, tries, due_at
from file_jobs
join unnest($1::int[], $2::int[]) as c (id, copy) on c.id = file_id
where owner_id = $3;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
insert into file_tags (owner_id, file_id, tag)
select owner_id, c.copy, tag
from file_tags
join unnest($1::int[], $2::int[]) as c (id, copy) on c.id = file_id
where owner_id = $3;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
insert into paper_jobs (owner_id, file_id, work, tries, next_page, due_at)
select owner_id, c.copy, work, tries, next_page, due_at
from paper_jobs
join unnest($1::int[], $2::int[]) as c (id, copy) on c.id = file_id
where owner_id = $3;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
insert into photos (owner_id, file_id, taken_at, taken_offset, taken_from, camera, width, height, thumbhash)
select owner_id, c.copy, taken_at, taken_offset, taken_from, camera, width, height, thumbhash
from photos
join unnest($1::int[], $2::int[]) as c (id, copy) on c.id = file_id
where owner_id = $3;

-- src/handover/records-handover.ts copyLinked
-- a hand-over: move
update file_links l
set file_id = c.copy
from unnest($1::int[], $2::int[]) as c (id, copy)
where l.owner_id = $3 and l.file_id = c.id and (coalesce(l.service_event_id in (
  select r.id
  from service_event_copies r
  where r.owner_id = $4 and r.vehicle_id = $5
), false) or coalesce(l.part_id in (
  select r.id
  from part_copies r
  where r.owner_id = $6 and r.vehicle_id = $7
), false) or coalesce(l.modification_id in (
  select r.id
  from modifications r
  where r.owner_id = $8 and r.vehicle_id = $9
), false) or coalesce(l.issue_id in (
  select r.id
  from issues r
  where r.owner_id = $10 and r.vehicle_id = $11
), false) or coalesce(l.track_day_id in (
  select r.id
  from track_days r
  where r.owner_id = $12 and r.vehicle_id = $13
), false) or coalesce(l.vehicle_identity_id in (
  select r.id
  from vehicle_identity_copies r
  where r.owner_id = $14 and r.vehicle_id = $15
), false) or coalesce(l.ownership_chapter_id in (
  select r.id
  from ownership_chapter_copies r
  where r.owner_id = $16 and r.vehicle_id = $17
), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
  select r.kind, r.id
  from subject_copies r
  where r.owner_id = $18 and r.vehicle_id = $19
), false));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
delete from file_links l
where l.owner_id = $1 and (l.file_id in (
  select f.id
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3
)) <> (coalesce(l.service_event_id in (
  select r.id
  from service_event_copies r
  where r.owner_id = $4 and r.vehicle_id = $5
), false) or coalesce(l.part_id in (
  select r.id
  from part_copies r
  where r.owner_id = $6 and r.vehicle_id = $7
), false) or coalesce(l.modification_id in (
  select r.id
  from modifications r
  where r.owner_id = $8 and r.vehicle_id = $9
), false) or coalesce(l.issue_id in (
  select r.id
  from issues r
  where r.owner_id = $10 and r.vehicle_id = $11
), false) or coalesce(l.track_day_id in (
  select r.id
  from track_days r
  where r.owner_id = $12 and r.vehicle_id = $13
), false) or coalesce(l.vehicle_identity_id in (
  select r.id
  from vehicle_identity_copies r
  where r.owner_id = $14 and r.vehicle_id = $15
), false) or coalesce(l.ownership_chapter_id in (
  select r.id
  from ownership_chapter_copies r
  where r.owner_id = $16 and r.vehicle_id = $17
), false) or coalesce((l.kind_elsewhere, l.subject_id) in (
  select r.kind, r.id
  from subject_copies r
  where r.owner_id = $18 and r.vehicle_id = $19
), false));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
delete from album_photos p
where p.owner_id = $1 and (p.file_id in (
  select f.id
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3
)) <> (p.album_id in (
  select r.id
  from albums r
  where r.owner_id = $4 and r.vehicle_id = $5
));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
delete from photo_pairs p
where p.owner_id = $1 and (p.before_id in (
  select f.id
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3
)) <> (p.after_id in (
  select f.id
  from files f
  where f.owner_id = $4 and f.vehicle_id = $5
));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
update vehicle_covers c
set file_id = null, version = version + 1
where c.owner_id = $1 and c.file_id is not null and (c.file_id in (
  select f.id
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3
)) <> (c.vehicle_id = $4);

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
update modifications m
set service_event_id = null
where m.owner_id = $1 and m.service_event_id is not null and (m.vehicle_id = $2) <> (m.service_event_id in (
  select r.id
  from service_event_copies r
  where r.owner_id = $3 and r.vehicle_id = $4
));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
delete from issue_service_events i
where i.owner_id = $1 and (i.issue_id in (
  select r.id
  from issues r
  where r.owner_id = $2 and r.vehicle_id = $3
)) <> (i.service_event_id in (
  select r.id
  from service_event_copies r
  where r.owner_id = $4 and r.vehicle_id = $5
));

-- src/handover/records-handover.ts cutLinks
-- a hand-over: move
delete from modification_parts p
where p.owner_id = $1 and (p.modification_id in (
  select r.id
  from modifications r
  where r.owner_id = $2 and r.vehicle_id = $3
)) <> (p.part_id in (
  select r.id
  from part_copies r
  where r.owner_id = $4 and r.vehicle_id = $5
));

-- src/handover/records-handover.ts letGo
-- a hand-over: move
update blobs b
set unreferenced_since = now()
where b.owner_id = $1 and b.unreferenced_since is null and b.removing_since is null and b.sha256 in (
  select f.sha256
  from files f
  where f.owner_id = $2 and f.vehicle_id = $3
);

-- src/invoices/invoices.repository.ts InvoicesRepository.save
delete from document_invoices
where owner_id = $1 and file_id = $2;

-- src/invoices/invoices.repository.ts InvoicesRepository.save
-- a file of several invoices
insert into document_invoices (owner_id, file_id, invoice)
values ($1, $2, $3::jsonb)
on conflict (owner_id, file_id) do update
set invoice = excluded.invoice;

-- src/invoices/invoices.repository.ts InvoicesRepository.placeInLot
-- a file of several invoices
-- answers place integer
select coalesce((invoice #>> '{lot,position}')::int, 1) as place
from document_invoices
where owner_id = $1 and file_id = $2;

-- src/invoices/invoices.repository.ts InvoicesRepository.addPaper
-- a file of several invoices
-- answers id integer
with copy as (
  insert into files (owner_id, kind, sha256, bytes, media_type, name, state)
  select owner_id, kind, sha256, bytes, media_type, name, 'ready'
  from files
  where owner_id = $1 and id = $2
  returning owner_id, id
)
insert into documents (owner_id, file_id, body, suggested, read_by, reading)
select owner_id, id, $3, $4::jsonb, 'file', $5::int
from copy
returning file_id as id;

-- src/invoices/invoices.repository.ts InvoicesRepository.of
-- GET /api/documents/{id}/invoice
-- answers json text
select ('{"signed": false, "lot": null}'::jsonb || i.invoice || jsonb_build_object('chosen', coalesce(to_jsonb(i.lines), (
  select jsonb_agg(n)
  from generate_series(1, jsonb_array_length(i.invoice -> 'lines')) n
), '[]')))::text as json
from documents d
left join document_invoices i on i.owner_id = d.owner_id and i.file_id = d.file_id
where d.owner_id = $1 and d.file_id = $2;

-- src/invoices/invoices.repository.ts InvoicesRepository.copy
-- POST /api/documents/{id}/copies
insert into document_invoices (owner_id, file_id, invoice, lines)
select owner_id, $1::int, invoice, $2::int[]
from document_invoices
where owner_id = $3 and file_id = $4;

-- src/issues/issue.fact.ts issueRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, status text, priority text
select i.id, i.owner_id, i.version, i.vehicle_id, i.status, i.priority
from issues i
where (i.owner_id, i.id) > ($1::int, $2::int)
order by i.owner_id, i.id
limit $3;

-- src/issues/issue.fact.ts issueReadingRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, title text, reported_date date, reported_date_edtf character
--   varying, mileage integer, entered_at text
select i.id, i.owner_id, i.version, i.vehicle_id, i.title, i.reported_date, i.reported_date_edtf, i.mileage, (to_json(i.created_at) #>>
  '{}') as entered_at
from issues i
where (i.owner_id, i.id) > ($1::int, $2::int) and i.mileage is not null
order by i.owner_id, i.id
limit $3;

-- src/issues/issues.repository.ts IssuesRepository.insert
-- POST /api/issues
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), events as (
  select id, name, date_performed, date_performed_edtf, type
  from service_event_copies
  where owner_id = $3 and vehicle_id = $4 and id = any($5::int[])
), i as (
  insert into issues (owner_id, vehicle_id, title, description, status, priority, reported_date, reported_date_edtf, resolved_date,
    resolved_date_edtf, resolution_notes, mileage)
  select $6::int, $7::int, $8::text, $9::text, $10::text, $11::text, $12::date, $13::text, $14::date, $15::text, $16::text, $17::int
  from v
  where (
    select count(*)
    from events
  ) = $18
  returning *
), linked as (
  insert into issue_service_events (owner_id, issue_id, service_event_id)
  select i.owner_id, i.id, events.id
  from i, events
)
select i.id, i.version, (to_json(i.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from events e
    ) as service_events, i.created_at, i.updated_at
  ) r
) as json
from i, v;

-- src/issues/issues.repository.ts IssuesRepository.requireOwned
-- PUT /api/issues/{id}
-- answers id integer, owner_id integer, version integer, vehicle_id integer, title text, description text, status text, priority text,
--   reported_date date, reported_date_edtf character varying, resolved_date date, resolved_date_edtf character varying, resolution_notes
--   text, mileage integer, entered_at text, service_event_ids integer[], today date
select i.id, i.owner_id, i.version, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf,
  i.resolved_date, i.resolved_date_edtf, i.resolution_notes, i.mileage, (to_json(i.created_at) #>> '{}') as entered_at, array(
  select l.service_event_id
  from issue_service_events l
  where l.owner_id = i.owner_id and l.issue_id = i.id
  order by l.service_event_id
) as service_event_ids, (
  select ($1::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $2::int
  ), $3))::date
) as today
from issues i
where i.owner_id = $4 and i.id = $5;

-- src/issues/issues.repository.ts IssuesRepository.update
-- PUT /api/issues/{id}
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), events as (
  select id, name, date_performed, date_performed_edtf, type
  from service_event_copies
  where owner_id = $3 and vehicle_id = $4 and id = any($5::int[])
), i as (
  update issues
  set vehicle_id = $6::int, title = $7::text, description = $8::text, status = $9::text, priority = $10::text, reported_date = $11::date,
    reported_date_edtf = $12::text, resolved_date = $13::date, resolved_date_edtf = $14::text, resolution_notes = $15::text, mileage =
    $16::int, version = $17, updated_at = now()
  from v
  where issues.owner_id = $18 and issues.id = $19 and (
    select count(*)
    from events
  ) = $20
  returning issues.*
), dropped as (
  delete from issue_service_events l
  using i
  where l.owner_id = i.owner_id and l.issue_id = i.id and l.service_event_id <> all($21::int[])
), linked as (
  insert into issue_service_events (owner_id, issue_id, service_event_id)
  select i.owner_id, i.id, events.id
  from i, events
  on conflict do nothing
)
select i.id, i.version, (to_json(i.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from events e
    ) as service_events, i.created_at, i.updated_at
  ) r
) as json
from i, v;

-- src/issues/issues.repository.ts IssuesRepository.remove
-- DELETE /api/issues/{id}
delete from issues
where owner_id = $1 and id = $2;

-- src/issues/issues.repository.ts IssuesRepository.removeOfVehicles
-- answers id integer, owner_id integer, version integer, mileage integer
delete from issues
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id, version, mileage;

-- src/issues/issues.repository.ts IssuesRepository.removeOfOwner
-- answers id integer, owner_id integer, version integer, mileage integer
delete from issues
where owner_id = $1
returning id, owner_id, version, mileage;

-- src/issues/issues.repository.ts IssuesRepository.takeOff
-- answers id integer, owner_id integer, version integer, vehicle_id integer, status text, priority text
with dropped as (
  delete from issue_service_events
  where (owner_id, service_event_id) in (
    select *
    from unnest($1::int[], $2::int[])
  )
  returning owner_id, issue_id
)
update issues i
set version = i.version + 1, updated_at = now()
from (
  select distinct owner_id, issue_id
  from dropped
) d
where i.owner_id = d.owner_id and i.id = d.issue_id
returning i.id, i.owner_id, i.version, i.vehicle_id, i.status, i.priority;

-- src/issues/issues.service.ts by EntityQuery.wholeList
-- GET /api/issues
select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
  i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
  from (
    select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
    from issue_service_events l
    join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) e
) as service_events, i.created_at, i.updated_at
from issues i
join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $3::bigint
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $4
)
order by i.reported_date desc, i.id desc;

-- src/issues/issues.service.ts by EntityQuery.shortList
-- GET /api/issues?sort=reported
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $2::bigint as fits
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by i.reported_date desc, i.id desc
  ) r
) end as json
from size;

-- src/issues/issues.service.ts by EntityQuery.shortList
-- GET /api/issues?sort=title
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $2::bigint as fits
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by i.title collate "und-x-icu" asc, i.id asc
  ) r
) end as json
from size;

-- src/issues/issues.service.ts by EntityQuery.shortList
-- GET /api/issues?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $2::bigint as fits
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by array_position(array['Open', 'In Progress', 'Resolved'], i.status) asc, i.id asc
  ) r
) end as json
from size;

-- src/issues/issues.service.ts by EntityQuery.shortList
-- GET /api/issues?sort=priority
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $2::bigint as fits
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $4
    order by array_position(array['High', 'Medium', 'Low'], i.priority) asc, i.id asc
  ) r
) end as json
from size;

-- src/issues/issues.service.ts by EntityQuery.page
-- GET /api/issues?limit=1
with matching as not materialized (
  select i.reported_date as sort_key, i.id as sort_id, 500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0) as weight
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1
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
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/issues/issues.service.ts by EntityQuery.page
-- GET /api/issues?limit=1&cursor=…
with matching as not materialized (
  select i.reported_date as sort_key, i.id as sort_id, 500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0) as weight
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1
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
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $7 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/issues/issues.service.ts by EntityQuery.wholeList
-- GET /api/issues?search=o&status=Open&priority=Low&vehicle_id={id}
select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
  i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
  from (
    select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
    from issue_service_events l
    join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) e
) as service_events, i.created_at, i.updated_at
from issues i
join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and i.vehicle_id = $2 and i.status = $3 and i.priority = $4 and i.search_text || E'\n' || v.search_text like
  all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and (
  select count(*) <= $6::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $7::bigint
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $8 and i.vehicle_id = $9 and i.status = $10 and i.priority = $11 and i.search_text || E'\n' || v.search_text like
    all(array(
    select folded(p)
    from unnest($12::text[]) p
  ))
)
order by i.reported_date desc, i.id desc;

-- src/issues/issues.service.ts by EntityQuery.page
-- GET /api/issues?search=o&status=Open&priority=Low&vehicle_id={id}&limit=1
with matching as materialized (
  select i.reported_date as sort_key, i.id as sort_id
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $1 and i.vehicle_id = $2 and i.status = $3 and i.priority = $4 and i.search_text || E'\n' || v.search_text like
    all(array(
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
      select 500 + 300 * (
        select count(*)
        from issue_service_events l
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)
      from issues i
      join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
      where i.owner_id = $7 and i.vehicle_id = $8 and i.status = $9 and i.priority = $10 and i.search_text || E'\n' || v.search_text like
        all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and i.id = sort_id
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
    select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
      i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
      select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
      from (
        select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
        from issue_service_events l
        join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
        where l.owner_id = i.owner_id and l.issue_id = i.id
      ) e
    ) as service_events, i.created_at, i.updated_at
    from issues i
    join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $14 and i.vehicle_id = $15 and i.status = $16 and i.priority = $17 and i.search_text || E'\n' || v.search_text like
      all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/issues/issues.service.ts by EntityQuery.wholeList
-- GET /api/issues/vehicle/{id}
select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
  i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
  from (
    select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
    from issue_service_events l
    join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) e
) as service_events, i.created_at, i.updated_at
from issues i
join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and i.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + 300 * (
    select count(*)
    from issue_service_events l
    where l.owner_id = i.owner_id and l.issue_id = i.id
  ) + coalesce(octet_length(i.description), 0) + coalesce(octet_length(i.resolution_notes), 0)), 0) <= $4::bigint
  from issues i
  join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
  where i.owner_id = $5 and i.vehicle_id = $6
)
order by i.reported_date desc, i.id desc;

-- src/issues/issues.service.ts by EntityQuery.one
-- GET /api/issues/{id}
-- answers version integer, json json
select i.version as version, row_to_json(r) as json
from issues i
join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id, lateral (
  select i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date,
    i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname, (
    select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed, 'date_performed_edtf',
      e.date_performed_edtf, 'type', e.type) order by e.date_performed desc nulls last, e.id desc), '[]')
    from (
      select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
      from issue_service_events l
      join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
      where l.owner_id = i.owner_id and l.issue_id = i.id
    ) e
  ) as service_events, i.created_at, i.updated_at
) r
where i.owner_id = $1 and i.id = $2;

-- src/media/media.repository.ts MediaRepository.find
-- GET /api/media/{id}/original
-- answers name text, state text, original text, version text, sha256 text, bytes bigint, media_type text
select f.name, f.state, f.sha256 as original, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as version, b.sha256, b.bytes, b.media_type
from files f
left join pictures m on m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name = $1
left join blobs b on b.owner_id = f.owner_id and b.sha256 = case when $2 = 'original' then f.sha256 else m.variant_sha end
where f.owner_id = $3 and f.id = $4;

-- src/modifications/modification.fact.ts modificationRepublication.snapshots
-- a hand-over: tell
-- answers owner_id integer, id integer, version integer, vehicle_id integer, name text, category text, status text, part_ids integer[]
select m.owner_id, m.id, m.version, m.vehicle_id, m.name, m.category, m.status, array(
  select s.part_id
  from modification_parts s
  where s.owner_id = m.owner_id and s.modification_id = m.id
  order by s.place
) as part_ids
from modifications m
where (m.owner_id, m.id) > ($1::int, $2::int)
order by m.owner_id, m.id
limit $3;

-- src/modifications/modification.fact.ts modificationReadingRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, status text, start_date date, start_date_edtf
--   character varying, completion_date date, completion_date_edtf character varying, mileage integer, entered_at text
select m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.status, m.start_date, m.start_date_edtf, m.completion_date,
  m.completion_date_edtf, m.mileage, (to_json(m.created_at) #>> '{}') as entered_at
from modifications m
where (m.owner_id, m.id) > ($1::int, $2::int) and m.mileage is not null
order by m.owner_id, m.id
limit $3;

-- src/modifications/modifications.repository.ts ModificationsRepository.insert
-- POST /api/modifications
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), used as (
  select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, n.place::int as place
  from unnest($3::int[])
  with ordinality as n (id, place)
  join part_copies p on p.owner_id = $4 and p.vehicle_id = $5 and p.id = n.id
), event as (
  select id
  from service_event_copies
  where owner_id = $6 and vehicle_id = $7 and id = $8::int
), m as (
  insert into modifications (owner_id, vehicle_id, name, description, category, status, start_date, start_date_edtf, completion_date,
    completion_date_edtf, cost, currency, mileage, notes, service_event_id)
  select $9::int, $10::int, $11::text, $12::text, $13::text, $14::text, $15::date, $16::text, $17::date, $18::text, $19::numeric, $20::text,
    $21::int, $22::text, $23::int
  from v
  where (
    select count(*)
    from used
  ) = $24 and ($25::int is null or exists (
    select 1
    from event
  ))
  returning *
), linked as (
  insert into modification_parts (owner_id, modification_id, part_id, place)
  select m.owner_id, m.id, used.id, used.place
  from m, used
)
select m.id, m.version, (to_json(m.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from used u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from used u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
  ) r
) as json
from m, v;

-- src/modifications/modifications.repository.ts ModificationsRepository.requireOwned
-- POST /api/modifications/{id}/parts
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, description text, category text, status text,
--   start_date date, start_date_edtf character varying, completion_date date, completion_date_edtf character varying, cost numeric,
--   currency text, mileage integer, notes text, service_event_id integer, entered_at text, part_ids integer[]
select m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.description, m.category, m.status, m.start_date, m.start_date_edtf,
  m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.mileage, m.notes, m.service_event_id, (to_json(m.created_at) #>> '{}') as
  entered_at, array(
  select s.part_id
  from modification_parts s
  where s.owner_id = m.owner_id and s.modification_id = m.id
  order by s.place
) as part_ids
from modifications m
where m.owner_id = $1 and m.id = $2;

-- src/modifications/modifications.repository.ts ModificationsRepository.update
-- POST /api/modifications/{id}/parts
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), used as (
  select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, n.place::int as place
  from unnest($3::int[])
  with ordinality as n (id, place)
  join part_copies p on p.owner_id = $4 and p.vehicle_id = $5 and p.id = n.id
), event as (
  select id
  from service_event_copies
  where owner_id = $6 and vehicle_id = $7 and id = $8::int
), m as (
  update modifications
  set vehicle_id = $9::int, name = $10::text, description = $11::text, category = $12::text, status = $13::text, start_date = $14::date,
    start_date_edtf = $15::text, completion_date = $16::date, completion_date_edtf = $17::text, cost = $18::numeric, currency = $19::text,
    mileage = $20::int, notes = $21::text, service_event_id = $22::int, version = $23, updated_at = now()
  where owner_id = $24 and id = $25 and (
    select count(*)
    from used
  ) = $26 and (not $27::boolean or exists (
    select 1
    from event
  ))
  returning *
), dropped as (
  delete from modification_parts s
  using m
  where s.owner_id = m.owner_id and s.modification_id = m.id and s.part_id <> all($28::int[])
), linked as (
  insert into modification_parts (owner_id, modification_id, part_id, place)
  select m.owner_id, m.id, used.id, used.place
  from m, used
  on conflict (owner_id, modification_id, part_id) do update
  set place = excluded.place
)
select m.id, m.version, (to_json(m.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from used u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from used u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
  ) r
) as json
from m, v;

-- src/modifications/modifications.repository.ts ModificationsRepository.remove
-- DELETE /api/modifications/{id}
delete from modifications
where owner_id = $1 and id = $2;

-- src/modifications/modifications.repository.ts ModificationsRepository.removeOfVehicles
-- answers id integer, owner_id integer, version integer, mileage integer
delete from modifications
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id, version, mileage;

-- src/modifications/modifications.repository.ts ModificationsRepository.removeOfOwner
-- answers id integer, owner_id integer, version integer, mileage integer
delete from modifications
where owner_id = $1
returning id, owner_id, version, mileage;

-- src/modifications/modifications.repository.ts ModificationsRepository.takeOffParts
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, description text, category text, status text,
--   start_date date, start_date_edtf character varying, completion_date date, completion_date_edtf character varying, cost numeric,
--   currency text, mileage integer, notes text, service_event_id integer, entered_at text, part_ids integer[]
with dropped as (
  delete from modification_parts
  where (owner_id, part_id) in (
    select *
    from unnest($1::int[], $2::int[])
  )
  returning owner_id, modification_id
)
update modifications m
set version = m.version + 1, updated_at = now()
from (
  select distinct owner_id, modification_id
  from dropped
) d
where m.owner_id = d.owner_id and m.id = d.modification_id
returning m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.description, m.category, m.status, m.start_date, m.start_date_edtf,
  m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.mileage, m.notes, m.service_event_id, (to_json(m.created_at) #>> '{}') as
  entered_at, array(
  select s.part_id
  from modification_parts s
  where s.owner_id = m.owner_id and s.modification_id = m.id and s.part_id <> all($3::int[])
  order by s.place
) as part_ids;

-- src/modifications/modifications.repository.ts ModificationsRepository.takeOffServiceEvents
-- answers id integer, owner_id integer, version integer, vehicle_id integer, name text, description text, category text, status text,
--   start_date date, start_date_edtf character varying, completion_date date, completion_date_edtf character varying, cost numeric,
--   currency text, mileage integer, notes text, service_event_id integer, entered_at text, part_ids integer[]
update modifications m
set service_event_id = null, version = m.version + 1, updated_at = now()
where (m.owner_id, m.service_event_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.description, m.category, m.status, m.start_date, m.start_date_edtf,
  m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.mileage, m.notes, m.service_event_id, (to_json(m.created_at) #>> '{}') as
  entered_at, array(
  select s.part_id
  from modification_parts s
  where s.owner_id = m.owner_id and s.modification_id = m.id
  order by s.place
) as part_ids;

-- src/modifications/modifications.service.ts by EntityQuery.wholeList
-- GET /api/modifications
select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
  m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
  m.updated_at, m.mileage, v.odometer_unit, m.notes, (
  select coalesce(json_agg(u.id order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as part_ids, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
    'type', u.type, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as parts, (
  select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status)
  from service_event_copies e
  where e.owner_id = m.owner_id and e.id = m.service_event_id
) as service_event
from modifications m
join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
where m.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $3::bigint
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $4
)
order by m.created_at desc, m.id desc;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?view=whole
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by m.created_at desc, m.id desc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?view=row
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(m.description), 0) +
    coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by m.created_at desc, m.id desc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=start
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by coalesce(m.start_date, '-infinity') desc, m.id desc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=completion
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by coalesce(m.completion_date, '-infinity') desc, m.id desc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by m.name collate "und-x-icu" asc, m.id asc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=vehicle
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by coalesce(v.nickname, concat_ws(' ', v.year, v.make, v.model)) collate "und-x-icu" asc, m.id asc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=category
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by m.category asc, m.id asc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=status
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by array_position(array['Planned', 'In Progress', 'Completed'], m.status) asc, m.id asc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.shortList
-- GET /api/modifications?sort=cost
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $2::bigint as fits
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $4
    order by coalesce(m.cost, -1) desc, m.id desc
  ) r
) end as json
from size;

-- src/modifications/modifications.service.ts by EntityQuery.page
-- GET /api/modifications?limit=1
with matching as not materialized (
  select m.created_at as sort_key, m.id as sort_id, 500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0) as weight
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $1
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
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $5 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/modifications/modifications.service.ts by EntityQuery.page
-- GET /api/modifications?limit=1&cursor=…
with matching as not materialized (
  select m.created_at as sort_key, m.id as sort_id, 500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0) as weight
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $1
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
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $7 and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/modifications/modifications.service.ts by EntityQuery.wholeList
-- GET /api/modifications?search=o&category=Performance&status=Planned&vehicle_id={id}
select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
  m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
  m.updated_at, m.mileage, v.odometer_unit, m.notes, (
  select coalesce(json_agg(u.id order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as part_ids, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
    'type', u.type, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as parts, (
  select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status)
  from service_event_copies e
  where e.owner_id = m.owner_id and e.id = m.service_event_id
) as service_event
from modifications m
join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
where m.owner_id = $1 and m.vehicle_id = $2 and m.category = $3 and m.status = $4 and m.search_text || E'\n' || v.search_text like
  all(array(
  select folded(p)
  from unnest($5::text[]) p
)) and (
  select count(*) <= $6::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $7::bigint
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $8 and m.vehicle_id = $9 and m.category = $10 and m.status = $11 and m.search_text || E'\n' || v.search_text like
    all(array(
    select folded(p)
    from unnest($12::text[]) p
  ))
)
order by m.created_at desc, m.id desc;

-- src/modifications/modifications.service.ts by EntityQuery.page
-- GET /api/modifications?search=o&category=Performance&status=Planned&vehicle_id={id}&limit=1
with matching as materialized (
  select m.created_at as sort_key, m.id as sort_id
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $1 and m.vehicle_id = $2 and m.category = $3 and m.status = $4 and m.search_text || E'\n' || v.search_text like
    all(array(
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
      select 500 + 300 * (
        select count(*)
        from modification_parts s
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)
      from modifications m
      join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
      where m.owner_id = $7 and m.vehicle_id = $8 and m.category = $9 and m.status = $10 and m.search_text || E'\n' || v.search_text like
        all(array(
        select folded(p)
        from unnest($11::text[]) p
      )) and m.id = sort_id
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
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $14 and m.vehicle_id = $15 and m.category = $16 and m.status = $17 and m.search_text || E'\n' || v.search_text like
      all(array(
      select folded(p)
      from unnest($18::text[]) p
    )) and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/modifications/modifications.service.ts by EntityQuery.page
-- GET /api/modifications?search=o&category=Performance&status=Planned&vehicle_id={id}&limit=1&cursor=…
with matching as materialized (
  select m.created_at as sort_key, m.id as sort_id
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $1 and m.vehicle_id = $2 and m.category = $3 and m.status = $4 and m.search_text || E'\n' || v.search_text like
    all(array(
    select folded(p)
    from unnest($5::text[]) p
  ))
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($6::text::timestamptz, $7::integer)
  order by sort_key desc, sort_id desc
  limit $8
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + 300 * (
        select count(*)
        from modification_parts s
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)
      from modifications m
      join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
      where m.owner_id = $9 and m.vehicle_id = $10 and m.category = $11 and m.status = $12 and m.search_text || E'\n' || v.search_text like
        all(array(
        select folded(p)
        from unnest($13::text[]) p
      )) and m.id = sort_id
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
    select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
      m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
      m.updated_at, m.mileage, v.odometer_unit, m.notes, (
      select coalesce(json_agg(u.id order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as part_ids, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
        'type', u.type, 'status', u.status) order by u.place), '[]')
      from (
        select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
        from modification_parts s
        join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
        where s.owner_id = m.owner_id and s.modification_id = m.id
      ) u
    ) as parts, (
      select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
        e.date_performed_edtf, 'status', e.status)
      from service_event_copies e
      where e.owner_id = m.owner_id and e.id = m.service_event_id
    ) as service_event
    from modifications m
    join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
    where m.owner_id = $16 and m.vehicle_id = $17 and m.category = $18 and m.status = $19 and m.search_text || E'\n' || v.search_text like
      all(array(
      select folded(p)
      from unnest($20::text[]) p
    )) and m.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/modifications/modifications.service.ts by EntityQuery.wholeList
-- GET /api/modifications/vehicles/{id}
select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
  m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
  m.updated_at, m.mileage, v.odometer_unit, m.notes, (
  select coalesce(json_agg(u.id order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as part_ids, (
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
    'type', u.type, 'status', u.status) order by u.place), '[]')
  from (
    select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
    from modification_parts s
    join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) u
) as parts, (
  select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
    e.date_performed_edtf, 'status', e.status)
  from service_event_copies e
  where e.owner_id = m.owner_id and e.id = m.service_event_id
) as service_event
from modifications m
join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
where m.owner_id = $1 and m.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + 300 * (
    select count(*)
    from modification_parts s
    where s.owner_id = m.owner_id and s.modification_id = m.id
  ) + coalesce(octet_length(m.description), 0) + coalesce(octet_length(m.notes), 0)), 0) <= $4::bigint
  from modifications m
  join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id
  where m.owner_id = $5 and m.vehicle_id = $6
)
order by m.created_at desc, m.id desc;

-- src/modifications/modifications.service.ts by EntityQuery.one
-- GET /api/modifications/{id}
-- answers version integer, json json
select m.version as version, row_to_json(r) as json
from modifications m
join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id, lateral (
  select m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status, m.start_date,
    m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at,
    m.updated_at, m.mileage, v.odometer_unit, m.notes, (
    select coalesce(json_agg(u.id order by u.place), '[]')
    from (
      select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
      from modification_parts s
      join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
      where s.owner_id = m.owner_id and s.modification_id = m.id
    ) u
  ) as part_ids, (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number, 'manufacturer', u.manufacturer,
      'type', u.type, 'status', u.status) order by u.place), '[]')
    from (
      select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
      from modification_parts s
      join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
      where s.owner_id = m.owner_id and s.modification_id = m.id
    ) u
  ) as parts, (
    select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'date_performed_edtf',
      e.date_performed_edtf, 'status', e.status)
    from service_event_copies e
    where e.owner_id = m.owner_id and e.id = m.service_event_id
  ) as service_event
) r
where m.owner_id = $1 and m.id = $2;

-- src/photo-pairs/photo-pairs.repository.ts PhotoPairsRepository.insert
-- POST /api/photo-pairs
-- answers id integer
insert into photo_pairs (owner_id, before_id, after_id, title)
values ($1, $2, $3, $4)
returning id;

-- src/photo-pairs/photo-pairs.repository.ts PhotoPairsRepository.requireOwned
-- PATCH /api/photo-pairs/{id}
-- answers owner_id integer, id integer, version integer, before_id integer, after_id integer, title text
select x.owner_id, x.id, x.version, x.before_id, x.after_id, x.title
from photo_pairs x
join files b on b.owner_id = x.owner_id and b.id = x.before_id
join files a on a.owner_id = x.owner_id and a.id = x.after_id
where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and x.id = $2;

-- src/photo-pairs/photo-pairs.repository.ts PhotoPairsRepository.update
-- PATCH /api/photo-pairs/{id}
update photo_pairs
set before_id = $1, after_id = $2, title = $3, version = $4, updated_at = now()
where owner_id = $5 and id = $6;

-- src/photo-pairs/photo-pairs.repository.ts PhotoPairsRepository.remove
-- DELETE /api/photo-pairs/{id}
delete from photo_pairs
where owner_id = $1 and id = $2;

-- src/photo-pairs/photo-pairs.repository.ts PhotoPairsRepository.vehiclesOf
-- POST /api/photo-pairs
-- answers id integer, vehicle_id integer
select f.id, f.vehicle_id
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[]) and f.deleted_at is null;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.wholeList
-- GET /api/photo-pairs
select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
    'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where f.owner_id = x.owner_id and f.id = x.before_id
) as before, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
    'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where f.owner_id = x.owner_id and f.id = x.after_id
) as after, x.created_at, x.updated_at
from photo_pairs x
join files b on b.owner_id = x.owner_id and b.id = x.before_id
join files a on a.owner_id = x.owner_id and a.id = x.after_id
join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and (
  select count(*) <= $2::int and coalesce(sum(500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400), 0) <= $3::bigint
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $4 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
)
order by x.created_at desc, x.id desc;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.shortList
-- GET /api/photo-pairs?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400), 0) <= $2::bigint as fits
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $3 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $4 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
    order by x.created_at desc, x.id desc
  ) r
) end as json
from size;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.shortList
-- GET /api/photo-pairs?sort=taken
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400), 0) <= $2::bigint as fits
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $3 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $4 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
    order by q.taken_at at time zone 'UTC' desc, x.id desc
  ) r
) end as json
from size;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.page
-- GET /api/photo-pairs?limit=1
with matching as not materialized (
  select x.created_at as sort_key, x.id as sort_id, 500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400 as weight
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
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
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $5 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and x.id =
      sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.page
-- GET /api/photo-pairs?limit=1&cursor=…
with matching as not materialized (
  select x.created_at as sort_key, x.id as sort_id, 500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400 as weight
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id
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
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $7 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and x.id =
      sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.wholeList
-- GET /api/photo-pairs?search=o&vehicle_id={id}
select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
    'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where f.owner_id = x.owner_id and f.id = x.before_id
) as before, (
  select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
    lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
    'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where f.owner_id = x.owner_id and f.id = x.after_id
) as after, x.created_at, x.updated_at
from photo_pairs x
join files b on b.owner_id = x.owner_id and b.id = x.before_id
join files a on a.owner_id = x.owner_id and a.id = x.after_id
join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and b.vehicle_id
  = $2 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
  select folded(p)
  from unnest($3::text[]) p
)) and (
  select count(*) <= $4::int and coalesce(sum(500 + (
    select coalesce(sum(octet_length(p.caption)), 0)
    from photos p
    where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
  ) + 400), 0) <= $5::bigint
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $6 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
    b.vehicle_id = $7 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($8::text[]) p
  ))
)
order by x.created_at desc, x.id desc;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.page
-- GET /api/photo-pairs?search=o&vehicle_id={id}&limit=1
with matching as materialized (
  select x.created_at as sort_key, x.id as sort_id
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
    b.vehicle_id = $2 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select coalesce(sum(octet_length(p.caption)), 0)
        from photos p
        where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
      ) + 400
      from photo_pairs x
      join files b on b.owner_id = x.owner_id and b.id = x.before_id
      join files a on a.owner_id = x.owner_id and a.id = x.after_id
      join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
      left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
      where x.owner_id = $5 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
        b.vehicle_id = $6 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and x.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
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
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $10 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
      b.vehicle_id = $11 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
      select folded(p)
      from unnest($12::text[]) p
    )) and x.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.page
-- GET /api/photo-pairs?search=o&vehicle_id={id}&limit=1&cursor=…
with matching as materialized (
  select x.created_at as sort_key, x.id as sort_id
  from photo_pairs x
  join files b on b.owner_id = x.owner_id and b.id = x.before_id
  join files a on a.owner_id = x.owner_id and a.id = x.after_id
  join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
  left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
  where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
    b.vehicle_id = $2 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($4::text::timestamptz, $5::integer)
  order by sort_key desc, sort_id desc
  limit $6
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select coalesce(sum(octet_length(p.caption)), 0)
        from photos p
        where p.owner_id = x.owner_id and p.file_id in (x.before_id, x.after_id)
      ) + 400
      from photo_pairs x
      join files b on b.owner_id = x.owner_id and b.id = x.before_id
      join files a on a.owner_id = x.owner_id and a.id = x.after_id
      join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
      left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
      where x.owner_id = $7 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
        b.vehicle_id = $8 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
        select folded(p)
        from unnest($9::text[]) p
      )) and x.id = sort_id
    ) as weight
    from page offset 0
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
    select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.before_id
    ) as before, (
      select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
        lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
        'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = x.owner_id and f.id = x.after_id
    ) as after, x.created_at, x.updated_at
    from photo_pairs x
    join files b on b.owner_id = x.owner_id and b.id = x.before_id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
    join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
    left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id
    where x.owner_id = $12 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and
      b.vehicle_id = $13 and x.search_text || E'\n' || coalesce(v.search_text, '') like all(array(
      select folded(p)
      from unnest($14::text[]) p
    )) and x.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photo-pairs/photo-pairs.service.ts by EntityQuery.one
-- POST /api/photo-pairs
-- answers version integer, json json
select x.version as version, row_to_json(r) as json
from photo_pairs x
join files b on b.owner_id = x.owner_id and b.id = x.before_id
join files a on a.owner_id = x.owner_id and a.id = x.after_id
join photos q on q.owner_id = x.owner_id and q.file_id = x.after_id
left join vehicle_copies v on v.owner_id = b.owner_id and v.id = b.vehicle_id, lateral (
  select x.id, x.title, b.vehicle_id, v.make, v.model, v.year, v.nickname, (
    select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
      lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    where f.owner_id = x.owner_id and f.id = x.before_id
  ) as before, (
    select json_build_object('id', f.id, 'hash', case f.turned when 0 then left(f.sha256, 16) else left(f.sha256, 12) || '-' ||
      lpad(f.turned::text, 3, '0') end, 'thumbhash', p.thumbhash, 'width', p.width, 'height', p.height, 'taken_at', to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS'), 'state', f.state, 'caption', p.caption)
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    where f.owner_id = x.owner_id and f.id = x.after_id
  ) as after, x.created_at, x.updated_at
) r
where x.owner_id = $1 and b.deleted_at is null and a.deleted_at is null and a.vehicle_id is not distinct from b.vehicle_id and x.id = $2;

-- src/photos/photos.repository.ts PhotosRepository.findOwned
-- PATCH /api/photos/{id}
-- answers owner_id integer, id integer, version integer, vehicle_id integer, turned smallint, caption text, taken_at text, taken_from text,
--   tags text[], links jsonb, deleted boolean
select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, p.caption, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at,
  p.taken_from, array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
)::jsonb as links, f.deleted_at is not null as deleted
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
where f.owner_id = $1 and f.id = any($2::int[])
order by f.id;

-- src/photos/photos.repository.ts PhotosRepository.update
-- PATCH /api/photos/{id}
update photos
set caption = $1, taken_at = $2::timestamp, taken_from = $3, taken_offset = case when $4 = 'person' then null else taken_offset end
where owner_id = $5 and file_id = $6;

-- src/photos/photos.service.ts by EntityQuery.wholeList
-- GET /api/photos
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as
  taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
  select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
) as variants, to_json(array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
)) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
) as links, (
  select min(s.id)
  from files s
  where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $1 or s.vehicle_id = f.vehicle_id)
) as same_as, f.deleted_at, f.created_at, f.updated_at
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $2 and f.deleted_at is null and (
  select count(*) <= $3::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $4::bigint
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $5 and f.deleted_at is null
)
order by p.taken_at at time zone 'UTC' desc, f.id desc;

-- src/photos/photos.service.ts by EntityQuery.shortList
-- GET /api/photos?sort=newest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $2::bigint as fits
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $4 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.deleted_at is null
    order by p.taken_at at time zone 'UTC' desc, f.id desc
  ) r
) end as json
from size;

-- src/photos/photos.service.ts by EntityQuery.shortList
-- GET /api/photos?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $2::bigint as fits
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $4 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.deleted_at is null
    order by p.taken_at at time zone 'UTC' asc, f.id asc
  ) r
) end as json
from size;

-- src/photos/photos.service.ts by EntityQuery.shortList
-- GET /api/photos?sort=added
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $2::bigint as fits
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $4 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.deleted_at is null
    order by f.created_at desc, f.id desc
  ) r
) end as json
from size;

-- src/photos/photos.service.ts by EntityQuery.shortList
-- GET /api/photos?sort=name
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $2::bigint as fits
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $3 and f.deleted_at is null
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $4 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $5 and f.deleted_at is null
    order by f.name collate "und-x-icu" asc, f.id asc
  ) r
) end as json
from size;

-- src/photos/photos.service.ts by EntityQuery.page
-- GET /api/photos?limit=1
with matching as not materialized (
  select p.taken_at at time zone 'UTC' as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0) as weight
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is null
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $5 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $6 and f.deleted_at is null and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photos/photos.service.ts by EntityQuery.page
-- GET /api/photos?limit=1&cursor=…
with matching as not materialized (
  select p.taken_at at time zone 'UTC' as sort_key, f.id as sort_id, 500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0) as weight
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $1 and f.deleted_at is null
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $7 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    where f.owner_id = $8 and f.deleted_at is null and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photos/photos.service.ts by EntityQuery.wholeList
-- GET /api/photos?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&album_id={id}&deleted=true&from=2026-05-01&to=2026-05-01
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as
  taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
  select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
) as variants, to_json(array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
)) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
) as links, (
  select min(s.id)
  from files s
  where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $1 or s.vehicle_id = f.vehicle_id)
) as same_as, f.deleted_at, f.created_at, f.updated_at
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $2
where f.owner_id = $3 and f.deleted_at is not null and f.vehicle_id = $4 and exists (
  select 1
  from file_links l
  where l.owner_id = $5 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
    select *
    from unnest($6::text[], $7::int[])
  )
) and exists (
  select 1
  from file_tags t
  where t.owner_id = $8 and t.file_id = f.id and t.tag = $9
) and p.taken_from <> 'upload' and p.taken_at >= $10::date and p.taken_at < $11::date + 1 and f.search_text || E'\n' || p.search_text ||
  E'\n' || coalesce(v.search_text, '') like all(array(
  select folded(p)
  from unnest($12::text[]) p
)) and (
  select count(*) <= $13::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $14::bigint
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $15
  where f.owner_id = $16 and f.deleted_at is not null and f.vehicle_id = $17 and exists (
    select 1
    from file_links l
    where l.owner_id = $18 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($19::text[], $20::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $21 and t.file_id = f.id and t.tag = $22
  ) and p.taken_from <> 'upload' and p.taken_at >= $23::date and p.taken_at < $24::date + 1 and f.search_text || E'\n' || p.search_text ||
    E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($25::text[]) p
  ))
)
order by p.taken_at at time zone 'UTC' desc, f.id desc;

-- src/photos/photos.service.ts by EntityQuery.page
-- GET /api/photos?search=o&vehicle_id={id}&subject=issue:1&tag=Rust&album_id={id}&deleted=true&from=2026-05-01&to=2026-05-01&limit=1
with matching as materialized (
  select p.taken_at at time zone 'UTC' as sort_key, f.id as sort_id
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $1
  where f.owner_id = $2 and f.deleted_at is not null and f.vehicle_id = $3 and exists (
    select 1
    from file_links l
    where l.owner_id = $4 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
      select *
      from unnest($5::text[], $6::int[])
    )
  ) and exists (
    select 1
    from file_tags t
    where t.owner_id = $7 and t.file_id = f.id and t.tag = $8
  ) and p.taken_from <> 'upload' and p.taken_at >= $9::date and p.taken_at < $10::date + 1 and f.search_text || E'\n' || p.search_text ||
    E'\n' || coalesce(v.search_text, '') like all(array(
    select folded(p)
    from unnest($11::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $12
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + (
        select count(*)
        from file_links l
        where l.owner_id = f.owner_id and l.file_id = f.id
      ) * 60 + (
        select coalesce(sum(octet_length(t.tag) + 4), 0)
        from file_tags t
        where t.owner_id = f.owner_id and t.file_id = f.id
      ) + 400 + coalesce(octet_length(p.caption), 0)
      from files f
      join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
      join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $13
      where f.owner_id = $14 and f.deleted_at is not null and f.vehicle_id = $15 and exists (
        select 1
        from file_links l
        where l.owner_id = $16 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
          select *
          from unnest($17::text[], $18::int[])
        )
      ) and exists (
        select 1
        from file_tags t
        where t.owner_id = $19 and t.file_id = f.id and t.tag = $20
      ) and p.taken_from <> 'upload' and p.taken_at >= $21::date and p.taken_at < $22::date + 1 and f.search_text || E'\n' || p.search_text
        || E'\n' || coalesce(v.search_text, '') like all(array(
        select folded(p)
        from unnest($23::text[]) p
      )) and f.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
  window in_order as (order by sort_key desc, sort_id desc rows unbounded preceding)
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
    select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
    left(f.sha256, 16) else
    left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at,
      'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
      select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
      from pictures m
      where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
    ) as variants, to_json(array(
      select t.tag
      from file_tags t
      where t.owner_id = f.owner_id and t.file_id = f.id
      order by t.tag collate "C"
    )) as tags, (
      select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
        array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
        'fill-up'], l.subject_kind), l.subject_id), '[]')
      from file_links l
      where l.owner_id = f.owner_id and l.file_id = f.id
    ) as links, (
      select min(s.id)
      from files s
      where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $26 or s.vehicle_id =
        f.vehicle_id)
    ) as same_as, f.deleted_at, f.created_at, f.updated_at
    from files f
    join photos p on p.owner_id = f.owner_id and p.file_id = f.id
    left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
    join album_photos a on a.owner_id = f.owner_id and a.file_id = f.id and a.album_id = $27
    where f.owner_id = $28 and f.deleted_at is not null and f.vehicle_id = $29 and exists (
      select 1
      from file_links l
      where l.owner_id = $30 and l.file_id = f.id and (l.subject_kind, l.subject_id) in (
        select *
        from unnest($31::text[], $32::int[])
      )
    ) and exists (
      select 1
      from file_tags t
      where t.owner_id = $33 and t.file_id = f.id and t.tag = $34
    ) and p.taken_from <> 'upload' and p.taken_at >= $35::date and p.taken_at < $36::date + 1 and f.search_text || E'\n' || p.search_text ||
      E'\n' || coalesce(v.search_text, '') like all(array(
      select folded(p)
      from unnest($37::text[]) p
    )) and f.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/photos/photos.service.ts by EntityQuery.one
-- GET /api/photos/{id}
-- answers version integer, json json
select f.version as version, row_to_json(r) as json
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id, lateral (
  select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
  left(f.sha256, 16) else
  left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS')
    as taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
    select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
    from pictures m
    where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
  ) as variants, to_json(array(
    select t.tag
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
    order by t.tag collate "C"
  )) as tags, (
    select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
      array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter',
      'fill-up'], l.subject_kind), l.subject_id), '[]')
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) as links, (
    select min(s.id)
    from files s
    where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $1 or s.vehicle_id =
      f.vehicle_id)
  ) as same_as, f.deleted_at, f.created_at, f.updated_at
) r
where f.owner_id = $2 and f.id = $3;

-- src/photos/photos.service.ts by EntityQuery.wholeList
-- PATCH /api/photos
select f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.name, f.media_type, f.bytes, case f.turned when 0 then
left(f.sha256, 16) else
left(f.sha256, 12) || '-' || lpad(f.turned::text, 3, '0') end as hash, f.state, p.caption, to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as
  taken_at, p.taken_offset, p.taken_from, p.camera, p.width, p.height, f.turned, p.thumbhash, (
  select coalesce(json_agg(json_build_object('name', m.name, 'width', m.width, 'height', m.height) order by m.name::int), '[]')
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.name not like 'page-%'
) as variants, to_json(array(
  select t.tag
  from file_tags t
  where t.owner_id = f.owner_id and t.file_id = f.id
  order by t.tag collate "C"
)) as tags, (
  select coalesce(json_agg(json_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id) order by
    array_position(array['service-event', 'part', 'modification', 'issue', 'track-day', 'vehicle-identity', 'ownership-chapter', 'fill-up'],
    l.subject_kind), l.subject_id), '[]')
  from file_links l
  where l.owner_id = f.owner_id and l.file_id = f.id
) as links, (
  select min(s.id)
  from files s
  where s.owner_id = f.owner_id and s.sha256 = f.sha256 and s.id < f.id and s.deleted_at is null and (not $1 or s.vehicle_id = f.vehicle_id)
) as same_as, f.deleted_at, f.created_at, f.updated_at
from files f
join photos p on p.owner_id = f.owner_id and p.file_id = f.id
left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
where f.owner_id = $2 and f.id = any($3::int[]) and (
  select count(*) <= $4::int and coalesce(sum(500 + (
    select count(*)
    from file_links l
    where l.owner_id = f.owner_id and l.file_id = f.id
  ) * 60 + (
    select coalesce(sum(octet_length(t.tag) + 4), 0)
    from file_tags t
    where t.owner_id = f.owner_id and t.file_id = f.id
  ) + 400 + coalesce(octet_length(p.caption), 0)), 0) <= $5::bigint
  from files f
  join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  left join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id
  where f.owner_id = $6 and f.id = any($7::int[])
)
order by p.taken_at at time zone 'UTC' desc, f.id desc;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.add
-- PUT /api/documents/{id}/pages
insert into paper_jobs (owner_id, file_id, work)
values ($1, $2, $3)
on conflict do nothing;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.addUnread
insert into paper_jobs (owner_id, file_id, work)
select owner_id, file_id, 'reading'
from documents
where owner_id = $1 and file_id = $2 and reading < $3
on conflict do nothing;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.addAllUnread
-- a start
insert into paper_jobs (owner_id, file_id, work)
select d.owner_id, d.file_id, 'reading'
from documents d
join files f on f.owner_id = d.owner_id and f.id = d.file_id
where d.reading < $1 and f.state in ('ready', 'damaged')
on conflict do nothing;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.take
-- answers owner_id integer, file_id integer, work text, tries integer, next_page integer, sha256 text, media_type text, turned smallint,
--   pages integer
with due as (
  select owner_id, file_id, work
  from paper_jobs
  where due_at <= now() and work = $1 and (tries > 0) = $2
  order by file_id desc
  limit 1
  for update skip locked
)
update paper_jobs j
set tries = j.tries + 1, due_at = now() + interval '120 seconds'
from due
join files f on f.owner_id = due.owner_id and f.id = due.file_id
join documents d on d.owner_id = due.owner_id and d.file_id = due.file_id
where j.owner_id = due.owner_id and j.file_id = due.file_id and j.work = due.work
returning j.owner_id, j.file_id, j.work, j.tries, j.next_page, f.sha256, f.media_type, f.turned, coalesce(d.pages, 1) as pages;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.goOn
-- a paper of which more pages are to be drawn
update paper_jobs j
set next_page = $1, tries = 0, due_at = now()
from files f
where j.owner_id = $2 and j.file_id = $3 and j.work = $4 and j.tries = $5 and f.owner_id = j.owner_id and f.id = j.file_id and (j.work <>
  'pages' or f.turned = $6)
returning 1;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.end
delete from paper_jobs j
using files f
where j.owner_id = $1 and j.file_id = $2 and j.work = $3 and j.tries = $4 and f.owner_id = j.owner_id and f.id = j.file_id and (j.work <>
  'pages' or f.turned = $5)
returning 1;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.textOf
-- answers body text
select body
from documents
where owner_id = $1 and file_id = $2 and read_by = 'file';

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.saveOffer
-- a paper that is offered anew
update documents d
set suggested = case when exists (
  select
  from document_invoices i
  where i.owner_id = d.owner_id and i.file_id = d.file_id
) then suggested else $1::jsonb end, reading = $2
where owner_id = $3 and file_id = $4;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.saveText
update documents d
set reading = $1, body = coalesce($2, body), read_by = case when $3::text is null then read_by else 'machine' end, suggested = case when
  $4::text is null or exists (
  select
  from document_invoices i
  where i.owner_id = d.owner_id and i.file_id = d.file_id
) then suggested else $5::jsonb end
where owner_id = $6 and file_id = $7;

-- src/pictures/paper-jobs.repository.ts PaperJobsRepository.saveOfferOfInvoice
-- a paper of before in which an invoice was found
update documents
set suggested = $1::jsonb
where owner_id = $2 and file_id = $3;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.add
-- POST /api/documents/joined
insert into file_jobs (owner_id, file_id)
values ($1, $2)
on conflict do nothing;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.forgetPages
-- POST /api/files/{id}/pictures
delete from turned_variants m
using files f
where f.owner_id = $1 and f.id = $2 and m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.name like 'page-%';

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.forgetPages
-- POST /api/files/{id}/pictures
delete from variants m
using files f
where f.owner_id = $1 and f.id = $2 and m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.name like 'page-%';

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.turn
-- a picture that is turned
-- answers file_id integer
delete from paper_jobs
where owner_id = $1 and file_id = any($2::int[]) and work = 'pages'
returning file_id;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.turn
-- a picture that is turned
with drawn as (
  update files
  set state = 'pending'
  where owner_id = $1 and id = any($2::int[]) and state in ('pending', 'ready', 'damaged')
  returning owner_id, id
)
insert into file_jobs (owner_id, file_id)
select owner_id, id
from drawn
on conflict (owner_id, file_id) do update
set tries = 0, due_at = now();

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.forgetOtherTurns
-- a picture that is turned
delete from turned_variants m
where m.owner_id = $1 and m.sha256 = $2 and not exists (
  select
  from files f
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned
);

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.withVariants
-- a start after a restore
-- answers owner_id integer, file_id integer, sha256 text, made text[]
select f.owner_id, f.id as file_id, f.sha256, array_agg(m.variant_sha) as made
from files f
join pictures m on m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned
group by f.owner_id, f.id;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.addOutdated
-- a start
delete from turned_variants
where name like 'page-%' and recipe < $1;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.addOutdated
-- a start
delete from variants
where name like 'page-%' and recipe < $1;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.addOutdated
-- a start
insert into file_jobs (owner_id, file_id)
select f.owner_id, f.id
from files f
where exists (
  select 1
  from pictures m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned and m.recipe < case when f.media_type = any($1::text[]) then
    $2::int else $3::int end
)
on conflict do nothing;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.turnedUpright
-- answers owner_id integer, ids integer[]
select f.owner_id, array_agg(f.id order by f.id) as ids
from files f
where f.turned <> 0 and f.state in ('ready', 'damaged') and exists (
  select 1
  from variants m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256
) and not exists (
  select 1
  from turned_variants m
  where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned = f.turned
)
group by f.owner_id;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.take
-- answers owner_id integer, file_id integer, tries integer, sha256 text, media_type text, turned smallint
with due as (
  select owner_id, file_id
  from file_jobs
  where due_at <= now() and (tries > 0) = $1
  order by due_at
  limit 1
  for update skip locked
)
update file_jobs j
set tries = j.tries + 1, due_at = now() + interval '120 seconds'
from due
join files f on f.owner_id = due.owner_id and f.id = due.file_id
where j.owner_id = due.owner_id and j.file_id = due.file_id
returning j.owner_id, j.file_id, j.tries, f.sha256, f.media_type, f.turned;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.end
delete from file_jobs j
using files f
where j.owner_id = $1 and j.file_id = $2 and j.tries = $3 and f.owner_id = j.owner_id and f.id = j.file_id and f.turned = $4
returning 1;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.setState
-- POST /api/files/{id}/pictures
update files
set state = $1, updated_at = now()
where owner_id = $2 and id = $3;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.saveVariant
insert into variants (owner_id, sha256, name, recipe, variant_sha, media_type, width, height)
values ($1, $2, $3, $4, $5, 'image/webp', $6, $7)
on conflict (owner_id, sha256, name) do update
set recipe = excluded.recipe, variant_sha = excluded.variant_sha, media_type = excluded.media_type, width = excluded.width, height =
  excluded.height;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.saveReading
update documents
set width = $1, height = $2, thumbhash = $3, pages = $4, hidden = case when pages < $5 then null else hidden end, body = case when $6 or
  read_by is distinct from 'machine' then $7 else body end, suggested = case when $8 or read_by is distinct from 'machine' then $9::jsonb
  else suggested end, read_by = case when $10 then 'file' when read_by = 'machine' then read_by when $11 then 'file' end, reading = case
  when $12 then $13 when pages < $14 then 0 else reading end
where owner_id = $15 and file_id = $16;

-- src/pictures/picture-jobs.repository.ts PictureJobsRepository.saveFindings
update photos
set width = $1, height = $2, thumbhash = $3, camera = $4, taken_at = case when taken_from = 'upload' then coalesce($5::timestamp, taken_at)
  else taken_at end, taken_offset = case when taken_from = 'upload' then $6 else taken_offset end, taken_from = case when taken_from =
  'upload' and $7::timestamp is not null then 'camera' else taken_from end
where owner_id = $8 and file_id = $9;

-- src/pictures/pictures.service.ts by millisecondsUntil
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from file_jobs
  ) waiting
) next
where due is not null;

-- src/pictures/pictures.service.ts by millisecondsUntil
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from paper_jobs
  ) waiting
) next
where due is not null;

-- src/track-days/track-day.fact.ts trackDayRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, event_date date, event_date_edtf character varying
select t.id, t.owner_id, t.version, t.vehicle_id, t.event_date, t.event_date_edtf
from track_days t
where (t.owner_id, t.id) > ($1::int, $2::int)
order by t.owner_id, t.id
limit $3;

-- src/track-days/track-day.fact.ts trackDayReadingRepublication.snapshots
-- a hand-over: tell
-- answers id integer, owner_id integer, version integer, vehicle_id integer, event_date date, event_date_edtf character varying, track_name
--   text, mileage integer, entered_at text
select t.id, t.owner_id, t.version, t.vehicle_id, t.event_date, t.event_date_edtf, t.track_name, t.mileage, (to_json(t.created_at) #>> '{}')
  as entered_at
from track_days t
where (t.owner_id, t.id) > ($1::int, $2::int) and t.mileage is not null
order by t.owner_id, t.id
limit $3;

-- src/track-days/track-days.repository.ts TrackDaysRepository.insert
-- POST /api/track-days
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), t as (
  insert into track_days (owner_id, vehicle_id, event_date, event_date_edtf, track_name, mileage, report)
  select $3::int, $4::int, $5::date, $6::text, $7::text, $8::int, $9::text
  from v
  returning *
)
select t.id, t.version, (to_json(t.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
  ) r
) as json
from t, v;

-- src/track-days/track-days.repository.ts TrackDaysRepository.requireOwned
-- PUT /api/track-days/{id}
-- answers id integer, owner_id integer, version integer, vehicle_id integer, event_date date, event_date_edtf character varying, track_name
--   text, mileage integer, report text, entered_at text
select t.id, t.owner_id, t.version, t.vehicle_id, t.event_date, t.event_date_edtf, t.track_name, t.mileage, t.report, (to_json(t.created_at)
  #>> '{}') as entered_at
from track_days t
where t.owner_id = $1 and t.id = $2;

-- src/track-days/track-days.repository.ts TrackDaysRepository.update
-- PUT /api/track-days/{id}
-- answers id integer, version integer, entered_at text, json json
with v as (
  select id, make, model, year, nickname, odometer_unit
  from vehicle_copies
  where owner_id = $1 and id = $2
), t as (
  update track_days
  set vehicle_id = $3::int, event_date = $4::date, event_date_edtf = $5::text, track_name = $6::text, mileage = $7::int, report = $8::text,
    version = $9, updated_at = now()
  from v
  where track_days.owner_id = $10 and track_days.id = $11
  returning track_days.*
)
select t.id, t.version, (to_json(t.created_at) #>> '{}') as entered_at, (
  select row_to_json(r)
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
  ) r
) as json
from t, v;

-- src/track-days/track-days.repository.ts TrackDaysRepository.remove
-- DELETE /api/track-days/{id}
delete from track_days
where owner_id = $1 and id = $2;

-- src/track-days/track-days.repository.ts TrackDaysRepository.removeOfVehicles
-- answers id integer, owner_id integer, version integer, mileage integer
delete from track_days
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id, version, mileage;

-- src/track-days/track-days.repository.ts TrackDaysRepository.removeOfOwner
-- answers id integer, owner_id integer, version integer, mileage integer
delete from track_days
where owner_id = $1
returning id, owner_id, version, mileage;

-- src/track-days/track-days.service.ts by EntityQuery.wholeList
-- GET /api/track-days
select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
  t.updated_at, t.mileage, v.odometer_unit, t.report
from track_days t
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $3::bigint
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $4
)
order by t.event_date desc, t.id desc;

-- src/track-days/track-days.service.ts by EntityQuery.shortList
-- GET /api/track-days?view=whole
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $2::bigint as fits
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by t.event_date desc, t.id desc
  ) r
) end as json
from size;

-- src/track-days/track-days.service.ts by EntityQuery.shortList
-- GET /api/track-days?view=row
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by t.event_date desc, t.id desc
  ) r
) end as json
from size;

-- src/track-days/track-days.service.ts by EntityQuery.shortList
-- GET /api/track-days?sort=oldest
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $2::bigint as fits
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by t.event_date asc, t.id asc
  ) r
) end as json
from size;

-- src/track-days/track-days.service.ts by EntityQuery.shortList
-- GET /api/track-days?sort=track
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $2::bigint as fits
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $4
    order by t.track_name collate "und-x-icu" asc, t.id asc
  ) r
) end as json
from size;

-- src/track-days/track-days.service.ts by EntityQuery.page
-- GET /api/track-days?limit=1
with matching as not materialized (
  select t.event_date as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.report), 0) as weight
  from track_days t
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
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $5 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-days/track-days.service.ts by EntityQuery.page
-- GET /api/track-days?limit=1&cursor=…
with matching as not materialized (
  select t.event_date as sort_key, t.id as sort_id, 500 + coalesce(octet_length(t.report), 0) as weight
  from track_days t
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
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $7 and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-days/track-days.service.ts by EntityQuery.wholeList
-- GET /api/track-days?search=o&vehicle_id={id}
select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
  t.updated_at, t.mileage, v.odometer_unit, t.report
from track_days t
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and t.vehicle_id = $2 and t.search_text || E'\n' || v.search_text like all(array(
  select folded(p)
  from unnest($3::text[]) p
)) and (
  select count(*) <= $4::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $5::bigint
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $6 and t.vehicle_id = $7 and t.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($8::text[]) p
  ))
)
order by t.event_date desc, t.id desc;

-- src/track-days/track-days.service.ts by EntityQuery.page
-- GET /api/track-days?search=o&vehicle_id={id}&limit=1
with matching as materialized (
  select t.event_date as sort_key, t.id as sort_id
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1 and t.vehicle_id = $2 and t.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  order by sort_key desc, sort_id desc
  limit $4
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(t.report), 0)
      from track_days t
      join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
      where t.owner_id = $5 and t.vehicle_id = $6 and t.search_text || E'\n' || v.search_text like all(array(
        select folded(p)
        from unnest($7::text[]) p
      )) and t.id = sort_id
    ) as weight
    from page offset 0
  ) weighed
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
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $10 and t.vehicle_id = $11 and t.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($12::text[]) p
    )) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-days/track-days.service.ts by EntityQuery.page
-- GET /api/track-days?search=o&vehicle_id={id}&limit=1&cursor=…
with matching as materialized (
  select t.event_date as sort_key, t.id as sort_id
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $1 and t.vehicle_id = $2 and t.search_text || E'\n' || v.search_text like all(array(
    select folded(p)
    from unnest($3::text[]) p
  ))
), page as (
  select *
  from matching
  where (sort_key, sort_id) < ($4::text::date, $5::integer)
  order by sort_key desc, sort_id desc
  limit $6
), numbered as (
  select *, row_number() over in_order as place, sum(weight) over in_order - weight as before
  from (
    select *, (
      select 500 + coalesce(octet_length(t.report), 0)
      from track_days t
      join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
      where t.owner_id = $7 and t.vehicle_id = $8 and t.search_text || E'\n' || v.search_text like all(array(
        select folded(p)
        from unnest($9::text[]) p
      )) and t.id = sort_id
    ) as weight
    from page offset 0
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
    select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
      t.updated_at, t.mileage, v.odometer_unit, t.report
    from track_days t
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
    where t.owner_id = $12 and t.vehicle_id = $13 and t.search_text || E'\n' || v.search_text like all(array(
      select folded(p)
      from unnest($14::text[]) p
    )) and t.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/track-days/track-days.service.ts by EntityQuery.wholeList
-- GET /api/track-days/vehicles/{id}
select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
  t.updated_at, t.mileage, v.odometer_unit, t.report
from track_days t
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
where t.owner_id = $1 and t.vehicle_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(t.report), 0)), 0) <= $4::bigint
  from track_days t
  join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
  where t.owner_id = $5 and t.vehicle_id = $6
)
order by t.event_date desc, t.id desc;

-- src/track-days/track-days.service.ts by EntityQuery.one
-- GET /api/track-days/{id}
-- answers version integer, json json
select t.version as version, row_to_json(r) as json
from track_days t
join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id, lateral (
  select t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version, t.created_at,
    t.updated_at, t.mileage, v.odometer_unit, t.report
) r
where t.owner_id = $1 and t.id = $2;
