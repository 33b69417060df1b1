import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { Tabs } from './tabs';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'parts', label: 'Parts', count: 3 },
  { value: 'issues', label: 'Issues' },
] as const;

function Vehicle({ start = 'overview' }: { start?: string }) {
  const [open, setOpen] = useState(start);
  return (
    <Tabs label="Vehicle" tabs={tabs} value={open} onChange={setOpen}>
      {(tab) => <p>the {tab}</p>}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

it('shows the open tab’s content alone, named by its tab', () => {
  renderWithKit(<Vehicle start="parts" />);
  expect(selected()).toHaveTextContent('Parts3');
  expect(screen.getByRole('tabpanel', { name: /Parts/ })).toHaveTextContent('the parts');
  expect(screen.queryByText('the overview')).not.toBeInTheDocument();
});

it('opens the first where the address names none of them', () => {
  renderWithKit(<Vehicle start="engine" />);
  expect(selected()).toHaveTextContent('Overview');
});

it('follows the arrow keys around, Home and End', async () => {
  const person = userEvent.setup({ delay: null });
  renderWithKit(<Vehicle />);
  await person.tab();
  expect(selected()).toHaveFocus();
  for (const [key, label] of [
    ['ArrowRight', 'Parts'],
    ['ArrowLeft', 'Overview'],
    ['ArrowLeft', 'Issues'],
    ['ArrowRight', 'Overview'],
    ['End', 'Issues'],
    ['Home', 'Overview'],
  ]) {
    await person.keyboard(`{${key}}`);
    expect(selected()).toHaveTextContent(label!);
    expect(selected()).toHaveFocus();
  }
});

it('is one stop on the way through the page', async () => {
  const person = userEvent.setup({ delay: null });
  renderWithKit(<Vehicle />);
  await person.tab();
  await person.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
