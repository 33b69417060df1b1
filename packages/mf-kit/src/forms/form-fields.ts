import { personCurrency } from '../formats/spelling';
import { costBody, costProblems, costValues, type CostValues } from './cost';
import { knownDate, knownDateBody, knownDateProblem } from './known-date';
import { unitOf } from './unit-field';
import type { Problems } from './use-kit-form';
import { asText, moneyProblem, moneyText, numberOrNull, textOrNull, wholeNumberProblem } from './values';
import * as m from '../messages/forms';

type Named = Readonly<Record<string, unknown>>;

/** One field of a form: reads the input's value from the API's answer, and writes it in the API's format. */
export interface FormField<Wire, Value = string> {
  /** The type that the API takes. Only the compiler uses it. */
  readonly wire?: Wire;
  /** Name of the property in the answer, if it differs from the name in the request. */
  readonly from?: string;
  /** The message if nothing is entered. */
  readonly required?: string;
  /** Returns whether the form shows this field now. If not, it is not validated, and a text is sent as if it were empty. Default: always. */
  applies?(values: Named): boolean;
  initial(): Value;
  read(answer: Named, name: string): Value;
  /** Properties of the request's body. */
  write(value: Value, name: string, values: Named): object;
  problem?(value: Value, values: Named): string | null;
}

/** A date that may be inexact: `{ done_on: '1974-05-01', done_on_edtf: '1974-05' }`. */
export interface KnownDay {
  day: string | null;
  edtf: string | null;
}

type WireOf<Body, Name extends keyof Body> = `${Name & string}_edtf` extends keyof Body
  ? KnownDay
  : Exclude<Body[Name], undefined>;

type FieldOf<Body, Name extends keyof Body, Answer> = FormField<WireOf<Body, Name>, unknown> &
  (Name extends keyof Answer ? unknown : { from: string });

/** A field for each property of the body. Fields for the form alone may be added. */
type FieldsOf<Body, Answer> = {
  readonly [Name in Exclude<keyof Body & string, `${string}_edtf`>]-?: FieldOf<Body, Name, Answer>;
};

type ValuesOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FormField<unknown, infer Value> ? Value : never;
};

/** The values of a form that `formOf` made, as a person types them. */
export type ValuesIn<Form extends { initial(): unknown }> = ReturnType<Form['initial']>;

export interface FormOf<Values, Body, Answer> {
  /** Values of a new form. */
  initial(given?: Partial<Values>): Values;
  /** Values filled from the API's answer. */
  valuesOf(answer: Answer): Values;
  /** The request's body. */
  bodyOf(values: Values): Body;
  /** Problems of all fields, missing ones first; or null. */
  problems(values: Values): Problems<Values> | null;
}

/**
 * Declares the fields of a form: `formOf<CreatePart, Part>()({ name: field.text(required), notes: field.optional() }, allRequired)`. The compiler
 * requires a field for each property of the body. `missing`: the message for the whole form if required fields are empty.
 */
export function formOf<Body extends object, Answer extends object>() {
  return <Fields extends FieldsOf<Body, Answer>>(
    fields: Fields,
    missing: string,
  ): FormOf<ValuesOf<Fields>, Required<Body>, Answer> => {
    const entries = Object.entries<FormField<unknown, unknown>>(fields);
    const each = (valueOf: (one: FormField<unknown, unknown>, name: string) => unknown) =>
      Object.fromEntries(entries.map(([name, one]) => [name, valueOf(one, name)]));
    return {
      initial: (given) => ({ ...each((one) => one.initial()), ...given }) as ValuesOf<Fields>,
      valuesOf: (answer) => each((one, name) => one.read(answer as Named, one.from ?? name)) as ValuesOf<Fields>,
      bodyOf: (values) =>
        Object.fromEntries(
          entries.flatMap(([name, one]) => Object.entries(writtenOf(one, name, values as Named))),
        ) as Required<Body>,
      problems: (values) => problemsOf(entries, values, missing),
    };
  };
}

function writtenOf(one: FormField<unknown, unknown>, name: string, values: Named): object {
  return one.write(applies(one, values) ? values[name] : '', name, values);
}

const applies = (one: FormField<unknown, unknown>, values: Named): boolean => one.applies?.(values) ?? true;

function problemsOf(
  entries: readonly [string, FormField<unknown, unknown>][],
  values: Named,
  missing: string,
): Problems<Named> | null {
  const wrong: Record<string, string> = {};
  let isMissing = false;
  for (const [name, one] of entries) {
    if (!applies(one, values)) continue;
    const isEmpty = one.required !== undefined && isBlank(values[name]);
    const problem = isEmpty ? one.required : one.problem?.(values[name], values);
    if (problem) wrong[name] = problem;
    isMissing ||= isEmpty;
  }
  const all = Object.values(wrong);
  if (all.length === 0) return null;
  return { message: isMissing ? missing : all.reduce((first, next) => m.sentences({ first, next })), fields: wrong };
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === 'string' && value.trim() === '');

