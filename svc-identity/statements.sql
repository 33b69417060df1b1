-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/svc-kit/src/facts/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of account
with matching as not materialized (
  select u.id as sort_key, u.id as sort_id, 500 as weight
  from users u
  where u.id = $1
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
    select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
      u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper
    from users u
    where u.id = $5 and u.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of sessions
with matching as not materialized (
  select s.id as sort_key, s.id as sort_id, 500 as weight
  from sessions s
  where s.owner_id = $1 and s.expires_at > now()
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
    select s.id, s.user_agent, s.signed_in_by, s.created_at, s.last_seen_at, s.expires_at
    from sessions s
    where s.owner_id = $5 and s.expires_at > now() and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of providers
with matching as not materialized (
  select p.id as sort_key, p.id as sort_id, 500 as weight
  from provider_identities p
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
    select p.issuer, p.email, p.linked_at
    from provider_identities p
    where p.owner_id = $5 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of second-factors
with matching as not materialized (
  select a.owner_id as sort_key, a.owner_id as sort_id, 500 as weight
  from authenticator_apps a
  where a.owner_id = $1 and a.confirmed_at is not null
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
    select 'totp' as method, a.created_at, a.confirmed_at, (
      select count(*)::int
      from recovery_codes c
      where c.owner_id = a.owner_id
    ) as recovery_codes
    from authenticator_apps a
    where a.owner_id = $5 and a.confirmed_at is not null and a.owner_id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of passkeys
with matching as not materialized (
  select p.id as sort_key, p.id as sort_id, 500 as weight
  from passkeys p
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
    select p.id, p.name, p.created_at, p.last_used_at
    from passkeys p
    where p.owner_id = $5 and p.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of set-aside
with matching as not materialized (
  select s.id as sort_key, s.id as sort_id, 500 as weight
  from set_aside s
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
    select s.id, s.kind, s.name, s.added_at, s.ended_at, s.expires_at
    from set_aside s
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of api-keys
with matching as not materialized (
  select k.id as sort_key, k.id as sort_id, 500 as weight
  from api_keys k
  left join vehicle_copies v on v.owner_id = k.owner_id and v.id = k.vehicle_id
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
    select k.id, k.name, k.prefix, k.access, k.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as
      vehicle_name, k.created_at, k.expires_at, k.last_used_at, (
      select coalesce(sum(u.uses), 0)::int
      from api_key_uses u
      where u.owner_id = k.owner_id and u.key_id = k.id and u.day > current_date - $5::int
    ) as uses
    from api_keys k
    left join vehicle_copies v on v.owner_id = k.owner_id and v.id = k.vehicle_id
    where k.owner_id = $6 and k.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of reminder-settings
with matching as not materialized (
  select p.owner_id as sort_key, p.owner_id as sort_id, 500 as weight
  from reminder_plans p
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
    select p.frequency, p.hour, p.weekday, p.by_mail, to_json(p.kinds) as kinds, p.ahead_days, p.ahead_distance, p.document_days,
      p.reading_days, (
      select coalesce(jsonb_agg(jsonb_build_object('vehicle_id', e.vehicle_id, 'kind', e.kind, 'on', e.is_on) order by e.vehicle_id,
        e.kind), '[]')
      from reminder_exceptions e
      where e.owner_id = p.owner_id
    ) as exceptions, p.last_told_at, p.version
    from reminder_plans p
    where p.owner_id = $5 and p.owner_id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of reminder-channels
with matching as not materialized (
  select c.id as sort_key, c.id as sort_id, 500 as weight
  from reminder_channels c
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
    select c.id, c.kind, regexp_replace(c.address, '^(https?://[^/]+).*$', '\1') as server, c.is_on, c.user_agent, c.created_at,
      c.last_sent_at
    from reminder_channels c
    where c.owner_id = $5 and c.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of reminder-snoozes
with matching as not materialized (
  select s.id as sort_key, s.id as sort_id, 500 as weight
  from reminder_snoozes s
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
    select s.point, s.until
    from reminder_snoozes s
    where s.owner_id = $5 and s.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of reminders-told
with matching as not materialized (
  select r.id as sort_key, r.id as sort_id, 500 as weight
  from reminded r
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
    select r.point, r.what, r.told_at
    from reminded r
    where r.owner_id = $5 and r.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of webhooks
with matching as not materialized (
  select h.id as sort_key, h.id as sort_id, 500 as weight
  from webhooks h
  where h.owner_id = $1
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
    select h.id, h.name, h.url, to_json(h.events) as events, h.enabled, h.disabled_because, h.failing_since, h.created_at, (
      select count(*)::int
      from webhook_deliveries d
      where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null
    ) as waiting, h.version
    from webhooks h
    where h.owner_id = $5 and h.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/svc-kit/src/http/entity-query.ts EntityQuery.page
-- what is exported of webhook-deliveries
with matching as not materialized (
  select d.id as sort_key, d.id as sort_id, 500 + coalesce(octet_length(d.body), 0) + coalesce(octet_length(d.answer), 0) as weight
  from webhook_deliveries d
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
    select d.id, d.message_id, d.type, case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as
      state, d.created_at, d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body, d.webhook_id
    from webhook_deliveries d
    where d.owner_id = $5 and d.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/accounts/registration.service.ts Registration.requireFirst
-- POST /api/auth/register
lock table users in share row exclusive mode;

-- src/accounts/registration.service.ts Registration.isEmpty
-- POST /api/auth/register
-- answers empty boolean
select not exists (
  select
  from users
) as empty;

-- src/accounts/user.fact.ts userRepublication.snapshots
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from
from users u
where u.id > $1
order by u.id
limit $2;

-- src/accounts/users.repository.ts UsersRepository.insert
-- POST /api/auth/register
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone, now bigint
with made as (
  insert into users as u (username, username_key, email, email_key, first_name, last_name, time_zone, language, region, currency,
    odometer_unit, first_day_of_week, paper, password_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
    u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password,
    u.version, greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as
    now
), asked as (
  insert into address_confirmations (owner_id, email, email_key, language, expires_at)
  select id, email, $15, $16, now() + interval '3 days'
  from made
)
select *
from made;

-- src/accounts/users.repository.ts UsersRepository.findByEmail
-- npm run account
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from
from users u
where u.email_key = $1;

-- src/accounts/users.repository.ts UsersRepository.require
-- GET /api/auth/me
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from
from users u
where u.id = $1;

-- src/accounts/users.repository.ts UsersRepository.update
-- PUT /api/auth/me
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
update users u
set username = $1, username_key = $2, email = $3, email_key = $4, pending_email = $5, first_name = $6, last_name = $7, time_zone = $8,
  language = $9, region = $10, currency = $11, odometer_unit = $12, first_day_of_week = $13, paper = $14, version = u.version + 1,
  updated_at = now()
where u.id = $15
returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from;

-- src/accounts/users.repository.ts UsersRepository.confirm
-- POST /api/auth/login
-- answers now bigint, second_factor boolean
with held as (
  select id
  from users
  where id = $1 and password_hash = $2
  for share
)
select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now, exists (
  select
  from authenticator_apps a
  where a.owner_id = held.id and a.confirmed_at is not null
) or exists (
  select
  from passkeys k
  where k.owner_id = held.id
) as second_factor
from held;

-- src/accounts/users.repository.ts UsersRepository.hold
-- POST /api/auth/providers/exchange
-- answers now bigint
with held as (
  select id
  from users
  where id = $1
  for share
)
select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
from held;

-- src/accounts/users.repository.ts UsersRepository.keep
-- answers id integer
select id
from users
where id = $1
for key share;

-- src/accounts/users.repository.ts UsersRepository.withoutPassword
-- POST /api/auth/providers/exchange of somebody new
update users
set has_password = false
where id = $1;

-- src/accounts/users.repository.ts UsersRepository.setPassword
-- PUT /api/auth/password
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
with held as (
  select id
  from users
  where id = $1 and password_hash = $2
  for update
)
update users u
set password_hash = $3, has_password = true, version = u.version + 1, updated_at = now(), tokens_valid_from = date_trunc('milliseconds',
  clock_timestamp()) + interval '1 millisecond'
from held
where u.id = held.id
returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from;

-- src/accounts/users.repository.ts UsersRepository.endTokens
-- npm run account
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
with held as (
  select id
  from users
  where id = $1
  for update
)
update users u
set version = u.version + 1, updated_at = now(), tokens_valid_from = date_trunc('milliseconds', clock_timestamp()) + interval
  '1 millisecond'
from held
where u.id = held.id
returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from;

-- src/accounts/users.repository.ts UsersRepository.requireFree
-- PUT /api/auth/me
-- answers id integer
select id
from users
where email_key = $1 and id <> $2;

-- src/accounts/users.repository.ts UsersRepository.confirmEmail
-- POST /api/auth/confirm-email
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
update users u
set email = $1, email_key = $2, email_confirmed_at = now(), pending_email = null, version = u.version + 1, updated_at = now()
where u.id = $3
returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from;

-- src/accounts/users.repository.ts UsersRepository.bringEmailBack
-- POST /api/auth/undo-email
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
with held as (
  select id
  from users
  where id = $1
  for update
)
update users u
set email = $2, email_key = $3, email_confirmed_at = now(), pending_email = null, version = u.version + 1, updated_at = now(),
  tokens_valid_from = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'
from held
where u.id = held.id
returning u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from;

-- src/accounts/users.repository.ts UsersRepository.delete
-- POST /api/auth/providers/exchange of somebody new
-- answers id integer, version integer
delete from users
where id = $1 and password_hash = $2
returning id, version;

-- src/addresses/addresses.repository.ts AddressesRepository.ask
-- POST /api/auth/me/confirmation
insert into address_confirmations (owner_id, email, email_key, language, expires_at)
values ($1, $2, $3, $4, now() + interval '3 days')
on conflict (owner_id) do update
set id = gen_random_uuid(), email = excluded.email, email_key = excluded.email_key, language = excluded.language, secret_hash = null,
  asked_at = now(), expires_at = excluded.expires_at;

-- src/addresses/addresses.repository.ts AddressesRepository.next
-- a start
-- answers owner_id integer
select owner_id
from address_confirmations
where secret_hash is null
order by asked_at
limit 1;

-- src/addresses/addresses.repository.ts AddressesRepository.wantedOf
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone, link_id uuid, link_email text, link_language text
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from, c.id as link_id, c.email as link_email, c.language as link_language
from address_confirmations c
join users u on u.id = c.owner_id
where c.owner_id = $1 and c.secret_hash is null;

-- src/addresses/addresses.repository.ts AddressesRepository.arm
update address_confirmations
set secret_hash = $1
where owner_id = $2;

-- src/addresses/addresses.repository.ts AddressesRepository.confirmationOf
-- POST /api/auth/confirm-email
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone, link_email text
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from, c.email as link_email
from address_confirmations c
join users u on u.id = c.owner_id
where c.secret_hash = $1 and c.expires_at > now();

-- src/addresses/addresses.repository.ts AddressesRepository.forget
-- POST /api/auth/confirm-email
delete from address_confirmations
where owner_id = $1;

-- src/addresses/addresses.repository.ts AddressesRepository.cancel
-- DELETE /api/auth/me/confirmation
update users
set pending_email = null, version = version + 1, updated_at = now()
where id = $1 and pending_email is not null;

-- src/addresses/addresses.repository.ts AddressesRepository.allowUndo
-- PUT /api/auth/me
with late as (
  delete from address_undos
  where owner_id = $1 and expires_at < now()
)
insert into address_undos (owner_id, email, email_key, secret_hash, expires_at, had)
values ($2, $3, $4, $5, now() + make_interval(days => $6), (
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'mark', mark, 'name', name)), '[]')
  from (
    select 'passkey' as kind, t.id::text as mark, t.name as name
    from passkeys t
    where t.owner_id = $7
    union all
    select 'app' as kind, extract(epoch from t.created_at)::text as mark, null::text as name
    from authenticator_apps t
    where t.owner_id = $8 and t.confirmed_at is not null
    union all
    select 'provider' as kind, t.issuer || ' ' || t.subject as mark, concat_ws(' · ', t.email, substring(t.issuer from '^[a-z]+://([^/]+)'))
      as name
    from provider_identities t
    where t.owner_id = $9
    union all
    select 'api_key' as kind, t.id::text as mark, t.name as name
    from api_keys t
    where t.owner_id = $10
    union all
    select 'webhook' as kind, t.id || ' ' || t.url as mark, t.name || ' · ' || substring(t.url from '^[a-z]+://([^/]+)') as name
    from webhooks t
    where t.owner_id = $11
    union all
    select 'channel' as kind, t.id::text as mark, case t.kind when 'ntfy' then t.address end as name
    from reminder_channels t
    where t.owner_id = $12
    union all
    select 'calendar' as kind, extract(epoch from t.made_at)::text as mark, null::text as name
    from calendar_feeds t
    where t.owner_id = $13
    union all
    select 'recovery_code', id::text, null
    from recovery_codes
    where owner_id = $14
  ) there
));

-- src/addresses/addresses.repository.ts AddressesRepository.undoOf
-- POST /api/auth/undo-email
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone, link_email text
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from, c.email as link_email
from address_undos c
join users u on u.id = c.owner_id
where c.secret_hash = $1 and c.expires_at > now();

-- src/addresses/addresses.repository.ts AddressesRepository.useUndo
-- POST /api/auth/undo-email
delete from address_undos
where owner_id = $1 and asked_at >= (
  select asked_at
  from address_undos
  where owner_id = $2 and secret_hash = $3
);

-- src/addresses/addresses.repository.ts AddressesRepository.forgetLinks
-- POST /api/auth/undo-email
with of_letters as (
  delete from reminder_links
  where owner_id = $1
)
delete from password_resets
where owner_id = $2;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.list
-- GET /api/auth/api-keys
-- answers id integer, name text, prefix text, access text, vehicle_id integer, vehicle_name text, created_at timestamp with time zone,
--   expires_at timestamp with time zone, last_used_at timestamp with time zone, uses integer
select k.id, k.name, k.prefix, k.access, k.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as
  vehicle_name, k.created_at, k.expires_at, k.last_used_at, (
  select coalesce(sum(u.uses), 0)::int
  from api_key_uses u
  where u.owner_id = k.owner_id and u.key_id = k.id and u.day > current_date - $1::int
) as uses
from api_keys k
left join vehicle_copies v on v.owner_id = k.owner_id and v.id = k.vehicle_id
where k.owner_id = $2
order by k.id desc;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.insert
-- POST /api/auth/api-keys
-- answers id integer, name text, prefix text, access text, vehicle_id integer, vehicle_name text, created_at timestamp with time zone,
--   expires_at timestamp with time zone, last_used_at timestamp with time zone, uses integer
with k as (
  insert into api_keys (owner_id, name, prefix, hash, access, vehicle_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
  returning *
)
select k.id, k.name, k.prefix, k.access, k.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as
  vehicle_name, k.created_at, k.expires_at, k.last_used_at, 0 as uses
from k
left join vehicle_copies v on v.owner_id = k.owner_id and v.id = k.vehicle_id;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.remove
-- DELETE /api/auth/api-keys/:id
-- answers id integer, owner_id integer
delete from api_keys
where owner_id = $1 and id = $2
returning id, owner_id;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.removeOfVehicles
-- answers id integer, owner_id integer
delete from api_keys
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.findByHashes
-- POST /internal/api-keys/find
-- answers id integer, hash text
select id, hash
from api_keys
where hash = any($1::text[]);

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.addUses
-- what API keys are used for is told
with told as (
  select id, uses, last_used_at
  from jsonb_to_recordset($1::jsonb) as told (id int, uses int, last_used_at timestamptz)
), held as (
  select k.id, k.owner_id
  from users u
  join api_keys k on k.owner_id = u.id
  where k.id in (
    select id
    from told
  )
  order by u.id, k.id
  for key share of u
  for no key
  update of k
), seen as (
  update api_keys k
  set last_used_at = greatest(k.last_used_at, told.last_used_at)
  from told
  join held
  using (id)
  where k.id = told.id
)
insert into api_key_uses (owner_id, key_id, day, uses)
select held.owner_id, held.id, current_date, told.uses
from held
join told
using (id)
order by 1, 2
on conflict (owner_id, key_id, day) do update
set uses = api_key_uses.uses + excluded.uses;

-- src/api-keys/api-keys.repository.ts ApiKeysRepository.forgetOldUses
-- old uses of API keys are forgotten
delete from api_key_uses
where (owner_id, key_id, day) in (
  select owner_id, key_id, day
  from api_key_uses
  where day < current_date - $1::int
  for update skip locked
);

-- src/api-keys/api-keys.service.ts by References.lookUp
-- POST /api/auth/api-keys
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicle_copies
where owner_id = $1 and id = any($2::int[]);

-- src/background/leases.ts millisecondsUntil
-- a start
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from mails
    where due_at is not null
  ) waiting
) next
where due is not null;

-- src/background/leases.ts millisecondsUntil
-- a start
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from notifications
    where due_at is not null and owner_id <> all($1::int[])
  ) waiting
) next
where due is not null;

-- src/background/leases.ts millisecondsUntil
-- a start
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select greatest(d.due_at, h.free_at) as due
    from webhook_deliveries d
    join webhooks h on h.owner_id = d.owner_id and h.id = d.webhook_id
    where d.due_at is not null and h.enabled and d.owner_id <> all($1::int[])
  ) waiting
) next
where due is not null;

-- src/calendar/calendar.repository.ts CalendarRepository.find
-- GET /api/reminders/calendar
-- answers made_at timestamp with time zone, overdue_today boolean
select made_at, overdue_today
from calendar_feeds
where owner_id = $1;

-- src/calendar/calendar.repository.ts CalendarRepository.setOverdueToday
-- PATCH /api/reminders/calendar
-- answers made_at timestamp with time zone, overdue_today boolean
update calendar_feeds
set overdue_today = $1, overdue_set_at = case when overdue_today = $2 then overdue_set_at else now() end
where owner_id = $3
returning made_at, overdue_today;

-- src/calendar/calendar.repository.ts CalendarRepository.renew
-- POST /api/reminders/calendar
-- answers made_at timestamp with time zone, overdue_today boolean
insert into calendar_feeds (owner_id, secret_hash)
values ($1, $2)
on conflict (owner_id) do update
set secret_hash = excluded.secret_hash, made_at = now()
returning made_at, overdue_today;

-- src/calendar/calendar.repository.ts CalendarRepository.end
-- DELETE /api/reminders/calendar
delete from calendar_feeds
where owner_id = $1;

-- src/calendar/calendar.repository.ts CalendarRepository.findBySecret
-- GET /api/calendar/{secret}.ics
-- answers owner_id integer, uid uuid, language text, region text, overdue_today boolean, overdue_set_at timestamp with time zone
select f.owner_id, f.uid, u.language, u.region, f.overdue_today, f.overdue_set_at
from calendar_feeds f
join users u on u.id = f.owner_id
where f.secret_hash = $1;

-- src/calendar/calendar.repository.ts CalendarRepository.entries
-- GET /api/calendar/{secret}.ics
-- answers id integer, vehicle_id integer, kind text, record_id integer, name text, due_on date, due_mileage integer, odometer_unit text,
--   expected_on date, since date, planned_event_id integer, version integer, point_told_at timestamp with time zone, told_at timestamp with
--   time zone, make text, model text, year integer, nickname text, current_mileage integer, pace jsonb
select p.id, p.vehicle_id, p.kind, p.record_id, p.name, p.due_on, p.due_mileage, p.odometer_unit, p.expected_on, p.since,
  p.planned_event_id, p.version, p.told_at as point_told_at, greatest(p.told_at, v.told_at) as told_at, v.make, v.model, v.year, v.nickname,
  v.current_mileage, case when o.per_day is not null then jsonb_build_object('value', o.value, 'read_on', o.read_on, 'per_day', o.per_day)
  end as pace
from due_point_copies p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join odometer_copies o on o.owner_id = p.owner_id and o.id = p.vehicle_id
where p.owner_id = $1 and ($2::date is null or least(p.due_on, p.expected_on) >= $3::date) and not exists (
  select
  from due_point_copies e
  where e.owner_id = p.owner_id and e.kind = 'event' and e.record_id = p.planned_event_id
)
order by least(p.due_on, p.expected_on), p.id
limit $4;

-- src/channels/channels.repository.ts ChannelsRepository.list
-- GET /api/reminders/channels
-- answers id integer, kind text, address text, is_on boolean, user_agent text, push_key text, has_token boolean, problem text, created_at
--   timestamp with time zone, last_sent_at timestamp with time zone
select c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token, c.problem, c.created_at, c.last_sent_at
from reminder_channels c
where c.owner_id = $1
order by c.id;

-- src/channels/channels.repository.ts ChannelsRepository.find
-- a channel is tried
-- answers id integer, kind text, address text, is_on boolean, user_agent text, push_key text, has_token boolean, problem text, created_at
--   timestamp with time zone, last_sent_at timestamp with time zone
select c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token, c.problem, c.created_at, c.last_sent_at
from reminder_channels c
where c.owner_id = $1 and c.id = $2;

-- src/channels/channels.repository.ts ChannelsRepository.open
-- answers id integer
select id
from reminder_channels
where owner_id = $1 and is_on
order by id;

-- src/channels/channels.repository.ts ChannelsRepository.destination
-- a notification is sent
-- answers kind text, address text, p256dh text, auth text, push_key text, token text, private_key text
select c.kind, c.address, c.p256dh, c.auth, c.push_key, c.token, k.private_key
from reminder_channels c
left join push_keys k on k.public_key = c.push_key
where c.owner_id = $1 and c.id = $2;

-- src/channels/channels.repository.ts ChannelsRepository.addDevice
-- POST /api/reminders/channels/devices
-- answers id integer, kind text, address text, is_on boolean, user_agent text, push_key text, has_token boolean, problem text, created_at
--   timestamp with time zone, last_sent_at timestamp with time zone, is_new boolean
insert into reminder_channels as c (owner_id, kind, address, p256dh, auth, push_key, user_agent)
values ($1, 'push', $2, $3, $4, $5, $6)
on conflict (owner_id, kind, address) do update
set p256dh = excluded.p256dh, auth = excluded.auth, push_key = excluded.push_key, user_agent = excluded.user_agent, is_on = true, problem =
  null
returning c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token, c.problem, c.created_at,
  c.last_sent_at, c.xmax = 0 as is_new;

-- src/channels/channels.repository.ts ChannelsRepository.addTopic
-- POST /api/reminders/channels/topics
-- answers id integer, kind text, address text, is_on boolean, user_agent text, push_key text, has_token boolean, problem text, created_at
--   timestamp with time zone, last_sent_at timestamp with time zone, is_new boolean
insert into reminder_channels as c (owner_id, kind, address, token)
values ($1, 'ntfy', $2, $3)
on conflict (owner_id, kind, address) do update
set token = excluded.token, is_on = true, problem = null
returning c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token, c.problem, c.created_at,
  c.last_sent_at, c.xmax = 0 as is_new;

-- src/channels/channels.repository.ts ChannelsRepository.takeFromOthers
-- POST /api/reminders/channels/devices
delete from reminder_channels
where kind = 'push' and address = $1 and auth = $2 and owner_id <> $3;

-- src/channels/channels.repository.ts ChannelsRepository.findDevice
-- POST /api/reminders/channels/devices/renewed
-- answers owner_id integer, id integer
select owner_id, id
from reminder_channels
where kind = 'push' and address = $1 and auth = $2;

-- src/channels/channels.repository.ts ChannelsRepository.renewDevice
-- POST /api/reminders/channels/devices/renewed
delete from reminder_channels
where owner_id = $1 and kind = 'push' and address = $2 and id <> $3;

-- src/channels/channels.repository.ts ChannelsRepository.renewDevice
-- POST /api/reminders/channels/devices/renewed
update reminder_channels
set address = $1, p256dh = $2, auth = $3, push_key = $4, is_on = is_on or coalesce(problem = 'ended', false), problem = null
where owner_id = $5 and id = $6;

-- src/channels/channels.repository.ts ChannelsRepository.turn
-- PUT /api/reminders/channels/{id}
-- answers id integer, kind text, address text, is_on boolean, user_agent text, push_key text, has_token boolean, problem text, created_at
--   timestamp with time zone, last_sent_at timestamp with time zone
update reminder_channels c
set is_on = $1, problem = null
where c.owner_id = $2 and c.id = $3
returning c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token, c.problem, c.created_at,
  c.last_sent_at;

-- src/channels/channels.repository.ts ChannelsRepository.remove
-- DELETE /api/reminders/channels/:id
-- answers id integer
delete from reminder_channels
where owner_id = $1 and id = $2
returning id;

-- src/channels/channels.repository.ts ChannelsRepository.arrived
-- a notification is sent
update reminder_channels
set last_sent_at = now(), problem = null
where owner_id = $1 and id = $2;

-- src/channels/channels.repository.ts ChannelsRepository.failed
-- a notification is not sent
update reminder_channels
set problem = $1::text, is_on = is_on and $2::text <> 'ended'
where owner_id = $3 and id = $4;

-- src/channels/notifications.repository.ts NotificationsRepository.append
insert into notifications (owner_id, channel_id, key, content, expires_at)
values ($1, $2, $3, $4::jsonb, now() + interval '3 days')
on conflict (owner_id, channel_id, key) do nothing;

-- src/channels/notifications.repository.ts NotificationsRepository.take
-- a start
-- answers owner_id integer, id uuid, channel_id integer, key text, content jsonb, tries integer, seconds_left integer, is_off boolean
with due as (
  select owner_id, id
  from notifications
  where due_at <= now() and owner_id <> all($1::int[])
  order by due_at
  limit $2
  for update skip locked
)
update notifications n
set tries = n.tries + 1, due_at = now() + interval '60 seconds'
from due, reminder_channels c
where n.owner_id = due.owner_id and n.id = due.id and c.owner_id = n.owner_id and c.id = n.channel_id
returning n.owner_id, n.id, n.channel_id, n.key, n.content, n.tries, greatest(0, extract(epoch from n.expires_at - now()))::int as
  seconds_left, not c.is_on as is_off;

-- src/channels/notifications.repository.ts NotificationsRepository.end
-- a notification is sent
update notifications
set content = '{}', due_at = null, ended_at = now()
where owner_id = $1 and id = $2;

-- src/channels/notifications.repository.ts NotificationsRepository.later
-- a notification is not sent
update notifications
set due_at = now() + make_interval(secs => $1)
where owner_id = $2 and id = $3 and tries = $4 and due_at is not null;

-- src/channels/notifications.repository.ts NotificationsRepository.forget
-- a start
delete from notifications
where (owner_id, id) in (
  select owner_id, id
  from notifications
  where ended_at < now() - interval '60 days'
  for update skip locked
);

-- src/channels/push-keys.repository.ts PushKeysRepository.lock
-- npm run rotate-key -- --of push
lock table push_keys in share row exclusive mode;

-- src/channels/push-keys.repository.ts PushKeysRepository.current
-- a start
-- answers public_key text
select public_key
from push_keys
order by created_at desc, public_key
limit 1;

-- src/channels/push-keys.repository.ts PushKeysRepository.isKnown
-- POST /api/reminders/channels/devices
-- answers public_key text
select public_key
from push_keys
where public_key = $1;

-- src/channels/push-keys.repository.ts PushKeysRepository.insert
-- npm run rotate-key -- --of push
insert into push_keys (public_key, private_key)
values ($1, $2);

-- src/channels/push-keys.repository.ts PushKeysRepository.removeUnused
-- npm run rotate-key -- --of push
-- answers public_key text
delete from push_keys k
where public_key <> (
  select public_key
  from push_keys
  order by created_at desc, public_key
  limit 1
) and not exists (
  select
  from reminder_channels c
  where c.push_key = k.public_key
)
returning public_key;

-- src/copies/copies.handlers.ts VehicleCopies.save
insert into vehicle_copies (owner_id, id, make, model, year, nickname, current_mileage, told_at)
select told.owner_id, (body ->> 'id')::int, body ->> 'make', body ->> 'model', (body ->> 'year')::int, body ->> 'nickname', (body ->>
  'current_mileage')::int, at
from jsonb_to_recordset($1::jsonb) as told (owner_id int, at timestamptz, body jsonb)
join users u on u.id = told.owner_id
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make, model = excluded.model, year = excluded.year, nickname = excluded.nickname, current_mileage =
  excluded.current_mileage, told_at = excluded.told_at;

-- src/copies/copies.handlers.ts VehicleCopies.remove
delete from vehicle_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/copies/copies.handlers.ts DuePoints.applyMany
delete from due_point_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/copies/copies.handlers.ts DuePoints.save
insert into due_point_copies (owner_id, id, vehicle_id, kind, record_id, name, due_on, due_mileage, odometer_unit, expected_on, since,
  planned_event_id, version, told_at)
select told.owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'kind', (body ->> 'record_id')::int, body ->> 'name',
  (body ->> 'due_on')::date, (body ->> 'due_mileage')::int, body ->> 'odometer_unit', (body ->> 'expected_on')::date, (body ->>
  'since')::date, (body ->> 'planned_event_id')::int, told.version, at
from jsonb_to_recordset($1::jsonb) as told (owner_id int, version int, at timestamptz, body jsonb)
join users u on u.id = told.owner_id
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id, kind = excluded.kind, record_id = excluded.record_id, name = excluded.name, due_on = excluded.due_on,
  due_mileage = excluded.due_mileage, odometer_unit = excluded.odometer_unit, expected_on = excluded.expected_on, since = excluded.since,
  planned_event_id = excluded.planned_event_id, version = excluded.version, told_at = excluded.told_at;

-- src/copies/copies.handlers.ts OdometerCopies.save
insert into odometer_copies (owner_id, id, value, read_on, per_day, last_read_on)
select told.owner_id, (body ->> 'id')::int, (body #>> '{pace,value}')::float8, (body #>> '{pace,read_on}')::date, (body #>>
  '{pace,per_day}')::float8, (body ->> 'last_read_on')::date
from jsonb_to_recordset($1::jsonb) as told (owner_id int, body jsonb)
join users u on u.id = told.owner_id
order by 1, 2
on conflict (owner_id, id) do update
set value = excluded.value, read_on = excluded.read_on, per_day = excluded.per_day, last_read_on = excluded.last_read_on;

-- src/copies/copies.handlers.ts OdometerCopies.remove
delete from odometer_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/copies/copies.handlers.ts DocumentCopies.save
insert into document_copies (owner_id, id, vehicle_id, title, type, expires_on)
select told.owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'title', body ->> 'type', (body ->> 'expires_on')::date
from jsonb_to_recordset($1::jsonb) as told (owner_id int, body jsonb)
join users u on u.id = told.owner_id
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id, title = excluded.title, type = excluded.type, expires_on = excluded.expires_on;

-- src/copies/copies.handlers.ts DocumentCopies.remove
delete from document_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/forgotten-passwords/forgotten-passwords.repository.ts ForgottenPasswordsRepository.ask
-- POST /api/auth/forgot-password
insert into forgotten_passwords (email, language)
values ($1, $2);

-- src/forgotten-passwords/forgotten-passwords.repository.ts ForgottenPasswordsRepository.take
-- a start
-- answers id uuid, email text, language text, asked_at timestamp with time zone
delete from forgotten_passwords
where id = (
  select id
  from forgotten_passwords
  order by asked_at
  limit 1
  for update skip locked
)
returning id, email, language, asked_at;

-- src/forgotten-passwords/forgotten-passwords.repository.ts ForgottenPasswordsRepository.allow
-- POST /api/auth/undo-email
-- answers owner_id integer
insert into password_resets as r (owner_id, secret_hash, asked_at, expires_at)
values ($1, $2, $3, now() + make_interval(mins => $4))
on conflict (owner_id) do update
set secret_hash = excluded.secret_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at
where r.asked_at <= excluded.asked_at
returning r.owner_id;

-- src/forgotten-passwords/forgotten-passwords.repository.ts ForgottenPasswordsRepository.userOf
-- POST /api/auth/reset-password
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from
from password_resets r
join users u on u.id = r.owner_id
where r.secret_hash = $1 and r.expires_at > now() and r.asked_at >= u.tokens_valid_from;

-- src/forgotten-passwords/forgotten-passwords.repository.ts ForgottenPasswordsRepository.use
-- POST /api/auth/reset-password
-- answers owner_id integer
delete from password_resets
where secret_hash = $1 and expires_at > now()
returning owner_id;

-- src/keys/signing-keys.repository.ts SigningKeysRepository.lock
-- npm run rotate-key
lock table signing_keys in share row exclusive mode;

-- src/keys/signing-keys.repository.ts SigningKeysRepository.active
-- a start
-- answers kid text, private_key text, public_jwk jsonb, active_from timestamp with time zone
select kid, private_key, public_jwk, active_from
from signing_keys
where active_from <= now()
order by active_from desc, kid
limit 1;

-- src/keys/signing-keys.repository.ts SigningKeysRepository.published
-- GET /api/auth/jwks.json
-- answers public_jwk jsonb
select public_jwk
from signing_keys
order by active_from desc, kid;

-- src/keys/signing-keys.repository.ts SigningKeysRepository.insert
-- npm run rotate-key
-- answers active_from timestamp with time zone
insert into signing_keys (kid, private_key, public_jwk, active_from)
values ($1, $2, $3::jsonb, now() + make_interval(secs => $4))
returning active_from;

-- src/keys/signing-keys.repository.ts SigningKeysRepository.removeOutlived
-- npm run rotate-key
-- answers kid text
delete from signing_keys old
using signing_keys newer
where newer.active_from > old.active_from and newer.active_from < now() - make_interval(secs => $1)
returning old.kid;

-- src/mail/mails.repository.ts MailsRepository.append
-- npm run account
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/mail/mails.repository.ts MailsRepository.take
-- a start
-- answers owner_id integer, id uuid, key text, address text, language text, letter jsonb, tries integer, created_at timestamp with time
--   zone, is_late boolean
with due as (
  select owner_id, id
  from mails
  where due_at <= now() and true
  order by due_at
  limit $1
  for update skip locked
)
update mails m
set tries = m.tries + 1, due_at = now() + interval '60 seconds'
from due
where m.owner_id = due.owner_id and m.id = due.id
returning m.owner_id, m.id, m.key, m.address, m.language, m.letter, m.tries, m.created_at, m.expires_at <= now() as is_late;

-- src/mail/mails.repository.ts MailsRepository.end
-- a mail is sent
update mails
set address = '', letter = '{}', due_at = null, ended_at = now()
where owner_id = $1 and id = $2;

-- src/mail/mails.repository.ts MailsRepository.later
-- a mail is not sent
update mails
set due_at = now() + make_interval(secs => $1)
where owner_id = $2 and id = $3 and tries = $4 and due_at is not null;

-- src/mail/mails.repository.ts MailsRepository.forget
-- a start
delete from mails
where (owner_id, id) in (
  select owner_id, id
  from mails
  where ended_at < now() - interval '60 days'
  for update skip locked
);

-- src/passkeys/passkey-challenges.repository.ts PasskeyChallengesRepository.keep
-- POST /api/auth/passkeys/options
with late as (
  delete from passkey_challenges
  where challenge in (
    select challenge
    from passkey_challenges
    where expires_at < now()
    limit $1
    for update skip locked
  )
), older as (
  delete from passkey_challenges
  where challenge in (
    select challenge
    from passkey_challenges
    where owner_id = $2
    order by expires_at desc offset $3
    for update skip locked
  )
)
insert into passkey_challenges (challenge, owner_id, bound_to, user_handle, expires_at)
values ($4, $5, $6, $7, now() + make_interval(mins => $8));

-- src/passkeys/passkey-challenges.repository.ts PasskeyChallengesRepository.take
-- POST /api/auth/passkeys
-- answers user_handle bytea
delete from passkey_challenges
where challenge = $1 and bound_to = $2 and expires_at > now()
returning user_handle;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.list
-- GET /api/auth/passkeys
-- answers id integer, name text, created_at timestamp with time zone, last_used_at timestamp with time zone
select id, name, created_at, last_used_at
from passkeys
where owner_id = $1
order by id;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.listKept
-- POST /api/auth/passkeys/options
-- answers id integer, owner_id integer, credential bytea, public_key bytea, counter double precision, transports text[], user_handle bytea
select id, owner_id, credential, public_key, counter::float8 as counter, transports, user_handle
from passkeys
where owner_id = $1
order by id;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.find
-- POST /api/auth/passkeys/sign-in
-- answers id integer, owner_id integer, credential bytea, public_key bytea, counter double precision, transports text[], user_handle bytea
select id, owner_id, credential, public_key, counter::float8 as counter, transports, user_handle
from passkeys
where credential = $1;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.holdOwner
-- POST /api/auth/passkeys/sign-in
-- answers owner integer, now bigint
with held as (
  select u.id
  from users u
  join passkeys k on k.owner_id = u.id
  where k.credential = $1
  for share of u
)
select id as owner, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now
from held;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.insert
-- POST /api/auth/passkeys
-- answers id integer, name text, created_at timestamp with time zone, last_used_at timestamp with time zone
insert into passkeys (owner_id, name, credential, public_key, counter, transports, user_handle)
values ($1, $2, $3, $4, $5, $6::text[], $7)
returning id, name, created_at, last_used_at;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.rename
-- PUT /api/auth/passkeys/{id}
-- answers id integer, name text, created_at timestamp with time zone, last_used_at timestamp with time zone
update passkeys
set name = $1
where owner_id = $2 and id = $3
returning id, name, created_at, last_used_at;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.remove
-- DELETE /api/auth/passkeys/:id
-- answers id integer, name text, created_at timestamp with time zone, last_used_at timestamp with time zone
delete from passkeys
where owner_id = $1 and id = $2
returning id, name, created_at, last_used_at;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.use
-- POST /api/auth/passkeys/sign-in
-- answers id integer
update passkeys
set counter = $1, last_used_at = now()
where owner_id = $2 and id = $3 and (counter < $4 or (counter = 0 and $5 = 0))
returning id;

-- src/passkeys/passkeys.repository.ts PasskeysRepository.hasOtherWayIn
-- DELETE /api/auth/passkeys/:id
-- answers id integer
select u.id
from users u
where u.id = $1 and (u.has_password or exists (
  select
  from provider_identities p
  where p.owner_id = u.id
) or exists (
  select
  from passkeys k
  where k.owner_id = u.id and k.id <> $2
));

-- src/providers/providers.repository.ts ProvidersRepository.arrive
-- GET /api/auth/providers/home/callback
with late as (
  delete from provider_arrivals
  where code_hash in (
    select code_hash
    from provider_arrivals
    where expires_at < now()
    for update skip locked
  )
)
insert into provider_arrivals (code_hash, browser_hash, issuer, claims, expires_at)
values ($1, $2, $3, $4::jsonb, now() + interval '10 minutes');

-- src/providers/providers.repository.ts ProvidersRepository.arrivalOf
-- POST /api/auth/me/providers
-- answers issuer text, claims jsonb
select issuer, claims
from provider_arrivals
where code_hash = $1 and browser_hash = $2 and expires_at > now();

-- src/providers/providers.repository.ts ProvidersRepository.use
-- POST /api/auth/me/providers
-- answers code_hash text
delete from provider_arrivals
where code_hash = $1
returning code_hash;

-- src/providers/providers.repository.ts ProvidersRepository.userOf
-- POST /api/auth/providers/exchange
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from
from provider_identities p
join users u on u.id = p.owner_id
where p.issuer = $1 and p.subject = $2;

-- src/providers/providers.repository.ts ProvidersRepository.link
-- POST /api/auth/me/providers
-- answers owner_id integer
insert into provider_identities (owner_id, issuer, subject, email)
values ($1, $2, $3, $4)
on conflict do nothing
returning owner_id;

-- src/providers/providers.repository.ts ProvidersRepository.list
-- GET /api/auth/me/providers
-- answers issuer text, email text, linked_at timestamp with time zone
select issuer, email, linked_at
from provider_identities
where owner_id = $1
order by linked_at;

-- src/providers/providers.repository.ts ProvidersRepository.unlink
-- DELETE /api/auth/me/providers
delete from provider_identities
where owner_id = $1 and issuer = $2;

-- src/providers/providers.repository.ts ProvidersRepository.taken
-- POST /api/auth/providers/exchange of somebody new
-- answers username_key text
select username_key
from users
where username_key = any($1::text[]);

-- src/reminders/reminders.repository.ts RemindersRepository.takeNext
-- a start
-- answers owner_id integer, frequency text, hour smallint, weekday smallint, by_mail boolean, kinds text[], ahead_days smallint,
--   ahead_distance integer, document_days smallint, reading_days smallint, version integer, looked_at timestamp with time zone,
--   last_told_at timestamp with time zone, email text, email_confirmed boolean, language text, region text, time_zone text, odometer_unit
--   text
select p.owner_id, p.frequency, p.hour, p.weekday, p.by_mail, p.kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days,
  p.version, p.looked_at, p.last_told_at, u.email, u.email_confirmed_at is not null as email_confirmed, u.language, u.region, u.time_zone,
  u.odometer_unit
from reminder_plans p
join users u on u.id = p.owner_id
where p.look_at <= $1
order by p.look_at
limit 1
for no key
update of p skip locked
for key share of u skip locked;

-- src/reminders/reminders.repository.ts RemindersRepository.find
-- facts of odometers and of papers
-- answers owner_id integer, frequency text, hour smallint, weekday smallint, by_mail boolean, kinds text[], ahead_days smallint,
--   ahead_distance integer, document_days smallint, reading_days smallint, version integer, looked_at timestamp with time zone,
--   last_told_at timestamp with time zone, email text, email_confirmed boolean, language text, region text, time_zone text, odometer_unit
--   text
select p.owner_id, p.frequency, p.hour, p.weekday, p.by_mail, p.kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days,
  p.version, p.looked_at, p.last_told_at, u.email, u.email_confirmed_at is not null as email_confirmed, u.language, u.region, u.time_zone,
  u.odometer_unit
from users u
left join reminder_plans p on p.owner_id = u.id
where u.id = $1;

-- src/reminders/reminders.repository.ts RemindersRepository.nextIn
-- a start
-- answers ms integer
select least(greatest(0, extract(epoch from min(look_at) - $1) * 1000), 86400000)::int as ms
from reminder_plans
where look_at is not null;

-- src/reminders/reminders.repository.ts RemindersRepository.looked
-- somebody is looked at
update reminder_plans
set look_at = $1, looked_at = $2, last_told_at = case when $3::boolean then $4::timestamptz else last_told_at end
where owner_id = $5;

-- src/reminders/reminders.repository.ts RemindersRepository.putOff
-- somebody cannot be reminded
update reminder_plans
set look_at = $1
where owner_id = $2;

-- src/reminders/reminders.repository.ts RemindersRepository.choose
-- PUT /api/reminders, and a digest
insert into reminder_plans as p (owner_id, frequency, hour, weekday, by_mail, kinds, ahead_days, ahead_distance, document_days,
  reading_days, version)
values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, 2)
on conflict (owner_id) do update
set frequency = excluded.frequency, hour = excluded.hour, weekday = excluded.weekday, by_mail = excluded.by_mail, kinds = excluded.kinds,
  ahead_days = excluded.ahead_days, ahead_distance = excluded.ahead_distance, document_days = excluded.document_days, reading_days =
  excluded.reading_days, version = p.version + 1, look_at = 'epoch', looked_at = null;

-- src/reminders/reminders.repository.ts RemindersRepository.choose
-- PUT /api/reminders, and a digest
select pg_notify($1, '');

-- src/reminders/reminders.repository.ts RemindersRepository.except
-- PUT /api/reminders, and a digest
delete from reminder_exceptions
where owner_id = $1;

-- src/reminders/reminders.repository.ts RemindersRepository.except
-- PUT /api/reminders, and a digest
insert into reminder_exceptions (owner_id, vehicle_id, kind, is_on)
select $1::int, vehicle_id, kind, "on"
from jsonb_to_recordset($2::jsonb) as given (vehicle_id int, kind text, "on" boolean);

-- src/reminders/reminders.repository.ts RemindersRepository.exceptions
-- facts of odometers and of papers
-- answers vehicle_id integer, kind text, on boolean
select vehicle_id, kind, is_on as "on"
from reminder_exceptions
where owner_id = $1
order by vehicle_id, kind;

-- src/reminders/reminders.repository.ts RemindersRepository.vehicles
-- GET /api/reminders
-- answers id integer, make text, model text, year integer, nickname text
select id, make, model, year, nickname
from vehicle_copies
where owner_id = $1
order by id;

-- src/reminders/reminders.repository.ts RemindersRepository.points
-- facts of odometers and of papers
-- answers id integer, vehicle_id integer, kind text, record_id integer, name text, due_on date, due_mileage integer, odometer_unit text,
--   expected_on date, since date, planned_event_id integer, version integer, told_at timestamp with time zone, make text, model text, year
--   integer, nickname text, current_mileage integer, pace jsonb
select p.id, p.vehicle_id, p.kind, p.record_id, p.name, p.due_on, p.due_mileage, p.odometer_unit, p.expected_on, p.since,
  p.planned_event_id, p.version, p.told_at, v.make, v.model, v.year, v.nickname, v.current_mileage, case when o.per_day is not null then
  jsonb_build_object('value', o.value, 'read_on', o.read_on, 'per_day', o.per_day) end as pace
from due_point_copies p
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join odometer_copies o on o.owner_id = p.owner_id and o.id = p.vehicle_id
where p.owner_id = $1
order by least(p.due_on, p.expected_on), p.id
limit $2;

-- src/reminders/reminders.repository.ts RemindersRepository.papers
-- facts of odometers and of papers
-- answers id integer, vehicle_id integer, title text, type text, expires_on date, vehicle jsonb
select d.id, d.vehicle_id, d.title, d.type, d.expires_on, case when v.id is not null then jsonb_build_object('make', v.make, 'model',
  v.model, 'year', v.year, 'nickname', v.nickname) end as vehicle
from document_copies d
left join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
where d.owner_id = $1
order by d.expires_on desc, d.id
limit $2;

-- src/reminders/reminders.repository.ts RemindersRepository.odometers
-- facts of odometers and of papers
-- answers vehicle_id integer, last_read_on date, vehicle jsonb
select o.id as vehicle_id, o.last_read_on, case when v.id is not null then jsonb_build_object('make', v.make, 'model', v.model, 'year',
  v.year, 'nickname', v.nickname) end as vehicle
from odometer_copies o
join vehicle_copies v on v.owner_id = o.owner_id and v.id = o.id
where o.owner_id = $1 and o.last_read_on is not null and exists (
  select
  from due_point_copies p
  where p.owner_id = o.owner_id and p.vehicle_id = o.id and p.due_mileage is not null
)
order by o.last_read_on, o.id
limit $2;

-- src/reminders/reminders.repository.ts RemindersRepository.told
-- facts of odometers and of papers
-- answers point text, what text
select point, what
from reminded
where owner_id = $1;

-- src/reminders/reminders.repository.ts RemindersRepository.snoozes
-- facts of odometers and of papers
-- answers point text, until date
select point, until
from reminder_snoozes
where owner_id = $1;

-- src/reminders/reminders.repository.ts RemindersRepository.tell
insert into reminded (owner_id, point, what, told_at)
select $1::int, point, what, $2::timestamptz
from jsonb_to_recordset($3::jsonb) as given (point text, what text)
on conflict do nothing;

-- src/reminders/reminders.repository.ts RemindersRepository.forget
with forgotten as (
  delete from reminded
  where owner_id = $1 and point <> all($2::text[]) and told_at < $3::timestamptz - interval '60 days'
)
delete from reminder_snoozes
where owner_id = $4 and point <> all($5::text[]) and until < $6::timestamptz - interval '60 days';

-- src/reminders/reminders.repository.ts RemindersRepository.snooze
-- POST /api/reminders/links/snooze
insert into reminder_snoozes (owner_id, point, until)
values ($1, $2, $3::date)
on conflict (owner_id, point) do update
set until = excluded.until;

-- src/reminders/reminders.repository.ts RemindersRepository.endSnooze
-- DELETE /api/reminders/snoozes/{point}
delete from reminder_snoozes
where owner_id = $1 and point = $2;

-- src/reminders/reminders.repository.ts RemindersRepository.link
insert into reminder_links (owner_id, id, secret_hash, unsubscribe_hash, points, expires_at)
values ($1, $2, $3, $4, $5::text[], $6);

-- src/reminders/reminders.repository.ts RemindersRepository.linkOf
-- POST /api/reminders/links
-- answers owner_id integer, points text[]
select owner_id, points
from reminder_links
where secret_hash = $1 and expires_at > $2;

-- src/reminders/reminders.repository.ts RemindersRepository.unsubscriberOf
-- POST /api/reminders/unsubscribe
-- answers owner_id integer
select owner_id
from reminder_links
where unsubscribe_hash = $1 and expires_at > $2;

-- src/reminders/reminders.repository.ts RemindersRepository.endMails
-- POST /api/reminders/unsubscribe
update reminder_plans
set by_mail = false, version = version + 1
where owner_id = $1 and by_mail is distinct from false;

-- src/reminders/reminders.repository.ts RemindersRepository.forgetLinks
-- a start
delete from reminder_links
where (owner_id, id) in (
  select owner_id, id
  from reminder_links
  where expires_at < $1
  for update skip locked
);

-- src/second-factor/factors.repository.ts FactorsRepository.standing
-- PUT /api/auth/me
-- answers passkeys integer, totp boolean, recovery_codes integer, password boolean, proven boolean
select (
  select count(*)::int
  from passkeys k
  where k.owner_id = u.id
) as passkeys, exists (
  select
  from authenticator_apps a
  where a.owner_id = u.id and a.confirmed_at is not null
) as totp, (
  select count(*)::int
  from recovery_codes c
  where c.owner_id = u.id
) as recovery_codes, u.has_password as password, exists (
  select
  from sessions s
  where s.owner_id = u.id and s.sid = $1 and coalesce(s.proven_at, s.created_at) > now() - make_interval(mins => $2)
) as proven
from users u
where u.id = $3;

-- src/second-factor/factors.repository.ts FactorsRepository.requirePerson
-- PUT /api/auth/password
-- answers id integer, username text, email text, email_confirmed boolean, pending_email text, first_name text, last_name text, time_zone
--   text, language text, region text, currency text, odometer_unit text, first_day_of_week smallint, paper text, password_hash text,
--   has_password boolean, version integer, tokens_valid_from timestamp with time zone, passkeys integer, totp boolean, recovery_codes
--   integer, password boolean, proven boolean
select u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name,
  u.time_zone, u.language, u.region, u.currency, u.odometer_unit, u.first_day_of_week, u.paper, u.password_hash, u.has_password, u.version,
  greatest(u.tokens_valid_from, 'epoch') as tokens_valid_from, (
  select count(*)::int
  from passkeys k
  where k.owner_id = u.id
) as passkeys, exists (
  select
  from authenticator_apps a
  where a.owner_id = u.id and a.confirmed_at is not null
) as totp, (
  select count(*)::int
  from recovery_codes c
  where c.owner_id = u.id
) as recovery_codes, u.has_password as password, exists (
  select
  from sessions s
  where s.owner_id = u.id and s.sid = $1 and coalesce(s.proven_at, s.created_at) > now() - make_interval(mins => $2)
) as proven
from users u
where u.id = $3;

-- src/second-factor/factors.repository.ts FactorsRepository.prove
-- POST /api/auth/second-factor/proof
-- answers id integer
update sessions
set proven_at = now()
where owner_id = $1 and sid = $2
returning id;

-- src/second-factor/factors.repository.ts FactorsRepository.app
-- POST /api/auth/second-factor/totp/confirm
-- answers secret bytea, confirmed_at timestamp with time zone, now double precision
select secret, confirmed_at, extract(epoch from clock_timestamp())::float8 * 1000 as now
from authenticator_apps
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.offerApp
-- POST /api/auth/second-factor/totp
-- answers owner_id integer
insert into authenticator_apps as a (owner_id, secret)
values ($1, $2)
on conflict (owner_id) do update
set secret = excluded.secret, last_step = 0, created_at = now()
where a.confirmed_at is null
returning a.owner_id;

-- src/second-factor/factors.repository.ts FactorsRepository.isOffered
-- POST /api/auth/second-factor/totp/confirm
-- answers owner_id integer
select owner_id
from authenticator_apps
where owner_id = $1 and confirmed_at is null;

-- src/second-factor/factors.repository.ts FactorsRepository.confirmApp
-- POST /api/auth/second-factor/totp/confirm
update authenticator_apps
set confirmed_at = now()
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.useStep
-- POST /api/auth/second-factor/totp/confirm
-- answers owner_id integer
update authenticator_apps
set last_step = $1
where owner_id = $2 and last_step < $3
returning owner_id;

-- src/second-factor/factors.repository.ts FactorsRepository.removeApp
-- DELETE /api/auth/second-factor/totp
-- answers owner_id integer
delete from authenticator_apps
where owner_id = $1 and confirmed_at is not null
returning owner_id;

-- src/second-factor/factors.repository.ts FactorsRepository.recoveryCodes
-- POST /api/auth/second-factor/totp/confirm
-- answers id uuid, salt bytea, code_hash bytea
select id, salt, code_hash
from recovery_codes
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.setRecoveryCodes
-- POST /api/auth/second-factor/totp/confirm
insert into recovery_codes (owner_id, salt, code_hash)
select $1, salt, code_hash
from unnest($2::bytea[], $3::bytea[]) as made (salt, code_hash);

-- src/second-factor/factors.repository.ts FactorsRepository.removeRecoveryCodes
-- npm run account
delete from recovery_codes
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.removeAll
-- npm run account
delete from passkeys
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.removeAll
-- npm run account
delete from authenticator_apps
where owner_id = $1;

-- src/second-factor/factors.repository.ts FactorsRepository.useRecoveryCode
-- POST /api/auth/second-factor/proof by a second factor
-- answers id uuid
delete from recovery_codes
where owner_id = $1 and id = $2
returning id;

-- src/second-factor/second-sign-ins.repository.ts SecondSignInsRepository.ask
-- POST /api/auth/login before a second factor
with late as (
  delete from second_sign_ins
  where owner_id = $1 and expires_at < now()
)
insert into second_sign_ins (owner_id, secret_hash, expires_at)
values ($2, $3, now() + make_interval(mins => $4));

-- src/second-factor/second-sign-ins.repository.ts SecondSignInsRepository.ownerOf
-- POST /api/auth/login before a second factor
-- answers owner_id integer
select s.owner_id
from second_sign_ins s
join users u on u.id = s.owner_id
where s.secret_hash = $1 and s.expires_at > now() and s.asked_at >= u.tokens_valid_from;

-- src/second-factor/second-sign-ins.repository.ts SecondSignInsRepository.end
-- POST /api/auth/login before a second factor
-- answers id uuid
delete from second_sign_ins
where secret_hash = $1
returning id;

-- src/sessions/sessions.repository.ts SessionsRepository.insert
-- POST /api/auth/register
-- answers sid text
insert into sessions (owner_id, user_agent, signed_in_by, proven_at, expires_at)
values ($1, $2, $3, case when $4::float8 is not null then least(to_timestamp($5::float8), now()) end, now() + make_interval(secs => $6))
returning sid;

-- src/sessions/sessions.repository.ts SessionsRepository.list
-- GET /api/auth/sessions
-- answers id integer, current boolean, user_agent text, signed_in_by text, created_at timestamp with time zone, last_seen_at timestamp with
--   time zone, expires_at timestamp with time zone
select id, sid = $1 as current, user_agent, signed_in_by, created_at, last_seen_at, expires_at
from sessions
where owner_id = $2 and expires_at > now()
order by sid = $3 desc, last_seen_at desc, id desc
limit $4;

-- src/sessions/sessions.repository.ts SessionsRepository.see
-- a session is seen
update sessions
set last_seen_at = now()
where sid = $1 and last_seen_at < now() - make_interval(secs => $2);

-- src/sessions/sessions.repository.ts SessionsRepository.remove
-- DELETE /api/auth/sessions/:id
-- answers sid text
delete from sessions
where owner_id = $1 and id = $2 and expires_at > now()
returning sid;

-- src/sessions/sessions.repository.ts SessionsRepository.removeNamed
-- DELETE /api/auth/sessions/current
delete from sessions
where owner_id = $1 and sid = $2;

-- src/sessions/sessions.repository.ts SessionsRepository.removeOthers
-- DELETE /api/auth/sessions
-- answers sid text
delete from sessions
where owner_id = $1 and sid <> $2
returning sid;

-- src/sessions/sessions.repository.ts SessionsRepository.removeAll
-- npm run account
delete from sessions
where owner_id = $1;

-- src/sessions/sessions.repository.ts SessionsRepository.removeExpired
-- expired sessions are forgotten
delete from sessions
where id in (
  select id
  from sessions
  where expires_at < now()
  for update skip locked
);

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from api_keys t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.created_at >= a.asked_at else
    not a.had @> jsonb_build_array(jsonb_build_object('kind', 'api_key'::text, 'mark', t.id::text)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'api_key'::text, t.name, to_jsonb(t), t.created_at, now() + make_interval(days => $3)
from ended t
order by t.created_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from authenticator_apps t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then coalesce(t.confirmed_at,
    t.created_at) >= a.asked_at else not a.had @> jsonb_build_array(jsonb_build_object('kind', 'app'::text, 'mark', extract(epoch from
    t.created_at)::text)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'app'::text, null::text, to_jsonb(t), coalesce(t.confirmed_at, t.created_at), now() + make_interval(days => $3)
from ended t
order by coalesce(t.confirmed_at, t.created_at)
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from calendar_feeds t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.made_at >= a.asked_at else not
    a.had @> jsonb_build_array(jsonb_build_object('kind', 'calendar'::text, 'mark', extract(epoch from t.made_at)::text)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'calendar'::text, null::text, to_jsonb(t), t.made_at, now() + make_interval(days => $3)
from ended t
order by t.made_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from passkeys t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.created_at >= a.asked_at else
    not a.had @> jsonb_build_array(jsonb_build_object('kind', 'passkey'::text, 'mark', t.id::text)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'passkey'::text, t.name, to_jsonb(t), t.created_at, now() + make_interval(days => $3)
from ended t
order by t.created_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from provider_identities t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.linked_at >= a.asked_at else
    not a.had @> jsonb_build_array(jsonb_build_object('kind', 'provider'::text, 'mark', t.issuer || ' ' || t.subject)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'provider'::text, concat_ws(' · ', t.email, substring(t.issuer from '^[a-z]+://([^/]+)')), to_jsonb(t), t.linked_at,
  now() + make_interval(days => $3)
from ended t
order by t.linked_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from reminder_channels t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.created_at >= a.asked_at else
    not a.had @> jsonb_build_array(jsonb_build_object('kind', 'channel'::text, 'mark', t.id::text)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'channel'::text, case t.kind when 'ntfy' then t.address end, to_jsonb(t), t.created_at, now() + make_interval(days => $3)
from ended t
order by t.created_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endSince
-- POST /api/auth/undo-email
-- answers kind text, name text, was integer
with ended as (
  delete from webhooks t
  using address_undos a
  where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and case when a.had is null then t.created_at >= a.asked_at else
    not a.had @> jsonb_build_array(jsonb_build_object('kind', 'webhook'::text, 'mark', t.id || ' ' || t.url)) end
  returning t.*
)
insert into set_aside (owner_id, kind, name, content, added_at, expires_at)
select t.owner_id, 'webhook'::text, t.name || ' · ' || substring(t.url from '^[a-z]+://([^/]+)'), to_jsonb(t), t.created_at, now() +
  make_interval(days => $3)
from ended t
order by t.created_at
returning kind, name, (content ->> 'id')::int as was;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.forgetOffered
-- POST /api/auth/undo-email
delete from authenticator_apps
where owner_id = $1 and confirmed_at is null;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.endCodesSince
-- POST /api/auth/undo-email
-- answers id uuid
delete from recovery_codes t
using address_undos a
where t.owner_id = a.owner_id and a.owner_id = $1 and a.secret_hash = $2 and a.had is not null and not a.had @>
  jsonb_build_array(jsonb_build_object('kind', 'recovery_code'::text, 'mark', t.id::text))
returning t.id;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.removedSince
-- POST /api/auth/undo-email
-- answers kind text, name text
select h.kind, h.name
from address_undos a, jsonb_to_recordset(a.had) as h (kind text, mark text, name text)
where a.owner_id = $1 and a.secret_hash = $2 and h.kind in ('passkey', 'app', 'provider') and not exists (
  select
  from (
    select 'passkey' as kind, t.id::text as mark, t.name as name
    from passkeys t
    where t.owner_id = $3
    union all
    select 'app' as kind, extract(epoch from t.created_at)::text as mark, null::text as name
    from authenticator_apps t
    where t.owner_id = $4 and t.confirmed_at is not null
    union all
    select 'provider' as kind, t.issuer || ' ' || t.subject as mark, concat_ws(' · ', t.email, substring(t.issuer from '^[a-z]+://([^/]+)'))
      as name
    from provider_identities t
    where t.owner_id = $5
    union all
    select 'api_key' as kind, t.id::text as mark, t.name as name
    from api_keys t
    where t.owner_id = $6
    union all
    select 'webhook' as kind, t.id || ' ' || t.url as mark, t.name || ' · ' || substring(t.url from '^[a-z]+://([^/]+)') as name
    from webhooks t
    where t.owner_id = $7
    union all
    select 'channel' as kind, t.id::text as mark, case t.kind when 'ntfy' then t.address end as name
    from reminder_channels t
    where t.owner_id = $8
    union all
    select 'calendar' as kind, extract(epoch from t.made_at)::text as mark, null::text as name
    from calendar_feeds t
    where t.owner_id = $9
  ) there
  where there.kind = h.kind and there.mark = h.mark
);

-- src/set-aside/set-aside.repository.ts SetAsideRepository.list
-- GET /api/auth/set-aside
-- answers id integer, kind text, name text, added_at timestamp with time zone, ended_at timestamp with time zone, expires_at timestamp with
--   time zone
select id, kind, name, added_at, ended_at, expires_at
from set_aside
where owner_id = $1 and expires_at > now()
order by id;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.find
-- POST /api/auth/set-aside/{id}/restore
-- answers id integer, kind text, name text, added_at timestamp with time zone, ended_at timestamp with time zone, expires_at timestamp with
--   time zone
select id, kind, name, added_at, ended_at, expires_at
from set_aside
where owner_id = $1 and id = $2 and expires_at > now();

-- src/set-aside/set-aside.repository.ts SetAsideRepository.bringBack
-- POST /api/auth/set-aside/{id}/restore
-- answers owner_id integer
insert into api_keys (owner_id, name, prefix, hash, access, vehicle_id, created_at, expires_at, last_used_at)
select owner_id, name, prefix, hash, access, vehicle_id, created_at, expires_at, last_used_at
from (
  select (jsonb_populate_record(null::api_keys, s.content)).*
  from set_aside s
  where s.owner_id = $1 and s.id = $2
) t
where true
on conflict do nothing
returning owner_id;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.key
-- POST /api/auth/set-aside/{id}/restore
-- answers id integer, hash text, access text, vehicle_id integer, expires_at timestamp with time zone
select k.id, k.hash, k.access, k.vehicle_id, k.expires_at
from set_aside s
join api_keys k on k.owner_id = s.owner_id and k.hash = s.content ->> 'hash'
where s.owner_id = $1 and s.id = $2;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.forget
-- POST /api/auth/set-aside/{id}/restore
delete from set_aside
where owner_id = $1 and id = $2;

-- src/set-aside/set-aside.repository.ts SetAsideRepository.forgetOfVehicles
delete from set_aside
where kind = 'api_key' and (owner_id, (content ->> 'vehicle_id')::int) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/set-aside/set-aside.repository.ts SetAsideRepository.forgetExpired
-- what was set aside long ago is forgotten
delete from set_aside
where (owner_id, id) in (
  select owner_id, id
  from set_aside
  where expires_at <= now()
  for update skip locked
);

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.append
with told as (
  select *
  from jsonb_to_recordset($1::jsonb) as told (owner_id int, event text, type text, at timestamptz, body text, place int)
), wanted as (
  select h.owner_id, h.id, told.type, told.body, told.place, row_number() over (partition by h.id order by told.place) as number
  from told
  join webhooks h on h.owner_id = told.owner_id
  where h.enabled and told.event = any(h.events) and told.at > h.created_at - interval '1 minute'
), full_of as materialized (
  select h.owner_id, h.id, (
    select count(*)
    from webhook_deliveries d
    where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null
  ) as waiting
  from (
    select distinct owner_id, id
    from wanted
  ) h
)
insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at)
select w.owner_id, w.id, w.type, w.body, now() + interval '6 days'
from wanted w
join full_of f
using (owner_id, id)
where f.waiting + w.number <= $2::int
order by w.place, w.id;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.isHeard
-- answers id integer
select id
from webhooks
where owner_id = $1 and enabled and $2 = any(events)
limit 1;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.appendFor
-- POST /api/webhooks/{id}/test
-- answers id integer
insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at)
select $1::int, $2::int, $3::text, $4::text, now() + interval '6 days'
where (
  select count(*)
  from webhook_deliveries d
  where d.owner_id = $5 and d.webhook_id = $6 and d.due_at is not null
) < $7::int
returning id;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.wakeWebhook
-- POST /api/webhooks/{id}/test
update webhooks
set free_at = least(free_at, now())
where owner_id = $1 and id = $2;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.startAfresh
-- PUT /api/webhooks/{id}
update webhook_deliveries
set due_at = now(), tries = 0
where owner_id = $1 and webhook_id = $2 and due_at is not null;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.again
-- POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver
-- answers id integer
update webhook_deliveries
set due_at = now(), ended_at = null, is_taken = false, tries = 0, expires_at = now() + interval '6 days', status = null, answer = null,
  error = null, took_ms = null
where owner_id = $1 and webhook_id = $2 and id = $3
returning id;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.take
-- a start
-- answers owner_id integer, id integer, webhook_id integer, message_id uuid, body text, tries integer, url text, secret bytea,
--   replaced_secrets bytea[]
with due as (
  select d.owner_id, d.id, d.webhook_id
  from webhook_deliveries d
  join webhooks h on h.owner_id = d.owner_id and h.id = d.webhook_id
  where d.due_at <= now() and h.enabled and h.free_at <= now() and d.owner_id <> all($1::int[])
  order by d.due_at, d.id
  limit 1
  for no key
  update skip locked
), held as (
  update webhooks h
  set free_at = now() + interval '60 seconds'
  from due
  where h.owner_id = due.owner_id and h.id = due.webhook_id
  returning h.owner_id, h.id, h.url, h.secret, array(
    select replaced.secret
    from unnest(h.previous_secret || h.earlier_secrets, h.previous_until || h.earlier_until)
    with ordinality as replaced (secret, until, place)
    where replaced.until > now()
    order by replaced.place
  ) as replaced_secrets
)
update webhook_deliveries d
set tries = d.tries + 1, due_at = now() + interval '60 seconds', last_tried_at = now()
from due
join held on held.owner_id = due.owner_id and held.id = due.webhook_id
where d.owner_id = due.owner_id and d.id = due.id
returning d.owner_id, d.id, d.webhook_id, d.message_id, d.body, d.tries, held.url, held.secret, held.replaced_secrets;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.delivered
-- a message is taken
with asked as (
  update webhooks
  set free_at = now(), failing_since = null
  where owner_id = $1 and id = $2 and url = $3
  returning id
)
update webhook_deliveries
set due_at = null, ended_at = now(), is_taken = true, status = $4, answer = $5, error = null, took_ms = $6
where owner_id = $7 and id = $8 and tries = $9 and due_at is not null and exists (
  select 1
  from asked
);

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.failed
-- answers failing integer
with asked as (
  update webhooks
  set failing_since = coalesce(failing_since, now()), free_at = now() + least(greatest((now() - coalesce(failing_since, now())) / 4,
    interval '5 seconds'), interval '1 hour')
  where owner_id = $1 and id = $2 and url = $3
  returning extract(epoch from now() - failing_since)::int as failing
), ended as (
  update webhook_deliveries
  set due_at = now() + make_interval(secs => $4), ended_at = case when $5::int is null then now() end, status = $6, answer = $7, error = $8,
    took_ms = $9
  where owner_id = $10 and id = $11 and tries = $12 and due_at is not null and exists (
    select 1
    from asked
  )
)
select failing
from asked;

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.forget
-- what ended long ago is forgotten
update webhook_deliveries
set due_at = null, ended_at = now()
where (owner_id, id) in (
  select owner_id, id
  from webhook_deliveries
  where due_at is not null and expires_at <= now()
  for update skip locked
);

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.forget
-- what ended long ago is forgotten
with old as (
  select d.owner_id, d.id
  from webhook_deliveries d
  join (
    select owner_id, id, row_number() over (partition by owner_id, webhook_id order by id desc) as number
    from webhook_deliveries
    where ended_at is not null
  ) known on d.owner_id = known.owner_id and d.id = known.id
  where known.number > $1::int or d.created_at < now() - interval '30 days'
  for update of d skip locked
)
delete from webhook_deliveries d
using old
where d.owner_id = old.owner_id and d.id = old.id;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.find
-- PUT /api/webhooks/{id}
-- answers id integer, owner_id integer, name text, url text, events text[], enabled boolean, disabled_because text, version integer
select id, owner_id, name, url, events, enabled, disabled_because, version
from webhooks
where owner_id = $1 and id = $2;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.insert
-- POST /api/webhooks
-- answers id integer
insert into webhooks (owner_id, name, url, events, enabled, secret)
values ($1, $2, $3, $4::text[], $5, $6)
returning id;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.update
-- PUT /api/webhooks/{id}
update webhooks
set name = $1, url = $2, events = $3::text[], enabled = $4, version = $5, disabled_because = case when not $6 then disabled_because end,
  failing_since = case when ($7 and not enabled or url <> $8) then null else failing_since end, free_at = case when ($9 and not enabled or
  url <> $10) then now() else free_at end
where owner_id = $11 and id = $12;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.remove
-- DELETE /api/webhooks/{id}
-- answers id integer
delete from webhooks
where owner_id = $1 and id = $2
returning id;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.renewSecret
-- POST /api/webhooks/{id}/secret
-- answers previous_until timestamp with time zone
update webhooks
set previous_secret = secret, previous_until = now() + interval '24 hours', secret = $1, earlier_secrets = case when previous_until > now()
  then (previous_secret || earlier_secrets)[1:$2::int] else '{}' end, earlier_until = case when previous_until > now() then (previous_until
  || earlier_until)[1:$3::int] else '{}' end
where owner_id = $4 and id = $5
returning previous_until;

-- src/webhooks/webhooks.repository.ts WebhooksRepository.disable
-- a webhook is turned off
-- answers id integer, owner_id integer, name text, url text, events text[], enabled boolean, disabled_because text, version integer
update webhooks
set enabled = false, disabled_because = $1, version = version + 1
where owner_id = $2 and id = $3 and url = $4 and enabled
returning id, owner_id, name, url, events, enabled, disabled_because, version;

-- src/webhooks/webhooks.service.ts by EntityQuery.wholeList
-- GET /api/webhooks
select h.id, h.name, h.url, to_json(h.events) as events, h.enabled, h.disabled_because, h.failing_since, h.created_at, (
  select count(*)::int
  from webhook_deliveries d
  where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null
) as waiting, h.version
from webhooks h
where h.owner_id = $1 and (
  select count(*) <= $2::int and coalesce(sum(500), 0) <= $3::bigint
  from webhooks h
  where h.owner_id = $4
)
order by h.id desc, h.id desc;

-- src/webhooks/webhooks.service.ts by EntityQuery.one
-- POST /api/webhooks
-- answers version integer, json json
select h.version as version, row_to_json(r) as json
from webhooks h, lateral (
  select h.id, h.name, h.url, to_json(h.events) as events, h.enabled, h.disabled_because, h.failing_since, h.created_at, (
    select count(*)::int
    from webhook_deliveries d
    where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null
  ) as waiting, h.version
) r
where h.owner_id = $1 and h.id = $2;

-- src/webhooks/webhooks.service.ts by EntityQuery.one
-- POST /api/webhooks/{id}/test
-- answers version integer, json json
select 1 as version, row_to_json(r) as json
from webhook_deliveries d, lateral (
  select d.id, d.message_id, d.type, case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as
    state, d.created_at, d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body
) r
where d.owner_id = $1 and d.webhook_id = $2 and d.id = $3;

-- src/webhooks/webhooks.service.ts by EntityQuery.wholeList
-- facts of what webhooks are told
select d.id, d.message_id, d.type, case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as
  state, d.created_at, d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body
from webhook_deliveries d
where d.owner_id = $1 and d.webhook_id = $2 and (
  select count(*) <= $3::int and coalesce(sum(500 + coalesce(octet_length(d.body), 0) + coalesce(octet_length(d.answer), 0)), 0) <=
    $4::bigint
  from webhook_deliveries d
  where d.owner_id = $5 and d.webhook_id = $6
)
order by d.id desc, d.id desc;

-- src/webhooks/webhooks.service.ts by EntityQuery.page
-- facts of what webhooks are told
with matching as not materialized (
  select d.id as sort_key, d.id as sort_id, 500 + coalesce(octet_length(d.body), 0) + coalesce(octet_length(d.answer), 0) as weight
  from webhook_deliveries d
  where d.owner_id = $1 and d.webhook_id = $2
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
    select d.id, d.message_id, d.type, case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as
      state, d.created_at, d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body
    from webhook_deliveries d
    where d.owner_id = $6 and d.webhook_id = $7 and d.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/webhooks/webhooks.service.ts by EntityQuery.shortList
-- facts of what webhooks are told
-- answers total integer, json json
with size as materialized (
  select count(*)::int as rows, count(*) <= $1::int and coalesce(sum(500 + coalesce(octet_length(d.body), 0) +
    coalesce(octet_length(d.answer), 0)), 0) <= $2::bigint as fits
  from webhook_deliveries d
  where d.owner_id = $3 and d.webhook_id = $4
)
select rows as total, case when fits then (
  select coalesce(json_agg(r), '[]')
  from (
    select d.id, d.message_id, d.type, case when d.due_at is not null then 'waiting' when d.is_taken then 'delivered' else 'failed' end as
      state, d.created_at, d.tries, d.last_tried_at, d.due_at as next_try_at, d.status, d.answer, d.error, d.took_ms, d.body
    from webhook_deliveries d
    where d.owner_id = $5 and d.webhook_id = $6
    order by d.id desc, d.id desc
  ) r
) end as json
from size;
