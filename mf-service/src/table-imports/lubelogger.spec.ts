import { fakeApi } from '@carnet/mf-kit/testing';
import { guessMapping, type Usual } from './mapping.rules';
import { readLubeLogger } from './lubelogger';
import { type JudgedRow, judgedRows } from './rows.rules';
import { tablesOf } from './tables.rules';
import { nameOfSubject, subjectsOf } from './vehicles.rules';

const USUAL: Usual = { dates: 'mdy', mark: ',', unit: 'km', currency: 'USD', today: '2026-11-24', region: 'de-DE' };
const SERVER = { address: 'https://cars.example/lube', key: 'k3y' };

/** Shapes from the source of LubeLogger 1.6.8, with the header that requests culture-invariant numbers. */
const RECORD = {
  ...{ vehicleId: 3, id: 11, date: '2025-03-04', odometer: 52_310, description: 'Brake pads', cost: 1_214.505 },
  ...{
    notes: 'Front',
    tags: 'brakes',
    extraFields: [
      { name: 'Garage', value: 'Kolb' },
      { name: 'Ramp', value: '' },
    ],
  },
  files: [
    { name: 'Bill', location: '/documents/0b1c.pdf', isPending: false },
    { name: 'Manual', location: 'https://manuals.example/corsa', isPending: false },
  ],
};
const ANSWER = {
  ...{ version: '1.6.8', currency_sign: '€' },
  vehicles: [
    {
      ...{
        id: 3,
        year: 2012,
        make: 'Opel',
        model: 'Corsa',
        licensePlate: 'HD K 12',
        isElectric: false,
        isDiesel: true,
      },
      extraFields: [{ name: 'VIN', value: 'W0L0SDL68C4000001' }],
    },
    { id: 4, year: 2021, make: 'Renault', model: 'Zoe', licensePlate: null, isElectric: true, isDiesel: false },
  ],
  records: {
    servicerecords: [RECORD],
    repairrecords: [{ ...RECORD, vehicleId: 4, description: 'Wiper', files: [], extraFields: [] }],
    upgraderecords: [],
    taxrecords: [{ vehicleId: 3, id: 5, date: '2025-01-02', description: 'Road tax', cost: 130, notes: '', tags: '' }],
    odometerrecords: [{ vehicleId: 3, id: 6, date: '2025-02-02', initialOdometer: 0, odometer: 51_900, notes: '' }],
    gasrecords: [
      {
        ...{ vehicleId: 4, id: 7, date: '2025-05-06', odometer: 9_000, fuelConsumed: 31.5, cost: 12.6 },
        ...{
          isFillToFull: true,
          missedFuelUp: false,
          notes: '',
          files: [{ name: 'slip.jpg', location: '/documents/5.jpg' }],
        },
      },
      { vehicleId: 3, id: 8, date: '2025-05-07', odometer: 52_800, fuelConsumed: 40, cost: 60, isFillToFull: false },
    ],
    reminderrecords: [
      {
        vehicleId: 3,
        id: 9,
        description: 'Oil',
        urgency: 'NotUrgent',
        metric: 'Both',
        dueDate: '2026-12-01',
        dueOdometer: 60_000,
      },
    ],
    planrecords: [{ vehicleId: 3, id: 10, description: 'Paint', priority: 'Low', progress: 'Backlog', cost: 800 }],
    supplyrecords: [{ vehicleId: 3, id: 1, date: '2025-01-01', description: 'Oil', cost: 30, partQuantity: 4 }],
    equipmentrecords: [{ vehicleId: 3, id: 1, description: 'Winter wheels', isEquipped: true }],
    noterecords: [{ vehicleId: 3, id: 1, description: 'Key code', noteText: '4711' }],
  },
};

async function read(changes: object = {}) {
  const api = fakeApi({ 'POST /api/imports/lubelogger': { body: { ...ANSWER, ...changes } } });
  const file = await readLubeLogger(SERVER);
  const tables = tablesOf(file.rows);
  const subjects = subjectsOf(tables, 0);
  const rowsOf = (called: string): JudgedRow[] =>
    tables.flatMap((table) =>
      judgedRows(table, guessMapping(table, USUAL, file.hasNumbers), {
        ...{ vehicle: { id: Number(called), odometer_unit: 'km' as const }, today: USUAL.today },
        ...{ nameOf: String, types: new Map(), called },
      }).filter(({ fate }) => !('leftOut' in fate && fate.leftOut === 'other-vehicle')),
    );
  return { api, file, subjects, rows: rowsOf };
}

it('sends address and key in the body of one call, and is called after its server', async () => {
  const { api, file } = await read();
  expect(api.calls).toMatchObject([{ method: 'POST', body: SERVER }]);
  expect(file.name).toBe('cars.example');
});

