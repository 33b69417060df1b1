import { formatNumber } from '@carnet/mf-kit/formats';
import { decimalText, parseNumber } from '@carnet/mf-kit/forms';
import * as m from '../messages/fill-up-form';

/** Has decimals and more than three digits, so that it shows both separators of the region. */
const EXAMPLE = 1234.5;

/**
 * Validation error of a decimal number, or null: `decimalProblem('Amount', '41,2', { max: 1_000, decimals: 3 })`. An empty text is valid; an ambiguous number
 * is not.
 */
export function decimalProblem(
  label: string,
  text: string,
  { min = 0, max, decimals }: { min?: number; max: number; decimals: number },
): string | null {
  if (text.trim() === '') return null;
  const number = parseNumber(text);
  if (number && number.value >= min && number.value <= max && number.decimals <= decimals) return null;
  const range = { min: decimalText(min), max: formatNumber(max), decimals };
  return m.decimalFromTo({ label, example: formatNumber(EXAMPLE, undefined, 1), ...range });
}
