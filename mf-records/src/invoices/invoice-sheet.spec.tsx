import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { anInvoice, anInvoiceLine } from '../testing/factories';
import { InvoiceSection } from './invoice-sheet';

const READ = 'GET /api/documents/51/invoice';
const visit = (invoice = anInvoice()) => {
  fakeApi({ [READ]: { body: invoice } });
  renderWithKit(<InvoiceSection documentId={51} />);
};

test('shows who charges what, line by line, and what it comes to', async () => {
  visit();
  expect(await screen.findByRole('heading', { name: 'This invoice is data' })).toBeInTheDocument();
  const lines = within(await screen.findByRole('table', { name: 'Lines of the invoice' }));
  const [, filter, work] = lines.getAllByRole('row');
  expect(filter).toHaveTextContent(/Oil filter.*OF-118.*Part.*2\spcs\..*€18\.90.*€37\.80.*19\s%/);
  expect(work).toHaveTextContent(/Oil change.*Labour.*1\.5\sh.*€98\.00.*€147\.00/);
  expect(screen.getByText(/Quillfeather Motors/)).toHaveTextContent('70180 Stuttgart');
  expect(screen.getByText('€219.91')).toBeInTheDocument();
  expect(screen.getByText('km-Stand 84.120')).toBeInTheDocument();
});

test('a price is shown with all its decimals, whatever its currency has', async () => {
  visit(anInvoice({ lines: [anInvoiceLine({ price: 0.0525 })] }));
  expect(await screen.findByText('€0.0525')).toBeInTheDocument();
});

test.each([
  [
    { kind: 'line', of: '2', stated: 147, expected: 147.5 },
    'Line 2 says €147.00; its quantity and price make €147.50.',
  ],
  [{ kind: 'tax', of: '19', stated: 35.1, expected: 35.11 }, 'The tax of 19 % says €35.10; its basis makes €35.11.'],
] as const)('sums that do not add up are named: %o', async (finding, sentence) => {
  visit(anInvoice({ findings: [finding] }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a credit note says that it is no cost', async () => {
  visit(anInvoice({ kind: 'credit-note' }));
  expect(await screen.findByText(/A credit note: it gives money back/)).toBeInTheDocument();
});

test('one of several in a signed file says which it is, and that nobody checked the signature', async () => {
  visit(anInvoice({ signed: true, lot: { position: 2, of: 3 } }));
  expect(await screen.findByText(/Invoice 2 of 3 in this file/)).toBeInTheDocument();
  expect(screen.getByText(/Whether the signature is good was not checked/)).toBeInTheDocument();
});

test('one by itself, without a signature, says nothing of either', async () => {
  visit();
  await screen.findByRole('table', { name: 'Lines of the invoice' });
  expect(screen.queryByText(/in this file|signature/)).not.toBeInTheDocument();
});
