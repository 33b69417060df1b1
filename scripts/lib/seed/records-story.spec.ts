import { boughtOn } from './car-story.js';
import { cars } from './collector.data.js';
import { issues, modifications, trackDays } from './records.data.js';
import { issueBody, type KnownThings, modificationBody, trackDayBody } from './records-story.js';

/** Parts and events of a car with made-up ids; the car is named by its model. */
function known(model: string): KnownThings {
  const car = cars.find(({ vehicle }) => vehicle.model === model);
  if (!car) throw new Error(`No car of the collection is a ${model}`);
  const ids = (names: string[]) => new Map(names.map((name, index) => [name, index + 1]));
  return { vehicleId: 1, parts: ids(car.parts.map(([name]) => name)), events: ids(car.work.map(([, name]) => name)) };
}

const bought = (model: string): string => boughtOn(cars.find(({ vehicle }) => vehicle.model === model)!);

it('every modification names parts and work of its own car', () => {
  for (const story of modifications) {
    const body = modificationBody(story, known(story.car));
    expect(body.part_ids).toHaveLength(story.parts?.length ?? 0);
    expect(body.service_event_id !== null).toBe(story.event !== undefined);
  }
});

it('every issue names work of its own car', () => {
  for (const story of issues) expect(issueBody(story, known(story.car)).vehicle_id).toBe(1);
});

it('nothing happens before the car was bought, or ends before it began', () => {
  for (const { car, start, done } of modifications) {
    expect((start ?? '9') >= bought(car)).toBe(true);
    expect((done ?? '9') >= (start ?? '')).toBe(true);
  }
  for (const { car, reported, resolved } of issues) {
    expect(reported >= bought(car)).toBe(true);
    expect((resolved ?? '9') >= reported).toBe(true);
  }
  for (const { car, on } of trackDays) expect(on >= bought(car)).toBe(true);
});

it('what is completed has its day, and what is planned has none', () => {
  for (const { status, done } of modifications) expect(done !== undefined).toBe(status === 'Completed');
  for (const { status, resolved } of issues) expect(resolved !== undefined).toBe(status === 'Resolved');
});

it('a day without a report is sent without one', () => {
  const silent = trackDays.filter(({ report }) => report === null);
  expect(silent).toHaveLength(1);
  expect(trackDayBody(silent[0]!, known(silent[0]!.car)).report).toBeNull();
});
