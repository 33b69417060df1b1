import { defineRemote } from '@carnet/mf-kit/federation';
import type manifest from '../remote.json';

/** A domain that no other file names. It shows what a remote needs to appear on others' pages (tests/new-remote.spec.ts). */
export default defineRemote<typeof manifest>({
  routes: [{ path: '/notes', page: () => import('./notes.page') }],
  panels: {
    'vehicle-tab': { notes: () => import('./vehicle-notes.panel') },
    'vehicle-aside': { 'newest-note': () => import('./newest-note.panel') },
    'dashboard-card': { 'notes-of-today': () => import('./notes-of-today.panel') },
  },
  extensions: {
    'vehicle-activity': () => import('./vehicle-activity'),
    'vehicle-dependents': () => import('./vehicle-dependents'),
    'vehicle-costs': () => import('./vehicle-costs'),
  },
  search: () => import('./search'),
});
