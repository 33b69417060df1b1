import { render, screen } from '@testing-library/react';
import { DateText, Money } from '../formats/figures';
import { KeyValue } from './key-value';
import { SegmentedButtons } from './segmented-buttons';
import { StatusBadge } from './badge';

it('shows a dash for what is not known, but not for zero', () => {
  render(
    <KeyValue
      items={[
        { label: 'Nickname', value: '' },
        { label: 'Spent', value: 0 },
        { label: 'Cost', value: <Money amount={null} none="Not specified" /> },
        { label: 'Bought', value: <DateText date={null} /> },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['—', '0', 'Not specified', '—']);
});

it('says a status in words', () => {
  render(<StatusBadge status="In_Work" tones={{ In_Work: 'warn' }} />);
  expect(screen.getByText('In Work')).toBeInTheDocument();
});

it('is a group of radio buttons with its error tied to it', () => {
  render(
    <SegmentedButtons
      label="Type"
      value="OEM"
      onChange={jest.fn()}
      options={['OEM', 'Aftermarket']}
      error="Choose one"
      required
    />,
  );
  const group = screen.getByRole('radiogroup', { name: /^Type/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: 'OEM' })).toBeChecked();
});
