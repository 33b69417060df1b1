import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, TextArea, TextInput } from './input';

const box = () => screen.getByLabelText(/^Cost/);

it('is named by its label, which says to those who see it that it must be filled in', () => {
  render(<TextInput label="Cost" required />);
  expect(box()).toBeRequired();
  expect(box()).toHaveAccessibleName('Cost');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['a line', TextInput],
  ['several lines', TextArea],
  ['a list of choices', Select],
])('of %s, is described by what stands below it, and marked where it is refused', (_kind, Field) => {
  const { rerender } = render(<Field label="Cost" description="With taxes" />);
  expect(box()).toHaveAccessibleDescription('With taxes');
  expect(box()).toBeValid();
  rerender(<Field label="Cost" description="With taxes" error="Too much" doubt="Is it?" />);
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Too much With taxes');
});

it('announces a doubt, which is no refusal', () => {
  const { rerender, container } = render(<TextInput label="Cost" doubt="" />);
  expect(container.firstChild).toHaveAttribute('aria-live', 'polite');
  rerender(<TextInput label="Cost" doubt="That is much more than last time" />);
  expect(box()).toHaveAccessibleDescription('That is much more than last time');
  expect(box()).toBeValid();
});

it('brings what it says of its value into view while somebody types, and otherwise leaves the page where it is', async () => {
  const seen: (string | null)[] = [];
  const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
  scrolls.mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { rerender } = render(<TextInput label="Cost" doubt="" />);
  rerender(<TextInput label="Cost" doubt="That is much" />);
  expect(seen).toEqual([]);
  rerender(<TextInput label="Cost" doubt="" />);
  await userEvent.click(box());
  rerender(<TextInput label="Cost" doubt="That is much more" />);
  expect(seen).toEqual(['That is much more']);
  scrolls.mockRestore();
});

it('keeps the id that it is given, for a label elsewhere', async () => {
  render(
    <>
      <label htmlFor="cost">Cost</label>
      <TextInput id="cost" rightSection={<button type="button">Clear</button>} />
    </>,
  );
  await userEvent.click(screen.getByText('Cost'));
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
});
