import type { FileSubject } from '@carnet/contracts';
import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, anInvoice, summaryOf } from '../testing/factories';
import DocumentPage from './document.page';

const READ = 'GET /api/documents/51';
const visit = () => renderWithKit(<DocumentPage />, { path: '/documentation/51', route: '/documentation/:id' });

test('a paper stands with its first page, what is on it, and the file as it came', async () => {
  fakeApi({
    [READ]: { body: aDocument({ links: [{ subject_kind: 'issue', subject_id: 5 }] }) },
    'GET /api/issues/5': { body: { id: 5, title: 'Oil leak' } },
  });
  visit();
  expect(await screen.findByRole('img', { name: 'First page of Agreed value policy' })).toBeInTheDocument();
  expect(screen.getByText('Insurer').nextElementSibling).toHaveTextContent('Hagerty');
  expect(screen.getByText('CHF 480.50')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/5');
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/api/media/51/original?v=0f1e2d3c4b5a6978',
  );
});

test.each([
  ['locked', 'It asks for a password. It is kept as it came, and not read.'],
  ['failed', 'It could not be read, or took too long. The original is kept as it came.'],
] as const)('one that is %s says so in the place of its picture', async (state, said) => {
  fakeApi({ [READ]: { body: aDocument({ state, variants: [] }) } });
  visit();
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('an invoice that is data shows what it says, and leads to the form that it fills', async () => {
  const invoice = anInvoice();
  fakeApi({
    [READ]: { body: aDocument({ type: null, variants: [], pages: null, invoice: summaryOf(invoice) }) },
    'GET /api/documents/51/invoice': { body: invoice },
  });
  visit();
  expect(await screen.findByRole('table', { name: 'Lines of the invoice' })).toBeInTheDocument();
  expect(screen.getByText("By the invoice's own data")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter as Service Event' })).toHaveAttribute(
    'href',
    '/documentation/51/event',
  );
  expect(screen.queryByText('There is no picture of it.')).not.toBeInTheDocument();
});

test('a credit note is no event', async () => {
  const invoice = anInvoice({ kind: 'credit-note' });
  fakeApi({
    [READ]: { body: aDocument({ type: 'receipt', invoice: summaryOf(invoice) }) },
    'GET /api/documents/51/invoice': { body: invoice },
  });
  visit();
  expect(await screen.findByText(/A credit note: it gives money back/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Enter as Service Event' })).not.toBeInTheDocument();
});

test('one that failed is tried again', async () => {
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ state: 'failed', variants: [] }) },
    'POST /api/files/51/pictures': { status: 204 },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/files/51/pictures')).toBe(true));
});

test('what is in the trash is deleted for good, once that is confirmed', async () => {
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ deleted_at: '2026-11-01T10:00:00Z' }) },
    'DELETE /api/documents/51': { status: 204 },
  });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for Good' }));
  expect(confirm).toHaveBeenCalledWith('Delete this document for good? It cannot be brought back.');
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('what is in the trash can be taken out', async () => {
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ deleted_at: '2026-11-01T10:00:00Z' }) },
    'PATCH /api/documents/51': { body: aDocument({ version: 4 }) },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Take It Out' }));
  expect(await screen.findByText('Agreed value policy', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.queryByText(/in the trash/)).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ deleted: false });
});

test('one that is not there says so', async () => {
  fakeApi({ [READ]: { status: 404, body: { msg: 'Document not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Document not found' })).toBeInTheDocument();
});

test('one of many pages is looked through, as the pages are drawn', async () => {
  const first = { page: 1, width: 1447, height: 2048 };
  const second = { page: 2, width: 1130, height: 1600 };
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ pages: 60 }) },
    'PUT /api/documents/51/pages': { body: { pages: [first], shown: 50, drawing: true } },
    'GET /api/documents/51/pages': { body: { pages: [first, second], shown: 50, drawing: false } },
  });
  visit();
  const button = await screen.findByRole('button', { name: 'Show All 60 Pages' });
  expect(calls.some(({ path }) => path.endsWith('/pages'))).toBe(false);
  await userEvent.click(button);
  expect(await screen.findByText('Drawing pages: 1 of 50...')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Page 2 of Agreed value policy' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('These are the first 50 of 60 pages; the file has them all.');
});

