import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ExportsSection from './exports-section';
import type { Export } from './exports.queries';

const anExport = (changes: Partial<Export> = {}): Export => ({
  ...{ id: 7, state: 'ready', done: 0, of: 0, waiting: null, error: null, rows: 1234, files: 56, missing: 0 },
  ...{ size: 4_400_000, sha256: 'abc', created_at: '2026-11-24T03:00:00.000Z' },
  ...{ finished_at: '2026-11-24T03:00:09.000Z', expires_at: '2026-12-01T03:00:09.000Z', ...changes },
});
const aQueued = () =>
  anExport({ state: 'queued', size: null, sha256: null, rows: null, files: null, expires_at: null });

function visit(exports: Export[]) {
  const api = fakeApi({ 'GET /api/exports': { body: exports } });
  renderWithKit(<ExportsSection />, { path: '/profile', route: '/profile' });
  return { api, person: userEvent.setup({ delay: null }) };
}

it('says what one waits for that was put off', async () => {
  const waiting = { code: 'waiting.records', msg: 'Photos, papers and records do not answer right now.' };
  visit([{ ...aQueued(), waiting }]);
  expect(await screen.findByText(waiting.msg)).toBeInTheDocument();
});

it('has one made, and shows how far it is', async () => {
  const { api, person } = visit([]);
  api.on('POST /api/exports', { status: 202, body: aQueued() });
  await screen.findByRole('button', { name: 'Prepare Download' });
  api.on('GET /api/exports', { body: [anExport({ state: 'packing', done: 3, of: 9 })] });
  await person.click(screen.getByRole('button', { name: 'Prepare Download' }));
  expect(await screen.findByText('Packing photos and documents: 3 of 9')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(3);
  expect(screen.queryByRole('button', { name: 'Prepare Download' })).not.toBeInTheDocument();
});

it('says what one holds and until when it is kept, and that a file is lost', async () => {
  visit([anExport({ missing: 1 })]);
  expect(await screen.findByText(/1,234 entries, 56 photos and documents\. Kept until/)).toBeInTheDocument();
  expect(screen.getByText(/1 photo or document is not in it/)).toBeInTheDocument();
});

it('says why one was not made, and lets another one be made', async () => {
  visit([anExport({ state: 'failed', error: { code: 'export.not_made', msg: 'It could not be made.' } })]);
  expect(await screen.findByText('It could not be made.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Prepare Download' })).toBeInTheDocument();
});

it('says why no more can be made', async () => {
  const { api, person } = visit([anExport()]);
  api.on('POST /api/exports', { status: 422, body: { msg: 'You have as many exports as you can keep' } });
  await person.click(await screen.findByRole('button', { name: 'Prepare Download' }));
  expect(await screen.findByText('You have as many exports as you can keep')).toBeInTheDocument();
});

it('deletes one after a question', async () => {
  const { api, person } = visit([anExport()]);
  api.on('DELETE /api/exports/7', { status: 204 });
  await person.click(await screen.findByRole('button', { name: 'Delete Download' }));
  api.on('GET /api/exports', { body: [] });
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Prepare Download' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Download' })).not.toBeInTheDocument();
  expect(api.calls.some(({ method, path }) => method === 'DELETE' && path === '/api/exports/7')).toBe(true);
});
