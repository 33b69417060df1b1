import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFileUsage, aPhoto, aVehicle } from '../testing/factories';
import PhotosPage from './photos.page';
import type { Photo } from './photos.queries';

const MEGABYTE = 1024 * 1024;
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
    'GET /api/files/usage': { body: aFileUsage() },
    'GET /api/files/tags': {
      body: [
        { tag: 'engine', count: 1_204 },
        { tag: 'welding', count: 1 },
      ],
    },
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

it('filters by all tags that there are, whatever is shown of them', async () => {
  const { calls } = open();
  const tags = await screen.findByRole('combobox', { name: 'Tag' });
  expect(await screen.findByRole('option', { name: 'engine (1,204)' })).toBeInTheDocument();
  await userEvent.selectOptions(tags, 'engine');
  await waitFor(() => expect(calls.at(-1)?.query.get('tag')).toBe('engine'));
});

it('offers known tags while photos are tagged', async () => {
  const api = open();
  await tile('Rust');
  await userEvent.click(pick('Rust'));
  await press('Tag');
  const field = await screen.findByLabelText('New tags');
  await userEvent.type(field, 'sill, we');
  await press('welding');
  expect(field).toHaveValue('sill, welding, ');
  await press('Add Tags');
  await waitFor(() => expect(changes(api)).toEqual([{ ids: [2], add_tags: ['sill', 'welding'] }]));
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

it('selects what has not come yet, too, and changes 200 at a time @thorough', async () => {
  const api = open();
  const many = Array.from({ length: 250 }, (_, n) => aPhoto({ id: 1000 - n, caption: `Number ${n}` }));
  const next = { link: '</api/photos?cursor=abc>; rel="next"', 'x-total-count': '250' };
  api.on(LIST, ({ query }) =>
    query.get('cursor') ? { body: many.slice(100) } : { body: many.slice(0, 100), headers: next },
  );
  await userEvent.type(screen.getByRole('searchbox'), 'Number');
  await tile('Number 0');
  await userEvent.click(pick('Number 0'));
  await press('Select all 250 photos');
  expect(await screen.findByText('250 photos selected')).toBeInTheDocument();
  await press('Delete');
  await screen.findByText('250 photos moved to the trash, for 30 days.');
  expect(changes(api).map((body) => (body as { ids: number[] }).ids.length)).toEqual([200, 50]);
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
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
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

const TRASHED = aPhoto({ id: 5, caption: 'Blurred', deleted_at: '2026-05-09T18:00:00Z' });

it('deletes for good what is selected in the trash, once that is confirmed', async () => {
  const api = open([TRASHED], '/photos?deleted=true');
  api.on('DELETE /api/photos/5', { status: 204 });
  await tile('Blurred');
  await userEvent.click(pick('Blurred'));
  await press('Delete for Good');
  const dialog = await screen.findByRole('dialog', { name: 'Delete for good?' });
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for Good' }));
  expect(await screen.findByText('1 photo deleted for good.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/photos/5']);
});

it('empties the trash of photos, once that is confirmed', async () => {
  const api = open([TRASHED], '/photos?deleted=true');
  api.on('DELETE /api/files/trash', { status: 204 });
  expect(await screen.findByText(/300 MB of it by the trash, which counts until it is emptied/)).toBeInTheDocument();
  await press('Empty the Trash');
  const dialog = await screen.findByRole('dialog', { name: 'Empty the trash?' });
  expect(dialog).toHaveTextContent('The photo in the trash is deleted for good.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for Good' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [emptied] = api.calls.filter(({ method }) => method === 'DELETE');
  expect(emptied?.query.get('kind')).toBe('photo');
});

it('says how much room is used, and what to do where little is left', async () => {
  const api = open();
  expect(await screen.findByText('1.2 GB of 10 GB used, 300 MB of it by the trash')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.on('GET /api/files/usage', { body: aFileUsage({ used_bytes: 9_500 * MEGABYTE }) });
  await tile('Rust');
  await userEvent.click(pick('Rust'));
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There is room for 500 MB more.Delete photos and documents that you no longer need, and empty the trash: it takes 300 MB.',
  );
});

it('looks for pictures that are being prepared until they are there @thorough', async () => {
  const pending = aPhoto({ id: 4, caption: 'Fresh', state: 'pending', variants: [] });
  const api = open([pending]);
  expect(await screen.findByText('Being prepared')).toBeInTheDocument();
  api.on(LIST, { body: [aPhoto({ id: 4, caption: 'Fresh' })] });
  expect(await screen.findByRole('img', { name: 'Fresh' })).toBeInTheDocument();
});
