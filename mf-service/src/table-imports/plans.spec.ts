import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { guessMapping, inUnitOf, type Usual } from './mapping.rules';
import { daysIn, oneAfter, readEvery, readRecurrence } from './intervals.rules';
import { becomes, isTakenPlan, type JudgedPlan, keyOfTemplate, plansOf, unlessPlanned } from './plans.rules';
import { keyOfEvent } from './present.rules';
import { readTableFile } from './table-file';
import { tablesOf } from './tables.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'en-US' };

interface Read {
  name?: string;
  unit?: OdometerUnit;
  called?: string;
}

async function tablesIn(text: string, name = 'history.csv') {
  const bytes = new TextEncoder().encode(text);
  const file = await readTableFile(Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer }));
  return tablesOf(file.rows).map((table) => [table, guessMapping(table, USUAL, file.hasNumbers)] as const);
}

async function plansIn(text: string, { name, unit = 'mi', called }: Read = {}): Promise<JudgedPlan[]> {
  const tables = await tablesIn(text, name);
  return plansOf(
    tables.map(([table, mapping]) => [table, inUnitOf(mapping, USUAL, unit)] as const),
    {
      vehicle: { id: 7, odometer_unit: unit },
      ...{ today: USUAL.today, nameOf: (kind: string) => kind, types: new Map(), called },
    },
  );
}

/** `Belt: 1461 days, 60000 mi; due 2026-12-30, 40000; recurs`, or the reason why it is left out. */
function said({ name, fate }: JudgedPlan): string {
  if ('leftOut' in fate) return `${name}: ${fate.leftOut}`;
  if (!('plan' in fate)) return `${name}: ${fate.field} ${fate.unreadable}`;
  const {
    recurrence_time_interval: days,
    recurrence_mileage_interval: run,
    due_on,
    due_mileage,
    distance_unit,
  } = fate.plan;
  const every = [days && `${days} days`, run && `${run} ${distance_unit}`].filter(Boolean).join(', ') || 'once';
  const told = [...fate.told, ...fate.guessed.map((what) => `guessed ${what}`)];
  const due = [due_on, due_mileage].filter(Boolean).join(', ');
  return [`${name}: ${every}`, `due ${due}`, becomes(fate), ...told].join('; ');
}

const FUELIO_HEADER =
  '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","flag","idR","read","RemindOdo","RemindDate","isTemplate","RepeatOdo","RepeatMonths","isIncome"';
const fuelio = (...rows: string[]) =>
  ['"## Vehicle"\n"Name","DistUnit"\n"Clio","1"\n"## Costs"', FUELIO_HEADER, ...rows].join('\n');
const ROAD_TRIP = (interval: string, distance: string, { odometer = '61400', date = '2025-6-16' } = {}) =>
  `Oil,${date},${odometer},92.5,,,Service,,,,${interval},${distance},0,CHF,1`;
const roadTrip = (...rows: string[]) =>
  `ROAD TRIP CSV ",."\nVersion,Language\n1900,en\n\nFUEL RECORDS\nOdometer (km),Trip,Date\n61311,,2025-6-15\n\nMAINTENANCE RECORDS\nDescription,Date,Odometer (km),Cost,Note,Location,Type,Subtype,Payment,Categories,Reminder Interval,Reminder Distance,Flags,Currency Code,Currency Rate\n${rows.join('\n')}`;
const REMINDERS = 'Description,Urgency,Metric,Notes,DueDate,DueOdometer,Tags';

