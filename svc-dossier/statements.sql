-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal_logs
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from passport_imports
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from passports
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from user_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_copies
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicle_histories
where owner_id = $1;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
insert into user_copies as copy (owner_id, id, language, region, odometer_unit, paper)
select owner_id, (body ->> 'id')::int, (body ->> 'language')::text,(body ->> 'region')::text,(body ->> 'odometer_unit')::text,(body ->>
  'paper')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set language = excluded.language,region = excluded.region,odometer_unit = excluded.odometer_unit,paper = excluded.paper;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from user_copies
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

-- ../packages/jobs/src/job-table.ts JobTable.end
-- a book is made
delete from waiting_dossiers j
where j.owner_id = $1 and j.dossier_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.end
-- an export is made
delete from waiting_exports j
where j.owner_id = $1 and j.export_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.end
-- a passport is made
delete from waiting_passports j
where j.owner_id = $1 and j.passport_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.end
-- a passport is read
delete from waiting_passport_imports j
where j.owner_id = $1 and j.import_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a book is made
update waiting_dossiers j
set due_at = now() + interval '30 seconds'
where j.owner_id = $1 and j.dossier_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- an export is made
update waiting_exports j
set due_at = now() + interval '30 seconds'
where j.owner_id = $1 and j.export_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a passport is made
update waiting_passports j
set due_at = now() + interval '30 seconds'
where j.owner_id = $1 and j.passport_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/job-table.ts JobTable.update
-- a passport is read
update waiting_passport_imports j
set due_at = now() + interval '30 seconds'
where j.owner_id = $1 and j.import_id = $2 and j.tries = $3
returning 1;

-- ../packages/jobs/src/leases.ts millisecondsUntil
-- a book is made
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from waiting_dossiers
  ) waiting
) next
where due is not null;

-- ../packages/jobs/src/leases.ts millisecondsUntil
-- an export is made
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from waiting_exports
  ) waiting
) next
where due is not null;

-- ../packages/jobs/src/leases.ts millisecondsUntil
-- a passport is made
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from waiting_passports
  ) waiting
) next
where due is not null;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of dossiers
with matching as not materialized (
  select d.id as sort_key, d.id as sort_id, 500 as weight
  from dossiers d
  join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
  left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
  where d.owner_id = $1
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
    select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
      select count(*)::int
      from waiting_dossiers o
      where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
        select 1
        from dossiers w
        where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
      )
    ) end as place, $5::jsonb -> j.waits_for as waiting, $6::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries,
      d.withheld, d.bytes as size, d.sha256, d.fingerprint, (
      select count(*)::int
      from dossier_previews p
      where p.owner_id = d.owner_id and p.dossier_id = d.id
    ) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
    from dossiers d
    join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
    left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
    where d.owner_id = $7 and d.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/passport-imports
with matching as not materialized (
  select i.created_at as sort_key, i.id as sort_id, 500 as weight
  from passport_imports i
  left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
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
    select i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of", $5::jsonb -> j.waits_for as
      waiting, $6::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at, i.finished_at
    from passport_imports i
    left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
    where i.owner_id = $7 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/exports
with matching as not materialized (
  select x.created_at as sort_key, x.id as sort_id, 500 as weight
  from exports x
  left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
  where x.owner_id = $1
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
    select x.id, x.state, x.done, x."of", $5::jsonb -> j.waits_for as waiting, $6::jsonb -> x.failure as error, x.rows, x.files, x.missing,
      x.bytes as size, x.sha256, x.created_at, x.finished_at, x.finished_at + make_interval(days => $7::int) as expires_at
    from exports x
    left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
    where x.owner_id = $8 and x.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/passports?vehicle_id={id}
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from passports p
  join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
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
    select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      p.options -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $6::jsonb ->
      j.waits_for as waiting, $7::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256,
      p.seal, p.issued_on, p.created_at, p.finished_at
    from passports p
    join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
    where p.owner_id = $8 and p.vehicle_id = $9 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/buyer-pages
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from buyer_pages p
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
    select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as
      withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $5::text || p.secret
      as path
    from buyer_pages p
    where p.owner_id = $6 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- GET /api/buyer-pages?vehicle_id={id}
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from buyer_pages p
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
    select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as
      withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $6::text || p.secret
      as path
    from buyer_pages p
    where p.owner_id = $7 and p.vehicle_id = $8 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of pages for buyers
with matching as not materialized (
  select p.id as sort_key, p.id as sort_id, 500 as weight
  from buyer_pages p
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
    select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as
      withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at
    from buyer_pages p
    where p.owner_id = $5 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.insert
-- POST /api/buyer-pages
-- answers id integer
insert into buyer_pages (owner_id, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed, secret, secret_hash)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, sha256($11::text::bytea))
returning id;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.find
-- PUT /api/buyer-pages/{id}
-- answers owner_id integer, id integer, version integer, vehicle_id integer, name text, shows text[], reveals text[], withhold_words
--   text[], photo_ids integer[], dossier_id integer, indexed boolean
select owner_id, id, version, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed
from buyer_pages
where owner_id = $1 and id = $2;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.update
-- PUT /api/buyer-pages/{id}
update buyer_pages
set version = $1, name = $2, shows = $3, reveals = $4, withhold_words = $5, photo_ids = $6, dossier_id = $7, indexed = $8, updated_at =
  now()
where owner_id = $9 and id = $10;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.remove
-- DELETE /api/buyer-pages/{id}
delete from buyer_pages
where owner_id = $1 and id = $2;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.removeOfOwner
delete from buyer_pages
where owner_id = $1;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.hasBook
-- POST /api/buyer-pages
select 1
from dossiers
where owner_id = $1 and id = $2 and vehicle_id = $3;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.findBySecret
-- answers owner_id integer, id integer, version integer, vehicle_id integer, name text, shows text[], reveals text[], withhold_words
--   text[], photo_ids integer[], dossier_id integer, indexed boolean
select owner_id, id, version, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed
from buyer_pages
where secret_hash = sha256($1::text::bytea);

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.secretOf
-- GET /api/media/stickers
-- answers secret text
select secret
from buyer_pages
where owner_id = $1 and id = $2 and vehicle_id = $3;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.book
-- answers sha256 text, bytes double precision, issued_on date
select sha256, bytes::float8 as bytes, issued_on
from dossiers
where owner_id = $1 and id = $2 and sha256 is not null and bytes is not null;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.vehicle
-- GET /api/media/stickers
-- answers make text, model text, year integer
select make, model, year
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/buyer/buyer-pages.repository.ts BuyerPagesRepository.addViews
-- views of pages are written
with added as (
  select *
  from unnest($1::int[], $2::int[], $3::int[]) as a (owner_id, id, views)
), locked as (
  select p.owner_id, p.id, added.views
  from buyer_pages p
  join added on added.owner_id = p.owner_id and added.id = p.id
  order by p.owner_id, p.id
  for update of p
)
update buyer_pages p
set views = p.views + locked.views
from locked
where p.owner_id = locked.owner_id and p.id = locked.id;

-- src/buyer/buyer-pages.service.ts by EntityQuery.wholeList
-- GET /api/buyer-pages
select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as withhold_words,
  to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $1::text || p.secret as path
from buyer_pages p
where p.owner_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500), 0) <= $4::bigint
  from buyer_pages p
  where p.owner_id = $5
)
order by p.created_at desc, p.id desc;

