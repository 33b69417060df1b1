-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../fact-log-nats/src/relay-position.ts RelayPosition.read
-- the log is sent to NATS
-- answers log uuid, position text
select log, tx::text || '.' || seq::text as position
from fact_relay;

-- ../fact-log-nats/src/relay-position.ts RelayPosition.keep
-- the log is sent to NATS
insert into fact_relay (log, tx, seq)
values ($1::uuid, $2::xid8, $3::bigint)
on conflict (one_row) do update
set log = excluded.log, tx = excluded.tx, seq = excluded.seq;

-- ../fact-log/src/compaction.ts compactPage
-- facts are compacted
-- answers mine boolean
select pg_try_advisory_xact_lock($1) as mine;

-- ../fact-log/src/compaction.ts compactPage
-- facts are compacted
-- answers seen integer, last text
with page as (
  select facts.tx, facts.seq
  from facts, fact_log
  where (facts.tx, facts.seq) > (fact_log.compacted_tx, fact_log.compacted_seq) and facts.tx < pg_snapshot_xmin(pg_current_snapshot()) and
    fact_log.home is not distinct from concat_ws('.', (
    select system_identifier
    from pg_control_system()
  ), left(pg_walfile_name(pg_current_wal_lsn()), 8))
  order by facts.tx, facts.seq
  limit $1
)
select count(*)::integer as seen, (
  select tx::text || '.' || seq::text
  from page
  order by page.tx desc, page.seq desc
  limit 1
) as last
from page;

-- ../fact-log/src/compaction.ts compactPage
-- facts are compacted
with things as (
  select distinct facts.kind, facts.key
  from facts, fact_log
  where (facts.tx, facts.seq) > (fact_log.compacted_tx, fact_log.compacted_seq) and (facts.tx, facts.seq) <= ($1::xid8, $2::bigint)
), ranked as (
  select seq, row_number() over (partition by kind, key order by deleted desc, version desc, revision desc, tx desc, seq desc) as rank
  from facts
  join things
  using (kind, key)
  where tx < pg_snapshot_xmin(pg_current_snapshot())
)
delete from facts
using ranked
where facts.seq = ranked.seq and ranked.rank > 1
returning 1;

-- ../fact-log/src/compaction.ts compactPage
-- facts are compacted
update fact_log
set compacted_tx = $1::xid8, compacted_seq = $2::bigint;

-- ../fact-log/src/fact-applier.ts FactApplier.isGone
-- a thing is asked for
select 1
from handler_heads
where handler = any($1::text[]) and kind = $2 and key = $3 and deleted
limit 1;

-- ../fact-log/src/fact-cursor.ts FactCursors.take
-- answers name text, revision integer, log uuid, position text, notedUntil text
select handler as name, revision, log, tx::text || '.' || seq::text as position, noted_tx::text || '.' || noted_seq::text as "notedUntil"
from fact_handlers
where producer = $1;

-- ../fact-log/src/fact-cursor.ts FactCursors.move
update fact_handlers
set log = $1::uuid, tx = $2::xid8, seq = $3::bigint, moved_at = now()
where producer = $4 and handler = any($5::text[]) and log is not distinct from $6::uuid and tx = $7::xid8 and seq = $8::bigint
returning 1;

-- ../fact-log/src/fact-cursor.ts FactCursors.forgetNoted
update fact_handlers
set noted_tx = $1::xid8, noted_seq = $2::bigint
where producer = $3 and handler = any($4::text[]) and (noted_tx, noted_seq) > ($5::xid8, $6::bigint);

-- ../fact-log/src/fact-cursor.ts FactCursors.begin
insert into handler_heads as head (handler, kind, key, version, revision, deleted)
select $1, kind, key, version, 1, deleted
from fact_heads
where kind = $2 and version > 0 and (deleted or $3)
on conflict (handler, kind, key) do update
set version = excluded.version, deleted = excluded.deleted
where excluded.deleted or excluded.version > head.version;

-- ../fact-log/src/fact-cursor.ts FactCursors.begin
insert into fact_handlers as cursor (producer, handler, kind, revision, log, tx, seq, noted_tx, noted_seq)
values ($1, $2, $3, $4, $5, $6::xid8, $7::bigint, $8::xid8, $9::bigint)
on conflict (producer, handler) do update
set revision = excluded.revision, log = excluded.log, tx = excluded.tx, seq = excluded.seq, noted_tx = excluded.noted_tx, noted_seq =
  excluded.noted_seq, moved_at = now();

