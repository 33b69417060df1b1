import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, aVehicle } from '../testing/factories';
import PhotosPage from './photos.page';
import type { Photo } from './photos.queries';

const PHOTOS = [
  aPhoto({ id: 3, caption: 'New sill', tags: ['welding'], links: [{ subject_kind: 'issue', subject_id: 12 }] }),
  aPhoto({ id: 2, caption: 'Rust' }),
];

function visit(path: string, photos: readonly Photo[] = PHOTOS, perPage = photos.length): FakeApi {
  const api = fakeApi({
    'GET /api/photos': ({ query }) => {
      const from = Number(query.get('after') ?? 0);
      const end = from + perPage;
      const next: Record<string, string> =
        end < photos.length ? { link: `</api/photos?after=${end}>; rel="next"` } : {};
      return { body: photos.slice(from, end), headers: { 'x-total-count': String(photos.length), ...next } };
    },
    'PATCH /api/photos': { status: 204 },
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/issues/12': { body: { id: 12, title: 'Oil leak' } },
    'POST /api/auth/media-session': { status: 204 },
  });
  for (const photo of photos) api.on(`GET /api/photos/${photo.id}`, { body: photo, headers: { etag: '"4"' } });
  window.matchMedia = (media) =>
    ({ media, matches: media.includes('min-width'), addEventListener() {}, removeEventListener() {} }) as never;
  renderWithKit(<PhotosPage />, { path, route: '/photos' });
  return api;
}

