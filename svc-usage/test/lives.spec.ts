import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstrumentChapter } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import type { Ledger, Open } from '../src/life/covered.rules.js';
import { drivenBy } from '../src/life/driven.rules.js';
import { type Fitted, type Followed, type Happened, livesOf } from '../src/life/life.rules.js';
import { type Tread, treadsOf } from '../src/life/tread.rules.js';

/** An invented life with its correct figures, calculated by hand. */
interface Case {
  life: string;
  vehicles: Record<string, { unit: OdometerUnit; chapters?: Partial<InstrumentChapter>[]; last: [string, number] }>;
  made_on?: string;
  first_used_on?: string;
  home?: string[];
  fitted?: [number, string | null, number | null, string | null, number | null, string[]?][];
  /** Sessions: vehicle, day, minutes, metres, and whether the odometer ran. */
  driven?: [number, string, number, number | null, boolean][];
  happened?: Partial<Happened>[];
  today: string;
  limit?: number;
  /** Kilometres, hours, sessions and months of each life, and the reason why the use may be larger. */
  right: [number, number, number, number | null, Open | null][];
  treads?: Partial<Tread>[];
}

const CASES = JSON.parse(readFileSync(join(__dirname, 'lives.json'), 'utf8')) as Case[];

const aChapter = (chapter: Partial<InstrumentChapter>): InstrumentChapter => ({
  ...{ kind: 'replaced', from_date: '2000-01-01', to_date: null },
  ...{ last_value: null, first_value: null, unit_before: null },
  ...chapter,
});

const ledgersOf = ({ vehicles }: Case): Map<number, Ledger> =>
  new Map(
    Object.entries(vehicles).map(
      ([
        id,
        {
          unit,
          chapters = [],
          last: [on, mileage],
        },
      ]) => [Number(id), { unit, chapters: chapters.map(aChapter), last: { on, mileage } }],
    ),
  );

const fitmentOf = (
  [vehicle_id, from_on, from_mileage, to_on, to_mileage, positions = []]: NonNullable<Case['fitted']>[number],
  at: number,
): Fitted => ({ id: at + 1, vehicle_id, positions, from_on, from_mileage, to_on, to_mileage });

const followedOf = ({
  made_on = undefined,
  first_used_on = undefined,
  fitted = [],
  happened = [],
  driven = [],
  vehicles,
}: Case): Followed => ({
  made_on: made_on ?? null,
  first_used_on: first_used_on ?? null,
  fitments: fitted.map(fitmentOf),
  driven: drivenBy(
    { id: 1 },
    driven.map(([vehicle_id, driven_on, minutes, distance, odometer_ran], at) => ({
      ...{ id: at + 1, vehicle_id, unit: vehicles[vehicle_id]!.unit, driven_on, seconds: minutes * 60, distance },
      ...{ odometer_ran, component_ids: null },
    })),
    fitted.map((one, at) => ({ ...fitmentOf(one, at), component_id: 1, kind: 'engine' })),
  ),
  entries: happened.map((one, at): Happened => ({
    ...{ id: at + 1, kind: 'use', happened_on: '2000-01-01', mileage: null, positions: null, depth_unit: null },
    ...{ depths: null, distance: null, distance_unit: null, hours: null, sessions: null },
    ...one,
  })),
});

it('has at least 25 lives', () => expect(CASES.length).toBeGreaterThanOrEqual(25));

it.each(CASES.map((one) => [one.life, one] as const))('%s', (_, one) => {
  const [followed, ledgers] = [followedOf(one), ledgersOf(one)];
  const lives = livesOf(followed, ledgers, one.today);
  const figures = lives.map(({ distance_km, hours, sessions, months, open }) => [
    ...[distance_km, hours, sessions, months, open],
  ]);
  expect(figures).toEqual(one.right);
  if (one.treads)
    expect(treadsOf(one.home!, followed, ledgers, one.today, one.limit ?? null)).toMatchObject(one.treads);
});
