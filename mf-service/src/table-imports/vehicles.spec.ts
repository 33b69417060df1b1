import { aVehicle } from '../testing/factories';
import { likelyAims, madeFor, placeholderOf, withAim } from './aims.rules';
import { tablesOf } from './tables.rules';
import { isWhole, matchOf, type FiledVehicle, subjectsOf } from './vehicles.rules';

const filed = (said: Partial<FiledVehicle>): FiledVehicle => ({
  ...{ name: '', make: '', model: '', year: '', vin: '', plate: '', unit: null },
  ...said,
});
const giulia = aVehicle({
  id: 1,
  make: 'Alfa Romeo',
  model: 'Giulia',
  year: 1966,
  nickname: 'Rossa',
  vin: 'AR-123 456',
});
const spider = aVehicle({ id: 2, make: 'Alfa Romeo', model: 'Spider', year: 1969, notes: 'Plate: MI·AB 1234' });
const other = aVehicle({ id: 3, make: 'Alfa Romeo', model: 'Spider', year: 1971 });
const vehicles = [giulia, spider, other];

describe('a vehicle of a file is known again', () => {
  it.each([
    ['its VIN, however it is spaced', { vin: 'ar123456', name: 'Spider' }, 1],
    ['its nickname', { name: 'ROSSA' }, 1],
    ['make, model and year', { make: 'Alfa Romeo', model: 'Spider', year: '1971' }, 3],
    ['a name that says all of it', { name: 'Alfa Romeo Giulia' }, 1],
    ['a name with its year', { name: '1969 Alfa Romeo Spider' }, 2],
  ])('by %s', (_, said, id) => {
    expect(matchOf(filed(said), vehicles)?.id).toBe(id);
  });

  it('by its plate, where a person wrote it', () => {
    const noted = aVehicle({ id: 4, notes: 'Plate: MI-AB 1234' });
    expect(matchOf(filed({ plate: 'MIAB1234' }), [giulia, noted])?.id).toBe(4);
    expect(matchOf(filed({ plate: 'MI' }), [giulia, noted])).toBeNull();
  });

  it('by nothing that is of two', () => {
    expect(matchOf(filed({ name: 'Alfa Romeo Spider' }), vehicles)).toBeNull();
    expect(matchOf(filed({}), vehicles)).toBeNull();
    expect(matchOf(null, vehicles)).toBeNull();
  });
});

describe('the vehicles of a file', () => {
  it('are said by its table of vehicles, and those that have rows', () => {
    const rows = [
      ['Vehicles'],
      ['Name', 'Make', 'Model', 'Year', 'License Plate', 'VIN'],
      ['Altima', 'Nissan', 'Altima', '2015', 'ABC 123', ''],
      ['Idle', 'Fiat', '500', '2011', '', ''],
      ['Service Records'],
      ['Vehicle', 'Date', 'Odometer Reading', 'Sub Types', 'Total Cost'],
      ['Altima', '2024-01-02', '100', 'Oil', '5'],
      ['Bike', '2024-01-02', '100', 'Chain', '5'],
    ];
    expect(subjectsOf(tablesOf(rows), 3)).toEqual([
      {
        ...{ file: 3, called: 'Altima' },
        vehicle: filed({ name: 'Altima', make: 'Nissan', model: 'Altima', year: '2015', plate: 'ABC 123' }),
      },
      { file: 3, called: 'Bike', vehicle: filed({ name: 'Bike' }) },
    ]);
  });

  it('is the one that a backup is of', () => {
    const rows = [
      ['## Vehicle'],
      ['Name', 'DistUnit', 'VIN', 'Plate', 'Make', 'Model', 'Year'],
      ['Clio', '0', 'VF1', 'GE 5', 'Renault', 'Clio', '2019'],
      ['## Log'],
      ['Data', 'Odo (km)'],
      ['2026-07-25', '46818'],
    ];
    expect(subjectsOf(tablesOf(rows), 0)).toEqual([
      {
        ...{ file: 0, called: null },
        vehicle: filed({
          ...{ name: 'Clio', make: 'Renault', model: 'Clio', year: '2019', vin: 'VF1', plate: 'GE 5', unit: 'km' },
        }),
      },
    ]);
  });
});

describe('rows go', () => {
  const garage = { vehicles, named: undefined, thisYear: 2026 };
  const of = (...said: Partial<FiledVehicle>[]) =>
    said.map((one, at) => ({ file: at, called: one.name ?? null, vehicle: filed(one) }));
  const whole = { make: 'Renault', model: 'Clio', year: '2019' };

  it('to the vehicle that the page is of, to the one that the file names, or to one that is made of it', () => {
    expect(likelyAims(of({ name: 'Rossa' }), { ...garage, named: other })).toEqual([3]);
    expect(likelyAims(of({ name: 'Rossa' }), garage)).toEqual([1]);
    expect(likelyAims(of(whole), garage)).toEqual(['new']);
    expect(likelyAims(of({ name: 'Bike' }), garage)).toEqual([null]);
    expect(likelyAims(of({ name: 'Bike' }), { ...garage, vehicles: [giulia] })).toEqual([1]);
  });

  it('of several vehicles each to its own; to none where two would go to one', () => {
    expect(likelyAims(of({ name: 'Rossa' }, whole, { name: 'Bike' }), { ...garage, named: other })).toEqual([
      1,
      'new',
      null,
    ]);
    expect(likelyAims(of({ name: 'Rossa' }, { vin: 'AR123456' }), garage)).toEqual([null, null]);
  });
});

it('rows that go to the vehicle that is made for others follow these to another one, and are asked about where these go nowhere', () => {
  const aims = withAim(['new', null, 7], 1, placeholderOf(0));
  expect(aims.map(madeFor)).toEqual([0, 0, null]);
  expect(withAim(aims, 0, 7)).toEqual([7, 7, 7]);
  expect(withAim(aims, 0, 'none')).toEqual(['none', null, 7]);
  expect(withAim(aims, 2, 'none')).toEqual([...aims.slice(0, 2), 'none']);
});

it('a vehicle is made of make, model and a year that there can be', () => {
  const draft = { make: 'Renault', model: 'Clio', unit: 'km' as const };
  expect(['2019', '1899', '2028', '', 'new'].map((year) => isWhole({ ...draft, year }, 2026))).toEqual([
    ...[true, false, false, false, false],
  ]);
});

it('rows that are of a VIN are of the vehicle that has it', () => {
  const vin = 'ZFA3120000J123456';
  const [subject] = subjectsOf(
    tablesOf([['#:tires'], ['position', 'dot_code', 'min_tread_mm', 'vin'], ['FL', '2324', '2', vin]]),
    0,
  );
  expect(subject).toMatchObject({ called: vin, vehicle: { vin, name: '' } });
  expect(matchOf(subject!.vehicle, [aVehicle({ id: 3 }), aVehicle({ id: 4, vin })])?.id).toBe(4);
});
