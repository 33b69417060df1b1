import { createQueryClient } from '@carnet/mf-kit';
import { anEvent } from '../testing/factories';
import { awaitsInstallation, serviceEventQuery, serviceEventsChanged } from './service-events.queries';

const SAVED = '2026-02-01T10:00:00+00:00';
const saved = Date.parse(SAVED);
const part = { id: 1, name: 'Oil filter', manufacturer: null, part_number: null, quantity: 1 };
const completed = anEvent({ updated_at: SAVED, parts: [{ ...part, status: 'Planned' }] });

describe('the parts of an event that was completed just now', () => {
  it('are waited for until they are installed', () => {
    expect(awaitsInstallation(completed, saved + 100)).toBe(true);
    expect(awaitsInstallation({ ...completed, parts: [{ ...part, status: 'Installed' }] }, saved + 100)).toBe(false);
  });

  it('are not waited for when the event is not completed', () => {
    expect(awaitsInstallation({ ...completed, status: 'Upcoming' }, saved + 100)).toBe(false);
  });

  it('are waited for a few seconds only, since their owner may set them to something else', () => {
    expect(awaitsInstallation(completed, saved + 5_000)).toBe(false);
  });
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
