import { PART_NAME_MAX_LENGTH, PART_PART_NUMBER_MAX_LENGTH } from '@carnet/contracts/garage';
import { decimalsOf, moneyText, parseNumber } from '@carnet/mf-kit/forms';
import { type Invoice, type InvoiceLine, quantityOf } from '../invoices';
import type { PartRow } from './part-row';

/** Use of an invoice line: a part, work of this event, or something for another vehicle. */
export type LineUse = 'part' | 'work' | 'elsewhere';

/** Use of each line, by its position from 1. */
export type LineUses = Readonly<Record<string, LineUse>>;

export interface PlacedLine extends InvoiceLine {
  place: number;
  share: number;
}

/** Lines with a cost, of those that this paper covers. */
export const costedLines = ({ lines, chosen }: Pick<Invoice, 'lines' | 'chosen'>): PlacedLine[] =>
  lines.flatMap(({ share, ...line }, at) =>
    share === null || !chosen.includes(at + 1) ? [] : [{ ...line, share, place: at + 1 }],
  );

export const usesOf = (lines: readonly PlacedLine[]): LineUses =>
  Object.fromEntries(lines.map((line) => [line.place, mayBePart(line) && line.kind === 'part' ? 'part' : 'work']));

/** False for an allowance and for a returned item. */
export const mayBePart = ({ share, quantity }: Pick<PlacedLine, 'share' | 'quantity'>): boolean =>
  share > 0 && (quantity ?? 1) > 0;

/** Key of the row made from a line. It is the same after a reload. */
const keyOf = ({ place }: Pick<PlacedLine, 'place'>): string => `line-${place}`;

const MOST_OF_ONE = 10_000;

/** Part row for a line: quantity, and price of one piece including tax. A quantity that is not a whole number becomes one piece. */
export function partOf(line: PlacedLine, currency: string): PartRow {
  const { name, part_number, quantity, share } = line;
  const isCounted = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_ONE;
  const count = isCounted ? quantity : 1;
  const price = Number((share / count).toFixed(decimalsOf(currency)));
  return {
    key: keyOf(line),
    name: (isCounted || quantity === null ? name : `${name} (${quantityOf(line)})`).slice(0, PART_NAME_MAX_LENGTH),
    part_number: (part_number ?? '').slice(0, PART_PART_NUMBER_MAX_LENGTH),
    quantity: String(count),
    cost: moneyText(price, currency),
  };
}

/**
 * Part rows after a change of the lines' uses. Edited rows keep their values; rows without a line come last.
 * @param parts current rows
 */
export function partsAfter(lines: readonly PlacedLine[], uses: LineUses, parts: readonly PartRow[], currency: string) {
  const ofLines = lines
    .filter(({ place }) => uses[place] === 'part')
    .map((line) => parts.find(({ key }) => key === keyOf(line)) ?? partOf(line, currency));
  const own = parts.filter(({ key }) => !lines.some((line) => keyOf(line) === key));
  return [...ofLines, ...own];
}

/** Cost of the event without its parts, so that each cent of this vehicle's lines counts once. */
export function restOf(
  lines: readonly PlacedLine[],
  uses: LineUses,
  parts: readonly PartRow[],
  currency: string,
): number {
  const here = lines.filter(({ place }) => uses[place] !== 'elsewhere').reduce((sum, { share }) => sum + share, 0);
  return Number((here - sumOfParts(parts.filter(({ key }) => key.startsWith('line-')))).toFixed(decimalsOf(currency)));
}

/** Total of the part rows. A missing price counts as 0. */
export const sumOfParts = (parts: readonly PartRow[]): number =>
  parts.reduce(
    (sum, { cost, quantity }) => sum + (parseNumber(cost)?.value ?? 0) * (parseNumber(quantity)?.value ?? 0),
    0,
  );

/** Positions of the lines for another vehicle. */
export const linesElsewhere = (uses: LineUses): number[] =>
  Object.entries(uses)
    .filter(([, use]) => use === 'elsewhere')
    .map(([place]) => Number(place));
