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

/** Lists of this service in a person's export, including rows in the trash, which have `deleted_at` set. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'modifications',
    view: ModificationView,
    query: () => modifications,
    where: (owner) => modificationsOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'modification',
      withheld: { costs: ['cost', 'currency'], notes: ['notes'] },
      create: {
        path: '/api/modifications',
        fields: [
          ...['name', 'description', 'category', 'status', 'start_date', 'start_date_edtf', 'completion_date'],
          ...['completion_date_edtf', 'cost', 'currency', 'mileage', 'notes'],
        ],
        refs: {
          service_event_id: { list: 'service-events', from: 'service_event_id' },
          part_ids: { list: 'parts', from: 'part_ids' },
        },
      },
    },
  },
  {
    name: 'issues',
    view: IssueView,
    query: () => issues,
    where: (owner) => issuesOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'issue',
      withheld: { notes: ['resolution_notes'] },
      create: {
        path: '/api/issues',
        fields: [
          ...['title', 'description', 'status', 'priority', 'reported_date', 'reported_date_edtf', 'resolved_date'],
          ...['resolved_date_edtf', 'resolution_notes', 'mileage'],
        ],
        refs: { service_event_ids: { list: 'service-events', from: 'service_events' } },
      },
    },
  },
  {
    name: 'track-days',
    view: TrackDayView,
    query: () => trackDays,
    where: (owner) => trackDaysOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'track-day',
      create: {
        path: '/api/track-days',
        fields: ['event_date', 'event_date_edtf', 'track_name', 'mileage', 'report'],
      },
    },
  },
  {
    name: 'photos',
    view: PhotoView,
    query: () => photos,
    where: (owner) => photosOf(owner, { deleted: 'either' }),
    passport: { version: 1, vehicle: 'vehicle_id' },
  },
  {
    name: 'documents',
    view: DocumentView,
    query: () => documents,
    where: (owner) => documentsOf(owner, { deleted: 'either' }),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'document',
      withheld: { costs: ['amount', 'currency', 'suggested', 'invoice', 'found'], notes: ['notes'] },
    },
  },
  { name: 'albums', view: ExportedAlbumView, query: () => exportedAlbums, where: (owner) => albumsOf(owner, {}) },
  { name: 'photo-pairs', view: PhotoPairView, query: () => photoPairs, where: (owner) => pairsOf(owner, {}) },
  {
    name: 'files',
    view: StoredFileView,
    query: () => storedFiles,
    where: (owner) => whereFile(owner, { deleted: 'either' }),
    passport: { version: 1, vehicle: 'vehicle_id' },
  },
  exportedJournal('records'),
];
