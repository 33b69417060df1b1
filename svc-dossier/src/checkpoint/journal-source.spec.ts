import type { VehicleJournal } from '@carnet/journal';
import type { ServiceConfig } from '@carnet/runtime';
import { JournalSource } from './journal-source.js';

const anEntry = (seq: number): VehicleJournal['entries'][number] => ({
  meta: { seq, kind: 'note', id: seq, version: 1, action: 'created', at: '2026-05-01T10:00:00.000Z' },
  digests: {},
  values: { title: { salt: 'salt', value: `Note ${seq}` } },
});

/** A source that pages like @carnet/journal: with two, one and no entries, whatever the requested size. */
function aSource() {
  const peers = {
    garage: 'http://garage',
    service: 'http://service',
    records: 'http://records',
    usage: 'http://usage',
  };
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

it('reads on until there is nothing more, and asks for values where they are wanted', async () => {
  for (const withValues of [true, false]) {
    const { source, asked } = aSource();
    const answers: number[][] = [];
    for await (const entries of source.all('garage', 1, 2, { withValues }))
      answers.push(entries.map(({ meta }) => meta.seq));
    expect(answers).toEqual([[1], [2, 3]]);
    expect(asked).toEqual([withValues, withValues, withValues]);
  }
});
