import type { EventType } from '../events';
import { type ImportChoices, rememberedOf } from './import-choices';
import { amountUnitIn, energyIn, timeIn } from './fuel-values.rules';
import { guessMapping, type Mapping, saidOf, signatureOf, toRemember, type Usual, withColumn } from './mapping.rules';
import { keyOfEvent, keyOfFillUp, keyOfReading, unlessPresent } from './present.rules';
import { categoriesIn, type Fate, judgedRows, type Target } from './rows.rules';
import type { DateOrder } from './table-format';
import { decoded, delimiterOf, MAX_BYTES, MAX_ROWS, readTableFile } from './table-file';
import { type Table, tablesOf, vehiclesIn } from './tables.rules';
import {
  guessMark,
  guessOrder,
  readAmount,
  readCurrency,
  readDay,
  readMileage,
  readNumber,
  unitIn,
} from './values.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'en-US' };
const TARGET: Target = {
  vehicle: { id: 7, odometer_unit: 'mi' },
  today: '2026-11-24',
  nameOf: (kind) => `A ${kind}`,
  types: new Map(),
};

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'history.csv') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes], name);
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
};

/** The tables of a file, with the result of each row under the default mapping. */
async function read(
  content: string | Uint8Array<ArrayBuffer>,
  usual: Partial<Usual> = {},
  { name, called }: { name?: string; called?: string } = {},
) {
  const file = await readTableFile(fileOf(content, name));
  const tables = tablesOf(file.rows);
  const fates = tables.flatMap((table) =>
    judgedRows(table, guessMapping(table, { ...USUAL, ...usual }, file.hasNumbers), { ...TARGET, called }),
  );
  return {
    products: tables.map(({ format }) => format?.product ?? null),
    fates: fates.map(({ fate }) => fate),
    lines: fates.map(({ line }) => line),
    vehicles: vehiclesIn(tables),
  };
}
const eventsOf = (fates: Fate[]) => fates.flatMap((fate) => ('event' in fate ? [fate.event] : []));

describe('a file of LubeLogger', () => {
  it('with services is service events', async () => {
    const { products, fates } = await read(
      'Date,Odometer,Description,Notes,Cost\n01/31/2020,45000,Oil change,"5W-40, cold",$20.60\n02/15/2020,47000,Tires,,"1,040.45"',
    );
    expect(products).toEqual(['LubeLogger']);
    expect(eventsOf(fates)).toMatchObject([
      {
        vehicle_id: 7,
        name: 'Oil change',
        date_performed: '2020-01-31',
        mileage_at_service: 45_000,
        cost: 20.6,
        notes: '5W-40, cold',
      },
      { name: 'Tires', type: 'Regular Maintenance', cost: 1_040.45, currency: 'USD', notes: null },
    ]);
  });

  it('with odometer readings is readings', async () => {
    const { fates } = await read('Date,InitialOdometer,Odometer,Notes,Tags\n1/13/2024,260000,260001,test,');
    expect(fates).toEqual([
      {
        reading: { vehicle_id: 7, read_on: '2024-01-13', value: 260_001, note: 'test' },
        of: undefined,
        guessed: ['unit'],
      },
    ]);
  });

  it('with fill-ups has them whole', async () => {
    const { fates } = await read('Date,Odometer,FuelConsumed,Cost,IsFillToFull\n1/13/2024,204836,8.3,16.2,True');
    expect(fates).toMatchObject([
      { fillUp: { odometer: 204_836, amount: 8.3, unit: 'us_gal', full: true, total: 16.2 } },
    ]);
  });
});

describe('what LubeLogger answers by its API', () => {
  const RECORD = {
    ...{ id: '7', vehicleId: '1', date: '1/31/2020', odometer: '45000', description: 'Pads', cost: '1040.45' },
    ...{ notes: 'Front, "hot"', tags: '', extraFields: [], files: [{ name: 'a.pdf', location: '/a.pdf' }] },
  };

  it.each([
    ['servicerecords.json', 'Regular Maintenance'],
    ['repairrecords (1).json', 'Repair'],
    ['UpgradeRecords.json', 'Modification'],
    ['answer.json', 'Regular Maintenance'],
  ])('saved as %s is events of the type %s', async (name, type) => {
    const { products, fates } = await read(JSON.stringify([RECORD]), {}, { name });
    expect(products).toEqual(['LubeLogger']);
    expect(eventsOf(fates)).toMatchObject([
      { name: 'Pads', type, date_performed: '2020-01-31', mileage_at_service: 45_000, cost: 1_040.45 },
    ]);
    expect(eventsOf(fates)[0]!.notes).toBe('Front, "hot"');
  });

  it('independent of culture has numbers as numbers, whatever mark the person writes', async () => {
    const record = { ...RECORD, date: '2020-01-31', odometer: 45_000, cost: 12.345 };
    const { fates } = await read(JSON.stringify([record]), { mark: ',' });
    expect(eventsOf(fates)).toMatchObject([{ date_performed: '2020-01-31', mileage_at_service: 45_000, cost: 12.345 }]);
  });

  it('of all vehicles is of one at a time', async () => {
    const records = ['1', '2', '2'].map((vehicleId) => ({ ...RECORD, vehicleId }));
    const { vehicles, fates } = await read(JSON.stringify(records), {}, { called: '1' });
    expect(vehicles).toEqual(['2', '1']);
    expect(fates.map((fate) => ('leftOut' in fate ? fate.leftOut : 'taken'))).toEqual([
      'taken',
      'other-vehicle',
      'other-vehicle',
    ]);
  });

  it('of odometer records is readings, of fuel fill-ups, of plans nothing', async () => {
    const reading = { id: '1', date: '1/13/2024', initialOdometer: '10', odometer: '20', notes: '' };
    const fuel = { id: '1', date: '1/13/2024', odometer: '30', fuelConsumed: '8', cost: '16', isFillToFull: 'True' };
    const plan = { dateCreated: '1/13/2024', description: 'Paint', cost: '5', progress: 'Backlog' };
    const [readings, fuels, plans] = await Promise.all([
      read(JSON.stringify([reading])),
      read(JSON.stringify([fuel])),
      read(JSON.stringify([plan]), {}, { name: 'planrecords.json' }),
    ]);
    expect(readings.fates).toMatchObject([{ reading: { value: 20 } }]);
    expect(fuels.fates).toMatchObject([{ fillUp: { odometer: 30, amount: 8 } }]);
    expect(plans.fates).toEqual([{ leftOut: 'plan' }]);
  });

  it('broken off is no table', async () => {
    await expect(readTableFile(fileOf('[{"date":"1/13/2024"', 'answer.json'))).rejects.toMatchObject({
      fault: 'unreadable',
    });
  });
});

