import { fakeApi } from '@carnet/mf-kit/testing';
import { aCollection, aPartRow, aVehicle } from '../testing/factories';
import { aChapter, anIdentity } from '../testing/provenance';
import groups, { actions } from './search';

const find = (id: string, text = 'oil') => {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Error(`There is no group ${id}`);
  return group.find(text, new AbortController().signal);
};
const few = (body: object) => ({ body: [body], headers: { 'x-total-count': '12' } });

it('answers for vehicles, collections, parts, their past and their books, in this order', () => {
  expect(groups.map(({ label }) => label)).toEqual(['Vehicles', 'Collections', 'Parts', 'Provenance', 'Dossiers']);
});

it('finds vehicles by the list’s own search, a few at a time', async () => {
  const cover = { photo_id: 41, hash: '0123', thumbhash: null, width: 4, height: 3 };
  const { calls } = fakeApi({ 'GET /api/vehicles': few(aVehicle({ cover })) });
  await expect(find('vehicles', '911 olive')).resolves.toEqual({
    hits: [{ id: 7, title: '1973 Porsche 911 T', note: 'Olive · Air-cooled', to: '/vehicles/7', picture: cover }],
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

it('finds the provenance of vehicles by its own name and theirs', async () => {
  const { calls } = fakeApi({ 'GET /api/vehicles': few(aVehicle()) });
  const { hits, total } = await find('provenance', '911 Prov');
  expect([hits, total]).toEqual([
    [{ id: 7, title: '1973 Porsche 911 T', note: 'Provenance', to: '/vehicles/7?tab=provenance', picture: null }],
    12,
  ]);
  expect(calls[0]?.query.toString()).toBe('search=911&limit=5');
});

it('finds owners and numbers, and says of which vehicle', async () => {
  fakeApi({ 'GET /api/ownership-chapters': few(aChapter()), 'GET /api/vehicle-identities': few(anIdentity()) });
  const { hits, total } = await find('provenance', 'weiss');
  const of = { note: '1973 Porsche 911 T', to: '/vehicles/7?tab=provenance' };
  expect([hits, total]).toEqual([
    [
      { id: 81, title: 'Dr. Weiß, Graz', ...of },
      { id: -91, title: '6111234', ...of },
    ],
    24,
  ]);
});

it.each([
  ['make a dossier 911', 'search=911&limit=5', 'Make a Dossier', '/vehicles/7/dossiers'],
  ['911 doss', 'search=911&limit=5', 'Make a Dossier', '/vehicles/7/dossiers'],
  ['evidence', 'limit=5', 'Evidence', '/vehicles/7/evidence'],
])('leads by ‘%s’ to a book of the vehicles that the other words find', async (text, query, note, to) => {
  const { calls } = fakeApi({ 'GET /api/vehicles': few(aVehicle()) });
  const { hits } = await find('dossiers', text);
  expect(hits).toEqual([{ id: 7, title: '1973 Porsche 911 T', note, to, picture: null }]);
  expect(calls[0]?.query.toString()).toBe(query);
});

it('asks for no book where no word names one', async () => {
  const { calls } = fakeApi({});
  await expect(find('dossiers', 'make 911')).resolves.toEqual({ hits: [], total: 0 });
  expect(calls).toEqual([]);
});

it('leads to the lists that show all', () => {
  expect(groups.map(({ all }) => all?.('brake & oil'))).toEqual([
    '/vehicles?search=brake+%26+oil',
    '/collections?search=brake+%26+oil',
    '/parts?search=brake+%26+oil',
    undefined,
    undefined,
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
