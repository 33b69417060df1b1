import type { usage } from '@carnet/contracts';
import { personUnit } from '@carnet/mf-kit/formats';
import {
  asText,
  decimalText,
  field,
  type FormField,
  formOf,
  numberOrNull,
  textOrNull,
  type ValuesIn,
} from '@carnet/mf-kit/forms';
import { decimalProblem } from '../fill-ups';
import { depthUnit } from './component.words';
import type { Component, FollowedPart, Group } from './components.queries';
import type { Template } from './templates.rules';
import * as m from '../messages/component-form';

export const PLACES = [1, 2, 3, 4, 5, 6] as const;
type Place = (typeof PLACES)[number];

type Kind = Component['kind'];
type Position = usage.TyreView['position'];
type Positions = Record<`position${Place}`, Position>;

/** Values of a set's tyres. Places after the `count` are kept, but not sent. */
type TyreValues = { kind: Kind; count: string } & Positions & Record<`dot${Place}` | `decade${Place}`, string>;

interface LimitValues extends Record<
  `limit_${'distance' | 'hours' | 'sessions' | 'years' | 'label' | 'tread'}`,
  string
> {
  kind: Kind;
  /** Units of the typed distance and tread. */
  distance_unit: 'km' | 'mi';
  tread_unit: 'mm' | '1/32in';
  /** The source of each limit by kind, as JSON. */
  sources: string;
}

const ENDS: readonly Position[] = ['front', 'rear', 'spare', 'rear-left', 'rear-right', 'front-left'];
const CORNERS: readonly Position[] = ['front-left', 'front-right', 'rear-left', 'rear-right', 'spare', 'front'];

const positionsIn = (places: readonly Position[]): Positions =>
  Object.fromEntries(PLACES.map((place) => [`position${place}`, places[place - 1]!])) as Positions;

/** Default positions for a number of tyres: front and rear for one or two, otherwise the corners. */
const usualOf = (count: number): readonly Position[] => (count <= 2 ? ENDS : CORNERS);

/** Sets the number of tyres and their default positions. Positions that the person has changed are kept. */
export function withCount(values: TyreValues, count: number): Partial<TyreValues> {
  const before = Number(values.count);
  const chosen = PLACES.slice(0, before).map((place) => values[`position${place}`]);
  const isUsual = chosen.every((place, at) => place === usualOf(before)[at]);
  const places = isUsual ? usualOf(count) : [...new Set([...chosen.slice(0, count), ...usualOf(count)])];
  return { count: String(count), ...positionsIn(places) };
}

/** Sources of limits by kind. */
export const sourcesIn = ({ sources }: Pick<LimitValues, 'sources'>): Readonly<Record<string, string | undefined>> =>
  JSON.parse(sources) as Record<string, string>;

/** Values that a template fills in. The date of a label needs the date of manufacture. */
export function withTemplate(
  values: LimitValues & { made_on: string },
  { source, tread, years, label }: Template,
): Partial<LimitValues> {
  const sources = { ...sourcesIn(values) };
  if (tread) sources.tread = source;
  if (years) sources.age = source;
  if (label) sources.label = source;
  return {
    sources: JSON.stringify(sources),
    ...(tread && { limit_tread: decimalText(tread.value), tread_unit: tread.unit }),
    ...(years && { limit_years: String(years) }),
    ...(label && values.made_on && { limit_label: label(values.made_on) }),
  };
}

/** True for three digits without a decade. */
export const asksDecade = (dot: string): boolean => /(?:^|\D)\d{3}$/.test(dot.trim());

const MONTHS = 12;
const nothing = (): string => '';

const tyresIn = (values: TyreValues): usage.TyreOfSet[] =>
  PLACES.slice(0, Number(values.count)).map((place) => {
    const dot = textOrNull(values[`dot${place}`].trim());
    const decade = dot !== null && asksDecade(dot) ? numberOrNull(values[`decade${place}`]) : null;
    return { position: values[`position${place}`], dot, dot_decade: decade };
  });

function limitsIn(values: LimitValues): usage.LimitOfComponent[] {
  const sources = sourcesIn(values);
  const years = numberOrNull(values.limit_years);
  const given: usage.LimitOfComponent[] = [
    { by: 'distance', value: numberOrNull(values.limit_distance), unit: values.distance_unit },
    { by: 'hours', value: numberOrNull(values.limit_hours) },
    { by: 'sessions', value: numberOrNull(values.limit_sessions) },
    { by: 'age', value: years === null ? null : Math.round(years * MONTHS) },
    { by: 'label', until: textOrNull(values.limit_label) },
    ...(isTyres(values)
      ? [{ by: 'tread' as const, value: numberOrNull(values.limit_tread), unit: values.tread_unit }]
      : []),
  ];
  return given
    .filter(({ value = null, until = null }) => value !== null || until !== null)
    .map((limit) => ({ ...limit, source: sources[limit.by] ?? null }));
}

const isTyres = ({ kind }: { kind?: unknown }): boolean => kind === 'tyres';

const trimmed = () => field.as((text) => textOrNull(text.trim()));

/** A field of the form alone. The API's field that it is a part of sends it. */
const inForm = <Value = string>(
  initial: () => Value,
  read: (component: Component) => Value,
  more: Pick<FormField<never, Value>, 'applies' | 'problem'> = {},
): FormField<never, Value> => ({
  initial,
  read: (answer) => read(answer as unknown as Component),
  write: () => ({}),
  ...more,
});

