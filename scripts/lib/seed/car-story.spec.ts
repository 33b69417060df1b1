import { boughtOn, historyOf, mileageOn } from './car-story.js';
import { cars } from './collector.data.js';

const TODAY = '2026-03-01';
const names = cars.map((car) => `${car.vehicle.year} ${car.vehicle.model}`);

describe.each(cars.map((car, index) => [names[index]!, car] as const))('the history of the %s', (_, car) => {
  const history = historyOf(car, TODAY);
  const done = history.filter(({ status }) => status === 'Completed');

  it('is the same at each run, and only longer on a later day', () => {
    expect(historyOf(car, TODAY)).toEqual(history);
    const later = historyOf(car, '2027-03-01').map(({ name, date_performed }) => `${date_performed} ${name}`);
    expect(later).toEqual(expect.arrayContaining(done.map(({ name, date_performed }) => `${date_performed} ${name}`)));
  });

  it('runs from the day it was bought until today, with an odometer that never falls', () => {
    expect(done.every(({ date_performed }) => date_performed >= boughtOn(car) && date_performed <= TODAY)).toBe(true);
    const miles = done.map(({ mileage_at_service }) => mileage_at_service!);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.at(-1)).toBeLessThanOrEqual(mileageOn(car, TODAY, TODAY));
  });

  it('uses parts that the car has', () => {
    const parts = car.parts.map(([name]) => name);
    expect(parts).toEqual(expect.arrayContaining(history.flatMap(({ part }) => part ?? [])));
  });
});

it('leaves one piece of work overdue and others ahead', () => {
  const left = cars.flatMap((car) => historyOf(car, TODAY)).filter(({ status }) => status !== 'Completed');
  expect(left.filter(({ status }) => status === 'Overdue')).toMatchObject([{ name: 'Transmission fluid change' }]);
  expect(left.filter(({ status }) => status === 'Upcoming').every(({ date_performed }) => date_performed > TODAY)).toBe(
    true,
  );
});
