import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { componentsOf, isTakenComponent, type JudgedComponent, unlessMounted } from './components.rules';
import { guessMapping, inUnitOf, type Usual } from './mapping.rules';
import { keyOfComponent } from './present.rules';
import { readTableFile } from './table-file';
import { tablesOf } from './tables.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'en-US' };

async function componentsIn(text: string, unit: OdometerUnit = 'km', called?: string): Promise<JudgedComponent[]> {
  const bytes = new TextEncoder().encode(text);
  const source = new File([bytes], 'history');
  const file = await readTableFile(Object.assign(source, { arrayBuffer: async () => bytes.buffer }));
  const tables = tablesOf(file.rows).map(
    (table) => [table, inUnitOf(guessMapping(table, USUAL, file.hasNumbers), USUAL, unit)] as const,
  );
  const vehicle = { id: 7, odometer_unit: unit };
  return componentsOf(tables, { vehicle, today: USUAL.today, nameOf: (kind) => kind, types: new Map(), called });
}

const fateOf = async (...given: Parameters<typeof componentsIn>) =>
  (await componentsIn(...given)).map(({ line, name, fate }) => ({ line, name, ...fate }));

describe('the tire log of Road Trip', () => {
  const HEAD = [
    'ROAD TRIP CSV ",."\nVersion,Language\n1900,en',
    'FUEL RECORDS\nOdometer (km),Trip Distance,Date,Fill Amount\n61311,,2025-6-15 9:51,10.4',
    'MAINTENANCE RECORDS\nDescription,Date,Odometer (km)\nOil,2025-6-16,61400',
    'ROAD TRIPS\nName,Start Date\nAlps,2025-8-1',
    'VEHICLE\nName,Odometer,Units\nSwift,km,',
    'TIRE LOG\nName,Start Date,Start Odometer,Size,Size Correction,Distance,Age,Note,Flags,ID,Parent ID',
  ].join('\n\n');
  const log = (...rows: string[]) => [HEAD, ...rows].join('\n');
  const SUMMER = 'Summer,2025-4-1,60000,165/60R15,,,,Falken,0,8,';
  const WINTER = 'Winter,2025-11-2,64000,165/65R14,1.2,,,,0,9,';

  it('becomes sets of tyres, each until the next one was mounted', async () => {
    expect(await fateOf(log(WINTER, SUMMER))).toMatchObject([
      {
        name: 'Winter',
        component: {
          ...{ kind: 'tyres', name: 'Winter', size: '165/65R14', note: 'Size Correction: 1.2' },
          mounted: [{ vehicle_id: 7, from_on: '2025-11-02', from_mileage: 64_000 }],
        },
        ...{ told: [], guessed: [] },
      },
      {
        name: 'Summer',
        component: {
          ...{ size: '165/60R15', note: 'Falken' },
          mounted: [{ from_on: '2025-04-01', from_mileage: 60_000, to_on: '2025-11-02', to_mileage: 64_000 }],
        },
        told: ['until-next'],
      },
    ]);
  });

  it('mounts a set again where a row has it as its parent', async () => {
    const found = await fateOf(log(SUMMER, WINTER, 'Summer again,2026-4-3,66000,,,,,,0,10,8'));
    expect(found.map((one) => [one.name, 'component' in one && one.component.mounted])).toMatchObject([
      [
        'Summer',
        [
          { from_on: '2025-04-01', to_on: '2025-11-02' },
          { from_on: '2026-04-03', from_mileage: 66_000 },
        ],
      ],
      ['Winter', [{ from_on: '2025-11-02', to_on: '2026-04-03', to_mileage: 66_000 }]],
    ]);
  });

  it('counts in the unit that the rest of the file says, kept as the vehicle counts', async () => {
    const [one] = await fateOf(log(SUMMER), 'mi');
    expect(one).toMatchObject({ component: { mounted: [{ from_mileage: 37_282 }] }, guessed: [] });
    const [guessed] = await fateOf(log(SUMMER).replaceAll('Odometer (km)', 'Odometer'), 'mi');
    expect(guessed).toMatchObject({ component: { mounted: [{ from_mileage: 60_000 }] }, guessed: ['unit'] });
  });

  it('says what cannot be read, and ends nothing with it', async () => {
    const found = await fateOf(
      log(SUMMER, 'Odd,31st of May,64000,,,,,,0,9,', 'Later,2030-1-1,70000,,,,,,0,11,', 'None,,,,,,,,0,12,'),
    );
    expect(found).toMatchObject([
      { component: { mounted: [{ from_on: '2025-04-01' }] }, told: [] },
      { field: 'date', unreadable: '31st of May' },
      { field: 'date', unreadable: '2030-1-1' },
      { name: 'None', component: { mounted: [] } },
    ]);
  });
});

