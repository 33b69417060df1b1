import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { CheckList } from './check-list';

it('shows the list to whoever may not change it, with nothing to tick, remove or add', async () => {
  const garage = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'contributor', vehicle_id: null, vehicle_name: null };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...garage, expires_at: null } }));
  const items = [{ text: 'Helmet', done: true }];
  fakeApi({
    'GET /api/usage/vehicles/7/checks': {
      body: { vehicle_id: 7, day: '2120-05-03', items, taken_from: null, version: 3 },
    },
  });
  renderWithKit(<CheckList vehicleId={7} day="2120-05-03" />, { user: aUser({ id: 1 }) });
  const helmet = await screen.findByRole('checkbox', { name: 'Helmet' });
  expect(helmet).toBeChecked();
  expect(helmet).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  sessionStorage.clear();
});
