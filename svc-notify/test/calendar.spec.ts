import { Clock } from '@carnet/person';
import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import ICAL from 'ical.js';
import { aDuePoint, aVehicle } from './due.js';
import { aNewcomer, PASSWORD, TestNotify } from './notify.js';

const PATH = '/api/reminders/calendar';

let stack: TestNotify;
let garage: FakeProducer;
let service: FakeProducer;
let usage: FakeProducer;

beforeAll(async () => {
  [garage, service, usage] = await Promise.all([FakeProducer.start(), FakeProducer.start(), FakeProducer.start()]);
  stack = await TestNotify.start({}, undefined, { garage: garage.url, service: service.url, usage: usage.url });
  jest.spyOn(stack.app.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z'));
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close(), usage.close()]);
});

/** Ids are unique across people, as in one service. */
let lastId = 0;

interface Person {
  token: string;
  owner: number;
  vehicle: number;
}

async function aPerson(profile: Record<string, unknown> = {}): Promise<Person> {
  const { body } = await stack.register(aNewcomer(profile));
  const person = { token: body.token, owner: body.user.id, vehicle: (lastId += 1) };
  garage.publish(aVehicle(person.owner, person.vehicle));
  return person;
}

/** Publishes a due point of the person; returns its id. */
function comesDue({ owner, vehicle }: Person, changes: Parameters<typeof aDuePoint>[2] = {}): number {
  const id = (lastId += 1);
  service.publish(aDuePoint(owner, id, { vehicle_id: vehicle, ...changes }));
  return id;
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', { token }: Person, body?: object) =>
  stack.call(method, PATH, body, { token });
const renew = async (person: Person): Promise<string> => {
  const { status, body } = await call('POST', person);
  expect(status).toBe(201);
  return body.path;
};

/** Parses a calendar as calendar programs do. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, description, startDate, sequence } = new ICAL.Event(event);
    const told = (name: string) => String(event.getFirstPropertyValue(name));
    const alarms = event.getAllSubcomponents('valarm').length;
    const about = {
      uid,
      summary,
      description,
      sequence,
      isDate: startDate.isDate,
      alarms,
      url: told('url'),
      transp: told('transp'),
    };
    return { ...about, day: startDate.toString(), modified: told('last-modified'), stamp: told('dtstamp') };
  });
  const says = (name: string) => String(calendar.getFirstPropertyValue(name));
  return { says, events };
}
const read = async (path: string) => parsed((await stack.read(path, { host: 'garage.example' })).text);
/** Waits until the calendar has `count` entries. */
const eventsOf = (path: string, count: number) =>
  eventually(async () => {
    const { events } = await read(path);
    expect(events).toHaveLength(count);
    return events;
  });

it('has what svc-usage tells of components beside what svc-service tells, and goes with either alone', async () => {
  const person = await aPerson();
  const id = comesDue(person);
  const component = { vehicle_id: person.vehicle, kind: 'component' as const, record_id: 9, name: 'Timing belt' };
  const due = aDuePoint(person.owner, 1_000_000_000 + id, { ...component, due_on: '2027-06-01' });
  usage.publish({ ...due, kind: 'component-due-point' });
  const path = await renew(person);
  const events = await eventsOf(path, 2);
  const belt = events.find(({ summary }) => summary.includes('Timing belt'))!;
  expect(belt.url).toMatch(/\/components\/9$/);
  usage.publish({ kind: 'component-due-point', key: 1_000_000_000 + id, ownerId: person.owner, deleted: true });
  expect((await eventsOf(path, 1))[0]!.summary).toContain('Oil change');
});

describe('the address of a calendar', () => {
  it('is there once it was made, and is told that once', async () => {
    const person = await aPerson();
    expect(await call('GET', person)).toMatchObject({ status: 200, body: { made_at: null, overdue_today: true } });
    const { status, body } = await call('POST', person);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        path: expect.stringMatching(/^\/api\/calendar\/[\w-]{43}\.ics$/),
        made_at: expect.stringMatching(/^\d{4}-.*Z$/),
        overdue_today: true,
      },
    });
    expect(await call('GET', person)).toMatchObject({ status: 200, body: { made_at: body.made_at } });
    expect((await stack.read(body.path)).status).toBe(200);
  });

  it('is told by mail each time, without the address', async () => {
    const email = 'by.mail@garage.example';
    const person = await aPerson({ email });
    const paths = [await renew(person), await renew(person)];
    const mails = await eventually(async () => {
      const told = (await stack.mails()).filter(
        ({ to, text }) => to?.[0]?.address === email && text?.includes('An address of your calendar was made'),
      );
      expect(told).toHaveLength(2);
      return told;
    });
    for (const path of paths) expect(JSON.stringify(mails)).not.toContain(path);
  });

  it('is kept as a hash alone', async () => {
    const person = await aPerson();
    const secret = (await renew(person)).slice('/api/calendar/'.length, -'.ics'.length);
    const [row] = await stack.database.rows<{ row: string }>(
      sql`select f::text || encode(secret_hash, 'escape') as row from calendar_feeds f where owner_id = ${person.owner}`,
    );
    expect(row!.row).not.toContain(secret);
    expect(row!.row).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  });

  it('ends when it is renewed, and the entries stay the same ones', async () => {
    const person = await aPerson();
    comesDue(person);
    const before = await renew(person);
    const [event] = await eventsOf(before, 1);
    const after = await renew(person);
    expect((await stack.read(before)).status).toBe(404);
    expect((await read(after)).events).toEqual([event]);
  });

  it('ends when it is ended, however often', async () => {
    const person = await aPerson();
    const path = await renew(person);
    for (const _ of [1, 2]) expect((await call('DELETE', person)).status).toBe(204);
    expect((await stack.read(path)).status).toBe(404);
    expect((await call('GET', person)).body).toEqual({ made_at: null, overdue_today: true });
  });

  it('ends with the account, at once, and no copy of it stays or comes later', async () => {
    const person = await aPerson();
    const neighbour = await aPerson();
    const path = await renew(person);
    comesDue(person);
    await eventsOf(path, 1);
    const { status } = await stack.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: person.token });
    expect(status).toBe(204);
    expect((await stack.read(path)).status).toBe(404);
    comesDue(person);
    garage.publish(aVehicle(person.owner, person.vehicle));
    comesDue(neighbour);
    await eventsOf(await renew(neighbour), 1);
    const left = sql`select id from due_point_copies where owner_id = ${person.owner}
      union all select id from vehicle_copies where owner_id = ${person.owner}`;
    expect(await stack.database.rows(left)).toEqual([]);
  });

  it.each([
    '/api/calendar/.ics',
    '/api/calendar/x.ics',
    `/api/calendar/${'A'.repeat(43)}.ics`,
    '/api/calendar/%00.ics',
    "/api/calendar/' or 1=1.ics",
  ])('that was never one is not found: %s', async (path) => {
    expect((await stack.read(encodeURI(path).replace('%2500', '%00'))).status).toBe(404);
  });

  it('is made, seen and ended by whoever is signed in alone', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) expect((await stack.call(method, PATH)).status).toBe(401);
  });
});

