import { exportedJournal, type ExportedList } from '@carnet/journal';
import { ExportedAlbumView } from './albums/album.dto.js';
import { exportedAlbums, matching as albumsOf } from './albums/album.read.js';
import { DocumentView } from './documents/document.dto.js';
import { documents, matching as documentsOf } from './documents/document.read.js';
import { StoredFileView } from './files/file.dto.js';
import { storedFiles, whereFile } from './files/file.read.js';
import { IssueView } from './issues/issue.dto.js';
import { issues, matching as issuesOf } from './issues/issue.read.js';
import { ModificationView } from './modifications/modification.dto.js';
import { matching as modificationsOf, modifications } from './modifications/modification.read.js';
import { PhotoPairView } from './photo-pairs/photo-pair.dto.js';
import { matching as pairsOf, photoPairs } from './photo-pairs/photo-pair.read.js';
import { PhotoView } from './photos/photo.dto.js';
import { matching as photosOf, photos } from './photos/photo.read.js';
import { TrackDayView } from './track-days/track-day.dto.js';
import { matching as trackDaysOf, trackDays } from './track-days/track-day.read.js';

/** Lists that people take along from here with everything they have: also rows in the trash, which say so by `deleted_at`. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'modifications',
    view: ModificationView,
    query: () => modifications,
    where: (owner) => modificationsOf(owner, {}),
  },
  { name: 'issues', view: IssueView, query: () => issues, where: (owner) => issuesOf(owner, {}) },
  { name: 'track-days', view: TrackDayView, query: () => trackDays, where: (owner) => trackDaysOf(owner, {}) },
  { name: 'photos', view: PhotoView, query: () => photos, where: (owner) => photosOf(owner, { deleted: 'either' }) },
  {
    name: 'documents',
    view: DocumentView,
    query: () => documents,
    where: (owner) => documentsOf(owner, { deleted: 'either' }),
  },
  { name: 'albums', view: ExportedAlbumView, query: () => exportedAlbums, where: (owner) => albumsOf(owner, {}) },
  { name: 'photo-pairs', view: PhotoPairView, query: () => photoPairs, where: (owner) => pairsOf(owner, {}) },
  {
    name: 'files',
    view: StoredFileView,
    query: () => storedFiles,
    where: (owner) => whereFile(owner, { deleted: 'either' }),
  },
  exportedJournal('records'),
];