-- src/buyer/buyer-pages.service.ts by EntityQuery.page
-- GET /api/buyer-pages?limit=1
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from buyer_pages p
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
    select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as
      withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $5::text || p.secret
      as path
    from buyer_pages p
    where p.owner_id = $6 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/buyer/buyer-pages.service.ts by EntityQuery.wholeList
-- GET /api/buyer-pages?vehicle_id={id}
select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as withhold_words,
  to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $1::text || p.secret as path
from buyer_pages p
where p.owner_id = $2 and p.vehicle_id = $3 and (
  select count(*) <= $4::int and coalesce(sum(500), 0) <= $5::bigint
  from buyer_pages p
  where p.owner_id = $6 and p.vehicle_id = $7
)
order by p.created_at desc, p.id desc;

-- src/buyer/buyer-pages.service.ts by EntityQuery.page
-- GET /api/buyer-pages?vehicle_id={id}&limit=1
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from buyer_pages p
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
    select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as
      withhold_words, to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $6::text || p.secret
      as path
    from buyer_pages p
    where p.owner_id = $7 and p.vehicle_id = $8 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/buyer/buyer-pages.service.ts by References.lookUp
-- POST /api/buyer-pages
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/buyer/buyer-pages.service.ts by EntityQuery.one
-- POST /api/buyer-pages
-- answers version integer, json json
select p.version as version, row_to_json(r) as json
from buyer_pages p, lateral (
  select p.id, p.vehicle_id, p.name, to_json(p.shows) as shows, to_json(p.reveals) as reveals, to_json(p.withhold_words) as withhold_words,
    to_json(p.photo_ids) as photo_ids, p.dossier_id, p.indexed, p.views, p.created_at, p.updated_at, $1::text || p.secret as path
) r
where p.owner_id = $2 and p.id = $3;

-- src/checkpoint/checkpoints.service.ts by defineCopy.Copies.save
-- GET /api/journal/vehicles/{id}/checkpoint
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->> 'nickname')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname;

-- src/checkpoint/checkpoints.service.ts by References.lookUp
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/checkpoint/logs.repository.ts LogsRepository.home
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers home text
select concat_ws('.', concat_ws('.', (
  select system_identifier
  from pg_control_system()
), left(pg_walfile_name(pg_current_wal_lsn()), 8)), 'journal_logs'::regclass::oid) as home;

-- src/checkpoint/logs.repository.ts LogsRepository.current
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers id integer, name text, home text, size integer, edge text[], signed_origin text, signed_size integer, signed_root text, reason
--   text, after_origin text, after_size integer, after_root text
select id, name, home, size, edge, signed_origin, signed_size, signed_root, reason, after_origin, after_size, after_root
from journal_logs
where owner_id = $1 and vehicle_id = $2 and ended_at is null;

-- src/checkpoint/logs.repository.ts LogsRepository.begin
-- GET /api/journal/vehicles/{id}/checkpoint
insert into journal_logs (owner_id, vehicle_id, home)
values ($1, $2, $3);

-- src/checkpoint/logs.repository.ts LogsRepository.beginAnew
-- GET /api/journal/vehicles/{id}/checkpoint
update journal_logs
set ended_at = now()
where owner_id = $1 and id = $2;

-- src/checkpoint/logs.repository.ts LogsRepository.beginAnew
-- GET /api/journal/vehicles/{id}/checkpoint
insert into journal_logs (owner_id, vehicle_id, home, reason, after_origin, after_size, after_root)
select owner_id, vehicle_id, $1, $2, coalesce(signed_origin, after_origin), coalesce(signed_size, after_size), coalesce(signed_root,
  after_root)
from journal_logs
where owner_id = $3 and id = $4;

-- src/checkpoint/logs.repository.ts LogsRepository.cursor
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers after bigint, entries integer, mark text
select after, entries, mark
from journal_cursors
where owner_id = $1 and log_id = $2 and service = $3;

-- src/checkpoint/logs.repository.ts LogsRepository.moveCursor
-- GET /api/journal/vehicles/{id}/checkpoint
insert into journal_cursors (owner_id, log_id, service, after, entries, mark)
values ($1, $2, $3, $4, $5, $6)
on conflict (owner_id, log_id, service) do update
set after = excluded.after, entries = excluded.entries, mark = excluded.mark;

-- src/checkpoint/logs.repository.ts LogsRepository.append
-- GET /api/journal/vehicles/{id}/checkpoint
insert into journal_leaves (owner_id, log_id, position, service, seq, leaf)
select $1, $2, $3 + added.place - 1, $4, added.seq, added.leaf
from unnest($5::bigint[], $6::text[])
with ordinality as added (seq, leaf, place);

