import './security';
import '@carnet/mf-kit/styles.css';
// The small part of React DOM. Importing it here keeps it out of the renderer and five other chunks.
import 'react-dom';
import { StrictMode } from 'react';
import { followOtherTabs, loadUser, sessionToken } from '@carnet/mf-kit/data';
import { createAppHistory } from '@carnet/mf-kit/federation';
import { api } from './api';
import { App } from './app';
import { followColourScheme } from './colour-scheme';
import { pageRemotes } from './federation/page-remotes';
import { followRelease } from './offline/follow-release';

const root = document.getElementById('root') as HTMLElement;
const remotes = pageRemotes(document);

const page = (
  <StrictMode>
    <App history={createAppHistory(window)} remotes={remotes} />
  </StrictMode>
);

if (sessionToken()) prefetch(window.location);
void loadUser();
void draw();
followOtherTabs(window);
followColourScheme(window);
followRelease();

/** Loads the renderer separately, because it is two thirds of the script that every page needs. The page's code loads and starts in parallel. */
async function draw(): Promise<void> {
  const { createRoot, hydrateRoot } = await import(/* webpackChunkName: "react-dom" */ 'react-dom/client');
  if (isContentOf(root, window.location.pathname)) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

/** Starts loading a remote's page and its first data while the frame is still being rendered. */
function prefetch({ pathname, search }: Location): void {
  const remote = remotes.find(({ paths }) => paths.some((path) => `${pathname}/`.startsWith(`${path}/`)));
  if (!remote) return;
  const preload = search ? undefined : remote.preloads?.[pathname];
  preload?.data.forEach(api.early);
  preload?.files?.forEach(warm);
  void import(/* webpackChunkName: "app" */ './federation/prefetch').then(
    ({ prefetchPage }) => prefetchPage(remotes, remote.id, { pathname, search }),
    () => undefined,
  );
}

/** Loads a file into the browser's cache. `<link rel="preload">` is not used: if it fails once, later loads of the file fail, too. */
function warm(file: string): void {
  fetch(file)
    .then((answer) => answer.blob())
    .catch(() => undefined);
}

function isContentOf({ dataset }: HTMLElement, pathname: string): boolean {
  if (dataset.path === undefined) return false;
  return pathname === dataset.path || (dataset.tree !== undefined && pathname.startsWith(`${dataset.path}/`));
}
