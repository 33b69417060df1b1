import fc from 'fast-check';
import { aPhoto } from '../testing/factories';
import { type PhotoChange, type PhotoLink, turning, undoing } from './photo-changes';
import type { Photo } from './photos.queries';

const issue: PhotoLink = { subject_kind: 'issue', subject_id: 12 };

it('takes a tag off those alone that did not have it', () => {
  const photos = [aPhoto({ id: 1, tags: ['rust'] }), aPhoto({ id: 2 })];
  expect(undoing({ ids: [1, 2], add_tags: ['rust'] }, photos)).toEqual([{ ids: [2], remove_tags: ['rust'] }]);
});

it('brings photos back to their vehicles, and to the records that they left', () => {
  const photos = [aPhoto({ id: 1, vehicle_id: 7, links: [issue] }), aPhoto({ id: 2, vehicle_id: null })];
  expect(undoing({ ids: [1, 2], vehicle_id: 8 }, photos)).toEqual([
    { ids: [1], vehicle_id: 7 },
    { ids: [2], vehicle_id: null },
    { ids: [1], add_links: [issue] },
  ]);
});

it('leaves what was in the trash already where it is', () => {
  const photos = [aPhoto({ id: 1 }), aPhoto({ id: 2, deleted_at: '2026-05-09T18:00:00Z' })];
  expect(undoing({ ids: [1, 2], deleted: true }, photos)).toEqual([{ ids: [1], deleted: false }]);
});

it('has nothing to take back where nothing is changed', () => {
  expect(undoing({ ids: [1], add_tags: ['rust'] }, [aPhoto({ id: 1, tags: ['rust'] })])).toEqual([]);
});

it('turns each photo on from how it lies, those that lie alike at once', () => {
  const photos = [aPhoto({ id: 1, turned: 270 }), aPhoto({ id: 2 }), aPhoto({ id: 3, turned: 270 })];
  expect(turning(photos, 90)).toEqual([
    { ids: [2], turned: 90 },
    { ids: [1, 3], turned: 0 },
  ]);
  expect(turning(photos, 0)).toEqual([
    { ids: [2], turned: 0 },
    { ids: [1, 3], turned: 270 },
  ]);
});

describe('whatever is changed', () => {
  const tags = fc.uniqueArray(fc.constantFrom('rust', 'engine', 'spring'), { maxLength: 3 });
  const vehicle = fc.constantFrom(7, 8, null);
  const photo = fc.record({ tags, vehicle_id: vehicle, isDeleted: fc.boolean(), isLinked: fc.boolean() });
  const change = fc.oneof(
    tags.map((add_tags) => ({ add_tags })),
    tags.map((remove_tags) => ({ remove_tags })),
    vehicle.map((vehicle_id) => ({ vehicle_id })),
    fc.boolean().map((deleted) => ({ deleted })),
    fc.constant<Partial<PhotoChange>>({ add_links: [issue] }),
    fc.constant<Partial<PhotoChange>>({ remove_links: [issue] }),
  );

  it('all is as it was after it was taken back', () => {
    fc.assert(
      fc.property(fc.array(photo, { minLength: 1, maxLength: 4 }), change, (drafts, what) => {
        const before = drafts.map(({ isDeleted, isLinked, ...rest }, at) =>
          aPhoto({
            ...rest,
            id: at + 1,
            links: isLinked && rest.vehicle_id !== null ? [issue] : [],
            deleted_at: isDeleted ? '2026-05-09T18:00:00Z' : null,
          }),
        );
        const whole = { ...what, ids: before.map(({ id }) => id) };
        const after = undoing(whole, before).reduce(changed, changed(before, whole));
        expect(after.map(essence)).toEqual(before.map(essence));
      }),
    );
  });
});

/** Applies a change as the service does. */
function changed(photos: readonly Photo[], change: PhotoChange): Photo[] {
  const { ids, add_tags = [], remove_tags = [], add_links = [], remove_links = [], vehicle_id, deleted } = change;
  const isRemoved = (link: PhotoLink) => remove_links.some(({ subject_id }) => subject_id === link.subject_id);
  return photos.map((photo) => {
    if (!ids.includes(photo.id)) return photo;
    const isMoved = vehicle_id !== undefined && vehicle_id !== photo.vehicle_id;
    const links = (isMoved ? [] : photo.links).filter((link) => !isRemoved(link));
    return {
      ...photo,
      vehicle_id: vehicle_id === undefined ? photo.vehicle_id : vehicle_id,
      tags: [...new Set([...photo.tags, ...add_tags])].filter((tag) => !remove_tags.includes(tag)),
      links: links.length > 0 ? links : add_links,
      deleted_at: deleted === undefined ? photo.deleted_at : deleted ? (photo.deleted_at ?? 'now') : null,
    };
  });
}

const essence = ({ vehicle_id, tags, links, deleted_at }: Photo) => ({
  ...{ vehicle_id, links, tags: [...tags].sort() },
  isDeleted: deleted_at !== null,
});
