import type { records } from '@carnet/contracts';

type Photo = records.PhotoView;

export type PhotoLink = records.FileLinkView;

/** A change of many photos. Fields that are undefined stay unchanged. */
export interface PhotoChange {
  ids: number[];
  add_tags?: string[];
  remove_tags?: string[];
  add_links?: PhotoLink[];
  remove_links?: PhotoLink[];
  vehicle_id?: number | null;
  /** Rotation in degrees, clockwise. */
  turned?: number;
  add_to_album?: number;
  deleted?: boolean;
}

type Before = Pick<Photo, 'id' | 'vehicle_id' | 'tags' | 'links' | 'deleted_at'>;

/**
 * Changes that undo `change`, given the photos' former state. Photos that had a tag or a link before keep it. A photo that moves back to its vehicle gets its
 * links back, because the move removed them.
 */
export function undoing(change: PhotoChange, before: readonly Before[]): PhotoChange[] {
  const { ids, add_tags = [], remove_tags = [], add_links = [], remove_links = [], vehicle_id, deleted } = change;
  const of = before.filter(({ id }) => ids.includes(id));
  const moved = vehicle_id === undefined ? [] : of.filter((photo) => photo.vehicle_id !== vehicle_id);
  return [
    ...add_tags.map((tag) => ({ ids: idsOf(of, (photo) => !photo.tags.includes(tag)), remove_tags: [tag] })),
    ...remove_tags.map((tag) => ({ ids: idsOf(of, (photo) => photo.tags.includes(tag)), add_tags: [tag] })),
    ...add_links.map((link) => ({ ids: idsOf(of, (photo) => !hasLink(photo, link)), remove_links: [link] })),
    ...[...new Set(moved.map((photo) => photo.vehicle_id))].map((id) => ({
      ids: idsOf(moved, (photo) => photo.vehicle_id === id),
      vehicle_id: id,
    })),
    ...linksOf(moved).map((link) => ({ ids: idsOf(moved, (photo) => hasLink(photo, link)), add_links: [link] })),
    ...remove_links.map((link) => ({ ids: idsOf(of, (photo) => hasLink(photo, link)), add_links: [link] })),
    ...(deleted === undefined
      ? []
      : [{ ids: idsOf(of, (photo) => (photo.deleted_at !== null) !== deleted), deleted: !deleted }]),
  ].filter(({ ids: some }) => some.length > 0);
}

/** Changes that rotate photos clockwise by `by` degrees. Photos with the same current rotation share one change. */
export const turning = (photos: readonly Pick<Photo, 'id' | 'turned'>[], by: number): PhotoChange[] =>
  [0, 90, 180, 270]
    .map((from) => ({
      ids: photos.filter(({ turned }) => turned === from).map(({ id }) => id),
      turned: (from + by) % 360,
    }))
    .filter(({ ids }) => ids.length > 0);

const idsOf = (photos: readonly Before[], matches: (photo: Before) => boolean): number[] =>
  photos.filter(matches).map(({ id }) => id);

const isSame = (one: PhotoLink, other: PhotoLink): boolean =>
  one.subject_kind === other.subject_kind && one.subject_id === other.subject_id;

const hasLink = (photo: Before, link: PhotoLink): boolean => photo.links.some((one) => isSame(one, link));

const linksOf = (photos: readonly Before[]): PhotoLink[] =>
  photos
    .flatMap(({ links }) => links)
    .filter((link, at, all) => all.findIndex((one) => isSame(one, link)) === at)
    .map(({ subject_kind, subject_id }) => ({ subject_kind, subject_id }));
