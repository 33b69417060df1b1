import type { HeldBatch, HeldUploads } from '@carnet/contracts';
import { type KnownRemote, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportKind } from './import-kind';
import UnfinishedImport from './unfinished-import';

const kind: ImportKind = {
  path: '/api/service/events/import',
  of: 'other',
  summary: () => '',
  example: { fileName: 'example.json', content: () => [] },
  to: (id) => `/service/events/${id}`,
};
const batch = (id: string): HeldBatch => ({
  ...{ id, by: kind.path, heldAt: Date.parse('2026-03-04T10:00:00Z') },
  note: { name: `${id}.zip`, bytes: 9, entries: [{}], isSingle: false },
});

function open(held: Partial<HeldUploads>): string[] {
  const settled: string[] = [];
  const uploads = {
    unsettled: async () => [],
    settle: async (id: string, records: ReadonlyMap<string, unknown>) =>
      void settled.push(`${id} with ${records.size} records`),
    ...held,
  } as unknown as HeldUploads;
  const records: KnownRemote = {
    ...{ name: 'mf-files', id: 'records', paths: [], nav: [], routes: [] },
    extensions: { 'held-uploads': async () => ({ default: uploads }) },
  };
  renderWithKit(<UnfinishedImport kind={kind} onImported={() => undefined} />, { remotes: [records] });
  return settled;
}

it('says of what is too old to go on that its pictures were not uploaded, and keeps it until that was read', async () => {
  const settled = open({ lapsed: async () => [batch('old')] });
  const dialog = await screen.findByRole('dialog', { name: 'Import service events' });
  expect(dialog).toHaveTextContent('old.zip was not imported to its end.');
  expect(dialog).toHaveTextContent('Mar 4, 2026');
  expect(dialog).toHaveTextContent('Its pictures were not uploaded.');
  expect(settled).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(settled).toEqual(['old with 0 records']));
});

it('finishes first what can still be finished', async () => {
  const { calls } = fakeApi({
    'POST /api/service/events/import': {
      body: { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 55 }] },
    },
  });
  const settled = open({ unsettled: async () => [batch('new')], lapsed: async () => [batch('old')] });
  await waitFor(() => expect(settled).toEqual(['new with 1 records']));
  expect(calls[0]?.headers.get('idempotency-key')).toBe('new');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('old.zip was not imported to its end.')).toBeInTheDocument();
});

it('goes on as before with who knows of no such thing', async () => {
  open({});
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