-- src/checkpoint/logs.repository.ts LogsRepository.append
-- GET /api/journal/vehicles/{id}/checkpoint
update journal_logs
set size = $1, edge = $2::text[]
where owner_id = $3 and id = $4;

-- src/checkpoint/logs.repository.ts LogsRepository.sign
-- GET /api/journal/vehicles/{id}/checkpoint
update journal_logs
set signed_origin = $1, signed_size = $2, signed_root = $3
where owner_id = $4 and id = $5;

-- src/checkpoint/logs.repository.ts LogsRepository.leaves
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers position integer, service text, seq bigint, hash text
select position, service, seq, encode(sha256('\x00'::bytea || convert_to(leaf, 'UTF8')), 'base64') as hash
from journal_leaves
where owner_id = $1 and log_id = $2
order by position;

-- src/collecting/collector.ts Collector.timeZoneOf
-- POST /api/dossiers/estimate
-- answers name text
select coalesce((
  select name
  from time_zones
  where owner_id = $1::int
), $2) as name;

-- src/dossiers/dossiers.repository.ts DossiersRepository.insert
-- POST /api/dossiers
-- answers id integer
with made as (
  insert into dossiers (owner_id, vehicle_id, options, issued_on)
  values ($1, $2, $3::jsonb, $4::date)
  returning id
), work as (
  insert into waiting_dossiers (owner_id, dossier_id)
  select $5::int, id
  from made
)
select id
from made;

-- src/dossiers/dossiers.repository.ts DossiersRepository.remove
-- DELETE /api/dossiers/{id}
delete from dossiers
where owner_id = $1 and id = $2
returning 1;

-- src/dossiers/dossiers.repository.ts DossiersRepository.bytesKept
-- POST /api/dossiers
-- answers bytes double precision
select coalesce(sum(bytes), 0)::float8 as bytes
from dossiers
where owner_id = $1;

-- src/dossiers/dossiers.repository.ts DossiersRepository.settingsOf
-- POST /api/dossiers
-- answers language text, region text, odometer_unit text, paper text
select language, region, odometer_unit, paper
from user_copies
where owner_id = $1
limit 1;

-- src/dossiers/dossiers.repository.ts DossiersRepository.file
-- GET /api/dossiers/{id}/file
-- answers owner_id integer, sha256 text, bytes double precision, make text, model text, year integer, issued_on date
select d.owner_id, d.sha256, d.bytes::float8 as bytes, v.make, v.model, v.year, d.issued_on
from dossiers d
join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
where d.owner_id = $1 and d.id = $2;

-- src/dossiers/dossiers.repository.ts DossiersRepository.preview
-- GET /api/media/dossiers/{id}/pages/{page}
-- answers sha256 text, bytes double precision
select b.sha256, b.bytes::float8 as bytes
from dossier_previews p
join blobs b on b.owner_id = p.owner_id and b.sha256 = p.sha256
where p.owner_id = $1 and p.dossier_id = $2 and p.page = $3;

-- src/dossiers/dossiers.repository.ts DossiersRepository.removeOfOwner
delete from blobs
where owner_id = $1;

-- src/dossiers/dossiers.repository.ts DossiersRepository.removeOfOwner
delete from dossiers
where owner_id = $1;

-- src/dossiers/dossiers.repository.ts DossiersRepository.removeOfOwner
delete from exports
where owner_id = $1;

-- src/dossiers/dossiers.service.ts by EntityQuery.wholeList
-- GET /api/dossiers
select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
  d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
  select count(*)::int
  from waiting_dossiers o
  where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
    select 1
    from dossiers w
    where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
  )
) end as place, $1::jsonb -> j.waits_for as waiting, $2::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries, d.withheld,
  d.bytes as size, d.sha256, d.fingerprint, (
  select count(*)::int
  from dossier_previews p
  where p.owner_id = d.owner_id and p.dossier_id = d.id
) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
from dossiers d
join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
where d.owner_id = $3 and (
  select count(*) <= $4::int and coalesce(sum(500), 0) <= $5::bigint
  from dossiers d
  join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
  left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
  where d.owner_id = $6
)
order by d.created_at desc, d.id desc;

-- src/dossiers/dossiers.service.ts by EntityQuery.page
-- GET /api/dossiers?limit=1
with matching as not materialized (
  select d.created_at as sort_key, d.id as sort_id, 500 as weight
  from dossiers d
  join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
  left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
  where d.owner_id = $1
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
    select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
      select count(*)::int
      from waiting_dossiers o
      where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
        select 1
        from dossiers w
        where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
      )
    ) end as place, $5::jsonb -> j.waits_for as waiting, $6::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries,
      d.withheld, d.bytes as size, d.sha256, d.fingerprint, (
      select count(*)::int
      from dossier_previews p
      where p.owner_id = d.owner_id and p.dossier_id = d.id
    ) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
    from dossiers d
    join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
    left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
    where d.owner_id = $7 and d.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/dossiers/dossiers.service.ts by EntityQuery.wholeList
-- GET /api/dossiers?vehicle_id={id}
select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
  d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
  select count(*)::int
  from waiting_dossiers o
  where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
    select 1
    from dossiers w
    where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
  )
) end as place, $1::jsonb -> j.waits_for as waiting, $2::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries, d.withheld,
  d.bytes as size, d.sha256, d.fingerprint, (
  select count(*)::int
  from dossier_previews p
  where p.owner_id = d.owner_id and p.dossier_id = d.id
) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
from dossiers d
join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
where d.owner_id = $3 and d.vehicle_id = $4 and (
  select count(*) <= $5::int and coalesce(sum(500), 0) <= $6::bigint
  from dossiers d
  join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
  left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
  where d.owner_id = $7 and d.vehicle_id = $8
)
order by d.created_at desc, d.id desc;

