import fc from 'fast-check';
import { inTheWay, overlap } from './fitment.rules.js';
import { isSamePlace, type Placed } from '../life/place.rules.js';

const dayOf = (n: number): string => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
const aPlaced = (placed: Partial<Placed> = {}): Placed => ({
  ...{ id: 1, component_id: 1, vehicle_id: 1, kind: 'tyres', positions: ['front-left', 'front-right'] },
  ...{ from_on: null, from_mileage: null, to_on: null, to_mileage: null },
  ...placed,
});
const span = fc.tuple(fc.nat(60), fc.nat(60), fc.boolean()).map(([from, days, isOver]) => ({ from, days, isOver }));

it('fitments overlap exactly where they have days in common', () => {
  fc.assert(
    fc.property(span, span, (a, b) => {
      const [one, other] = [a, b].map(({ from, days, isOver }) =>
        aPlaced({ from_on: dayOf(from), to_on: isOver ? dayOf(from + days) : null }),
      ) as [Placed, Placed];
      const endOf = ({ from, days, isOver }: typeof a) => (isOver ? from + days : Infinity);
      const isApart = endOf(a) <= b.from || endOf(b) <= a.from;
      expect(overlap(one, other)).toBe(!isApart);
      expect(overlap(other, one)).toBe(overlap(one, other));
    }),
  );
});

it('mileages alone tell them apart on one vehicle, and nothing on two', () => {
  const first = aPlaced({ from_mileage: 10_000, to_mileage: 15_000 });
  expect(overlap(first, aPlaced({ from_mileage: 15_000 }))).toBe(false);
  expect(overlap(first, aPlaced({ from_mileage: 14_000, to_mileage: 16_000 }))).toBe(true);
  expect(overlap(first, aPlaced({ vehicle_id: 2, from_mileage: 14_000, to_mileage: 16_000 }))).toBe(false);
  expect(overlap(first, aPlaced({ from_on: '2020-01-01', to_on: '2020-02-01' }))).toBe(false);
});

it('two sets share a place where one tyre of each does, two engines always, and two seats where both say the same', () => {
  const rear = aPlaced({ id: 2, component_id: 2, positions: ['rear-left', 'front-right'] });
  expect(isSamePlace(aPlaced(), rear)).toBe(true);
  expect(isSamePlace(aPlaced(), { ...rear, positions: ['rear-left'] })).toBe(false);
  expect(isSamePlace(aPlaced(), { ...rear, vehicle_id: 2 })).toBe(false);
  expect(isSamePlace(aPlaced(), { ...rear, positions: [] })).toBe(true);
  const [left, right] = ['Left seat', 'left SEAT'].map((one) => aPlaced({ kind: 'seat', positions: [one] }));
  expect(isSamePlace(left!, right!)).toBe(true);
  expect(isSamePlace(left!, aPlaced({ kind: 'seat', positions: [] }))).toBe(false);
  const engine = aPlaced({ kind: 'engine', positions: [] });
  expect(isSamePlace(engine, { ...engine, positions: ['Front'] })).toBe(true);
});

it('a component is in its own way on another vehicle, and not by itself', () => {
  const here = aPlaced({ from_on: '2020-01-01' });
  const there = aPlaced({ id: 2, vehicle_id: 2, from_on: '2020-03-01' });
  expect(inTheWay(there, [here, there])).toEqual([here]);
});