-- ../fact-log/src/fact-cursor.ts FactCursors.lockFormer
insert into fact_cursors (producer)
values ($1)
on conflict do nothing;

-- ../fact-log/src/fact-cursor.ts FactCursors.lockFormer
-- answers log uuid, position text, kinds text[]
select log, tx::text || '.' || seq::text as position, kinds
from fact_cursors
where producer = $1
for update;

-- ../fact-log/src/fact-cursor.ts dropParked
delete from parked_facts
where handler = $1;

-- ../fact-log/src/followed-positions.ts FollowedPositions.read
-- a read waits for what was written elsewhere
-- answers log uuid, position text
select log, tx::text || '.' || seq::text as position
from fact_handlers
where producer = $1 and handler = any($2::text[]) and log is not null
order by fact_handlers.tx desc, fact_handlers.seq desc
limit 1;

-- ../fact-log/src/handler-heads.ts readHeads
-- a thing is asked for
-- answers handler text, kind text, key text, takenBy integer, version integer, revision integer, deleted boolean, parked boolean, body
--   jsonb, tx text, at timestamp with time zone, ownerId integer, unconfirmed boolean
select handler, kind, key, thing.taken_by as "takenBy", version, revision, deleted, parked, body, head.tx::text as tx, at, owner_id as
  "ownerId", unconfirmed
from unnest($1::text[], $2::text[], $3::text[], $4::integer[]) as thing (handler, kind, key, taken_by)
join handler_heads head
using (handler, kind, key)
where head.taken_by >= thing.taken_by;

-- ../fact-log/src/handler-heads.ts saveHeads
insert into handler_heads (handler, kind, key, taken_by, version, revision, deleted, parked, body, tx, at, owner_id, unconfirmed)
select handler, kind, key, "takenBy", version, revision, deleted, parked, body, tx, at, "ownerId", unconfirmed
from jsonb_to_recordset($1::jsonb) as head (handler text, kind text, key text, "takenBy" integer, version integer, revision integer, deleted
  boolean, parked boolean, body jsonb, tx xid8, at timestamptz, "ownerId" integer, unconfirmed boolean)
on conflict (handler, kind, key) do update
set taken_by = excluded.taken_by, version = excluded.version, revision = excluded.revision, deleted = excluded.deleted, parked =
  excluded.parked, body = excluded.body, tx = excluded.tx, at = excluded.at, owner_id = excluded.owner_id, unconfirmed =
  excluded.unconfirmed;

-- ../fact-log/src/handler-heads.ts unpark
update handler_heads
set parked = false
where handler = $1 and kind = $2 and key = $3;

-- ../fact-log/src/log-home.ts homeOf
-- facts are compacted
-- answers ask boolean
select bool_and(has_function_privilege(name, 'execute')) as ask
from unnest(array['pg_control_system()', 'pg_current_wal_lsn()', 'pg_walfile_name(pg_lsn)']) as name;

-- ../fact-log/src/log-watch.ts LogWatch.state
-- the log is read
-- answers readable text, pending boolean
select (
  select tx::text || '.' || seq::text
  from facts
  where tx < pg_snapshot_xmin(pg_current_snapshot())
  order by tx desc, seq desc
  limit 1
) as readable, exists (
  select
  from facts
  where tx >= pg_snapshot_xmin(pg_current_snapshot())
) as pending;

-- ../fact-log/src/parked-facts.ts park
insert into parked_facts as thing (producer, handler, kind, key, facts, error, tries, parked_at, retry_at)
values ($1, $2, $3, $4, $5::jsonb, $6, $7, coalesce($8::timestamptz, now()), now() + make_interval(secs => $9))
on conflict (handler, kind, key) do update
set facts = thing.facts || excluded.facts
where not thing.facts @> excluded.facts;

-- ../fact-log/src/parked-facts.ts dueThings
-- answers handler text, kind text, key text, ownerId integer
select handler, kind, key, (facts -> 0 ->> 'ownerId')::int as "ownerId"
from parked_facts
where producer = $1 and handler = any($2::text[]) and retry_at <= now()
order by parked_at
limit 50;

-- ../fact-log/src/parked-facts.ts hasParked
select 1
from parked_facts
where producer = $1 and handler = any($2::text[])
limit 1;

-- ../fact-log/src/parked-facts.ts takeOut
-- answers facts jsonb, tries integer, parkedAt timestamp with time zone
delete from parked_facts
where handler = $1 and kind = $2 and key = $3
returning facts, tries, parked_at as "parkedAt";

