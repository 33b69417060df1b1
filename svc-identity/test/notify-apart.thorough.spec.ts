import { createTestDatabase, withClient } from '@carnet/embedded-pg';
import { identity } from '../src/app.js';

const LAST = 'NotifyApart1793000000000';
/** Statements of the previous release on its own tables. */
const TAKE = `
  with due as (select owner_id, id from mails where due_at <= now() order by due_at limit 9 for update skip locked)
  update mails m set tries = m.tries + 1, due_at = now() + interval '60 seconds'
  from due where m.owner_id = due.owner_id and m.id = due.id returning m.key`;
const END = `update mails set address = '', letter = '{}', due_at = null, ended_at = now() where owner_id = 1 and id = $1`;
const APPEND = `
  insert into mails (owner_id, key, address, language, letter, expires_at) values (1, $1, 'a@b.example', 'en', '{}', now() + interval '1 day')
  on conflict (owner_id, key) do nothing`;
const ADD_TOPIC = `
  insert into reminder_channels as c (owner_id, kind, address) values (1, 'ntfy', 'https://ntfy.example/x')
  on conflict (owner_id, kind, address) do update set is_on = true returning c.id, c.xmax = 0 as is_new`;

/** The data that the previous release leaves: a person with a vehicle, a webhook with a message, a due reminder check, and a waiting mail. */
const BEFORE = [
  `insert into users (username, username_key, email, email_key, password_hash) values ('ann', 'ann', 'ann@b.example', 'ann@b.example', 'hash')`,
  `insert into vehicle_copies (owner_id, id, make, model, year, told_at) values (1, 7, 'Saab', '96', 1973, now())`,
  `insert into webhooks (owner_id, name, url, events, enabled, secret) values (1, 'x', 'https://a.example', '{vehicle}', true, '\\x00')`,
  `insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at) select 1, id, 'vehicle.created', '{}', now() from webhooks`,
  `insert into reminded (owner_id, point, what, told_at) values (1, 'due-1', 'overdue', now())`,
  `insert into fact_handlers (producer, handler, kind, revision, seq) values ('garage', 'webhooks-vehicle', 'vehicle', 1, 41), ('garage', 'api_keys_of_vehicles', 'vehicle', 1, 41)`,
];
const ROWS = `
  select (select count(*) from webhooks) || ' ' || (select count(*) from webhook_deliveries) || ' ' || (select count(*) from reminder_plans)
    || ' ' || (select count(*) from reminded) || ' ' || (select sum(seq) from fact_handlers) as rows`;

it('what the release before has written stays where it was, and it goes on with all of it', async () => {
  const database = await createTestDatabase();
  const before = identity.migrations.filter((name) => name !== LAST);
  await identity.prepareDatabase(database.url, before);
  await withClient(database.url, async (client) => {
    const rowsOf = async (text: string, values?: unknown[]) => (await client.query<{ key: string }>(text, values)).rows;
    for (const statement of BEFORE) await client.query(statement);
    await client.query(APPEND, ['before']);
    const [known] = await rowsOf(ROWS);
    await identity.prepareDatabase(database.url, identity.migrations);
    expect(await rowsOf(ROWS)).toEqual([known]);
    expect(await rowsOf('select make from vehicles_of_keys')).toEqual([{ make: 'Saab' }]);

    await client.query(`
      insert into notify_mails (owner_id, key, address, language, letter, expires_at) values (1, 'since', 'a@b.example', 'en', '{}', now())`);
    expect((await rowsOf(TAKE)).map(({ key }) => key).sort()).toEqual(['before', 'since']);
    const [waiting] = await rowsOf('select id from notify_mails');
    await client.query(END, [(waiting as unknown as { id: string }).id]);
    expect(await rowsOf('select address, due_at from notify_mails')).toEqual([{ address: '', due_at: null }]);
    await client.query(APPEND, ['again']);
    await client.query(APPEND, ['again']);
    expect((await rowsOf('select key from only mails order by key')).map(({ key }) => key)).toEqual([
      'again',
      'before',
    ]);
    expect(await rowsOf(ADD_TOPIC)).toMatchObject([{ is_new: true }]);
    expect(await rowsOf(ADD_TOPIC)).toMatchObject([{ is_new: false }]);

    await client.query('delete from users');
    for (const table of ['mails', 'notify_mails', 'webhooks', 'webhook_deliveries', 'reminded', 'reminder_channels'])
      expect([table, await rowsOf(`select 1 from ${table}`)]).toEqual([table, []]);
  });
  await database.drop();
});
