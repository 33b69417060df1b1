import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPhoto } from '../testing/factories';
import { PhotoThumb } from './photo-thumb';

test('a photo is fetched late, in the width that it is shown in, and named by its caption', () => {
  renderWithKit(<PhotoThumb photo={aPhoto({ id: 3, caption: 'Rust below the battery' })} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'Rust below the battery' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture.getAttribute('srcset')).toMatch(/^\/api\/media\/3\/320\S* 320w, \/api\/media\/3\/960\S* 960w$/);
});

test('a photo without a caption is named by its vehicle and day', () => {
  renderWithKit(<PhotoThumb photo={aPhoto({ caption: null, nickname: 'Giulia', taken_at: '2026-05-09T14:00:00' })} />);
  expect(screen.getByRole('img', { name: 'Photo of Giulia, May 9, 2026' })).toBeInTheDocument();
});

test('its place has its colours before the picture is there', () => {
  const { container } = renderWithKit(
    <PhotoThumb photo={aPhoto({ thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==' })} />,
  );
  expect((container.firstChild as HTMLElement).style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/);
});

test('its place has the shape of the picture where that is wanted', () => {
  const { container } = renderWithKit(<PhotoThumb photo={aPhoto({ width: 300, height: 200 })} ratio="own" />);
  expect((container.firstChild as HTMLElement).style.aspectRatio).toBe('1.5');
});

test.each([
  ['is being prepared', aPhoto({ state: 'pending', variants: [] }), 'Being prepared'],
  ['cannot be shown', aPhoto({ state: 'failed', variants: [] }), 'Cannot be shown'],
])('a photo that %s says so', (_, photo, note) => {
  renderWithKit(<PhotoThumb photo={photo} />);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture that did not come, also with a new cookie, says so', async () => {
  fakeApi({ 'POST /api/auth/media-session': { status: 204 } });
  renderWithKit(<PhotoThumb photo={aPhoto({ id: 3 })} />);
  const picture = screen.getByRole('img');
  fireEvent.error(picture);
  await waitFor(() => expect(screen.getByRole('img')).not.toBe(picture));
  fireEvent.error(screen.getByRole('img'));
  expect(await screen.findByText('Not loaded')).toBeInTheDocument();
});
