import './security';
import '@carnet/mf-kit/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppHistory, followColourScheme, followOtherTabs, loadUser } from '@carnet/mf-kit';
import { App } from './app';
import { pageRemotes } from './federation/page-remotes';

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <App history={createAppHistory(window)} remotes={pageRemotes(document)} />
  </StrictMode>
);

// Every path but the unknown ones comes with its first picture already in it.
if (isContentOf(root, window.location.pathname)) hydrateRoot(root, page);
else createRoot(root).render(page);

followOtherTabs(window);
followColourScheme(window);
void loadUser();

function isContentOf({ dataset }: HTMLElement, pathname: string): boolean {
  if (dataset.path === undefined) return false;
  return pathname === dataset.path || (dataset.tree !== undefined && pathname.startsWith(`${dataset.path}/`));
}
