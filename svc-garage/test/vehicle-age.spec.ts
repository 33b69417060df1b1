import { Database, sql } from '@carnet/pg';
import type { TestClient, TestService } from '@carnet/svc-testing';
import fc from 'fast-check';
import { vehicleAge, wholeMonths } from '../src/vehicles/vehicle.read.js';
import { aPerson, createVehicle, startGarage } from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => {
  service = await startGarage();
  person = aPerson(service);
});
afterAll(() => service.close());

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

async function monthsBetween(pairs: [string, string][]): Promise<number[]> {
  const rows = await service.app.get(Database).rows<{ months: number }>(
    sql`select ${wholeMonths(sql`f`, sql`t`)} as months
          from unnest(${pairs.map(([from]) => from)}::date[], ${pairs.map(([, to]) => to)}::date[]) with ordinality as pair (f, t, place)
          order by place`,
  );
  return rows.map(({ months }) => months);
}

/** An independent check: is the same day of the month reached `months` months later? */
function hasPassed(from: string, to: string, months: number): boolean {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) + months;
  return toYear * 12 + (toMonth - 1) > index || (toYear * 12 + (toMonth - 1) === index && toDay >= day);
}

it('names the day once, since PostgreSQL would look its owner’s time zone up for each mention', () => {
  expect(vehicleAge(sql`${'2026-11-22'}`).values).toEqual(['2026-11-22']);
});

describe('whole months', () => {
  it('is the largest number of months whose day has been reached', async () => {
    const pairs = fc.array(fc.tuple(days('1900-01-01', '2030-01-01'), days('1900-01-01', '2030-01-01')), {
      minLength: 200,
      maxLength: 200,
    });
    await fc.assert(
      fc.asyncProperty(pairs, async (some) => {
        const ordered = some.map((pair) => [...pair].sort() as [string, string]);
        const months = await monthsBetween(ordered);
        ordered.forEach(([from, to], i) => {
          expect([from, to, hasPassed(from, to, months[i]!), hasPassed(from, to, months[i]! + 1)]).toEqual([
            from,
            to,
            true,
            false,
          ]);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('is never negative', async () => {
    expect(
      await monthsBetween([
        ['2026-03-02', '2026-03-01'],
        ['2030-01-01', '2026-01-01'],
      ]),
    ).toEqual([0, 0]);
  });

  it('counts a month when its day is reached, at the ends of months too', async () => {
    expect(
      await monthsBetween([
        ['2026-01-15', '2026-02-14'],
        ['2026-01-15', '2026-02-15'],
        ['2024-02-29', '2025-02-28'],
        ['2024-02-29', '2025-03-01'],
        ['2026-01-31', '2026-03-01'],
        ['1973-01-01', '2026-01-01'],
      ]),
    ).toEqual([0, 1, 11, 12, 1, 636]);
  });
});

describe('the age of a vehicle', () => {
  const today = new Date();
  const monthsAgo = (months: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)).toISOString().slice(0, 10);

  it('counts from its birth date', async () => {
    expect((await createVehicle(person, { birth_date: monthsAgo(30), year: 1950 })).vehicle_age).toBe(30);
  });

  it('counts from 1 January of its year where there is no birth date', async () => {
    const { vehicle_age } = await createVehicle(person, { year: 1973 });
    expect(vehicle_age).toBe((today.getUTCFullYear() - 1973) * 12 + today.getUTCMonth());
  });

  it('is 0 for one of next year', async () => {
    const year = today.getUTCFullYear() + 1;
    expect((await createVehicle(person, { year })).vehicle_age).toBe(0);
    expect((await createVehicle(person, { year, birth_date: `${year}-05-05` })).vehicle_age).toBe(0);
  });
});
