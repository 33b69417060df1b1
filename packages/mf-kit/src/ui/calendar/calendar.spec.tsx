import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, renderWithKit } from '../../testing';
import type { User } from '../../data/session/store';
import Calendar from './calendar';

// jsdom has no popovers.
beforeAll(() => (HTMLElement.prototype.showPopover = () => undefined));

function visit(user: Partial<User> = {}, days: { value?: string; min?: string; max?: string } = {}) {
  const onChoose = jest.fn();
  renderWithKit(
    <Calendar value="2026-03-04" {...days} beside={document.body} onChoose={onChoose} onClose={() => undefined} />,
    { user: aUser(user) },
  );
  return onChoose;
}
const weekdays = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const dayOf = (name: string) => screen.getByRole('button', { name, hidden: true });

it.each([
  [1, 'Mon'],
  [6, 'Sat'],
  [7, 'Sun'],
])('begins its weeks with the day that the person has set: %i, %s', (first_day_of_week, name) => {
  visit({ first_day_of_week });
  expect(weekdays()[0]).toBe(name);
});

it('begins them as in the United States for somebody who has set nothing', () => {
  visit();
  expect(weekdays()[0]).toBe('Sun');
});

it('opens at the day that is there, and is led by keys to another month', async () => {
  const onChoose = visit({ first_day_of_week: 1 });
  expect(dayOf('Mar 4, 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect(screen.findByRole('button', { name: 'Apr 4, 2026', hidden: true })).resolves.toBeInTheDocument();
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('{ArrowDown}');
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('2026-04-11');
});

it('offers no day out of its bounds', async () => {
  visit({}, { min: '2026-03-03', max: '2026-03-05' });
  expect(dayOf('Mar 2, 2026')).toBeDisabled();
  await userEvent.keyboard('{ArrowDown}');
  await new Promise(requestAnimationFrame);
  expect(dayOf('Mar 5, 2026')).toHaveFocus();
});
