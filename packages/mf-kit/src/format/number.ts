/** Shown where a value is not known. */
export const NONE = '—';

/** `1,234` */
export function formatNumber(value: number | null | undefined, none = NONE): string {
  return value == null ? none : grouped(value.toFixed(0));
}

/** Digits in groups of three. */
export const grouped = (digits = ''): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
