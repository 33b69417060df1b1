import type { ServiceEventFact } from '@carnet/contracts';
import type { Fact } from '@carnet/fact-log';
import fc from 'fast-check';
import type { MileageStatement } from '../odometer/odometer.entity.js';
import { consequencesOf, type EventState, newlyInstalled } from './service-event.rules.js';

const anEvent = (fields: Partial<EventState> = {}): EventState => ({
  status: 'Completed',
  mileage_at_service: null,
  part_ids: [],
  ...fields,
});

describe('the parts that an event newly installs', () => {
  it.each([
    ['all when it is created Completed', null, anEvent({ part_ids: [1, 2] }), [1, 2]],
    [
      'all when it becomes Completed',
      anEvent({ status: 'Upcoming', part_ids: [1] }),
      anEvent({ part_ids: [1, 2] }),
      [1, 2],
    ],
    ['the added one when it was Completed before', anEvent({ part_ids: [1] }), anEvent({ part_ids: [1, 2] }), [2]],
    ['none when nothing was added', anEvent({ part_ids: [1] }), anEvent({ part_ids: [1] }), []],
    ['none when it is not Completed', null, anEvent({ status: 'Overdue', part_ids: [1] }), []],
    [
      'none when it stops being Completed',
      anEvent({ part_ids: [1] }),
      anEvent({ status: 'Upcoming', part_ids: [1, 2] }),
      [],
    ],
  ])('are %s', (_, before, now, expected) => {
    expect(newlyInstalled(before, now)).toEqual(expected);
  });

  it('are none when the same state is told twice, and always parts of the event', () => {
    const state = fc.record({
      status: fc.constantFrom('Completed', 'Upcoming', 'Overdue'),
      mileage_at_service: fc.option(fc.nat()),
      part_ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
    });
    fc.assert(
      fc.property(fc.option(state), state, (before, now) => {
        expect(newlyInstalled(now, now)).toEqual([]);
        expect(now.part_ids).toEqual(expect.arrayContaining(newlyInstalled(before, now)));
      }),
    );
  });
});

describe('what a run of changes says of mileages', () => {
  const body = (fields: Partial<ServiceEventFact> = {}): ServiceEventFact => ({
    ...{ id: 1, vehicle_id: 7, name: 'Oil', type: 'Repair', status: 'Completed', date_performed: null },
    ...{ mileage_at_service: 5, part_ids: [], ...fields },
  });
  const step = (before: ServiceEventFact | null, now: ServiceEventFact | null) => ({
    before,
    fact: { ownerId: 3, deleted: now === null, body: now } as Fact<'service-event', ServiceEventFact>,
  });
  const nothing = { readings: [], chapters: [] };

  it.each([
    ['nothing said before, when it is created Completed', null, body(), [7], []],
    ['nothing said before, when it becomes Completed', body({ status: 'Overdue' }), body(), [7], []],
    ['what it said, when that changes', body(), body({ mileage_at_service: 6 }), [7], [5]],
    ['what it said, when it is Completed no more', body(), body({ status: 'Upcoming' }), [7], [5]],
    ['what it said, when it is deleted', body(), null, [7], [5]],
    ['what it said of the vehicle that it left', body(), body({ vehicle_id: 8 }), [7, 8], [5]],
    ['of no vehicle, when it says the same', body(), body({ name: 'Renamed' }), [], []],
    ['of no vehicle, where it has none', null, body({ mileage_at_service: null }), [], []],
    ['of no vehicle, when it is not Completed', null, body({ status: 'Upcoming' }), [], []],
  ])('is %s', (_, before, now, ids, values) => {
    const { touched, asBefore } = consequencesOf([step(before, now)]).statements;
    expect(touched.ids).toEqual(ids);
    expect(asBefore(nothing, { owner_id: 3, id: 7 }).readings.map(({ value }) => value)).toEqual(values);
    expect(asBefore(nothing, { owner_id: 3, id: 8 }).readings).toEqual([]);
  });

  it('is what was said before the first of several steps', () => {
    const [first, second, third] = [5, 500, 6].map((mileage_at_service) => body({ mileage_at_service }));
    const { statements } = consequencesOf([step(first!, second!), step(second!, third!)]);
    const now = { readings: [{ source: 'service-event', id: 1, value: 6 } as MileageStatement], chapters: [] };
    const before = statements.asBefore(now, { owner_id: 3, id: 7 });
    expect(before.readings.map(({ value }) => value)).toEqual([5]);
  });
});
