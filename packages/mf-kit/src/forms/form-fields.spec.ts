import { aUser } from '../testing';
import { signOut, startSession } from '../data/session/store';
import { field, formOf, type ValuesIn } from './form-fields';

interface Body {
  vehicle_id: number;
  name: string;
  status?: 'Open' | 'Done';
  done_on?: string | null;
  done_on_edtf?: string | null;
  cost?: number | null;
  currency?: string | null;
  mileage?: number | null;
  part_ids?: number[];
}

type Answer = Omit<Required<Body>, 'part_ids'> & { parts: { id: number; name: string }[] };

const form = formOf<Body, Answer>()(
  {
    vehicle_id: field.id('Choose a vehicle'),
    name: field.text('Enter a name'),
    status: field.choice('Open'),
    done_on: { ...field.knownDay('Done'), applies: ({ status }: { status?: unknown }) => status === 'Done' },
    ...field.money('cost', 'Cost'),
    mileage: field.whole('Mileage'),
    part_ids: field.chosen<{ id: number; name: string }>('parts'),
  },
  'Fill in all fields',
);

const ANSWER: Answer = {
  ...{ vehicle_id: 7, name: 'Oil', status: 'Done', done_on: '1974-05-01', done_on_edtf: '1974-05', mileage: null },
  ...{ cost: 12.5, currency: 'CHF', parts: [{ id: 4, name: 'Filter' }] },
};
const values = (changes: Partial<ValuesIn<typeof form>> = {}) => ({ ...form.valuesOf(ANSWER), ...changes });

beforeEach(() => startSession('a-token', aUser()));
afterEach(signOut);

it('begins with what each field begins with, and what is given', () => {
  const nothing = { name: '', done_on: '', cost: '', mileage: '', part_ids: [] };
  expect(form.initial({ vehicle_id: '7' })).toEqual({ ...nothing, vehicle_id: '7', status: 'Open', currency: 'USD' });
});

it('shows what the API answered as a person types it, and sends the same again', () => {
  expect(values()).toMatchObject({ vehicle_id: '7', done_on: '1974-05', cost: '12.50', part_ids: ANSWER.parts });
  const { parts, ...sent } = ANSWER;
  expect(form.bodyOf(values())).toEqual({ ...sent, part_ids: parts.map(({ id }) => id) });
});

it('finds nothing wrong with what is stored', () => {
  expect(form.problems(values())).toBeNull();
});

it('says what is missing before what is wrong, each at its field', () => {
  expect(form.problems(values({ name: ' ', mileage: 'x' }))).toEqual({
    message: 'Fill in all fields',
    fields: { name: 'Enter a name', mileage: 'Mileage must be a whole number of at least 0' },
  });
  const { message, fields } = form.problems(values({ mileage: 'x', cost: '-1' }))!;
  expect(message).toBe(`${fields!.cost}. ${fields!.mileage}`);
});

it('judges money by the currency beside it', () => {
  expect(form.problems(values({ cost: '1.234', currency: 'JPY' }))?.fields?.cost).toMatch(/JPY/);
});

it('neither judges nor sends a field that does not apply', () => {
  const open = values({ status: 'Open', done_on: 'no date' });
  expect(form.problems(open)).toBeNull();
  expect(form.bodyOf(open)).toMatchObject({ done_on: null, done_on_edtf: null });
});
