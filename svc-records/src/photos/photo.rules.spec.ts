import type { Photo } from './photo.entity.js';
import { changedPhoto } from './photo.rules.js';

const stored: Photo = {
  ...{ owner_id: 1, id: 2, version: 3, vehicle_id: 4, turned: 0, caption: 'Rust', taken_at: '2024-05-01T10:00:00' },
  ...{ taken_from: 'camera', tags: ['rust'], links: [{ subject_kind: 'issue', subject_id: 5 }], deleted: false },
};

it('a change leaves as it was what it does not name', () => {
  expect(changedPhoto(stored, {})).toEqual(stored);
});

it('null clears what may be empty', () => {
  expect(changedPhoto(stored, { caption: null, tags: null, links: null })).toMatchObject({
    ...{ caption: null, tags: [], links: [] },
  });
});

it('a photo of another vehicle leaves the records of the former', () => {
  expect(changedPhoto(stored, { vehicle_id: 9 }).links).toEqual([]);
  expect(changedPhoto(stored, { vehicle_id: 4 }).links).toEqual(stored.links);
});

it('a photo of no vehicle takes that of its first record', () => {
  const links = [{ subject_kind: 'issue', subject_id: 7 } as const];
  const loose = { ...stored, vehicle_id: null, links: [] };
  expect(changedPhoto(loose, { links }, 8)).toMatchObject({ vehicle_id: 8, links });
  expect(changedPhoto(stored, { links }, 8).vehicle_id).toBe(4);
});

it('records are there once, in an order that tells two lists alike', () => {
  const links = [
    { subject_kind: 'issue', subject_id: 7 },
    { subject_kind: 'part', subject_id: 9 },
    { subject_kind: 'issue', subject_id: 7 },
  ] as const;
  expect(changedPhoto(stored, { links: [...links] }).links).toEqual([links[1], links[0]]);
});

it('when it was taken is for its owner to say, as far as there is such a time', () => {
  expect(changedPhoto(stored, { taken_at: '1973-02-28T23:59:59' })).toMatchObject({ taken_from: 'person' });
  expect(changedPhoto(stored, { taken_at: stored.taken_at }).taken_from).toBe('camera');
  for (const taken_at of ['1973-02-30T00:00:00', '1973-02-28', '1973-02-28T24:00:00', 'x'])
    expect(() => changedPhoto(stored, { taken_at })).toThrow(/^Taken at must be/);
});
