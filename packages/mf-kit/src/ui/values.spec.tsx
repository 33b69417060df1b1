import { render, screen } from '@testing-library/react';
import { DateText, Money } from '../formats/figures';
import { Odometer } from '../formats/odometer';
import { KeyValue } from './key-value';
import { SegmentedButtons } from './segmented-buttons';
import { StatusBadge } from './badge';

it('reads an odometer out as one number', () => {
  render(<Odometer miles={84120} />);
  expect(screen.getByRole('img', { name: '84,120 miles' })).toHaveTextContent('084120');
});

it('shows an instrument that counts something else, and reads that out', () => {
  render(
    <>
      <Odometer miles={135400} unit="km" />
      <Odometer miles={1} unit="h" />
    </>,
  );
  expect(screen.getByRole('img', { name: '135,400 kilometers' })).toHaveTextContent('135400km');
  expect(screen.getByRole('img', { name: '1 hour' })).toHaveTextContent('000001h');
});

it('knows when a mileage is not known, and that zero is', () => {
  render(
    <>
      <Odometer miles={null} />
      <Odometer miles={0} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Mileage not known' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '0 miles' })).toHaveTextContent('000000');
});

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