-- src/dossiers/dossiers.service.ts by EntityQuery.page
-- GET /api/dossiers?vehicle_id={id}&limit=1
with matching as not materialized (
  select d.created_at as sort_key, d.id as sort_id, 500 as weight
  from dossiers d
  join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
  left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
  where d.owner_id = $1 and d.vehicle_id = $2
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
    select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
      select count(*)::int
      from waiting_dossiers o
      where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
        select 1
        from dossiers w
        where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
      )
    ) end as place, $6::jsonb -> j.waits_for as waiting, $7::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries,
      d.withheld, d.bytes as size, d.sha256, d.fingerprint, (
      select count(*)::int
      from dossier_previews p
      where p.owner_id = d.owner_id and p.dossier_id = d.id
    ) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
    from dossiers d
    join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
    left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id
    where d.owner_id = $8 and d.vehicle_id = $9 and d.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/dossiers/dossiers.service.ts by defineCopy.Copies.save
-- POST /api/dossiers
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->> 'nickname')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname;

-- src/dossiers/dossiers.service.ts by References.lookUp
-- POST /api/dossiers
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/dossiers/dossiers.service.ts by EntityQuery.one
-- POST /api/dossiers
-- answers version integer, json json
select d.version as version, row_to_json(r) as json
from dossiers d
join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
left join waiting_dossiers j on j.owner_id = d.owner_id and j.dossier_id = d.id, lateral (
  select d.id, d.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
    d.options, d.state, d.done, d."of", case when d.state = 'queued' and j.waits_for is null then (
    select count(*)::int
    from waiting_dossiers o
    where (o.queued_at, o.owner_id, o.dossier_id) <= (j.queued_at, j.owner_id, j.dossier_id) and o.waits_for is null and exists (
      select 1
      from dossiers w
      where w.owner_id = o.owner_id and w.id = o.dossier_id and w.state = 'queued'
    )
  ) end as place, $1::jsonb -> j.waits_for as waiting, $2::jsonb -> d.failure as error, d.pages, d.plates, d.sheets, d.entries, d.withheld,
    d.bytes as size, d.sha256, d.fingerprint, (
    select count(*)::int
    from dossier_previews p
    where p.owner_id = d.owner_id and p.dossier_id = d.id
  ) as previews, d.made_with, d.checkpoint, d.issued_on, d.created_at, d.finished_at
) r
where d.owner_id = $3 and d.id = $4;

-- src/exports/exports.repository.ts ExportsRepository.insert
-- POST /api/exports
-- answers id integer
with made as (
  insert into exports (owner_id, language, asked_on)
  values ($1, $2, $3::date)
  returning id
), work as (
  insert into waiting_exports (owner_id, export_id)
  select $4::int, id
  from made
)
select id
from made;

-- src/exports/exports.repository.ts ExportsRepository.underWay
-- POST /api/exports
-- answers export_id integer
select export_id
from waiting_exports
where owner_id = $1
limit 1;

-- src/exports/exports.repository.ts ExportsRepository.removeFailed
-- POST /api/exports
delete from exports
where owner_id = $1 and state = 'failed';

-- src/exports/exports.repository.ts ExportsRepository.remove
-- DELETE /api/exports/{id}
delete from exports
where owner_id = $1 and id = $2
returning 1;

-- src/exports/exports.repository.ts ExportsRepository.file
-- GET /api/exports/{id}/file
-- answers sha256 text, bytes double precision, asked_on date
select sha256, bytes::float8 as bytes, asked_on
from exports
where owner_id = $1 and id = $2;

-- src/exports/exports.repository.ts ExportsRepository.wanted
-- an export is made
-- answers language text, asked_on date
select language, asked_on
from exports
where owner_id = $1 and id = $2;

-- src/exports/exports.repository.ts ExportsRepository.saveExport
-- an export is made
update exports
set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1, rows = $1, files = $2, missing = $3, bytes = $4, sha256
  = $5
where owner_id = $6 and id = $7;

-- src/exports/exports.repository.ts ExportsRepository.ownersOfExpired
-- exports have been kept for long enough
-- answers owner_id integer
select distinct owner_id
from exports
where finished_at + make_interval(days => $1::int) < now();

-- src/exports/exports.repository.ts ExportsRepository.removeExpired
-- exports have been kept for long enough
delete from exports
where owner_id = $1 and finished_at + make_interval(days => $2::int) < now();

-- src/exports/exports.service.ts by EntityQuery.wholeList
-- GET /api/exports
select x.id, x.state, x.done, x."of", $1::jsonb -> j.waits_for as waiting, $2::jsonb -> x.failure as error, x.rows, x.files, x.missing,
  x.bytes as size, x.sha256, x.created_at, x.finished_at, x.finished_at + make_interval(days => $3::int) as expires_at
from exports x
left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
where x.owner_id = $4 and (
  select count(*) <= $5::int and coalesce(sum(500), 0) <= $6::bigint
  from exports x
  left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
  where x.owner_id = $7
)
order by x.created_at desc, x.id desc;

-- src/exports/exports.service.ts by EntityQuery.page
-- GET /api/exports?limit=1
with matching as not materialized (
  select x.created_at as sort_key, x.id as sort_id, 500 as weight
  from exports x
  left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
  where x.owner_id = $1
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
    select x.id, x.state, x.done, x."of", $5::jsonb -> j.waits_for as waiting, $6::jsonb -> x.failure as error, x.rows, x.files, x.missing,
      x.bytes as size, x.sha256, x.created_at, x.finished_at, x.finished_at + make_interval(days => $7::int) as expires_at
    from exports x
    left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
    where x.owner_id = $8 and x.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/exports/exports.service.ts by EntityQuery.shortList
-- GET /api/exports?
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from exports x
  left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
  where x.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select x.id, x.state, x.done, x."of", $4::jsonb -> j.waits_for as waiting, $5::jsonb -> x.failure as error, x.rows, x.files, x.missing,
      x.bytes as size, x.sha256, x.created_at, x.finished_at, x.finished_at + make_interval(days => $6::int) as expires_at
    from exports x
    left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id
    where x.owner_id = $7
    order by x.created_at desc, x.id desc
  ) r
) end as json
from size;

