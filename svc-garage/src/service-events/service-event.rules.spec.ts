import fc from 'fast-check';
import { type EventState, newlyInstalled, newReading } from './service-event.rules.js';

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
        expect(newReading(now, now)).toBeNull();
        expect(now.part_ids).toEqual(expect.arrayContaining(newlyInstalled(before, now)));
      }),
    );
  });
});

describe('the odometer reading that an event newly tells of', () => {
  it.each([
    ['its mileage when it is created Completed', null, anEvent({ mileage_at_service: 5 }), 5],
    [
      'its mileage when it becomes Completed',
      anEvent({ status: 'Overdue', mileage_at_service: 5 }),
      anEvent({ mileage_at_service: 5 }),
      5,
    ],
    ['its mileage when that changes', anEvent({ mileage_at_service: 5 }), anEvent({ mileage_at_service: 6 }), 6],
    ['none when it says the same', anEvent({ mileage_at_service: 5 }), anEvent({ mileage_at_service: 5 }), null],
    ['none where it has none', null, anEvent(), null],
    ['none when it is not Completed', null, anEvent({ status: 'Upcoming', mileage_at_service: 5 }), null],
  ])('is %s', (_, before, now, expected) => {
    expect(newReading(before, now)).toBe(expected);
  });
});
