import type { usage } from '@carnet/contracts';
import { aComponent } from '../testing/factories';
import { componentForm } from './component-form.schema';

const limit = (fields: Partial<usage.LimitView> & Pick<usage.LimitView, 'by'>): usage.LimitView => ({
  ...{ value: null, unit: null, until: null, source: null },
  ...fields,
});

const tyres = aComponent({
  tyres: [
    { position: 'front', dot: '238', dot_decade: 1990 },
    { position: 'rear', dot: null, dot_decade: null },
  ],
  limits: [
    limit({ by: 'distance', value: 40_000, unit: 'km' }),
    limit({ by: 'age', value: 75, source: 'A maker' }),
    limit({ by: 'label', until: '2030-06-01' }),
    limit({ by: 'tread', value: 1.6, unit: 'mm', source: 'A law' }),
  ],
  ...{ price: 640, currency: 'CHF' },
});

const saved = (component: usage.ComponentView) => componentForm.bodyOf(componentForm.valuesOf(component));

it('saves a set as it was, with its tyres, its limits and where these are from', () => {
  const { kind, name, size, season, price, currency, limits } = tyres;
  expect(saved(tyres)).toMatchObject({ kind, name, size, season, price, currency, tyres: tyres.tyres });
  expect(saved(tyres).limits).toEqual(
    limits.map(({ by, value, unit, until, source }) =>
      expect.objectContaining({ by, source, ...(until ? { until } : { value }), ...(unit && { unit }) }),
    ),
  );
});

it('sends nothing that only tyres have of another component', () => {
  const values = { ...componentForm.valuesOf(tyres), kind: 'brake-pads' } as const;
  const body = componentForm.bodyOf(values);
  expect(body).toMatchObject({ size: null, season: null, tyres: null });
  expect(body.limits!.map(({ by }) => by)).not.toContain('tread');
});

it('leaves the price to the part', () => {
  const values = { ...componentForm.valuesOf(tyres), part_id: '21', price: 'nothing that is a number' };
  expect(componentForm.problems(values)).toBeNull();
  expect(componentForm.bodyOf(values)).toMatchObject({ part_id: 21, price: null });
});

it('asks which decade each tyre of the set is of, and of none beyond', () => {
  const values = { ...componentForm.valuesOf(tyres), decade1: '', dot3: '118' };
  expect(Object.keys(componentForm.problems(values)?.fields ?? {})).toEqual(['decade1']);
});
