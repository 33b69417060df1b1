import type { usage } from '@carnet/contracts';
import { TABLE_FORMATS } from '.';
import { guessMapping, type Usual } from '../mapping.rules';
import { type Fate, judgedRows } from '../rows.rules';
import { readTableFile } from '../table-file';
import { tablesOf } from '../tables.rules';
import { subjectsOf } from '../vehicles.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'en-US' };
const TARGET = {
  vehicle: { id: 7, odometer_unit: 'km' },
  ...{ today: USUAL.today, nameOf: (kind: string) => kind, types: new Map() },
} as const;

async function tablesIn(content: string, name = 'history.csv') {
  const bytes = new TextEncoder().encode(content);
  const file = await readTableFile(Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer }));
  return { tables: tablesOf(file.rows), hasNumbers: file.hasNumbers };
}

/** `2026-07-25 14:58 46818: petrol 34.578 l, full, 61.2 EUR at 1.77, Shell; guessed: energy` */
function fillUpSaid(fillUp: usage.CreateFillUp, guessed: readonly string[]): string {
  const { filled_on, at, odometer, energy, amount, unit, full, missed_before, station, tank, note } = fillUp;
  const paid = fillUp.total == null ? '' : `${fillUp.total} ${fillUp.currency}`;
  const price = fillUp.unit_price == null ? '' : `at ${fillUp.unit_price}`;
  const when = [filled_on, at, odometer].filter(Boolean).join(' ');
  const more = [full ? 'full' : 'part', missed_before && 'missed', [paid, price].filter(Boolean).join(' '), station];
  const told = [`${energy} ${amount} ${unit}`, ...more, tank && `tank ${tank}`, note].filter(Boolean).join(', ');
  return `${when}: ${told}${guessed.length > 0 ? `; guessed: ${guessed.join(' ')}` : ''}`;
}

