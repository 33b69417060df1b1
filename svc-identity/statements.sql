-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from journal
where owner_id = $1;

-- ../packages/fact-log/src/common-handlers.ts purgeOf.Purge.removeOf
delete from vehicles_of_keys
where owner_id = $1;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.save
insert into vehicles_of_keys as copy (owner_id, id, make, model, year, nickname)
select owner_id, (body ->> 'id')::int, (body ->> 'make')::text,(body ->> 'model')::text,(body ->> 'year')::int,(body ->> 'nickname')::text
from jsonb_to_recordset($1::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
order by 1, 2
on conflict (owner_id, id) do update
set make = excluded.make,model = excluded.model,year = excluded.year,nickname = excluded.nickname;

-- ../packages/fact-log/src/define-copy.ts defineCopy.Copies.remove
delete from vehicles_of_keys
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- ../packages/jobs/src/leases.ts millisecondsUntil
-- a start
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from only mails
    where due_at is not null
  ) waiting
) next
where due is not null;

-- ../packages/mail/src/mails.repository.ts MailsRepository.take
-- a start
-- answers owner_id integer, id uuid, key text, address text, language text, letter jsonb, tries integer, created_at timestamp with time
--   zone, is_late boolean
with due as (
  select owner_id, id
  from only mails
  where due_at <= now() and true
  order by due_at
  limit $1
  for update skip locked
)
update only mails m
set tries = m.tries + 1, due_at = now() + interval '60 seconds'
from due
where m.owner_id = due.owner_id and m.id = due.id
returning m.owner_id, m.id, m.key, m.address, m.language, m.letter, m.tries, m.created_at, m.expires_at <= now() as is_late;

-- ../packages/mail/src/mails.repository.ts MailsRepository.end
-- a mail is sent
update only mails
set address = '', letter = '{}', due_at = null, ended_at = now()
where owner_id = $1 and id = $2;

-- ../packages/mail/src/mails.repository.ts MailsRepository.later
-- a mail is not sent
update only mails
set due_at = now() + make_interval(secs => $1)
where owner_id = $2 and id = $3 and tries = $4 and due_at is not null;

