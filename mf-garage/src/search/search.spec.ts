import { fakeApi } from '@carnet/mf-kit/testing';
import { aCollection, aPartRow, aVehicle } from '../testing/factories';
import groups, { actions } from './search';

const find = (id: string, text = 'oil') => {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Error(`There is no group ${id}`);
  return group.find(text, new AbortController().signal);
};
const few = (body: object) => ({ body: [body], headers: { 'x-total-count': '12' } });

it('answers for vehicles, collections and parts, in this order', () => {
  expect(groups.map(({ label }) => label)).toEqual(['Vehicles', 'Collections', 'Parts']);
});

it('finds vehicles by the list’s own search, a few at a time', async () => {
  const { calls } = fakeApi({ 'GET /api/vehicles': few(aVehicle()) });
  await expect(find('vehicles', '911 olive')).resolves.toEqual({
    hits: [{ id: 7, title: '1973 Porsche 911 T', note: 'Olive · Air-cooled', to: '/vehicles/7' }],
    total: 12,
  });
  expect(calls[0]?.query.toString()).toBe('search=911+olive&limit=5');
});

it('finds collections', async () => {
  fakeApi({ 'GET /api/collections': few(aCollection({ description: null })) });
  const { hits } = await find('collections');
  expect(hits).toEqual([{ id: 3, title: 'Air-cooled', note: '', to: '/collections/3' }]);
});

it('finds parts, and says of which vehicle', async () => {
  fakeApi({ 'GET /api/parts': few(aPartRow({ manufacturer: null })) });
  const { hits } = await find('parts');
  expect(hits).toEqual([
    { id: 21, title: 'Fuel pump', note: '0 580 464 999 · 1973 Porsche 911 T (Olive)', to: '/parts/21' },
  ]);
});

it('leads to the lists that show all', () => {
  expect(groups.map(({ all }) => all?.('brake & oil'))).toEqual([
    '/vehicles?search=brake+%26+oil',
    '/collections?search=brake+%26+oil',
    '/parts?search=brake+%26+oil',
  ]);
});

it('says that it was stopped or refused, and leaves the rest to who asked', async () => {
  fakeApi({ 'GET /api/vehicles': { status: 503, body: { msg: 'Away' } } });
  await expect(find('vehicles')).rejects.toThrow('Away');
  const stopped = groups[0]?.find('oil', AbortSignal.abort());
  await expect(stopped).rejects.toHaveProperty('name', 'AbortError');
});

it('offers the first steps of the garage', () => {
  expect(actions.map(({ to }) => to)).toEqual(['/vehicles/new', '/parts/new', '/collections/new']);
});
