import { Clock } from '@carnet/person';
import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { aDuePoint, anOdometer, aPaper, aVehicle } from './due.js';
import { aNewcomer, PASSWORD, TestNotify } from './notify.js';
import { TestMailServer } from '../../svc-identity/test/mail-server.js';

const PATH = '/api/reminders';
/** A Tuesday. */
const NOW = '2026-11-24T12:00:00Z';
const TOMORROW = '2026-11-25T08:00:00Z';
const MISSING = 2_147_483_646;

let server: TestMailServer;
let stack: TestNotify;
let garage: FakeProducer;
let service: FakeProducer;
let records: FakeProducer;
let owner: Person;
let friend: Person;
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
beforeEach(async () => {
  itIs(NOW);
  owner = await aPerson({ firstName: 'Ada', lastName: 'Rossi' });
  friend = await aPerson();
});

const itIs = (time: string) => jest.spyOn(stack.app.get(Clock), 'now').mockReturnValue(new Date(time));
async function itBecomes(time: string): Promise<void> {
  itIs(time);
  await stack.database.rows(sql`select pg_notify('carnet_reminders', '')`);
}

interface Person {
  token: string;
  id: number;
  email: string;
  vehicle: number;
}

/** A person with a vehicle who wants a digest every day at eight. */
async function aPerson(profile: Record<string, unknown> = {}): Promise<Person> {
  const newcomer = aNewcomer(profile);
  const { body } = await stack.register(newcomer);
  const person = { token: body.token, id: body.user.id, email: newcomer.email, vehicle: 0 };
  await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${person.id}`);
  person.vehicle = await has(person);
  await put(person, { frequency: 'daily', hour: 8 });
  await eventually(async () => {
    const looked = sql`select looked_at is not null as looked from reminder_plans where owner_id = ${person.id}`;
    expect(await stack.database.rows(looked)).toEqual([{ looked: true }]);
  });
  return person;
}

async function has(person: Person, nickname = 'blue Alfa'): Promise<number> {
  const id = newId();
  garage.publish(aVehicle(person.id, id, { nickname, current_mileage: null }));
  await eventually(async () => expect((await settingsOf(person)).vehicles.map((one: any) => one.id)).toContain(id));
  return id;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: unknown) =>
  stack.call(method, path.startsWith('/api') ? path : PATH + path, body, { token });
const settingsOf = async (person: Person) => (await call('GET', '', person)).body;
const put = async (person: Person, body: object) => {
  const answer = await call('PUT', '', person, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const preview = async (person: Person): Promise<any[]> => (await call('GET', '/preview', person)).body;
const points = async (person: Person) => (await preview(person)).map(({ point }) => point);

/** Grants access to the owner's garage; returns the id of the grant. */
async function granted({ vehicle = null as number | null, until = null as string | null } = {}): Promise<number> {
  const [made] = await stack.database.rows<{ id: number }>(sql`
    insert into grants (owner_id, person_id, email, role, vehicle_id, expires_at)
    values (${owner.id}, ${friend.id}, ${friend.email}, 'viewer', ${vehicle}, ${until}) returning id`);
  return made!.id;
}
const ended = async (grant: number) =>
  expect((await call('DELETE', `/api/auth/sharing/grants/${grant}`, owner)).status).toBe(204);
const remindMe = (on = true) => put(friend, { garages: on ? [owner.id] : [] });

/** Publishes a due point of the owner that is overdue since yesterday. */
async function comesDue(changes: Parameters<typeof aDuePoint>[2] = {}): Promise<string> {
  const id = newId();
  const since = { due_on: '2026-11-23', due_mileage: null, expected_on: null, since: '2025-11-23' };
  service.publish(aDuePoint(owner.id, id, { vehicle_id: owner.vehicle, ...since, ...changes }));
  const found = sql`select id from due_point_copies where id = ${id}`;
  await eventually(async () => expect(await stack.database.rows(found)).toHaveLength(1));
  return `due-${id}`;
}

const REFUSED = { status: 400, body: { errors: [{ field: 'garages', code: 'sign_in.garage_closed' }] } };

describe('a garage that is shared', () => {
  it('is offered in the settings, and reminds of nothing before it is switched on', async () => {
    await granted();
    await comesDue();
    expect((await settingsOf(friend)).garages).toEqual([
      { owner_id: owner.id, name: 'Ada Rossi', vehicles: null, on: false },
    ]);
    expect(await preview(friend)).toEqual([]);
    expect((await settingsOf(owner)).garages).toEqual([]);
  });

  it('has its due points under its name in the digest, after one’s own, each with a link into it', async () => {
    await granted();
    const settings = await settingsOf(friend);
    const now = await remindMe();
    expect(now).toMatchObject({ garages: [{ owner_id: owner.id, on: true }], version: settings.version + 1 });
    const shared = await comesDue();
    const own = newId();
    const late = { due_on: '2026-11-25', due_mileage: null, expected_on: null, kind: 'event' as const };
    service.publish(aDuePoint(friend.id, own, { vehicle_id: friend.vehicle, name: 'Tyres', ...late }));
    await eventually(async () => expect(await preview(friend)).toHaveLength(2));
    await itBecomes(TOMORROW);
    const letter = (await server.expect(friend.email, 1)).at(-1)!;
    expect(letter.subject).toBe('Tyres: blue Alfa, and 1 more');
    expect(letter.text).toMatch(/- Tyres: [^]*\n\nAda Rossi’s garage\n\n- Oil change: blue Alfa\n/);
    expect(letter.html).toContain('<h2>Ada Rossi’s garage</h2>');
    expect(letter.text).toContain(`Open: https://carnet.example/garage?owner=${owner.id}&vehicle=${owner.vehicle}\n`);
    expect(letter.text).toContain(`&point=${shared}`);
    expect(await preview(friend)).toMatchObject([{ garage: null }, { point: shared, garage: 'Ada Rossi' }]);
    expect((await server.expect(owner.email, 1)).at(-1)!.text).not.toContain('garage');
  });

  it('has its name in the subject where the first is of it @thorough', async () => {
    await granted();
    await remindMe();
    await comesDue();
    await itBecomes(TOMORROW);
    expect((await server.expect(friend.email, 1)).at(-1)!.subject).toBe('Oil change: blue Alfa (Ada Rossi)');
  });

  it('tells what comes due, and neither its papers nor its odometers', async () => {
    await granted();
    await remindMe();
    garage.publish(anOdometer(owner.id, owner.vehicle));
    records.publish(aPaper(owner.id, newId(), { vehicle_id: owner.vehicle }));
    const due = await comesDue({ due_on: '2026-12-04', due_mileage: 85_000 });
    await eventually(async () => expect(await preview(owner)).toHaveLength(3));
    expect(await points(friend)).toEqual([due]);
  });

  it('wakes whoever wants to hear of it at once', async () => {
    await granted();
    await put(friend, { frequency: 'at-once', garages: [owner.id] });
    await comesDue();
    await server.expect(friend.email, 1);
  });

  it('wakes nobody by what is not told of it', async () => {
    await granted();
    await put(friend, { frequency: 'at-once', garages: [owner.id] });
    const plan = sql`select look_at from reminder_plans where owner_id = ${friend.id}`;
    const isSettled = async () => {
      const [{ look_at } = { look_at: new Date(0) }] = await stack.database.rows<{ look_at: Date }>(plan);
      expect(look_at.getTime()).toBeGreaterThan(0);
      return look_at;
    };
    const before = await eventually(isSettled);
    records.publish(aPaper(owner.id, newId(), { vehicle_id: owner.vehicle }));
    await eventually(async () => expect(await preview(owner)).toHaveLength(1));
    expect(await stack.database.rows(plan)).toEqual([{ look_at: before }]);
  });

  it('cannot be chosen while its owner is leaving', async () => {
    await granted();
    await stack.database.dataSource.transaction(async (leaving) => {
      await leaving.query('delete from grants where owner_id = $1', [owner.id]);
      await leaving.query('delete from users where id = $1', [owner.id]);
      expect((await put(friend, { garages: [owner.id] })).garages).toMatchObject([{ on: false }]);
    });
    expect((await settingsOf(friend)).garages).toEqual([]);
  });

  it('is put off by each person for themselves', async () => {
    await granted();
    await remindMe();
    const point = await comesDue();
    expect((await call('POST', '/snoozes', friend, { point, days: 7 })).status).toBe(201);
    expect(await preview(friend)).toMatchObject([{ snoozed_until: '2026-12-01' }]);
    expect(await preview(owner)).toMatchObject([{ snoozed_until: null }]);
  });

  it('is switched off again, by null too, and left as it is where nothing is said', async () => {
    await granted();
    await remindMe();
    await comesDue();
    await put(friend, { hour: 9 });
    expect(await preview(friend)).toHaveLength(1);
    await put(friend, { garages: null });
    expect(await preview(friend)).toEqual([]);
  });
});

