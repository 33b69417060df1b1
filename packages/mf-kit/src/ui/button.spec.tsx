import { render, screen } from '@testing-library/react';
import { Button } from './button';

const button = () => screen.getByRole('button', { name: 'Show more' });

/** Renders the button busy and then no longer busy. It removes the focus from the disabled button, as browsers do; jsdom does not. */
function pressAndWait(meanwhile: () => void) {
  const { rerender } = render(<Button>Show more</Button>);
  button().focus();
  rerender(<Button busy>Show more</Button>);
  expect(button()).toBeDisabled();
  button().blur();
  meanwhile();
  rerender(<Button>Show more</Button>);
}

it('has the focus again once it is no longer busy', () => {
  pressAndWait(() => undefined);
  expect(button()).toHaveFocus();
});

it('leaves the focus where a person has taken it meanwhile', () => {
  render(<input aria-label="Search" />);
  pressAndWait(() => screen.getByLabelText('Search').focus());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
