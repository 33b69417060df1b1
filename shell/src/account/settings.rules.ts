import type { identity } from '@carnet/contracts';
import { offeredLanguages, pageLanguage } from '@carnet/mf-kit/formats';
import type { Choice } from '@carnet/mf-kit/ui';
import { asText, tagOfDays } from '@carnet/mf-kit/forms';
import { folded } from '../folded';
import { regionTags } from './region-tags';

/** Settings of a person. Each is empty until the person sets it. */
export type SettingsValues = {
  language: string;
  /** BCP 47 with a region. */
  region: string;
  /** IANA name. */
  timeZone: string;
  /** ISO 4217 */
  currency: string;
  odometerUnit: string;
  /** 1 (Monday) to 7 (Sunday). */
  firstDayOfWeek: string;
  paper: string;
};

export const settingsOf = (me: identity.UserView): SettingsValues => ({
  // A language that this page does not offer stays unchanged in the profile.
  language: offeredLanguages().includes(me.language ?? '') ? asText(me.language) : '',
  region: asText(me.region),
  timeZone: asText(me.time_zone),
  currency: asText(me.currency),
  odometerUnit: asText(me.odometer_unit),
  firstDayOfWeek: asText(me.first_day_of_week),
  paper: asText(me.paper),
});

/** Request body. Settings that are empty are not sent. */
export const chosenSettings = (values: SettingsValues): Partial<SettingsValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Region for English pages until the person has set one. */
export const DEFAULT_REGION = 'en-US';
export const DEFAULT_CURRENCY = 'USD';

/** The days of the week, from Monday. */
export function weekdayOptions(): Choice[] {
  const { format } = new Intl.DateTimeFormat(pageLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: format(Date.UTC(2024, 0, day)) }));
}

/** Each language by its own name: whoever reads no English finds theirs. */
export const languageOptions = (): Choice[] =>
  offeredLanguages().map((value) => ({
    value,
    label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
  }));

/** Languages and their places, by name; those that this browser can write by. */
export function regionOptions(): Choice[] {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'language', languageDisplay: 'standard' });
  return sorted(
    Intl.NumberFormat.supportedLocalesOf(regionTags()).map((tag) => ({ value: tag, label: names.of(tag) ?? tag })),
  );
}

export function currencyOptions(): Choice[] {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }));
}

/** All that this browser knows, with `chosen`, which may be of another browser; not every browser lists UTC. */
export const timeZoneOptions = (chosen: string): Choice[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: timeZoneName(value) }));

/** Readable name: `America/Los Angeles`. */
export const timeZoneName = (name: string): string => name.replaceAll('_', ' ');

/** Those that hold every word of `search`, wherever they stand and with or without accents: `angeles`, `europe rome`, `de-ch`, `curacao`. */
export function matching(options: readonly Choice[], search: string): readonly Choice[] {
  const words = folded(search).split(/[\s_/]+/);
  return options.filter(({ value, label }) => words.every((word) => folded(`${label} ${value}`).includes(word)));
}

const sorted = (options: Choice[]): Choice[] => {
  const { compare } = new Intl.Collator(pageLanguage());
  return options.sort((one, other) => compare(one.label, other.label));
};

/** A date, a number and an amount in the region's format; null if the browser cannot format them. */
export function exampleOf(region: string, currency: string): { date: string; number: string; money: string } | null {
  const common = { calendar: 'gregory', numberingSystem: 'latn' } as const;
  try {
    return {
      date: new Intl.DateTimeFormat(tagOfDays(region), { ...common, dateStyle: 'medium', timeZone: 'UTC' }).format(
        EXAMPLE_DAY,
      ),
      number: new Intl.NumberFormat(region, common).format(84_120),
      money: new Intl.NumberFormat(region, { ...common, style: 'currency', currency }).format(1234.5),
    };
  } catch {
    return null;
  }
}

const EXAMPLE_DAY = Date.UTC(2026, 2, 14);