/** Made up by us, in the format of each product. */
const SAMPLES: { product: string; text: string; read?: Read; plans: string[] }[] = [
  {
    product: 'Fuelio',
    text: fuelio(
      '"Wash","2026-04-17 14:59","27233","2","","10.0","0","0","1","0","2011-01-01","0","0","0","0"',
      '"Filter","2026-04-18 14:59","27240","2","","12.5","0","0","1","37240","2027-04-18","0","10000","12","0"',
      '"Belt","2026-12-30","40000","1","","0","0","0","0","40000","2026-12-30","1","60000","48","0"',
      '"Pay","2026-12-30","0","1","","50","0","0","0","0","2027-01-30","0","0","1","1"',
    ),
    plans: [
      'Filter: 365 days, 10000 mi; due 2027-04-18, 37240; recurs',
      'Belt: 1461 days, 60000 mi; due 2026-12-30, 40000; recurs',
    ],
  },
  {
    product: 'Fuelio',
    text: fuelio(
      '"Coolant","2026-01-01","100","1","","0","0","0","0","50000","2011-01-01","1","0","24","0"',
      '"Pads","2026-01-01","100","1","","0","0","0","0","0","2027-02-01","1","9000","6","0"',
      '"Chain","2026-01-01","100","1","","0","0","0","0","500","2027-03-01","1","400","0","0"',
      '"Spark","2026-01-01","100","1","","0","0","0","0","500","2027-03-01","1","0","12","0"',
      '"Clutch","2026-01-01","100","1","","0","0","0","0","600","2011-01-01","1","0","0","0"',
      '"Test","2026-01-01","100","1","Bring papers","30.5","0","0","0","600","2027-05-01","1","0","0","0"',
      '"Idle","2026-01-01","100","1","","0","0","0","0","0","2011-01-01","1","0","0","0"',
      '"Lost","2026-01-01","100","1","","0","0","0","0","0","2011-01-01","1","0","12","0"',
      '"Odd","2026-01-01","100","1","","0","0","0","0","0","2027-13-01","1","0","12","0"',
    ),
    plans: [
      'Coolant: once; due 50000; once; interval',
      'Pads: 183 days; due 2027-02-01; recurs; distance',
      'Chain: 400 mi; due 500; recurs; day',
      'Spark: 365 days; due 2027-03-01; recurs; mileage',
      'Clutch: once; due 600; once',
      'Test: once; due 2027-05-01, 600; event; by-day; guessed currency',
      'Idle: undue',
      'Lost: undue',
      'Odd: date 2027-13-01',
    ],
  },
  {
    product: 'Road Trip',
    text: roadTrip(
      ROAD_TRIP('12 months', '10000'),
      '"Road tax","2025-7-1",,310,,,Expense,,,,1 year,,0,,1',
      ROAD_TRIP('', '').replace('Oil', 'Wash'),
    ),
    read: { unit: 'km' },
    plans: ['Oil: 365 days, 10000 km; due 2026-06-16, 71400; recurs', 'Road tax: 365 days; due 2026-07-01; recurs'],
  },
  {
    product: 'Road Trip',
    text: roadTrip(
      ROAD_TRIP('12 months', '10000'),
      ROAD_TRIP('6 Monate', '8000', { date: '2026-6-16', odometer: '70000' }),
    ),
    plans: ['Oil: superseded', 'Oil: 183 days, 8000 km; due 2026-12-16, 78000; recurs'],
  },
  {
    product: 'Road Trip',
    text: roadTrip(ROAD_TRIP('2 weeks', '500', { odometer: '' }), ROAD_TRIP('now and then', '').replace('Oil', 'Wax')),
    plans: ['Oil: 14 days; due 2025-06-30; recurs; distance', 'Wax: interval now and then'],
  },
  {
    product: 'Road Trip, of a vehicle that counts hours,',
    text: roadTrip(ROAD_TRIP('12 months', '10000'), ROAD_TRIP('', '10000').replace('Oil', 'Belt')),
    read: { unit: 'h' },
    plans: ['Oil: 365 days; due 2026-06-16; recurs; counts-otherwise', 'Belt: counts-otherwise'],
  },
  {
    product: 'LubeLogger',
    text: `${REMINDERS}\nInsurance,NotUrgent,Date,,31/03/2027,0,\nTires,Urgent,Odometer,,1/1/0001,60000,\nBelt,PastDue,Both,Ask Jo,30/01/2026,50000,`,
    plans: [
      'Insurance: once; due 2027-03-31; event; once',
      'Tires: once; due 60000; once; once; guessed unit',
      'Belt: once; due 2026-01-30, 50000; event; by-day; once; guessed unit',
    ],
  },
  {
    product: 'LubeLogger',
    read: { name: 'reminderrecords.json', called: '2' },
    text: JSON.stringify([
      { id: '1', vehicleId: '1', description: 'Other', urgency: 'Urgent', metric: 'Date', dueDate: '2027-03-31' },
      { id: '2', vehicleId: '2', description: 'Test', urgency: 'Urgent', metric: 'Date', dueDate: '2027-04-30' },
    ]),
    plans: ['Test: once; due 2027-04-30; event; once'],
  },
  {
    product: 'LubeLogger',
    text: 'DateCreated,Description,Type,Priority,Progress,Cost\n2026-01-02,Paint,Upgrade,Low,Backlog,500',
    plans: ['Paint: undue'],
  },
  {
    product: 'Drivvo',
    text: '##Service\nKm,Data,Valor,Tipo,Local,Nota\n500,2026-09-16 9:05,57.44,Freios,Oficina,\n##Reminder\nTipo,Km,Data\nÓleo,9000,2027-01-01',
    plans: ['Óleo · 9000 · 2027-01-01: unknown'],
  },
  {
    product: 'aCar',
    text: 'Service Records\n"Vehicle","Date","Odometer Reading","Sub Types","Total Cost"\n"Altima","05/14/2022","61,400","Oil","$92.50"\nReminders\n"Vehicle","Event"\n"Altima","Oil"',
    read: { called: 'Altima' },
    plans: ['Altima · Oil: unknown'],
  },
  {
    product: 'May, its reminders as CSV',
    text: [
      'id,vehicle_name,title,description,reminder_type,due_date,recurrence,recurrence_interval,is_completed',
      '1,Blue,MOT,,mot,2027-01-01,yearly,1,False',
      '2,Red,MOT,,mot,2027-02-01,yearly,1,False',
      '3,Blue,Wax,,custom,2027-03-01,monthly,6,False',
      '4,Blue,Old,,custom,2020-03-01,monthly,6,True',
      '5,Blue,Tyres,,tire_change,2027-04-01,none,1,False',
      '6,Blue,Filter,,service,2027-05-01,biannual,,False',
      '7,Blue,Odd,,custom,2027-05-01,fortnightly,1,False',
    ].join('\n'),
    read: { called: 'Blue' },
    plans: [
      'MOT: 365 days; due 2027-01-01; recurs',
      'Wax: 183 days; due 2027-03-01; recurs',
      'Old: over',
      'Tyres: once; due 2027-04-01; event',
      'Filter: 183 days; due 2027-05-01; recurs',
      'Odd: interval fortnightly 1',
    ],
  },
  {
    product: 'May, its schedules as CSV',
    text: [
      'id,vehicle_name,name,maintenance_type,description,interval_miles,interval_km,interval_months,next_due_date,next_due_odometer,estimated_cost,is_active',
      '1,Blue,Oil,oil_change,,,16093,12,2027-01-01,61400.0,80,True',
      '2,Blue,Belt,timing_belt,,60000,,,,90000.0,,True',
      '3,Blue,Idle,custom,,6000,,,,,,True',
      '4,Blue,Gone,custom,,6000,,,,5000,,False',
    ].join('\n'),
    plans: [
      'Oil: 365 days, 10000 mi; due 2027-01-01, 61400; recurs; guessed unit; guessed currency',
      'Belt: 60000 mi; due 90000; recurs; guessed unit',
      'Idle: undue',
      'Gone: over',
    ],
  },
  {
    product: 'May, as JSON',
    text: JSON.stringify({
      user_preferences: { distance_unit: 'mi', volume_unit: 'l', currency: 'EUR' },
      vehicles: [
        {
          ...{ id: 4, name: 'Blue', vehicle_type: 'car', registration: 'AB 123 CD', odometer_unit: 'km' },
          maintenance_schedules: [
            {
              ...{ name: 'Oil', interval_km: 15000, interval_months: 12, next_due_date: null, is_active: true },
              next_due_odometer: 75_000.4,
            },
          ],
          recurring_expenses: [
            {
              ...{ name: 'Tax', category: 'tax', amount: 10, frequency: 'monthly', next_due: '2027-01-01' },
              ...{ end_date: '2028-06-01', auto_create: true, is_active: true },
            },
            { name: 'Wash', frequency: 'weekly', next_due: '2027-01-02', auto_create: false, is_active: false },
          ],
          reminders: [
            { title: 'Tax', reminder_type: 'custom', due_date: '2027-01-01', recurrence: 'none', is_completed: false },
          ],
        },
      ],
    }),
    read: { called: '4', unit: 'km' },
    plans: [
      'Oil: 15000 km; due 75000; recurs; interval',
      'Tax: 30 days; due 2027-01-01; recurs; ends',
      'Wash: over',
      'Tax: twice',
    ],
  },
  {
    product: 'May, of a vehicle that counts hours,',
    text: JSON.stringify({
      vehicles: [
        {
          ...{ id: 5, name: 'Mower', vehicle_type: 'tractor', registration: '', tracking_unit: 'hours' },
          maintenance_schedules: [
            {
              ...{ name: 'Blade', interval_hours: 50, interval_km: 100, interval_months: null, next_due_date: null },
              next_due_odometer: 300,
            },
          ],
        },
      ],
    }),
    read: { called: '5', unit: 'h' },
    plans: ['Blade: 50 h; due 300; recurs'],
  },
  {
    product: 'Tracktor',
    text: JSON.stringify({
      data: {
        configs: [{ key: 'timezone', value: 'Europe/Rome' }],
        reminders: [
          {
            ...{
              vehicleId: 'f3b0',
              type: 'inspection',
              remindSchedule: 'same_day',
              dueDate: '2026-12-31T23:00:00.000Z',
            },
            ...{ recurrenceType: 'yearly', recurrenceInterval: 2, recurrenceEndDate: '2031-12-31T23:00:00.000Z' },
            ...{ note: null, isCompleted: false },
          },
          {
            ...{ vehicleId: 'f3b0', type: 'custom', remindSchedule: 'same_day', dueDate: '2027-02-01' },
            ...{ recurrenceType: 'none', recurrenceInterval: 1, note: 'Wash it', isCompleted: false },
          },
          {
            ...{ vehicleId: 'f3b0', type: 'custom', remindSchedule: 'same_day', dueDate: '2027-02-01' },
            ...{ recurrenceType: 'weekly', recurrenceInterval: 2, note: 'Air', isCompleted: true },
          },
        ],
      },
    }),
    read: { name: 'tracktor.json' },
    plans: ['Inspection: 730 days; due 2027-01-01; recurs; ends', 'Wash it: once; due 2027-02-01; event', 'Air: over'],
  },
];