-- src/exports/exports.service.ts by EntityQuery.one
-- POST /api/exports
-- answers version integer, json json
select x.version as version, row_to_json(r) as json
from exports x
left join waiting_exports j on j.owner_id = x.owner_id and j.export_id = x.id, lateral (
  select x.id, x.state, x.done, x."of", $1::jsonb -> j.waits_for as waiting, $2::jsonb -> x.failure as error, x.rows, x.files, x.missing,
    x.bytes as size, x.sha256, x.created_at, x.finished_at, x.finished_at + make_interval(days => $3::int) as expires_at
) r
where x.owner_id = $4 and x.id = $5;

-- src/handover/dossier-handover.ts DossierHandover.isThere
-- a hand-over: hold
select 1
from vehicle_copies
where owner_id = $1 and id = $2;

-- src/handover/dossier-handover.ts DossierHandover.shareHistory
-- a hand-over: prepare
-- answers sha256 text
select sha256
from vehicle_histories
where owner_id = $1 and vehicle_id = $2;

-- src/handover/dossier-handover.ts DossierHandover.move
-- a hand-over: move
insert into vehicle_copies (owner_id, id, make, model, year, nickname)
select $1::int, id, make, model, year, nickname
from vehicle_copies
where owner_id = $2 and id = $3
on conflict do nothing;

-- src/handover/dossier-handover.ts DossierHandover.move
-- a hand-over: move
delete from buyer_pages
where owner_id = $1 and vehicle_id = $2;

-- src/handover/dossier-handover.ts DossierHandover.move
-- a hand-over: move
delete from vehicle_copies v
where v.owner_id = $1 and v.id = $2 and not exists (
  select
  from dossiers d
  where d.owner_id = v.owner_id and d.vehicle_id = v.id
) and not exists (
  select
  from passports p
  where p.owner_id = v.owner_id and p.vehicle_id = v.id
);

-- src/handover/dossier-handover.ts DossierHandover.moveHistory
-- a hand-over: move
update blobs
set unreferenced_since = null
where owner_id = $1 and sha256 = any($2::text[]) and unreferenced_since is not null;

-- src/handover/dossier-handover.ts DossierHandover.moveHistory
-- a hand-over: move
update blobs b
set unreferenced_since = now()
where b.owner_id = $1 and b.unreferenced_since is null and b.removing_since is null and b.sha256 = any($2::text[]);

-- src/jobs/job-table.ts JobTable.take
-- a book is made
-- answers owner_id integer, id integer, tries integer, failures integer, put_off integer
with due as (
  select owner_id, dossier_id
  from waiting_dossiers
  where due_at <= now()
  order by queued_at, owner_id, dossier_id
  limit 1
  for update skip locked
)
update waiting_dossiers j
set tries = j.tries + 1, due_at = now() + interval '30 seconds', waits_for = null
from due
where j.owner_id = due.owner_id and j.dossier_id = due.dossier_id
returning j.owner_id, j.dossier_id as id, j.tries, j.failures, j.put_off;

-- src/jobs/job-table.ts JobTable.take
-- an export is made
-- answers owner_id integer, id integer, tries integer, failures integer, put_off integer
with due as (
  select owner_id, export_id
  from waiting_exports
  where due_at <= now()
  order by queued_at, owner_id, export_id
  limit 1
  for update skip locked
)
update waiting_exports j
set tries = j.tries + 1, due_at = now() + interval '30 seconds', waits_for = null
from due
where j.owner_id = due.owner_id and j.export_id = due.export_id
returning j.owner_id, j.export_id as id, j.tries, j.failures, j.put_off;

-- src/jobs/job-table.ts JobTable.take
-- a passport is made
-- answers owner_id integer, id integer, tries integer, failures integer, put_off integer
with due as (
  select owner_id, passport_id
  from waiting_passports
  where due_at <= now()
  order by queued_at, owner_id, passport_id
  limit 1
  for update skip locked
)
update waiting_passports j
set tries = j.tries + 1, due_at = now() + interval '30 seconds', waits_for = null
from due
where j.owner_id = due.owner_id and j.passport_id = due.passport_id
returning j.owner_id, j.passport_id as id, j.tries, j.failures, j.put_off;

-- src/jobs/job-table.ts JobTable.take
-- a passport is read
-- answers owner_id integer, id integer, tries integer, failures integer, put_off integer
with due as (
  select owner_id, import_id
  from waiting_passport_imports
  where due_at <= now()
  order by queued_at, owner_id, import_id
  limit 1
  for update skip locked
)
update waiting_passport_imports j
set tries = j.tries + 1, due_at = now() + interval '30 seconds', waits_for = null
from due
where j.owner_id = due.owner_id and j.import_id = due.import_id
returning j.owner_id, j.import_id as id, j.tries, j.failures, j.put_off;

-- src/jobs/job-table.ts JobTable.everTaken
-- a book is made
-- answers owner_id integer, id integer, tries integer
select owner_id, dossier_id as id, tries
from waiting_dossiers
where tries > 0;

-- src/jobs/job-table.ts JobTable.everTaken
-- an export is made
-- answers owner_id integer, id integer, tries integer
select owner_id, export_id as id, tries
from waiting_exports
where tries > 0;

-- src/jobs/job-table.ts JobTable.everTaken
-- a passport is made
-- answers owner_id integer, id integer, tries integer
select owner_id, passport_id as id, tries
from waiting_passports
where tries > 0;

-- src/jobs/job-table.ts JobTable.tell
-- a book is made
with thing as (
  select
  from dossiers
  where owner_id = $1 and id = $2
  for update
), held as (
  update waiting_dossiers j
  set due_at = now() + interval '30 seconds'
  where j.owner_id = $3 and j.dossier_id = $4 and j.tries = $5 and exists (
    select
    from thing
  )
  returning 1
)
update dossiers
set state = $6, done = $7, "of" = $8, version = version + 1
where owner_id = $9 and id = $10 and exists (
  select 1
  from held
)
returning 1;

-- src/jobs/job-table.ts JobTable.tell
-- an export is made
with thing as (
  select
  from exports
  where owner_id = $1 and id = $2
  for update
), held as (
  update waiting_exports j
  set due_at = now() + interval '30 seconds'
  where j.owner_id = $3 and j.export_id = $4 and j.tries = $5 and exists (
    select
    from thing
  )
  returning 1
)
update exports
set state = $6, done = $7, "of" = $8, version = version + 1
where owner_id = $9 and id = $10 and exists (
  select 1
  from held
)
returning 1;

