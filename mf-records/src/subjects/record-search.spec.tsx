import type { FileSubject } from '@carnet/contracts';
import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordSearch } from './record-search';

const NONE = { body: [] };
const number = { id: 91, vehicle_id: 7, kind: 'engine', name: null, as_built: '6111234', as_fitted: null };
const owner = { id: 81, owned_by: 'named', owner_name: 'Dr. Weiß', from_date: '1974-05-02', from_date_edtf: null };

const fillUps: FileSubject = {
  ...{ kind: 'fill-up', label: 'Fill-up', many: 'Fill-ups', to: String, read: jest.fn() },
  list: async (_, vehicleId) => ({ rows: [{ id: 3, name: `Petrol of ${vehicleId}` }], total: 1, next: null }),
};
const usage: KnownRemote = {
  ...{ name: 'mf-usage', id: 'usage', paths: [], nav: [], routes: [] },
  extensions: { 'file-subjects': async () => ({ default: [fillUps] }) },
};

it('finds records of all kinds, and says which cannot be asked', async () => {
  const onAdd = jest.fn();
  fakeApi({
    'GET /api/service/vehicles/7/events': { status: 503, body: { msg: 'Away' } },
    'GET /api/parts/vehicles/7': { body: [{ id: 9, name: 'Oil filter' }], headers: { 'x-total-count': '12' } },
    'GET /api/modifications': NONE,
    'GET /api/issues': { body: [{ id: 5, title: 'Oil leak' }] },
    'GET /api/track-days': NONE,
    'GET /api/vehicle-identities': { body: [number] },
    'GET /api/ownership-chapters': { body: [owner] },
  });
  renderWithKit(<RecordSearch vehicleId={7} taken={[{ subject_kind: 'issue', subject_id: 5 }]} onAdd={onAdd} />, {
    remotes: [usage],
  });
  expect(await screen.findByRole('button', { name: 'Link Petrol of 7' })).toBeEnabled();
  const parts = within(await screen.findByRole('group', { name: 'Parts' }));
  expect(parts.getByText('Parts · 1 of 12')).toBeInTheDocument();
  expect(screen.getByText('Service events cannot be searched at the moment.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Link Oil leak' })).toBeDisabled();
  expect(screen.queryByRole('group', { name: 'Track days' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Link Engine 6111234' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Link Dr. Weiß, May 2, 1974' })).toBeEnabled();
  await userEvent.click(parts.getByRole('button', { name: 'Link Oil filter' }));
  expect(onAdd).toHaveBeenCalledWith({ subject_kind: 'part', subject_id: 9 });
});
