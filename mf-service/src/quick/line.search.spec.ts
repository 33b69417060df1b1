import { fakeApi } from '@carnet/mf-kit/testing';
import { anEvent, aVehicle } from '../testing/factories';
import { lineGroup } from './line.group';

const find = (text: string) => lineGroup.find(text, new AbortController().signal);

it('shows what it understood, and leads to the quick entry with it', async () => {
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle({ current_mileage: 84_120 })] },
    'GET /api/service/events': { body: [anEvent()] },
  });
  const { hits } = await find('oil alfa 84950 164.40');
  expect(hits).toEqual([
    {
      id: 0,
      title: 'Oil change · 1973 Alfa Romeo GT Junior',
      note: '84,950\u00a0mi · $164.40 · today',
      to: '/quick?entry=service&vehicle=7&name=Oil+change&mileage=84950&cost=164.40',
      passing: true,
    },
  ]);
});

it('asks nothing of a line that could not be an entry', async () => {
  const { calls } = fakeApi({});
  expect(await find('oil pump')).toEqual({ hits: [], total: 0 });
  expect(calls).toEqual([]);
});
