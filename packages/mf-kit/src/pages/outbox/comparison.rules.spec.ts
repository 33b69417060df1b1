import { comparedFields, type DescribedFields } from './comparison.rules';
import type { Body, Entry } from '../../data/outbox/entry';

const FIELDS: DescribedFields = {
  name: { label: 'Name', as: 'text' },
  cost: { label: 'Cost', as: 'money', currency: 'currency' },
  currency: { with: 'cost' },
  notes: { label: 'Notes', as: 'long' },
  parts: { label: 'Parts', as: 'names', nameOf: ({ id }) => (id === 3 ? 'Filter' : undefined) },
};

const anEntry = (body: Body, was: Body | null, values: Body): Entry =>
  ({ body, next: null, was, current: { values, version: 2 } }) as Entry;

it('shows the fields that differ, by their labels, an amount with its currency', () => {
  const body = { name: 'Oil', cost: 90, currency: 'EUR', notes: '<p>Mine</p>', parts: [{ id: 3, quantity: 1 }] };
  const there = {
    id: 31,
    name: 'Oil',
    cost: 80,
    currency: 'EUR',
    notes: null,
    parts: [{ id: 3, name: 'Filter', quantity: 1 }],
  };
  expect(comparedFields(anEntry(body, null, there), FIELDS)).toEqual([
    { names: ['cost', 'currency'], label: 'Cost', mine: '€90.00', theirs: '€80.00', isOwn: true },
    { names: ['notes'], label: 'Notes', mine: 'Mine', theirs: null, isOwn: true },
  ]);
});

it('begins with the other version of a field that its person left alone', () => {
  const was = { name: 'Oil', notes: null };
  const compared = comparedFields(
    anEntry({ name: 'Mine', notes: null }, was, { id: 31, name: 'Theirs', notes: 'New' }),
    FIELDS,
  );
  expect(compared.map(({ label, isOwn }) => [label, isOwn])).toEqual([
    ['Name', true],
    ['Notes', false],
  ]);
});

it('does without the words of a remote that is away', () => {
  const [field] = comparedFields(anEntry({ service_event_ids: [1, 2] }, null, { id: 31, service_events: [{ id: 1 }] }));
  expect(field).toMatchObject({ label: 'service event ids', mine: '[1,2]', theirs: '[1]' });
});

it('has a list put into words by its remote, also where there is none', () => {
  const tell = (list: readonly unknown[] | null) => (list === null ? 'All' : `${list.length} of them`);
  const compared = comparedFields(anEntry({ wheels: null }, null, { id: 31, wheels: [1, 2] }), {
    wheels: { label: 'Wheels', as: 'list', tell },
  });
  expect(compared).toMatchObject([{ label: 'Wheels', mine: 'All', theirs: '2 of them' }]);
});
