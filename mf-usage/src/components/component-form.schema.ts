import type { usage } from '@carnet/contracts';
import { personCurrency, personUnit } from '@carnet/mf-kit/formats';
import {
  asText,
  decimalText,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
} from '@carnet/mf-kit/forms';
import { decimalProblem } from '../fill-ups';
import { depthUnit } from './component.words';
import type { Component, FollowedPart, Group } from './components.queries';
import type { Template } from './templates.rules';
import * as m from '../messages/component-form';

export const PLACES = [1, 2, 3, 4, 5, 6] as const;
type Place = (typeof PLACES)[number];

type Position = usage.TyreView['position'];

/** Values of the form: the API's fields, as a person types them. Tyres and limits are separate fields. */
export type ComponentValues = {
  kind: Component['kind'];
  /** Id of the linked part; empty if there is none. */
  part_id: string;
  name: string;
  maker: string;
  number: string;
  size: string;
  season: string;
  count: string;
  made_on: string;
  first_used_on: string;
  bought_on: string;
  price: string;
  currency: string;
  stored_at: string;
  retired_on: string;
  note: string;
  limit_distance: string;
  limit_hours: string;
  limit_sessions: string;
  limit_years: string;
  limit_label: string;
  limit_tread: string;
  /** Units of the typed distance and tread. `sources` below has the source of each limit, as JSON. */
  distance_unit: 'km' | 'mi';
  tread_unit: 'mm' | '1/32in';
  sources: string;
} & { [Name in `position${Place}`]: Position } & { [Name in `dot${Place}` | `decade${Place}`]: string };

type Positions = Record<`position${Place}`, Position>;

const ENDS: readonly Position[] = ['front', 'rear', 'spare', 'rear-left', 'rear-right', 'front-left'];
const CORNERS: readonly Position[] = ['front-left', 'front-right', 'rear-left', 'rear-right', 'spare', 'front'];

const positionsIn = (places: readonly Position[]): Positions =>
  Object.fromEntries(PLACES.map((place) => [`position${place}`, places[place - 1]!])) as Positions;

/** Default positions for a number of tyres: front and rear for one or two, otherwise the corners. */
const usualOf = (count: number): readonly Position[] => (count <= 2 ? ENDS : CORNERS);

/** Sets the number of tyres and their default positions. Positions that the person has changed are kept. */
export function withCount(values: ComponentValues, count: number): Partial<ComponentValues> {
  const before = Number(values.count);
  const chosen = PLACES.slice(0, before).map((place) => values[`position${place}`]);
  const isUsual = chosen.every((place, at) => place === usualOf(before)[at]);
  const places = isUsual ? usualOf(count) : [...new Set([...chosen.slice(0, count), ...usualOf(count)])];
  return { count: String(count), ...positionsIn(places) };
}

const NOTHING = {
  ...{
    part_id: '',
    name: '',
    maker: '',
    number: '',
    size: '',
    season: '',
    made_on: '',
    first_used_on: '',
    bought_on: '',
  },
  ...{ price: '', stored_at: '', retired_on: '', note: '', limit_distance: '', limit_hours: '', limit_sessions: '' },
  ...{ limit_years: '', limit_label: '', limit_tread: '', sources: '{}' },
  ...{ dot1: '', dot2: '', dot3: '', dot4: '', dot5: '', dot6: '' },
  ...{ decade1: '', decade2: '', decade3: '', decade4: '', decade5: '', decade6: '' },
};

/** @param part the part to link */
export const newComponentValues = (group: Group, part?: FollowedPart): ComponentValues => ({
  ...NOTHING,
  ...(part && {
    ...{ part_id: String(part.id), name: part.name, maker: asText(part.manufacturer) },
    number: group === 'tyres' ? '' : asText(part.part_number),
  }),
  ...positionsIn(CORNERS),
  kind: group === 'tyres' ? 'tyres' : 'engine',
  count: '4',
  currency: personCurrency(),
  distance_unit: personUnit() === 'mi' ? 'mi' : 'km',
  tread_unit: depthUnit() ?? 'mm',
});

