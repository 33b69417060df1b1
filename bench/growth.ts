import { say } from '../scripts/lib/say.js';
import type { BenchStack } from './stack.js';
import type { BenchOptions } from './options.js';
import type { Subject } from './requests.js';
import { interleaved, ratio } from './rounds.js';
import type { BenchRow } from './rows.js';

/** Cost of a list beside the data of many strangers, as a multiple of its cost before. */
export interface Growth {
  name: string;
  times: number;
}

/** First id of the strangers, far above the ids that the API gives out. */
const FIRST_OWNER = 1_000_000;

/**
 * Measures rows, enlarges the tables, and measures the same rows again. Both runs also measure a `select 1` by the bare server, so that a
 * machine that has become slower is not mistaken for a slower list.
 * The strangers are written with SQL: registering 19,000 people takes minutes and proves nothing here.
 */
export async function costOfGrowth(
  stack: BenchStack,
  rows: BenchRow[],
  subjects: { ours: Subject; ping: Subject },
  options: BenchOptions & { users: number },
): Promise<Growth[]> {
  const before = await costs(rows, subjects, options);
  const [known] = await stack.query<{ users: number }>('identity', 'select count(*)::int as users from users');
  const strangers = options.users - known!.users;
  say(`writing ${strangers.toLocaleString('en-US')} strangers with 5 vehicles and 100 events each`);
  await multiply(stack, strangers);
  const after = await costs(rows, subjects, options);
  return rows.map(({ name }, index) => ({ name, times: after[index]! / before[index]! }));
}

/** Cost of each row, in units of a `select 1` measured at the same time. */
async function costs(
  rows: BenchRow[],
  { ours, ping }: { ours: Subject; ping: Subject },
  options: BenchOptions,
): Promise<number[]> {
  const all: number[] = [];
  for (const row of rows) {
    const rates = await interleaved(row, [ours, ping], options);
    all.push(ratio(rates[ping.name]!, rates[ours.name]!));
  }
  return all;
}

async function multiply(stack: BenchStack, strangers: number): Promise<void> {
  const owners = `generate_series(${FIRST_OWNER}, ${FIRST_OWNER + strangers - 1}) as o`;
  const vehicles = `${owners}, generate_series(1, 5) as n`;
  const vehicleId = `o * 10 + n`;
  await stack.query(
    'garage',
    `insert into collections (owner_id, id, name) overriding system value select o, o, 'Garage' from ${owners}`,
  );
  await stack.query(
    'garage',
    `insert into vehicles (owner_id, id, collection_id, type, make, model, year, current_mileage, color, description)
     overriding system value
     select o, ${vehicleId}, o, 'Car', 'Volvo', '240 DL', 1980 + n, 1000 * n, 'Red', 'In daily use' from ${vehicles}`,
  );
  await stack.query(
    'service',
    `insert into vehicle_copies (owner_id, id, type, make, model, year, current_mileage)
     select o, ${vehicleId}, 'Car', 'Volvo', '240 DL', 1980 + n, 1000 * n from ${vehicles}`,
  );
  await stack.query(
    'service',
    `insert into service_events (owner_id, vehicle_id, name, type, status, description, date_performed, mileage_at_service, cost)
     select o, ${vehicleId}, 'Oil and filter change', 'Repair', 'Completed', 'Changed the oil and the filter', date '2001-01-05' + e * 80,
            20000 + 900 * e, 70 + e
     from ${vehicles}, generate_series(1, 20) as e`,
  );
  await multiplyRecords(stack, vehicles, vehicleId);
  await Promise.all((['garage', 'service', 'records'] as const).map((name) => stack.query(name, 'vacuum analyze')));
}

/** Adds five modifications with a part, five issues and two track days to each vehicle. */
async function multiplyRecords(stack: BenchStack, vehicles: string, vehicleId: string): Promise<void> {
  await stack.query(
    'records',
    `insert into vehicle_copies (owner_id, id, make, model, year) select o, ${vehicleId}, 'Volvo', '240 DL', 1980 + n from ${vehicles}`,
  );
  await stack.query(
    'records',
    `insert into part_copies (owner_id, id, vehicle_id, name, type, status)
     select o, ${vehicleId}, ${vehicleId}, 'Springs', 'OEM', 'Planned' from ${vehicles}`,
  );
  await stack.query(
    'records',
    `with made as (
       insert into modifications (owner_id, vehicle_id, name, description, category, status, start_date, cost)
       select o, ${vehicleId}, 'Lowering springs', 'Progressive springs', 'Performance', 'Completed', date '2012-01-05' + e * 80, 500 + e
       from ${vehicles}, generate_series(1, 5) as e returning owner_id, id, vehicle_id)
     insert into modification_parts (owner_id, modification_id, part_id, place) select owner_id, id, vehicle_id, 1 from made`,
  );
  await stack.query(
    'records',
    `insert into issues (owner_id, vehicle_id, title, description, status, priority, reported_date)
     select o, ${vehicleId}, 'Rattle behind the dash', 'Only when cold', 'Open', 'Low', date '2012-01-05' + e * 80
     from ${vehicles}, generate_series(1, 5) as e`,
  );
  await stack.query(
    'records',
    `insert into track_days (owner_id, vehicle_id, event_date, track_name, report)
     select o, ${vehicleId}, date '2012-01-05' + e * 80, 'Road America', '<p>Dry.</p>' from ${vehicles}, generate_series(1, 2) as e`,
  );
}
