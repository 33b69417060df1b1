import type { ServiceConfig, VehicleJournal } from '@carnet/svc-kit';
import { JournalSource } from './journal-source.js';

const anEntry = (seq: number): VehicleJournal['entries'][number] => ({
  meta: { seq, kind: 'note', id: seq, version: 1, action: 'created', at: '2026-05-01T10:00:00.000Z' },
  digests: {},
  values: { title: { salt: 'salt', value: `Note ${seq}` } },
});

/** As svc-kit answers it: pages of one, two and no entries, however many were asked for. */
function aSource() {
  const peers = { garage: 'http://garage', service: 'http://service', records: 'http://records' };
  const source = new JournalSource({ peers, internalToken: 't' } as unknown as ServiceConfig);
  const answers = new Map([
    [0, [anEntry(1)]],
    [1, [anEntry(2), anEntry(3)]],
  ]);
  const asked: unknown[] = [];
  source.page = (_service, _owner, _vehicle, page) => {
    asked.push(page.withValues);
    return Promise.resolve({ known: { entries: 0, mark: '' }, entries: answers.get(page.after) ?? [] });
  };
  return { source, asked };
}

it('reads on until there is nothing more, and keeps the values of those that are shown', async () => {
  const { source, asked } = aSource();
  const entries = await source.all('garage', 1, 2, { valuesOf: ({ id }) => id === 3 });
  expect(entries.map(({ meta, values }) => [meta.seq, values?.title?.value])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'Note 3'],
  ]);
  expect(asked).toEqual([true, true, true]);
});

it('asks for no values where none are shown', async () => {
  const { source, asked } = aSource();
  expect((await source.all('garage', 1, 2)).map(({ values }) => values)).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual([false, false, false]);
});
