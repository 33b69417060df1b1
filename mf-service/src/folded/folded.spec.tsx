import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '@carnet/mf-kit/testing';
import { Folded } from './folded';

it('draws what it holds when it is opened', async () => {
  renderWithKit(<Folded label="Ahead · 1">Timing belt</Folded>);
  expect(screen.queryByText('Timing belt')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Ahead · 1'));
  expect(await screen.findByText('Timing belt')).toBeInTheDocument();
});

it('is open on paper', () => {
  renderWithKit(<Folded label="Ahead · 1">Timing belt</Folded>);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Timing belt')).toBeInTheDocument();
});
