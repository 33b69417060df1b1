import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './client';
import { takeSaved } from './take-saved';

const queryKey = ['service', 'events', 31];

/** A page that shows an event, with a log of what it has shown. Each read waits until the test answers it. */
function aPage() {
  const client = createQueryClient();
  const reads: ((status: string) => void)[] = [];
  const event = new QueryObserver<string>(client, {
    queryKey,
    queryFn: () => new Promise((answer) => reads.push(answer)),
    initialData: 'Planned',
    initialDataUpdatedAt: 0,
  });
  const shown: string[] = [];
  const leave = event.subscribe(({ data }) => data !== shown.at(-1) && shown.push(String(data)));
  return { client, reads, shown, leave, event };
}

const passed = () => new Promise((resolve) => setTimeout(resolve));

it('shows what was saved, and never again what was read before', async () => {
  const { client, reads, shown, leave, event } = aPage();
  expect(reads).toHaveLength(1);
  takeSaved(client, queryKey, 'Completed');
  reads[0]!('Planned');
  await passed();
  expect(event.getCurrentResult()).toMatchObject({ data: 'Completed', fetchStatus: 'idle', status: 'success' });
  expect(shown.lastIndexOf('Planned')).toBeLessThan(shown.indexOf('Completed'));
  leave();
});

it('lets what is read after the save come', async () => {
  const { client, reads, leave, event } = aPage();
  takeSaved(client, queryKey, 'Completed');
  const reading = client.invalidateQueries({ queryKey });
  reads[1]!('Completed, parts installed');
  await reading;
  expect(event.getCurrentResult().data).toBe('Completed, parts installed');
  leave();
});