/** A field with a text input. `wireOf` converts the text for the request. */
const typed = <Wire>(
  wireOf: (text: string) => Wire,
  more: Partial<Omit<FormField<Wire>, 'wire' | 'from' | 'write'>> = {},
): FormField<Wire> => ({
  initial: () => '',
  read: (answer, name) => asText(answer[name] as string | number | null),
  write: (value, name) => ({ [name]: wireOf(value) }),
  ...more,
});

interface Range {
  /** Default: 0. */
  min?: number;
  max?: () => number;
}

const wholeIn =
  (label: string, { min, max }: Range) =>
  (text: string): string | null =>
    wholeNumberProblem(label, text, min, max?.());

type Money<Name extends string> = Record<Name, FormField<number | null>> & { currency: FormField<string> };
type Costs = Record<'cost' | 'converted_cost', FormField<number | null>> & { currency: FormField<string> } & {
  converted_currency: FormField<string | null>;
};

/** The kinds of fields. `label` is the field's name in messages. */
export const field = {
  /** A text that `wireOf` converts for the request. */
  as: typed,
  /** A required text, sent without blanks around it. */
  text: (required: string) => typed((text) => text.trim(), { required }),
  /** An optional text, sent as entered. */
  optional: () => typed(textOrNull),
  /** One of several values; `initial` may be empty. */
  choice: <Wire extends string>(initial: Wire | '', required?: string) =>
    typed((text) => text as Wire, { initial: () => initial, ...(required && { required }) }),
  /** One of several values, or nothing. */
  optionalChoice: <Wire extends string>() => typed((text) => (text || null) as Wire | null),
  /** The id of a required choice. */
  id: (required: string) => typed(Number, { required }),
  optionalId: () => typed(numberOrNull),
  /** Selected things. Their names come from the property `from` of the answer; their ids are sent. */
  chosen: <Thing extends { id: number }>(from: string): FormField<number[], Thing[]> & { from: string } => ({
    from,
    initial: () => [],
    read: (answer) => answer[from] as Thing[],
    write: (value, name) => ({ [name]: value.map(({ id }) => id) }),
  }),
  chosenOne: <Thing extends { id: number }>(
    from: string,
  ): FormField<number | null, Thing | null> & { from: string } => ({
    from,
    initial: () => null,
    read: (answer) => answer[from] as Thing | null,
    write: (value, name) => ({ [name]: value?.id ?? null }),
  }),
  whole: (label: string, range: Range = {}) => typed(numberOrNull, { problem: wholeIn(label, range) }),
  requiredWhole: (label: string, required: string, range: Range = {}) =>
    typed((text) => Number(numberOrNull(text)), { required, problem: wholeIn(label, range) }),
  /** A day (`2026-11-29`), or nothing. */
  day: () => typed(textOrNull),
  /** A date that may be inexact (`1974`, `1974-05`). */
  knownDay: (
    label: string,
    more: Partial<Pick<FormField<KnownDay>, 'required' | 'initial'>> = {},
  ): FormField<KnownDay> => ({
    initial: () => '',
    read: (answer, name) => knownDate(answer[name] as string | null, answer[`${name}_edtf`] as string | null),
    write: (value, name) => knownDateBody(name, value),
    problem: (value) => knownDateProblem(label, value),
    ...more,
  }),
  /** The unit of an instrument. Default: the person's. */
  unit: () => typed(unitOf),
  flag: (initial: boolean): FormField<boolean, boolean> => ({
    initial: () => initial,
    read: (answer, name) => answer[name] as boolean,
    write: (value, name) => ({ [name]: value }),
  }),
  /** A sum of money and its currency. Default currency: the person's. */
  money: <Name extends string>(name: Name, label: string) =>
    ({
      [name]: {
        ...typed(numberOrNull),
        read: (answer) => moneyText(answer[name] as number | null, answer.currency as string | null),
        problem: (value, { currency }) => moneyProblem(label, value, currency as string),
      } satisfies FormField<number | null>,
      currency: {
        ...typed(String),
        initial: personCurrency,
        read: ({ currency }) => (currency as string | null) ?? personCurrency(),
      } satisfies FormField<string>,
    }) as Money<Name>,
  /** A cost. If it is in another currency, with a rate of the person's own (`CostValues`). */
  costs: (label: string) => {
    const one = <Name extends keyof CostValues>(name: Name): FormField<never> => ({
      initial: () => costValues()[name],
      read: (answer) => costValues(answer as unknown as Parameters<typeof costValues>[0])[name],
      write: (_, __, values) => ({ [name]: costBody(values as unknown as CostValues)[name] }),
      problem: (_, values) => costProblems(label, values as unknown as CostValues)[name as 'cost'] ?? null,
    });
    return {
      cost: one('cost'),
      currency: one('currency'),
      converted_cost: one('converted_cost'),
      converted_currency: one('converted_currency'),
    } as Costs;
  },
};
