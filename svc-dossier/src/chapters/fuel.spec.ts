import { aBook, aFuelYear } from '../../test/a-book.js';
import type { Book, BookOptions, FuelYear } from '../model/book.js';
import { fuel } from './fuel.js';
import { makePages, prepared } from './make-pages.js';
import { makingOf } from './making.js';

const DRAWN = { photos: new Map(), cover: null, papers: new Map() };
const fuelPages = (years: FuelYear[], options: Partial<BookOptions> = {}, vehicle: Partial<Book['vehicle']> = {}) => {
  const book = aBook({ fuel: years }, options);
  return fuel(makingOf(prepared({ ...book, vehicle: { ...book.vehicle, ...vehicle } }), DRAWN));
};
const read = (text: string): string => text.replaceAll('\u00a0', ' ');

it('says year by year what was filled, consumed and paid, and how much of the distance that is known of', () => {
  const years = [
    aFuelYear(2009),
    aFuelYear(2010, {
      consumed: { amount: 300, distance: 1_999, km: 3_217.079 },
      costs: [
        { amount: 900, currency: 'USD' },
        { amount: 80.5, currency: 'CAD' },
      ],
    }),
  ];
  const { energies, intro } = fuelPages(years);
  expect(intro).toHaveLength(3);
  expect(energies.map(({ name, rows }) => [name, ...rows.map((row) => Object.values(row).flat().map(read))])).toEqual([
    [
      'Petrol',
      ['2009', '8', '90.0 gal', '2,000 mi', '22.2 mpg (US)', '$1,021.40', '100%'],
      ['2010', '8', '90.0 gal', '2,000 mi', '25.2 mpg (US)', '$900.00', 'CA$80.50', '99%'],
    ],
  ]);
});

it.each<[string, Partial<BookOptions>, Partial<FuelYear>, string[]]>([
  [
    'in kilometres',
    { region: 'de-DE', language: 'de', distanceUnit: 'km' },
    {},
    ['340,7 l', '3.219 km', '10,6 l/100 km'],
  ],
  ['in Britain', { region: 'en-GB' }, {}, ['74.9 imp gal', '2,000 mi', '26.7 mpg (imp)']],
  ['in Japan', { region: 'ja-JP', language: 'ja', distanceUnit: 'km' }, {}, ['340.7 l', '3,219 km', '9.4 km/l']],
  ['of electricity in miles', {}, { energy: 'electricity', unit: 'kWh' }, ['340.7 kWh', '2,000 mi', '5.9 mi/kWh']],
  [
    'of oil',
    { distanceUnit: 'km' },
    { energy: 'oil', consumed: { amount: 2, distance: 1, km: 2_000 } },
    ['340.7 l', '3,219 km', '1.00 l/1000 km'],
  ],
  [
    'where nothing was driven',
    { distanceUnit: 'km' },
    { driven: { distance: 0, km: 0 }, consumed: { amount: 0, distance: 0, km: 0 } },
    ['340.7 l', '–', '–'],
  ],
])('is in what its reader is used to: %s', (_, options, changes, said) => {
  const [row] = fuelPages([aFuelYear(2009, changes)], options).energies[0]!.rows;
  expect([row!.amount, row!.distance, row!.consumption].map(read)).toEqual(said);
});

it('of a vehicle that counts hours says what an hour takes', () => {
  const hours = { distance: 100, km: null };
  const year = aFuelYear(2009, { driven: hours, consumed: { amount: 820, ...hours } });
  const [row] = fuelPages([year], {}, { odometerUnit: 'h' }).energies[0]!.rows;
  expect([row!.distance, row!.consumption, row!.covered].map(read)).toEqual(['100 h', '8.2 l/h', '100%']);
});

it('keeps apart what cannot be added', () => {
  const gas = (unit: FuelYear['unit'], year: number) => aFuelYear(year, { energy: 'lpg', unit });
  const { energies } = fuelPages([gas('l', 2009), gas('kg', 2009), gas('l', 2010)]);
  expect(energies.map(({ name, rows }) => [name, rows.map(({ year }) => year)])).toEqual([
    ['LPG', ['2009', '2010']],
    ['LPG', ['2009']],
  ]);
});

it('calls what it does not know yet as it is told', () => {
  expect(fuelPages([aFuelYear(2009, { energy: 'ethanol' as never })]).energies[0]!.name).toBe('ethanol');
});

it('says no cost where prices are withheld, and keeps its words from what is withheld', () => {
  const { energies, intro } = fuelPages([aFuelYear(2009)], { withhold: ['prices'], withholdWords: ['petrol', 'l'] });
  expect([intro.length, energies[0]!.name, energies[0]!.rows[0]!.costs]).toEqual([2, 'Petrol', []]);
});

it('is nowhere in a book that leaves it out', () => {
  const chapters = aBook().options.chapters.filter((chapter) => chapter !== 'fuel');
  const { pages, files } = makePages(prepared(aBook({}, { chapters })), DRAWN, {
    ...{ sealKey: '', verifier: '', journal: null },
  });
  expect(pages.fuel).toBeNull();
  expect(JSON.parse(String(files.get('/content.json')))).toMatchObject({ fuel: [] });
  expect(pages.reading.withheld.join(' ')).toContain('Fuel');
});