describe('what a grant does not show', () => {
  it('is never told: another vehicle, where one is shared', async () => {
    const other = await has(owner, 'red Alfa');
    await granted({ vehicle: owner.vehicle });
    await remindMe();
    const hidden = await comesDue({ vehicle_id: other });
    const shown = await comesDue();
    expect((await settingsOf(friend)).garages).toMatchObject([{ vehicles: ['blue Alfa'] }]);
    expect(await points(friend)).toEqual([shown]);
    const answer = await call('POST', '/snoozes', friend, { point: hidden, days: 7 });
    const missing = await call('POST', '/snoozes', friend, { point: `due-${MISSING}`, days: 7 });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(missing.body);
    await itBecomes(TOMORROW);
    const letter = (await server.expect(friend.email, 1)).at(-1)!;
    expect(letter.text).not.toContain('red Alfa');
    expect(letter.subject).toBe('Oil change: blue Alfa (Ada Rossi)');
  });

  it('is both vehicles where two are shared, and the whole garage where that is shared beside one @thorough', async () => {
    const other = await has(owner, 'red Alfa');
    const third = await has(owner, 'grey Alfa');
    for (const vehicle of [owner.vehicle, other]) await granted({ vehicle });
    await remindMe();
    const shown = [await comesDue(), await comesDue({ vehicle_id: other })];
    const hidden = await comesDue({ vehicle_id: third });
    expect(await points(friend)).toEqual(shown);
    expect((await settingsOf(friend)).garages).toMatchObject([{ vehicles: ['blue Alfa', 'red Alfa'] }]);
    await granted();
    expect(await points(friend)).toEqual([...shown, hidden]);
    expect((await settingsOf(friend)).garages).toMatchObject([{ vehicles: null }]);
  });

  it('is refused alike: a stranger’s garage, one that is not there, one’s own, and one whose grant has ended or expired', async () => {
    const grant = await granted();
    await remindMe();
    await ended(grant);
    const stranger = await aPerson();
    for (const id of [owner.id, stranger.id, MISSING, friend.id])
      expect(await call('PUT', '', friend, { garages: [id] })).toMatchObject(REFUSED);
    await granted({ until: '2026-11-24T11:59:00Z' });
    expect(await call('PUT', '', friend, { garages: [owner.id] })).toMatchObject(REFUSED);
    expect((await settingsOf(friend)).garages).toEqual([]);
  });

  it('ends with the grant, in letters that were sent too, and is off when it is shared again', async () => {
    const grant = await granted();
    await remindMe();
    const point = await comesDue();
    await itBecomes(TOMORROW);
    const [letter] = await server.expect(friend.email, 1);
    const token = /#token=([\w-]+)&/.exec(letter!.text!)![1]!;
    const links = () => stack.call('POST', `${PATH}/links`, { token });
    expect((await links()).body).toMatchObject([{ point }]);
    await ended(grant);
    expect(await preview(friend)).toEqual([]);
    expect((await links()).body).toEqual([]);
    const snoozed = await stack.call('POST', `${PATH}/links/snooze`, { token, point, days: 7 });
    expect(snoozed.status).toBe(404);
    await granted();
    expect((await settingsOf(friend)).garages).toMatchObject([{ on: false }]);
    expect(await preview(friend)).toEqual([]);
  });

  it('ends when the grant expires @thorough', async () => {
    await granted({ until: '2026-11-24T20:00:00Z' });
    await remindMe();
    await comesDue();
    expect(await preview(friend)).toHaveLength(1);
    itIs('2026-11-24T20:00:00Z');
    expect(await preview(friend)).toEqual([]);
    await itBecomes(TOMORROW);
    await eventually(async () => expect((await settingsOf(friend)).next_at).toBe('2026-11-26T08:00:00.000Z'));
    expect(server.of(friend.email)).toEqual([]);
  });

  it('stays on where another grant of the same garage goes on @thorough', async () => {
    const [ofVehicle] = [await granted({ vehicle: owner.vehicle }), await granted()];
    await remindMe();
    await comesDue();
    await ended(ofVehicle);
    expect(await preview(friend)).toHaveLength(1);
  });
});

describe('the choice', () => {
  const kept = () =>
    stack.database.rows(sql`select 1 from reminder_garages where ${friend.id} in (owner_id, garage_id)`);

  it('is taken along with everything, by its person alone', async () => {
    await granted();
    await remindMe();
    const taken = async (of: Person) => (await stack.exported('reminder-settings', of.id)).body.rows;
    expect(await taken(friend)).toMatchObject([{ garages: [owner.id] }]);
    expect(await taken(owner)).toMatchObject([{ garages: [] }]);
  });

  it.each([
    ['its person', () => friend],
    ['the owner of the garage', () => owner],
  ])('goes with the account of %s', async (_, whose) => {
    await granted();
    await remindMe();
    await comesDue();
    expect(await kept()).toHaveLength(1);
    const { status } = await call('DELETE', '/api/auth/me', whose(), { password: PASSWORD });
    expect(status).toBe(204);
    expect(await kept()).toEqual([]);
    if (whose() === owner) expect(await preview(friend)).toEqual([]);
  });
});