-- ../packages/mail/src/mails.repository.ts MailsRepository.forget
-- a start
delete from only mails
where (owner_id, id) in (
  select owner_id, id
  from only mails
  where ended_at < now() - interval '60 days'
  for update skip locked
);

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of invitations
with matching as not materialized (
  select i.id as sort_key, i.id as sort_id, 500 as weight
  from invitations i
  left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id
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
    select i.id, i.email, i.role, i.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name,
      i.expires_at, i.made_at, i.ends_at
    from invitations i
    left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id
    where i.owner_id = $5 and i.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of grants
with matching as not materialized (
  select g.id as sort_key, g.id as sort_id, 500 as weight
  from grants g
  join users u on u.id = g.person_id
  left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
  where g.owner_id = $1
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
    select g.id, g.email, g.person_id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) as person_name, g.role,
      g.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, g.expires_at, g.made_at
    from grants g
    join users u on u.id = g.person_id
    left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
    where g.owner_id = $5 and g.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of shared-garages
with matching as not materialized (
  select g.id as sort_key, g.id as sort_id, 500 as weight
  from grants g
  join users o on o.id = g.owner_id
  left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
  where g.person_id = $1
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
    select g.id, g.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, g.role,
      g.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, g.expires_at
    from grants g
    join users o on o.id = g.owner_id
    left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
    where g.person_id = $5 and g.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of api-keys
with matching as not materialized (
  select k.id as sort_key, k.id as sort_id, 500 as weight
  from api_keys k
  left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id
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
    left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id
    where k.owner_id = $6 and k.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of handovers-given
with matching as not materialized (
  select h.id as sort_key, h.id as sort_id, 500 as weight
  from handovers h
  join users g on g.id = h.owner_id
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
    select h.id, 'giving' as side, case when h.state = 'offered' and h.expires_at <= now() then 'expired' else h.state end as state,
      h.vehicle_id, h.vehicle_name, h.address as email, g.username as from_name, h.with_costs, h.with_notes, cardinality(h.without_papers)
      as papers_withheld, h.figures, h.offered_at, h.expires_at, h.ended_at, case when h.state = 'offered' then h.problem end as problem
    from handovers h
    join users g on g.id = h.owner_id
    where h.owner_id = $5 and h.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
-- what is exported of handovers-received
with matching as not materialized (
  select h.id as sort_key, h.id as sort_id, 500 as weight
  from handovers h
  join users g on g.id = h.owner_id
  where h.to_id = $1
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
    select h.id, 'receiving' as side, case when h.state = 'offered' and h.expires_at <= now() then 'expired' else h.state end as state,
      h.vehicle_id, h.vehicle_name, h.address as email, g.username as from_name, h.with_costs, h.with_notes, cardinality(h.without_papers)
      as papers_withheld, h.figures, h.offered_at, h.expires_at, h.ended_at, case when h.state = 'offered' then h.problem end as problem
    from handovers h
    join users g on g.id = h.owner_id
    where h.to_id = $5 and h.id = sort_id
  ) r
) listed on true
order by place_in_page;

-- src/accounts/email-changes.service.ts by MailsRepository.append
-- PUT /api/auth/me
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/accounts/password-changes.service.ts by MailsRepository.append
-- PUT /api/auth/password
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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
-- people are told again
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

-- src/addresses/confirmation-links.service.ts by MailsRepository.append
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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
left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id
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
left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id;

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
from vehicles_of_keys
where owner_id = $1 and id = any($2::int[]);

-- src/api-keys/api-keys.service.ts by MailsRepository.append
-- POST /api/auth/api-keys
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/forgotten-passwords/reset-links.service.ts by MailsRepository.append
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/guest/guest.service.ts Guest.onApplicationBootstrap
-- a start
-- answers database name
select current_database() as database
from pg_roles
where rolname = $1 and rolname <> current_user;

-- src/handovers/handovers.repository.ts HandoversRepository.list
-- an offer of a vehicle
-- answers id integer, side text, state text, vehicle_id integer, vehicle_name text, email text, from_name text, with_costs boolean,
--   with_notes boolean, papers_withheld integer, figures jsonb, offered_at timestamp with time zone, expires_at timestamp with time zone,
--   ended_at timestamp with time zone, problem text
select h.id, case when h.owner_id = $1 then 'giving' else 'receiving' end as side, case when h.state = 'offered' and h.expires_at <= now()
  then 'expired' else h.state end as state, h.vehicle_id, h.vehicle_name, h.address as email, g.username as from_name, h.with_costs,
  h.with_notes, cardinality(h.without_papers) as papers_withheld, h.figures, h.offered_at, h.expires_at, h.ended_at, case when h.state =
  'offered' then h.problem end as problem
from handovers h
join users g on g.id = h.owner_id
where h.owner_id = $2 or (h.to_id = $3 or (h.to_id is null and h.owner_id <> $4 and h.address_key = (
  select u.email_key
  from users u
  where u.id = $5 and u.email_confirmed_at is not null
) and h.state in ('offered', 'refused', 'withdrawn')))
order by h.id desc
limit $6;

-- src/handovers/handovers.repository.ts HandoversRepository.one
-- an offer of a vehicle
-- answers id integer, side text, state text, vehicle_id integer, vehicle_name text, email text, from_name text, with_costs boolean,
--   with_notes boolean, papers_withheld integer, figures jsonb, offered_at timestamp with time zone, expires_at timestamp with time zone,
--   ended_at timestamp with time zone, problem text
select h.id, case when h.owner_id = $1 then 'giving' else 'receiving' end as side, case when h.state = 'offered' and h.expires_at <= now()
  then 'expired' else h.state end as state, h.vehicle_id, h.vehicle_name, h.address as email, g.username as from_name, h.with_costs,
  h.with_notes, cardinality(h.without_papers) as papers_withheld, h.figures, h.offered_at, h.expires_at, h.ended_at, case when h.state =
  'offered' then h.problem end as problem
from handovers h
join users g on g.id = h.owner_id
where h.id = $2 and (h.owner_id = $3 or (h.to_id = $4 or (h.to_id is null and h.owner_id <> $5 and h.address_key = (
  select u.email_key
  from users u
  where u.id = $6 and u.email_confirmed_at is not null
) and h.state in ('offered', 'refused', 'withdrawn'))));

-- src/handovers/handovers.repository.ts HandoversRepository.insert
-- an offer of a vehicle
-- answers id integer
insert into handovers (owner_id, vehicle_id, vehicle_name, address, address_key, with_costs, with_notes, without_papers, figures,
  expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8::int[], $9::jsonb, now() + make_interval(days => $10))
returning id;

-- src/handovers/handovers.repository.ts HandoversRepository.endExpired
-- an offer of a vehicle
update handovers
set state = 'withdrawn', ended_at = expires_at
where owner_id = $1 and vehicle_id = $2 and state = 'offered' and expires_at <= now();

-- src/handovers/handovers.repository.ts HandoversRepository.openOf
-- an offer of a vehicle
select 1
from handovers
where owner_id = $1 and vehicle_id = $2 and state in ('offered', 'moving');

-- src/handovers/handovers.repository.ts HandoversRepository.offeredLately
-- an offer of a vehicle
-- answers offers integer
select count(*)::int as offers
from handovers
where owner_id = $1 and offered_at > now() - interval '1 day';

-- src/handovers/handovers.repository.ts HandoversRepository.given
-- an offer of a vehicle
-- answers id integer, owner_id integer, state text, is_over boolean
select id, owner_id, state, expires_at <= now() as is_over
from handovers
where owner_id = $1 and id = $2;

-- src/handovers/handovers.repository.ts HandoversRepository.received
-- an offer of a vehicle
-- answers id integer, owner_id integer, state text, is_over boolean
select h.id, h.owner_id, h.state, h.expires_at <= now() as is_over
from handovers h
where h.id = $1 and h.owner_id <> $2 and (h.to_id = $3 or (h.to_id is null and h.owner_id <> $4 and h.address_key = (
  select u.email_key
  from users u
  where u.id = $5 and u.email_confirmed_at is not null
) and h.state in ('offered', 'refused', 'withdrawn')));

-- src/handovers/handovers.repository.ts HandoversRepository.end
-- an offer of a vehicle
update handovers
set state = $1, ended_at = now(), problem = null
where owner_id = $2 and id = $3;

-- src/handovers/handovers.repository.ts HandoversRepository.endOfVehicles
-- an offer of a vehicle
update handovers
set state = 'gone', ended_at = now()
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
) and state = 'offered';

-- src/handovers/handovers.repository.ts HandoversRepository.withdrawSince
-- POST /api/auth/undo-email
update handovers
set state = 'withdrawn', ended_at = now(), problem = null
where owner_id = $1 and state = 'offered' and offered_at >= (
  select date_trunc('milliseconds', u.asked_at)
  from address_undos u
  where u.owner_id = $2 and u.secret_hash = $3
);

-- src/handovers/handovers.repository.ts HandoversRepository.accept
-- an offer of a vehicle
update handovers
set state = 'moving', to_id = $1, collection_id = $2, problem = null, tries = 0, due_at = now()
where owner_id = $3 and id = $4;

-- src/handovers/handovers.repository.ts HandoversRepository.isMoving
-- an offer of a vehicle
select 1
from handovers
where state = 'moving' and (owner_id = $1 or to_id = $2)
limit 1;

-- src/handovers/handovers.repository.ts HandoversRepository.take
-- a start
-- answers id integer, owner_id integer, to_id integer, vehicle_id integer, vehicle_name text, address text, with_costs boolean, with_notes
--   boolean, without_papers integer[], collection_id integer, head jsonb, problem text, is_committed boolean, tries integer
update handovers h
set tries = h.tries + 1, due_at = now() + interval '12 seconds'
from (
  select owner_id, id
  from handovers
  where state = 'moving' and due_at <= now()
  order by due_at
  limit 1
  for update skip locked
) due
where h.owner_id = due.owner_id and h.id = due.id
returning h.id, h.owner_id, h.to_id, h.vehicle_id, h.vehicle_name, h.address, h.with_costs, h.with_notes, h.without_papers, h.collection_id,
  h.head, h.problem, h.is_committed, h.tries;

-- src/handovers/handovers.repository.ts HandoversRepository.nextIn
-- a start
-- answers ms integer
select greatest(0, extract(epoch from min(due_at) - now()) * 1000)::int as ms
from handovers
where state = 'moving';

-- src/handovers/handovers.repository.ts HandoversRepository.renew
-- an offer of a vehicle
update handovers
set due_at = now() + interval '12 seconds'
where owner_id = $1 and id = $2 and state = 'moving' and tries = $3
returning 1;

-- src/handovers/handovers.repository.ts HandoversRepository.later
-- an offer of a vehicle
update handovers
set due_at = now() + make_interval(secs => $1)
where owner_id = $2 and id = $3 and state = 'moving' and tries = $4;

-- src/handovers/handovers.repository.ts HandoversRepository.commit
-- an offer of a vehicle
update handovers
set is_committed = true, head = $1::jsonb
where owner_id = $2 and id = $3 and state = 'moving' and tries = $4 and problem is null
returning 1;

-- src/handovers/handovers.repository.ts HandoversRepository.giveUp
-- an offer of a vehicle
update handovers
set problem = $1
where owner_id = $2 and id = $3 and state = 'moving' and tries = $4 and not is_committed
returning 1;

-- src/handovers/handovers.repository.ts HandoversRepository.undone
-- an offer of a vehicle
update handovers
set state = case when problem = 'gone' then 'gone' else 'offered' end, to_id = null, collection_id = null, due_at = null, ended_at = case
  when problem = 'gone' then now() end
where owner_id = $1 and id = $2 and state = 'moving' and tries = $3 and not is_committed;

-- src/handovers/handovers.repository.ts HandoversRepository.done
-- an offer of a vehicle
update handovers
set state = 'done', ended_at = now(), due_at = null
where owner_id = $1 and id = $2 and state = 'moving' and is_committed
returning 1;

-- src/handovers/handovers.service.ts by References.lookUp
-- an offer of a vehicle
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicles_of_keys
where owner_id = $1 and id = any($2::int[]);

-- src/handovers/handovers.service.ts HandoverOffers.nameOf
-- an offer of a vehicle
-- answers name text
select coalesce(nickname, concat_ws(' ', year, make, model)) as name
from vehicles_of_keys
where owner_id = $1 and id = $2;

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

-- src/operators/account-care.service.ts by MailsRepository.append
-- npm run account
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/passkeys/passkeys.service.ts by MailsRepository.append
-- POST /api/auth/passkeys
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/providers/own-providers.service.ts by MailsRepository.append
-- POST /api/auth/me/providers
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/second-factor/proofs.service.ts by MailsRepository.append
-- POST /api/auth/second-factor/proof by a second factor
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/second-factor/second-factor.service.ts by MailsRepository.append
-- POST /api/auth/second-factor/totp/confirm
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/set-aside/set-aside.service.ts by MailsRepository.append
-- POST /api/auth/undo-email
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/sharing/grants.repository.ts GrantsRepository.invitations
-- GET /api/auth/sharing
-- answers id integer, email text, role text, vehicle_id integer, vehicle_name text, expires_at timestamp with time zone, made_at timestamp
--   with time zone, ends_at timestamp with time zone
select i.id, i.email, i.role, i.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name,
  i.expires_at, i.made_at, i.ends_at
from invitations i
left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id
where i.owner_id = $1 and i.ends_at > now()
order by i.id desc;

-- src/sharing/grants.repository.ts GrantsRepository.grants
-- GET /api/auth/sharing
-- answers id integer, email text, person_id integer, person_name text, role text, vehicle_id integer, vehicle_name text, expires_at
--   timestamp with time zone, made_at timestamp with time zone
select g.id, g.email, g.person_id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) as person_name, g.role,
  g.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, g.expires_at, g.made_at
from grants g
join users u on u.id = g.person_id
left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
where g.owner_id = $1
order by g.id desc;

-- src/sharing/grants.repository.ts GrantsRepository.garages
-- GET /api/auth/sharing
-- answers id integer, owner_id integer, owner_name text, role text, vehicle_id integer, vehicle_name text, expires_at timestamp with time
--   zone
select g.id, g.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, g.role, g.vehicle_id,
  coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, g.expires_at
from grants g
join users o on o.id = g.owner_id
left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id
where g.person_id = $1 and (g.expires_at is null or g.expires_at > now())
order by owner_name, g.id;

-- src/sharing/grants.repository.ts GrantsRepository.writers
-- GET /api/auth/sharing
-- answers owner_id integer, id integer, name text
select distinct p.owner_id, u.id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) as name
from (
  select owner_id, person_id, vehicle_id
  from people_of_garages
  union
  select owner_id, person_id, vehicle_id
  from grants
) p
join users u on u.id = p.person_id
where p.owner_id = $1 or exists (
  select 1
  from grants g
  where g.person_id = $2 and g.owner_id = p.owner_id and (g.expires_at is null or g.expires_at > now()) and (g.vehicle_id is null or
    p.vehicle_id is null or p.vehicle_id = g.vehicle_id)
)
order by p.owner_id, u.id;

