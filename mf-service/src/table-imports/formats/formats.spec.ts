import { TABLE_FORMATS } from '.';
import { guessMapping, type Usual } from '../mapping.rules';
import { type Fate, judgedRows } from '../rows.rules';
import { readTableFile } from '../table-file';
import { tablesOf } from '../tables.rules';
import { subjectsOf } from '../vehicles.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24' };
const TARGET = {
  vehicle: { id: 7, odometer_unit: 'km' },
  ...{ today: USUAL.today, nameOf: (kind: string) => kind, types: new Map() },
} as const;

async function tablesIn(content: string, name = 'history.csv') {
  const bytes = new TextEncoder().encode(content);
  const file = await readTableFile(Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer }));
  return { tables: tablesOf(file.rows), hasNumbers: file.hasNumbers };
}

/** What rows become: `2024-05-06 61400 km: Oil 92.5`, the reading, or why they are none. */
const said = (fate: Fate): string => {
  if ('event' in fate)
    return [fate.event.date_performed, fate.event.mileage_at_service, fate.event.name, fate.event.cost].join(' ');
  if ('reading' in fate) return `${fate.reading.read_on} ${fate.reading.value}`;
  return 'leftOut' in fate ? fate.leftOut : fate.field;
};

/** Samples of each product, written by us in the form that it writes. */
const SAMPLES: Record<string, { text: string; name?: string; becomes: string[] }[]> = {
  LubeLogger: [
    {
      text: 'Date,Odometer,Description,Cost,Notes,Tags\n01/31/2020,100,Pads,20.60,,',
      becomes: ['2020-01-31 161 Pads 20.6'],
    },
  ],
  Fuelly: [
    {
      text: 'car_name,odometer,service_date,sub_service_types,total_price,notes\nBlue,87500,2012-03-04,Oil,55.70,',
      becomes: ['2012-03-04 140818 Oil 55.7'],
    },
  ],
  Spritmonitor: [
    {
      text: 'Datum;Km-Stand;Kostenart;Bezeichnung;Kosten;Währung;Bemerkung\n15.01.2026;52.310;1;Inspektion;412,80;EUR;',
      becomes: ['2026-01-15 52310 Inspektion 412.8'],
    },
  ],
  Fuelio: [
    {
      text: '"## Vehicle"\n"Name","DistUnit"\n"Clio","0"\n"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Cost"\n"Oil","2026-04-17","27233","2","5.0"',
      becomes: ['other', '2026-04-17 27233 Oil 5'],
    },
  ],
  Drivvo: [
    {
      text: '##Service\nKm,Data,Valor,Tipo,Local,Nota\n500,2026-09-16 9:05,57.44,Freios,Oficina,',
      becomes: ['2026-09-16 500 Freios 57.44'],
    },
  ],
  aCar: [
    {
      text: 'Service Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Altima","05/14/2022","61,400","km","Oil","$92.50"',
      becomes: ['2022-05-14 61400 Oil 92.5'],
    },
  ],
  'Road Trip': [
    {
      text: 'ROAD TRIP CSV ",."\nVersion,Language\n1900,en\n\nFUEL RECORDS\nOdometer (km),Trip,Date\n61311,,2025-6-15\n\nMAINTENANCE RECORDS\nDescription,Date,Odometer (km),Cost\nOil,2025-6-16,61400,92.5',
      becomes: ['2025-06-15 61311', '2025-06-16 61400 Oil 92.5'],
    },
  ],
  'Simply Auto': [
    {
      text: 'Row ID,Vehicle ID,Odometer,Qty,Total Cost,Notes,Day,Month,Year,Record Type,Record Desc\n1,Aveo,100.0,0,25.5,,12,3,2024,1,Oil',
      becomes: ['2024-03-12 161 Oil 25.5'],
    },
  ],
  MyGarage: [
    {
      text: 'units_version,Date,Category,Description,Odometer (km),Cost,Vendor,Notes\n4,2025-06-16,Maintenance,Oil,61400.0,92.50,Sole,',
      becomes: ['2025-06-16 61400 Oil 92.5'],
    },
    {
      text: 'units_version,Date,Filled At,Odometer (km),Liters,Price Per Liter,Full Tank,Notes\n4,2025-06-17,,61450,30.100,1.8,Yes,',
      becomes: ['2025-06-17 61450'],
    },
    { text: 'units_version,Date,Reading (km),Notes\n4,2025-06-18,61500.5,', becomes: ['2025-06-18 61501'] },
    {
      text: 'units_version,Date,Type,Amount,Renewal Date,Notes\n4,2025-06-19,Registration,120.00,2026-06-19,',
      becomes: ['2025-06-19  Registration 120'],
    },
    {
      text: 'units_version,Provider,Type,Coverage,Start Date,End Date,Cost\n4,Acme,Extended,,2025-01-01,2027-01-01,900.00',
      becomes: ['other'],
    },
    {
      name: '2011_Fiat_500_complete_data_20251127.json',
      text: JSON.stringify({
        ...{ export_version: '4', units: 'metric', export_date: '2025-11-27T10:00:00' },
        vehicle: { vin: 'ZFA1', year: 2011, make: 'Fiat', model: '500', license_plate: 'AB 123 CD' },
        service_records: [
          {
            ...{ date: '2025-06-16', service_category: 'Maintenance', service_type: 'Oil', odometer_km: 61_400.5 },
            ...{ cost: 92.5, vendor_name: 'Sole', notes: null },
          },
        ],
        fuel_records: [{ date: '2025-06-17', odometer_km: 61_450, liters: 30.1, is_full_tank: true, notes: null }],
        def_records: [],
        odometer_records: [{ date: '2025-06-18', reading: 61_500, notes: 'Trip' }],
        notes: [{ date: '2025-06-19', title: 'Colour', content: 'Blue' }],
      }),
      becomes: ['other', '2025-06-16 61401 Oil 92.5', '2025-06-17 61450', '2025-06-18 61500', 'other'],
    },
  ],
};

it('each product has a sample', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...new Set(TABLE_FORMATS.map(({ product }) => product))].sort());
});

it.each(Object.entries(SAMPLES).flatMap(([product, samples]) => samples.map((sample) => ({ product, ...sample }))))(
  'a sample of $product is known as its, and read: $becomes',
  async ({ product, text, name, becomes }) => {
    const { tables, hasNumbers } = await tablesIn(text, name);
    expect(new Set(tables.map(({ format }) => format?.product))).toEqual(new Set([product]));
    const rows = tables.flatMap((table) => judgedRows(table, guessMapping(table, USUAL, hasNumbers), TARGET));
    expect(rows.map(({ fate }) => said(fate))).toEqual(becomes);
  },
);

it('a lone word is no title because a list of a JSON file has it as its key', async () => {
  const { tables } = await tablesIn('Service,Date\nOil,2025-06-16\nNotes,\nBelt,2025-06-17');
  expect(tables.map(({ rows }) => rows.length)).toEqual([3]);
});

it('the JSON of MyGarage says whose it is', async () => {
  const { text, name } = SAMPLES.MyGarage!.at(-1)!;
  expect(subjectsOf((await tablesIn(text, name)).tables, 0)).toMatchObject([
    {
      called: null,
      vehicle: { make: 'Fiat', model: '500', year: '2011', vin: 'ZFA1', plate: 'AB 123 CD', unit: 'km' },
    },
  ]);
});
