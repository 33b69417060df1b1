import type { ServiceEvent } from '../events';
import { anEvent } from '../testing/factories';
import { namesFor, partsOfName, usedNames } from './used-names.rules';

const rows = [
  anEvent({ name: 'Tyres', cost: 420, date_performed: '2026-03-01' }),
  anEvent({ name: 'oil change', cost: null, date_performed: '2026-02-01', mileage_at_service: null }),
  anEvent({ name: 'Oil change', cost: 85.5, date_performed: '2025-02-01', template_id: 3, mileage_at_service: 84_000 }),
];

it('has the most frequent first, each with what it last cost and its mileage then, whatever its case', () => {
  expect(usedNames(rows)).toEqual([
    {
      name: 'oil change',
      type: 'Regular Maintenance',
      template_id: null,
      cost: 85.5,
      currency: 'USD',
      last: '2026-02-01',
      mileage: null,
      count: 2,
    },
    {
      name: 'Tyres',
      type: 'Regular Maintenance',
      template_id: null,
      cost: 420,
      currency: 'USD',
      last: '2026-03-01',
      mileage: 84_120,
      count: 1,
    },
  ]);
});

it('offers what other vehicles had done, without their templates, behind what this one had', () => {
  const all = [anEvent({ name: 'Chain', template_id: 9 }), anEvent({ name: 'OIL CHANGE' }), ...rows];
  expect(namesFor(rows, all, 3).map(({ name, template_id }) => [name, template_id])).toEqual([
    ['oil change', null],
    ['Tyres', null],
    ['Chain', null],
  ]);
});

it('has the parts of the last event of a name that used any', () => {
  const filter = {
    id: 41,
    name: 'Oil filter',
    manufacturer: null,
    part_number: null,
    quantity: 2,
    status: 'Installed',
  };
  const used = [
    anEvent({ name: 'Tyres' }),
    anEvent({ parts: [] }),
    anEvent({ parts: [filter as ServiceEvent['parts'][number]] }),
  ];
  expect(partsOfName(used, ' oil change')).toEqual([{ id: 41, name: 'Oil filter', quantity: '2' }]);
  expect(partsOfName(used, 'Tyres')).toEqual([]);
});
