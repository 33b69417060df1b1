import { defineService } from '@carnet/nest-kit';
import { livesIn, setClock, startTestService, type TestService } from '@carnet/svc-testing';
import { Calendar } from '../src/calendar.service.js';

const HONOLULU = 1;
const LOS_ANGELES = 2;
const AUCKLAND = 3;
const NOWHERE = 4;

let service: TestService;
const today = (owner: number) => service.app.get(Calendar).today(owner);
const days = () => Promise.all([HONOLULU, LOS_ANGELES, AUCKLAND, NOWHERE].map(today));

beforeAll(async () => {
  const empty = { migrations: [], modules: [] };
  service = await startTestService(defineService({ name: 'garage', title: 'Days', description: '', ...empty }));
  await livesIn(service, HONOLULU, 'Pacific/Honolulu');
  await livesIn(service, LOS_ANGELES, 'America/Los_Angeles');
  await livesIn(service, AUCKLAND, 'Pacific/Auckland');
});
afterAll(() => service.close());

it.each([
  ['2027-01-01T05:00:00Z', '2026-12-31', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['2026-12-31T12:00:00Z', '2026-12-31', '2026-12-31', '2027-01-01', '2026-12-31'],
  ['2027-01-01T08:30:00Z', '2026-12-31', '2027-01-01', '2027-01-01', '2027-01-01'],
  // Los Angeles is an hour closer to UTC in summer
  ['2026-07-01T07:30:00Z', '2026-06-30', '2026-07-01', '2026-07-01', '2026-07-01'],
])('at %s it is %s in Honolulu, %s in Los Angeles, %s in Auckland, and %s for who has no time zone', async (...row) => {
  const [time, ...expected] = row;
  setClock(service, time);
  expect(await days()).toEqual(expected);
});

it('takes UTC where the time zone is taken back, or PostgreSQL knows none of that name', async () => {
  setClock(service, '2027-01-01T05:00:00Z');
  await livesIn(service, HONOLULU, null);
  expect(await today(HONOLULU)).toBe('2027-01-01');
  await livesIn(service, LOS_ANGELES, null);
  service.producers.identity.publish({
    kind: 'user',
    key: LOS_ANGELES,
    ownerId: LOS_ANGELES,
    body: { id: LOS_ANGELES, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: 'Mars/Olympus' },
  });
  await livesIn(service, NOWHERE, 'Asia/Tokyo');
  expect(await today(LOS_ANGELES)).toBe('2027-01-01');
});

it('forgets the time zone of a person who is gone', async () => {
  service.producers.identity.publish({ kind: 'user', key: AUCKLAND, ownerId: AUCKLAND, deleted: true });
  await livesIn(service, NOWHERE, 'Europe/Rome');
  expect(await service.database.dataSource.query('select owner_id from time_zones')).toEqual([{ owner_id: NOWHERE }]);
});
