import { defineRemote } from '@carnet/mf-kit/federation';
import { filtersIn } from '@carnet/mf-kit/pages';
import type manifest from '../remote.json';
import { vehicleChoicesQuery } from './lookups/vehicles.queries';
import { DOCUMENT_FILTERS, documentsQuery } from './documents/documents.queries';
import { ISSUE_FILTERS, issuesQuery } from './issues/issues.queries';
import { MODIFICATION_FILTERS, modificationsQuery } from './modifications/modifications.queries';
import { PHOTO_FILTERS, photosQuery } from './photos/photos.queries';
import { TRACK_DAY_FILTERS, trackDaysQuery } from './track-days/track-days.queries';

const expiringDocuments = () => import('./documents/expiring-documents.panel');

export default defineRemote<typeof manifest>({
  routes: [
    {
      path: '/issues',
      offline: true,
      page: () => import(/* webpackChunkName: "issues" */ './issues/issues.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(issuesQuery(filtersIn(search, ISSUE_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    {
      path: '/issues/create',
      offline: true,
      page: () => import('./issues/issue-create.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/issues/:id', entry: 'issues', offline: true, page: () => import('./issues/issue.page') },
    { path: '/issues/:id/edit', entry: 'issues', offline: true, page: () => import('./issues/issue-edit.page') },
    {
      path: '/modifications',
      page: () => import(/* webpackChunkName: "modifications" */ './modifications/modifications.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(modificationsQuery(filtersIn(search, MODIFICATION_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    {
      path: '/modifications/new',
      page: () => import('./modifications/modification-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/modifications/:id', entry: 'modifications', page: () => import('./modifications/modification.page') },
    {
      path: '/modifications/:id/edit',
      entry: 'modifications',
      page: () => import('./modifications/modification-edit.page'),
    },
    {
      path: '/photos',
      page: () => import(/* webpackChunkName: "photos" */ './photos/photos.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(photosQuery(filtersIn(search, PHOTO_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    { path: '/photos/albums', page: () => import('./albums/albums.page') },
    { path: '/photos/albums/:id', page: () => import('./albums/album.page') },
    { path: '/photos/pairs', page: () => import('./photo-pairs/photo-pairs.page') },
    { path: '/photos/pairs/new', page: () => import('./photo-pairs/photo-pair-new.page') },
    { path: '/photos/pairs/:id', page: () => import('./photo-pairs/photo-pair.page') },
    { path: '/photos/upload', page: () => import('./photo-upload/photo-upload.page') },
    {
      path: '/track-days',
      offline: true,
      page: () => import(/* webpackChunkName: "track-days" */ './track-days/track-days.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(trackDaysQuery(filtersIn(search, TRACK_DAY_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    {
      path: '/track-days/new',
      offline: true,
      page: () => import('./track-days/track-day-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/track-days/:id', entry: 'track-days', offline: true, page: () => import('./track-days/track-day.page') },
    {
      path: '/track-days/:id/edit',
      entry: 'track-days',
      offline: true,
      page: () => import('./track-days/track-day-edit.page'),
    },
    {
      path: '/documentation',
      page: () => import(/* webpackChunkName: "documents" */ './documents/documents.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(documentsQuery(filtersIn(search, DOCUMENT_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    { path: '/documentation/:id', page: () => import('./documents/document.page') },
    { path: '/documentation/:id/event', page: () => import('./documents/event-entry.page') },
    { path: '/documentation/:id/hide', page: () => import('./documents/hide-parts.page') },
    { path: '/documentation/:id/edit', page: () => import('./documents/document-edit.page') },
  ],
  panels: {
    'vehicle-tab': { modifications: () => import('./modifications/vehicle-modifications.panel') },
    'vehicle-aside': {
      'expiring-documents': expiringDocuments,
      issues: () => import('./issues/vehicle-issues.panel'),
      'track-days': () => import('./track-days/vehicle-track-days.panel'),
    },
    'track-day-ready': { 'papers-until': () => import('./documents/papers-until.panel') },
    'vehicle-as-of': {
      modifications: () => import('./modifications/modifications-as-of.panel'),
      photos: () => import('./record-photos/photos-as-of.panel'),
    },
    'dashboard-card': { 'expiring-documents': expiringDocuments },
    'due-card': { 'expiring-documents': expiringDocuments },
    'settings-card': { storage: () => import('./files/storage.panel') },
    photos: { photos: () => import('./record-photos/record-photos.panel') },
    papers: { papers: () => import('./documents/record-documents.panel') },
    'form-files': { 'form-files': () => import(/* webpackChunkName: "form-files" */ './form-files/form-files.panel') },
  },
  background: {
    'upload-tray': () => import('./uploads/upload-tray.panel'),
  },
  extensions: {
    'paper-inbox': () => import('./extensions/paper-inbox'),
    'vehicle-activity': () => import('./extensions/vehicle-activity'),
    'vehicle-dependents': () => import('./extensions/vehicle-dependents'),
    'vehicle-costs': () => import('./extensions/vehicle-costs'),
    'outbox-fields': () => import('./outbox-fields'),
    'held-uploads': () => import('./uploads/held-uploads'),
    'file-links': () => import('./extensions/file-links'),
  },
  offline: () => import('./offline'),
  search: () => import('./search/search'),
});
