-- Every statement of this package as PostgreSQL gets it, made by `npm run sql` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.

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

-- ../packages/jobs/src/leases.ts millisecondsUntil
-- a start
-- answers ms integer
select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
from (
  select min(due) as due
  from (
    select due_at as due
    from only notify_mails
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

-- ../packages/mail/src/mails.repository.ts MailsRepository.take
-- a start
-- answers owner_id integer, id uuid, key text, address text, language text, letter jsonb, tries integer, created_at timestamp with time
--   zone, is_late boolean
with due as (
  select owner_id, id
  from only notify_mails
  where due_at <= now() and true
  order by due_at
  limit $1
  for update skip locked
)
update only notify_mails m
set tries = m.tries + 1, due_at = now() + interval '60 seconds'
from due
where m.owner_id = due.owner_id and m.id = due.id
returning m.owner_id, m.id, m.key, m.address, m.language, m.letter, m.tries, m.created_at, m.expires_at <= now() as is_late;

-- ../packages/mail/src/mails.repository.ts MailsRepository.end
-- a mail is sent
update only notify_mails
set address = '', letter = '{}', due_at = null, ended_at = now()
where owner_id = $1 and id = $2;

-- ../packages/mail/src/mails.repository.ts MailsRepository.later
-- a mail is not sent
update only notify_mails
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

-- ../packages/mail/src/mails.repository.ts MailsRepository.forget
-- a start
delete from only notify_mails
where (owner_id, id) in (
  select owner_id, id
  from only notify_mails
  where ended_at < now() - interval '60 days'
  for update skip locked
);

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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
    ) as exceptions, (
      select coalesce(jsonb_agg(g.garage_id order by g.garage_id), '[]')
      from reminder_garages g
      where g.owner_id = p.owner_id
    ) as garages, p.last_told_at, p.version
    from reminder_plans p
    where p.owner_id = $5 and p.owner_id = sort_id
  ) r
) listed on true
order by place_in_page;

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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

-- ../packages/pg/src/lists/entity-query.ts EntityQuery.page
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
join recipients u on u.owner_id = f.owner_id
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

-- src/calendar/calendar.service.ts by MailsRepository.append
-- POST /api/reminders/calendar
insert into notify_mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/channels/channels.service.ts by MailsRepository.append
-- POST /api/reminders/channels/devices
insert into notify_mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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

-- src/channels/notifications.repository.ts by millisecondsUntil
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
join recipients u on u.owner_id = told.owner_id
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

-- src/copies/copies.handlers.ts DuePoints.leave
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
join recipients u on u.owner_id = told.owner_id
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
join recipients u on u.owner_id = told.owner_id
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
join recipients u on u.owner_id = told.owner_id
order by 1, 2
on conflict (owner_id, id) do update
set vehicle_id = excluded.vehicle_id, title = excluded.title, type = excluded.type, expires_on = excluded.expires_on;

-- src/copies/copies.handlers.ts DocumentCopies.remove
delete from document_copies
where (owner_id, id) in (
  select *
  from unnest($1::int[], $2::int[])
);

-- src/recipients/recipients.repository.ts RecipientsRepository.require
-- POST /api/reminders/calendar
-- answers id integer, email text, email_confirmed boolean, language text, region text, time_zone text, odometer_unit text
select owner_id as id, email, email_confirmed, language, region, time_zone, odometer_unit
from recipients
where owner_id = $1;

-- src/reminders/digests.service.ts by MailsRepository.append
insert into notify_mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

-- src/reminders/reminders.repository.ts RemindersRepository.takeNext
-- a start
-- answers owner_id integer, frequency text, hour smallint, weekday smallint, by_mail boolean, kinds text[], ahead_days smallint,
--   ahead_distance integer, document_days smallint, reading_days smallint, version integer, looked_at timestamp with time zone,
--   last_told_at timestamp with time zone, email text, email_confirmed boolean, language text, region text, time_zone text, odometer_unit
--   text
select p.owner_id, p.frequency, p.hour, p.weekday, p.by_mail, p.kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days,
  p.version, p.looked_at, p.last_told_at, u.email, u.email_confirmed, u.language, u.region, u.time_zone, u.odometer_unit
from reminder_plans p
join recipients u on u.owner_id = p.owner_id
where p.look_at <= $1 and keep_recipient(p.owner_id)
order by p.look_at
limit 1
for no key
update of p skip locked;

