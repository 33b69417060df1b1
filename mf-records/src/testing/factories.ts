import type { garage, records, service } from '@carnet/contracts';
import type { Document } from '../documents/documents.queries';
import type { Issue } from '../issues/issues.queries';
import type { PartChoice } from '../lookups/parts.queries';
import type { Modification } from '../modifications/modifications.queries';
import type { TrackDay } from '../track-days/track-days.queries';
import type { Upload } from '../uploads/upload.rules';

export const anIssue = (fields: Partial<Issue> = {}): Issue => ({
  id: 5,
  vehicle_id: 7,
  title: 'Oil leak',
  description: 'Two drops a day',
  status: 'Open',
  priority: 'Medium',
  reported_date: '2026-03-04',
  resolved_date: null,
  resolution_notes: null,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  service_events: [],
  created_at: '2026-03-04T10:00:00+00:00',
  updated_at: '2026-03-04T10:00:00+00:00',
  ...fields,
});

export const aModification = (fields: Partial<Modification> = {}): Modification => ({
  id: 9,
  vehicle_id: 7,
  name: 'Electronic ignition',
  description: 'No more points',
  category: 'Performance',
  status: 'In Progress',
  start_date: '2026-03-04',
  completion_date: null,
  cost: 380,
  notes: null,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  service_event_id: null,
  service_event: null,
  part_ids: [],
  parts: [],
  version: 1,
  created_at: '2026-03-04T10:00:00+00:00',
  updated_at: '2026-03-04T10:00:00+00:00',
  ...fields,
});

export const aPart = (fields: Partial<PartChoice> = {}): PartChoice => ({
  id: 21,
  name: 'Ignition module',
  part_number: '0 227 100',
  manufacturer: 'Bosch',
  type: 'OEM',
  status: 'Planned',
  ...fields,
});

export const aVehicle = (fields: Partial<garage.VehicleView> = {}): garage.VehicleView =>
  ({
    id: 7,
    collection_id: 1,
    type: 'Car',
    make: 'Alfa Romeo',
    model: 'GT Junior',
    year: 1973,
    nickname: null,
    ...fields,
  }) as garage.VehicleView;

export const aServiceEvent = (fields: Partial<service.ServiceEventRow> = {}): service.ServiceEventRow =>
  ({
    ...{
      id: 31,
      vehicle_id: 7,
      name: 'Oil change',
      type: 'Regular Maintenance',
      status: 'Completed',
      date_performed: '2026-02-01',
    },
    ...fields,
  }) as service.ServiceEventRow;

export const aTrackDay = (fields: Partial<TrackDay> = {}): TrackDay => ({
  id: 3,
  vehicle_id: 7,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: 'Giulia',
  event_date: '2026-05-09',
  track_name: 'Masaryk Circuit, Brno',
  report: '<p>Two <strong>clean</strong> stints.</p>',
  version: 4,
  created_at: '2026-05-10T10:00:00+00:00',
  updated_at: '2026-05-10T10:00:00+00:00',
  ...fields,
});

export const aPhoto = (fields: Partial<records.PhotoView> = {}): records.PhotoView => ({
  id: 41,
  vehicle_id: 7,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: 'Giulia',
  name: 'IMG_0041.jpg',
  media_type: 'image/jpeg',
  bytes: 3_400_000,
  hash: '0f1e2d3c4b5a6978',
  state: 'ready',
  caption: null,
  taken_at: '2026-05-09T14:20:00',
  taken_offset: null,
  taken_from: 'camera',
  camera: 'Fairphone 5',
  width: 4000,
  height: 3000,
  thumbhash: null,
  variants: [
    { name: '320', width: 320, height: 240 },
    { name: '960', width: 960, height: 720 },
    { name: '2048', width: 2048, height: 1536 },
  ],
  tags: [],
  links: [],
  same_as: null,
  deleted_at: null,
  created_at: '2026-05-09T18:00:00Z',
  updated_at: '2026-05-09T18:00:00Z',
  ...fields,
});

export const anUpload = (fields: Partial<Upload> = {}): Upload => ({
  id: 'up-1',
  kind: 'photo',
  name: 'IMG_0042.jpg',
  bytes: 1_000,
  sent: 300,
  state: 'sending',
  problem: null,
  of: null,
  form: null,
  fileId: null,
  sameAs: null,
  ...fields,
});

export const aDocument = (fields: Partial<Document> = {}): Document => ({
  id: 51,
  vehicle_id: 7,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: 'Giulia',
  name: 'scan-0051.pdf',
  media_type: 'application/pdf',
  bytes: 48_000,
  hash: '0f1e2d3c4b5a6978',
  state: 'ready',
  type: 'insurance',
  title: 'Agreed value policy',
  number: 'A-17',
  vendor: 'Hagerty',
  dated: '2026-01-01',
  expires_on: '2026-12-31',
  amount: 480.5,
  currency: 'CHF',
  mileage: null,
  notes: null,
  pages: 2,
  width: 1447,
  height: 2048,
  thumbhash: null,
  variants: [
    { name: '320', width: 226, height: 320 },
    { name: '960', width: 678, height: 960 },
    { name: '2048', width: 1447, height: 2048 },
  ],
  suggested: null,
  found: null,
  tags: ['paid'],
  links: [],
  same_as: null,
  deleted_at: null,
  created_at: '2026-01-02T10:00:00+00:00',
  updated_at: '2026-01-02T10:00:00+00:00',
  version: 3,
  ...fields,
});