-- src/sharing/grants.repository.ts GrantsRepository.invite
-- POST /api/auth/sharing/invitations
-- answers id integer, email text, role text, vehicle_id integer, vehicle_name text, expires_at timestamp with time zone, made_at timestamp
--   with time zone, ends_at timestamp with time zone
with replaced as (
  delete from invitations
  where owner_id = $1 and (ends_at <= now() or (email_key = $2 and vehicle_id is not distinct from $3::int))
), i as (
  insert into invitations (owner_id, email, email_key, role, vehicle_id, expires_at, secret_hash, ends_at)
  select $4, $5, $6, $7, $8::int, ($9::date + 1)::timestamp at time zone coalesce(u.time_zone, 'UTC'), $10, now() + make_interval(days =>
    $11)
  from users u
  where u.id = $12
  returning *
)
select i.id, i.email, i.role, i.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name,
  i.expires_at, i.made_at, i.ends_at
from i
left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id;

-- src/sharing/grants.repository.ts GrantsRepository.linked
-- POST /api/auth/sharing/invitations/read
-- answers id integer, owner_id integer, owner_name text, email text, email_key text, role text, vehicle_id integer, vehicle_name text,
--   expires_at timestamp with time zone
select i.id, i.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, i.email, i.email_key,
  i.role, i.vehicle_id, coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, i.expires_at
