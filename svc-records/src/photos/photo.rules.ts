import { isDay } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/photo.js';
import { changedFile } from '../files/file.rules.js';
import type { UpdatePhoto } from './photo.dto.js';
import type { Photo } from './photo.entity.js';

/** `stored` after a change, by the rules of `changedFile`. A time entered by the owner replaces the camera's. */
export function changedPhoto(stored: Photo, changes: UpdatePhoto, vehicleOfLinks: number | null = null): Photo {
  const { caption, taken_at } = changes;
  const isOtherTime = taken_at !== undefined && taken_at !== null && requireTime(taken_at) !== stored.taken_at;
  return {
    ...changedFile(stored, changes, vehicleOfLinks),
    caption: caption === undefined ? stored.caption : caption,
    taken_at: isOtherTime ? taken_at : stored.taken_at,
    taken_from: isOtherTime ? 'person' : stored.taken_from,
  };
}

/** @throws Invalid (400) */
function requireTime(text: string): string {
  const [day = '', time = ''] = text.split('T');
  if (isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return text;
  throw Invalid.field('taken_at', m.takenAt);
}
