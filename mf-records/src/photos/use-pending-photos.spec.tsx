import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act } from '@testing-library/react';
import { aPhoto } from '../testing/factories';
import type { Photo } from './photos.queries';
import { usePendingPhotos } from './use-pending-photos';

const LIST = 'GET /api/photos';
const pendingPhoto = (id: number) => aPhoto({ id, state: 'pending', variants: [] });
const pendingPhotos = (from: number, count: number) => Array.from({ length: count }, (_, n) => pendingPhoto(from + n));

function Shown({ photos }: { photos: readonly Photo[] }) {
  usePendingPhotos(photos);
  return null;
}

function show(photos: readonly Photo[], newest: readonly Photo[] = photos): FakeApi {
  const api = fakeApi({ [LIST]: { body: newest } });
  renderWithKit(<Shown photos={photos} />);
  return api;
}

const looks = ({ calls }: FakeApi) =>
  calls.filter(({ path }) => path.startsWith('/api/photos')).map(({ path }) => path);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Hides or shows the tab. */
function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks nothing while nobody sees the page, and at once when somebody does', async () => {
  const api = show([pendingPhoto(4)]);
  hide(true);
  await pass(60_000);
  expect(looks(api)).toEqual([]);
  hide(false);
  await pass(0);
  expect(looks(api)).toHaveLength(1);
});

it('looks the less often the longer nothing changes', async () => {
  const api = show([pendingPhoto(4)]);
  const counts: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    await pass(15_000);
    counts.push(looks(api).length);
  }
  // Polls after 1.5, 3, 6 and 12 s, then every 15 s.
  expect(counts).toEqual([3, 4, 5, 6]);
});

it('of more photos than one answer holds asks for the newest and the one that is prepared next, and seldom', async () => {
  const shown = pendingPhotos(1, 300);
  const api = show(shown, shown.slice(200));
  api.on('GET /api/photos/1', { body: pendingPhoto(1) });
  await pass(14_999);
  expect(looks(api)).toEqual([]);
  await pass(1);
  expect(looks(api)).toEqual(['/api/photos', '/api/photos/1']);
  await pass(15_000);
  expect(looks(api)).toHaveLength(4);
});
