import { Invalid, isDay, MAX_ID } from '@carnet/svc-kit';
import { type Subject, SUBJECT_KINDS } from '../files/subjects.rules.js';
import type { UpdatePhoto } from './photo.dto.js';
import type { Photo } from './photo.entity.js';

/**
 * `stored` after a change. A photo that moves to another vehicle leaves the records of the former, unless it is told others; one without a
 * vehicle takes the vehicle of the records that it is told (`vehicleOfLinks`).
 */
export function changedPhoto(stored: Photo, changes: UpdatePhoto, vehicleOfLinks: number | null = null): Photo {
  const { caption, taken_at, vehicle_id, tags, links, deleted } = changes;
  const vehicleId = vehicle_id === undefined ? (stored.vehicle_id ?? vehicleOfLinks) : vehicle_id;
  const keptLinks = vehicleId === stored.vehicle_id ? stored.links : [];
  const isOtherTime = taken_at !== undefined && taken_at !== null && requireTime(taken_at) !== stored.taken_at;
  return {
    ...stored,
    vehicle_id: vehicleId,
    caption: caption === undefined ? stored.caption : caption,
    taken_at: isOtherTime ? taken_at : stored.taken_at,
    taken_from: isOtherTime ? 'person' : stored.taken_from,
    tags: tags === undefined ? stored.tags : [...(tags ?? [])].sort(),
    links: links === undefined ? keptLinks : inOrder(links ?? []),
    deleted: deleted ?? stored.deleted,
  };
}

function inOrder(links: Photo['links']): Photo['links'] {
  const byName = new Map(
    links.map(({ subject_kind, subject_id }) => [`${subject_kind}:${subject_id}`, { subject_kind, subject_id }]),
  );
  return [...byName.values()].sort(
    (a, b) =>
      SUBJECT_KINDS.indexOf(a.subject_kind) - SUBJECT_KINDS.indexOf(b.subject_kind) || a.subject_id - b.subject_id,
  );
}

/** @throws Invalid (400) */
function requireTime(text: string): string {
  const [day = '', time = ''] = text.split('T');
  if (isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return text;
  throw Invalid.field('taken_at', 'Taken at must be a time (YYYY-MM-DDTHH:MM:SS) that exists');
}

/** `issue:12`. @throws Invalid (400) */
export function readSubject(text: string): Subject {
  const [, name, digits] = /^([a-z-]+):([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = SUBJECT_KINDS.find((one) => one === name);
  if (!kind || Number(digits) > MAX_ID)
    throw Invalid.field(
      'subject',
      `Subject must be a kind and an id, as issue:12; kinds are: ${SUBJECT_KINDS.join(', ')}`,
    );
  return { kind, id: Number(digits) };
}
