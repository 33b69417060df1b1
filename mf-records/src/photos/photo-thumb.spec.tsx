import { fireEvent, render, screen } from '@testing-library/react';
import { aPhoto } from '../testing/factories';
import { PhotoThumb } from './photo-thumb';

test('a photo is fetched late, in the width that it is shown in, and named by its caption', () => {
  render(<PhotoThumb photo={aPhoto({ id: 3, hash: 'c0ffee', caption: 'Rust below the battery' })} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'Rust below the battery' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture.getAttribute('srcset')).toBe('/api/media/3/320?v=c0ffee 320w, /api/media/3/960?v=c0ffee 960w');
});

test('a photo without a caption is named by its vehicle and day', () => {
  render(<PhotoThumb photo={aPhoto({ caption: null, nickname: 'Giulia', taken_at: '2026-05-09T14:00:00' })} />);
  expect(screen.getByRole('img', { name: 'Photo of Giulia, May 9, 2026' })).toBeInTheDocument();
});

test('its place has its colours before the picture is there', () => {
  const { container } = render(<PhotoThumb photo={aPhoto({ thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==' })} />);
  expect((container.firstChild as HTMLElement).style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/);
});

test('its place has the shape of the picture where that is wanted', () => {
  const { container } = render(<PhotoThumb photo={aPhoto({ width: 300, height: 200 })} ratio="own" />);
  expect((container.firstChild as HTMLElement).style.aspectRatio).toBe('1.5');
});

test.each([
  ['is being prepared', aPhoto({ state: 'pending', variants: [] }), 'Being prepared'],
  ['cannot be shown', aPhoto({ state: 'failed', variants: [] }), 'Cannot be shown'],
])('a photo that %s says so', (_, photo, note) => {
  render(<PhotoThumb photo={photo} />);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture that did not come says so, and a newer one is tried', () => {
  const { rerender } = render(<PhotoThumb photo={aPhoto({ id: 3 })} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Not loaded')).toBeInTheDocument();
  rerender(<PhotoThumb photo={aPhoto({ id: 4 })} />);
  expect(screen.getByRole('img')).toBeInTheDocument();
});