-- src/jobs/job-table.ts JobTable.tell
-- a passport is made
with thing as (
  select
  from passports
  where owner_id = $1 and id = $2
  for update
), held as (
  update waiting_passports j
  set due_at = now() + interval '30 seconds'
  where j.owner_id = $3 and j.passport_id = $4 and j.tries = $5 and exists (
    select
    from thing
  )
  returning 1
)
update passports
set state = $6, done = $7, "of" = $8, version = version + 1
where owner_id = $9 and id = $10 and exists (
  select 1
  from held
)
returning 1;

-- src/jobs/job-table.ts JobTable.tell
-- a passport is read
with thing as (
  select
  from passport_imports
  where owner_id = $1 and id = $2
  for update
), held as (
  update waiting_passport_imports j
  set due_at = now() + interval '30 seconds'
  where j.owner_id = $3 and j.import_id = $4 and j.tries = $5 and exists (
    select
    from thing
  )
  returning 1
)
update passport_imports
set state = $6, done = $7, "of" = $8, version = version + 1
where owner_id = $9 and id = $10 and exists (
  select 1
  from held
)
returning 1;

-- src/jobs/job-table.ts JobTable.defer
-- a book is made
with thing as (
  select
  from dossiers
  where owner_id = $1 and id = $2
  for update
), left_to_others as (
  update waiting_dossiers j
  set tries = tries - 1, failures = failures + $3::int, put_off = put_off + $4::int, waits_for = $5, due_at = now() + make_interval(secs =>
    $6)
  where j.owner_id = $7 and j.dossier_id = $8 and j.tries = $9 and exists (
    select
    from thing
  )
  returning 1
)
update dossiers
set state = 'queued', done = 0, "of" = 0, version = version + 1
where owner_id = $10 and id = $11 and exists (
  select 1
  from left_to_others
);

-- src/jobs/job-table.ts JobTable.defer
-- an export is made
with thing as (
  select
  from exports
  where owner_id = $1 and id = $2
  for update
), left_to_others as (
  update waiting_exports j
  set tries = tries - 1, failures = failures + $3::int, put_off = put_off + $4::int, waits_for = $5, due_at = now() + make_interval(secs =>
    $6)
  where j.owner_id = $7 and j.export_id = $8 and j.tries = $9 and exists (
    select
    from thing
  )
  returning 1
)
update exports
set state = 'queued', done = 0, "of" = 0, version = version + 1
where owner_id = $10 and id = $11 and exists (
  select 1
  from left_to_others
);

-- src/jobs/job-table.ts JobTable.defer
-- a passport is made
with thing as (
  select
  from passports
  where owner_id = $1 and id = $2
  for update
), left_to_others as (
  update waiting_passports j
  set tries = tries - 1, failures = failures + $3::int, put_off = put_off + $4::int, waits_for = $5, due_at = now() + make_interval(secs =>
    $6)
  where j.owner_id = $7 and j.passport_id = $8 and j.tries = $9 and exists (
    select
    from thing
  )
  returning 1
)
update passports
set state = 'queued', done = 0, "of" = 0, version = version + 1
where owner_id = $10 and id = $11 and exists (
  select 1
  from left_to_others
);

-- src/jobs/job-table.ts JobTable.defer
-- a passport is taken in
with thing as (
  select
  from passport_imports
  where owner_id = $1 and id = $2
  for update
), left_to_others as (
  update waiting_passport_imports j
  set tries = tries - 1, failures = failures + $3::int, put_off = put_off + $4::int, waits_for = $5, due_at = now() + make_interval(secs =>
    $6)
  where j.owner_id = $7 and j.import_id = $8 and j.tries = $9 and exists (
    select
    from thing
  )
  returning 1
)
update passport_imports
set state = 'queued', done = 0, "of" = 0, version = version + 1
where owner_id = $10 and id = $11 and exists (
  select 1
  from left_to_others
);

-- src/jobs/job-table.ts JobTable.saveFailure
-- a book is not made
update dossiers
set state = 'failed', failure = $1, done = 0, "of" = 0, finished_at = now(), version = version + 1
where owner_id = $2 and id = $3;

-- src/jobs/job-table.ts JobTable.saveFailure
-- an export is made
update exports
set state = 'failed', failure = $1, done = 0, "of" = 0, finished_at = now(), version = version + 1
where owner_id = $2 and id = $3;

-- src/jobs/job-table.ts JobTable.saveFailure
-- a passport is made
update passports
set state = 'failed', failure = $1, done = 0, "of" = 0, finished_at = now(), version = version + 1
where owner_id = $2 and id = $3;

-- src/jobs/job-table.ts JobTable.saveFailure
-- a passport is taken in
update passport_imports
set state = 'failed', failure = $1, done = 0, "of" = 0, finished_at = now(), version = version + 1
where owner_id = $2 and id = $3;

-- src/keys/sealing-keys.repository.ts SealingKeysRepository.find
-- GET /api/journal/vehicles/{id}/checkpoint
-- answers name text, private_key text
select name, private_key
from sealing_keys
order by created_at, name
limit 1;

-- src/keys/sealing-keys.repository.ts SealingKeysRepository.insertFirst
-- GET /api/journal/vehicles/{id}/checkpoint
lock table sealing_keys in share row exclusive mode;

-- src/keys/sealing-keys.repository.ts SealingKeysRepository.insertFirst
-- GET /api/journal/vehicles/{id}/checkpoint
insert into sealing_keys (name, private_key)
select $1::text, $2::text
where not exists (
  select 1
  from sealing_keys
);

-- src/making/jobs.repository.ts JobsRepository.wanted
-- a book is made
-- answers vehicle_id integer, options jsonb, issued_on date
select vehicle_id, options, issued_on
from dossiers
where owner_id = $1 and id = $2;

