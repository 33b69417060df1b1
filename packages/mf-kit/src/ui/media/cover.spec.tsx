import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithKit } from '../../testing';
import { Cover } from './cover';

it('shows what stands for a photo that cannot be loaded, as without a network', async () => {
  fakeApi({ 'POST /api/auth/media-session': { status: 204 } });
  const photo = { photo_id: 7, hash: 'ab', thumbhash: null };
  const { container } = renderWithKit(<Cover photo={photo} variant="320" lost={<p>A car</p>} />);
  const image = () => container.querySelector('img[src]');
  // The cookie is renewed once, and the image is asked for again.
  await waitFor(() => expect(image()).not.toBeNull());
  const first = image()!;
  fireEvent.error(first);
  await waitFor(() => expect(image()).not.toBe(first));
  fireEvent.error(image()!);
  expect(await screen.findByText('A car')).toBeInTheDocument();
  expect(image()).toBeNull();
});
