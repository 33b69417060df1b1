import type { garage, records, service } from '@carnet/contracts';
import type { Said } from '@carnet/messages';
import * as book from '../../messages/book.js';
import * as m from '../../messages/export-file.js';
import type { Row } from '../spooled-list.js';

/** An entry of a vehicle's history. */
export interface Entry {
  /** A date in EDTF. */
  day: string | null;
  what: string;
  mileage?: number | null;
  cost?: number | null;
  currency?: string | null;
  /** Texts written by people, as HTML. */
  texts: (string | null)[];
  /** The id of the photo or document, if the entry is a file. */
  file?: number;
}

/** A kind of records about a vehicle, for the readable pages. */
export interface Chapter {
  list: string;
  title: Said;
  /** The sort key, a day. */
  keyOf: (row: Row) => string;
  entryOf: (row: Row) => Entry;
}

type Days<T> = (row: T) => { day: string | null; edtf?: string | null };

function chapter<T>(list: string, title: Said, days: Days<T>, about: (row: T) => Omit<Entry, 'day'>): Chapter {
  return {
    list,
    title,
    keyOf: (row) => days(row as T).day ?? '',
    entryOf: (row) => {
      const { day, edtf } = days(row as T);
      return { day: edtf ?? day, ...about(row as T) };
    },
  };
}

const words = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** In the order of the page. */
export const CHAPTERS: readonly Chapter[] = [
  chapter<service.ServiceEventView>(
    'service-events',
    book.services,
    (e) => ({ day: e.date_performed, edtf: e.date_performed_edtf }),
    (e) => ({
      ...{ what: e.name, mileage: e.mileage_at_service, cost: e.cost, currency: e.currency },
      texts: [e.description, e.notes, e.report_content],
    }),
  ),
  chapter<records.ModificationView>(
    'modifications',
    book.modifications,
    (o) => ({ day: o.completion_date ?? o.start_date, edtf: o.completion_date_edtf ?? o.start_date_edtf }),
    (o) => ({ what: o.name, mileage: o.mileage, cost: o.cost, currency: o.currency, texts: [o.description, o.notes] }),
  ),
  chapter<records.IssueView>(
    'issues',
    m.issues,
    (i) => ({ day: i.reported_date, edtf: i.reported_date_edtf }),
    (i) => ({ what: i.title, mileage: i.mileage, texts: [i.description, i.resolution_notes] }),
  ),
  chapter<records.TrackDayView>(
    'track-days',
    book.trackDays,
    (t) => ({ day: t.event_date, edtf: t.event_date_edtf }),
    (t) => ({ what: t.track_name, mileage: t.mileage, texts: [t.report] }),
  ),
  chapter<garage.PartView>(
    'parts',
    m.parts,
    (p) => ({ day: p.purchase_date, edtf: p.purchase_date_edtf }),
    (p) => ({
      what: words(p.name, p.manufacturer, p.part_number),
      ...{ cost: p.cost, currency: p.currency, texts: [p.description, p.notes] },
    }),
  ),
  chapter<garage.OwnershipChapterView>(
    'ownership-chapters',
    book.ownership,
    (c) => ({ day: c.from_date, edtf: c.from_date_edtf }),
    (c) => ({
      what: words(c.owner_name, c.location),
      ...{ mileage: c.mileage, cost: c.price, currency: c.currency, texts: [c.notes] },
    }),
  ),
  chapter<garage.IdentityView>(
    'vehicle-identities',
    book.identity,
    () => ({ day: null }),
    (i) => ({ what: words(i.name ?? i.kind, i.as_built, i.as_fitted), texts: [i.note] }),
  ),
  chapter<records.DocumentView>(
    'documents',
    m.documents,
    (d) => ({ day: d.dated, edtf: d.dated_edtf }),
    (d) => ({
      what: words(d.title ?? d.name, d.vendor),
      ...{ mileage: d.mileage, cost: d.amount, currency: d.currency, texts: [d.notes], file: d.id },
    }),
  ),
  chapter<records.PhotoView>(
    'photos',
    m.photos,
    (p) => ({ day: p.taken_at.slice(0, 10) }),
    (p) => ({ what: p.caption ?? p.name, texts: [], file: p.id }),
  ),
];