describe('a log of Simply Auto', () => {
  const HEADER =
    'Row ID,Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Distance Travelled,Eff,Octane,Fuel Brand,Filling Station,Notes,Day,Month,Year,Receipt Path,Latitude,Longitude,Record Type,Record Desc';
  const row = (id: number, vehicle: string, month: string, type: number, what: string) =>
    `${id},${vehicle},${100 * id}.0,0,0,0,25.5,0,0,0,,Corner Garage,A note,${10 + id},${month},2024,,0,0,${type},"${what}"`;
  const logOf = (months: string[]) =>
    [
      HEADER,
      row(1, 'Aveo', months[0]!, 0, 'Fuel Record'),
      row(2, 'Aveo', months[1]!, 1, 'Engine Oil, Air Filter'),
      row(3, 'Aveo', months[1]!, 2, 'Parking'),
      row(4, 'Aveo', months[1]!, 4, 'adhoc'),
      row(5, 'Aveo', months[1]!, 3, 'Work'),
      row(6, 'Bravo', months[1]!, 1, 'Tires'),
    ].join('\n');

  it('is services, expenses, readings and what is not kept, of one vehicle', async () => {
    const { products, vehicles, fates } = await read(logOf(['1', '12']), {}, { called: 'Aveo' });
    expect([products, vehicles]).toEqual([['Simply Auto'], ['Aveo', 'Bravo']]);
    expect(fates).toMatchObject([
      { reading: { read_on: '2024-01-11', value: 100 }, of: 'fill-up' },
      {
        event: {
          ...{ name: 'Engine Oil, Air Filter', type: 'Regular Maintenance', date_performed: '2024-12-12' },
          ...{ mileage_at_service: 200, cost: 25.5, description: 'Corner Garage', notes: 'A note' },
        },
      },
      { event: { name: 'Parking', type: 'Other', date_performed: '2024-12-13' } },
      { reading: { read_on: '2024-12-14', value: 400 } },
      { leftOut: 'trip' },
      { leftOut: 'other-vehicle' },
    ]);
  });

  it('that counts months from 0 is of the same days', async () => {
    const { fates } = await read(logOf(['0', '11']), {}, { called: 'Aveo' });
    expect(fates.slice(0, 2)).toMatchObject([
      { reading: { read_on: '2024-01-11' } },
      { event: { date_performed: '2024-12-12' } },
    ]);
  });
});

it('rows of which nothing is kept are told once, however many vehicles a file has', async () => {
  const { rows } = await readTableFile(
    fileOf('Trip Records\n"Note"\n"Work"\nService Records\n"Vehicle","Date"\n"One","2026-01-02"\n"Two","2026-01-03"'),
  );
  const fatesOf = (called: string) =>
    tablesOf(rows).flatMap((table) =>
      judgedRows(table, guessMapping(table, USUAL), { ...TARGET, called, unnamed: 'One' }).map(({ fate }) => fate),
    );
  expect(fatesOf('One').map((fate) => ('leftOut' in fate ? fate.leftOut : 'taken'))).toEqual([
    ...['trip', 'taken', 'other-vehicle'],
  ]);
  expect(fatesOf('Two').map((fate) => ('leftOut' in fate ? fate.leftOut : 'taken'))).toEqual([
    ...['other-vehicle', 'other-vehicle', 'taken'],
  ]);
});

describe('a backup of Fuelio', () => {
  const BACKUP = [
    '"## Vehicle"',
    '"Name","Description","DistUnit"',
    '"Clio","","0"',
    '"## Log"',
    '"Data","Odo (km)","Fuel (litres)","Full"',
    '"2026-07-25 14:58","46818.0","34.578","1"',
    '"## CostCategories"',
    '"CostTypeID","Name"',
    '"1","Service"',
    '"## Costs"',
    '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","isTemplate","isIncome"',
    '"Service","2026-07-27 23:07","47006","1","Oil, filter","200.0","0","0"',
    '"Insurance","2026-05-19 17:33","0","31","","260.0","0","0"',
    '"Refund","2026-05-11","0","4","","50.0","0","1"',
    '"Belt","2030-07-27","0","1","","0.0","1","0"',
  ].join('\r\n');

  it('says of each row what becomes of it, in the unit of the vehicle', async () => {
    const { products, fates, lines } = await read(BACKUP);
    expect(new Set(products)).toEqual(new Set(['Fuelio']));
    expect(fates).toMatchObject([
      { leftOut: 'other' },
      { fillUp: { filled_on: '2026-07-25', at: '14:58', odometer: 29_091, amount: 34.578, unit: 'l' } },
      { leftOut: 'other' },
      { event: { name: 'Service', type: 'Regular Maintenance', cost: 200 } },
      { event: { name: 'Insurance', type: 'Other', mileage_at_service: null } },
      { leftOut: 'income' },
      { leftOut: 'reminder' },
    ]);
    expect(lines).toEqual([3, 6, 9, 12, 13, 14, 15]);
  });
});

describe('a fill-up that is not taken', () => {
  const HEAD = '"## Log"\n"Data","Odo (km)","Fuel (litres)","Full","Price"\n';
  const missedIn = async (...rows: string[]) => {
    const { fates } = await read(HEAD + rows.join('\n'));
    return fates.flatMap((fate) => ('fillUp' in fate ? [[fate.fillUp.filled_on, fate.fillUp.missed_before]] : []));
  };

  it.each([
    ['has no amount', '"2026-07-10","46300","","0","31.2"'],
    ['cost something, and has an amount of 0', '"2026-07-10","46300","0","0","31.2"'],
    ['has an amount that cannot be read', '"2026-07-10","46300","many","0","31.2"'],
    ['has no mileage either', '"2026-07-10","","","0","31.2"'],
  ])('is missed before the next one, where it %s, in whatever order rows stand', async (_what, lost) => {
    const rows = ['"2026-07-20","46600","22","1",""', lost, '"2026-07-01","46000","40","1",""'];
    const next = [
      ['2026-07-20', true],
      ['2026-07-01', false],
    ];
    expect(await missedIn(...rows)).toEqual(next);
    expect(await missedIn(...rows.toReversed())).toEqual(next.toReversed());
  });

  it('is missed by mileage on one day, once, and not where it is a reading alone', async () => {
    expect(
      await missedIn(
        '"2026-07-01","46000","40","1",""',
        '"2026-07-20","46300","","0","31.2"',
        '"2026-07-20","46200","10","0",""',
        '"2026-07-20","46600","12","1",""',
        '"2026-07-25","46900","0","0","0,00 €"',
        '"2026-07-30","47200","42","1",""',
      ),
    ).toEqual([
      ['2026-07-01', false],
      ['2026-07-20', false],
      ['2026-07-20', true],
      ['2026-07-30', false],
    ]);
  });
});

