import { fakeApi } from '@carnet/mf-kit/testing';
import { aFillUp } from '../testing/factories';
import subjects from './file-subjects';

const [fillUps] = subjects;

it('tells what a fill-up is called, where it is, and of which vehicle', async () => {
  fakeApi({ 'GET /api/fill-ups/5': { body: aFillUp() } });
  expect(await fillUps!.read(5, new AbortController().signal)).toEqual({
    id: 5,
    vehicle_id: 7,
    name: 'Petrol, 10.5\u00a0gal, Mar 4, 2026',
  });
  expect([fillUps!.kind, fillUps!.label, fillUps!.to(5)]).toEqual(['fill-up', 'Fill-up', '/fill-ups/5']);
});

it('lists those of a vehicle that match, page by page', async () => {
  const headers = { 'x-total-count': '9', 'x-next-cursor': 'later' };
  const { calls } = fakeApi({ 'GET /api/fill-ups/vehicles/7': { body: [aFillUp()], headers } });
  const page = await fillUps!.list({ signal: new AbortController().signal, page: null }, 7, 'Shell', 5);
  expect(page).toMatchObject({ total: 9, rows: [{ id: 5, name: 'Petrol, 10.5\u00a0gal, Mar 4, 2026' }] });
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ search: 'Shell', limit: '5' });
});
