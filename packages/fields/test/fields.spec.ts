import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import fc from 'fast-check';
import { Invalid, message } from '@carnet/messages';
import { isDay } from '../src/dates/day.rules.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  EdtfField,
  IdListField,
  IntField,
  ListField,
  MoneyField,
  ShareField,
  TextField,
} from '../src/fields.js';
import { merged, PatchOf } from '../src/patch-of.js';
import { validationPipe } from '../src/validation.pipe.js';

const says = (text: string) => message('test.said', { en: text });

class Wheel {
  @TextField({ required: says('Wheels need a name'), max: 10 }) name: string;
}

class Car {
  @TextField({ required: says('Please fill in all required fields'), max: 10 }) make: string;
  @IntField({ required: says('Please fill in all required fields'), min: 1900, max: 2027 }) year: number;
  @IntField() mileage?: number | null;
  @MoneyField() price?: number | null;
  @ShareField() share?: number | null;
  @CurrencyField() currency?: string | null;
  @DateField() bought_on?: string | null;
  @ChoiceField(['Car', 'Truck']) type?: string | null;
  @IdListField({ max: 2 }) part_ids?: number[] | null;
  @ListField(() => Wheel, { max: 2 }) wheels?: Wheel[] | null;
}

class Sale {
  @DateField({ required: says('When was it sold?'), edtf: 'sold_edtf' }) sold?: string | null;
  @EdtfField('sold') sold_edtf?: string | null;
}
class SalePatch extends PatchOf(Sale) {}
class CarPatch extends PatchOf(Car) {}

const check = (type: new () => object, value: unknown) =>
  validationPipe().transform(value, { type: 'body', metatype: type } as ArgumentMetadata) as Promise<
    Record<string, unknown>
  >;

async function refusal(type: new () => object, value: unknown): Promise<Invalid> {
  try {
    await check(type, value);
  } catch (error) {
    if (error instanceof Invalid) return error;
    throw error;
  }
  throw new Error('was accepted');
}

const good = { make: 'Alfa', year: 1973 };

describe('the fields of a request', () => {
  it('take what is right and drop what they do not know', async () => {
    expect(await check(Car, { ...good, id: 7, owner_id: 9 })).toEqual({ make: 'Alfa', year: 1973 });
  });

  it('convert numeric strings and trim text', async () => {
    const car = await check(Car, { make: '  Alfa ', year: '1973', mileage: '12000', price: '12.50', share: '0.5' });
    expect(car).toEqual({ make: 'Alfa', year: 1973, mileage: 12000, price: 12.5, share: 0.5 });
  });

  it.each([10.1 + 0.2, '10.299999999999999', '10.30'])('take %p for the amount that it means', async (price) => {
    expect(await check(Car, { ...good, price, currency: 'USD' })).toMatchObject({ price: 10.3 });
  });

  it.each([
    ['mileage', '12 000 km', 'Mileage must be a whole number'],
    ['mileage', -1, 'Mileage must be at least 0'],
    ['mileage', 2_147_483_648, 'Mileage must be at most 2147483647'],
    ['mileage', 1.5, 'Mileage must be a whole number'],
    ['mileage', 'NaN', 'Mileage must be a whole number'],
    ['mileage', {}, 'Mileage must be a whole number'],
    ['mileage', '99999999999999999999', 'Mileage must be a whole number'],
    ['price', 1.00005, 'Price must be a number with at most 2 decimals'],
    ['price', 1e-7, 'Price must be a number with at most 2 decimals'],
    ['price', 6e-323, 'Price must be a number with at most 2 decimals'],
    ['price', Infinity, 'Price must be at most 9999999999.99'],
    ['price', 'free', 'Price must be a number with at most 2 decimals'],
    ['currency', 'euro', 'Currency must be a code of three letters, as USD or EUR'],
    ['currency', 'XQQ', 'Currency must be a code of three letters, as USD or EUR'],
    ['currency', 978, 'Currency must be a code of three letters, as USD or EUR'],
    ['price', -0.01, 'Price must be at least 0'],
    ['share', -1e-9, 'Share must be at least 0'],
    ['share', 1.000001, 'Share must be at most 1'],
    ['share', 'half', 'Share must be a number'],
    ['share', Infinity, 'Share must be a number'],
    ['bought_on', '2023-02-29', 'Bought on must be a date (YYYY-MM-DD) that exists'],
    ['bought_on', '2023-02-01T00:00:00Z', 'Bought on must be a date (YYYY-MM-DD) that exists'],
    ['bought_on', 20230201, 'Bought on must be a date (YYYY-MM-DD) that exists'],
    ['type', 'Boat', 'Type must be one of: Car, Truck'],
    ['type', ['Car'], 'Type must be one of: Car, Truck'],
    ['make', 'x'.repeat(11), 'Make must have at most 10 characters'],
    ['make', 'a\u0000b', 'Make must not contain NUL characters'],
    ['make', 'a\ud800b', 'Make must not contain broken characters'],
    ['make', 42, 'Make must be text'],
    ['part_ids', 5, 'Part ids must be a list'],
    ['part_ids', [1, 2, 3], 'Part ids must have at most 2 entries'],
    ['part_ids', [0], 'Part ids must hold positive numbers'],
    ['wheels', [null], 'Wheels must hold objects'],
    ['wheels', 'round', 'Wheels must be a list'],
  ])('refuse %s: %j', async (field, value, msg) => {
    const problem = await refusal(Car, { ...good, [field]: value });
    expect(problem.errors).toMatchObject([{ field, msg }]);
    expect(problem.message).toBe(msg);
  });

  it('name the field inside a list', async () => {
    const problem = await refusal(Car, { ...good, wheels: [{ name: 'front' }, {}] });
    expect(problem.errors).toMatchObject([{ field: 'wheels.1.name', msg: 'Wheels need a name' }]);
  });

  it.each([[{}], [{ make: '  ', year: '' }], [{ make: null, year: null }]])(
    'say once what is missing: %j',
    async (body) => {
      const problem = await refusal(Car, body);
      expect(problem.message).toBe('Please fill in all required fields');
      expect(problem.errors?.map((error) => error.field)).toEqual(['make', 'year']);
    },
  );

  it('speak of what is missing before what is wrong', async () => {
    const problem = await refusal(Car, { year: 1800 });
    expect(problem.message).toBe('Please fill in all required fields');
    expect(problem.errors).toHaveLength(2);
  });

  it.each([[[]], ['text'], [null], [7]])('refuse a body that is no object: %j', async (body) => {
    expect((await refusal(Car, body)).status).toBe(400);
  });
});

