import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto } from '../testing/factories';
import AlbumPage from './album.page';
import AlbumsPage from './albums.page';
import type { Album } from '../lookups/albums.queries';

const anAlbum = (fields: Partial<Album> = {}): Album => ({
  ...{ id: 4, name: 'Restoration', vehicle_id: null, make: null, model: null, year: null, nickname: null },
  ...{ photo_count: 2, cover_photo: null, created_at: '2026-05-09T18:00:00Z', updated_at: '2026-05-09T18:00:00Z' },
  ...fields,
});

const PHOTOS = [aPhoto({ id: 3, caption: 'New sill' }), aPhoto({ id: 2, caption: 'Rust' })];

function visit(album = anAlbum()): FakeApi {
  const api = fakeApi({
    'GET /api/albums/4': { body: album, headers: { etag: '"6"' } },
    'GET /api/albums': { body: [album] },
    'GET /api/photos': { body: PHOTOS },
    'PATCH /api/albums/4': { body: album },
    'POST /api/auth/media-session': { status: 204 },
  });
  renderWithKit(<AlbumPage />, { path: '/photos/albums/4', route: '/photos/albums/:id' });
  return api;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'PATCH');

it('shows the photos of an album in their order, without days', async () => {
  const { calls } = visit();
  expect(await screen.findByRole('heading', { name: 'Restoration' })).toBeInTheDocument();
  expect((await screen.findAllByRole('link', { name: /New sill|Rust/ })).map((link) => link.textContent)).toHaveLength(
    2,
  );
  const { query } = calls.find(({ path }) => path === '/api/photos')!;
  expect([query.get('album_id'), query.get('sort')]).toEqual(['4', 'album']);
  expect(screen.queryByRole('heading', { name: 'May 9, 2026' })).not.toBeInTheDocument();
});

it('is renamed over the version that was read', async () => {
  const api = visit();
  await screen.findByRole('heading', { name: 'Restoration' });
  await press('Rename');
  await userEvent.type(screen.getByLabelText(/^Name/), ' 2026');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes(api)[0]?.body).toEqual({ name: 'Restoration 2026' });
  expect(writes(api)[0]?.headers.get('if-match')).toBe('"6"');
});

it('takes photos out, and puts them back where they were', async () => {
  const api = visit();
  await screen.findByRole('link', { name: 'Rust' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select New sill' }));
  await press('Take out');
  expect(await screen.findByText('1 photo taken out of the album.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(writes(api)).toHaveLength(2));
  expect(writes(api).map(({ body }) => body)).toEqual([{ photo_ids: [2] }, { photo_ids: [3, 2] }]);
});

it('is sorted by keys', async () => {
  const api = visit();
  await screen.findByRole('heading', { name: 'Restoration' });
  await press('Sort by Hand');
  const first = await screen.findByRole('button', { name: 'New sill, place 1' });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'New sill, place 2' })).toHaveFocus();
  expect(screen.getByText('New sill: place 2 of 2.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Home}{End}');
  expect(screen.getByRole('button', { name: 'New sill, place 2' })).toHaveFocus();
  await press('Save Order');
  await waitFor(() => expect(writes(api)).toHaveLength(1));
  expect(writes(api)[0]?.body).toEqual({ photo_ids: [2, 3] });
});

it('shows all albums, and makes one', async () => {
  const api = fakeApi({ 'GET /api/albums': { body: [anAlbum()] }, 'POST /api/albums': { body: anAlbum({ id: 5 }) } });
  renderWithKit(<AlbumsPage />, { path: '/photos/albums', route: '/photos/albums' });
  expect(await screen.findByRole('link', { name: 'Restoration' })).toHaveAttribute('href', '/photos/albums/4');
  await press('New Album');
  await press('Create Album');
  expect(screen.getByText('Album name is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Summer');
  await press('Create Album');
  expect(await screen.findByText('at: /photos/albums/5')).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Summer' });
});
