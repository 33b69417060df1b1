import { Clock } from '@carnet/person';
import { raw, sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { aDuePoint, anOdometer, aPaper, aVehicle } from './due.js';
import { aNewcomer, PASSWORD, TestNotify } from './notify.js';
import { type Received, TestMailServer } from '../../svc-identity/test/mail-server.js';

const PATH = '/api/reminders';
/** A Tuesday. */
const NOW = '2026-11-24T12:00:00Z';
const TOMORROW = '2026-11-25T08:00:00Z';

let server: TestMailServer;
let stack: TestNotify;
let garage: FakeProducer;
let service: FakeProducer;
let records: FakeProducer;
let lastId = 0;
const newId = () => (lastId += 1);

beforeAll(async () => {
  [garage, service, records] = await Promise.all([FakeProducer.start(), FakeProducer.start(), FakeProducer.start()]);
  server = await TestMailServer.start();
  stack = await TestNotify.start(server.env, undefined, {
    ...{ garage: garage.url, service: service.url, records: records.url },
  });
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close(), records.close(), server.close()]);
});
beforeEach(() => itIs(NOW));

/** Sets the clock of these instances. */
function itIs(time: string, ...instances: TestNotify[]): void {
  for (const { app } of [stack, ...instances]) jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(time));
}
/** Sets the clock, and wakes the digests. */
async function itBecomes(time: string): Promise<void> {
  itIs(time);
  await stack.database.rows(sql`select pg_notify('carnet_reminders', '')`);
}

interface Person {
  token: string;
  owner: number;
  email: string;
  vehicle: number;
}

