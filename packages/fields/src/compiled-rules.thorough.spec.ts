import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { Allow, validateSync } from 'class-validator';
import fc from 'fast-check';
import { message } from '@carnet/messages';
import { isKnownToPass } from './compiled-rules.js';
import {
  BooleanField,
  ChoiceField,
  CurrencyField,
  DateField,
  IdField,
  IdListField,
  IntField,
  ListField,
  MoneyField,
  TextField,
} from './fields.js';
import { PatchOf } from './patch-of.js';

const says = (text: string) => message('test.said', { en: text });

class Wheel {
  @IntField({ min: 10, max: 30 }) size: number;
}

class Car {
  @TextField({ required: says('A car has a name'), max: 5 }) name: string;
  @IdField({ required: says('A car has a garage') }) garage_id: number;
  @ChoiceField(['saloon', 'estate']) body?: string | null;
  @DateField() built?: string | null;
  @MoneyField() cost?: number | null;
  @CurrencyField() currency?: string | null;
  @BooleanField() sold?: boolean | null;
  @IdListField({ max: 2 }) part_ids?: number[] | null;
  @ListField(() => Wheel, { max: 4 }) wheels?: Wheel[] | null;
}

class ChangedCar extends PatchOf(Car) {}

const OPTIONS = { whitelist: true, forbidUnknownValues: false, stopAtFirstError: true };
const aCar = { name: 'Klara', garage_id: 1 };

const junk = fc.constantFrom(
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  1.5,
  12,
  true,
  [],
  {},
  [1],
  [1, 1, 1],
  'x\u0000',
  'Klara II',
  '2024-02-30',
  Infinity,
);
const sound: Record<string, unknown[]> = {
  name: ['Klara'],
  garage_id: [3, '3'],
  body: ['estate'],
  built: ['2024-02-29'],
  cost: [12.25, 0],
  currency: ['JPY', 'usd'],
  sold: [true],
  part_ids: [[], [1, 2]],
  wheels: [[], [{ size: 15 }], [{ size: 5 }]],
  unknown: ['a'],
};
const anyCar = fc.record(
  Object.fromEntries(
    Object.entries(sound).map(([name, values]) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, junk),
    ]),
  ),
  { requiredKeys: [] },
);

it.each([Car, ChangedCar])('lets through what class-validator does, and nothing else', (type) => {
  let passed = 0;
  fc.assert(
    fc.property(anyCar, (fields) => {
      const [quick, slow] = [plainToInstance(type, fields), plainToInstance(type, fields)];
      const isSound = validateSync(slow, OPTIONS).length === 0;
      const hasWheels = Array.isArray(quick.wheels) && quick.wheels.length > 0;
      expect(isKnownToPass(quick)).toBe(isSound && !hasWheels);
      if (isSound && !hasWheels) expect(quick).toEqual(slow);
      passed += Number(isSound && !hasWheels);
    }),
    { numRuns: 2_000 },
  );
  expect(passed).toBeGreaterThan(0);
});

it('knows nothing of what has the class only by name, or rules that no field has', () => {
  class Odd {
    @Allow() name: string;
  }
  expect(isKnownToPass(plainToInstance(Car, aCar))).toBe(true);
  expect(isKnownToPass(Object.assign([plainToInstance(Car, aCar)], { constructor: Car }))).toBe(false);
  expect(isKnownToPass(Object.assign(new Odd(), { name: 'Klara' }))).toBe(false);
});