it.each(SAMPLES)('what recurs in a file of $product is $plans', async ({ text, read, plans }) => {
  expect((await plansIn(text, read)).map(said)).toEqual(plans);
});

describe('a plan', () => {
  const BELT = '"Belt","2026-12-30","40000","1","Ask Jo","80.5","0","0","0","40000","2026-12-30","1","60000","48","0"';
  const taken = async (...rows: string[]) => (await plansIn(fuelio(...rows))).filter(isTakenPlan);

  it('is sent with what it is expected to cost, and where it came from; what a record cost is its own', async () => {
    const record = BELT.replace('"1","60000"', '"0","60000"').replace('Belt', 'Done');
    expect((await taken(BELT, record)).map(({ fate }) => fate.plan)).toMatchObject([
      {
        ...{ vehicle_id: 7, name: 'Belt', type: 'Regular Maintenance', source: 'Fuelio', notes: 'Ask Jo' },
        ...{ estimated_cost: 80.5, currency: 'USD', distance_unit: 'mi' },
      },
      { name: 'Done', notes: 'Ask Jo', source: 'Fuelio' },
    ]);
    expect((await taken(record))[0]!.fate.plan).not.toHaveProperty('estimated_cost');
  });

  it('that would be the same template as a later one is left to that', async () => {
    const later = BELT.replaceAll('2026-12-30', '2027-12-30');
    expect((await plansIn(fuelio(later, BELT))).map(said)).toEqual([
      'Belt: 1461 days, 60000 mi; due 2027-12-30, 40000; recurs; guessed currency',
      'Belt: superseded',
    ]);
  });

  it('is there already as a template of an active schedule, or as an event', async () => {
    const once = BELT.replace('"60000","48"', '"0","0"').replace('Belt', 'Test');
    const plans = await plansIn(fuelio(BELT, once, BELT.replace('Belt', 'Other')));
    const present = {
      ...{ readings: new Set<string>(), fillUps: new Set<string>() },
      events: new Set([
        keyOfEvent({
          name: 'Test',
          date_performed: '2026-12-30',
          mileage_at_service: 64_374,
          cost: 80.5,
          currency: 'USD',
        }),
      ]),
      templates: new Set([
        keyOfTemplate({
          ...{ name: 'BELT', recurrence_time_interval: 1_461, recurrence_mileage_interval: 60_000 },
          ...{ recurrence_total_mileage: null, distance_unit: 'mi' },
        }),
      ]),
    };
    expect(plans.map((plan) => 'leftOut' in unlessPlanned(plan, present, 'km').fate)).toEqual([true, true, false]);
  });

  it('is none where the person says that its table is nothing, or is done work', async () => {
    const target = {
      vehicle: { id: 7, odometer_unit: 'mi' as const },
      today: USUAL.today,
      nameOf: String,
      types: new Map(),
    };
    const asKind = async (text: string, kind: 'nothing' | 'Repair') =>
      plansOf(
        (await tablesIn(text)).map(([table, mapping]) => [table, { ...mapping, kind }] as const),
        target,
      );
    expect(await asKind(fuelio(BELT), 'nothing')).toEqual([]);
    expect(await asKind(`${REMINDERS}\nTires,Urgent,Odometer,,,60000,`, 'Repair')).toEqual([]);
  });
});

