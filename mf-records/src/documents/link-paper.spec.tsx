import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument } from '../testing/factories';
import LinkPaper from './link-paper';

const LIST = 'GET /api/documents';
const ISSUE = { 'GET /api/issues/5': { body: { id: 5, title: 'Oil leak', vehicle_id: 7 } } };
const link = { subject_kind: 'issue' as const, subject_id: 5 };
const part = { subject_kind: 'part' as const, subject_id: 9 };
const visit = () => renderWithKit(<LinkPaper of={{ subject: 'issue', id: 5 }} onClose={() => undefined} />);

it('links a paper to the record, and what else it belongs to stays', async () => {
  const { calls } = fakeApi({
    ...ISSUE,
    [LIST]: { body: [aDocument({ links: [] }), aDocument({ id: 52, title: 'Elsewhere', vehicle_id: 8 })] },
    'GET /api/documents/51': { body: aDocument({ links: [part], version: 6 }) },
    'PATCH /api/documents/51': ({ body }) => ({ body: aDocument({ ...(body as object), version: 7 }) }),
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Link Agreed value policy' }));
  expect(await screen.findByRole('button', { name: 'Unlink Agreed value policy' })).toBeInTheDocument();
  const patch = calls.find(({ method }) => method === 'PATCH')!;
  expect(patch.body).toEqual({ links: [part, link] });
  expect(patch.headers.get('if-match')).toBe('"6"');
  expect(screen.getByText('Of another vehicle')).toBeInTheDocument();
});

it('reads a paper again where another save came in between', async () => {
  const { calls, on } = fakeApi({
    ...ISSUE,
    [LIST]: { body: [aDocument()] },
    'GET /api/documents/51': { body: aDocument() },
    'PATCH /api/documents/51': () => {
      on('GET /api/documents/51', { body: aDocument({ links: [part], version: 4 }) });
      on('PATCH /api/documents/51', ({ body }) => ({ body: aDocument({ ...(body as object), version: 5 }) }));
      return { status: 412, body: { msg: 'Changed' } };
    },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Link Agreed value policy' }));
  expect(await screen.findByRole('button', { name: 'Unlink Agreed value policy' })).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { links: [link] },
    { links: [part, link] },
  ]);
});