/** The result of a row: `2024-05-06 61400 km: Oil 92.5`, the fill-up, the reading, or why it is none. */
const said = (fate: Fate): string => {
  if ('event' in fate)
    return [fate.event.date_performed, fate.event.mileage_at_service, fate.event.name, fate.event.cost].join(' ');
  if ('fillUp' in fate) return fillUpSaid(fate.fillUp, fate.guessed);
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
    {
      text: 'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags\n1/13/2024,100,8.3,16.2,0,True,False,Rain,\n1/14/2024,110,9,,0,False,True,,\n1/15/2024,120,,,0,False,False,,',
      becomes: [
        '2024-01-13 161: petrol 8.3 us_gal, full, 16.2 USD, Rain; guessed: unit currency amountUnit energy',
        '2024-01-14 177: petrol 9 us_gal, part, missed; guessed: unit amountUnit energy',
        '2024-01-15 193',
      ],
    },
  ],
  Fuelly: [
    {
      text: 'car_name,odometer,service_date,sub_service_types,total_price,notes\nBlue,87500,2012-03-04,Oil,55.70,',
      becomes: ['2012-03-04 140818 Oil 55.7'],
    },
    {
      text: 'car_name,model,l/100km,odometer,km,litres,price,city_percentage,fuelup_date,date_added,tags,notes,missed_fuelup,partial_fuelup,latitude,longitude,brand\nBlue,Saab,18.7,100,30,57.432,1.5,50,06/16/2021 0:00,06/16/2021,,,0,1,,,Esso\nBlue,Saab,18.7,120,30,40,1.5,50,06/17/2021 18:05,06/17/2021,,,1,0,,,',
      becomes: [
        '2021-06-16 161: petrol 57.432 l, part, 86.15 USD at 1.5, Esso; guessed: unit currency energy',
        '2021-06-17 18:05 193: petrol 40 l, full, missed, 60 USD at 1.5; guessed: unit currency energy',
      ],
    },
    {
      text: 'car_name,odometer,gallons,price,fuelup_date\nBlue,100,10.5,3.5,06/16/2021 0:00',
      becomes: ['2021-06-16 161: petrol 10.5 us_gal, full, 36.75 USD at 3.5; guessed: unit currency amountUnit energy'],
    },
  ],
  Spritmonitor: [
    {
      text: 'Datum;Km-Stand;Kostenart;Bezeichnung;Kosten;Währung;Bemerkung\n15.01.2026;52.310;1;Inspektion;412,80;EUR;',
      becomes: ['2026-01-15 52310 Inspektion 412.8'],
    },
    {
      text: 'Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Strecken;Fahrweise;Kraftstoff;Bemerkung;Verbrauch;BC-Verbrauch;BC-Spritmenge;BC-Geschwindigkeit;Tankstelle;Land;Großraum;Ort\n15.01.2026;52000,00;0,00;35,10;61,20;EUR;3;1;1;1;7;;;;;;Aral;D;;Köln\n16.01.2026;52400,00;400,00;20,125;35,10;EUR;2;1;1;1;2;"Stau";;;;;;;;\n17.01.2026;52500,00;100,00;18,50;9,90;EUR;1;1;1;1;19;;;;;;;;;\n18.01.2026;52600,00;100,00;6,20;8,90;EUR;1;1;1;1;13;;;;;;;;;\n19.01.2026;52700,00;100,00;6,20;8,90;EUR;1;1;1;1;99;;;;;;;;;\n20.01.2026;52800,00;100,00;;;EUR;1;1;1;1;7;;;;;;;;;',
      becomes: [
        '2026-01-15 52000: petrol 35.1 l, full, missed, 61.2 EUR, Aral, Köln',
        '2026-01-16 52400: diesel 20.125 l, part, 35.1 EUR, Stau',
        '2026-01-17 52500: electricity 18.5 kWh, full, 9.9 EUR',
        '2026-01-18 52600: cng 6.2 kg, full, 8.9 EUR',
        '2026-01-19 52700: petrol 6.2 l, full, 8.9 EUR; guessed: energy',
        '2026-01-20 52800',
      ],
    },
  ],
  Fuelio: [
    {
      text: '"## Vehicle"\n"Name","DistUnit"\n"Clio","0"\n"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Cost"\n"Oil","2026-04-17","27233","2","5.0"',
      becomes: ['other', '2026-04-17 27233 Oil 5'],
    },
    {
      text: [
        '"## Vehicle"\n"Name","DistUnit","FuelUnit","Tank1Type"\n"Clio","0","2","100"',
        '"## Log"\n"Data","Odo (km)","Fuel (gallons)","Full","Price (optional)","l/100km (optional)","City (optional)","Notes (optional)","Missed","TankNumber","FuelType","VolumePrice","StationID (optional)"',
        '"2026-07-18 15:14","28887.0","28.604","0","1000.0","","Town","Rain","0","1","201","34.96","99"',
        '"2026-07-19 00:00","28987.0","8.5","1","0.0","","","","1","2","400","0.0","98"',
        '"2026-07-20 07:05","29087.0","9.25","1","300.0","","","","0","1","0","0.0",""',
        '"2026-07-21 07:05","29187.0","0.0","1","300.0","","","","0","1","0","0.0",""',
        '"## FavStations"\n"NameBrand","StationID"\n"Shell","99"',
      ].join('\n'),
      becomes: [
        'other',
        '2026-07-18 15:14 28887: diesel 28.604 imp_gal, part, 1000 USD at 34.96, Shell, Town, Rain; guessed: currency',
        '2026-07-19 28987: lpg 8.5 imp_gal, full, missed, tank 2',
        '2026-07-20 07:05 29087: petrol 9.25 imp_gal, full, 300 USD; guessed: currency',
        '2026-07-21 29187',
        'other',
      ],
    },
  ],
  Drivvo: [
    {
      text: '##Service\nKm,Data,Valor,Tipo,Local,Nota\n500,2026-09-16 9:05,57.44,Freios,Oficina,',
      becomes: ['2026-09-16 500 Freios 57.44'],
    },
    {
      text: [
        '##Refuelling',
        'Odômetro,Data,Combustível,Preço / L,Valor total,Volume,Completou o tanque,Segundo combustível,Preço / L 2,Valor total 2,Volume 2,Completou o tanque 2,Terceiro combustível,Preço / L 3,Valor total 3,Volume 3,Completou o tanque 3,Média,Distância,Recarga,,,,Posto,Motorista,Motivo,Forma de pagamento,Observação,Esqueceu,Veículo',
        '500,2026-09-15 9:05,Gasolina,1.969,89.643,45.527,Sim,,0,0,0,Não,,0,0,0,Não,,,,,,,Posto Azul,Ana,,Credit,Chuva,0,Fusca',
        '0.0,2026-09-16 9:05,Etanol,1.969,20,10.157,Não,GNV,2.5,25,10,Sim,,0,0,0,Não,,,,,,,,Ana,,Credit,,1,Fusca',
      ].join('\n'),
      becomes: [
        '2026-09-15 09:05 805: petrol 45.527 us_gal, full, 89.64 USD at 1.969, Posto Azul, Chuva; guessed: unit currency amountUnit',
        '2026-09-16 09:05: petrol 10.157 us_gal, part, missed, 20 USD at 1.969, Etanol\nSegundo combustível: GNV, Preço / L 2: 2.5, Valor total 2: 25, Volume 2: 10; guessed: currency amountUnit energy',
      ],
    },
    {
      text: '##Refuelling\n"Одометр (km)","Дата","Топливо","Цена","Сумма","Объём","Полный бак"\n"1000","2023-05-06 10:00:00","ДТ","50.1","1879.75","37.52","Да"',
      becomes: ['2023-05-06 10:00 1000: diesel 37.52 us_gal, full, 1879.75 USD at 50.1; guessed: currency amountUnit'],
    },
  ],
  aCar: [
    {
      text: 'Service Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Altima","05/14/2022","61,400","km","Oil","$92.50"',
      becomes: ['2022-05-14 61400 Oil 92.5'],
    },
    {
      text: 'Vehicles\n"Name","Make","Model","Volume Unit"\n"Altima","Nissan","Altima","IMPERIAL_GALLON"\nFill-Up Records\n"Vehicle","Date","Time","Odometer Reading","Distance Unit","Volume","Volume Unit","Price per Unit","Total Cost","Partial Fill-Up?","Previously Missed Fill-Ups?","Fuel Category","Fuel Type","Fuel Brand","Fueling Station Address","Notes"\n"Altima","07/15/2023","08:11","61,421","km","20.101","gal","$3.969","$79.78","No","No","Diesel","Premium","Maverik","1 Main St","Trip"\n"Altima","07/16/2023","9:30 PM","61,500","km","5.5","L","$3.969","","Yes","Yes","","","","",""',
      becomes: [
        'other',
        '2023-07-15 08:11 61421: diesel 20.101 imp_gal, full, 79.78 USD at 3.969, Maverik, 1 Main St, Trip',
        '2023-07-16 21:30 61500: petrol 5.5 l, part, missed, 21.83 USD at 3.969; guessed: energy',
      ],
    },
  ],
  'Road Trip': [
    {
      text: 'ROAD TRIP CSV ",."\nVersion,Language\n1900,en\n\nFUEL RECORDS\nOdometer (km),Trip,Date\n61311,,2025-6-15\n\nMAINTENANCE RECORDS\nDescription,Date,Odometer (km),Cost\nOil,2025-6-16,61400,92.5',
      becomes: ['2025-06-15 61311', '2025-06-16 61400 Oil 92.5'],
    },
    {
      text: 'ROAD TRIP CSV ";,"\nVersion;Language\n1900;de\n\nTANKEN\nTacho (km);Strecke;Datum;Menge;Einheit;Preis;Summe;Teilweise;l;Notiz;Oktan;Ort;Zahlung;Bedingungen;Reset;Kategorien;Flags;Währung;Kurs;Breite;Länge;ID;A;B;C;D;Tank\n61311;;2025-6-15 9:51;10,4;L;1,66;17,26;;;;;Aral;;;Reset;;9;CHF;1;;;2;;;;;0\n61400;;2025-6-16 9:51;5,125;L;1,66;8,51;Teilweise;;Regen;;;;;;;9;;1;;;2;;;;;0\n',
      becomes: [
        '2025-06-15 09:51 61311: petrol 10.4 l, full, missed, 17.26 CHF at 1.66, Aral; guessed: energy',
        '2025-06-16 09:51 61400: petrol 5.125 l, part, 8.51 USD at 1.66, Regen; guessed: currency energy',
      ],
    },
  ],
  'Simply Auto': [
    {
      text: 'Row ID,Vehicle ID,Odometer,Qty,Total Cost,Notes,Day,Month,Year,Record Type,Record Desc\n1,Aveo,100.0,0,25.5,,12,3,2024,1,Oil',
      becomes: ['2024-03-12 161 Oil 25.5'],
    },
    {
      text: 'Row ID,Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Fuel Brand,Filling Station,Notes,Day,Month,Year,Record Type,Record Desc\n1,Aveo,100.0,40.5,0,1,60.75,Esso,Main St,,12,3,2024,0,Fuel Record\n2,Aveo,110.0,0,0,0,0,,,,13,3,2024,0,Fuel Record',
      becomes: [
        '2024-03-12 161: petrol 40.5 us_gal, full, missed, 60.75 USD, Esso, Main St; guessed: unit currency amountUnit energy',
        '2024-03-13 177',
      ],
    },
  ],
  MyGarage: [
    {
      text: 'units_version,Date,Category,Description,Odometer (km),Cost,Vendor,Notes\n4,2025-06-16,Maintenance,Oil,61400.0,92.50,Sole,',
      becomes: ['2025-06-16 61400 Oil 92.5'],
    },
    {
      text: 'units_version,Date,Filled At,Odometer (km),Liters,Price Per Liter,Full Tank,Notes\n4,2025-06-17,,61450,30.100,1.8,Yes,',
      becomes: ['2025-06-17 61450: petrol 30.1 l, full, 54.18 USD at 1.8; guessed: currency energy'],
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
        fuel_records: [
          { date: '2025-06-17', odometer_km: 61_450, liters: 30.1, cost: 50, is_full_tank: false, notes: null },
        ],
        def_records: [{ date: '2025-06-17', odometer_km: 61_460, fill_level: 50 }],
        odometer_records: [{ date: '2025-06-18', reading: 61_500, notes: 'Trip' }],
        notes: [{ date: '2025-06-19', title: 'Colour', content: 'Blue' }],
      }),
      becomes: [
        ...['other', '2025-06-16 61401 Oil 92.5'],
        '2025-06-17 61450: petrol 30.1 l, part, 50 USD; guessed: currency energy',
        ...['2025-06-17 61460', '2025-06-18 61500', 'other'],
      ],
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
