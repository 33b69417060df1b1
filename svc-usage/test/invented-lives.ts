import type { OdometerFact, usage, VehicleFact } from '@carnet/contracts';

/** A day and a reading; null if not recorded. */
type Spot = [on: string | null, mileage: number | null];
type DeepPartial<T> = T extends readonly (infer One)[]
  ? DeepPartial<One>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** A component with its fitments and entries. */
interface Thing {
  is: object;
  on?: readonly [car: string, from: Spot, to?: Spot, more?: object][];
  happened?: readonly object[];
}

/** An invented life with its correct figures, and the calculation by hand. */
export interface InventedLife {
  life: string;
  because: string;
  today?: string;
  cars?: Record<string, Pick<VehicleFact, 'current_mileage'> & Partial<VehicleFact> & Partial<OdometerFact>>;
  things: Record<string, Thing>;
  /** Sessions in order. */
  driven?: readonly (readonly [car: string, day: string, minutes: number, metres: number | null, more?: object])[];
  /** Requests that must be refused, with the error code. */
  refused?: readonly (readonly [thing: string, path: 'fitments' | 'entries', body: object, code: string])[];
  right: Record<string, DeepPartial<usage.WholeLifeView>>;
  /** A track day of a vehicle. */
  day?: { car: string; on: string; right: DeepPartial<usage.DayView> };
  /** Expected names in a list of components. */
  listed?: readonly [query: string, names: readonly string[]];
}

const MM = (...depths: [position: string, middle: number][]) => ({
  depths: depths.map(([position, middle]) => ({ position, middle })),
});
const CORNERS = ['front-left', 'front-right', 'rear-left', 'rear-right'];
const chapter = (said: object) =>
  [
    { ...{ kind: 'replaced', to_date: null, last_value: null, first_value: null, unit_before: null }, ...said },
  ] as OdometerFact['chapters'];
const tyres = (more: object = {}) => ({ kind: 'tyres', ...more });
const tread = { by: 'tread', value: 1.6, unit: 'mm' };

