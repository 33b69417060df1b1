import { screen } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { PassportForm } from './passport-form';

it('says which days of other vehicles go along', () => {
  fakeApi({});
  renderWithKit(<PassportForm vehicleId={7} papers={[]} />);
  expect(screen.getByRole('region', { name: 'Tyres and Components' })).toHaveTextContent(
    /those vehicles are not named.*a mounting.*a rebuild.*a tread reading or a track session/,
  );
});