-- ../fact-log/src/parked-facts.ts parkedReport
-- parked things are looked at and tried
-- answers producer text, handler text, kind text, key text, seq double precision, waiting integer, error text, tries integer, since
--   timestamp with time zone, nextTry timestamp with time zone, count integer, anyEssential boolean
select producer, handler, kind, key, (facts -> 0 ->> 'seq')::float8 as seq, jsonb_array_length(facts) as waiting, error, tries, parked_at as
  since, retry_at as "nextTry", count(*) over ()::integer as count, bool_or(handler = any($1::text[])) over () as "anyEssential"
from parked_facts
where handler = any($2::text[])
order by parked_at
limit $3;

-- ../fact-log/src/parked-facts.ts retryNow
-- parked things are looked at and tried
update parked_facts
set retry_at = now()
returning 1;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.recognize
with known as (
  select id, home, former, compacted_tx::text || '.' || compacted_seq::text as until
  from fact_log
  for update
), moved as (
  update fact_log
  set home = concat_ws('.', (
    select system_identifier
    from pg_control_system()
  ), left(pg_walfile_name(pg_current_wal_lsn()), 8)), id = case when known.home is null then known.id else gen_random_uuid() end, former =
    case when known.home is null then known.former else jsonb_build_array(jsonb_build_object('log', known.id, 'until', known.until)) ||
    jsonb_path_query_array(known.former, '$[0 to 8]') end
  from known
  where known.home is distinct from concat_ws('.', (
    select system_identifier
    from pg_control_system()
  ), left(pg_walfile_name(pg_current_wal_lsn()), 8))
  returning known.home is not null as is_another
)
select setval(format('%I.%I', schemaname, sequencename), least(last_value + 10000, max_value))
from pg_sequences, moved
where is_another and schemaname = 'public' and last_value is not null;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.recognize
-- answers id uuid
select id
from fact_log;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.write
-- a fact is published
-- answers position text
insert into facts (kind, key, version, revision, owner_id, deleted, body, trace)
values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
returning tx::text || '.' || seq::text as position;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.write
-- a kind is published again
-- answers position text
with told as (
  insert into facts (kind, key, version, revision, owner_id, deleted, body, trace)
  select kind, key, version, coalesce(revision, 1), "ownerId", deleted, case when deleted then null else body end, $1::text
  from jsonb_to_recordset($2::jsonb) as draft (kind text, key text, version integer, revision integer, "ownerId" integer, deleted boolean,
    body jsonb)
  returning tx, seq
)
select tx::text || '.' || max(seq)::text as position
from told
group by tx;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.lastToldFor
-- the log is read
-- answers position text
select tx::text || '.' || seq::text as position
from (
  select tx, seq, owner_id
  from facts
  order by facts.tx desc, facts.seq desc
  limit $1
) newest
where owner_id = $2
order by tx desc, seq desc
limit 1;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.end
-- the log is read
-- answers position text
select tx::text || '.' || seq::text as position
from facts
order by facts.tx desc, facts.seq desc
limit 1;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.read
-- the log is read
-- answers log uuid, former jsonb, tx text, seq text, kind text, key text, version integer, revision integer, owner_id integer, deleted
--   boolean, body jsonb, at timestamp with time zone, trace text, actor_id integer
select fact_log.id as log, former, page.*
from fact_log
left join lateral (
  select tx::text as tx, seq::text as seq, kind, key, version, revision, owner_id, deleted, body, at, trace, actor_id
  from facts
  where (tx, seq) > ($1::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
  order by facts.tx, facts.seq
  limit $3
) as page on true;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.newest
-- the log is read
-- answers tx text, seq text, kind text, key text, version integer, revision integer, owner_id integer, deleted boolean, body jsonb, at
--   timestamp with time zone, trace text, actor_id integer
select tx::text as tx, seq::text as seq, kind, key, version, revision, owner_id, deleted, body, at, trace, actor_id
from facts
where kind = $1 and key = $2
order by facts.deleted desc, facts.version desc, facts.revision desc
limit 1;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.renumberAfterRestore
select 1
from fact_log
for update;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.renumberAfterRestore
select 1
from facts
where tx >= pg_snapshot_xmax(pg_current_snapshot())
limit 1;

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.renumberAfterRestore
update facts
set tx = '1';

-- ../fact-log/src/postgres-fact-log.ts PostgresFactLog.renumberAfterRestore
update fact_log
set home = 'another cluster', compacted_tx = '0', compacted_seq = 0, former = (
  select coalesce(jsonb_agg(jsonb_set(one, '{until}', '"0.0"') order by place), '[]')
  from jsonb_array_elements(former)
  with ordinality as each (one, place)
);

-- ../fact-log/src/republisher.ts Republisher.republish
-- a kind is published again
update republications
set round = round + 1, after_owner = 0, after_id = 0, done = false
where kind = $1;

-- ../fact-log/src/republisher.ts Republisher.note
-- a kind is published again
insert into republications as known (kind, revision, round, done)
values ($1, $2, $3, $4)
on conflict (kind) do update
set revision = excluded.revision, round = known.round + 1, after_owner = 0, after_id = 0, done = false
where known.revision < excluded.revision;

-- ../fact-log/src/republisher.ts Republisher.publishPage
-- a kind is published again
-- answers round integer, owner integer, id integer
select round, after_owner as owner, after_id as id
from republications
where kind = $1 and not done
for update;

-- ../fact-log/src/republisher.ts Republisher.publishPage
-- a kind is published again
update republications
set done = true
where kind = $1;

-- ../fact-log/src/republisher.ts Republisher.publishPage
-- a kind is published again
update republications
set after_owner = $1, after_id = $2
where kind = $3;

-- ../fact-log/src/unconfirmed-heads.ts UnconfirmedHeads.startFor
select 1
from handler_heads
where handler = any($1::text[]) and tx is null and version > 0
limit 1;

-- ../fact-log/src/unconfirmed-heads.ts UnconfirmedHeads.mark
update handler_heads
set unconfirmed = true
where handler = any($1::text[]) and (tx is null or tx > $2::xid8 or parked);

-- ../fact-log/src/unconfirmed-heads.ts UnconfirmedHeads.things
-- answers kind text, key text, owners integer[]
select kind, key, array_agg(distinct owner_id) as owners
from handler_heads
where handler = any($1::text[]) and unconfirmed
group by kind, key
order by kind, key
limit $2;

-- ../fact-log/src/unconfirmed-heads.ts UnconfirmedHeads.beginAnew
delete from handler_heads
where handler = any($1::text[]) and kind = $2 and key = $3 and not parked;

-- ../fact-log/src/unconfirmed-heads.ts readUnconfirmed
-- answers handler text, kind text, key text, takenBy integer, version integer, revision integer, deleted boolean, parked boolean, body
--   jsonb, tx text, at timestamp with time zone, ownerId integer, unconfirmed boolean, lastParked jsonb
select handler, kind, key, taken_by as "takenBy", version, revision, deleted, parked, body, head.tx::text as tx, at, owner_id as "ownerId",
  unconfirmed, (
  select facts -> -1
  from parked_facts
  where (handler, kind, key) = (head.handler, head.kind, head.key)
) as "lastParked"
from handler_heads head
where handler = any($1::text[]) and kind = $2 and key = $3 and unconfirmed;

-- ../files/src/blobs.ts Blobs.announce
-- a file arrives
insert into blobs (owner_id, sha256, bytes, media_type)
values ($1, $2, $3, $4)
on conflict (owner_id, sha256) do update
set unreferenced_since = null;

-- ../files/src/blobs.ts Blobs.share
-- bytes are of somebody else, too
insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since)
select $1::int, sha256, bytes, media_type, now()
from blobs
where owner_id = $2 and sha256 = any($3::text[])
order by sha256
on conflict (owner_id, sha256) do update
set unreferenced_since = now()
where blobs.unreferenced_since is not null;

