import { monthsBetween, neighboursOf, wasOn } from './as-of.rules';
import type { Fitment } from './components.queries';

const fitment = (id: number, fields: Partial<Fitment> = {}) =>
  ({
    ...{ id, component_id: id, kind: 'engine', vehicle_id: 1, positions: [] },
    ...{ from_on: null, from_mileage: null, to_on: null, to_mileage: null },
    ...fields,
  }) as Fitment;

it('something was on from the day on which it was mounted to the day before it came off', () => {
  const one = fitment(1, { from_on: '2019-05-01', to_on: '2019-06-01' });
  const days = ['2019-04-30', '2019-05-01', '2019-05-31', '2019-06-01'];
  expect(days.map((day) => wasOn(one, day))).toEqual(['off', 'on', 'on', 'off']);
});

it('nobody knows of a day that may lie before or behind one that was not written down', () => {
  expect(wasOn(fitment(1, { from_mileage: 5 }), '2019-05-01')).toBe('unclear');
  expect(wasOn(fitment(1, { from_on: '2019-01-01', to_mileage: 9 }), '2019-05-01')).toBe('unclear');
  expect(wasOn(fitment(1, { to_on: '2019-01-01' }), '2019-05-01')).toBe('off');
});

it('what was at its place before and after is of the same vehicle and place', () => {
  const all = [
    fitment(1, { from_on: '1968-05-01', to_on: '1980-01-01' }),
    fitment(2, { from_on: '1980-01-01', to_on: '1999-01-01' }),
    fitment(3, { from_on: '1999-01-01' }),
    fitment(4, { from_on: '1990-01-01', vehicle_id: 2 }),
    fitment(5, { from_on: '1985-01-01', kind: 'gearbox' }),
  ];
  const ids = (one: Fitment) => {
    const { before, after } = neighboursOf(one, all);
    return [before?.id ?? null, after?.id ?? null];
  };
  expect(all.slice(0, 3).map(ids)).toEqual([
    [null, 2],
    [1, 3],
    [2, null],
  ]);
  expect(ids(all[3]!)).toEqual([null, null]);
});

it('tyres follow tyres of which one stood at one of their corners', () => {
  const tyres = (id: number, positions: string[], from_on: string) =>
    fitment(id, { kind: 'tyres', positions, from_on });
  const all = [tyres(1, ['front-left'], '2019-01-01'), tyres(2, ['Front-Left', 'rear-left'], '2020-01-01')];
  expect(neighboursOf(all[1]!, all).before?.id).toBe(1);
  expect(neighboursOf(tyres(3, ['spare'], '2021-01-01'), all).before).toBeNull();
});

it('tyres of which nobody knows how they stood are neighbours of any others', () => {
  const tyres = (id: number, positions: string[], from_on: string) =>
    fitment(id, { kind: 'tyres', positions, from_on });
  const all = [tyres(1, ['front-left'], '2019-01-01'), tyres(2, [], '2020-01-01'), tyres(3, ['spare'], '2021-01-01')];
  expect(all.map((one) => neighboursOf(one, all).before?.id)).toEqual([undefined, 1, 2]);
  expect(neighboursOf(all[0]!, all).after?.id).toBe(2);
});

it('age is counted in whole months', () => {
  expect(monthsBetween('2015-03-09', '2019-03-08')).toBe(47);
  expect(monthsBetween('2015-03-09', '2019-03-09')).toBe(48);
});