/** A person with a vehicle, who by default wants a digest every day at eight. */
async function aPerson(settings: object = {}, profile: Record<string, unknown> = {}): Promise<Person> {
  const newcomer = aNewcomer(profile);
  const { body } = await stack.register(newcomer);
  const person = { token: body.token, owner: body.user.id, email: newcomer.email, vehicle: newId() };
  await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${person.owner}`);
  garage.publish(aVehicle(person.owner, person.vehicle, { current_mileage: null }));
  await eventually(async () => expect((await get(person)).vehicles).toHaveLength(1));
  await put(person, { frequency: 'daily', hour: 8, ...settings });
  await planned(person);
  return person;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: unknown) =>
  stack.call(method, PATH + path, body, { token });
const get = async (person: Person) => (await call('GET', '', person)).body;
async function put(person: Person, body: object): Promise<void> {
  const { status } = await call('PUT', '', person, body);
  expect(status).toBe(200);
}
const takenAlong = async (list: string, { owner }: Person) => (await stack.exported(list, owner)).body;
const preview = async (person: Person): Promise<any[]> => (await call('GET', '/preview', person)).body;

/** Waits until the next turn was computed from the settings. */
const planned = ({ owner }: Person) =>
  eventually(async () => {
    const [plan] = await stack.database.rows<{ looked: boolean }>(
      sql`select looked_at is not null as looked from reminder_plans where owner_id = ${owner}`,
    );
    expect(plan).toEqual({ looked: true });
  });

/** Publishes a due point of the person, by default overdue since yesterday; returns its id. */
async function comesDue(person: Person, changes: Parameters<typeof aDuePoint>[2] = {}): Promise<number> {
  const id = newId();
  const since = { due_on: '2026-11-23', due_mileage: null, expected_on: null, since: '2025-11-23' };
  service.publish(aDuePoint(person.owner, id, { vehicle_id: person.vehicle, ...since, ...changes }));
  await eventually(async () => expect(await copiesOf(person)).toContain(id));
  return id;
}
const copiesOf = async ({ owner }: Person) =>
  (await stack.database.rows<{ id: number }>(sql`select id from due_point_copies where owner_id = ${owner}`)).map(
    ({ id }) => id,
  );

/** The lines of a letter, without those of every letter. */
const rowsOf = ({ text }: Received) =>
  [...text!.replaceAll('\u00a0', ' ').matchAll(/^- (.*)\n {2}(.*)\n/gm)].map(
    ([, title, detail]) => `${title} | ${detail}`,
  );
const tokenOf = ({ text }: Received) => /#token=([\w-]+)&/.exec(text!)![1]!;
const told = async ({ email }: Person, many = 1): Promise<Received> => (await server.expect(email, many)).at(-1)!;

describe('what is chosen', () => {
  it('is a digest on Mondays at eight, of everything, where nobody has chosen', async () => {
    const { body } = await stack.register(
      aNewcomer({ odometerUnit: null, region: 'de-DE', timeZone: 'Europe/Berlin' }),
    );
    const { status, body: settings, headers } = await stack.call('GET', PATH, undefined, { token: body.token });
    expect({ status, settings, tag: headers.etag }).toMatchObject({
      status: 200,
      tag: '"1"',
      settings: {
        ...{ frequency: 'weekly', weekday: 1, hour: 8, kinds: ['ahead', 'overdue', 'planned', 'document', 'reading'] },
        ...{ ahead_days: 14, ahead_distance: 800, distance_unit: 'km', document_days: 30, reading_days: 60 },
        ...{
          exceptions: [],
          vehicles: [],
          time_zone: 'Europe/Berlin',
          next_at: '2026-11-30T07:00:00.000Z',
          version: 1,
        },
      },
    });
  });

  it('is changed by name, taken back by null, and refused to whoever saw an older version', async () => {
    const person = await aPerson({ kinds: ['overdue'], ahead_days: 3 });
    await put(person, { hour: null });
    const settings = await get(person);
    expect(settings).toMatchObject({ frequency: 'daily', hour: 8, kinds: ['overdue'], ahead_days: 3 });
    const stale = { 'if-match': `"${settings.version - 1}"` };
    const refused = await stack.call('PUT', PATH, { hour: 9 }, { token: person.token, headers: stale });
    expect(refused.status).toBe(412);
    await put(person, { hour: 8 });
    expect((await get(person)).version).toBe(settings.version + 1);
  });

  it.each([
    [{ frequency: 'hourly' }, 'frequency'],
    [{ hour: 24 }, 'hour'],
    [{ weekday: 0 }, 'weekday'],
    [{ kinds: ['weather'] }, 'kinds'],
    [{ ahead_days: 0 }, 'ahead_days'],
    [{ exceptions: [{ vehicle_id: 2_000_000_000, kind: 'overdue', on: false }] }, 'exceptions'],
    [{ exceptions: [{ kind: 'overdue', on: false }] }, 'exceptions.0.vehicle_id'],
  ])('is refused where it makes no sense: %j', async (body, field) => {
    const person = await aPerson();
    const before = await get(person);
    const { status, body: problem } = await call('PUT', '', person, body);
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 400, field });
    expect(await get(person)).toEqual(before);
  });

  it('may be another thing for one vehicle, and never for somebody else’s', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const exceptions = [{ vehicle_id: person.vehicle, kind: 'overdue', on: false }];
    await put(person, { exceptions });
    expect((await get(person)).exceptions).toEqual(exceptions);
    expect((await call('PUT', '', other, { exceptions })).status).toBe(400);
    await comesDue(person);
    expect(await preview(person)).toEqual([]);
    await put(person, { exceptions: [] });
    expect(await preview(person)).toHaveLength(1);
  });
});

describe('a digest', () => {
  it('says what is due, runs out or was not read, with ways to have done with it, at the hour', async () => {
    const person = await aPerson({}, { timeZone: 'Europe/Berlin', region: 'en-GB', language: 'en' });
    const oil = await comesDue(person);
    const visit = await comesDue(person, { kind: 'event', record_id: 90, name: 'Inspection', due_on: '2026-11-26' });
    await comesDue(person, { due_on: '2026-12-04', due_mileage: 85_000, name: 'Tyres' });
    garage.publish(anOdometer(person.owner, person.vehicle));
    const paper = newId();
    records.publish(aPaper(person.owner, paper, { vehicle_id: person.vehicle }));
    await eventually(async () => expect(await preview(person)).toHaveLength(4));
    await itBecomes('2026-11-25T06:59:00Z');
    expect(await preview(person)).toMatchObject([{ is_news: true }, {}, {}, {}, {}]);
    expect(server.of(person.email)).toEqual([]);
    await itBecomes('2026-11-25T07:00:00Z');
    const letter = await told(person);
    expect(letter.subject).toBe('Oil change: blue Alfa, and 4 more');
    expect(rowsOf(letter)).toEqual([
      'Oil change: blue Alfa | Overdue since 23 November 2026.',
      'Inspection: blue Alfa | Planned for 26 November 2026.',
      'Tyres: blue Alfa | Due at 85,000 mi. Due on 4 December 2026 at the latest.',
      'Policy: blue Alfa | Valid until 10 December 2026.',
      'Odometer: blue Alfa | It was last read on 4 May 2026.',
    ]);
    for (const path of [
      `/service/events/new?vehicle_id=${person.vehicle}&template_id=31`,
      '/service/events/90/edit?status=Completed',
      `/documentation/${paper}`,
      `/vehicles/${person.vehicle}`,
      `&point=due-${oil}`,
      `&point=due-${visit}`,
      '/settings?tab=reminders',
    ])
      expect(letter.text).toContain(path);
    expect((await preview(person)).map(({ is_news }) => is_news)).toEqual([false, false, false, false, false]);
  });

  it('tells each thing once, what follows it once more, and nothing where there is nothing new', async () => {
    const person = await aPerson();
    const id = await comesDue(person, { due_on: '2026-11-30' });
    await itBecomes(TOMORROW);
    await told(person);
    await itBecomes('2026-11-26T08:00:00Z');
    await comesDue(person, { name: 'Tyres' });
    await itBecomes('2026-11-27T08:00:00Z');
    expect(rowsOf(await told(person, 2))).toEqual([expect.stringMatching(/^Tyres/)]);
    await itBecomes('2026-12-01T08:00:00Z');
    expect(rowsOf(await told(person, 3))).toEqual([expect.stringMatching(/^Oil change: .* \| Overdue since/)]);
    service.publish({ ...aDuePoint(person.owner, id), deleted: true });
    await eventually(async () => expect(await copiesOf(person)).not.toContain(id));
    await comesDue(person, { due_on: '2027-11-30' });
    await itBecomes('2026-12-02T08:00:00Z');
    await eventually(async () => expect((await get(person)).next_at).toBe('2026-12-03T08:00:00.000Z'));
    expect(server.of(person.email)).toHaveLength(3);
  });

  it('is one after an outage of thirty days @thorough', async () => {
    const person = await aPerson();
    await comesDue(person);
    await itBecomes('2026-12-24T12:00:00Z');
    await told(person);
    const [plan] = await stack.database.rows<{ look_at: Date }>(
      sql`select look_at from reminder_plans where owner_id = ${person.owner}`,
    );
    expect(plan!.look_at.toISOString()).toBe('2026-12-25T08:00:00.000Z');
  });

  it('is one, of however many instances @thorough', async () => {
    const beside = await TestNotify.start(server.env, stack);
    try {
      itIs(NOW, beside);
      const people = await Promise.all(Array.from({ length: 12 }, () => aPerson()));
      for (const person of people) await comesDue(person);
      itIs(TOMORROW, beside);
      await itBecomes(TOMORROW);
      await Promise.all(people.map((person) => told(person)));
      const letters = await stack.database.rows<{ count: number }>(sql`
        select count(*)::int as count from mails where key like 'reminders:%' and owner_id = any(${people.map(({ owner }) => owner)}::int[])`);
      expect(letters).toEqual([{ count: people.length }]);
    } finally {
      await beside.close();
    }
  });

  it('keeps nobody waiting for somebody of whom nothing can be told @thorough', async () => {
    const [broken, sound] = [await aPerson(), await aPerson()];
    for (const person of [broken, sound]) await comesDue(person);
    await stack.database.rows(sql`update reminder_plans set look_at = 'epoch' where owner_id = ${broken.owner}`);
    await stack.database.rows(sql`update users set region = 'no region' where id = ${broken.owner}`);
    await itBecomes(TOMORROW);
    await told(sound);
    expect(server.of(broken.email)).toEqual([]);
    await stack.database.rows(sql`update users set region = 'de-DE' where id = ${broken.owner}`);
    await itBecomes('2026-11-25T08:10:00Z');
    await told(broken);
  });

  it('comes at once to whoever wants that, and keeps a quarter of an hour from the last @thorough', async () => {
    const person = await aPerson({ frequency: 'at-once' });
    await comesDue(person);
    expect(rowsOf(await told(person))).toHaveLength(1);
    await comesDue(person, { name: 'Tyres' });
    await comesDue(person, { name: 'Brakes' });
    await itBecomes('2026-11-24T12:15:00Z');
    expect(rowsOf(await told(person, 2))).toHaveLength(2);
  });

  it('never comes to whoever wants none, and not by what is chosen', async () => {
    const person = await aPerson({ frequency: 'daily' });
    await comesDue(person);
    await itBecomes('2026-11-24T20:00:00Z');
    await put(person, { hour: 7 });
    await planned(person);
    await call('PUT', '', person, { frequency: 'never' });
    await itBecomes('2026-12-25T12:00:00Z');
    await eventually(async () => expect((await get(person)).next_at).toBeNull());
    expect(server.of(person.email)).toEqual([]);
  });

  it('goes to no address that is not confirmed, and once it is, it goes with what there is', async () => {
    const person = await aPerson();
    await stack.database.rows(sql`update users set email_confirmed_at = null where id = ${person.owner}`);
    await comesDue(person);
    await itBecomes(TOMORROW);
    await eventually(async () => expect((await get(person)).next_at).toBe('2026-11-26T08:00:00.000Z'));
    expect(await preview(person)).toMatchObject([{ is_news: true }]);
    await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${person.owner}`);
    await planned(person);
    expect(server.of(person.email)).toEqual([]);
    await itBecomes('2026-11-26T08:00:00Z');
    await told(person);
  });

  it('follows its person to another zone', async () => {
    const person = await aPerson({}, { timeZone: 'Europe/Berlin' });
    const { body: me } = await stack.me(person.token);
    await stack.update(person.token, { username: me.username, email: me.email, timeZone: 'Pacific/Honolulu' });
    await planned(person);
    const [plan] = await stack.database.rows<{ look_at: Date }>(
      sql`select look_at from reminder_plans where owner_id = ${person.owner}`,
    );
    expect(plan!.look_at.toISOString()).toBe('2026-11-24T18:00:00.000Z');
  });

  it.each([
    ['de', 'Ölwechsel: blue Alfa | Überfällig seit 23. November 2026.'],
    ['ja', 'Ölwechsel：blue Alfa | 2026年11月23日に期限が過ぎました。'],
  ])('speaks to its person: %s', async (language, row) => {
    const person = await aPerson({}, { language });
    await comesDue(person, { name: 'Ölwechsel' });
    await itBecomes(TOMORROW);
    expect(rowsOf(await told(person))).toEqual([row]);
  });

  it('is taken along with what was chosen, told and put off, and nobody else’s @thorough', async () => {
    const [person, other] = [await aPerson({ hour: 9 }), await aPerson()];
    const { rows: untold } = await takenAlong('reminders-told', person);
    expect(untold).toEqual([]);
    const oil = await comesDue(person);
    await itBecomes('2026-11-25T09:00:00Z');
    await told(person);
    await call('POST', '/snoozes', person, { point: `due-${oil}`, days: 3 });
    const exceptions = [{ vehicle_id: person.vehicle, kind: 'reading', on: false }];
    await put(person, { exceptions });
    const settings = { ...{ frequency: 'daily', hour: 9, weekday: null, kinds: null }, exceptions, version: 3 };
    expect((await takenAlong('reminder-settings', person)).rows).toMatchObject([settings]);
    const { rows } = await takenAlong('reminders-told', person);
    expect(rows.map(({ point, what }: { point: string; what: string }) => [point, what])).toEqual([
      [`due-${oil}`, 'ahead'],
      [`due-${oil}`, 'overdue'],
    ]);
    expect(Date.parse(rows[0].told_at)).toBe(Date.parse('2026-11-25T09:00:00Z'));
    expect((await takenAlong('reminder-snoozes', person)).rows).toEqual([{ point: `due-${oil}`, until: '2026-11-28' }]);
    expect((await takenAlong('reminder-settings', other)).rows).toMatchObject([{ hour: 8, exceptions: [] }]);
    for (const list of ['reminders-told', 'reminder-snoozes']) expect((await takenAlong(list, other)).rows).toEqual([]);
  });

  it('goes with the account', async () => {
    const person = await aPerson();
    await comesDue(person);
    await itBecomes(TOMORROW);
    await told(person);
    await call('POST', '/snoozes', person, { point: (await preview(person))[0].point, days: 3 });
    await put(person, { exceptions: [{ vehicle_id: person.vehicle, kind: 'overdue', on: false }] });
    const deleted = await stack.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: person.token });
    expect(deleted.status).toBe(204);
    for (const table of ['reminder_plans', 'reminder_exceptions', 'reminder_snoozes', 'reminder_links', 'reminded']) {
      const left = sql`select 1 from ${raw(table)} where owner_id = ${person.owner}`;
      expect(await stack.database.rows(left)).toEqual([]);
    }
  });
});