-- ../files/src/blobs.ts Blobs.expect
-- bytes are stored for rows that come
insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since)
values ($1, $2, $3, $4, now())
on conflict (owner_id, sha256) do update
set unreferenced_since = now()
where blobs.unreferenced_since is not null;

-- ../files/src/file-collector.ts FileCollector.collectBlobs
-- what nobody wants is removed
-- answers owner_id integer, sha256 text
select owner_id, sha256
from blobs
where case when removing_since is null then unreferenced_since < now() - interval '24 hours' else removing_since < now() - interval
  '10 minutes' end;

-- ../files/src/file-collector.ts FileCollector.remove
-- what nobody wants is removed
delete from blobs
where owner_id = $1 and sha256 = $2 and removing_since is not null;

-- ../files/src/file-collector.ts FileCollector.claim
-- what nobody wants is removed
-- answers wanted boolean
select (not (not exists (
  select 1
  from papers r
  where r.owner_id = $1 and r.sha256 = $2
))) as wanted
from blobs
where owner_id = $3 and sha256 = $4 and case when removing_since is null then unreferenced_since < now() - interval '24 hours' else
  removing_since < now() - interval '10 minutes' end
for update;

-- ../files/src/file-collector.ts FileCollector.claim
-- what nobody wants is removed
update blobs
set unreferenced_since = null
where owner_id = $1 and sha256 = $2;