test('what was read by machine is said to be', async () => {
  fakeApi({ [READ]: { body: aDocument({ read_by: 'machine' }) } });
  visit();
  expect(await screen.findByText('Read by machine')).toBeInTheDocument();
});

test('a PDF opens in a new tab, and what no browser shows is only downloaded', async () => {
  const { on } = fakeApi({ [READ]: { body: aDocument() } });
  const { unmount } = visit();
  const open = await screen.findByRole('link', { name: 'Open' });
  expect(open).toHaveAttribute('href', '/api/media/51/original?v=0f1e2d3c4b5a6978');
  expect(open).toHaveAttribute('target', '_blank');
  unmount();
  on(READ, { body: aDocument({ media_type: 'image/heic' }) });
  visit();
  expect(await screen.findByRole('link', { name: 'Download' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
});

test('one that was joined is taken apart again', async () => {
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ joined_from: [4, 5] }) },
    'POST /api/documents/51/apart': { body: aDocument({ version: 4, deleted_at: '2026-11-01T10:00:00Z' }) },
  });
  visit();
  expect(await screen.findByText(/Joined of 2 single papers/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take Apart' }));
  await waitFor(() => expect(window.location.pathname).toBe('/documentation'));
  expect(calls.find(({ method }) => method === 'POST')!.headers.get('if-match')).toBe('"3"');
});

test.each([
  [null, 'ready', 'Nobody has looked: not shown in a dossier that withholds something'],
  [[], 'ready', 'Looked through, nothing hidden'],
  [[{ sheet: 1, x: 0, y: 0, width: 1, height: 1 }], 'ready', 'Looked through, 1 part hidden'],
] as const)('says what a dossier shows of it: %j', async (hidden, state, said) => {
  fakeApi({ [READ]: { body: aDocument({ state, hidden: hidden && [...hidden] }) } });
  visit();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hide Parts in Dossiers' })).toHaveAttribute(
    'href',
    '/documentation/51/hide',
  );
});

test('a paper without sheets to look at says so, and offers nothing', async () => {
  fakeApi({ [READ]: { body: aDocument({ state: 'locked', variants: [] }) } });
  visit();
  expect(
    await screen.findByText('There is no sheet to look at: not shown in a dossier that withholds something'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hide Parts in Dossiers' })).not.toBeInTheDocument();
});

test('a paper that lies is turned, from how it was turned before', async () => {
  const { calls } = fakeApi({
    [READ]: { body: aDocument({ turned: 270 }), headers: { etag: '"4"' } },
    'PATCH /api/documents/51': { body: aDocument({ turned: 0, state: 'pending', variants: [] }) },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn Right' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ turned: 0 }));
  expect(await screen.findByText('It waits to be read, or is being read.')).toBeInTheDocument();
});

test('a receipt leads to what another remote makes of it, and another paper does not', async () => {
  const fillUps: FileSubject = {
    ...{ kind: 'fill-up', label: 'Fill-up', many: 'Fill-ups', to: String, read: jest.fn(), list: jest.fn() },
    ofPaper: { label: 'Add Fill-up', to: (paper) => `/fill-ups/new?paper=${paper}` },
  };
  const usage: KnownRemote = {
    ...{ name: 'mf-usage', id: 'usage', paths: [], nav: [], routes: [] },
    extensions: { 'file-subjects': async () => ({ default: [fillUps] }) },
  };
  const remotes = [usage];
  const at = { path: '/documentation/51', route: '/documentation/:id', remotes };
  fakeApi({ [READ]: { body: aDocument({ type: 'receipt' }) } });
  const { unmount } = renderWithKit(<DocumentPage />, at);
  const action = { name: 'Add Fill-up' };
  expect(await screen.findByRole('link', action)).toHaveAttribute('href', '/fill-ups/new?paper=51');
  unmount();
  fakeApi({ [READ]: { body: aDocument({ type: 'insurance' }) } });
  renderWithKit(<DocumentPage />, at);
  await screen.findByRole('link', { name: 'Download' });
  expect(screen.queryByRole('link', action)).not.toBeInTheDocument();
});