describe('categories that a person named', () => {
  const judged = async (text: string, types: [string, EventType][] = []) => {
    const { rows } = await readTableFile(fileOf(text));
    const target = { ...TARGET, types: new Map(types) };
    return tablesOf(rows).flatMap((table) => judgedRows(table, guessMapping(table, USUAL), target));
  };
  const FUELIO =
    '"## CostCategories"\n"CostTypeID","Name"\n"1","Service"\n"31","Bremsen"\n"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Notes","Cost","isIncome"\n"Pads","2026-07-27","100","31","","200","0"\n"","2026-07-28","100","31","","10","0"\n"Oil","2026-07-28","100","77","","10","0"\n"Refund","2026-07-28","100","31","","10","1"';

  it('are kept by their names, and counted, those of Fuelio by their numbers', async () => {
    const rows = await judged(FUELIO);
    expect(categoriesIn(rows)).toEqual([{ name: 'Bremsen', rows: 2 }]);
    expect(eventsOf(rows.map(({ fate }) => fate))).toMatchObject([
      { name: 'Pads', type: 'Other', description: 'Bremsen' },
      { name: 'Bremsen', type: 'Other', description: null },
      { name: 'Oil', type: 'Other', description: null },
    ]);
  });

  it('are of the type that the person says, wherever a file has them', async () => {
    const types: [string, EventType][] = [['Bremsen', 'Repair']];
    expect(eventsOf((await judged(FUELIO, types)).map(({ fate }) => fate)).map(({ type }) => type)).toEqual([
      'Repair',
      'Repair',
      'Other',
    ]);
    const own = await judged('Date,Service,Category\n2026-01-02,Pads,Bremsen\n2026-01-02,Sway bar,Modification', types);
    expect(eventsOf(own.map(({ fate }) => fate))).toMatchObject([
      { type: 'Repair', description: 'Bremsen' },
      { type: 'Modification' },
    ]);
  });

  it('are words of a cell at LubeLogger, of which the first that is known tells', async () => {
    const rows = await judged('Date,Odometer,Description,Cost,Notes,Tags\n2026-01-02,100,Pads,5,,front Bremsen', [
      ['Bremsen', 'Repair'],
    ]);
    expect(categoriesIn(rows).map(({ name }) => name)).toEqual(['front', 'Bremsen']);
    expect(rows).toMatchObject([{ fate: { event: { name: 'Pads', type: 'Repair', description: 'front, Bremsen' } } }]);
  });

  it('are none where the product has kinds of its own', async () => {
    expect(
      categoriesIn(await judged('Datum;Km-Stand;Kostenart;Bezeichnung;Kosten\n15.01.2026;1;77;Inspektion;412,80', [])),
    ).toEqual([]);
  });
});

describe('what the account remembers of a table', () => {
  const choicesOf = (headers: string, columns: { field: string; column: number }[]): ImportChoices => ({
    categories: [],
    tables: [{ headers, kind: 'Repair', columns, unit: 'km', currency: null }],
  });

  it('is found by title and headers; a column that is not there, or means nothing here, is left out', async () => {
    const [table] = tablesOf((await readTableFile(fileOf('When,Job\n2020-01-02,Oil'))).rows) as [Table];
    const columns = [
      { field: 'date', column: 0 },
      { field: 'name', column: 7 },
      { field: 'colour', column: 1 },
    ];
    expect(rememberedOf(choicesOf(signatureOf(table), columns), table)).toEqual({
      ...{ kind: 'Repair', unit: 'km' },
      columns: { date: 0 },
    });
    expect(rememberedOf(choicesOf('other', columns), table)).toBeNull();
  });
});

it('a file of Drivvo is read by place, in any language of its headers', async () => {
  const { products, fates } = await read(
    '##Refuelling\n"Одометр (km)","Дата","Топливо"\n"1000","2023-05-06 10:00:00","АИ-95"\n\n##Service\n"Одометр (km)","Дата","Общая стоимость","Вид сервиса","Название","Примечание"\n"1500","2023-06-07 09:05:00","57.44","Масло","","Синтетика"\n',
    { unit: 'km' },
  );
  expect(products).toEqual(['Drivvo', 'Drivvo']);
  expect(fates).toMatchObject([
    { reading: { value: 621 }, of: 'fill-up' },
    {
      event: { name: 'Масло', date_performed: '2023-06-07', mileage_at_service: 932, cost: 57.44, notes: 'Синтетика' },
    },
  ]);
});

it('an export of aCar is its events and the readings of its fill-ups', async () => {
  const { products, fates } = await read(
    [
      'Metadata\n"Android Version","Date Format"\n"13","M/d/yyyy"\n',
      'Fill-Up Records\n"Vehicle","Date","Time","Odometer Reading","Distance Unit","Volume"\n"Altima","07/15/2023","08:11","106,421","mi","20.101"\n',
      'Event Records\n"Vehicle","Date","Time","Odometer Reading","Distance Unit","Type","Sub Types","Total Cost","Payment","Notes"\n"Altima","05/14/2022","10:43","93,600","mi","Service","Engine Oil, Oil Filter","$22.00","","Home"\n"Altima","05/15/2022","10:43","93,610","mi","Expense","Parking","$5.00","",""\n',
    ].join('\n'),
  );
  expect(new Set(products)).toEqual(new Set(['aCar']));
  expect(fates.slice(1)).toMatchObject([
    { fillUp: { filled_on: '2023-07-15', at: '08:11', odometer: 106_421, amount: 20.101, unit: 'us_gal' } },
    {
      event: {
        name: 'Engine Oil, Oil Filter',
        type: 'Regular Maintenance',
        mileage_at_service: 93_600,
        cost: 22,
        notes: 'Home',
      },
    },
    { event: { name: 'Parking', type: 'Other' } },
  ]);
});

it('a file of Fuelly is its fill-ups', async () => {
  const { products, fates } = await read(
    'car_name,model,l/100km,odometer,km,litres,price,city_percentage,fuelup_date,notes\nGriffin,Saab,0.0,87432.0,0.0,55.7,34.5,25,2011-08-19,N95',
  );
  expect(products).toEqual(['Fuelly']);
  expect(fates).toMatchObject([
    {
      fillUp: {
        filled_on: '2011-08-19',
        odometer: 87_432,
        amount: 55.7,
        unit_price: 34.5,
        total: 1_921.65,
        note: 'N95',
      },
    },
  ]);
});

describe('a file of Spritmonitor', () => {
  const COSTS =
    'Datum;Km-Stand;Kostenart;Bezeichnung;Kosten;Währung;Bemerkung\n15.01.2026;52.310;1;Inspektion;412,80;EUR;Ölservice\n03.03.2026;53.100;2;Auspuff;1.240,50;EUR;"Endtopf \\"Sport\\""\n20.02.2026;;5;Haftpflicht;389,00;EUR;\n04.03.2026;53.100;10;Kaufpreis;8.900,00;EUR;';

  it('of costs has amounts, kinds by their numbers, and no price of a car', async () => {
    const { products, fates } = await read(COSTS, { unit: 'km' });
    expect(products).toEqual(['Spritmonitor']);
    expect(fates.slice(0, 3)).toMatchObject([
      {
        event: {
          ...{ name: 'Inspektion', type: 'Regular Maintenance', date_performed: '2026-01-15', cost: 412.8 },
          ...{ currency: 'EUR', mileage_at_service: 32_504, notes: 'Ölservice' },
        },
      },
      { event: { name: 'Auspuff', type: 'Repair', cost: 1_240.5, notes: 'Endtopf "Sport"' } },
      { event: { name: 'Haftpflicht', type: 'Other', mileage_at_service: null, cost: 389 } },
    ]);
    expect(fates[3]).toEqual({ leftOut: 'purchase' });
  });

  it.each([
    'Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Bemerkung\n15.01.2026;52000,00;500,00;35,1;61,20;EUR;1;1;',
    'Date;Odometer;Trip;Quantity;Total price;Currency;Type;Tires;Note\n15.01.2026;52000,00;500,00;35,1;61,20;EUR;1;1;',
  ])('of fill-ups has them whole, odometers to two decimals', async (text) => {
    const { products, fates } = await read(text, { unit: 'km' });
    expect(products).toEqual(['Spritmonitor']);
    expect(fates).toMatchObject([
      { fillUp: { filled_on: '2026-01-15', odometer: 32_311, amount: 35.1, currency: 'EUR' } },
    ]);
  });
});