-- ../files/src/file-collector.ts FileCollector.claim
-- what nobody wants is removed
update blobs
set removing_since = now()
where owner_id = $1 and sha256 = $2;

-- ../files/src/file-collector.ts FileCollector.collectPurged
-- what nobody wants is removed
select 1
from blobs
where owner_id = $1
limit 1;

-- ../files/src/file-collector.ts FileCollector.claimStray
-- what nobody wants is removed
insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since, removing_since)
values ($1, $2, 0, '', now(), now())
on conflict do nothing
returning 1;

-- ../files/src/uploads.repository.ts UploadsRepository.insert
-- a file arrives
-- answers owner_id integer, id integer, name text, bytes bigint, received bigint, turn integer, target jsonb, part text, sha256 text,
--   media_type text, file_id integer, expires_at timestamp with time zone
insert into uploads (owner_id, name, bytes, target, part, expires_at)
values ($1, $2, $3, $4::jsonb, $5, now() + interval '24 hours')
returning owner_id, id, name, bytes, received, turn, target, part, sha256, media_type, file_id, expires_at;

-- ../files/src/uploads.repository.ts UploadsRepository.find
-- a file arrives
-- answers owner_id integer, id integer, name text, bytes bigint, received bigint, turn integer, target jsonb, part text, sha256 text,
--   media_type text, file_id integer, expires_at timestamp with time zone
select owner_id, id, name, bytes, received, turn, target, part, sha256, media_type, file_id, expires_at
from uploads
where owner_id = $1 and id = $2;

-- ../files/src/uploads.repository.ts UploadsRepository.bytesExpected
-- a file arrives
-- answers bytes bigint
select coalesce(sum(bytes), 0)::bigint as bytes
from uploads
where owner_id = $1 and file_id is null and expires_at > now();

-- ../files/src/uploads.repository.ts UploadsRepository.begin
-- a file arrives
-- answers owner_id integer, id integer, name text, bytes bigint, received bigint, turn integer, target jsonb, part text, sha256 text,
--   media_type text, file_id integer, expires_at timestamp with time zone
update uploads
set turn = turn + 1, expires_at = now() + interval '24 hours'
where owner_id = $1 and id = $2 and expires_at > now()
returning owner_id, id, name, bytes, received, turn, target, part, sha256, media_type, file_id, expires_at;

-- ../files/src/uploads.repository.ts UploadsRepository.received
-- a file arrives
update uploads
set received = $1
where owner_id = $2 and id = $3 and turn = $4
returning 1;

-- ../files/src/uploads.repository.ts UploadsRepository.own
-- a file arrives
update uploads
set part = $1, sha256 = null, media_type = null
where owner_id = $2 and id = $3 and turn = $4 and file_id is null
returning 1;

-- ../files/src/uploads.repository.ts UploadsRepository.seal
-- a file arrives
update uploads
set sha256 = $1, media_type = $2
where owner_id = $3 and id = $4 and turn = $5 and file_id is null
returning 1;

-- ../files/src/uploads.repository.ts UploadsRepository.fileOf
-- a file arrives
-- answers file_id integer
select file_id
from uploads
where owner_id = $1 and id = $2
for update;

-- ../files/src/uploads.repository.ts UploadsRepository.finish
-- a file arrives
update uploads
set file_id = $1, received = $2
where owner_id = $3 and id = $4 and sha256 = $5 and file_id is null
returning 1;

-- ../files/src/uploads.repository.ts UploadsRepository.remove
-- a file arrives
delete from uploads
where owner_id = $1 and id = $2;

-- ../files/src/uploads.repository.ts UploadsRepository.removeOfOwner
-- a file arrives
delete from uploads
where owner_id = $1;

-- ../files/src/uploads.repository.ts UploadsRepository.forget
-- what nobody wants is removed
delete from uploads
where expires_at < now() - interval '24 hours';

-- ../files/src/uploads.repository.ts UploadsRepository.isOpen
-- a file arrives
select 1
from uploads
where owner_id = $1 and id = $2 and expires_at > now();

