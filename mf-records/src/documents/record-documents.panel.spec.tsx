import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aDocument, anUpload } from '../testing/factories';
import { publish } from '../uploads/uploads.store';
import RecordDocuments from './record-documents.panel';

const LIST = 'GET /api/documents';
const of = { subject: 'issue', id: 12 } as const;
const visit = () => renderWithKit(<RecordDocuments {...of} />);

afterEach(() => act(() => publish([])));

it('shows the papers of a record, each leading to itself, and to all of them', async () => {
  const { calls } = fakeApi({
    [LIST]: { body: [aDocument({ expires_on: '2020-01-01' })], headers: { 'x-total-count': '9' } },
  });
  visit();
  const paper = await screen.findByRole('link', { name: 'Agreed value policy' });
  expect(paper).toHaveAttribute('href', '/documentation/51');
  expect(paper.closest('li')).toHaveTextContent('Insurance · Jan 1, 2026Expired Jan 1, 2020');
  expect(screen.getByRole('link', { name: 'All 9 documents' })).toHaveAttribute(
    'href',
    '/documentation?subject=issue%3A12',
  );
  expect(calls[0]!.query.toString()).toBe('subject=issue%3A12&limit=6');
});

it('asks for those of a vehicle by the vehicle', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [aDocument()] } });
  renderWithKit(<RecordDocuments subject="vehicle" id={7} />);
  await screen.findByRole('link', { name: 'Agreed value policy' });
  expect(calls[0]!.query.get('vehicle_id')).toBe('7');
  expect(screen.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
});

it('has its heading and a place for papers where there are none', async () => {
  fakeApi({ [LIST]: { body: [] } });
  visit();
  expect(await screen.findByText(/No documents yet/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose papers' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Documents' })).toContainElement(
    screen.getByRole('heading', { name: 'Documents' }),
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('has a line for one of its own that is on its way, and none for one that failed', async () => {
  fakeApi({ [LIST]: { body: [] } });
  visit();
  await screen.findByText(/No documents yet/);
  const coming = anUpload({ kind: 'document', name: 'a.pdf', of });
  act(() => publish([coming, anUpload({ id: 'photo', name: 'b.jpg', of })]));
  const line = await screen.findByRole('listitem');
  expect(within(line).getByRole('progressbar', { name: 'a.pdf, uploading' })).toHaveAttribute('value', '300');
  act(() => publish([{ ...coming, state: 'failed' }]));
  expect(await screen.findByText(/No documents yet/)).toBeInTheDocument();
});

it('says what went wrong', async () => {
  fakeApi({ [LIST]: { status: 503, body: { msg: 'Away' } } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Away');
});
