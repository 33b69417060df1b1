import { boughtOn, mileageOn } from './car-story.js';
import { cars } from './collector.data.js';
import { dayAt, doneByMileage, followedBy, type TemplateStory } from './plan-story.js';
import { plans, type TemplateKey, templates } from './plans.data.js';

const TODAY = '2026-03-01';
const stories: Record<TemplateKey, TemplateStory> = templates;
const carOf = (model: string) => cars.find((car) => car.vehicle.model === model);

it('has each template on a schedule, and each schedule on a car', () => {
  expect([...new Set(plans.flatMap((plan) => plan.templates))].sort()).toEqual(Object.keys(templates).sort());
  expect(plans.filter((plan) => !carOf(plan.car))).toEqual([]);
});

it('has each template come due in one way', () => {
  const odd = Object.values(stories).filter(({ every, at }) => Boolean(every) === Boolean(at));
  expect(odd).toEqual([]);
});

it('leaves a vehicle without a schedule, and a schedule that is not active', () => {
  expect(cars.length).toBeGreaterThan(new Set(plans.map((plan) => plan.car)).size);
  expect(plans.some((plan) => plan.inactive)).toBe(true);
});

describe.each(cars.map((car) => [car.vehicle.model, car] as const))('the schedules of the %s', (model, car) => {
  const own = plans.filter((plan) => plan.car === model);

  it('follow each piece of regular work by at most one template, which the car has done', () => {
    const followed = followedBy(own, stories);
    const cares = own.flatMap((plan) => plan.templates.flatMap((key) => stories[key].care ?? []));
    expect(cares).toHaveLength(followed.size);
    expect(cares.filter((care) => !car.care.some(({ of }) => of === care))).toEqual([]);
  });

  it('have behind them what came by mileage while the car was here, but for what was left undone', () => {
    const done = doneByMileage(car, own, stories, TODAY);
    for (const { date_performed, mileage_at_service } of done) {
      expect(mileage_at_service).toBeGreaterThan(car.odometer[0]![1]);
      expect(date_performed >= boughtOn(car) && date_performed <= TODAY).toBe(true);
      expect(mileageOn(car, date_performed, TODAY)).toBeGreaterThanOrEqual(mileage_at_service!);
    }
    const left = own.flatMap(({ undone = [] }) => undone);
    expect(left.filter((key) => stories[key].at!.miles > mileageOn(car, TODAY, TODAY))).toEqual([]);
  });
});

it('finds the day on which an odometer showed so much', () => {
  const truck = carOf('F-150 XLT')!;
  const day = dayAt(truck, 74_800, TODAY);
  expect(day).toBe('2020-06-01');
});