describe('a file of Road Trip', () => {
  const fileIn = (titles: string[], marks = ',.') => {
    const [separator, mark] = [...marks] as [string, string];
    const line = (...cells: string[]) => cells.map((cell) => cell.replace('.', mark)).join(separator);
    return [
      `ROAD TRIP CSV "${marks}"`,
      line('Version', 'Language'),
      line('1900', 'en'),
      '',
      titles[0]!,
      line('Odometer (km)', 'Trip Distance', 'Date', 'Fill Amount'),
      line('61311', '', '"2025-6-15 9:51"', '10.4'),
      '',
      titles[1]!,
      line(
        'Description',
        'Date',
        'Odometer (km)',
        'Cost',
        'Note',
        'Location',
        'Type',
        'Subtype',
        'Payment',
        'Categories',
        'Interval',
        'Distance',
        'Flags',
        'Currency Code',
      ),
      line(
        '"Oil change"',
        '"2025-6-16"',
        '61400',
        '92.5',
        '"Synthetic"',
        'Garage',
        'Service',
        '',
        '',
        '',
        '12 months',
        '10000',
        '0',
        'CHF',
      ),
      line('"Road tax"', '"2025-7-1"', '', '310', '', '', 'Expense', '', '', '', '', '', '0', ''),
      '',
      titles[2]!,
      line('Name', 'Start Date'),
      line('"Alps"', '"2025-8-1"'),
      '',
      titles[3]!,
      line('Name', 'Odometer', 'Units', 'Notes', 'TankCapacity', 'Tank1Units', 'Home Currency'),
      line('"Swift"', 'km', '', '', '37', 'L', 'EUR'),
      '',
      titles[5]!,
      line('Type', 'Date', 'Odometer', 'Price'),
      line('"Purchased"', '"2019-5-1"', '12', '9500'),
    ].join('\n');
  };
  const ENGLISH = ['FUEL RECORDS', 'MAINTENANCE RECORDS', 'ROAD TRIPS', 'VEHICLE', 'TIRE LOG', 'VALUATIONS'];

  it.each([
    ['in English', fileIn(ENGLISH)],
    ['in German, with its marks', fileIn(['TANKEN', 'WARTUNG', 'REISEN', 'FAHRZEUG', 'REIFEN', 'WERTE'], ';,')],
  ])('%s is its records, each with what stands there', async (_, text) => {
    const { products, fates } = await read(text);
    expect(new Set(products)).toEqual(new Set(['Road Trip']));
    expect(fates).toMatchObject([
      { fillUp: { filled_on: '2025-06-15', at: '09:51', odometer: 38_097, amount: 10.4 } },
      {
        event: {
          ...{ name: 'Oil change', type: 'Regular Maintenance', date_performed: '2025-06-16', cost: 92.5 },
          ...{ currency: 'CHF', mileage_at_service: 38_152, notes: 'Synthetic', description: 'Garage' },
        },
      },
      { event: { name: 'Road tax', type: 'Other', cost: 310, currency: 'EUR', mileage_at_service: null } },
      { leftOut: 'trip' },
      { leftOut: 'other' },
      { leftOut: expect.stringMatching(/component|purchase/) as string },
    ]);
  });

  it.each([
    [',.', '.'],
    [';,', ','],
  ])('says in its first line that %s are its marks', async (marks, mark) => {
    const { rows } = await readTableFile(fileOf(fileIn(ENGLISH, marks)));
    expect(tablesOf(rows).map(({ facts }) => facts?.mark)).toEqual([mark, mark, mark, mark, mark]);
  });
});

describe('a file of Drivvo as it is now', () => {
  const SERVICE = [
    '##Service,,,,,,,,,,',
    'Odômetro,Data,Valor total,Tipo de serviço,Local,Motorista,Forma de pagamento,Observação,Título,Anexo,Veículo',
    '41500,2026-09-16 9:05,57.44,Troca de óleo,Oficina Sol,Ana,Credit,Filtro trocado,,0,Fusca 1972',
    '12000,2026-09-17 10:00,120.00,Freios,Oficina Sol,Ana,Credit,Pastilhas,,0,Kombi 1975',
  ];

  it('has a vehicle in each row, and the note behind the driver', async () => {
    const { vehicles, fates } = await read(SERVICE.join('\n'), { unit: 'km' }, { called: 'Fusca 1972' });
    expect(vehicles).toEqual(['Fusca 1972', 'Kombi 1975']);
    expect(fates).toMatchObject([
      { event: { name: 'Troca de óleo', date_performed: '2026-09-16', cost: 57.44, notes: 'Filtro trocado' } },
      { leftOut: 'other-vehicle' },
    ]);
  });

  it('is read where a header counts behind its quotes, and lines end as they did on a Mac', async () => {
    const text =
      '##Service\r"Odometer","Date","Total cost","Service type","Place","Notes" 2\r41500,2026-09-16 9:05,57.44,Oil change,Garage,Filter\r42000,2026-10-01 9:05,80,Brakes,Garage,\r';
    const { fates } = await read(text, { unit: 'km' });
    expect(fates).toMatchObject([{ event: { name: 'Oil change', notes: 'Filter' } }, { event: { name: 'Brakes' } }]);
  });

  it('has reason and note of an expense apart', async () => {
    const { fates } = await read(
      '##Expense\nOdometer,Date,Total,Expense,Place,Driver,Reason,Payment,Note,Vehicle\n100,2026-01-02,5,Parking,City,Ana,Work,Cash,Level 2,Fusca',
    );
    expect(fates).toMatchObject([{ event: { name: 'Parking', notes: 'Level 2', description: 'Work' } }]);
  });
});

it('a backup of Fuelio counts miles in all its tables where its vehicle says so', async () => {
  const { fates } = await read(
    '"## Vehicle"\n"Name","DistUnit"\n"Swift","1"\n"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Cost"\n"Oil","2026-04-17","27233","2","0.0"\n',
    { unit: 'km' },
  );
  expect(eventsOf(fates)).toMatchObject([{ name: 'Oil', mileage_at_service: 27_233, cost: 0 }]);
});

it('services of Fuelly and of aCar are events, each of its vehicle', async () => {
  const fuelly = await read(
    'car_name,odometer,service_date,sub_service_types,total_price,notes\nGriffin,87500,2012-03-04,"Oil, Filter",55.70,cold\nOther,1,2012-03-05,Wash,5,',
    {},
    { called: 'Griffin' },
  );
  expect([fuelly.products, fuelly.vehicles]).toEqual([['Fuelly'], ['Griffin', 'Other']]);
  expect(fuelly.fates).toMatchObject([
    { event: { name: 'Oil, Filter', date_performed: '2012-03-04', cost: 55.7, mileage_at_service: 87_500 } },
    { leftOut: 'other-vehicle' },
  ]);
  const acar = await read(
    'Service Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Altima","05/14/2022","61,400","mi","Engine Oil, Oil Filter","$92.50"\nExpense Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Altima","05/15/2022","","mi","Parking","$5.00"',
  );
  expect(acar.vehicles).toEqual(['Altima']);
  expect(eventsOf(acar.fates)).toMatchObject([
    { name: 'Engine Oil, Oil Filter', type: 'Regular Maintenance', cost: 92.5, mileage_at_service: 61_400 },
    { name: 'Parking', type: 'Other', cost: 5 },
  ]);
});

