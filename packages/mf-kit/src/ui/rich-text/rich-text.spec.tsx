import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

test('a text on the way says so in words, until it is there', async () => {
  render(<RichText html="<p>Fastest lap <strong>2:14.3</strong></p>" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByText('2:14.3')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