export function valuesOf(component: Component): ComponentValues {
  const { kind, tyres, limits, price, currency } = component;
  const initial = newComponentValues(kind === 'tyres' ? 'tyres' : 'others');
  const limitOf = (by: usage.LimitView['by']) => limits.find((one) => one.by === by);
  const valueOf = (by: usage.LimitView['by']): string => decimalText(limitOf(by)?.value ?? null);
  const age = limitOf('age')?.value;
  return {
    ...initial,
    kind,
    part_id: asText(component.part_id),
    name: component.name,
    maker: asText(component.maker),
    number: asText(component.number),
    size: asText(component.size),
    season: asText(component.season),
    count: String(tyres?.length ?? 4),
    ...Object.fromEntries(
      (tyres ?? []).flatMap(({ position, dot, dot_decade }, at) => [
        [`position${at + 1}`, position],
        [`dot${at + 1}`, asText(dot)],
        [`decade${at + 1}`, asText(dot_decade)],
      ]),
    ),
    made_on: asText(component.made_on),
    first_used_on: asText(component.first_used_on),
    bought_on: asText(component.bought_on),
    price: moneyText(price, currency),
    currency: currency ?? initial.currency,
    stored_at: asText(component.stored_at),
    retired_on: asText(component.retired_on),
    note: asText(component.note),
    limit_distance: valueOf('distance'),
    limit_hours: valueOf('hours'),
    limit_sessions: valueOf('sessions'),
    limit_years: age == null ? '' : decimalText(Math.round((age / 12) * 100) / 100),
    limit_label: asText(limitOf('label')?.until),
    limit_tread: valueOf('tread'),
    distance_unit: limitOf('distance')?.unit === 'km' ? 'km' : limitOf('distance') ? 'mi' : initial.distance_unit,
    tread_unit: limitOf('tread')?.unit === 'mm' ? 'mm' : limitOf('tread') ? '1/32in' : initial.tread_unit,
    sources: JSON.stringify(Object.fromEntries(limits.flatMap(({ by, source }) => (source ? [[by, source]] : [])))),
  };
}

/** Sources of limits by kind. */
export const sourcesIn = ({ sources }: ComponentValues): Readonly<Record<string, string | undefined>> =>
  JSON.parse(sources) as Record<string, string>;

/** Values that a template fills in. The date of a label needs the date of manufacture. */
export function withTemplate(
  values: ComponentValues,
  { source, tread, years, label }: Template,
): Partial<ComponentValues> {
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

const MOST = 10_000_000;

export function componentProblems(values: ComponentValues): Problems<ComponentValues> | null {
  if (!values.name.trim()) return { message: m.nameRequired, fields: { name: m.nameRequired } };
  const numbers = { min: 0.001, max: MOST, decimals: 3 };
  const problems: Record<string, string | null> = {
    price: values.part_id ? null : moneyProblem(m.price, values.price, values.currency),
    limit_distance: decimalProblem(m.limitDistance, values.limit_distance, numbers),
    limit_hours: decimalProblem(m.limitHours, values.limit_hours, numbers),
    limit_sessions: decimalProblem(m.limitSessions, values.limit_sessions, { ...numbers, min: 1, decimals: 0 }),
    limit_years: decimalProblem(m.limitYears, values.limit_years, { min: 0.25, max: 200, decimals: 2 }),
    limit_tread: decimalProblem(m.limitTread, values.limit_tread, { ...numbers, max: 100, decimals: 1 }),
    ...Object.fromEntries(
      tyresIn(values).map(({ dot }, at) => [
        `decade${at + 1}`,
        asksDecade(dot ?? '') && !values[`decade${at + 1}` as `decade${Place}`]
          ? m.decadeRequired({ number: at + 1 })
          : null,
      ]),
    ),
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

const tyresIn = (values: ComponentValues): usage.TyreOfSet[] =>
  values.kind === 'tyres'
    ? PLACES.slice(0, Number(values.count)).map((place) => {
        const dot = textOrNull(values[`dot${place}`].trim());
        const decade = dot !== null && asksDecade(dot) ? numberOrNull(values[`decade${place}`]) : null;
        return { position: values[`position${place}`], dot, dot_decade: decade };
      })
    : [];

function limitsIn(values: ComponentValues): usage.LimitOfComponent[] {
  const sources = sourcesIn(values);
  const years = numberOrNull(values.limit_years);
  const given: usage.LimitOfComponent[] = [
    { by: 'distance', value: numberOrNull(values.limit_distance), unit: values.distance_unit },
    { by: 'hours', value: numberOrNull(values.limit_hours) },
    { by: 'sessions', value: numberOrNull(values.limit_sessions) },
    { by: 'age', value: years === null ? null : Math.round(years * 12) },
    { by: 'label', until: textOrNull(values.limit_label) },
    ...(values.kind === 'tyres'
      ? [{ by: 'tread' as const, value: numberOrNull(values.limit_tread), unit: values.tread_unit }]
      : []),
  ];
  return given
    .filter(({ value = null, until = null }) => value !== null || until !== null)
    .map((limit) => ({ ...limit, source: sources[limit.by] ?? null }));
}

export function componentBody(values: ComponentValues): usage.CreateComponent {
  const isTyres = values.kind === 'tyres';
  return {
    kind: values.kind,
    part_id: numberOrNull(values.part_id),
    name: values.name.trim(),
    maker: textOrNull(values.maker.trim()),
    number: textOrNull(values.number.trim()),
    size: isTyres ? textOrNull(values.size.trim()) : null,
    season: isTyres ? (textOrNull(values.season) as Component['season']) : null,
    tyres: isTyres ? tyresIn(values) : null,
    made_on: textOrNull(values.made_on),
    first_used_on: textOrNull(values.first_used_on),
    bought_on: textOrNull(values.bought_on),
    price: values.part_id ? null : numberOrNull(values.price),
    currency: values.currency,
    stored_at: textOrNull(values.stored_at.trim()),
    limits: limitsIn(values),
    note: textOrNull(values.note),
    retired_on: textOrNull(values.retired_on),
  };
}
