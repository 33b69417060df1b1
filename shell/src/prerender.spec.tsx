import { setImmediate } from 'node:timers';
import { StrictMode } from 'react';
import { followOtherTabs } from '@carnet/mf-kit/data';
import { AppRouter, createAppHistory, type RemoteEntry, RemotesContext } from '@carnet/mf-kit/federation';
import { aUser, fakeApi } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { shellPages } from './routes/page-table';
import { ShellRoutes } from './routes/shell-routes';

// Node has `setImmediate`, which React needs for prerendering; jsdom lacks it.
Object.assign(globalThis, { setImmediate });

const remote: RemoteEntry = {
  ...{ name: 'mf-garage', id: 'garage', paths: ['/vehicles'], manifest: '', entry: '' },
  nav: [{ label: 'Garage', items: [{ label: 'Vehicles', to: '/vehicles' }] }],
  headings: { '/vehicles/new': { title: 'Add Vehicle' } },
};
const PATHS = [...shellPages.map(({ path }) => path), '/vehicles', '/vehicles/new'];

/** All timers are real; only `Date` is faked. */
const RUNNING = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
];
const setDate = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake: [...RUNNING] });

/** Makes the browser differ as much as possible from the machine that rendered the HTML. */
function beElsewhere(): void {
  setDate('2027-01-01T12:00:00Z');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('ja-JP');
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP']);
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh) Safari/605.1.15');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...wasMedia(media), matches: true }));
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
  });
}
const wasMedia = window.matchMedia.bind(window);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Detects React's mark on hydrated elements. */
const isTakenOver = (): boolean =>
  [...document.querySelectorAll('#root *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );

/** Hydrates the page like `main.tsx`. @returns the mismatches that React reports */
async function hydrate(path: string): Promise<string[]> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${made.get(path)}</div>`;
  const found: string[] = [];
  const load = () => new Promise<never>(() => undefined);
  act(() => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <StrictMode>
        <RemotesContext value={{ entries: [remote], load, loaded: new Map() }}>
          <AppRouter history={createAppHistory(window)}>
            <ShellRoutes />
          </AppRouter>
        </RemotesContext>
      </StrictMode>,
      { onRecoverableError: (error) => found.push(String(error)) },
    );
  });
  await waitFor(() => expect(isTakenOver()).toBe(true));
  return found;
}

/** Simulates a sign-in or sign-out in another tab. */
function beSignedIn(isIn: boolean): void {
  if (isIn) localStorage.setItem('carnet.token', 'a-token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

const made = new Map<string, string>();
beforeAll(async () => {
  followOtherTabs(window);
  setDate('2026-06-15T12:00:00Z');
  // Uses separate modules, because the real HTML is rendered in a separate process.
  await jest.isolateModulesAsync(async () => {
    const { renderPath } = await import('./prerender');
    for (const path of PATHS) made.set(path, await renderPath(path, [remote]));
  });
});

describe.each([
  ['nobody', false],
  ['a person of Tokyo', true],
])('a page that was made last year and far away, for %s', (_whose, isIn) => {
  it.each(PATHS)('%s is taken over as it is', async (path) => {
    fakeApi({ 'GET /api/auth/me': { body: aUser({ time_zone: 'Asia/Tokyo', region: 'ja-JP' }) } });
    beElsewhere();
    beSignedIn(isIn);
    expect(await hydrate(path)).toEqual([]);
  });
});

it('says the year of whoever looks, once it is taken over', async () => {
  beElsewhere();
  beSignedIn(false);
  await hydrate('/about');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027 Carnet');
});
