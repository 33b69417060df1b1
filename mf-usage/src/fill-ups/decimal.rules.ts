import { formatNumber } from '@carnet/mf-kit/formats';
import { decimalText, parseNumber } from '@carnet/mf-kit/forms';
import * as m from '../messages/fill-up-form';

/** Not whole, and of more than three figures: it shows both signs of the region. */
const EXAMPLE = 1234.5;

/**
 * The problem of a number that may have decimals, or null: `decimalProblem('Amount', '41,2', { max: 1_000, decimals: 3 })`. Nothing typed is no
 * problem; what could be read in two ways is one.
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