describe('what is put off', () => {
  it('is told once more when its day has come', async () => {
    const person = await aPerson();
    const id = await comesDue(person);
    await itBecomes(TOMORROW);
    await told(person);
    const { status, body } = await call('POST', '/snoozes', person, { point: `due-${id}`, days: 7 });
    expect({ status, body }).toEqual({ status: 201, body: { until: '2026-12-02' } });
    expect(await preview(person)).toMatchObject([{ is_news: false, snoozed_until: '2026-12-02' }]);
    await itBecomes('2026-12-01T08:00:00Z');
    await itBecomes('2026-12-02T08:00:00Z');
    await told(person, 2);
    await itBecomes('2026-12-03T08:00:00Z');
    await eventually(async () => expect(await preview(person)).toMatchObject([{ is_news: false }]));
    expect(server.of(person.email)).toHaveLength(2);
  });

  it('is put off no longer where that is said', async () => {
    const person = await aPerson();
    const id = await comesDue(person);
    await call('POST', '/snoozes', person, { point: `due-${id}`, days: 7 });
    expect((await call('DELETE', `/snoozes/due-${id}`, person)).status).toBe(204);
    expect(await preview(person)).toMatchObject([{ is_news: true, snoozed_until: null }]);
  });

  it('is one’s own', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const id = await comesDue(person);
    const foreign = await call('POST', '/snoozes', other, { point: `due-${id}`, days: 7 });
    const missing = await call('POST', '/snoozes', other, { point: 'due-2000000000', days: 7 });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
  });
});