-- ../imports/src/import-batches.ts ImportBatches.made
-- rows of a file are imported
-- answers row integer, record_id integer
select row, record_id
from imported_rows
where owner_id = $1 and batch = $2::uuid and row = any($3::int[]);

-- ../imports/src/import-batches.ts ImportBatches.begin
-- rows of a file are imported
delete from imports
where owner_id = $1 and created_at < now() - interval '90 days';

-- ../imports/src/import-batches.ts ImportBatches.begin
-- rows of a file are imported
insert into imports (owner_id, batch, file_name, product, file_sha256)
values ($1, $2::uuid, $3, $4, $5)
on conflict do nothing;

-- ../imports/src/import-batches.ts ImportBatches.remember
-- rows of a file are imported
insert into imported_rows (owner_id, batch, row, record_id)
select $1::int, $2::uuid, row, record_id
from unnest($3::int[], $4::int[]) as made (row, record_id);

-- ../imports/src/import-batches.ts ImportBatches.list
-- imports are listed
-- answers batch uuid, file_name text, product text, file_sha256 text, created_at text, made integer
select i.batch, i.file_name, i.product, i.file_sha256, (to_json(i.created_at) #>> '{}') as created_at, (
  select count(*)::int
  from imported_rows r
  where r.owner_id = i.owner_id and r.batch = i.batch
) as made
from imports i
where i.owner_id = $1
order by i.created_at desc, i.batch
limit 50;

-- ../imports/src/import-batches.ts ImportBatches.forget
-- an import is undone
-- answers record_id integer
delete from imported_rows
where owner_id = $1 and batch = $2::uuid
returning record_id;

-- ../imports/src/import-batches.ts ImportBatches.forget
-- an import is undone
delete from imports
where owner_id = $1 and batch = $2::uuid;

-- ../journal/src/journal.service.ts Journal.historyOf
-- the history of a record
-- answers seq bigint, version integer, action text, at timestamp with time zone, actor_id integer, fields jsonb
select j.seq, j.version, j.action, j.at, j.actor_id, (
  select jsonb_object_agg(key, case when length(value) > $1 then left(value, $2) || '…' else value end)
  from jsonb_each_text(j.fields)
) as fields
from car_copies r
left join journal j on j.owner_id = r.owner_id and j.kind = $3 and j.record_id = r.id
where r.owner_id = $4 and r.id = $5
order by j.seq desc
limit $6;

-- ../journal/src/vehicle-journal.service.ts VehicleJournals.read
-- the journal of a vehicle
-- answers seq bigint, kind text, id integer, version integer, action text, at timestamp with time zone, salt text, fields jsonb, digests
--   jsonb
select seq, kind, id, version, action, at, salt, fields, digests
from (
  select seq, kind, record_id as id, version, action, at, salt, case when wanted then fields end as fields, case when wanted or fields is
    null then digests else journal_digests(fields, salt) end as digests, sum(case when wanted then octet_length(fields::text) end) over
    (order by seq rows between unbounded preceding and 1 preceding) as before
  from (
    select *, $1::boolean as wanted
    from journal
    where owner_id = $2 and vehicle_id = $3 and seq > $4
    order by seq
    limit $5
  ) page
) weighed
where coalesce(before, 0) < $6
order by seq;

-- ../journal/src/vehicle-journal.service.ts VehicleJournals.markOf
-- the journal of a vehicle
-- answers entries integer, mark text
select count(*)::int as entries, coalesce(encode(sha256(convert_to(string_agg(seq || salt, ',' order by seq), 'UTF8')), 'hex'), '') as mark
from journal
where owner_id = $1 and vehicle_id = $2 and seq <= $3;

-- ../journal/src/vehicle-journal.service.ts VehicleJournals.openSomeOf
-- the journal of a vehicle
-- answers id integer
update car_copies
set version = version
where owner_id = $1 and id in (
  select r.id
  from car_copies r
  where r.owner_id = $2 and r.vehicle_id = $3 and not exists (
    select
    from journal j
    where j.owner_id = r.owner_id and j.kind = $4 and j.record_id = r.id
  )
  order by r.id
  limit $5
)
returning id;

-- src/auth/api-keys.ts ApiKeys.query
-- an API key comes for the first time
-- answers hash text, id integer, owner_id integer, access text, vehicle_id integer, expires_at timestamp with time zone
select hash, id, owner_id, access, vehicle_id, expires_at
from api_key_copies
where hash = any($1::text[]);