-- src/making/jobs.repository.ts JobsRepository.saveBook
-- a book is made
update dossiers
set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1, pages = $1, plates = $2, sheets = $3, entries = $4,
  withheld = $5, bytes = $6, sha256 = $7, fingerprint = $8, seal = $9, checkpoint = $10, made_with = $11::jsonb
where owner_id = $12 and id = $13;

-- src/making/jobs.repository.ts JobsRepository.saveBook
-- a book is made
insert into dossier_previews (owner_id, dossier_id, page, sha256)
select $1::int, $2::int, page, sha256
from unnest($3::text[])
with ordinality as named (sha256, page);

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.insert
-- a passport comes
-- answers id integer
with made as (
  insert into passport_imports (owner_id, name, bytes, sha256)
  values ($1, $2, $3, $4)
  returning id
), work as (
  insert into waiting_passport_imports (owner_id, import_id)
  select $5::int, id
  from made
)
select id
from made;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.want
-- POST /api/passport-imports/{id}/take
with wanted as (
  update passport_imports
  set state = 'queued', collection_id = $1, failure = null, about = null, finished_at = null, version = version + 1
  where owner_id = $2 and id = $3 and state = 'read'
  returning id
)
insert into waiting_passport_imports (owner_id, import_id)
select $4::int, id
from wanted
returning 1;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.remove
-- DELETE /api/passport-imports/{id}
delete from passport_imports
where owner_id = $1 and id = $2
returning 1;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.bytesKept
-- a passport is read
-- answers bytes double precision
select coalesce(sum(bytes), 0)::float8 as bytes
from passport_imports
where owner_id = $1 and sha256 is not null;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.find
-- a passport is read
-- answers name text, sha256 text, bytes double precision, collection_id integer, vehicle_id integer, taking_back text, state text, found
--   jsonb
select name, coalesce(sha256, was_sha256) as sha256, bytes::float8 as bytes, collection_id, vehicle_id, taking_back, state, found
from passport_imports
where owner_id = $1 and id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.wasTaken
-- POST /api/passport-imports/{id}/take
select 1
from vehicle_histories
where owner_id = $1 and passport_sha256 = $2
union all
select 1
from passport_imports i
join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $3 and coalesce(i.sha256, i.was_sha256) = $4 and i.state = 'taken'
limit 1;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.isBeingTaken
-- POST /api/passport-imports/{id}/take
select 1
from passport_imports
where owner_id = $1 and id <> $2 and sha256 = $3 and collection_id is not null and state in ('queued', 'reading', 'taking')
limit 1;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveTakingBack
-- a passport is taken in
-- answers taking_back text
update passport_imports
set about = case when taking_back is null then $1 else about end, taking_back = coalesce(taking_back, $2)
where owner_id = $3 and id = $4
returning taking_back;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.letGoOfFile
-- a passport is taken in
-- answers sha256 text
select sha256
from passport_imports
where owner_id = $1 and id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.letGoOfFile
-- a passport is taken in
update passport_imports
set was_sha256 = sha256, sha256 = null
where owner_id = $1 and id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.letGoOfFile
-- a passport is taken in
update blobs
set unreferenced_since = now()
where owner_id = $1 and sha256 = $2 and unreferenced_since is null;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveFailure
-- a passport is taken in
update passport_imports
set taking_back = null
where owner_id = $1 and id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.vehiclesOfLogs
-- a passport is read
-- answers vehicle_id integer
select distinct l.vehicle_id
from journal_logs l
join vehicle_copies v on v.owner_id = l.owner_id and v.id = l.vehicle_id
where l.owner_id = $1 and l.name = any($2::text[]);

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.knownKeys
-- a passport is read
-- answers key text
select distinct part ->> 'key' as key
from vehicle_histories h, jsonb_array_elements(h.parts) part
where h.owner_id = $1;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveFound
-- a passport is read
update passport_imports
set state = 'read', done = 0, "of" = 0, found = $1::jsonb, finished_at = now(), version = version + 1
where owner_id = $2 and id = $3;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveRefusal
-- a passport is read
update passport_imports
set about = $1
where owner_id = $2 and id = $3 and about is null;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveVehicle
-- a passport is taken in
update passport_imports
set vehicle_id = $1
where owner_id = $2 and id = $3;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveTaken
-- a passport is taken in
insert into vehicle_histories (owner_id, vehicle_id, sha256, parts, issued_on, seal, passport_sha256)
select $1::int, $2::int, $3, $4::jsonb, $5::date, $6, sha256
from passport_imports
where owner_id = $7 and id = $8;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.saveTaken
-- a passport is taken in
update passport_imports
set state = 'taken', done = 0, "of" = 0, finished_at = now(), version = version + 1
where owner_id = $1 and id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.rowsOf
-- a passport is taken in
-- answers list text, row_id integer, made_id integer
select list, row_id, made_id
from passport_import_rows
where owner_id = $1 and import_id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.keepRow
-- a passport is taken in
insert into passport_import_rows (owner_id, import_id, list, row_id, made_id)
values ($1, $2, $3, $4, $5)
on conflict (owner_id, import_id, list, row_id) do update
set made_id = excluded.made_id;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.forgetRows
-- a passport is taken in
delete from passport_import_rows
where owner_id = $1 and import_id = $2;

-- src/passport-imports/passport-imports.repository.ts PassportImportsRepository.history
-- GET /api/passport-imports/history?vehicle_id={id}
-- answers sha256 text, parts jsonb, issued_on date, came_at text
select sha256, parts, issued_on, (to_json(came_at) #>> '{}') as came_at
from vehicle_histories
where owner_id = $1 and vehicle_id = $2;

-- src/passport-imports/passport-imports.service.ts by EntityQuery.wholeList
-- GET /api/passport-imports
select i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of", $1::jsonb -> j.waits_for as
  waiting, $2::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at, i.finished_at
from passport_imports i
left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
where i.owner_id = $3 and (
  select count(*) <= $4::int and coalesce(sum(500), 0) <= $5::bigint
  from passport_imports i
  left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
  where i.owner_id = $6
)
order by i.created_at desc, i.id desc;

-- src/passport-imports/passport-imports.service.ts by EntityQuery.page
-- GET /api/passport-imports?limit=1
with matching as not materialized (
  select i.created_at as sort_key, i.id as sort_id, 500 as weight
  from passport_imports i
  left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
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
    select i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of", $5::jsonb -> j.waits_for as
      waiting, $6::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at, i.finished_at
    from passport_imports i
    left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
    where i.owner_id = $7 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/passport-imports/passport-imports.service.ts by EntityQuery.shortList
-- GET /api/passport-imports?
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500), 0) <= $2::bigint as fits
  from passport_imports i
  left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
  where i.owner_id = $3
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of", $4::jsonb -> j.waits_for as
      waiting, $5::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at, i.finished_at
    from passport_imports i
    left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id
    where i.owner_id = $6
    order by i.created_at desc, i.id desc
  ) r
) end as json
from size;

