import { render, screen } from '@testing-library/react';
import { Odometer } from './odometer';

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
