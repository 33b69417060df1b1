import { expect, test } from '@playwright/test';
import { call, callPatiently, register } from '../src/api.js';
import { until } from '../src/until.js';

// Contract §3, §5, §6: a deletion in one service deletes or unlinks the record in all others.

type Thing = { id: number } & Record<string, unknown>;

/** A new person who uses the API. */
async function somebody() {
  const { token } = await register();
  const get = async <T = Thing>(path: string): Promise<T> => (await callPatiently({ path, token })).json<T>();
  return {
    get,
    ids: async (path: string) => (await get<Thing[]>(path)).map(({ id }) => id),
    status: async (path: string) => (await call({ path, token })).status,
    async make(path: string, body: object): Promise<Thing> {
      const answer = await callPatiently({ method: 'POST', path, token, body });
      expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
      return answer.json<Thing>();
    },
    async remove(path: string): Promise<void> {
      expect((await call({ method: 'DELETE', path, token })).status).toBe(204);
    },
  };
}

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** A vehicle with data in each domain, linked as much as possible. */
async function aWholeHistory(by: Somebody) {
  const { id: collection_id } = await by.make('/api/collections', { name: 'Barn' });
  const car = { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 };
  const { id: vehicle_id } = await by.make('/api/vehicles', car);
  const part = await by.make('/api/parts', { vehicle_id, name: 'Strut bar', type: 'Aftermarket' });
  const parts = [{ id: part.id, quantity: 1 }];
  const work = { vehicle_id, name: 'Fitting', type: 'Modification', date_performed: '2024-05-01', parts };
  const event = await by.make('/api/service/events', work);
  const schedule = await by.make('/api/service-schedules', { vehicle_id, name: 'Care' });
  const links = { service_event_id: event.id, part_ids: [part.id] };
  const modification = await by.make('/api/modifications', { vehicle_id, name: 'Strut bar fitted', ...links });
  const issue = await by.make('/api/issues', { vehicle_id, title: 'Flexes', service_event_ids: [event.id] });
  const trackDay = await by.make('/api/track-days', { vehicle_id, event_date: '2024-07-14', track_name: 'Imola' });
  return { vehicle_id, part, event, schedule, modification, issue, trackDay };
}

test('what was created this instant in another service can be named at once, and each side shows the other', async () => {
  const ann = await somebody();
  const { part, event, modification } = await aWholeHistory(ann);
  expect(modification).toMatchObject({ parts: [{ id: part.id }], service_event: { id: event.id, name: 'Fitting' } });
  await until('the part shows its event and its modification', async () => {
    const { service_events, modifications } = await ann.get<Record<string, Thing[]>>(`/api/parts/${part.id}`);
    return service_events?.[0]?.id === event.id && modifications?.[0]?.id === modification.id;
  });
  expect((await ann.get(`/api/parts/${part.id}`)).modifications).toEqual([
    { id: modification.id, name: 'Strut bar fitted', category: 'Performance', status: 'Planned' },
  ]);
});

test('a deleted service event comes off modifications and issues', async () => {
  const ann = await somebody();
  const { event, modification, issue } = await aWholeHistory(ann);
  await ann.remove(`/api/service/events/${event.id}`);
  await until('neither names it', async () => {
    const { service_event } = await ann.get(`/api/modifications/${modification.id}`);
    const { service_events } = await ann.get<{ service_events: Thing[] }>(`/api/issues/${issue.id}`);
    return service_event === null && service_events.length === 0;
  });
});

test('a deleted part comes off modifications and events', async () => {
  const ann = await somebody();
  const { part, event, modification } = await aWholeHistory(ann);
  await ann.remove(`/api/parts/${part.id}`);
  await until('neither has it', async () => {
    const things = await Promise.all(
      [`/api/modifications/${modification.id}`, `/api/service/events/${event.id}`].map((path) =>
        ann.get<{ parts: Thing[] }>(path),
      ),
    );
    return things.every(({ parts }) => parts.length === 0);
  });
});

test('a deleted vehicle takes its whole history along, in all services, and leaves another one alone', async () => {
  const ann = await somebody();
  const gone = await aWholeHistory(ann);
  const stays = await aWholeHistory(ann);
  await ann.remove(`/api/vehicles/${gone.vehicle_id}`);
  const kept = (key: 'part' | 'event' | 'schedule' | 'modification' | 'issue' | 'trackDay') => [stays[key].id];
  const lists = [
    ['/api/vehicles', [stays.vehicle_id]],
    ['/api/parts', kept('part')],
    ['/api/service/events', kept('event')],
    [`/api/service-schedules`, kept('schedule')],
    ['/api/modifications', kept('modification')],
    ['/api/issues', kept('issue')],
    ['/api/track-days', kept('trackDay')],
  ] as const;
  for (const [path, ids] of lists)
    await until(
      `${path} has only what is of the other vehicle`,
      async () => String(await ann.ids(path)) === String(ids),
    );
  for (const [path, { id }] of [
    ['/api/parts', gone.part],
    ['/api/service/events', gone.event],
    ['/api/service-schedules', gone.schedule],
    ['/api/modifications', gone.modification],
    ['/api/issues', gone.issue],
    ['/api/track-days', gone.trackDay],
  ] as const)
    expect([path, await ann.status(`${path}/${id}`)]).toEqual([path, 404]);
});