describe('the links of a letter', () => {
  const open = (token: string, body: object = {}, path = '') =>
    stack.call('POST', `${PATH}/links${path}`, { token, ...body });

  async function aLetter(): Promise<{ person: Person; id: number; token: string }> {
    const person = await aPerson();
    const id = await comesDue(person);
    await itBecomes(TOMORROW);
    return { person, id, token: tokenOf(await told(person)) };
  }

  it('put off what the letter told, by a press and not by being looked at', async () => {
    const { person, id, token } = await aLetter();
    const { status, body } = await open(token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: [{ point: `due-${id}`, title: 'Oil change: blue Alfa' }],
    });
    expect(await preview(person)).toMatchObject([{ snoozed_until: null }]);
    const snoozed = await open(token, { point: `due-${id}`, days: 30 }, '/snooze');
    expect(snoozed).toMatchObject({ status: 200, body: { until: '2026-12-25' } });
    expect(await preview(person)).toMatchObject([{ snoozed_until: '2026-12-25' }]);
  });

  it('open nothing else: not what was not told, and not when they are too old @thorough', async () => {
    const { person, token } = await aLetter();
    const later = await comesDue(person, { name: 'Tyres' });
    expect((await open(token, { point: `due-${later}`, days: 1 }, '/snooze')).status).toBe(400);
    expect((await open(token)).body).toHaveLength(1);
    await itBecomes('2027-01-25T08:00:00Z');
    const old = await open(token);
    const wrong = await open('never-sent');
    expect(old).toMatchObject({ status: 400, body: wrong.body });
  });

  it('open nothing once the address that they were sent to is the person’s no more @thorough', async () => {
    const { person, id, token } = await aLetter();
    const elsewhere = `elsewhere-${person.owner}@garage.example`;
    await stack.update(person.token, { email: elsewhere });
    expect((await open(token)).status).toBe(200);
    const [secret] = await server.confirmations(elsewhere);
    await stack.call('POST', '/api/auth/confirm-email', { token: secret });
    expect((await open(token)).status).toBe(400);
    expect((await open(token, { point: `due-${id}`, days: 1 }, '/snooze')).status).toBe(400);
  });

  it('say nothing of what is done, and cannot put it off', async () => {
    const { person, id, token } = await aLetter();
    service.publish({ ...aDuePoint(person.owner, id), deleted: true });
    await eventually(async () => expect((await open(token)).body).toEqual([]));
    expect((await open(token, { point: `due-${id}`, days: 1 }, '/snooze')).status).toBe(404);
  });

  it('stand in no row', async () => {
    const { token } = await aLetter();
    await eventually(async () => {
      const rows = await stack.database.rows<{ kept: string }>(
        sql`select (l.*)::text || coalesce((select string_agg(m.letter::text, '') from mails m where m.owner_id = l.owner_id), '') as kept from reminder_links l`,
      );
      expect(rows.some(({ kept }) => kept.includes(token))).toBe(false);
    });
  });
});
