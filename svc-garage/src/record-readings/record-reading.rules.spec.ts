import type { RecordReadingFact } from '@carnet/contracts';
import type { Fact } from '@carnet/fact-log';
import { changesOfPapers } from './record-reading.rules.js';

const aPaper = (fields: Partial<RecordReadingFact> = {}): RecordReadingFact => ({
  ...{ id: 1, vehicle_id: 7, name: 'Inspection', read_on: '2026-05-01', mileage: 52_000 },
  ...{ entered_at: '2026-05-02T10:00:00Z', ...fields },
});
const told = (body: RecordReadingFact | null) =>
  ({ ownerId: 3, deleted: body === null, body }) as Fact<'document', RecordReadingFact>;
it.each([
  ['comes', null, aPaper(), [7], []],
  ['says another mileage', aPaper(), aPaper({ mileage: 53_000 }), [7], [52_000]],
  ['goes to another vehicle', aPaper(), aPaper({ vehicle_id: 8 }), [7, 8], [52_000]],
  ['is called otherwise', aPaper(), aPaper({ name: 'TÜV' }), [], []],
  ['says no mileage any more', aPaper(), aPaper({ mileage: null }), [7], [52_000]],
  ['is deleted', aPaper(), null, [7], [52_000]],
  ['has no day', null, aPaper({ read_on: null }), [], []],
  ['belongs to no vehicle', null, aPaper({ vehicle_id: null }), [], []],
] as const)('of a paper that %s', (_, before, now, ids, values) => {
  const { touched, asBefore } = changesOfPapers([{ before, fact: told(now) }]);
  const { readings } = asBefore({ readings: [], chapters: [] }, { owner_id: 3, id: 7 });
  expect([touched.ids, readings.map(({ value }) => value)]).toEqual([ids, values]);
});
