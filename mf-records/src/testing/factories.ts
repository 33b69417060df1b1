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
  reported_date_edtf: null,
  resolved_date: null,
  resolved_date_edtf: null,
  resolution_notes: null,
  mileage: null,
  odometer_unit: 'mi',
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
  start_date_edtf: null,
  completion_date: null,
  completion_date_edtf: null,
  cost: 380,
  currency: 'USD',
  mileage: null,
  odometer_unit: 'mi',
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
      date_performed_edtf: null,
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
  event_date_edtf: null,
  track_name: 'Masaryk Circuit, Brno',
  mileage: null,
  odometer_unit: 'mi',
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
  turned: 0,
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
  caption: null,
  of: null,
  form: null,
  fileId: null,
  sameAs: null,
  ...fields,
});

/** Invoice data of a paper: a filter, and an hour and a half of work. */
export const anInvoice = (fields: Partial<records.InvoiceView> = {}): records.InvoiceView => ({
  syntax: 'cii',
  profile: 'urn:cen.eu:en16931:2017',
  kind: 'invoice',
  number: 'R-2026-0118',
  issued_on: '2026-03-05',
  delivered_on: '2026-03-04',
  currency: 'EUR',
  seller: { name: 'Quillfeather Motors', address: 'Amselweg 7\n70180 Stuttgart\nDE', tax_id: 'DE811811811' },
  lines: [
    anInvoiceLine(),
    anInvoiceLine({
      ...{ position: '2', kind: 'labour', name: 'Oil change', part_number: null, numbered_by: null },
      ...{ quantity: 1.5, unit: 'HUR', price: 98, net: 147, share: 174.93 },
    }),
  ],
  charges: [],
  taxes: [{ rate: 19, basis: 184.8, amount: 35.11 }],
  totals: { lines: 184.8, net: 184.8, tax: 35.11, gross: 219.91, prepaid: null, due: 219.91 },
  notes: ['km-Stand 84.120'],
  mileage: { value: 84_120, unit: 'km' },
  findings: [],
  ...{ signed: false, lot: null },
  chosen: [1, 2],
  ...fields,
});

export const anInvoiceLine = (fields: Partial<records.InvoiceLineView> = {}): records.InvoiceLineView => ({
  position: '1',
  kind: 'part',
  name: 'Oil filter',
  description: null,
  part_number: 'OF-118',
  numbered_by: 'seller',
  quantity: 2,
  unit: 'H87',
  price: 18.9,
  net: 37.8,
  tax_rate: 19,
  share: 44.98,
  ...fields,
});

/** A machine's reading of a paper, with only the given values. */
export const aSuggestion = (fields: Partial<records.SuggestionView> = {}): records.SuggestionView => ({
  ...{ dated: null, amount: null, currency: null, vendor: null, mileage: null, mileage_unit: null },
  ...{ plate: null, vin: null, vin_read: null, parts: [] },
  ...fields,
});

/** The invoice summary that a paper contains. */
export const summaryOf = ({
  kind,
  number,
  issued_on,
  seller,
  currency,
  totals,
  lines,
  findings,
}: records.InvoiceView) =>
  ({
    ...{ kind, number, issued_on, seller: seller.name, currency, gross: totals.gross },
    ...{ lines: lines.length, findings: findings.length },
  }) satisfies records.InvoiceSummaryView;

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
  dated_edtf: null,
  expires_on: '2026-12-31',
  amount: 480.5,
  currency: 'CHF',
  mileage: null,
  odometer_unit: 'mi',
  notes: null,
  pages: 2,
  turned: 0,
  width: 1447,
  height: 2048,
  thumbhash: null,
  variants: [
    { name: '320', width: 226, height: 320 },
    { name: '960', width: 678, height: 960 },
    { name: '2048', width: 1447, height: 2048 },
  ],
  read_by: null,
  reading: false,
  suggested: null,
  invoice: null,
  hidden: null,
  found: null,
  tags: ['paid'],
  links: [],
  joined_from: [],
  same_as: null,
  deleted_at: null,
  created_at: '2026-01-02T10:00:00+00:00',
  updated_at: '2026-01-02T10:00:00+00:00',
  version: 3,
  ...fields,
});

export const aFileUsage = (over: Partial<records.FileUsageView> = {}): records.FileUsageView => ({
  used_bytes: 1_200 * 1024 * 1024,
  trash_bytes: 300 * 1024 * 1024,
  most_bytes: 10_000 * 1024 * 1024,
  file_most_bytes: 50 * 1024 * 1024,
  pdf_most_bytes: 200 * 1024 * 1024,
  ...over,
});
