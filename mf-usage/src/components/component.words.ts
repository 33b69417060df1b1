import type { usage } from '@carnet/contracts';
import {
  formatDate,
  formatMileage,
  formatNumber,
  inUnit,
  type OdometerUnit,
  personRegion,
  personUnit,
} from '@carnet/mf-kit/formats';
import type { Component, Standing } from './components.queries';
import * as m from '../messages/component-words';

export const KINDS: Record<Component['kind'], string> = {
  ...{ tyres: m.tyres, engine: m.engine, gearbox: m.gearbox, clutch: m.clutch, differential: m.differential },
  ...{ belt: m.belt, 'brake-pads': m.brakePads, 'brake-discs': m.brakeDiscs, fluid: m.fluid, battery: m.battery },
  ...{ harness: m.harness, seat: m.seat, helmet: m.helmet, extinguisher: m.extinguisher, 'fuel-cell': m.fuelCell },
  other: m.other,
};

export const SEASONS: Record<NonNullable<Component['season']>, string> = {
  ...{ summer: m.summer, winter: m.winter, 'all-season': m.allSeason, track: m.track, wet: m.wet },
};

export const POSITIONS: Record<usage.TyreView['position'], string> = {
  ...{ 'front-left': m.frontLeft, 'front-right': m.frontRight, 'rear-left': m.rearLeft, 'rear-right': m.rearRight },
  ...{ 'rear-left-inner': m.rearLeftInner, 'rear-right-inner': m.rearRightInner },
  ...{ front: m.front, rear: m.rear, spare: m.spare },
};

/** Label of a tyre's position. Free text is returned unchanged. */
export const positionText = (position: string): string =>
  (POSITIONS as Readonly<Record<string, string | undefined>>)[position] ?? position;

export const STATES: Record<Standing['state'], string> = {
  ...{ far: m.far, near: m.near, reached: m.reached, unknown: m.unknown },
};

export const TONES = { far: 'good', near: 'warn', reached: 'bad', unknown: 'neutral' } as const;

export const LIMITS: Record<Standing['limit']['by'], string> = {
  ...{ distance: m.limitDistance, hours: m.limitHours, sessions: m.limitSessions },
  ...{ age: m.limitAge, label: m.limitLabel, tread: m.limitTread },
};

export const OPEN_TOLD: Record<NonNullable<usage.UsedView['open']>, string> = {
  ...{ 'mileage-unknown': m.mileageUnknown, 'day-unknown': m.dayUnknown },
  ...{ 'instrument-changed': m.instrumentChanged, 'odometer-falls': m.odometerFalls },
  ...{ 'session-unclear': m.sessionUnclear, 'session-unmeasured': m.sessionUnmeasured },
};

const roadUnit = (): OdometerUnit => (personUnit() === 'mi' ? 'mi' : 'km');

/** Kilometres in the person's unit. */
export const kmText = (km: number): string => formatMileage(Math.round(inUnit(km, 'km', roadUnit()) ?? km), roadUnit());

/** The person's unit for tread depths. */
export const depthUnit = (): usage.EntryView['depth_unit'] => (personRegion().endsWith('US') ? '1/32in' : 'mm');

const INCH_MM = 25.4;

/** `5.2 mm`, `6/32 in` */
export const depthText = (mm: number): string =>
  depthUnit() === 'mm'
    ? `${formatNumber(mm, undefined, 1)}\u00a0mm`
    : `${formatNumber((mm * 32) / INCH_MM, undefined, 0)}/32\u00a0in`;

const UNITS = { mm: '\u00a0mm', '1/32in': '/32\u00a0in' };

/** `Front left 6.5/6/5.9 mm`, tyres separated. Without `unit`, no unit is added. */
export const depthsText = (depths: readonly usage.DepthOfTyre[], unit?: usage.EntryView['depth_unit']): string =>
  depths
    .map(({ position, inner, middle, outer }) => {
      const read = [inner, middle, outer].filter((depth) => depth != null).join('/');
      return `${positionText(position)} ${read}${unit ? UNITS[unit] : ''}`;
    })
    .join(', ');

/** Hours with one decimal, because a session lasts about twenty minutes. */
const hoursText = (hours: number): string => {
  const tenths = Math.round(hours * 10) / 10;
  return formatNumber(tenths, undefined, Number.isInteger(tenths) ? 0 : 1);
};

/** Total use in one line: `12,400 km · 3 h`; `Not known` if nothing is known. */
export function usedText({ distance_km, hours, sessions, open }: usage.UsedView): string {
  const figures = [
    ...(distance_km > 0 ? [kmText(distance_km)] : []),
    ...(hours > 0 ? [m.hoursOf({ hours: hoursText(hours) })] : []),
    ...(sessions > 0 ? [m.sessionsOf({ count: sessions })] : []),
  ].join(' · ');
  if (open === null) return figures || kmText(0);
  return figures ? m.atLeast({ figure: figures }) : m.unknown;
}

/** `3 years`; in months below two years. */
export const ageText = (months: number): string =>
  months >= 24 ? m.years({ count: Math.floor(months / 12) }) : m.months({ count: months });

/** A used or remaining part of a limit, with its unit. */
export function limitText({ by, unit }: usage.LimitView, value: number): string {
  if (by === 'distance') return formatMileage(Math.round(value), unit === 'mi' ? 'mi' : 'km');
  if (by === 'hours') return m.hoursOf({ hours: hoursText(value) });
  if (by === 'sessions') return m.sessionsOf({ count: value });
  if (by === 'age') return ageText(value);
  return unit === '1/32in'
    ? `${formatNumber(value, undefined, 0)}/32\u00a0in`
    : `${formatNumber(value, undefined, 1)}\u00a0mm`;
}

/** The most urgent standing. */
export const worstOf = (standings: readonly Standing[]): Standing | undefined =>
  (['reached', 'near', 'far', 'unknown'] as const)
    .map((state) => standings.find((one) => one.state === state))
    .find((one) => one !== undefined);

/** Date and mileage, as far as known: `Mar 4, 2026, 84,120 mi`. */
export const spotText = (on: string | null, mileage: number | null, unit: OdometerUnit): string =>
  [on && formatDate(on), mileage === null ? null : formatMileage(mileage, unit)].filter(Boolean).join(', ');