from invitations i
left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id
join users o on o.id = i.owner_id
where i.secret_hash = $1 and i.ends_at > now() and (i.expires_at is null or i.expires_at > now());

-- src/sharing/grants.repository.ts GrantsRepository.use
-- POST /api/auth/sharing/invitations/accept
-- answers id integer
delete from invitations
where owner_id = $1 and id = $2
returning id;

-- src/sharing/grants.repository.ts GrantsRepository.removeExpired
-- POST /api/auth/sharing/invitations/accept
-- answers id integer, owner_id integer
delete from grants
where owner_id = $1 and expires_at <= now()
returning id, owner_id;

-- src/sharing/grants.repository.ts GrantsRepository.ownersOfExpired
-- grants that have expired are removed
-- answers owner_id integer
select distinct owner_id
from grants
where expires_at <= now()
order by owner_id
limit $1;

-- src/sharing/grants.repository.ts GrantsRepository.removeSame
-- POST /api/auth/sharing/invitations/accept
-- answers id integer, owner_id integer
delete from grants
where owner_id = $1 and person_id = $2 and vehicle_id is not distinct from $3::int
returning id, owner_id;

-- src/sharing/grants.repository.ts GrantsRepository.grant
-- POST /api/auth/sharing/invitations/accept
-- answers id integer, owner_id integer, owner_name text, role text, vehicle_id integer, vehicle_name text, expires_at timestamp with time
--   zone
with g as (
  insert into grants (owner_id, person_id, email, role, vehicle_id, expires_at)
  values ($1, $2, $3, $4, $5, $6)
  returning *
), named as (
  insert into people_of_garages (owner_id, person_id, vehicle_id)
  select owner_id, person_id, vehicle_id
  from g
  on conflict do nothing
)
select g.id, g.owner_id, coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.username) as owner_name, g.role, g.vehicle_id,
  coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, g.expires_at