describe('the equipment of LubeLogger', () => {
  const RECORD = { id: '1', vehicleId: '3', notes: '', extraFields: [], files: [], tags: '' };
  const records = (...some: object[]) =>
    JSON.stringify({ equipmentrecords: some.map((one) => ({ ...RECORD, isEquipped: 'False', ...one })) });

  it('is on the vehicle from today on where it is equipped, with what it ran before', async () => {
    const text = records(
      {
        ...{ description: 'Winter tires', isEquipped: 'True', distanceTraveled: '1250', notes: 'On steel' },
        extraFields: [{ name: 'Shop', value: 'Sole' }],
      },
      { description: 'Roof box', distanceTraveled: '0', tags: 'summer' },
    );
    expect(await fateOf(text, 'km', '3')).toMatchObject([
      {
        component: {
          ...{ kind: 'tyres', name: 'Winter tires', note: 'On steel\nShop: Sole' },
          mounted: [{ vehicle_id: 7, from_on: '2026-11-24' }],
          happened: [{ kind: 'use', happened_on: '2026-11-24', distance: 1_250, distance_unit: 'km' }],
        },
        ...{ told: ['since-today', 'ran-before'], guessed: ['unit'] },
      },
      {
        component: { kind: 'other', name: 'Roof box', note: 'summer', mounted: [], happened: [] },
        told: [],
        guessed: [],
      },
    ]);
    expect(await componentsIn(text, 'km', '4')).toEqual([]);
  });

  it('has one tyre or those of one axle where its name says so, and hours where the vehicle counts them', async () => {
    const text = records(
      { description: 'Front tires' },
      { description: 'Reifen hinten' },
      { description: 'Tires front and rear', distanceTraveled: '12' },
      { description: 'Rear tire' },
      { description: 'Front and rear tyre' },
      { description: 'Front left tyre' },
      { description: 'Pneus avant' },
    );
    const found = await fateOf(text, 'h', '3');
    expect(found.map((one) => 'component' in one && one.component.tyres)).toEqual([
      [{ position: 'front-left' }, { position: 'front-right' }],
      [{ position: 'rear-left' }, { position: 'rear-right' }],
      undefined,
      [{ position: 'rear' }],
      [{ position: 'front' }, { position: 'rear' }],
      [{ position: 'front-left' }],
      [{ position: 'front-left' }, { position: 'front-right' }],
    ]);
    expect(found[2]).toMatchObject({ component: { happened: [{ hours: 12 }] } });
  });

  it('comes as a CSV, too, and says what cannot be read', async () => {
    const csv = 'Description,Notes,Tags,IsEquipped,extrafield_Shop\nHarness,,,True,Sole\n,,,False,';
    expect(await fateOf(csv)).toMatchObject([
      { line: 2, component: { kind: 'other', name: 'Harness', note: 'Shop: Sole', mounted: [{}] } },
      { line: 3, name: 'LubeLogger' },
    ]);
    const odd = records({ description: 'Seat', distanceTraveled: 'far' });
    expect(await fateOf(odd, 'km', '3')).toMatchObject([{ field: 'distance', unreadable: 'far' }]);
  });
});