describe('the calendar', () => {
  it('has a whole day for what is due, with its vehicle, mileage and link', async () => {
    const person = await aPerson({ region: 'en-US' });
    const id = comesDue(person);
    const [event] = await eventsOf(await renew(person), 1);
    expect(event).toMatchObject({
      uid: expect.stringMatching(new RegExp(`^due-${id}@[0-9a-f-]{36}$`)),
      summary: 'Oil change: blue Alfa',
      description: 'Due at 85,000\u00a0mi, which is expected on March 9, 2027.\nDue on May 4, 2027 at the latest.',
      day: '2027-03-09',
      isDate: true,
      alarms: 0,
      transp: 'TRANSPARENT',
      sequence: 0,
      url: `http://garage.example/vehicles/${person.vehicle}`,
    });
  });

  it('says how often to look, and asks no program for more', async () => {
    const person = await aPerson();
    const { text, headers } = await stack.read(await renew(person));
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const { says } = parsed(text);
    expect([says('refresh-interval'), says('x-published-ttl'), says('version')]).toEqual(['PT6H', 'PT6H', '2.0']);
    expect(says('x-wr-calname')).toBe('Carnet: what is due');
    expect(text).not.toMatch(/VTIMEZONE|TZID|VALARM/);
  });

  it('moves an entry when something else is due, as the same entry with the next number', async () => {
    const person = await aPerson();
    const path = await renew(person);
    const id = comesDue(person);
    const [before] = await eventsOf(path, 1);
    const changes = { vehicle_id: person.vehicle, due_on: '2027-02-01', expected_on: null };
    service.publish(aDuePoint(person.owner, id, changes));
    const after = await eventually(async () => {
      const [event] = (await read(path)).events;
      expect(event!.day).toBe('2027-02-01');
      return event!;
    });
    expect(after).toMatchObject({
      uid: before!.uid,
      sequence: 10_000,
      description: expect.stringMatching(/^Due at 85,000.mi\.\n/),
    });
    expect(Date.parse(after.modified)).toBeGreaterThanOrEqual(Date.parse(before!.modified));
    service.publish({ ...aDuePoint(person.owner, id), deleted: true });
    await eventsOf(path, 0);
  });

  it('calls a vehicle as it is called now', async () => {
    const person = await aPerson();
    const path = await renew(person);
    comesDue(person);
    await eventsOf(path, 1);
    garage.publish(aVehicle(person.owner, person.vehicle, { nickname: null }));
    await eventually(async () =>
      expect((await read(path)).events[0]!.summary).toBe('Oil change: 1973 Alfa Romeo Spider'),
    );
    garage.publish({ ...aVehicle(person.owner, person.vehicle), deleted: true });
    await eventsOf(path, 0);
  });

  it('shows what is planned for a day once, with a link to the event', async () => {
    const person = await aPerson();
    comesDue(person, { planned_event_id: 77 });
    const nowhere = { due_mileage: null, odometer_unit: null, expected_on: null };
    comesDue(person, { kind: 'event', record_id: 77, name: 'Oil and filter', due_on: '2026-12-01', ...nowhere });
    const path = await renew(person);
    await eventually(async () =>
      expect(
        (await read(path)).events.map(({ summary, day, url, description }) => [summary, day, url, description]),
      ).toEqual([
        ['Oil and filter: blue Alfa', '2026-12-01', 'http://garage.example/service/events/77', 'Planned for this day.'],
      ]),
    );
  });

  it('has what was due within a year and no day before where each thing stands on its own day, and nothing that has no day', async () => {
    const person = await aPerson();
    comesDue(person, { name: 'Too old', due_on: '2025-11-23', expected_on: null });
    comesDue(person, { name: 'Old', due_on: '2025-11-24', expected_on: null });
    comesDue(person, { name: 'By mileage alone', due_on: null, expected_on: null });
    comesDue(person, { name: 'Next' });
    const path = await renew(person);
    expect((await call('PATCH', person, { overdue_today: false })).status).toBe(200);
    const events = await eventsOf(path, 2);
    expect(events.map(({ summary, day }) => [summary, day])).toEqual([
      ['Old: blue Alfa', '2025-11-24'],
      ['Next: blue Alfa', '2027-03-09'],
    ]);
  });

  describe('shows today what is overdue', () => {
    const itIs = (time: string) => jest.spyOn(stack.app.get(Clock), 'now').mockReturnValue(new Date(time));
    const days = async (path: string) =>
      (await read(path)).events.map(({ summary, day }) => [summary.split(':')[0], day]);
    afterEach(() => itIs('2026-11-24T12:00:00Z'));

    it('by its day, by the mileage that its vehicle shows and by that of a plan, however old', async () => {
      const person = await aPerson();
      const noMileage = { due_mileage: null, odometer_unit: null, expected_on: null };
      comesDue(person, { name: 'Belt', due_on: '2021-03-01', ...noMileage });
      comesDue(person, { name: 'Plan', kind: 'event', record_id: 78, due_on: '2026-11-23', ...noMileage });
      comesDue(person, { name: 'Oil', due_on: '2027-05-04', due_mileage: 84_000, expected_on: null });
      comesDue(person, { name: 'Brakes', due_on: null, due_mileage: 84_120, expected_on: null });
      comesDue(person, { name: 'Today', due_on: '2026-11-24', ...noMileage });
      comesDue(person, { name: 'Unknown', due_on: null, due_mileage: 90_000, expected_on: null });
      const events = await eventsOf(await renew(person), 5);
      expect(events.map(({ summary, day, description }) => [summary, day, description])).toEqual([
        ['Belt: blue Alfa', '2026-11-24', 'Overdue since March 1, 2021.'],
        ['Plan: blue Alfa', '2026-11-24', 'It was planned for November 23, 2026.'],
        ['Today: blue Alfa', '2026-11-24', 'Due on November 24, 2026 at the latest.'],
        ['Oil: blue Alfa', '2026-11-24', expect.stringMatching(/84,000/)],
        ['Brakes: blue Alfa', '2026-11-24', expect.stringMatching(/^Overdue\.\nDue at 84,120.mi\.$/)],
      ]);
    });

    it('as the same entry from one day of the person to the next, with a number that grows', async () => {
      const person = await aPerson({ timeZone: 'Asia/Tokyo' });
      const id = comesDue(person, { due_on: '2026-11-20', expected_on: null });
      const path = await renew(person);
      // It is still another day in Greenwich, so the result depends on the person's time zone.
      itIs('2026-11-30T15:01:00Z');
      await eventually(async () => expect(await days(path)).toEqual([['Oil change', '2026-12-01']]));
      itIs('2026-12-01T14:59:00Z');
      const [before] = await eventsOf(path, 1);
      const { headers } = await stack.read(path);
      itIs('2026-12-01T15:01:00Z');
      const { status } = await stack.read(path, { 'if-none-match': headers.etag! });
      const [after] = (await read(path)).events;
      expect([before!.day, after!.day, status]).toEqual(['2026-12-01', '2026-12-02', 200]);
      expect(after).toMatchObject({ uid: before!.uid, sequence: before!.sequence + 1 });
      expect(Date.parse(after!.modified)).toBeGreaterThan(Date.parse(before!.modified));
      service.publish(aDuePoint(person.owner, id, { vehicle_id: person.vehicle }));
      await eventually(async () => {
        const [moved] = (await read(path)).events;
        expect(moved!.day).toBe('2027-03-09');
        expect(moved!.sequence).toBeGreaterThan(after!.sequence);
      });
    });

    it('or on its own day, as is set, and as a new address of the same calendar has it', async () => {
      const person = await aPerson();
      comesDue(person, { name: 'Belt', due_on: '2026-11-01', expected_on: null });
      expect((await call('PATCH', person, { overdue_today: false })).status).toBe(404);
      const path = await renew(person);
      await eventually(async () => expect(await days(path)).toEqual([['Belt', '2026-11-24']]));
      const { status, body } = await call('PATCH', person, { overdue_today: false });
      expect({ status, body }).toMatchObject({ status: 200, body: { overdue_today: false } });
      expect(await days(path)).toEqual([['Belt', '2026-11-01']]);
      const next = await call('POST', person);
      expect(next.body.overdue_today).toBe(false);
      expect(await days(next.body.path)).toEqual([['Belt', '2026-11-01']]);
      for (const nonsense of [{}, { overdue_today: 'often' }, { overdue_today: null }])
        expect((await call('PATCH', person, nonsense)).status).toBe(400);
    });
  });

  it.each([
    [
      'de',
      'de-CH',
      /^Fällig bei 85[’']000.mi, voraussichtlich am 9\. März 2027\.\nFällig spätestens am 4\. Mai 2027\.$/,
    ],
    ['fr', 'fr-FR', /^Échéance à 85.000.mi, prévue pour le 9 mars 2027\.\nÉchéance le 4 mai 2027 au plus tard\.$/],
    ['ja', 'ja-JP', /^85,000.mi で期限になります（2027年3月9日頃の見込み）。\n遅くとも2027年5月4日が期限です。$/],
    ['en', 'de-DE', /^Due at 85\.000.mi, which is expected on 9 March 2027\.\nDue on 4 May 2027 at the latest\.$/],
  ])('speaks to its person: %s, %s', async (language, region, description) => {
    const person = await aPerson({ language, region });
    comesDue(person);
    const [event] = await eventsOf(await renew(person), 1);
    expect(event!.description).toMatch(description);
  });

  it('bears every name that people give', async () => {
    const person = await aPerson();
    const names = [
      'Öl; Filter, \\ "neu"',
      '点検と整備'.repeat(20),
      'A\r\nDTSTART:19700101\nEND:VEVENT',
      '🚗'.repeat(60),
    ];
    for (const name of names) comesDue(person, { name });
    const events = await eventsOf(await renew(person), names.length);
    expect(events.map(({ summary }) => summary.replaceAll('\r', ''))).toEqual(
      names.map((name) => `${name.replaceAll('\r', '')}: blue Alfa`),
    );
    expect(new Set(events.map(({ day }) => day))).toEqual(new Set(['2027-03-09']));
    const { text } = await stack.read(await renew(person));
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('is not sent again to whoever has it, and is once it says something else', async () => {
    const person = await aPerson();
    comesDue(person);
    const path = await renew(person);
    await eventsOf(path, 1);
    const { headers } = await stack.read(path);
    for (const tag of [headers.etag!, `W/${headers.etag}`]) {
      const { status, text, headers: told } = await stack.read(path, { 'if-none-match': tag });
      expect({ status, text, etag: told.etag }).toEqual({ status: 304, text: '', etag: headers.etag });
    }
    comesDue(person);
    await eventsOf(path, 2);
    expect((await stack.read(path, { 'if-none-match': headers.etag! })).status).toBe(200);
  });

  it('has nothing of anybody else, also where their things bear the same numbers', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const [oneAddress, otherAddress] = [await renew(one), await renew(other)];
    garage.publish(aVehicle(one.owner, other.vehicle + 1_000_000, { nickname: 'mine' }));
    comesDue(other, { name: 'Of the other' });
    comesDue(one, { name: 'Not mine', vehicle_id: other.vehicle });
    comesDue(one, { name: 'Mine', vehicle_id: other.vehicle + 1_000_000 });
    expect((await eventsOf(oneAddress, 1)).map(({ summary }) => summary)).toEqual(['Mine: mine']);
    expect((await eventsOf(otherAddress, 1)).map(({ summary }) => summary)).toEqual(['Of the other: blue Alfa']);
    await call('DELETE', one);
    expect((await stack.read(otherAddress)).status).toBe(200);
  });
});
