import { randomId } from '../api/random-id';
import { standInOf, standInsIn, withThings } from './stand-in.rules';

it('is a negative whole number of its entry’s own', () => {
  const ids = Array.from({ length: 100 }, randomId);
  const standIns = ids.map(standInOf);
  expect(standIns.every((one) => Number.isSafeInteger(one) && one < 0)).toBe(true);
  expect(new Set(standIns).size).toBe(ids.length);
});

it('is found and replaced wherever a body has ids, and nowhere else', () => {
  const body = {
    parts: [{ id: -5, quantity: -1 }, { id: 3 }],
    event_ids: [-6, 7],
    part_id: -5,
    celsius: -5,
    note: null,
  };
  expect(standInsIn(body)).toEqual([-5, -6, -5]);
  expect(withThings(body, new Map([[-5, 21]]))).toEqual({
    ...{ parts: [{ id: 21, quantity: -1 }, { id: 3 }], event_ids: [-6, 7], part_id: 21, celsius: -5, note: null },
  });
});
