import { renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileStep } from './file-step';

const passport = new File(['PK'], 'giulia.carnet');
const SAYS = /^Or a passport \(\.carnet\)/;

it('says that a passport can be dropped here, and takes one', async () => {
  const onPassport = jest.fn();
  renderWithKit(<FileStep files={[]} onFiles={jest.fn()} onPassport={onPassport} />);
  expect(screen.getByText(SAYS)).toBeVisible();
  await userEvent.upload(screen.getByLabelText('File'), passport, { applyAccept: false });
  expect(onPassport).toHaveBeenCalledWith(passport);
});

it('does not say so in a shared garage, and says where it is taken', async () => {
  renderWithKit(<FileStep files={[]} onFiles={jest.fn()} />);
  expect(screen.queryByText(SAYS)).not.toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('File'), passport, { applyAccept: false });
  expect(await screen.findByText(/comes into your own garage/)).toBeVisible();
});