-- src/auth/ended-tokens.ts EndedTokens.forgetOld
-- old ends of sessions are forgotten
delete from ended_sessions
where sid in (
  select sid
  from ended_sessions
  where ended_at < now() - make_interval(secs => $1)
  for update skip locked
);

-- src/auth/ended-tokens.ts EndedTokens.reloadFloors
-- answers user_id integer, floor double precision
select user_id, case when deleted then 'Infinity' else round(extract(epoch from valid_from) * 1000)::float8 end as floor
from token_floors
where valid_from > now() - make_interval(secs => $1);

-- src/auth/ended-tokens.ts EndedTokens.reloadSessions
-- answers sid text
select sid
from ended_sessions
where ended_at > now() - make_interval(secs => $1);

-- src/auth/garage-grants.ts GarageGrants.query
-- somebody acts in a garage for the first time
-- answers id integer, person_id integer, owner_id integer, role text, vehicle_id integer, expires_at timestamp with time zone
select g.id, g.person_id, g.owner_id, g.role, g.vehicle_id, g.expires_at
from grant_copies g
join unnest($1::int[], $2::int[]) as asked (person_id, owner_id)
using (person_id, owner_id)
order by g.vehicle_id nulls first, g.id;

-- src/auth/garage.guard.ts GarageGuard.authorOf
-- a contributor changes something
-- answers author integer
select (
  select j.actor_id
  from journal j
  where j.owner_id = r.owner_id and j.kind = $1 and j.record_id = r.id and j.action = 'created'
  order by j.seq
  limit 1
) as author
from car_copies r
where r.owner_id = $2 and r.id = $3;

-- src/auth/identity.handlers.ts SigningKeyHandler.apply
delete from verification_keys
where kid = $1;

-- src/auth/identity.handlers.ts SigningKeyHandler.apply
insert into verification_keys (kid, jwk)
values ($1, $2::jsonb)
on conflict (kid) do update
set jwk = excluded.jwk;

-- src/auth/identity.handlers.ts EndedSessionHandler.apply
insert into ended_sessions (sid, owner_id, ended_at)
values ($1, $2, $3)
on conflict (sid) do nothing
returning sid;

-- src/auth/identity.handlers.ts ApiKeyHandler.save
insert into api_key_copies (owner_id, id, hash, access, vehicle_id, expires_at)
select told.owner_id, (body ->> 'id')::int, body ->> 'hash', body ->> 'access', (body ->> 'vehicle_id')::int, (body ->>
  'expires_at')::timestamptz
from jsonb_to_recordset($1::jsonb) as told (owner_id int, body jsonb)
where not exists (
  select
  from token_floors f
  where f.user_id = told.owner_id and f.deleted
)
order by 1, 2
on conflict (owner_id, id) do update
set hash = excluded.hash, access = excluded.access, vehicle_id = excluded.vehicle_id, expires_at = excluded.expires_at;

-- src/auth/identity.handlers.ts ApiKeyHandler.remove
delete from api_key_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/auth/identity.handlers.ts GrantHandler.save
insert into grant_copies (owner_id, id, person_id, role, vehicle_id, expires_at)
select told.owner_id, (body ->> 'id')::int, (body ->> 'person_id')::int, body ->> 'role', (body ->> 'vehicle_id')::int, (body ->>
  'expires_at')::timestamptz
from jsonb_to_recordset($1::jsonb) as told (owner_id int, body jsonb)
where not exists (
  select
  from token_floors f
  where f.user_id in (told.owner_id, (body ->> 'person_id')::int) and f.deleted
)
order by 1, 2
on conflict (owner_id, id) do update
set person_id = excluded.person_id, role = excluded.role, vehicle_id = excluded.vehicle_id, expires_at = excluded.expires_at;

-- src/auth/identity.handlers.ts GrantHandler.remove
delete from grant_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/auth/identity.handlers.ts UserTokensHandler.apply
insert into token_floors (user_id, valid_from, deleted)
values ($1, $2, $3)
on conflict (user_id) do update
set valid_from = excluded.valid_from, deleted = excluded.deleted
where (token_floors.valid_from, token_floors.deleted) is distinct from (excluded.valid_from, excluded.deleted)
returning user_id;

-- src/auth/identity.handlers.ts forget
delete from idempotency_keys
where owner_id = $1;

-- src/auth/identity.handlers.ts forget
delete from quota_counts
where owner_id = $1;

-- src/auth/identity.handlers.ts forget
delete from api_key_copies
where owner_id = $1;

