import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aPhoto, anUpload } from '../testing/factories';
import { publish } from '../uploads/uploads.store';
import RecordPhotos from './record-photos.panel';

const LIST = 'GET /api/photos';
const visit = () => renderWithKit(<RecordPhotos subject="issue" id={12} />);

afterEach(() => act(() => publish([])));

it('shows the newest photos of a record, each leading to itself among them, and to the gallery of all', async () => {
  const { calls } = fakeApi({
    [LIST]: { body: [aPhoto({ id: 41, caption: 'Rust' })], headers: { 'x-total-count': '24' } },
  });
  visit();
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    '/photos?subject=issue%3A12&photo=41',
  );
  expect(screen.getByRole('link', { name: 'All 24 photos' })).toHaveAttribute('href', '/photos?subject=issue%3A12');
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ subject: 'issue:12', sort: 'added' });
});

it('offers to add the first one', async () => {
  fakeApi({ [LIST]: { body: [] } });
  visit();
  expect(await screen.findByText(/No photos yet/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeInTheDocument();
});

it('keeps a place for one of its own that is on its way, until that is there', async () => {
  const api = fakeApi({ [LIST]: { body: [] } });
  visit();
  await screen.findByText(/No photos yet/);
  const of = { subject: 'issue', id: 12 } as const;
  act(() => publish([anUpload({ name: 'a.jpg', of }), anUpload({ id: 'other', name: 'b.jpg', of: null })]));
  const place = screen.getByRole('listitem');
  expect(within(place).getByRole('progressbar', { name: 'a.jpg, uploading' })).toHaveAttribute('value', '300');
  api.on(LIST, { body: [aPhoto({ id: 41 })] });
  act(() => publish([anUpload({ of, state: 'done', fileId: 41 })]));
  expect(screen.getByRole('listitem')).toBe(place);
});

it('asks again while a photo is being prepared', async () => {
  jest.useFakeTimers();
  const api = fakeApi({ [LIST]: { body: [aPhoto({ state: 'pending', variants: [], caption: 'Rust' })] } });
  visit();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Being prepared')).toBeInTheDocument();
  api.on(LIST, { body: [aPhoto({ caption: 'Rust' })] });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('img', { name: 'Rust' })).toBeInTheDocument();
  const asked = api.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.calls.length).toBe(asked);
  jest.useRealTimers();
});
