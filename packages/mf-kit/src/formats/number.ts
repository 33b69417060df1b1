import { type Figures, spelling } from './spelling';

/** Shown where a value is not known. */
export const NONE = '—';

/** Holds a number and its unit together at a line's end. */
export const NBSP = '\u00a0';

/** `1,234`, as the person's region writes it; `1,234.5` with so many `decimals`. */
export function formatNumber(value: number | null | undefined, none = NONE, decimals = 0): string {
  return value == null ? none : written(value, { ...spelling().number, decimals });
}

/** A number in figures of a region. */
export function written(value: number, { group, decimal, from, size, plus, minus, decimals }: Figures): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const digits = whole.length < from ? whole : whole.replace(new RegExp(`\\B(?=(\\d{${size}})*\\d{3}$)`, 'g'), group);
  // As a function: a dollar sign in a text to put in has a meaning of its own.
  return (value < 0 ? minus : plus).replace('#', () => digits + (part ? decimal + part : ''));
}