-- src/auth/identity.handlers.ts forget
delete from grant_copies
where owner_id = $1 or person_id = $2;

-- src/auth/identity.handlers.ts forget
delete from ended_sessions
where owner_id = $1;

-- src/auth/in-step.ts InStep.note
-- how complete copies are is noted, and read by another instance
insert into copies_in_step (producer, at)
select 'identity', now() - make_interval(secs => $1::float)
where exists (
  select
  from grant_copies
)
on conflict (producer) do update
set at = excluded.at;

-- src/auth/in-step.ts InStep.read
-- how complete copies are is noted, and read by another instance
-- answers age double precision
select (extract(epoch from now() - at) * 1000)::float as age
from copies_in_step
where producer = 'identity';

-- src/auth/key-ring.ts KeyRing.reload
-- answers kid text, jwk jsonb
select kid, jwk
from verification_keys;

-- src/auth/vehicle-scope.ts VehicleScope.vehicleOf
-- a thing is asked for by an API key of one vehicle
-- answers vehicle_id integer
select vehicle_id
from car_copies
where owner_id = $1 and id = $2;

-- src/health/readiness.ts Readiness.databaseAnswers
-- the metrics are read
select 1;

-- src/metrics/state-metrics.ts oldestTransaction
-- the metrics are read
-- answers seconds double precision
select coalesce(extract(epoch from now() - min(xact_start)), 0)::float8 as seconds
from pg_stat_activity
where datname = current_database();

-- src/metrics/waiting-work.ts stateOfWork
-- the metrics are read
-- answers waiting integer, due integer, late_seconds double precision
select count(*)::int as waiting, (count(*) filter (where retry_at <= now()))::int as due, coalesce(extract(epoch from now() - min(retry_at)
  filter (where retry_at <= now())), 0)::float8 as late_seconds
from parked_facts
where retry_at is not null;

-- ../person/src/calendar.service.ts Calendar.today
-- somebody asks for their day
-- answers today date
select (
  select ($1::timestamptz at time zone coalesce((
    select name
    from time_zones
    where owner_id = $2::int
  ), $3))::date
) as today;

-- ../person/src/currencies.ts Currencies.of
-- an amount comes without a currency
-- answers code text
select code
from own_currencies
where owner_id = $1;

-- ../person/src/own-currency.handlers.ts OwnCurrencyHandler.applyMany
delete from own_currencies
where owner_id = any($1::int[]);

-- ../person/src/own-currency.handlers.ts OwnCurrencyHandler.applyMany
insert into own_currencies (owner_id, code, decimals)
select *
from unnest($1::int[], $2::text[], $3::int[])
on conflict (owner_id) do update
set code = excluded.code, decimals = excluded.decimals;

-- ../person/src/time-zone.handlers.ts TimeZoneHandler.applyMany
delete from time_zones
where owner_id = any($1::int[]) and owner_id <> all($2::int[]);

-- ../person/src/time-zone.handlers.ts TimeZoneHandler.applyMany
insert into time_zones (owner_id, name)
select *
from unnest($1::int[], $2::text[])
on conflict (owner_id) do update
set name = excluded.name;

-- ../person/src/time-zone.handlers.ts TimeZoneHandler.readNames
-- answers name text
select lower(name) as name
from pg_timezone_names;

-- ../pg/src/database.ts Database.write
-- a create with a key
select lock_owner($1::int);

-- ../pg/src/database.ts lockOwners
-- a kind is published again
select count(pg_advisory_xact_lock($1, id))
from (
  select distinct id
  from unnest($2::int[]) as given (id)
  order by id
) owners;

-- ../rest/src/once.ts Idempotency.forgetOld
-- old keys are forgotten
delete from idempotency_keys
where created_at < now() - keep_days * interval '1 day';

-- ../rest/src/once.ts storedAnswer
-- a create with a key
-- answers fingerprint text, answer text, version integer
select fingerprint, answer, version
from idempotency_keys
where owner_id = $1 and key = $2 and answer is not null and created_at >= now() - keep_days * interval '1 day';

-- ../rest/src/once.ts remember
-- a create with a key
insert into idempotency_keys (owner_id, key, fingerprint, answer, version, keep_days)
values ($1, $2, $3, $4, $5, $6)
on conflict (owner_id, key) do update
set fingerprint = excluded.fingerprint, answer = excluded.answer, version = excluded.version, keep_days = excluded.keep_days, created_at =
  now();
