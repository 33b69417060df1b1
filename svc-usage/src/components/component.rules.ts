import { currencyOf, merged } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { dotWeekOf, firstDayOf, isAmbiguous } from '../life/dot.rules.js';
import * as m from '../messages/component.js';
import type { CreateComponent, LimitOfComponent, TyreOfSet, UpdateComponent } from './component.dto.js';
import type { Component, ComponentFields, FollowedPart, Limit, LimitKind, Tyre } from './component.entity.js';

const CORNERS: readonly Tyre['position'][] = ['front-left', 'front-right', 'rear-left', 'rear-right'];
const MOST_TYRES = 6;

const UNITS: Partial<Record<LimitKind, readonly Limit['unit'][]>> = { distance: ['km', 'mi'], tread: ['mm', '1/32in'] };

/** A new component to store. Without a name, it takes that of its part. @throws Invalid (400) */
export const newComponent = (input: CreateComponent, part: FollowedPart | null = null): ComponentFields =>
  checked({
    part_id: part?.id ?? null,
    kind: input.kind,
    name: named(input.name ?? part?.name),
    maker: input.maker ?? part?.manufacturer ?? null,
    number: input.number ?? part?.part_number ?? null,
    size: input.size ?? null,
    season: input.season ?? null,
    tyres: tyresOf(input.kind, input.tyres),
    made_on: input.made_on ?? null,
    first_used_on: input.first_used_on ?? null,
    bought_on: input.bought_on ?? null,
    price: input.price ?? null,
    currency: input.currency ?? null,
    stored_at: input.stored_at ?? null,
    limits: (input.limits ?? []).map(limitOf),
    note: input.note ?? null,
    retired_on: input.retired_on ?? null,
  });

/** The component after an update: omitted fields stay unchanged, null clears (contract §1). */
export function changedComponent(stored: Component, input: UpdateComponent): Component {
  const { tyres, limits, name, ...rest } = input;
  const kind = rest.kind ?? stored.kind;
  const said = {
    ...(name !== undefined && { name: named(name) }),
    ...(limits !== undefined && { limits: (limits ?? []).map(limitOf) }),
    ...(tyres !== undefined && { tyres: tyresOf(kind, tyres, homeOf(stored)) }),
  };
  return checked(merged(stored, { ...rest, ...said }), stored);
}

/** @throws Invalid (400) */
function named(name: string | null | undefined): string {
  if (!name) throw Invalid.field('name', m.required);
  return name;
}

/** @param home the current positions of its tyres */
const tyresOf = (
  kind: ComponentFields['kind'],
  tyres: readonly TyreOfSet[] | null | undefined,
  home: readonly Tyre['position'][] = [],
): Tyre[] | null => {
  const places = home.length > 0 ? home : CORNERS;
  return (
    (tyres ?? (kind === 'tyres' ? places.map((position) => ({ position })) : null))?.map(
      ({ position, dot = null, dot_decade = null }: TyreOfSet) => ({ position, dot, dot_decade }),
    ) ?? null
  );
};

const limitOf = ({ by, value = null, unit = null, until = null, source = null }: LimitOfComponent): Limit => ({
  by,
  value: by === 'label' ? null : value,
  unit: UNITS[by] ? (unit ?? UNITS[by][0]!) : null,
  until: by === 'label' ? until : null,
  source,
});

function checked<Fields extends ComponentFields>(fields: Fields, stored?: Component): Fields {
  const { part_id, kind, size, season, tyres, limits, price, currency } = fields;
  if (part_id !== null && price !== null) throw Invalid.field('price', m.priceOfPart);
  const ofTyres = Object.entries({ size, season, tyres }).find(([, value]) => value !== null);
  if (kind !== 'tyres' && ofTyres) throw Invalid.field(ofTyres[0], m.onlyTyres);
  if (kind === 'tyres') requireTyres(tyres ?? []);
  requireLimits(kind, limits);
  const before = stored && { amount: stored.price, currency: stored.currency };
  return { ...fields, currency: currencyOf('price', price, currency, before) };
}

function requireTyres(tyres: readonly Tyre[]): void {
  const places = new Set(tyres.map(({ position }) => position));
  if (tyres.length === 0 || tyres.length > MOST_TYRES || places.size < tyres.length)
    throw Invalid.field('tyres', m.tyresTogether);
  for (const { dot, dot_decade } of tyres) {
    if (dot === null) continue;
    const said = dotWeekOf(dot, dot_decade);
    if (said === null) throw Invalid.field('tyres', m.dotUnknown);
    if (isAmbiguous(said)) {
      const [first, second] = said.years.map(String) as [string, string];
      throw Invalid.field('tyres', m.dotAmbiguous({ week: said.week, first, second }));
    }
  }
}

function requireLimits(kind: ComponentFields['kind'], limits: readonly Limit[]): void {
  if (new Set(limits.map(({ by }) => by)).size < limits.length) throw Invalid.field('limits', m.limitOnce);
  for (const { by, value, unit, until } of limits) {
    if (by === 'tread' && kind !== 'tyres') throw Invalid.field('limits', m.limitOfTyres);
    if (by === 'label' && until === null) throw Invalid.field('limits', m.limitUntil);
    if (by !== 'label' && value === null) throw Invalid.field('limits', m.limitValue);
    const units = UNITS[by];
    if (units && !units.includes(unit)) throw Invalid.field('limits', m.limitUnit({ choices: units.join(', ') }));
  }
}

/** The day of manufacture. For a set of tyres without one, that of the oldest tyre. */
export function madeOn({ made_on, tyres }: Pick<ComponentFields, 'made_on' | 'tyres'>): string | null {
  const weeks = (tyres ?? []).flatMap(({ dot, dot_decade }) => {
    const said = dot === null ? null : dotWeekOf(dot, dot_decade);
    return said === null || isAmbiguous(said) ? [] : [firstDayOf(said)];
  });
  return made_on ?? weeks.sort()[0] ?? null;
}

/** The regular positions of a set's tyres, by tyre number. */
export const homeOf = ({ tyres }: Pick<ComponentFields, 'tyres'>): Tyre['position'][] =>
  (tyres ?? []).map(({ position }) => position);
