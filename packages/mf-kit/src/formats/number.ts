import { type Figures, spelling } from './spelling';

/** Shown for an unknown value. */
export const NONE = '—';

/** No-break space: keeps a number and its unit on one line. */
export const NBSP = '\u00a0';

/** `1,234` in the person's regional format; `1,234.5` with `decimals`. */
export function formatNumber(value: number | null | undefined, none = NONE, decimals = 0): string {
  return value == null ? none : written(value, { ...spelling().number, decimals });
}

/** Formats a number in a region's format. */
export function written(value: number, { group, decimal, from, size, plus, minus, decimals }: Figures): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const digits = whole.length < from ? whole : whole.replace(new RegExp(`\\B(?=(\\d{${size}})*\\d{3}$)`, 'g'), group);
  // A function, because a dollar sign in a replacement text has a special meaning.
  return (value < 0 ? minus : plus).replace('#', () => digits + (part ? decimal + part : ''));
}
