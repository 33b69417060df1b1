import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument } from '../testing/factories';
import DocumentPage from './document.page';

const READ = 'GET /api/documents/51';
const visit = () => renderWithKit(<DocumentPage />, { path: '/documentation/51', route: '/documentation/:id' });

test('a paper stands with its first page, what is on it, and the file as it came', async () => {
  fakeApi({ [READ]: { body: aDocument({ links: [{ subject_kind: 'issue', subject_id: 5 }] }) } });
  visit();
  expect(await screen.findByRole('img', { name: 'First page of Agreed value policy' })).toBeInTheDocument();
  expect(screen.getByText('Insurer').nextElementSibling).toHaveTextContent('Hagerty');
  expect(screen.getByText('CHF 480.50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Issue #5' })).toHaveAttribute('href', '/issues/5');
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/api/media/51/original?v=0f1e2d3c4b5a6978',
  );
});

test.each([
  ['locked', 'It asks for a password. It is kept as it came, and not read.'],
  ['failed', 'It could not be read. The original is kept as it came.'],
] as const)('one that is %s says so in the place of its picture', async (state, said) => {
  fakeApi({ [READ]: { body: aDocument({ state, variants: [] }) } });
  visit();
  expect(await screen.findByText(said)).toBeInTheDocument();
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