from g
join users o on o.id = g.owner_id
left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id;

-- src/sharing/grants.repository.ts GrantsRepository.remove
-- DELETE /api/auth/sharing/garages/:id
-- answers id integer, owner_id integer
delete from grants
where owner_id = $1 and id = $2
returning id, owner_id;

-- src/sharing/grants.repository.ts GrantsRepository.ownerOf
-- DELETE /api/auth/sharing/garages/:id
-- answers owner_id integer
select owner_id
from grants
where person_id = $1 and id = $2;

-- src/sharing/grants.repository.ts GrantsRepository.removeOfVehicles
delete from invitations
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/sharing/grants.repository.ts GrantsRepository.removeOfVehicles
-- answers id integer, owner_id integer
delete from grants
where (owner_id, vehicle_id) in (
  select *
  from unnest($1::int[], $2::int[])
)
returning id, owner_id;

-- src/sharing/grants.repository.ts GrantsRepository.removeSince
-- POST /api/auth/undo-email
delete from invitations
where owner_id = $1 and made_at >= (
  select date_trunc('milliseconds', u.asked_at)
  from address_undos u
  where u.owner_id = $2 and u.secret_hash = $3
);

-- src/sharing/grants.repository.ts GrantsRepository.removeSince
-- POST /api/auth/undo-email
-- answers id integer, owner_id integer
delete from grants
where owner_id = $1 and made_at >= (
  select date_trunc('milliseconds', u.asked_at)
  from address_undos u
  where u.owner_id = $2 and u.secret_hash = $3
)
returning id, owner_id;

-- src/sharing/grants.repository.ts GrantsRepository.endReminders
-- DELETE /api/auth/sharing/garages/:id
delete from reminder_garages r
where ($1::int[] is null or r.garage_id = any($2::int[])) and not exists (
  select
  from grants g
  where g.owner_id = r.garage_id and g.person_id = r.owner_id
);

-- src/sharing/grants.repository.ts GrantsRepository.find
-- POST /internal/grants/find
-- answers id integer, owner_id integer, person_id integer
select g.id, g.owner_id, g.person_id
from grants g
join unnest($1::int[], $2::int[]) as asked (person_id, owner_id)
using (person_id, owner_id);

-- src/sharing/sharing.service.ts by MailsRepository.append
-- POST /api/auth/sharing/invitations
insert into mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/sharing/sharing.service.ts by References.lookUp
-- POST /api/auth/sharing/invitations
-- answers target integer, id integer, whole integer
select 0 as target, id, null::int as whole
from vehicles_of_keys
where owner_id = $1 and id = any($2::int[]);
