import type { OwnedFile } from './file.entity.js';
import { changedAlike, newLinks, readTarget } from './file.rules.js';

it('a photo may belong to a vehicle and to a record', () => {
  expect(readTarget({ kind: 'photo', filename: 'x.jpg' })).toEqual({
    kind: 'photo',
    type: null,
    caption: null,
    vehicleId: null,
    subject: null,
    position: null,
    batch: null,
  });
  expect(readTarget({ kind: 'photo', vehicle_id: '12', subject_kind: 'issue', subject_id: '7' })).toEqual({
    kind: 'photo',
    type: null,
    caption: null,
    vehicleId: 12,
    subject: { kind: 'issue', id: 7 },
    position: null,
    batch: null,
  });
});

it('a photo of a record may say its place among its photos', () => {
  const ofIssue = { kind: 'photo', subject_kind: 'issue', subject_id: '7' };
  expect(readTarget({ ...ofIssue, position: '12' }).position).toBe(12);
  expect(readTarget({ kind: 'photo', position: '12' }).position).toBeNull();
  for (const position of ['0', '-1', '1.5', '100000', 'first'])
    expect(() => readTarget({ ...ofIssue, position })).toThrow('Position must be a number from 1 to 99999');
});

it('a document may have a type already', () => {
  expect(readTarget({ kind: 'document' })).toMatchObject({ kind: 'document', type: null });
  expect(readTarget({ kind: 'document', type: 'insurance' }).type).toBe('insurance');
  expect(() => readTarget({ kind: 'document', type: 'poem' })).toThrow(/^Type must be one of: registration, /);
});

it('a photo may bring its caption, and a document its title', () => {
  expect(readTarget({ kind: 'photo', caption: ' Drain plug ', title: 'x' }).caption).toBe('Drain plug');
  expect(readTarget({ kind: 'document', caption: 'x', title: 'Invoice' }).caption).toBe('Invoice');
  expect(readTarget({ kind: 'photo', caption: '\u7530'.repeat(2_000) }).caption).toHaveLength(2_000);
});

it.each([
  [{ kind: 'photo', caption: 'x'.repeat(2_001) }, 'Caption must have at most 2000 characters'],
  [{ kind: 'document', title: 'x'.repeat(201) }, 'Title must have at most 200 characters'],
  [{}, 'Kind must be one of: photo, document'],
  [{ kind: 'video' }, 'Kind must be one of: photo, document'],
  [{ kind: 'photo', vehicle_id: '0' }, 'Vehicle id must be an id'],
  [{ kind: 'photo', vehicle_id: '2147483648' }, 'Vehicle id must be an id'],
  [{ kind: 'photo', subject_kind: 'issue' }, 'A subject is named by its kind and its id'],
  [{ kind: 'photo', subject_id: '7' }, 'A subject is named by its kind and its id'],
  [
    { kind: 'photo', subject_kind: 'vehicle', subject_id: '7' },
    'Subject kind must be one of: service-event, part, modification, issue, track-day',
  ],
])('%j is refused: %s', (metadata, message) => {
  expect(() => readTarget(metadata)).toThrow(message);
});

const stored: OwnedFile = {
  turned: 0,
  ...{ owner_id: 1, id: 2, version: 3, vehicle_id: 4, tags: ['rust'], deleted: false },
  links: [{ subject_kind: 'issue', subject_id: 5 }],
};

it('of many files each keeps what it had beside what all get', () => {
  const part = { subject_kind: 'part', subject_id: 9 } as const;
  const change = { add_tags: ['new'], remove_tags: ['rust'], add_links: [part], remove_links: stored.links };
  expect(changedAlike(stored, change, 4)).toMatchObject({ tags: ['new'], links: [part], vehicle_id: 4 });
  expect(changedAlike(stored, {}, null)).toEqual(stored);
  expect(changedAlike(stored, { vehicle_id: 8, add_links: [part] }, 8).links).toEqual([part]);
  expect(changedAlike({ ...stored, vehicle_id: null, links: [] }, { add_tags: ['x'] }, 8).vehicle_id).toBeNull();
  expect(changedAlike({ ...stored, vehicle_id: null, links: [] }, { add_links: [part] }, 8).vehicle_id).toBe(8);
});

it('records are new where the file did not belong to them, or belonged to another vehicle', () => {
  expect(newLinks({ stored, changed: stored })).toEqual([]);
  expect(newLinks({ stored: { ...stored, links: [] }, changed: stored })).toEqual(stored.links);
  expect(newLinks({ stored, changed: { ...stored, vehicle_id: 9 } })).toEqual(stored.links);
});
