import { fakeApi } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import groups, { actions } from './search';

const hitsOf = async (id: string) => {
  const group = groups.find((one) => one.id === id);
  return (await group?.find('oil', new AbortController().signal))?.hits;
};

it('answers for a line that is an entry, service events, event templates and schedules, in this order', () => {
  expect(groups.map(({ label }) => label)).toEqual(['Write down', 'Service events', 'Event templates', 'Schedules']);
});

it('finds service events by the list’s own search, and says when and of which vehicle', async () => {
  const { calls } = fakeApi({
    'GET /api/service/events': {
      body: [anEvent(), anEvent({ id: 32, name: 'Oil leak', status: 'Upcoming', date_performed: null })],
    },
  });
  await expect(hitsOf('service-events')).resolves.toEqual([
    { id: 31, title: 'Oil change', note: 'Feb 1, 2026 · 1973 Alfa Romeo GT Junior', to: '/service/events/31' },
    { id: 32, title: 'Oil leak', note: 'Upcoming · 1973 Alfa Romeo GT Junior', to: '/service/events/32' },
  ]);
  expect(calls[0]?.query.toString()).toBe('search=oil&limit=5&view=row');
});

it('finds event templates', async () => {
  fakeApi({ 'GET /api/service-event-templates': { body: [{ id: 4, name: 'Oil service', type: 'Repair' }] } });
  await expect(hitsOf('service-event-templates')).resolves.toEqual([
    { id: 4, title: 'Oil service', note: 'Repair', to: '/service-event-templates/4' },
  ]);
});

it('finds schedules, and says of which vehicle and whether they rest', async () => {
  const car = { year: 1973, make: 'Alfa Romeo', model: 'GT Junior' };
  const body = [
    { ...car, id: 5, name: 'Yearly', is_active: true },
    { ...car, id: 6, name: 'Track', is_active: false },
  ];
  fakeApi({ 'GET /api/service-schedules': { body } });
  await expect(hitsOf('service-schedules')).resolves.toEqual([
    { id: 5, title: 'Yearly', note: '1973 Alfa Romeo GT Junior', to: '/service-schedules/5' },
    { id: 6, title: 'Track', note: '1973 Alfa Romeo GT Junior · Inactive', to: '/service-schedules/6' },
  ]);
});

it('leads to the lists that show all', () => {
  expect(groups.map(({ all }) => all?.('brake fluid'))).toEqual([
    undefined,
    '/service-history?search=brake+fluid',
    '/service-event-templates?search=brake+fluid',
    undefined,
  ]);
});

it('offers the first steps of the service book', () => {
  expect(actions.map(({ to }) => to)).toEqual([
    '/service/events/new',
    '/service/import',
    '/service-event-templates/new',
  ]);
});
