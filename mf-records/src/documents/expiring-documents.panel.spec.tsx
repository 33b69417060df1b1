import { today } from '@carnet/mf-kit/formats';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aDocument } from '../testing/factories';
import ExpiringDocuments from './expiring-documents.panel';
import { soon, toldSince } from './expiry.rules';

const LIST = 'GET /api/documents';

it('shows what has run out and what will soon, of all vehicles', async () => {
  const { calls } = fakeApi({
    [LIST]: {
      body: [
        aDocument({ id: 2, expires_on: '2020-01-01' }),
        aDocument({ id: 1, title: 'MOT', type: 'inspection', expires_on: today() }),
      ],
    },
  });
  renderWithKit(<ExpiringDocuments />);
  expect(await screen.findByRole('heading', { name: 'Expiring documents' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Agreed value policyInsurance · GiuliaExpired Jan 1, 2020',
    'MOTInspection certificate · GiuliaExpires today',
  ]);
  expect(screen.getByRole('link', { name: 'MOT' })).toHaveAttribute('href', '/documentation/1');
  expect(screen.getByRole('link', { name: 'All by expiry' })).toHaveAttribute('href', '/documentation?sort=expires');
  expect(Object.fromEntries(calls[0]!.query)).toEqual({
    ...{ inbox: 'false', replaced: 'false', sort: 'expires', limit: '5' },
    ...{ expires_by: soon(today()), lapsed_since: toldSince(today()) },
  });
});

it('shows five, and counts the others', async () => {
  const rows = [1, 2, 3, 4, 5].map((id) => aDocument({ id, vehicle_id: id, expires_on: '2020-01-01' }));
  fakeApi({ [LIST]: { body: rows, headers: { 'x-total-count': '64' } } });
  renderWithKit(<ExpiringDocuments />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('59 more')).toBeInTheDocument();
});

it('tells of one vehicle without naming it', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [aDocument({ expires_on: '2020-01-01' })] } });
  renderWithKit(<ExpiringDocuments vehicleId={7} />);
  expect(await screen.findByRole('listitem')).not.toHaveTextContent('Giulia');
  expect(calls[0]!.query.get('vehicle_id')).toBe('7');
  expect(screen.getByRole('link', { name: 'All by expiry' })).toHaveAttribute(
    'href',
    '/documentation?vehicle_id=7&sort=expires',
  );
});

it('is not there where nothing runs out', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [] } });
  renderWithKit(<ExpiringDocuments />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('says what went wrong', async () => {
  fakeApi({ [LIST]: { status: 503, body: { msg: 'Away' } } });
  renderWithKit(<ExpiringDocuments />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Away');
});