describe('the tyres of MyGarage', () => {
  const reading = (tire_id: number, fields: object) => ({
    ...{ id: tire_id * 10, tire_id, vin: 'ZFA1', position: 'FL', recorded_at: '2026-03-01', odometer_km: '41000.00' },
    ...{ tread_depth_mm: '6.10', pressure_kpa: null, notes: null, created_at: '2026-03-01T10:00:00' },
    ...fields,
  });
  const tyre = (id: number, position: string, fields: object = {}) => ({
    ...{ position, brand: 'Falken', model_name: 'HS02', size: '165/60R15', dot_code: '2324' },
    ...{
      installed_date: '2025-11-02',
      tread_depth_mm: '6.10',
      pressure_kpa: '230.00',
      min_tread_mm: '2.0',
      notes: null,
    },
    ...{ id, vin: 'ZFA1', created_at: '2025-11-02T10:00:00', readings: [] },
    ...fields,
  });
  const saved = (...tires: object[]) => JSON.stringify({ tires, total: tires.length });

  it('of one make, size and day are a set, with their readings by day', async () => {
    const text = saved(
      tyre(1, 'FL', { readings: [reading(1, {}), reading(1, { recorded_at: '2025-12-01', tread_depth_mm: '7.00' })] }),
      tyre(2, 'FR', { dot_code: 'unknown', notes: 'Plug', readings: [reading(2, { tread_depth_mm: '6.40' })] }),
      tyre(3, 'SPARE', { brand: 'Barum', installed_date: null, dot_code: null }),
    );
    expect(await fateOf(text, 'mi', 'ZFA1')).toMatchObject([
      {
        name: 'Falken HS02',
        component: {
          ...{ kind: 'tyres', maker: 'Falken', size: '165/60R15', note: 'FR: DOT unknown, Plug' },
          tyres: [
            { position: 'front-left', dot: '2324' },
            { position: 'front-right', dot: null },
          ],
          limits: [{ by: 'tread', value: 2, unit: 'mm', source: 'MyGarage' }],
          mounted: [{ vehicle_id: 7, from_on: '2025-11-02' }],
          happened: [
            { kind: 'tread', happened_on: '2025-12-01', depths: [{ position: 'front-left', middle: 7 }] },
            {
              ...{ happened_on: '2026-03-01', mileage: 25_476 },
              depths: [
                { position: 'front-left', middle: 6.1 },
                { position: 'front-right', middle: 6.4 },
              ],
            },
          ],
        },
        told: ['dot'],
      },
      {
        name: 'Barum HS02',
        component: {
          ...{ tyres: [{ position: 'spare', dot: null }], note: 'SPARE: 6.10 mm', happened: [] },
          mounted: [{ from_on: '2026-11-24' }],
        },
        told: ['since-today'],
      },
    ]);
    expect(await componentsIn(text, 'km', 'ZFA2')).toEqual([]);
  });

  it('at a place that Carnet does not know, or of a day that is none, are not taken', async () => {
    expect(await fateOf(saved(tyre(1, 'MIDDLE')), 'km', 'ZFA1')).toMatchObject([
      { field: 'type', unreadable: 'MIDDLE' },
    ]);
    const odd = tyre(1, 'FL', { readings: [reading(1, { recorded_at: 'soon' })] });
    expect(await fateOf(saved(odd), 'km', 'ZFA1')).toMatchObject([{ field: 'date', unreadable: 'soon' }]);
  });
});

it('what is there already is left out, whatever the case of its name', async () => {
  const text = 'Description,Notes,Tags,IsEquipped\nHarness,,,True\nSeat,,,True';
  const there = keyOfComponent({ kind: 'other', name: 'HARNESS', size: null });
  const known = { events: new Set<string>(), readings: new Set<string>(), fillUps: new Set<string>() };
  const judged = (await componentsIn(text)).map((one) =>
    unlessMounted(one, { ...known, components: new Set([there]) }),
  );
  expect(judged.map(isTakenComponent)).toEqual([false, true]);
  expect(judged[0]!.fate).toEqual({ leftOut: 'present' });
});