describe('LubeLogger beside its history', () => {
  it.each([
    ['reminder', 'Description,Urgency,Metric,DueDate\nOil,Urgent,Date,2026-12-01'],
    ['plan', 'DateCreated,Description,Type,Priority,Progress,Cost\n2026-01-02,Paint,Upgrade,Low,Backlog,500'],
  ])('has work that is not done, which is no event: a %s', async (leftOut, text) => {
    expect((await read(text)).fates).toEqual([{ leftOut }]);
  });

  it('has taxes, which are no maintenance', async () => {
    const { fates } = await read('Date,Description,Cost,Notes,Tags\n01/31/2026,Road tax,310,,');
    expect(eventsOf(fates)).toMatchObject([{ name: 'Road tax', type: 'Other', cost: 310 }]);
  });

  it('by a server in France has euros, and grouped figures', async () => {
    const { fates } = await read(
      'Date,Odometer,Description,Cost,Notes,Tags\n31/01/2025,152300,Vidange,"23,07 €",huile,\n12/02/2025,153 100,Pneus hiver,"1 240,50 €",,',
    );
    expect(eventsOf(fates)).toMatchObject([
      { date_performed: '2025-01-31', mileage_at_service: 152_300, cost: 23.07, currency: 'EUR' },
      { date_performed: '2025-02-12', mileage_at_service: 153_100, cost: 1_240.5, currency: 'EUR' },
    ]);
  });
});

describe('a table of one’s own', () => {
  it('is read by its headers and values: semicolons, days first, decimal commas, Windows-1252, lines in quotes', async () => {
    const text =
      'Datum;Kilometerstand;Arbeit;Kosten;Bemerkung\n31.12.2019;84.120;\xd6lwechsel;1.085,50 \x80;"Filter\nund \xd6l"\n';
    const { products, fates } = await read(
      Uint8Array.from(text, (char) => char.charCodeAt(0)),
      { currency: 'EUR' },
    );
    expect(products).toEqual([null]);
    expect(fates).toMatchObject([
      {
        event: {
          name: 'Ölwechsel',
          date_performed: '2019-12-31',
          mileage_at_service: 52_270,
          cost: 1_085.5,
          currency: 'EUR',
          notes: 'Filter\nund Öl',
        },
      },
    ]);
  });

  it('may begin with a byte order mark, and have more or fewer cells than headers', async () => {
    const { fates } = await read('\ufeffDate,Service,Cost\n2020-01-02,Oil\n2020-01-03,Belt,5,more,and more\n\n,,\n');
    expect(fates).toMatchObject([{ event: { name: 'Oil', cost: null } }, { event: { name: 'Belt', cost: 5 } }]);
  });

  it('keeps a formula as the text that it is, names what is nameless, and cuts a name that is too long', async () => {
    const long = 'x'.repeat(300);
    const { fates } = await read(
      `Date,Service,Cost\n2020-01-02,"=HYPERLINK(""http://a"")",1\n2020-01-02,,1\n2020-01-02,${long},1`,
    );
    expect(eventsOf(fates)).toMatchObject([
      { name: '=HYPERLINK("http://a")' },
      { name: 'A Regular Maintenance' },
      { name: `${'x'.repeat(199)}…`, description: long },
    ]);
  });

  it('says which value cannot be read, and plans what is of a day to come', async () => {
    const { fates } = await read(
      'Date,Service,Cost\n2020-02-31,Oil,1\n2020-02-01,Oil,many\n2020-02-01,Oil,-5\n2027-02-01,Oil,5',
    );
    expect(fates).toMatchObject([
      { field: 'date', unreadable: '2020-02-31' },
      { field: 'cost', unreadable: 'many' },
      { field: 'cost', unreadable: '-5' },
      { event: { status: 'Upcoming' } },
    ]);
  });
});

describe('what a table does not say', () => {
  it('is not made up: a row without a day and a name is none, and one that says nothing is left out', async () => {
    const { fates } = await read('Colour,Price\nred,5\n,\n');
    expect(fates).toEqual([{ field: 'date', unreadable: '' }]);
    const empty = await read('Date,Service,Cost\n2020-01-02,Oil,1\n"","",0');
    expect(empty.fates[1]).toEqual({ leftOut: 'empty' });
  });

  it('stands below a title', async () => {
    const { fates } = await read('My Porsche 911\nkept since 1990,,\nDate,Service,Cost\n2020-01-02,Oil,1');
    expect(eventsOf(fates)).toMatchObject([{ name: 'Oil', date_performed: '2020-01-02' }]);
  });

  it('is guessed anew for a column that is chosen by hand', async () => {
    const { rows } = await readTableFile(
      fileOf('When;What;A;B\n13.02.2024;Oil;85,50;12,345\n14.02.2024;Belt;9,99;13.345'),
    );
    const [table] = tablesOf(rows) as [Table];
    const guessed = guessMapping(table, USUAL);
    const mapped = [
      ['date', 0],
      ['name', 1],
      ['cost', 2],
      ['mileage', 3],
    ] as const;
    const mapping = mapped.reduce((one, [field, place]) => withColumn(table, one, field, place, USUAL), guessed);
    expect(eventsOf(judgedRows(table, mapping, TARGET).map(({ fate }) => fate))).toMatchObject([
      { name: 'Oil', date_performed: '2024-02-13', cost: 85.5, mileage_at_service: 12_345 },
      { name: 'Belt', cost: 9.99, mileage_at_service: 13_345 },
    ]);
  });
});

describe('a row that the vehicle has already', () => {
  const present = {
    events: new Set([
      keyOfEvent({ name: 'Oil', date_performed: '2020-01-02', mileage_at_service: 100, cost: 5, currency: 'USD' }),
      keyOfEvent({ name: 'Wash', date_performed: '2020-01-03', mileage_at_service: null, cost: null, currency: null }),
    ]),
    readings: new Set([keyOfReading({ read_on: '2020-01-04', value: 120 })]),
    fillUps: new Set([keyOfFillUp({ filled_on: '2020-01-05', odometer: 130, amount: 40.5 })]),
  };

  it('is left out: by day, mileage and amount, and by its name where it cost nothing', async () => {
    const { fates } = await read(
      'Date,Service,Odometer,Cost\n2020-01-02,Change of oil,100,5\n2020-01-02,Oil,101,5\n2020-01-03,Wash,,\n2020-01-03,Wax,,',
    );
    expect(fates.map((fate) => 'leftOut' in unlessPresent(fate, present))).toEqual([true, false, true, false]);
    const readings = await read('Date,InitialOdometer,Odometer\n2020-01-04,0,120\n2020-01-04,0,121');
    expect(readings.fates.map((fate) => 'leftOut' in unlessPresent(fate, present))).toEqual([true, false]);
    const fillUps = await read(
      'Date,Odometer,Liters\n2020-01-05,130,40.50\n2020-01-05,130,4.5\n2020-01-05,131,40.5\n2020-01-06,130,40.5',
    );
    expect(fillUps.fates.map((fate) => 'leftOut' in unlessPresent(fate, present))).toEqual([true, false, false, false]);
  });
});

