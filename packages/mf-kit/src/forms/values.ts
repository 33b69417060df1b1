import { formatMoney } from '../format/format';

/** What an input's text means to the API: empty is `null`. Text that is no number goes as it is, for the service to refuse. */
export function numberOrNull(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : trimmed;
}

export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** A value of an entity as an input's text. */
export function asText(value: string | number | null | undefined): string {
  return value == null ? '' : String(value);
}

const MOST_DOLLARS = 9_999_999_999.99;

/** What is wrong with a sum of money as a person typed it, or null: `moneyProblem('Cost', '1.234')`. Nothing typed is no problem. */
export function moneyProblem(label: string, text: string): string | null {
  const sum = text.trim();
  if (sum === '') return null;
  if (!/^(\d+(\.\d{0,2})?|\.\d{1,2})$/.test(sum)) return `${label} must be at least 0, with at most 2 decimals`;
  return Number(sum) > MOST_DOLLARS ? `${label} must be at most ${formatMoney(MOST_DOLLARS)}` : null;
}
