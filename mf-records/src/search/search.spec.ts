import { fakeApi } from '@carnet/mf-kit/testing';
import { aDocument, anIssue } from '../testing/factories';
import groups, { actions } from './search';

const hitsOf = async (id: string) => {
  const group = groups.find((one) => one.id === id);
  return (await group?.find('oil', new AbortController().signal))?.hits;
};
const car = { vehicle_id: 7, year: 1973, make: 'Alfa Romeo', model: 'GT Junior', nickname: 'Giulia' };

it('finds issues by the list’s own search, and says how they stand and of which vehicle', async () => {
  const { calls } = fakeApi({ 'GET /api/issues': { body: [anIssue()] } });
  await expect(hitsOf('issues')).resolves.toEqual([
    { id: 5, title: 'Oil leak', note: 'Open · 1973 Alfa Romeo GT Junior', to: '/issues/5' },
  ]);
  expect(calls[0]?.query.toString()).toBe('search=oil&limit=5');
});

it('finds modifications', async () => {
  fakeApi({ 'GET /api/modifications': { body: [{ ...car, id: 8, name: 'Oil cooler', status: 'Planned' }] } });
  await expect(hitsOf('modifications')).resolves.toEqual([
    { id: 8, title: 'Oil cooler', note: 'Planned · Giulia', to: '/modifications/8' },
  ]);
});

it('finds track days, and says when they were', async () => {
  fakeApi({ 'GET /api/track-days': { body: [{ ...car, id: 9, track_name: 'Lime Rock', event_date: '2026-05-02' }] } });
  await expect(hitsOf('track-days')).resolves.toEqual([
    { id: 9, title: 'Lime Rock', note: 'May 2, 2026 · Giulia', to: '/track-days/9' },
  ]);
});

it('finds documents by their title, or by what they say', async () => {
  const found = '12 litres of engine oil';
  const api = fakeApi({ 'GET /api/documents': { body: [aDocument(), aDocument({ id: 52, title: null, found })] } });
  await expect(hitsOf('documentation')).resolves.toEqual([
    { id: 51, title: 'Agreed value policy', note: 'Insurance · Giulia', to: '/documentation/51' },
    { id: 52, title: 'scan-0051.pdf', note: '… 12 litres of engine oil …', to: '/documentation/52' },
  ]);
  expect(api.calls[0]?.query.toString()).toBe('search=oil&limit=5');
});

it('finds papers of no vehicle, which nobody has filed', async () => {
  const one = aDocument({ type: null, year: null, make: null, model: null, nickname: null });
  fakeApi({ 'GET /api/documents': { body: [one] } });
  expect((await hitsOf('documentation'))?.[0]?.note).toBe('Not filed');
});

it('leads to the lists that show all', () => {
  expect(groups.map(({ all }) => all?.('brake fluid'))).toEqual(groups.map(({ id }) => `/${id}?search=brake+fluid`));
});

it('offers the first steps of the records', () => {
  expect(actions.map(({ to }) => to)).toEqual(['/issues/create', '/modifications/new', '/track-days/new']);
});
