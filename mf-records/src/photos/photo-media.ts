import type { records } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { mediaUrl } from '@carnet/mf-kit/data';
import { vehicleName } from '../lookups';
import * as m from '../messages/photo-thumb';

type Photo = records.PhotoView;

/** URL of a photo in a variant. */
export const photoUrl = ({ id, hash }: Pick<Photo, 'id' | 'hash'>, variant: string): string =>
  mediaUrl(id, variant as Parameters<typeof mediaUrl>[1], hash);

/** Alternative text of a photo: its caption, otherwise its vehicle and day. */
export function photoAlt({
  caption,
  nickname,
  year,
  make,
  model,
  taken_at,
}: Pick<Photo, 'caption' | 'nickname' | 'year' | 'make' | 'model' | 'taken_at'>): string {
  if (caption) return caption;
  const day = formatDate(taken_at.slice(0, 10));
  if (year === null || make === null || model === null) return m.photoOf({ day });
  return m.photoOfVehicle({ vehicle: vehicleName({ nickname, year, make, model }), day });
}