-- src/passport-imports/passport-imports.service.ts by References.lookUp
-- GET /api/passport-imports/history?vehicle_id={id}
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/passport-imports/passport-imports.service.ts by EntityQuery.one
-- GET /api/passport-imports/{id}
-- answers version integer, json json
select i.version as version, row_to_json(r) as json
from passport_imports i
left join waiting_passport_imports j on j.owner_id = i.owner_id and j.import_id = i.id, lateral (
  select i.id, i.name, i.bytes as size, coalesce(i.sha256, i.was_sha256) as sha256, i.state, i.done, i."of", $1::jsonb -> j.waits_for as
    waiting, $2::jsonb -> i.failure as error, i.about, i.found, i.vehicle_id, i.created_at, i.finished_at
) r
where i.owner_id = $3 and i.id = $4;

-- src/passports/passports.repository.ts PassportsRepository.insert
-- POST /api/passports
-- answers id integer
with made as (
  insert into passports (owner_id, vehicle_id, options, language, issued_on)
  values ($1, $2, $3::jsonb, $4, $5::date)
  returning id
), work as (
  insert into waiting_passports (owner_id, passport_id)
  select $6::int, id
  from made
)
select id
from made;

-- src/passports/passports.repository.ts PassportsRepository.remove
-- DELETE /api/passports/{id}
delete from passports
where owner_id = $1 and id = $2
returning 1;

-- src/passports/passports.repository.ts PassportsRepository.file
-- GET /api/passports/{id}/file
-- answers sha256 text, bytes double precision, issued_on date, make text, model text, year integer
select p.sha256, p.bytes::float8 as bytes, p.issued_on, v.make, v.model, v.year
from passports p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
where p.owner_id = $1 and p.id = $2;

-- src/passports/passports.repository.ts PassportsRepository.wanted
-- a passport is made
-- answers vehicle_id integer, options jsonb, language text, issued_on date
select vehicle_id, options, language, issued_on
from passports
where owner_id = $1 and id = $2;

-- src/passports/passports.repository.ts PassportsRepository.savePassport
-- a passport is made
update passports
set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1, rows = $1, files = $2, withheld = $3, missing = $4,
  entries = $5, bytes = $6, sha256 = $7, seal = $8
where owner_id = $9 and id = $10;

-- src/passports/passports.service.ts by EntityQuery.wholeList
-- GET /api/passports
select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle, p.options
  -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $1::jsonb -> j.waits_for as
  waiting, $2::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256, p.seal,
  p.issued_on, p.created_at, p.finished_at
from passports p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
where p.owner_id = $3 and (
  select count(*) <= $4::int and coalesce(sum(500), 0) <= $5::bigint
  from passports p
  join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
  where p.owner_id = $6
)
order by p.created_at desc, p.id desc;

-- src/passports/passports.service.ts by EntityQuery.page
-- GET /api/passports?limit=1
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from passports p
  join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
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
    select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      p.options -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $5::jsonb ->
      j.waits_for as waiting, $6::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256,
      p.seal, p.issued_on, p.created_at, p.finished_at
    from passports p
    join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
    where p.owner_id = $7 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/passports/passports.service.ts by EntityQuery.wholeList
-- GET /api/passports?vehicle_id={id}
select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle, p.options
  -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $1::jsonb -> j.waits_for as
  waiting, $2::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256, p.seal,
  p.issued_on, p.created_at, p.finished_at
from passports p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
where p.owner_id = $3 and p.vehicle_id = $4 and (
  select count(*) <= $5::int and coalesce(sum(500), 0) <= $6::bigint
  from passports p
  join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
  where p.owner_id = $7 and p.vehicle_id = $8
)
order by p.created_at desc, p.id desc;

-- src/passports/passports.service.ts by EntityQuery.page
-- GET /api/passports?vehicle_id={id}&limit=1
with matching as not materialized (
  select p.created_at as sort_key, p.id as sort_id, 500 as weight
  from passports p
  join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
  left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
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
    select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
      p.options -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $6::jsonb ->
      j.waits_for as waiting, $7::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256,
      p.seal, p.issued_on, p.created_at, p.finished_at
    from passports p
    join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
    left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id
    where p.owner_id = $8 and p.vehicle_id = $9 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/passports/passports.service.ts by defineCopy.Copies.save
-- POST /api/passports
insert into vehicle_copies as copy (owner_id, id, make, model, year, nickname)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->> 'nickname')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname;

-- src/passports/passports.service.ts by References.lookUp
-- POST /api/passports
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/passports/passports.service.ts by EntityQuery.one
-- POST /api/passports
-- answers version integer, json json
select p.version as version, row_to_json(r) as json
from passports p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join waiting_passports j on j.owner_id = p.owner_id and j.passport_id = p.id, lateral (
  select p.id, p.vehicle_id, json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'nickname', v.nickname) as vehicle,
    p.options -> 'withhold' as withhold, p.options -> 'withhold_papers' as withhold_papers, p.state, p.done, p."of", $1::jsonb ->
    j.waits_for as waiting, $2::jsonb -> p.failure as error, p.rows, p.files, p.withheld, p.missing, p.entries, p.bytes as size, p.sha256,
    p.seal, p.issued_on, p.created_at, p.finished_at
) r
where p.owner_id = $3 and p.id = $4;