it('names vehicles as people do, with what is known of them', async () => {
  const { subjects } = await read();
  expect(subjects.map(nameOfSubject)).toEqual(['Opel Corsa 2012', 'Renault Zoe 2021']);
  expect(subjects[1]!.vehicle).toMatchObject({ vin: '', plate: '' });
  expect(subjects[0]!.vehicle).toMatchObject({ vin: 'W0L0SDL68C4000001', plate: 'HD K 12', year: '2012' });
});

it('has a record of each kind as what it is, its figures as they stand there whatever mark the person writes', async () => {
  const { rows } = await read();
  const fates = rows('3').map(({ fate }) => fate);
  const events = fates.flatMap((fate) => ('event' in fate ? [fate.event] : []));
  expect(events).toMatchObject([
    { name: 'Brake pads', type: 'Regular Maintenance', date_performed: '2025-03-04', mileage_at_service: 52_310 },
    { name: 'Road tax', type: 'Other', cost: 130, currency: 'EUR' },
  ]);
  expect(events[0]).toMatchObject({ cost: 1_214.505, currency: 'EUR' });
  expect(rows('4').flatMap(({ fate }) => ('event' in fate ? [fate.event.type] : []))).toEqual(['Repair']);
  expect(fates.filter((fate) => 'reading' in fate)).toMatchObject([{ reading: { value: 51_900 } }]);
  expect(fates.flatMap((fate) => ('leftOut' in fate ? [fate.leftOut] : []))).toEqual(
    expect.arrayContaining(['reminder', 'plan', 'other', 'other', 'other']),
  );
});

it('knows by the vehicle what was filled', async () => {
  const { rows } = await read();
  const fillUps = ['3', '4'].map((vehicle) =>
    rows(vehicle).flatMap(({ fate }) => ('fillUp' in fate ? [fate.fillUp] : [])),
  );
  expect(fillUps).toMatchObject([
    [{ energy: 'diesel', amount: 40, full: false, total: 60, currency: 'EUR' }],
    [{ energy: 'electricity', unit: 'kWh', amount: 31.5, full: true }],
  ]);
});

it('keeps fields of its owner, and links, as words of the note', async () => {
  const { rows } = await read();
  const [event] = rows('3').flatMap(({ fate }) => ('event' in fate ? [fate.event] : []));
  expect(event!.notes).toBe('Front\nGarage: Kolb\nManual: https://manuals.example/corsa');
});

it('has what is attached to a record with its row, and fetches it by its location', async () => {
  const { api, file, rows } = await read();
  expect(rows('3').flatMap(({ attached = [] }) => attached)).toEqual([
    { name: 'Bill', location: '/documents/0b1c.pdf' },
  ]);
  expect(rows('4').flatMap(({ attached = [] }) => attached)).toEqual([
    { name: 'slip.jpg', location: '/documents/5.jpg' },
  ]);
  const { signal } = new AbortController();
  const refused = (field: string) => ({ status: 400, body: { msg: 'No', errors: [{ field, msg: 'No' }] } });
  api.on('POST /api/imports/lubelogger/file', { body: 'bytes' });
  expect(await file.attached!('/documents/5.jpg', signal)).toHaveProperty('size', '"bytes"'.length);
  expect(api.calls.at(-1)!.body).toEqual({ ...SERVER, location: '/documents/5.jpg' });
  api.on('POST /api/imports/lubelogger/file', refused('location'));
  expect(await file.attached!('/documents/5.jpg', signal)).toBeNull();
  // The server is unreachable, which is not an error of one file, so no file is left out.
  api.on('POST /api/imports/lubelogger/file', refused('address'));
  await expect(file.attached!('/documents/5.jpg', signal)).rejects.toThrow('No');
});

it.each([
  ['$', 'USD', true],
  ['¤', 'USD', true],
  [null, 'USD', true],
  ['£', 'GBP', false],
])('takes the sign %j for %s, as a guess: %s', async (currency_sign, currency, isGuessed) => {
  const { rows } = await read({ currency_sign });
  const [first] = rows('3').flatMap(({ fate }) => ('event' in fate ? [fate] : []));
  expect([first!.event.currency, first!.guessed.includes('currency')]).toEqual([currency, isGuessed]);
});

it('of a server that knows no figures without a culture, reads texts as files have them', async () => {
  const record = {
    ...RECORD,
    id: '11',
    vehicleId: '3',
    date: '04.03.2025',
    odometer: '52310',
    cost: '1214,50',
    files: [],
  };
  const { file, rows } = await read({ records: { servicerecords: [record] } });
  expect(file.hasNumbers).toBe(false);
  expect(rows('3').filter(({ fate }) => 'event' in fate)).toMatchObject([
    { fate: { event: { cost: 1_214.5, mileage_at_service: 52_310 } } },
  ]);
});