it('is another where its name is, of the same visit, unless an amount tells', async () => {
  const visit = { date_performed: '2020-01-02', mileage_at_service: 100 };
  const present = {
    events: new Set([
      keyOfEvent({ ...visit, name: 'Oil', cost: null, currency: null }),
      keyOfEvent({ ...visit, name: 'Belt', cost: 0, currency: 'USD' }),
      keyOfEvent({ ...visit, name: 'Pads', cost: 80, currency: 'USD' }),
    ]),
    readings: new Set<string>(),
    fillUps: new Set<string>(),
  };
  const { fates } = await read(
    'Date,Service,Odometer,Cost\n2020-01-02,Oil,100,\n2020-01-02,Filter,100,\n2020-01-02,Belt,100,0\n2020-01-02,Plugs,100,0\n2020-01-02,Brakes,100,80',
  );
  expect(fates.map((fate) => 'leftOut' in unlessPresent(fate, present))).toEqual([true, false, true, false, true]);
});

describe('what was said of a table before', () => {
  const tableIn = async (text: string) => tablesOf((await readTableFile(fileOf(text))).rows)[0]!;
  const eventsAfter = async (first: string, next: string, say: (mapping: Mapping) => Mapping = (as) => as) => {
    const before = toRemember(say(guessMapping(await tableIn(first), USUAL)));
    const table = await tableIn(next);
    const mapping = guessMapping(table, USUAL, false, before);
    return { mapping, events: eventsOf(judgedRows(table, mapping, TARGET).map(({ fate }) => fate)) };
  };

  it('says which column is what; order and marks are read from the values of the next one', async () => {
    const { events } = await eventsAfter(
      'When,Job,Paid\n12/31/2019,Oil,85.50',
      'When,Job,Paid\n31.12.2020,Belt,"1.085,50"',
      (mapping) => ({ ...mapping, columns: { date: 0, name: 1, cost: 2 }, kind: 'Repair' }),
    );
    expect(events).toMatchObject([{ name: 'Belt', type: 'Repair', date_performed: '2020-12-31', cost: 1_085.5 }]);
  });

  it('answers no question about the dates of the next one', async () => {
    const { mapping } = await eventsAfter(
      'Date,Service,Cost\n05/02/2024,Oil,5',
      'Date,Service,Cost\n05/02/2025,Oil,5',
      (one) => ({ ...one, dates: 'dmy', doubt: null }),
    );
    expect(mapping.doubt).toMatchObject({ date: '05/02/2025' });
  });

  it('is unit and currency where the next one says none, and stays a guess; none that was guessed itself', async () => {
    const text = 'Date,Service,Odometer,Cost\n2020-01-02,Oil,100,5';
    const said = await eventsAfter(text, text, (one) => saidOf(saidOf(one, { unit: 'km' }), { currency: 'CHF' }));
    expect(said.events).toMatchObject([{ mileage_at_service: 62, currency: 'CHF' }]);
    expect(said.mapping.guessed).toEqual(['unit', 'currency']);
    const signed = await eventsAfter(text, text.replace(',5', ',€5'), (one) => saidOf(one, { currency: 'CHF' }));
    expect(signed.events).toMatchObject([{ currency: 'EUR' }]);
    const guessed = await eventsAfter(text, text, (one) => ({ ...one, unit: 'km', currency: 'CHF' }));
    expect(guessed.events).toMatchObject([{ mileage_at_service: 100, currency: 'USD' }]);
  });
});

describe('a log of fill-ups of one’s own', () => {
  it('is known by its amounts, and read by its headers', async () => {
    const { fates } = await read(
      'Datum;Uhrzeit;Kilometerstand;Kraftstoff;Liter;Preis pro Liter;Betrag;Tankstelle\n31.12.2019;14:05;84.120;Super E10;35,125;1,459;51,25 €;Aral',
      { unit: 'km' },
    );
    expect(fates).toEqual([
      {
        guessed: [],
        fillUp: {
          ...{ vehicle_id: 7, filled_on: '2019-12-31', at: '14:05', odometer: 52_270, energy: 'petrol' },
          ...{ amount: 35.125, unit: 'l', full: true, missed_before: false, total: 51.25, unit_price: 1.459 },
          ...{ currency: 'EUR', station: 'Aral', tank: null, note: null },
        },
      },
    ]);
  });

  it('says which value cannot be read: nothing of it is taken for another', async () => {
    const { fates } = await read(
      'Date,Odometer,Liters,Total,Full tank\n2020-01-02,100,many,5,yes\n2020-01-03,100,-4,5,yes\n2020-01-04,100,4,5,perhaps\n2030-01-04,100,4,5,no',
    );
    expect(fates).toEqual([
      { field: 'amount', unreadable: 'many' },
      { field: 'amount', unreadable: '-4' },
      { field: 'full', unreadable: 'perhaps' },
      { field: 'date', unreadable: '2030-01-04' },
    ]);
  });

  it('in kWh is of charges, of which one may be free; in kilograms it is none of petrol', async () => {
    const charges = await read('Date,Odometer,kWh,Cost\n2020-01-02,100,40.5,0\n2020-01-03,200,30,9');
    expect(charges.fates).toMatchObject([
      { fillUp: { energy: 'electricity', unit: 'kWh', total: 0, currency: 'USD' }, guessed: ['unit', 'currency'] },
      { fillUp: { energy: 'electricity', total: 9 } },
    ]);
    const { fates } = await read('Date,Odometer,Liters,Fuel unit,Fuel\n2020-01-02,100,4,kg,\n2020-01-02,100,4,kg,CNG');
    expect(fates).toMatchObject([{ field: 'amountUnit', unreadable: 'kg' }, { fillUp: { energy: 'cng', unit: 'kg' } }]);
  });

  it('has natural gas by its mass where no unit is said, which is a guess until the person says another', async () => {
    const { rows } = await readTableFile(fileOf('Date,Odometer,FuelConsumed,Cost,Fuel\n1/13/2024,100,8.3,16.2,CNG'));
    const [table] = tablesOf(rows) as [Table];
    const mapping = withColumn(table, guessMapping(table, USUAL), 'energy', 4, USUAL);
    const fuelIn = (one: Mapping) => judgedRows(table, one, TARGET)[0]!.fate;
    expect(fuelIn(mapping)).toMatchObject({ fillUp: { energy: 'cng', unit: 'kg' } });
    expect(fuelIn(mapping)).toMatchObject({ guessed: expect.arrayContaining(['amountUnit']) as string[] });
    expect(fuelIn(saidOf(mapping, { amountUnit: 'us_gal' }))).toMatchObject({ fillUp: { unit: 'us_gal' } });
  });

  it('is read anew whatever was said of its product while only readings were taken', async () => {
    const { rows } = await readTableFile(fileOf('Date,Odometer,FuelConsumed,Cost\n1/13/2024,100,8.3,16.2'));
    const [table] = tablesOf(rows) as [Table];
    const before = { kind: 'reading', columns: { date: 0, mileage: 1 } } as const;
    expect(guessMapping(table, USUAL, false, before)).toMatchObject({ kind: 'fill-up', columns: { amount: 2 } });
    const since = { kind: 'reading', columns: { date: 0, mileage: 1, amount: 2 } } as const;
    expect(guessMapping(table, USUAL, false, since)).toMatchObject({ kind: 'reading' });
  });

  it('is of what the person says once they have said it', async () => {
    const { rows } = await readTableFile(fileOf('Date,Odometer (km),FuelConsumed,Cost\n1/13/2024,100,8.3,€16.2'));
    const [table] = tablesOf(rows) as [Table];
    const mapping = saidOf(guessMapping(table, USUAL), { amountUnit: 'imp_gal', energy: 'diesel' });
    expect(judgedRows(table, mapping, TARGET)).toMatchObject([
      { fate: { guessed: [], fillUp: { energy: 'diesel', unit: 'imp_gal' } } },
    ]);
  });
});

