import { screen, waitFor } from '@testing-library/react';
import type * as Kit from '@carnet/mf-kit/data';
import { enterGarage } from '@carnet/mf-kit/data';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import GaragePage from './garage.page';

jest.mock('@carnet/mf-kit/data', () => ({
  ...jest.requireActual<typeof Kit>('@carnet/mf-kit/data'),
  enterGarage: jest.fn(),
}));

const garage = (id: number, owner_id: number, vehicle_id: number | null) => ({
  ...{ id, owner_id, owner_name: 'Ada', role: 'viewer', vehicle_id, vehicle_name: null, expires_at: null },
});
const WHOLE = garage(1, 12, null);
const OF_VEHICLE = garage(2, 13, 7);

function visit(search: string) {
  fakeApi({
    'GET /api/auth/sharing': { body: { invitations: [], grants: [], garages: [OF_VEHICLE, WHOLE], writers: [] } },
  });
  renderWithKit(<GaragePage />, { path: `/garage${search}`, route: '/garage', user: aUser() });
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(enterGarage).mockClear();
});

it.each([
  ['?owner=12&vehicle=9', WHOLE, '/vehicles/9'],
  ['?owner=13&vehicle=7', OF_VEHICLE, '/vehicles/7'],
  ['?owner=12', WHOLE, '/dashboard'],
  ['?owner=12&vehicle=//elsewhere.example', WHOLE, '/dashboard'],
])('enters the garage that is named: %s', async (search, entered, page) => {
  visit(search);
  await waitFor(() => expect(enterGarage).toHaveBeenCalledWith(entered, page));
});

it.each(['?owner=14&vehicle=7', '?owner=13&vehicle=8', '?owner=13', '?owner=x', ''])(
  'enters nothing that is not shared, and says so: %s',
  async (search) => {
    visit(search);
    expect(await screen.findByText('This garage is not shared with you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shared garages' })).toHaveAttribute('href', '/settings?tab=sharing');
    expect(enterGarage).not.toHaveBeenCalled();
  },
);
