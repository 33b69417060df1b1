import { defineRemote } from '@carnet/mf-kit';
import face from '../remote.json';

export default defineRemote({
  ...face,
  routes: [
    { path: '/issues', page: () => import('./issues/issues.page') },
    { path: '/issues/create', page: () => import('./issues/issue-create.page') },
    { path: '/issues/:id', page: () => import('./issues/issue.page') },
    { path: '/issues/:id/edit', page: () => import('./issues/issue-edit.page') },
  ],
  panels: {
    'records/vehicle-issues': () => import('./issues/vehicle-issues.panel'),
  },
});
