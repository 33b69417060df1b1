import { type ReactNode, useState } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { whenSpelt } from '../formats/spelling';
import { createQueryClient } from '../data/query/client';
import type { Remote, RemoteManifest, SlotEntries } from '../federation/define-remote';
import { RemotesContext, type Remotes } from '../federation/remotes-context';
import { AppRouter } from '../federation/router/app-router';
import { createAppHistory } from '../federation/router/history';
import { keepMediaSession } from '../data/media/media-session';
import { signOut, startSession, type User } from '../data/session/store';

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  username: 'anna',
  email: 'anna@example.org',
  first_name: 'Anna',
  last_name: 'Berg',
  ...changes,
});

/** Signs in a person of another region and currency, whose formats then apply: `await livingIn('de-CH', 'CHF')`. */
export async function livingIn(region: string, currency: string): Promise<User> {
  const user = aUser({ region, currency });
  await new Promise<void>((resolve) => whenSpelt(user, resolve));
  startSession('test-token', user);
  return user;
}

/** A remote's code together with its manifest. */
export type KnownRemote = RemoteManifest & Remote;

export interface KitRenderOptions {
  /** The page's address: `/vehicles/7?tab=parts`. */
  path?: string;
  /** The route of the page, if it reads parameters: `/vehicles/:id`. */
  route?: string;
  /** The signed-in person; `null` for nobody; `not known` for a person whose profile has not loaded. */
  user?: User | null | 'not known';
  /** Remotes whose panels the page shows. If a remote has no `slots`, they are derived from its panels. */
  remotes?: readonly KnownRemote[];
}

/**
 * Renders a page with everything that surrounds it in the app: router, query client, session, remotes. Other paths show `at: <path>`, so that a test
 * can check navigation.
 */
export function renderWithKit(page: ReactNode, options: KitRenderOptions = {}): RenderResult {
  const { path = '/', route = '*', user = aUser() } = options;
  window.history.replaceState(null, '', path);
  if (user) {
    startSession('test-token', user === 'not known' ? undefined : user);
    keepMediaSession('test-token');
  } else signOut();
  return render(
    <Stack remotes={options.remotes ?? []}>
      <Routes>
        <Route path={route} element={page} />
        {route !== '*' && <Route path="*" element={<Elsewhere />} />}
      </Routes>
    </Stack>,
  );
}

/** Opens a page of `remote` as the shell does, after its route's loader: `renderLoaded(remote, '/issues', 'vehicle_id=7')`. */
export async function renderLoaded({ routes }: Remote, path: string, search: string): Promise<RenderResult> {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route?.loader) throw new Error(`${path} has no loader`);
  const queries = createQueryClient();
  await route.loader(queries, new URLSearchParams(search));
  const { default: Page } = await route.page();
  return renderWithKit(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
    { path: `${path}?${search}`, route: path },
  );
}

/** Simulates the network coming back after so long that all data is stale: the page fetches its data again. */
export async function reconnect(): Promise<void> {
  await act(async () => {
    for (const client of rendered) await client.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
}

/** The query clients of the pages of this test. */
const rendered = new Set<QueryClient>();
afterEach(() => rendered.clear());

function Stack({ remotes, children }: { remotes: readonly KnownRemote[]; children: ReactNode }) {
  const [queries] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
    rendered.add(client);
    return client;
  });
  const [history] = useState(() => createAppHistory(window));
  const [known] = useState(() => asRemotes(remotes));
  return (
    <QueryClientProvider client={queries}>
      <RemotesContext value={known}>
        <AppRouter history={history}>{children}</AppRouter>
      </RemotesContext>
    </QueryClientProvider>
  );
}

function Elsewhere() {
  return <p>at: {window.location.pathname + window.location.search}</p>;
}

/** The slots of a remote without `slots`, derived from its panels. */
const filledBy = ({ panels = {} }: Remote): SlotEntries =>
  Object.fromEntries(
    Object.entries(panels).map(([slot, codes]) => [
      slot,
      Object.fromEntries(Object.keys(codes).map((name) => [name, {}])),
    ]),
  );

function asRemotes(remotes: readonly KnownRemote[]): Remotes {
  return {
    entries: remotes.map((remote) => ({ ...remote, slots: remote.slots ?? filledBy(remote), manifest: '', entry: '' })),
    load: async (id) => {
      const remote = remotes.find((candidate) => candidate.id === id);
      if (!remote) throw new Error(`No remote '${id}' in this test`);
      return remote;
    },
    loaded: new Map(),
  };
}
