import fc from 'fast-check';
import { MOST_PHOTOS } from './album.entity.js';
import { inNewOrder, withPhotos } from './album.rules.js';

it('photos stand as they are named', () => {
  expect(inNewOrder([1, 2, 3], [], [3, 4, 1])).toEqual([3, 4, 1]);
});

it('a photo in the trash stays behind the one that it stood behind', () => {
  expect(inNewOrder([1, 2, 3, 4], [2, 4], [3, 1])).toEqual([3, 4, 1, 2]);
  expect(inNewOrder([1, 2, 3], [1, 3], [2])).toEqual([1, 2, 3]);
});

it('where that one has left the album, it stands behind the nearest one before', () => {
  expect(inNewOrder([1, 2, 3, 4], [3], [4, 1])).toEqual([4, 1, 3]);
  expect(inNewOrder([1, 2], [2], [])).toEqual([2]);
});

it('one in the trash that is named stands where it is named', () => {
  expect(inNewOrder([1, 2, 3], [2], [2, 3, 1])).toEqual([2, 3, 1]);
});

it('holds what is named, and all that is in the trash, each once', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(ids, ids, ids, (stored, some, named) => {
      const trashed = some.filter((id) => stored.includes(id));
      const now = inNewOrder(stored, trashed, named);
      expect([...now].sort()).toEqual([...new Set([...named, ...trashed])].sort());
      expect(now.filter((id) => named.includes(id))).toEqual(named);
    }),
  );
});

it('more photos stand behind those that are there, up to what can be sorted', () => {
  const album = { owner_id: 1, id: 1, version: 1, name: 'x', vehicle_id: null, photo_ids: [1, 2] };
  expect(withPhotos(album, [2, 3]).photo_ids).toEqual([1, 2, 3]);
  const many = Array.from({ length: MOST_PHOTOS }, (_, index) => index + 3);
  expect(() => withPhotos(album, many)).toThrow(/at most 5000/);
});
