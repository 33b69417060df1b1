import { readTarget } from './file.rules.js';

it('a photo may belong to a vehicle and to a record', () => {
  expect(readTarget({ kind: 'photo', filename: 'x.jpg' })).toEqual({ kind: 'photo', vehicleId: null, subject: null });
  expect(readTarget({ kind: 'photo', vehicle_id: '12', subject_kind: 'issue', subject_id: '7' })).toEqual({
    kind: 'photo',
    vehicleId: 12,
    subject: { kind: 'issue', id: 7 },
  });
});

it.each([
  [{}, 'Kind must be: photo'],
  [{ kind: 'video' }, 'Kind must be: photo'],
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