/** A field of the API that is written from other fields of the form. */
const writtenFrom = <Wire, Values>(write: (values: Values) => Wire): FormField<Wire, null> => ({
  initial: () => null,
  read: () => null,
  write: (_, name, values) => ({ [name]: write(values as Values) }),
});

const tyreFields = Object.fromEntries(
  PLACES.flatMap((place) => {
    const tyreOf = ({ tyres }: Component) => tyres?.[place - 1];
    const usual = CORNERS[place - 1]!;
    const missesDecade = (values: TyreValues): boolean =>
      Number(values.count) >= place && asksDecade(values[`dot${place}`]) && !values[`decade${place}`];
    return [
      [
        `position${place}`,
        inForm(
          () => usual,
          (component) => tyreOf(component)?.position ?? usual,
        ),
      ],
      [`dot${place}`, inForm(nothing, (component) => asText(tyreOf(component)?.dot))],
      [
        `decade${place}`,
        inForm(nothing, (component) => asText(tyreOf(component)?.dot_decade), {
          applies: isTyres,
          problem: (_, values) =>
            missesDecade(values as unknown as TyreValues) ? m.decadeRequired({ number: place }) : null,
        }),
      ],
    ];
  }),
) as { [Name in keyof Positions]: FormField<never, Position> } & {
  [Name in `dot${Place}` | `decade${Place}`]: FormField<never>;
};

type LimitKind = usage.LimitView['by'];
type Range = Parameters<typeof decimalProblem>[2];

const limitOf = ({ limits }: Component, by: LimitKind) => limits.find((one) => one.by === by);

const NUMBERS = { min: 0.001, max: 10_000_000, decimals: 3 };

const limit = (by: LimitKind, label: string, range: Range = NUMBERS, inFormOf = (value: number) => value) =>
  inForm(
    nothing,
    (component) => {
      const value = limitOf(component, by)?.value;
      return value == null ? '' : decimalText(inFormOf(value));
    },
    { problem: (text) => decimalProblem(label, text, range) },
  );

const yearsOf = (months: number): number => Math.round((months / MONTHS) * 100) / 100;

const distanceUnit = (): LimitValues['distance_unit'] => (personUnit() === 'mi' ? 'mi' : 'km');
const treadUnit = (): LimitValues['tread_unit'] => depthUnit() ?? 'mm';

const { price, currency } = field.money('price', m.price);

export const componentForm = formOf<usage.CreateComponent, Component>()(
  {
    kind: field.choice<Kind>('engine') as FormField<Kind, Kind>,
    /** Id of the linked part. A component that has one has the price of the part. */
    part_id: field.optionalId(),
    name: field.text(m.nameRequired),
    maker: trimmed(),
    number: trimmed(),
    size: { ...trimmed(), applies: isTyres },
    season: { ...field.optionalChoice<NonNullable<Component['season']>>(), applies: isTyres },
    tyres: writtenFrom((values: TyreValues) => (isTyres(values) ? tyresIn(values) : null)),
    count: inForm(
      () => '4',
      ({ tyres }) => String(tyres?.length ?? 4),
    ),
    ...tyreFields,
    made_on: field.day(),
    first_used_on: field.day(),
    bought_on: field.day(),
    price: { ...price, applies: ({ part_id }) => !part_id },
    currency,
    stored_at: trimmed(),
    limits: writtenFrom(limitsIn),
    limit_distance: limit('distance', m.limitDistance),
    distance_unit: inForm(distanceUnit, (component) => {
      const limited = limitOf(component, 'distance');
      return limited ? (limited.unit === 'km' ? 'km' : 'mi') : distanceUnit();
    }),
    limit_hours: limit('hours', m.limitHours),
    limit_sessions: limit('sessions', m.limitSessions, { ...NUMBERS, min: 1, decimals: 0 }),
    limit_years: limit('age', m.limitYears, { min: 0.25, max: 200, decimals: 2 }, yearsOf),
    limit_label: inForm(nothing, (component) => asText(limitOf(component, 'label')?.until)),
    limit_tread: { ...limit('tread', m.limitTread, { ...NUMBERS, max: 100, decimals: 1 }), applies: isTyres },
    tread_unit: inForm(treadUnit, (component) => {
      const limited = limitOf(component, 'tread');
      return limited ? (limited.unit === 'mm' ? 'mm' : '1/32in') : treadUnit();
    }),
    sources: inForm(
      () => '{}',
      ({ limits }) =>
        JSON.stringify(Object.fromEntries(limits.flatMap(({ by, source }) => (source ? [[by, source]] : [])))),
    ),
    note: field.optional(),
    retired_on: field.day(),
  },
  m.nameRequired,
);
export type ComponentValues = ValuesIn<typeof componentForm>;

/** @param part the part to link */
export const newComponentValues = (group: Group, part?: FollowedPart): ComponentValues =>
  componentForm.initial({
    ...(group === 'tyres' && { kind: 'tyres' }),
    ...(part && {
      ...{ part_id: String(part.id), name: part.name, maker: asText(part.manufacturer) },
      number: group === 'tyres' ? '' : asText(part.part_number),
    }),
  });
