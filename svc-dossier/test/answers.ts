import type {
  BookBytes,
  BookDocument,
  BookFuelYear,
  BookMounted,
  BookIdentity,
  BookIssue,
  BookModification,
  BookOwnershipChapter,
  BookPhoto,
  BookServiceEvent,
  BookTrackDay,
  GarageBook,
} from '@carnet/contracts/book';
import type { Answers } from '../src/collecting/book-of.rules.js';

const ENTERED = '2020-05-31T23:30:00+00:00';

export const someBytes = (changes: Partial<BookBytes> = {}): BookBytes => ({
  ...{ sha256: 'a'.repeat(64), media_type: 'image/jpeg', bytes: 1_000 },
  ...changes,
});

export const anEvent = (id: number, changes: Partial<BookServiceEvent> = {}): BookServiceEvent => ({
  ...{ id, name: 'Oil change', type: 'Regular Maintenance', date_performed: '2004-05-01', date_performed_edtf: null },
  ...{ mileage_at_service: 50_000, cost: null, currency: null, converted_cost: null, converted_currency: null },
  ...{ description: null, notes: null, report: null, parts: [], created_at: ENTERED },
  ...changes,
});

export const aModification = (id: number, changes: Partial<BookModification> = {}): BookModification => ({
  ...{ id, name: 'Webers', status: 'Completed', start_date: null, start_date_edtf: null },
  ...{ completion_date: null, completion_date_edtf: null, mileage: null, cost: null, currency: null },
  ...{ description: null, notes: null, service_event_id: null, parts: [], created_at: ENTERED },
  ...changes,
});

export const anIssue = (id: number, changes: Partial<BookIssue> = {}): BookIssue => ({
  ...{ id, title: 'Rust', status: 'Open', reported_date: '2005-01-01', reported_date_edtf: null, mileage: null },
  ...{ resolved_date: null, resolved_date_edtf: null, description: null, resolution_notes: null },
  ...{ service_event_ids: [], created_at: ENTERED },
  ...changes,
});

export const aTrackDay = (id: number, changes: Partial<BookTrackDay> = {}): BookTrackDay => ({
  ...{ id, event_date: '2010-06-01', event_date_edtf: null, mileage: null, track_name: 'Monza', report: null },
  created_at: ENTERED,
  ...changes,
});

export const aPhoto = (id: number, changes: Partial<BookPhoto> = {}): BookPhoto => ({
  ...{ id, caption: null, taken_on: null, is_cover: false, shown: someBytes(), links: [] },
  ...changes,
});

export const aDocument = (id: number, changes: Partial<BookDocument> = {}): BookDocument => ({
  ...{ id, name: 'scan.pdf', type: 'receipt', title: null, vendor: null, dated: '2004-05-01', dated_edtf: null },
  ...{ pages: 1, original: someBytes({ media_type: 'application/pdf' }), shown: null, hidden: null, links: [] },
  ...changes,
});

export const anOwner = (id: number, changes: Partial<BookOwnershipChapter> = {}): BookOwnershipChapter => ({
  ...{ id, owned_by: 'named', owner_name: `Owner ${id}`, from_date: null, from_date_edtf: null },
  ...{ to_date: null, to_date_edtf: null, location: null, mileage: null, acquired: null, price: null },
  ...{ currency: null, notes: null, created_at: ENTERED },
  ...changes,
});

export const anIdentity = (id: number, changes: Partial<BookIdentity> = {}): BookIdentity => ({
  ...{ id, kind: 'engine', name: null, as_built: '611', as_fitted: null, match: 'not-known', note: null },
  created_at: ENTERED,
  ...changes,
});

export const aBookFuelYear = (year: number, changes: Partial<BookFuelYear> = {}): BookFuelYear => ({
  ...{ energy: 'petrol', unit: 'l', year, fill_ups: 9, amount: 380, costs: [{ currency: 'EUR', total: 640.5 }] },
  driven: { distance: 5_000, distance_km: 8_046.72 },
  consumed: { amount: 340, distance: 4_000, distance_km: 6_437.376 },
  ...changes,
});

export const aBookMounted = (changes: Partial<BookMounted> = {}): BookMounted => ({
  ...{ id: 4, kind: 'tyres', name: 'Winter wheels', maker: null, number: null, size: '185/70 R 15 89V' },
  ...{ season: 'winter', positions: [], from_on: null, from_mileage: 41_000 },
  tyres: [
    {
      ...{ position: 'front', dot: '2319', made: { year: 2019, week: 23 }, months: 89 },
      tread: { read_on: '2026-03-01', depth_mm: 5.1 },
    },
    { position: 'rear', dot: null, made: null, months: null, tread: null },
  ],
  lives: [{ from: null, to: null, months: null, distance_km: 800, hours: 1, sessions: 2, at_least: true }],
  limits: [
    {
      ...{ by: 'tread', value: 4, unit: 'mm', until: null, source: 'AT', state: 'near', used: 5.1 },
      ...{ at_least: true, due_on: null, due_mileage: 50_000 },
    },
  ],
  ...changes,
});

/** Answers of the services about a vehicle with very little data. */
export const someAnswers = ({
  vehicle,
  garage,
  service,
  records,
  usage,
}: {
  vehicle?: Partial<GarageBook['vehicle']>;
  garage?: Partial<GarageBook>;
  service?: Partial<Answers['service']>;
  records?: Partial<Answers['records']>;
  usage?: Partial<Answers['usage']>;
} = {}): Answers => ({
  garage: {
    vehicle: {
      ...{ id: 7, type: 'Car', make: 'Alfa Romeo', model: 'Giulia', year: 1967, nickname: null, vin: null },
      ...{ color: null, birth_date: null, odometer_unit: 'mi', current_mileage: null, description: null },
      created_at: ENTERED,
      ...vehicle,
    },
    ...{ identities: [], owners: [], parts: [], readings: [], findings: [], odometer_chapter_ids: [] },
    ...garage,
  },
  service: { events: [], ...service },
  records: { modifications: [], issues: [], track_days: [], photos: [], pairs: [], documents: [], ...records },
  usage: { fuel: [], ...usage },
});