describe('money', () => {
  it('is taken to the cent', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999_999 });
    return fc.assert(
      fc.asyncProperty(cents, async (amount) => {
        const price = amount / 100;
        expect(await check(Car, { ...good, price })).toMatchObject({ price });
      }),
    );
  });
});

describe('a date that may be known less exactly', () => {
  it.each([
    [{ sold: '1974-05-03' }],
    [{ sold_edtf: '1974' }],
    [{ sold: null, sold_edtf: '../1976' }],
    [{ sold: '1974-01-01', sold_edtf: '1974~' }],
    [{ sold: '1974-01-01', sold_edtf: null }],
  ])('is taken: %j', async (sale) => {
    expect(await check(Sale, sale)).toEqual(sale);
    expect(await check(SalePatch, sale)).toEqual(sale);
  });

  it('is written in one way', async () => {
    expect(await check(Sale, { sold_edtf: ' 197x ' })).toEqual({ sold_edtf: '197X' });
    expect(await check(SalePatch, { sold_edtf: '' })).toEqual({ sold_edtf: null });
  });

  it.each([
    [{}, 'sold', 'When was it sold?'],
    [{ sold: '', sold_edtf: '' }, 'sold', 'When was it sold?'],
    [{ sold: '1974' }, 'sold', 'Sold must be a date (YYYY-MM-DD) that exists'],
    [{ sold: '74', sold_edtf: '1974' }, 'sold', 'Sold must be a date (YYYY-MM-DD) that exists'],
    [
      { sold_edtf: 'about 1974' },
      'sold_edtf',
      'Sold must be a date that exists, as EDTF writes it: 1974-05-03, 1974-05, 1974, 1974~, 197X, 1974/1976, ../1976',
    ],
    [
      { sold: '1974-05-03', sold_edtf: '1974' },
      'sold_edtf',
      'Sold begins on 1974-01-01, and the date beside it is 1974-05-03',
    ],
  ])('is refused: %j', async (sale, field, msg) => {
    expect((await refusal(Sale, sale)).errors).toMatchObject([{ field, msg }]);
  });

  it('stays where a patch does not name it, and is not cleared where it is required', async () => {
    expect(await check(SalePatch, {})).toEqual({});
    expect((await refusal(SalePatch, { sold: null })).message).toBe('When was it sold?');
  });
});

describe('a patch', () => {
  it('leaves out what was left out and keeps null as null', async () => {
    expect(await check(CarPatch, { mileage: null })).toEqual({ mileage: null });
  });

  it('refuses to clear what is required', async () => {
    expect((await refusal(CarPatch, { make: null })).message).toBe('Please fill in all required fields');
  });

  it('changes what it names and nothing else', () => {
    const stored = { make: 'Alfa', year: 1973, mileage: 12_000 };
    expect(merged(stored, { mileage: null, make: undefined })).toEqual({ make: 'Alfa', year: 1973, mileage: null });
    expect(stored.mileage).toBe(12_000);
  });
});

describe('isDay', () => {
  it('knows every day that the calendar has', () => {
    const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(fc.property(days, (date) => isDay(date.toISOString().slice(0, 10))));
  });

  it('takes no other text', () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay(text)));
  });
});
