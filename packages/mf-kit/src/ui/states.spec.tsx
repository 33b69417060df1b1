import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/api/api-error';
import { aUser, renderWithKit } from '../testing';
import { ErrorState } from './states';

const refusal = (code: string) => new ApiError('Of this garage one vehicle is shared with you', 403, [], null, code);

it('says of what is not shared that it is not, as no fault, and leads to what is', async () => {
  const garage = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'viewer', vehicle_id: 7, vehicle_name: 'Saab 96' };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...garage, expires_at: null } }));
  const onRetry = jest.fn();
  renderWithKit(<ErrorState error={refusal('sign_in.garage_of_one_vehicle')} onRetry={onRetry} />, {
    path: '/tyres',
    route: '/tyres',
    user: aUser({ id: 1 }),
  });
  expect(screen.getByText('This is more than what is shared with you.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'To what is shared: Saab 96' }));
  expect(await screen.findByText('at: /vehicles/7')).toBeVisible();
  sessionStorage.clear();
});

it('keeps every other fault as it is, with a way to try again', () => {
  renderWithKit(<ErrorState error={refusal('sign_in.garage_reads_only')} onRetry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Of this garage one vehicle is shared with you');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