it('asks which day is meant of reminders that may be of two, and takes none for history', async () => {
  const tables = await tablesIn(`${REMINDERS}\nTires,Urgent,Date,,12/01/2026,0,`);
  expect(tables.map(([, { doubt }]) => doubt?.date)).toEqual(['12/01/2026']);
});

describe('an interval', () => {
  it.each([
    ['12', { count: 12, unit: 'month' }],
    ['12 months', { count: 12, unit: 'month' }],
    ['1 año', { count: 12, unit: 'month' }],
    ['2 Wochen', { count: 14, unit: 'day' }],
    ['6か月', { count: 6, unit: 'month' }],
    ['90 jours', { count: 90, unit: 'day' }],
    ['0', null],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(readEvery(text)).toEqual({ value });
  });

  it.each(['soon', '12 parsecs', '-3'])('%j is none', (text) => {
    expect(readEvery(text)).toEqual({ unreadable: text });
  });

  it.each([
    ['daily', '', { count: 1, unit: 'day' }],
    ['weekly', '2', { count: 14, unit: 'day' }],
    ['Quarterly', '1.0', { count: 3, unit: 'month' }],
    ['yearly', '0', { count: 12, unit: 'month' }],
    ['none', '6', null],
    ['', '', null],
  ])('of the words %j and %j is %j', (word, times, value) => {
    expect(readRecurrence(word, times)).toEqual({ value });
  });

  it.each([
    ['constructor', '1'],
    ['yearly', 'x'],
  ])('is none of the words %j and %j', (word, times) => {
    expect(readRecurrence(word, times)).toEqual({ unreadable: `${word} ${times}` });
  });

  it('of months ends on the same day, or the last of its month, and is days in the long run', () => {
    expect(oneAfter('2026-08-31', { count: 6, unit: 'month' })).toBe('2027-02-28');
    expect(oneAfter('2026-12-31', { count: 14, unit: 'day' })).toBe('2027-01-14');
    expect([1, 6, 12, 24, 48].map((count) => daysIn({ count, unit: 'month' }))).toEqual([30, 183, 365, 730, 1_461]);
  });
});