-- src/reminders/reminders.repository.ts RemindersRepository.find
-- facts of odometers and of papers
-- answers owner_id integer, frequency text, hour smallint, weekday smallint, by_mail boolean, kinds text[], ahead_days smallint,
--   ahead_distance integer, document_days smallint, reading_days smallint, version integer, looked_at timestamp with time zone,
--   last_told_at timestamp with time zone, email text, email_confirmed boolean, language text, region text, time_zone text, odometer_unit
--   text
select p.owner_id, p.frequency, p.hour, p.weekday, p.by_mail, p.kinds, p.ahead_days, p.ahead_distance, p.document_days, p.reading_days,
  p.version, p.looked_at, p.last_told_at, u.email, u.email_confirmed, u.language, u.region, u.time_zone, u.odometer_unit
from recipients u
left join reminder_plans p
using (owner_id)
where u.owner_id = $1;

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

-- src/reminders/reminders.repository.ts RemindersRepository.garages
-- GET /api/reminders
-- answers owner_id integer, name text, is_on boolean, vehicles text[]
select g.owner_id, g.owner_name as name, r.garage_id is not null as is_on, case when bool_and(g.vehicle_id is not null) then
  coalesce(array_agg(coalesce(v.nickname, concat_ws(' ', v.year, v.make, v.model)) order by v.id) filter (where v.id is not null), '{}') end
  as vehicles
from shared_garages g
left join vehicle_copies v on v.owner_id = g.owner_id and v.id = g.vehicle_id
left join reminder_garages r on r.owner_id = g.person_id and r.garage_id = g.owner_id
where g.person_id = $1 and (g.expires_at is null or g.expires_at > $2)
group by 1, 2, 3
order by 2, 1;

-- src/reminders/reminders.repository.ts RemindersRepository.remindOf
-- PUT /api/reminders, and a digest
delete from reminder_garages
where owner_id = $1 and garage_id <> all($2::int[]);

-- src/reminders/reminders.repository.ts RemindersRepository.remindOf
-- PUT /api/reminders, and a digest
insert into reminder_garages (owner_id, garage_id)
select distinct g.person_id, g.owner_id
from shared_garages g
where g.person_id = $1 and g.owner_id = any($2::int[]) and (g.expires_at is null or g.expires_at > $3) and keep_recipient(g.owner_id)
on conflict do nothing;

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

-- src/reminders/reminders.repository.ts RemindersRepository.sharedPoints
-- facts of odometers and of papers
-- answers id integer, vehicle_id integer, kind text, record_id integer, name text, due_on date, due_mileage integer, odometer_unit text,
--   expected_on date, since date, planned_event_id integer, version integer, told_at timestamp with time zone, make text, model text, year
--   integer, nickname text, current_mileage integer, pace jsonb, garage jsonb
select p.id, p.vehicle_id, p.kind, p.record_id, p.name, p.due_on, p.due_mileage, p.odometer_unit, p.expected_on, p.since,
  p.planned_event_id, p.version, p.told_at, v.make, v.model, v.year, v.nickname, v.current_mileage, case when o.per_day is not null then
  jsonb_build_object('value', o.value, 'read_on', o.read_on, 'per_day', o.per_day) end as pace, jsonb_build_object('owner_id', p.owner_id,
  'name', granted.owner_name) as garage
from reminder_garages r
join due_point_copies p on p.owner_id = r.garage_id
cross join lateral (
  select g.owner_name
  from shared_garages g
  where g.person_id = r.owner_id and g.owner_id = p.owner_id and (g.vehicle_id is null or g.vehicle_id = p.vehicle_id) and (g.expires_at is
    null or g.expires_at > $1)
  limit 1
) granted
join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
left join odometer_copies o on o.owner_id = p.owner_id and o.id = p.vehicle_id
where r.owner_id = $2
order by least(p.due_on, p.expected_on), p.id
limit $3;

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

-- src/webhooks/deliveries.repository.ts DeliveriesRepository.writers
-- somebody else acted
-- answers owner_id integer, id integer, name text
select owner_id, id, name
from writers_of_garages
where owner_id = any($1::int[]);

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

-- src/webhooks/deliveries.repository.ts by millisecondsUntil
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

-- src/webhooks/webhooks.service.ts by MailsRepository.append
-- POST /api/webhooks
insert into notify_mails (owner_id, key, address, language, letter, expires_at)
values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6))
on conflict (owner_id, key) do nothing;

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