it.each([
  ['Gas. Comum', 'petrol'],
  ['Benzin', 'petrol'],
  ['Sans plomb 98', 'petrol'],
  ['ガソリン', 'petrol'],
  ['АИ-95', 'petrol'],
  ['Premium Diesel', 'diesel'],
  ['Gasóleo', 'diesel'],
  ['Gazole', 'diesel'],
  ['軽油', 'diesel'],
  ['Autogas (LPG)', 'lpg'],
  ['GPL', 'lpg'],
  ['Erdgas', 'cng'],
  ['Gas natural', 'cng'],
  ['Metano', 'cng'],
  ['Strom', 'electricity'],
  ['Électricité', 'electricity'],
  ['電気', 'electricity'],
  ['Wasserstoff', 'hydrogen'],
  ['AdBlue', 'adblue'],
  ['Zweitaktgemisch', 'two-stroke-mix'],
  ['Aceite de motor', 'oil'],
  ['Ethanol', null],
  ['Gas', null],
  ['', null],
])('knows the fuel %s', (text, energy) => {
  expect(energyIn(text)).toBe(energy);
});

it.each([
  ['Fuel (litres)', 'l'],
  ['Volumen in Liter', 'l'],
  ['gal (US)', 'us_gal'],
  ['US gallons', 'us_gal'],
  ['Imperial gallons', 'imp_gal'],
  ['gallons (UK)', 'imp_gal'],
  ['gallons', 'gal'],
  ['kWh', 'kWh'],
  ['kg', 'kg'],
  ['Volume', null],
])('knows the unit of amounts in %s', (text, unit) => {
  expect(amountUnitIn(text)).toBe(unit);
});

it.each([
  ['2026-07-25 14:58', '14:58'],
  ['2026-09-15 9:05', '09:05'],
  ['2024-01-02T10:00:00', '10:00'],
  ['07/20/2023 - 1:55 PM', '13:55'],
  ['12:10 am', '00:10'],
  ['06/06/2021 0:00', null],
  ['15.01.2026', null],
  ['25:10', null],
])('reads the time of %s', (text, time) => {
  expect(timeIn(text)).toBe(time);
});

describe('what is guessed', () => {
  const guessesOf = (fates: Fate[]) => fates.map((fate) => ('guessed' in fate ? fate.guessed : null));

  it('is what a row needs and its file does not say', async () => {
    const { fates } = await read(
      'Date,Service,Odometer,Cost\n2020-01-02,Oil,100,5\n2020-01-03,Belt,,€5\n2020-01-04,Wash,100,\n2020-01-05,Look,,\n',
    );
    expect(guessesOf(fates)).toEqual([['unit', 'currency'], [], ['unit'], []]);
    const said = await read('Date,Service,Odometer (km),Cost,Currency\n2020-01-02,Oil,100,5,CHF\n');
    expect(guessesOf(said.fates)).toEqual([[]]);
  });

  it('is so no longer once the person has said it', async () => {
    const { rows } = await readTableFile(fileOf('Date,Service,Odometer,Cost\n2020-01-02,Oil,100,5'));
    const [table] = tablesOf(rows) as [Table];
    const mapping = saidOf(saidOf(guessMapping(table, USUAL), { unit: 'km' }), { currency: 'EUR' });
    expect(judgedRows(table, mapping, TARGET)).toMatchObject([
      { fate: { guessed: [], event: { mileage_at_service: 62, cost: 5, currency: 'EUR' } } },
    ]);
  });
});

it('takes a currency from its column, as a code or a sign; a word there that means none is said', async () => {
  const { fates } = await read(
    'Date,Service,Cost,Currency\n2020-01-02,Oil,5,€\n2020-01-02,Belt,5,£\n2020-01-02,Wash,5,chf\n2020-01-02,Wax,5,$\n2020-01-02,Pads,5,gold\n2020-01-02,Look,,gold',
    {},
  );
  expect(fates).toMatchObject([
    { event: { currency: 'EUR' }, guessed: [] },
    { event: { currency: 'GBP' } },
    { event: { currency: 'CHF' } },
    { event: { currency: 'USD' } },
    { field: 'currency', unreadable: 'gold' },
    { event: { cost: null, currency: null } },
  ]);
});

describe('the currency of an amount', () => {
  it.each([
    ['23,07 €', 'USD', { value: 'EUR' }],
    ['£5', 'EUR', { value: 'GBP' }],
    ['CHF 480.-', 'EUR', { value: 'CHF' }],
    ['$92.50', 'USD', { value: 'USD' }],
    ['$92.50', 'CAD', { value: 'CAD' }],
    ['$92.50', 'EUR', { unreadable: '$' }],
    ['92.50', 'EUR', { value: 'EUR' }],
    ['92.50 about', 'EUR', { value: 'EUR' }],
  ])('%s, where %s is usual', (text, usual, read) => {
    expect(readCurrency(text, usual)).toEqual(read);
  });
});

it.each([
  ['12,345', '.', 12_345],
  ['12,345', ',', 12_345],
  ['152 300 km', ',', 152_300],
  ['52000,00', ',', 52_000],
  ['1.234.567', '.', 1_234_567],
] as const)('reads the mileage %s', (text, mark, value) => {
  expect(readMileage(text, mark)).toEqual({ value });
});

it.each([
  ['12,650', ',', 0, 12_650],
  ['1.240', ',', 2, 1_240],
  ['1.240', '.', 2, 1_240],
  ['1.240', '.', 3, 1.24],
  ['9.99', '.', 2, 9.99],
  ['Fr. 480', '.', 2, 480],
  ['Fr. 1.480', ',', 2, 1_480],
  ['sFr. 12.-', '.', 2, 12],
] as const)('reads the amount %s', (text, mark, decimals, value) => {
  expect(readAmount(text, mark, decimals)).toEqual({ value });
});

it('reads no amount that two words stand around, the point of one of which would be taken for its decimals', () => {
  expect(readAmount('Fr. 480 CHF', '.', 2)).toEqual({ unreadable: 'Fr. 480 CHF' });
});

