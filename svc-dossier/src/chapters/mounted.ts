import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { ComponentKind, Life, Limit, Mounted, Tyre, TyrePlace } from '../model/book.js';
import { NOTHING } from '../text/writing.rules.js';
import type { Making } from './making.js';
import type { MountedThing, Pages } from './pages.js';

const KINDS: Readonly<Record<string, Said>> = {
  ...{ tyres: m.tyres, engine: m.engineKind, gearbox: m.gearboxKind, clutch: m.clutch, differential: m.differential },
  ...{ belt: m.belt, 'brake-pads': m.brakePads, 'brake-discs': m.brakeDiscs, fluid: m.fluid, battery: m.battery },
  ...{ harness: m.harness, seat: m.seat, helmet: m.helmet, extinguisher: m.extinguisher, 'fuel-cell': m.fuelCell },
  other: m.otherComponent,
} satisfies Record<ComponentKind, Said>;

const SEASONS: Readonly<Record<string, Said>> = {
  ...{ summer: m.summer, winter: m.winter, 'all-season': m.allSeason, track: m.trackTyres, wet: m.wetTyres },
} satisfies Record<NonNullable<Mounted['season']>, Said>;

const PLACES: Readonly<Record<string, Said>> = {
  ...{ 'front-left': m.frontLeft, 'front-right': m.frontRight, 'rear-left': m.rearLeft, 'rear-right': m.rearRight },
  ...{ 'rear-left-inner': m.rearLeftInner, 'rear-right-inner': m.rearRightInner },
  ...{ front: m.front, rear: m.rear, spare: m.spare },
} satisfies Record<TyrePlace, Said>;

const LIMITS: Readonly<Record<Limit['by'], Said>> = {
  ...{ distance: m.distance, hours: m.hours, sessions: m.sessions },
  ...{ age: m.age, label: m.labelLimit, tread: m.tread },
};

const STATES: Readonly<Record<Limit['state'], Said>> = {
  ...{ far: m.far, near: m.near, reached: m.reached, unknown: m.notKnown },
};

const KM_OF_MILE = 1.609344;
const MM_OF_INCH = 25.4;

/** Mounted tyre sets and components, each with its age, its use and its limits. */
export function mounted(making: Making): NonNullable<Pages['mounted']> {
  const { book, say } = making;
  const isOpen = book.mounted.some(({ lives, limits }) => [...lives, ...limits].some(({ atLeast }) => atLeast));
  return {
    intro: [say(m.mountedIntro), ...(isOpen ? [say(m.mountedAtLeast)] : [])],
    things: book.mounted.map((one) => thingOf(making, one)),
  };
}

function thingOf(making: Making, one: Mounted): MountedThing {
  const { say, writing } = making;
  const facts = [
    named(making, KINDS, one.kind),
    one.maker,
    one.size,
    one.season && named(making, SEASONS, one.season),
    one.number,
    one.positions.join(', '),
    one.mountedOn && say(m.mountedSince({ day: writing.day(one.mountedOn) })),
    one.mountedAt === null ? null : say(m.mountedAt({ mileage: writing.distance(one.mountedAt) })),
  ];
  return {
    name: one.name,
    facts: facts.flatMap((fact) => (fact ? [fact] : [])),
    tyres: (one.tyres ?? []).map((tyre) => tyreRow(making, tyre)),
    lives: one.lives.map((life) => lifeRow(making, life)),
    limits: one.limits.map((limit) => limitRow(making, limit)),
  };
}

/** A kind that this release does not know is printed by its code. */
function named({ say }: Making, words: Readonly<Record<string, Said>>, told: string): string {
  const word = words[told];
  return word ? say(word) : told;
}

function tyreRow(making: Making, { place, dot, made, months, treadOn, treadMm }: Tyre): MountedThing['tyres'][number] {
  const { say, writing } = making;
  return {
    position: named(making, PLACES, place),
    dot: dot ?? NOTHING,
    made: made ? say(m.weekOf({ week: made.week, year: String(made.year) })) : NOTHING,
    age: writing.age(months),
    tread: treadMm === null ? NOTHING : depth(making, treadMm),
    readOn: writing.day(treadOn),
  };
}

/** In thirty-seconds of an inch, in countries that use them. */
function depth({ book, writing }: Making, mm: number): string {
  return book.options.region.endsWith('US')
    ? inThirtySeconds((mm * 32) / MM_OF_INCH, writing.number)
    : `${writing.number(mm, 1)}\u00a0mm`;
}

const inThirtySeconds = (value: number, number: Making['writing']['number']): string =>
  `${number(value, 0)}/32\u00a0in`;

function lifeRow(making: Making, life: Life): MountedThing['lives'][number] {
  const { say, writing } = making;
  const least = leastOf(making, life.atLeast);
  const until = life.until === null ? say(m.today) : writing.day(life.until);
  return {
    life: say(m.ownedSpan({ from: writing.day(life.from), until })),
    age: writing.age(life.months),
    distance: life.km > 0 || !life.atLeast ? least(distance(making, life.km, 'km')) : NOTHING,
    hours: life.hours > 0 ? least(hours(making, life.hours)) : NOTHING,
    sessions: life.sessions > 0 ? writing.number(life.sessions) : NOTHING,
  };
}

const leastOf =
  ({ say }: Making, atLeast: boolean) =>
  (figure: string): string =>
    atLeast ? say(m.atLeast({ figure })) : figure;

/** In the reader's unit of distance. */
function distance({ book, writing }: Making, value: number, from: 'km' | 'mi'): string {
  const to = book.options.distanceUnit;
  const km = from === 'mi' ? value * KM_OF_MILE : value;
  const shown = from === to ? value : to === 'mi' ? km / KM_OF_MILE : km;
  return `${writing.number(Math.round(shown))}\u00a0${to}`;
}

const hours = ({ writing }: Making, value: number): string =>
  `${writing.number(value, value % 1 === 0 ? 0 : 1)}\u00a0h`;

function limitRow(making: Making, limit: Limit): MountedThing['limits'][number] {
  const { say, writing } = making;
  const value = limit.by === 'label' ? writing.day(limit.until) : measured(making, limit, limit.value);
  const due = [
    ...(limit.dueOn === null ? [] : [writing.day(limit.dueOn)]),
    ...(limit.dueMileage === null ? [] : [writing.distance(limit.dueMileage)]),
  ];
  return {
    limit: `${say(LIMITS[limit.by])}: ${value}`,
    source: limit.source ?? '',
    used: limit.used === null ? NOTHING : leastOf(making, limit.atLeast)(measured(making, limit, limit.used)),
    due: due.join(', ') || NOTHING,
    state: say(STATES[limit.state]),
  };
}

/** A value in the unit of its limit. */
function measured(making: Making, { by, unit }: Limit, value: number | null): string {
  if (value === null) return NOTHING;
  const { say, writing } = making;
  if (by === 'distance') return distance(making, value, unit === 'mi' ? 'mi' : 'km');
  if (by === 'hours') return hours(making, value);
  if (by === 'sessions') return say(m.sessionsOf({ count: value }));
  if (by === 'age') return writing.age(value);
  return unit === '1/32in' ? inThirtySeconds(value, writing.number) : depth(making, value);
}
