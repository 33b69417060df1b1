import type { UsedName } from './used-names.rules';
import { type LineVehicle, readLine } from './line.rules';

const aCar = (id: number, fields: Partial<LineVehicle>): LineVehicle => ({
  ...{ id, year: 1989, make: 'Mazda', model: 'MX-5 Miata', nickname: null, current_mileage: 152_900 },
  ...fields,
});
const miata = aCar(1, { nickname: 'Pop-up' });
const brick = aCar(2, { make: 'Volvo', model: '240 Wagon', nickname: 'The Brick', current_mileage: 268_000 });
const aName = (name: string): UsedName => ({
  ...{
    name,
    type: 'Regular Maintenance',
    template_id: null,
    cost: null,
    currency: null,
    last: null,
    mileage: null,
    count: 1,
  },
});
const NAMES = ['Oil and filter change', 'Gearbox oil change', 'Timing belt'].map(aName);

const read = (text: string, vehicles = [miata, brick], names = NAMES) =>
  readLine(text, vehicles, names).map(({ vehicle, name, mileage, cost }) => [vehicle.id, name, mileage, cost]);

it.each([
  ['oil miata 152930 164.40', [1, 'Oil and filter change', 152_930, 164.4]],
  ['164.40 152,930 Miata OIL', [1, 'Oil and filter change', 152_930, 164.4]],
  ['timing pop-up 152930', [1, 'Timing belt', 152_930, null]],
  ['timing mx5 $480', [1, 'Timing belt', null, 480]],
  ['wiper blades brick 268100 31', [2, 'wiper blades', 268_100, 31]],
  ['wiper miata 31', [1, 'wiper', null, 31]],
])('understands "%s"', (text, entry) => {
  expect(read(text)).toEqual([entry]);
});

it.each(['oil miata', 'miata 152930', '152930', 'oil 152930', 'oil miata 1 2 3', ''])(
  'does not make an entry of "%s"',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

it('has all readings that are equally good, for the person to choose', () => {
  const twin = aCar(3, { nickname: 'Track Miata' });
  expect(read('timing miata 152930', [miata, twin]).map(([id]) => id)).toEqual([1, 3]);
  expect(read('belt miata 152930', [miata], ['Timing belt', 'Drive belt'].map(aName)).map(([, name]) => name)).toEqual([
    'Timing belt',
    'Drive belt',
  ]);
});