describe('a hostile file', () => {
  it.each([
    ['is too large', fileOf(new Uint8Array(MAX_BYTES + 1)), 'too-large'],
    ['has too many rows', fileOf('a\n'.repeat(MAX_ROWS + 5)), 'too-many-rows'],
    ['is no text', fileOf(Uint8Array.from([0x50, 0x4b, 0, 0, 1])), 'unreadable'],
    ['only says that it is a workbook', fileOf('Date,Cost', 'book.xlsx'), 'unreadable'],
  ])('is refused where it %s', async (_, file, fault) => {
    await expect(readTableFile(file)).rejects.toMatchObject({ fault });
  });

  it('without any row is no table', async () => {
    for (const empty of ['', '\n\n', 'Date,Cost', '## Log\n## Costs'])
      expect(tablesOf((await readTableFile(fileOf(empty))).rows)).toEqual([]);
  });

  it('of 5 MB is read whole', async () => {
    const row = `2020-01-02,Oil,${'n'.repeat(300)}\n`;
    const { fates } = await read(`Date,Service,Notes\n${row.repeat(16_000)}`);
    expect(fates).toHaveLength(16_000);
  });
});

it.each([
  ['1/2/2024', 'dmy', '2024-02-01'],
  ['1/2/2024', 'mdy', '2024-01-02'],
  ['2024-01-02T10:00', 'mdy', '2024-01-02'],
  ['2.1.24', 'dmy', '2024-01-02'],
  ['01/02/2023 - 13:55', 'mdy', '2023-01-02'],
  ['5.6.1973', 'dmy', '1973-06-05'],
  ['12-Mar-2024', 'mdy', '2024-03-12'],
  ['Mar 12, 2024', 'dmy', '2024-03-12'],
  ['12 février 2024', 'mdy', '2024-02-12'],
  ['3. März 2024', 'mdy', '2024-03-03'],
  ['20240612', 'dmy', '2024-06-12'],
  ['4 de mayo de 2023', 'mdy', '2023-05-04'],
] as const)('reads the day %s as %s', (text, order, value) => {
  expect(readDay(text, order, '2026-11-24')).toEqual({ value });
});

it.each([
  ['12.05.62', 'dmy', '2026-11-24', '1962-05-12'],
  ['12.05.26', 'dmy', '2026-11-24', '2026-05-12'],
  ['24.11.26', 'dmy', '2026-11-24', '2026-11-24'],
  ['25.11.26', 'dmy', '2026-11-24', '1926-11-25'],
  ['11/25/26', 'mdy', '2027-11-24', '2026-11-25'],
  ['12/31/99', 'mdy', '2026-11-24', '1999-12-31'],
  ['00-01-02', 'ymd', '2026-11-24', '2000-01-02'],
  ['69-01-02', 'ymd', '2100-01-01', '2069-01-02'],
] as const)('reads the year of two digits of %s (%s), at the latest %s, as %s', (text, order, latest, value) => {
  expect(readDay(text, order, latest)).toEqual({ value });
});

it('takes work of a year of two digits for done, and what lies a little ahead for planned', async () => {
  const { fates } = await read('Date,Service,Cost\n12.05.62,Oil,5\n13.05.62,Oil,5\n20.12.26,Belt,5', { dates: 'dmy' });
  expect(eventsOf(fates).map((event) => [event.date_performed, event.status])).toEqual([
    ['1962-05-12', 'Completed'],
    ['1962-05-13', 'Completed'],
    ['2026-12-20', 'Upcoming'],
  ]);
});

it('takes the order and the mark that the data prove, and the person’s where they prove none', () => {
  const order = (texts: string[], likely: DateOrder) => guessOrder(texts, likely, '2026-11-27');
  expect(order(['1/2/2024', '13/2/2024'], 'mdy')).toEqual({ order: 'dmy', doubt: null });
  expect(order(['1/2/2024', '2/13/2024'], 'dmy')).toEqual({ order: 'mdy', doubt: null });
  expect(order(['2024-1-2'], 'dmy')).toEqual({ order: 'ymd', doubt: null });
  // A date of the past cannot be in the future, so one order is impossible.
  expect(order(['12/01/2026', '05/02/2026'], 'mdy')).toEqual({ order: 'dmy', doubt: null });
  // Nothing decides, so the person is asked.
  expect(order(['3/3/2024', '1/2/2024'], 'dmy')).toEqual({
    order: 'dmy',
    doubt: { date: '1/2/2024', orders: ['dmy', 'mdy'] },
  });
  expect(order(['3/3/2024'], 'dmy')).toEqual({ order: 'dmy', doubt: null });
  expect(guessMark(['1.234', '12,50'], '.')).toBe(',');
  expect(guessMark(['1.234'], ',')).toBe(',');
  expect(guessMark(['1,234.5'], ',')).toBe('.');
});

describe('an order of dates by which some lie ahead', () => {
  const order = (texts: string[], likely: DateOrder = 'dmy') => guessOrder(texts, likely, '2026-11-27');

  it('is asked about where that may be a plan at the end of a history', () => {
    expect(order(['03/04/2024', '06/07/2025', '05/12/2026'])).toEqual({
      order: 'mdy',
      doubt: { date: '03/04/2024', orders: ['mdy', 'dmy'] },
    });
    expect(order(['05/12/2026', '06/07/2025', '03/04/2024'], 'mdy').doubt).not.toBeNull();
  });

  it('is asked about where the other has some ahead as well', () => {
    expect(order(['12/11/2026', '12/12/2026', '01/02/2027'])).toMatchObject({ doubt: { orders: ['dmy', 'mdy'] } });
  });

  it('is not taken where the other has all behind, and what lies ahead is no end of a history', () => {
    expect(order(['12/01/2026', '05/02/2026', '06/03/2026'], 'mdy')).toMatchObject({ order: 'dmy' });
    expect(order(['12/01/2026', '12/01/2026', '05/02/2026'], 'mdy')).toEqual({ order: 'dmy', doubt: null });
    expect(order(['05/02/2026', '12/01/2026', '06/03/2026'], 'mdy')).toEqual({ order: 'dmy', doubt: null });
  });
});

it('asks of years of two digits whether they come first', () => {
  const { doubt } = guessOrder(['05.01.03', '06.02.04'], 'dmy', '2026-11-27');
  expect(doubt).toEqual({ date: '05.01.03', orders: ['dmy', 'mdy', 'ymd'] });
  expect(guessOrder(['05.01.03', '06.02.62'], 'dmy', '2026-11-27').doubt?.orders).toEqual(['dmy', 'mdy']);
});

it.each([
  ['1.234,56 €', ',', 1_234.56],
  ['$1,234.56', '.', 1_234.56],
  ["CHF 1'234.50", '.', 1_234.5],
  ['1 234,5', ',', 1_234.5],
  ['84,120 km', '.', 84_120],
  ['Fr. 480', '.', 480],
  ['Rs. 1,200.50', '.', 1_200.5],
  ['.5', '.', 0.5],
] as const)('reads the number %s', (text, mark, value) => {
  expect(readNumber(text, mark)).toEqual({ value });
});

it('knows units, separators and encodings by what is there', () => {
  expect([unitIn('Odo (km)'), unitIn('MILE'), unitIn('Mileage in km'), unitIn('Mileage')]).toEqual([
    'km',
    'mi',
    'km',
    null,
  ]);
  expect([delimiterOf('a;b;"c,d,e,f"\n'), delimiterOf('a\tb'), delimiterOf('a,b')]).toEqual([';', '\t', ',']);
  expect(decoded(Uint8Array.from([0xff, 0xfe, 0x41, 0]).buffer)).toBe('A');
});
