import { createQueryClient } from '@carnet/mf-kit/data';
import { fakeApi } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import { readServiceEvent, serviceEventQuery, serviceEventsChanged } from './service-events.queries';

const part = { id: 1, name: 'Oil filter', manufacturer: null, part_number: null, quantity: 1 };

it('reads an event anew whose completion installs its parts', async () => {
  const queries = createQueryClient();
  const isReadAnew = async (status: 'Planned' | 'Installed') => {
    await serviceEventsChanged(queries, anEvent({ parts: [{ ...part, status }] }));
    return queries.getQueryState(serviceEventQuery(31).queryKey)?.isInvalidated;
  };
  expect(await isReadAnew('Planned')).toBe(true);
  expect(await isReadAnew('Installed')).toBe(false);
});

it('lets an event know of what came of it in the garage', async () => {
  const { calls } = fakeApi({ 'GET /api/service/events/31': { body: anEvent() } });
  await readServiceEvent(31);
  expect(calls[0]?.headers.get('x-facts-effects')).toBe('1');
});

it('has whatever shows a changed or deleted event read anew, in every domain, and knows what was saved already', async () => {
  const queries = createQueryClient();
  const shown = [
    ['service', 'due', 'list'],
    ['garage', 'parts', 41],
    ['records', 'modifications', 5],
    ['records', 'issues', 6],
  ];
  for (const key of shown) queries.setQueryData(key, {});
  await serviceEventsChanged(queries, anEvent());
  expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual(shown.map(() => true));
  expect(queries.getQueryState(serviceEventQuery(31).queryKey)).toMatchObject({
    isInvalidated: false,
    data: anEvent(),
  });
});
