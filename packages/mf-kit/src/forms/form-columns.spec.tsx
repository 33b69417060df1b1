import { act, render, screen } from '@testing-library/react';
import { FormColumns } from './form-columns';

const before = window.matchMedia;
afterEach(() => {
  window.matchMedia = before;
});

function aWindow(wide: boolean) {
  const told = new Set<() => void>();
  const query = {
    matches: wide,
    addEventListener: (_: string, tell: () => void) => told.add(tell),
    removeEventListener: (_: string, tell: () => void) => told.delete(tell),
  };
  window.matchMedia = (() => query) as unknown as typeof window.matchMedia;
  return (matches: boolean) => {
    query.matches = matches;
    act(() => told.forEach((tell) => tell()));
  };
}

const columns = () => render(<FormColumns aside={<p>Last services</p>}>The form</FormColumns>);

it('shows what helps beside the form once there is room for it, and keeps the form as it is', () => {
  const resize = aWindow(false);
  columns();
  const form = screen.getByText('The form');
  expect(screen.queryByText('Last services')).not.toBeInTheDocument();
  resize(true);
  expect(screen.getByRole('complementary')).toHaveTextContent('Last services');
  expect(screen.getByText('The form')).toBe(form);
  resize(false);
  expect(screen.queryByText('Last services')).not.toBeInTheDocument();
});