const viewer = () => screen.findByRole('dialog', { name: 'Photo' });
const about = () => screen.findByRole('complementary', { name: 'About this photo' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = ({ calls }: FakeApi) => calls.filter(({ method }) => !['GET', 'POST'].includes(method));
const place = () => new URLSearchParams(window.location.search).get('photo');

it('opens a photo in the address, which going back closes', async () => {
  visit('/photos?tag=welding');
  await userEvent.click(await screen.findByRole('link', { name: 'New sill' }));
  expect(await viewer()).toBeInTheDocument();
  expect(window.location.search).toBe('?tag=welding&photo=3');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photo' })).not.toBeInTheDocument());
  expect(window.location.search).toBe('?tag=welding');
});

it('opens a photo that a link names, also one that the list does not have', async () => {
  const api = visit('/photos?photo=9');
  api.on('GET /api/photos/9', { body: aPhoto({ id: 9, caption: 'From a letter' }) });
  expect(await within(await about()).findByText('From a letter')).toBeInTheDocument();
  await press('Close');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('says what is known of it, and what it belongs to', async () => {
  visit('/photos?photo=3');
  const panel = within(await about());
  expect(panel.getByText('Fairphone 5')).toBeInTheDocument();
  expect(panel.getByText(/May 9, 2026, 2:20 PM/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'welding' })).toHaveAttribute('href', '/photos?tag=welding');
  expect(await panel.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/12');
  expect(panel.getByRole('link', { name: 'Giulia' })).toHaveAttribute('href', '/vehicles/7');
  expect(screen.getByRole('link', { name: 'Download the original' })).toHaveAttribute('download', 'IMG_0041.jpg');
});

it('goes from one to the next by keys, and the address with it', async () => {
  visit('/photos?photo=3');
  await about();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(place()).toBe('2'));
  expect(within(await about()).getByText('Rust')).toBeInTheDocument();
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
});

it('knows how many there are, and comes with the pages up to the photo that a link names', async () => {
  const many = Array.from({ length: 250 }, (_, at) => aPhoto({ id: 250 - at, caption: `Photo ${250 - at}` }));
  visit('/photos?photo=40', many, 100);
  expect(await screen.findByText('211 of 250')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByText('210 of 250')).toBeInTheDocument();
});

it('changes caption, time and tags over the version that was read', async () => {
  const api = visit('/photos?photo=2');
  await about();
  await press('Edit');
  const caption = await screen.findByLabelText('Caption');
  await userEvent.clear(caption);
  await userEvent.type(caption, 'Rust, left sill');
  await userEvent.clear(screen.getByLabelText(/^At/));
  await userEvent.type(screen.getByLabelText(/^At/), '09:05');
  await userEvent.type(screen.getByLabelText('Tags'), 'rust, sill');
  api.on('PATCH /api/photos/2', { body: { ...PHOTOS[1], caption: 'Rust, left sill' } });
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Caption')).not.toBeInTheDocument());
  const [saved] = writes(api);
  expect(saved?.body).toEqual({ caption: 'Rust, left sill', tags: ['rust', 'sill'], taken_at: '2026-05-09T09:05:00' });
  expect(saved?.headers.get('if-match')).toBe('"4"');
});

it('goes on to the next photo where one is deleted, and takes that back', async () => {
  const api = visit('/photos?photo=3');
  await about();
  await press('Delete');
  await waitFor(() => expect(place()).toBe('2'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes(api)).toHaveLength(2));
  expect(writes(api).map(({ body }) => body)).toEqual([
    { ids: [3], deleted: true },
    { ids: [3], deleted: false },
  ]);
});

it('makes a photo the cover of its vehicle, and takes that back', async () => {
  const api = visit('/photos?photo=3');
  api.on('PUT /api/photos/covers/7', { status: 204 });
  api.on('DELETE /api/photos/covers/7', { status: 204 });
  await userEvent.click(await screen.findByRole('button', { name: 'Set as Cover' }));
  expect(await screen.findByText('It is the cover of 1973 Alfa Romeo GT Junior now.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes(api).map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
  expect(writes(api)[0]?.body).toEqual({ photo_id: 3 });
});

it.each([
  ['failed', 'This photo cannot be shown. Its original is kept, and can be downloaded.'],
  ['pending', 'This photo is being prepared. It will show by itself.'],
] as const)('says of one that is %s why it is not shown', async (state, words) => {
  visit('/photos?photo=3', [aPhoto({ id: 3, state, variants: [] })]);
  await viewer();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('has a photo that could not be prepared tried again', async () => {
  const api = visit('/photos?photo=9', [aPhoto({ id: 9, caption: 'Odd', state: 'failed', variants: [] })]);
  api.on('POST /api/files/9/pictures', { status: 204 });
  await userEvent.click(await within(await viewer()).findByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/files/9/pictures'),
  );
});

it('deletes a photo in the trash for good, and goes on to the next', async () => {
  const trash = PHOTOS.map((photo) => ({ ...photo, deleted_at: '2026-05-09T18:00:00Z' }));
  const api = visit('/photos?deleted=true&photo=3', trash);
  api.on('DELETE /api/photos/3', { status: 204 });
  await userEvent.click(await within(await viewer()).findByRole('button', { name: 'Delete for good' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for Good' }));
  await waitFor(() => expect(place()).toBe('2'));
  expect(writes(api).map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/photos/3']);
});

it('turns a photo, which stands turned before its pictures are made, and turns it back', async () => {
  const api = visit('/photos?photo=3');
  await viewer();
  const pending = [{ ...PHOTOS[0]!, turned: 90, state: 'pending' as const, variants: [] }, PHOTOS[1]!];
  api.on('GET /api/photos', { body: pending, headers: { 'x-total-count': '2' } });
  await press('Turn right');
  expect(writes(api).map(({ body }) => body)).toEqual([{ ids: [3], turned: 90 }]);
  const shown = await waitFor(() => {
    const [img] = within(screen.getByRole('dialog', { name: 'Photo' }))
      .getAllByRole('img', { name: 'New sill' })
      .filter(({ style }) => style.rotate === '90deg');
    expect(img).toBeDefined();
    return img!;
  });
  expect(shown).toHaveAttribute('src', expect.stringContaining('/api/media/3/'));
  await press('Undo');
  await waitFor(() => expect(writes(api).at(-1)?.body).toEqual({ ids: [3], turned: 0 }));
});