export const LIVES: readonly InventedLife[] = [
  {
    life: 'Two sets that change between two cars',
    because: 'Old: 46,000-40,000 on A and 84,000-80,000 on B. New: 79,000-74,000 on B and 55,500-52,000 on A',
    cars: { A: { current_mileage: 60_000 }, B: { current_mileage: 90_000 } },
    things: {
      old: {
        is: tyres(),
        on: [
          ['A', ['2023-11-01', 40_000], ['2024-04-01', 46_000]],
          ['B', ['2024-11-01', 80_000], ['2025-04-01', 84_000]],
        ],
      },
      new: {
        is: tyres(),
        on: [
          ['B', ['2023-11-01', 74_000], ['2024-04-01', 79_000]],
          ['A', ['2024-11-01', 52_000], ['2025-04-01', 55_500]],
        ],
      },
    },
    right: {
      old: {
        vehicle_id: null,
        total: { distance_km: 10_000, open: null },
        fitments: [{ distance_km: 6_000 }, { distance_km: 4_000 }],
      },
      new: { total: { distance_km: 8_500, open: null }, fitments: [{ distance_km: 5_000 }, { distance_km: 3_500 }] },
    },
  },
  {
    life: 'Tyres that were rotated, lay in the cellar, and went on again without a word about their places',
    because:
      'Tyre 1 stands rear left since the rotation. (25,000-10,000)+(33,000-30,000)=18,000 km for 2.4 mm. 5.6-1.6=4.0 mm last 30,000 km; ' +
      'with a tenth more or less 4.0/(2.5/18,000)=28,800 and 4.0/(2.3/18,000)=31,304',
    cars: { A: { current_mileage: 33_000 } },
    things: {
      set: {
        is: tyres({ limits: [tread] }),
        on: [
          ['A', ['2024-04-01', 10_000], ['2025-11-01', 25_000]],
          ['A', ['2026-04-01', 30_000]],
        ],
        happened: [
          { kind: 'tread', happened_on: '2024-04-01', mileage: 10_000, ...MM(['front-left', 8]) },
          {
            ...{ kind: 'rotation', happened_on: '2025-04-01', mileage: 20_000 },
            positions: ['rear-left', 'rear-right', 'front-left', 'front-right'],
          },
          { kind: 'tread', happened_on: '2026-05-01', mileage: 33_000, ...MM(['rear-left', 5.6]) },
        ],
      },
    },
    right: {
      set: {
        places: ['rear-left', 'rear-right', 'front-left', 'front-right'],
        total: { distance_km: 18_000 },
        treads: [{ tyre: 1, position: 'rear-left', left_km: 30_000, least_km: 28_800, most_km: 31_304, reason: null }],
      },
    },
  },
  {
    life: 'An engine that was rebuilt, and is now in another chassis, which counts miles',
    because:
      'First life: 60,000-10,000; from 2009-03-15 to 2018-03-01 107 whole months. Second: 72,000-60,000=12,000 km and 5,000 mi=8,046.72 km; ' +
      'from 2018-03-01 99 months',
    cars: {
      A: { current_mileage: 99_000 },
      B: { current_mileage: 35_000, odometer_unit: 'mi', last_read_on: '2026-05-20' },
    },
    things: {
      engine: {
        is: { kind: 'engine', made_on: '2009-03-15' },
        on: [
          ['A', ['2010-05-01', 10_000], ['2020-05-01', 72_000]],
          ['B', ['2021-06-01', 30_000]],
        ],
        happened: [{ kind: 'rebuild', happened_on: '2018-03-01', mileage: 60_000 }],
      },
    },
    right: {
      engine: {
        lives: [
          { from: '2009-03-15', to: '2018-03-01', months: 107, distance_km: 50_000, open: null },
          { from: '2018-03-01', to: null, months: 99, distance_km: 20_046.72, open: null },
        ],
        total: { distance_km: 70_046.72 },
      },
    },
  },
  {
    life: 'A gearbox that was rebuilt on the bench on the day on which it went back',
    because: 'First life 40,000-0; the day of the rebuild is the first of the second: 61,000-41,000, 84 months',
    cars: { A: { current_mileage: 61_000, last_read_on: '2026-05-01' } },
    things: {
      gearbox: {
        is: { kind: 'gearbox' },
        on: [
          ['A', ['2015-01-01', 0], ['2019-01-01', 40_000]],
          ['A', ['2019-06-01', 41_000]],
        ],
        happened: [{ kind: 'rebuild', happened_on: '2019-06-01' }],
      },
    },
    right: {
      gearbox: {
        lives: [
          { distance_km: 40_000, months: null, open: null },
          { distance_km: 20_000, months: 84, open: null },
        ],
      },
    },
  },
  {
    life: 'Days and mileages that were written the wrong way round',
    because:
      'A day that ends before it begins is refused. 20,000 after 25,000 is no distance, and nobody knows how much it was',
    cars: { A: { current_mileage: 30_000 } },
    things: { clutch: { is: { kind: 'clutch' }, on: [['A', ['2024-05-01', 25_000], ['2024-06-01', 20_000]]] } },
    refused: [['clutch', 'fitments', { from_on: '2024-09-01', to_on: '2024-08-01' }, 'fitment.ends_before']],
    right: { clutch: { total: { distance_km: 0, open: 'odometer-falls' }, fitments: [{ distance_km: 0 }] } },
  },
  {
    life: 'A clutch that stays while the odometer is swapped',
    because: '151,200-140,000 by the old one and 18,012-12 by the new one',
    cars: {
      A: {
        ...{ current_mileage: 18_012, last_read_on: '2026-05-01' },
        chapters: chapter({ from_date: '2022-07-01', last_value: 151_200, first_value: 12 }),
      },
    },
    things: { clutch: { is: { kind: 'clutch' }, on: [['A', ['2020-01-01', 140_000]]] } },
    right: { clutch: { total: { distance_km: 29_200, open: null } } },
  },
  {
    life: 'The same, but nobody read the old odometer when it went',
    because: '18,012-12 is known; what the old one counted after 140,000 is not',
    cars: {
      A: {
        ...{ current_mileage: 18_012, last_read_on: '2026-05-01' },
        chapters: chapter({ from_date: '2022-07-01', first_value: 12 }),
      },
    },
    things: {
      clutch: {
        is: { kind: 'clutch', limits: [{ by: 'distance', value: 100_000, unit: 'km' }] },
        on: [['A', ['2020-01-01', 140_000]]],
      },
    },
    right: {
      clutch: {
        total: { distance_km: 18_000, open: 'instrument-changed' },
        limits: [{ used: 18_000, left: 82_000, at_least: true, state: 'far' }],
      },
    },
  },
  {
    life: 'Slicks that were mounted for a photograph, at the mileage at which they came off',
    because: 'Slicks 0. The road tyres go on as if nothing was: 22,000-20,000 and 25,000-22,000',
    cars: { A: { current_mileage: 25_000, last_read_on: '2026-05-01' } },
    things: {
      slicks: { is: tyres({ season: 'track' }), on: [['A', ['2025-06-01', 22_000], ['2025-06-01', 22_000]]] },
      road: {
        is: tyres(),
        on: [
          ['A', ['2025-01-01', 20_000], ['2025-06-01', 22_000]],
          ['A', ['2025-06-01', 22_000]],
        ],
      },
    },
    right: {
      slicks: { total: { distance_km: 0, open: null } },
      road: { total: { distance_km: 5_000, open: null } },
    },
  },
  {
    life: 'The engine of a boat, which has hours and no distance',
    because: '512-350=162 by its meter, and 10.5 on the bench: 172.5 of 200 hours, 27.5 left',
    cars: { A: { current_mileage: 512, odometer_unit: 'h', last_read_on: '2026-05-01' } },
    things: {
      engine: {
        is: { kind: 'engine', limits: [{ by: 'hours', value: 200 }] },
        on: [['A', ['2020-01-01', 350]]],
        happened: [{ kind: 'use', happened_on: '2019-12-01', hours: 10.5 }],
      },
    },
    right: {
      engine: {
        total: { distance_km: 0, hours: 172.5, open: null },
        limits: [{ used: 172.5, left: 27.5, at_least: false, due_mileage: null, state: 'far' }],
      },
    },
  },
  {
    life: 'A helmet that has sessions alone, and reaches its limit by the last of them',
    because: '6+5+1=12 of 12',
    things: {
      helmet: {
        is: { kind: 'helmet', first_used_on: '2024-05-01', limits: [{ by: 'sessions', value: 12 }] },
        happened: [6, 5, 1].map((sessions, at) => ({ kind: 'use', happened_on: `2025-0${at + 4}-01`, sessions })),
      },
    },
    right: {
      helmet: {
        life: { distance_km: 0, hours: 0, sessions: 12, months: 25, open: null },
        limits: [{ used: 12, left: 0, state: 'reached' }],
      },
    },
  },
  {
    life: 'The pads of a track car whose odometer never runs',
    because:
      '31.5+45.25+45=121.75 km and 20+30+25 min=1.25 h of 150 km. A day takes (76.75+45)/2=60.875, told as 60.9: 182.65 by the evening of the next',
    cars: { A: { current_mileage: null } },
    things: {
      pads: {
        is: { kind: 'brake-pads', limits: [{ by: 'distance', value: 150, unit: 'km' }] },
        on: [['A', ['2026-03-01', null], undefined, { positions: ['front'] }]],
      },
    },
    driven: [
      ['A', '2026-04-11', 20, 31_500, { odometer_ran: false }],
      ['A', '2026-04-11', 30, 45_250, { odometer_ran: false }],
      ['A', '2026-05-16', 25, 45_000, { odometer_ran: false }],
    ],
    right: {
      pads: {
        total: { distance_km: 121.75, hours: 1.25, sessions: 3, open: null },
        limits: [{ used: 121.75, left: 28.25, at_least: false, state: 'far' }],
      },
    },
    day: {
      car: 'A',
      on: '2026-06-14',
      right: {
        habit: { days: 2, sessions: 1.5, hours: 0.625, distance_km: 60.875 },
        components: [{ name: 'pads', now: [{ state: 'far' }], then: [{ used: 182.65, left: 0, state: 'reached' }] }],
      },
    },
  },
  {
    life: 'A car that comes on a trailer, with a session whose logger lost the satellites',
    because: '31.5 km and 40 min are known; what the second session ran is not',
    cars: { A: { current_mileage: 41_000, last_read_on: '2026-01-10' } },
    things: { engine: { is: { kind: 'engine' }, on: [['A', ['2026-01-10', 41_000]]] } },
    driven: [
      ['A', '2026-05-03', 20, 31_500, { odometer_ran: false }],
      ['A', '2026-05-03', 20, null, { odometer_ran: false }],
    ],
    right: { engine: { total: { distance_km: 31.5, hours: 0.667, sessions: 2, open: 'session-unmeasured' } } },
  },
  {
    life: 'A car that is driven to the track: its odometer has the way already',
    because: '42,000-41,000; the session adds half an hour and itself, and no distance',
    cars: { A: { current_mileage: 42_000, last_read_on: '2026-05-20' } },
    things: { engine: { is: { kind: 'engine' }, on: [['A', ['2026-01-10', 41_000]]] } },
    driven: [['A', '2026-05-03', 30, 60_000, { odometer_ran: true }]],
    right: { engine: { total: { distance_km: 1_000, hours: 0.5, sessions: 1, open: null } } },
  },
  {
    life: 'Road tyres and slicks that changed places on the day of a session',
    because: "Which of the two it was nobody knows, so it counts for neither. The next day is the slicks': 40 km",
    cars: { A: { current_mileage: 41_000, last_read_on: '2026-01-10' } },
    things: {
      road: { is: tyres(), on: [['A', ['2026-01-10', 41_000], ['2026-05-03', 41_000]]] },
      slicks: { is: tyres(), on: [['A', ['2026-05-03', 41_000]]] },
    },
    driven: [
      ['A', '2026-05-03', 20, 30_000, { odometer_ran: false }],
      ['A', '2026-05-04', 20, 40_000, { odometer_ran: false }],
    ],
    right: {
      road: { total: { distance_km: 0, sessions: 0, open: 'session-unclear' } },
      slicks: { total: { distance_km: 40, sessions: 1, open: 'session-unclear' } },
    },
  },
  {
    life: 'Winter wheels of two cars in one cellar',
    because: 'Alfa: 44,800-40,000. Ford: 33,000-30,000 mi=4,828.032 km. Neither ran what the other did',
    cars: { A: { current_mileage: 60_000 }, B: { current_mileage: 40_000, odometer_unit: 'mi' } },
    things: {
      alfa: {
        is: tyres({ stored_at: 'Cellar', season: 'winter' }),
        on: [['A', ['2025-11-01', 40_000], ['2026-04-01', 44_800]]],
      },
      ford: {
        is: tyres({ stored_at: 'Cellar', season: 'winter' }),
        on: [['B', ['2025-11-01', 30_000], ['2026-04-01', 33_000]]],
      },
    },
    right: {
      alfa: { vehicle_id: null, total: { distance_km: 4_800, open: null } },
      ford: { vehicle_id: null, total: { distance_km: 4_828.032, open: null } },
    },
    listed: ['group=tyres&state=off&search=cellar', ['alfa', 'ford']],
  },
  {
    life: 'A harness that expires in March, before a race in May',
    today: '2026-02-01',
    because: 'From February 1st to March 31st are 58 days: near. On May 9th it is over',
    cars: { A: { current_mileage: 41_000 } },
    things: {
      harness: {
        is: { kind: 'harness', limits: [{ by: 'label', until: '2026-03-31', source: 'FIA 8853-2016' }] },
        on: [['A', ['2021-05-01', 20_000]]],
      },
    },
    right: { harness: { limits: [{ state: 'near', due_on: '2026-03-31', used: null, left: null }] } },
    day: {
      car: 'A',
      on: '2026-05-09',
      right: { components: [{ name: 'harness', now: [{ state: 'near' }], then: [{ state: 'reached' }] }] },
    },
  },
  {
    life: 'A label that is good until the last day on it',
    today: '2026-12-31',
    because: 'On that day itself it is good: near, and reached only the day after',
    things: { harness: { is: { kind: 'harness', limits: [{ by: 'label', until: '2026-12-31' }] } } },
    right: { harness: { limits: [{ state: 'near', due_on: '2026-12-31' }] } },
  },
  {
    life: 'A seat that was made on a 29th of February',
    because: '60 months later is 2025-02-28. On 2026-06-01 it has 75 whole months',
    things: { seat: { is: { kind: 'seat', made_on: '2020-02-29', limits: [{ by: 'age', value: 60 }] } } },
    right: {
      seat: { life: { months: 75 }, limits: [{ used: 75, left: 0, due_on: '2025-02-28', state: 'reached' }] },
    },
  },
  {
    life: 'A set that was mounted, and nobody looked at the odometer',
    because: 'Nothing of its way is known, so neither is how it stands against 40,000 km. Sessions there were none',
    cars: { A: { current_mileage: 30_000, last_read_on: '2026-01-01' } },
    things: {
      set: {
        is: tyres({ limits: [{ by: 'distance', value: 40_000, unit: 'km' }, tread, { by: 'sessions', value: 5 }] }),
        on: [['A', ['2024-04-01', null]]],
        happened: [
          { kind: 'tread', happened_on: '2024-04-01', ...MM(['front-left', 8]) },
          { kind: 'tread', happened_on: '2025-04-01', ...MM(['front-left', 6]) },
        ],
      },
    },
    right: {
      set: {
        total: { distance_km: 0, open: 'mileage-unknown' },
        limits: [
          { used: null, left: null, at_least: true, state: 'unknown', due_mileage: null },
          { used: 6, left: 4.4, state: 'far' },
          { used: 0, left: 5, state: 'far' },
        ],
        treads: [{ depth_mm: 6, per_1000_km: null, left_km: null, reason: 'distance-unknown' }],
      },
    },
  },
  {
    life: 'An extinguisher of which nobody knows since when it is there',
    because: 'Without a day there is no age, and no day on which it is too old',
    cars: { A: { current_mileage: 30_000 } },
    things: {
      extinguisher: {
        is: { kind: 'extinguisher', limits: [{ by: 'age', value: 24 }] },
        on: [['A', [null, 10_000], [null, 18_000]]],
      },
    },
    right: {
      extinguisher: {
        total: { distance_km: 8_000, open: null },
        life: { from: null, months: null },
        limits: [{ state: 'unknown', used: null, due_on: null }],
      },
    },
  },
  {
    life: 'Tyres with four different DOT weeks',
    because:
      'The oldest is week 50 of 2018, which begins on 2018-12-10: 89 whole months, too old since 2024-12-10. Three digits without a triangle are asked',
    things: {
      set: {
        is: tyres({
          limits: [{ by: 'age', value: 72 }],
          tyres: ['2319', '2219', 'DOT 4B08 4DHR 5018', null].map((dot, at) => ({ position: CORNERS[at], dot })),
        }),
      },
    },
    right: {
      set: {
        made_on: '2018-12-10',
        life: { months: 89 },
        limits: [{ used: 89, left: 0, due_on: '2024-12-10', state: 'reached' }],
      },
    },
  },
  {
    life: 'A tyre of the nineties by its triangle, one of the eighties by its owner, and the first week of a year',
    because: 'Week 23 of 1998 begins on 1998-06-01, of 1988 on 1988-06-06, and week 1 of 2020 on 2019-12-30',
    things: {
      nineties: { is: tyres({ tyres: [{ position: 'spare', dot: '238◁' }] }) },
      eighties: { is: tyres({ tyres: [{ position: 'spare', dot: '238', dot_decade: 1980 }] }) },
      week1: { is: tyres({ tyres: [{ position: 'spare', dot: '0120' }] }) },
    },
    right: {
      nineties: { made_on: '1998-06-01' },
      eighties: { made_on: '1988-06-06' },
      week1: { made_on: '2019-12-30', life: { months: 77 } },
    },
  },
  {
    life: 'A tread that was read three times, and wore unevenly',
    because:
      '8-6.5=1.5 mm in 10,000 km: 0.15. Between readings 0.2 and 0.1, wider than a tenth of a millimetre makes it. 6.5-1.6=4.9 mm: 32,667, at ' +
      'least 24,500, at most 49,000',
    cars: { A: { current_mileage: 20_000 } },
    things: {
      set: {
        is: tyres({ limits: [tread] }),
        on: [['A', ['2025-01-01', 10_000]]],
        happened: [
          { kind: 'tread', happened_on: '2025-01-01', mileage: 10_000, ...MM(['front-left', 8]) },
          { kind: 'tread', happened_on: '2025-06-01', mileage: 15_000, ...MM(['front-left', 7]) },
          { kind: 'tread', happened_on: '2026-01-01', mileage: 20_000, ...MM(['front-left', 6.5]) },
        ],
      },
    },
    right: {
      set: {
        treads: [
          {
            ...{ per_1000_km: 0.15, slowest: 0.1, fastest: 0.2, reason: null },
            ...{ left_km: 32_667, least_km: 24_500, most_km: 49_000 },
          },
        ],
        limits: [{ used: 6.5, left: 4.9, due_mileage: 52_667, state: 'far' }],
      },
    },
  },
  {
    life: 'Treads that say nothing of what is left',
    because: 'One reading; a second that is deeper; and two at one mileage, between which nothing was driven',
    cars: { A: { current_mileage: 20_000 } },
    things: {
      set: {
        is: tyres({ limits: [tread] }),
        on: [['A', ['2025-01-01', 10_000]]],
        happened: [
          { kind: 'tread', happened_on: '2025-01-01', mileage: 10_000, ...MM(['front-right', 6]) },
          { kind: 'tread', happened_on: '2026-01-01', mileage: 20_000, ...MM(['front-left', 5], ['rear-left', 5]) },
          {
            kind: 'tread',
            happened_on: '2026-01-02',
            mileage: 20_000,
            ...MM(['front-right', 6.2], ['rear-left', 4.9]),
          },
        ],
      },
    },
    right: {
      set: {
        treads: [
          { tyre: 1, reason: 'one-reading', left_km: null },
          { tyre: 2, reason: 'no-wear', left_km: null },
          { tyre: 3, reason: 'no-distance', left_km: null },
        ],
        limits: [{ used: 4.9, left: 3.3, due_mileage: null, state: 'far' }],
      },
    },
  },
  {
    life: 'A tread in thirty-seconds of an inch, on a car that counts miles',
    because:
      '3/32 in 12,000 mi leave 5/32 to 2/32 for 20,000 mi=32,187 km: at 52,000. Wrong by one thirty-second: 4/32 or 2/32 in 12,000 mi, 15,000 or 30,000 mi',
    cars: { A: { current_mileage: 32_000, odometer_unit: 'mi', last_read_on: '2026-05-01' } },
    things: {
      set: {
        is: tyres({ limits: [{ by: 'tread', value: 2, unit: '1/32in' }] }),
        on: [['A', ['2024-05-01', 20_000]]],
        happened: [
          {
            kind: 'tread',
            happened_on: '2024-05-01',
            mileage: 20_000,
            depth_unit: '1/32in',
            ...MM(['front-left', 10]),
          },
          { kind: 'tread', happened_on: '2026-05-01', mileage: 32_000, depth_unit: '1/32in', ...MM(['front-left', 7]) },
        ],
      },
    },
    right: {
      set: {
        total: { distance_km: 19_312.128 },
        treads: [{ left_km: 32_187, least_km: 24_140, most_km: 48_280 }],
        limits: [{ used: 7, left: 5, due_mileage: 52_000, state: 'far' }],
      },
    },
  },
  {
    life: 'Belts with a limit in kilometres on a car that counts miles, and the other way round',
    because:
      '40,000 mi=64,373.76 km of 100,000: 35,626.24 km=22,137 mi left, at 82,137. 30,000 km=18,641.1 mi of 30,000: 11,358.9 mi=18,280 km left, at 58,280',
    cars: {
      A: { current_mileage: 60_000, odometer_unit: 'mi', last_read_on: '2026-05-01' },
      B: { current_mileage: 40_000, last_read_on: '2026-05-01' },
    },
    things: {
      british: {
        is: { kind: 'belt', limits: [{ by: 'distance', value: 100_000, unit: 'km' }] },
        on: [['A', ['2020-01-01', 20_000]]],
      },
      german: {
        is: { kind: 'belt', limits: [{ by: 'distance', value: 30_000, unit: 'mi' }] },
        on: [['B', ['2020-01-01', 10_000]]],
      },
    },
    right: {
      british: { limits: [{ used: 64_373.76, left: 35_626.24, due_mileage: 82_137, state: 'far' }] },
      german: { limits: [{ used: 18_641.1, left: 11_358.9, due_mileage: 58_280, state: 'far' }] },
    },
  },
  {
    life: 'A differential on a car whose instrument counts kilometres since it counted miles',
    because: '62,000-60,000 mi=3,218.688 km, and 109,779-99,779 km',
    cars: {
      A: {
        ...{ current_mileage: 109_779, last_read_on: '2026-05-01' },
        chapters: chapter({
          ...{ kind: 'unit-changed', from_date: '2021-01-01', unit_before: 'mi' },
          ...{ last_value: 62_000, first_value: 99_779 },
        }),
      },
    },
    things: { differential: { is: { kind: 'differential' }, on: [['A', ['2020-01-01', 60_000]]] } },
    right: { differential: { total: { distance_km: 13_218.688, open: null } } },
  },
  {
    life: 'An engine that went over the top of five digits, and out the year after',
    because: '99,999-95,000, one mile to 00000, and 2,500: 7,500 mi=12,070.08 km',
    cars: {
      A: {
        current_mileage: 9_000,
        odometer_unit: 'mi',
        chapters: chapter({ kind: 'rolled-over', from_date: '1988-07-01' }),
      },
    },
    things: { engine: { is: { kind: 'engine' }, on: [['A', ['1987-01-01', 95_000], ['1989-01-01', 2_500]]] } },
    right: { engine: { total: { distance_km: 12_070.08, open: null } } },
  },
  {
    life: 'The two tyres of a motorcycle, which go on to the next one',
    because: '6,000-2,000 and 13,000-12,000. The front one lost 1.5 mm in 5,000 km: 3.5-1.6=1.9 mm last 6,333 km',
    cars: { A: { current_mileage: 9_000 }, B: { current_mileage: 13_000 } },
    things: {
      set: {
        is: tyres({ limits: [tread], tyres: [{ position: 'front' }, { position: 'rear' }] }),
        on: [
          ['A', ['2025-03-01', 2_000], ['2025-10-01', 6_000]],
          ['B', ['2026-03-01', 12_000]],
        ],
        happened: [
          { kind: 'tread', happened_on: '2025-03-01', mileage: 2_000, ...MM(['front', 5]) },
          { kind: 'tread', happened_on: '2026-05-01', mileage: 13_000, ...MM(['front', 3.5]) },
        ],
      },
    },
    refused: [
      [
        ...(['set', 'entries'] as const),
        { kind: 'tread', happened_on: '2026-05-02', ...MM(['front-left', 3]) },
        'entry.depth_position',
      ],
    ],
    right: {
      set: {
        places: ['front', 'rear'],
        total: { distance_km: 5_000, open: null },
        treads: [{ tyre: 1, position: 'front', left_km: 6_333 }],
      },
    },
  },
  {
    life: 'Brake fluid, which begins anew whenever it is changed',
    because:
      'Changed on 2025-04-01: 14 of 24 months, 10 left, due on 2027-04-01. The first filling had 27 months and 18,000 km',
    cars: { A: { current_mileage: 45_000, last_read_on: '2026-05-01' } },
    things: {
      fluid: {
        is: { kind: 'fluid', first_used_on: '2023-01-01', limits: [{ by: 'age', value: 24 }] },
        on: [['A', ['2023-01-01', 20_000]]],
        happened: [{ kind: 'rebuild', happened_on: '2025-04-01', mileage: 38_000 }],
      },
    },
    right: {
      fluid: {
        lives: [
          { months: 27, distance_km: 18_000 },
          { months: 14, distance_km: 7_000 },
        ],
        limits: [{ used: 14, left: 10, due_on: '2027-04-01', state: 'far' }],
      },
    },
  },
  {
    life: 'A set that is booked to come off in autumn',
    because: 'It is on until then: 26,000-20,000 so far, which is more than nine tenths of 6,500',
    cars: { A: { current_mileage: 26_000, last_read_on: '2026-05-01' } },
    things: {
      set: {
        is: tyres({ limits: [{ by: 'distance', value: 6_500, unit: 'km' }] }),
        on: [['A', ['2026-04-01', 20_000], ['2026-10-31', null]]],
      },
    },
    right: {
      set: {
        total: { distance_km: 6_000, open: null },
        limits: [{ used: 6_000, left: 500, due_mileage: 26_500, at_least: false, state: 'near' }],
      },
    },
    day: {
      car: 'A',
      on: '2026-06-14',
      right: { components: [{ name: 'set', then: [{ used: 6_000, at_least: false, state: 'near' }] }] },
    },
  },
  {
    life: 'An engine that was on the dyno, and mounted after the last reading of the odometer',
    because: '4.5 h on the dyno; on the car nothing is known to have run since 33,000, the mileage at which it went in',
    cars: { A: { current_mileage: 30_000, last_read_on: '2026-01-01' } },
    things: {
      engine: {
        is: { kind: 'engine' },
        on: [['A', ['2026-05-01', 33_000]]],
        happened: [{ kind: 'use', happened_on: '2026-04-20', hours: 4.5, sessions: 3 }],
      },
    },
    right: { engine: { total: { distance_km: 0, hours: 4.5, sessions: 3, open: null } } },
  },
  {
    life: 'A used gearbox that came with 50,000 miles, on a car with a year of which nobody knows',
    because:
      '50,000 mi=80,467.2 km before, and 45,000-42,000; from 20,000 to 40,000 the mileage was not known for a year',
    cars: {
      A: {
        ...{ current_mileage: 50_000, last_read_on: '2026-01-01' },
        chapters: chapter({ kind: 'unknown-mileage', from_date: '2012-01-01', to_date: '2013-01-01' }),
      },
    },
    things: {
      gearbox: {
        is: { kind: 'gearbox' },
        on: [
          ['A', ['2011-01-01', 20_000], ['2014-01-01', 40_000]],
          ['A', ['2015-01-01', 42_000], ['2016-01-01', 45_000]],
        ],
        happened: [{ kind: 'use', happened_on: '2010-12-01', distance: 50_000, distance_unit: 'mi' }],
      },
    },
    right: { gearbox: { total: { distance_km: 83_467.2, open: 'mileage-unknown' } } },
  },
];
