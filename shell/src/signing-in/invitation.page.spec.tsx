import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Kit from '@carnet/mf-kit/data';
import { enterGarage } from '@carnet/mf-kit/data';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import InvitationPage from './invitation.page';

jest.mock('@carnet/mf-kit/data', () => ({
  ...jest.requireActual<typeof Kit>('@carnet/mf-kit/data'),
  enterGarage: jest.fn(),
}));

const garage = (id: number, owner_name: string) => ({
  ...{ id, owner_id: id + 10, owner_name, role: 'viewer' },
  ...{ vehicle_id: null, vehicle_name: null, expires_at: null },
});
const known = () =>
  (JSON.parse(localStorage.getItem('carnet.garages')!) as { garages: { owner_name: string }[] }).garages;

it('adds the garage to those that the switch knows, and enters it', async () => {
  localStorage.setItem('carnet.garages', JSON.stringify({ person: 1, garages: [garage(1, 'Ada'), garage(2, 'Ben')] }));
  const invitation = { ...garage(3, 'Cleo'), email: 'anna@example.org' };
  fakeApi({
    'POST /api/auth/sharing/invitations/read': { body: invitation },
    'POST /api/auth/sharing/invitations/accept': { body: garage(3, 'Cleo') },
  });
  renderWithKit(<InvitationPage />, { path: '/invitation#token=abc' });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(enterGarage).toHaveBeenCalledWith(expect.objectContaining({ owner_name: 'Cleo' })));
  expect(known().map(({ owner_name }) => owner_name)).toEqual(['Ada', 'Ben', 'Cleo']);
});
