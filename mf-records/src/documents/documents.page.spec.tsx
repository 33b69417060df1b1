import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, anInvoice, summaryOf, aSuggestion } from '../testing/factories';
import DocumentsPage from './documents.page';

const LIST = 'GET /api/documents';
const VEHICLES = {
  'GET /api/vehicles': { body: [] },
  'GET /api/files/tags': { body: [{ tag: 'engine', count: 1204 }] },
};
const visit = (path = '/documentation') => renderWithKit(<DocumentsPage />, { path, route: '/documentation' });

const inboxIs = (inbox: unknown[], filed: unknown[] = []) =>
  fakeApi({
    ...VEHICLES,
    [LIST]: ({ query }) => {
      const rows = query.get('inbox') === 'true' ? inbox : filed;
      return { body: rows, headers: { 'x-total-count': String(rows.length) } };
    },
  });

test('papers are listed with what is on them', async () => {
  inboxIs([], [aDocument({ expires_on: '2020-01-01' })]);
  visit();
  const row = (await screen.findByRole('link', { name: 'Agreed value policy' })).closest('tr')!;
  expect(row).toHaveTextContent('Insurance');
  expect(row).toHaveTextContent('CHF 480.50');
  expect(within(row).getByText('Expired Jan 1, 2020')).toBeInTheDocument();
});

test('what nobody has filed stands above, with what was read of it', async () => {
  const suggested = aSuggestion({ vendor: 'Porsche Classic', dated: '2024-03-05', amount: 1234.56, currency: 'EUR' });
  inboxIs([aDocument({ type: null, title: null, suggested })]);
  visit();
  const heading = await screen.findByRole('heading', { name: '1 paper to file' });
  const inbox = heading.closest('section')!;
  expect(inbox).toHaveTextContent('Porsche Classic · Mar 5, 2024 · €1,234.56');
  expect(within(inbox).getByRole('link', { name: 'scan-0051.pdf' })).toHaveAttribute('href', '/documentation/51');
  expect(within(inbox).getByRole('link', { name: 'File scan-0051.pdf' })).toHaveAttribute(
    'href',
    '/documentation/51/edit',
  );
});

test('an invoice that is data says so where it comes in, and is entered from there', async () => {
  inboxIs([aDocument({ type: null, title: null, invoice: summaryOf(anInvoice()) })]);
  visit();
  const inbox = (await screen.findByRole('heading', { name: '1 paper to file' })).closest('section')!;
  expect(inbox).toHaveTextContent('Quillfeather Motors · Mar 5, 2026 · €219.91');
  expect(inbox).toHaveTextContent('Invoice as data');
  expect(within(inbox).getByRole('link', { name: 'Enter scan-0051.pdf as a service event' })).toHaveAttribute(
    'href',
    '/documentation/51/event',
  );
});

test('the papers of one record say whose they are, and lead to all', async () => {
  const api = inboxIs([], [aDocument()]);
  api.on('GET /api/issues/5', { body: { id: 5, title: 'Oil leak' } });
  visit('/documentation?subject=issue%3A5');
  expect(await screen.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/5');
  await userEvent.click(screen.getByRole('button', { name: 'Show all papers' }));
  await waitFor(() => expect(api.calls.at(-1)!.query.get('subject')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Oil leak' })).not.toBeInTheDocument();
});

test('a search tells where it found its words', async () => {
  inboxIs([], [aDocument({ found: 'engine oil 20W-50, nine litres' })]);
  visit('/documentation?search=oil');
  expect(await screen.findByText('… engine oil 20W-50, nine litres …')).toBeInTheDocument();
});

test.each(['search=oil', 'subject=issue%3A5', 'tag=engine', 'deleted=true'])(
  'papers that nobody has filed are among all with %s',
  async (asked) => {
    const { calls } = inboxIs([], []);
    visit(`/documentation?${asked}`);
    await waitFor(() => expect(calls.some(({ query }) => query.has('limit', '50'))).toBe(true));
    expect(calls.find(({ query }) => query.has('limit', '50'))!.query.has('inbox')).toBe(false);
  },
);

test('the trash is a list of its own, without an inbox', async () => {
  const { calls } = inboxIs([aDocument({ type: null })], []);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Trash' }));
  expect(await screen.findByText('The trash is empty.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /to file/ })).not.toBeInTheDocument();
  expect(calls.at(-1)!.query.get('deleted')).toBe('true');
});

test('papers are filtered by all tags that there are, whatever is shown of them', async () => {
  const { calls } = inboxIs([], [aDocument({ tags: ['paid'] })]);
  visit();
  const tags = await screen.findByRole('combobox', { name: 'Tag' });
  expect(await screen.findByRole('option', { name: 'engine (1,204)' })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'paid' })).toBeInTheDocument();
  await userEvent.selectOptions(tags, 'engine');
  await waitFor(() => expect(calls.at(-1)!.query.get('tag')).toBe('engine'));
  expect(calls.find(({ path }) => path === '/api/files/tags')!.query.get('kind')).toBe('document');
});

test('where nothing has a tag, none is asked for', async () => {
  inboxIs([], [aDocument({ tags: [] })]).on('GET /api/files/tags', { body: [] });
  visit();
  await screen.findByRole('link', { name: 'Agreed value policy' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument());
});
