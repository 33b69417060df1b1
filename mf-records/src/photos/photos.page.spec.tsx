import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, aVehicle } from '../testing/factories';
import PhotosPage from './photos.page';
import type { Photo } from './photos.queries';

const LIST = 'GET /api/photos';
const CHANGE = 'PATCH /api/photos';

const PHOTOS = [
  aPhoto({ id: 3, caption: 'New sill', taken_at: '2026-05-10T09:00:00', tags: ['welding'] }),
  aPhoto({ id: 2, caption: 'Rust', taken_at: '2026-05-09T18:00:00' }),
  aPhoto({ id: 1, caption: 'Arrival', taken_at: '2026-05-09T08:00:00' }),
];

function open(photos: readonly Photo[] = PHOTOS, path = '/photos'): FakeApi {
  const api = fakeApi({
    [LIST]: { body: photos, headers: { 'x-total-count': String(photos.length) } },
    [CHANGE]: { status: 204 },
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/albums': { body: [] },
    'POST /api/auth/media-session': { status: 204 },
    'GET /api/issues/12': { body: { id: 12, title: 'Oil leak' } },
  });
  renderWithKit(<PhotosPage />, { path, route: '/photos' });
  return api;
}

const tile = async (name: string) => screen.findByRole('link', { name });
const pick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const changes = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows photos below the day on which they were taken', async () => {
  open();
  await tile('Rust');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'May 10, 2026',
    'May 9, 2026',
  ]);
  expect(screen.getByText('Saturday')).toBeInTheDocument();
});

it('welcomes who has no photos with the way to the first', async () => {
  open([]);
  expect(await screen.findByText('No photos yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upload Your First Photos' })).toHaveAttribute('href', '/photos/upload');
});

it('shows those of a record, and names it', async () => {
  const { calls } = open(PHOTOS, '/photos?subject=issue:12');
  expect(await screen.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/12');
  expect(calls.find(({ path }) => path === '/api/photos')?.query.get('subject')).toBe('issue:12');
});

it('selects by its box, and all up to another with Shift', async () => {
  open();
  await tile('Rust');
  await userEvent.click(pick('New sill'));
  expect(screen.getByText('1 photo selected')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await tile('Arrival'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 photos selected')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

it('is gone through by arrow keys from one stop of the Tab key, and Space selects', async () => {
  open();
  const first = await tile('New sill');
  expect(screen.getAllByRole('link', { name: /New sill|Rust|Arrival/ }).map(({ tabIndex }) => tabIndex)).toEqual([
    0, -1, -1,
  ]);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(await tile('Rust')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(pick('Rust')).toBeChecked();
  await userEvent.keyboard('{End}');
  expect(await tile('Arrival')).toHaveFocus();
});

it('moves what is selected to the trash, and takes it back', async () => {
  const api = open();
  await tile('Rust');
  await userEvent.click(pick('Rust'));
  await press('Delete');
  expect(await screen.findByText('1 photo moved to the trash, for 30 days.')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(changes(api)).toEqual([
    { ids: [2], deleted: true },
    { ids: [2], deleted: false },
  ]);
});

it('says why photos could not be changed, and keeps them selected', async () => {
  const api = open();
  api.on(CHANGE, { status: 400, body: { msg: 'Too many photos' } });
  await tile('Rust');
  await userEvent.click(pick('Rust'));
  await press('Delete');
  expect(await screen.findByText('Too many photos')).toBeInTheDocument();
  expect(pick('Rust')).toBeChecked();
});

it('tags what is selected, and takes the tag off those alone that did not have it', async () => {
  const api = open();
  await tile('Rust');
  await userEvent.click(pick('New sill'));
  await userEvent.click(pick('Rust'));
  await press('Tag');
  await userEvent.type(await screen.findByLabelText('New tags'), 'welding, spring');
  await press('Add Tags');
  expect(await screen.findByText('welding, spring added to 2 photos.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(changes(api)).toHaveLength(3));
  expect(changes(api)).toEqual([
    { ids: [3, 2], add_tags: ['welding', 'spring'] },
    { ids: [2], remove_tags: ['welding'] },
    { ids: [3, 2], remove_tags: ['spring'] },
  ]);
});

it('compares two photos, the earlier one first', async () => {
  open();
  await tile('Rust');
  await userEvent.click(pick('New sill'));
  await userEvent.click(pick('Arrival'));
  await press('Compare');
  expect(await screen.findByText('at: /photos/pairs/new?before=1&after=3')).toBeInTheDocument();
});

it('restores what is in the trash', async () => {
  const api = open([aPhoto({ id: 5, caption: 'Blurred', deleted_at: '2026-05-09T18:00:00Z' })], '/photos?deleted=true');
  await tile('Blurred');
  await userEvent.click(pick('Blurred'));
  const bar = screen.getByRole('toolbar');
  expect(within(bar).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await press('Restore');
  expect(await screen.findByText('1 photo restored.')).toBeInTheDocument();
  expect(changes(api)).toEqual([{ ids: [5], deleted: false }]);
});

it('looks for pictures that are being prepared until they are there', async () => {
  const pending = aPhoto({ id: 4, caption: 'Fresh', state: 'pending', variants: [] });
  const api = open([pending]);
  expect(await screen.findByText('Being prepared')).toBeInTheDocument();
  api.on(LIST, { body: [aPhoto({ id: 4, caption: 'Fresh' })] });
  expect(await screen.findByRole('img', { name: 'Fresh' }, { timeout: 4000 })).toBeInTheDocument();
});
