import type { Answers } from './book-of.rules.js';
import type { CollectedRecord } from './collected-book.js';

/** Sources of readings that are records of their own; all other readings belong to records. */
const READINGS = new Set(['by-hand', 'vehicle']);

/** The records in a book, as the services' journals name them. */
export function recordsOf({ garage, service, records }: Answers): CollectedRecord[] {
  const of = (where: CollectedRecord['service'], kind: string, things: readonly { id: number }[]): CollectedRecord[] =>
    things.map(({ id }) => ({ service: where, kind, id }));
  return [
    ...of('garage', 'vehicle', [garage.vehicle]),
    ...of('garage', 'vehicle-identity', garage.identities),
    ...of('garage', 'ownership-chapter', garage.owners),
    ...of('garage', 'part', garage.parts),
    ...of(
      'garage',
      'odometer-reading',
      garage.readings.filter(({ source }) => READINGS.has(source)),
    ),
    ...of(
      'garage',
      'odometer-chapter',
      garage.odometer_chapter_ids.map((id) => ({ id })),
    ),
    ...of('service', 'service-event', service.events),
    ...of('records', 'modification', records.modifications),
    ...of('records', 'issue', records.issues),
    ...of('records', 'track-day', records.track_days),
  ];
}
