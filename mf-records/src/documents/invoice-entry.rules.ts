import { PART_NAME_MAX_LENGTH, PART_PART_NUMBER_MAX_LENGTH } from '@carnet/contracts/garage';
import { decimalsOf, moneyText, parseNumber } from '@carnet/mf-kit/forms';
import { type Invoice, type InvoiceLine, quantityOf } from '../invoices';
import type { PartRow } from './part-row';

/** The use of a line: a part, work of this event, or nothing here, since it is about another vehicle. */
export type LineUse = 'part' | 'work' | 'elsewhere';

/** By the place of each line, counted from 1. */
export type LineUses = Readonly<Record<string, LineUse>>;

export interface PlacedLine extends InvoiceLine {
  place: number;
  share: number;
}

/** The lines that cost something, of those that the paper is about. */
export const costedLines = ({ lines, chosen }: Pick<Invoice, 'lines' | 'chosen'>): PlacedLine[] =>
  lines.flatMap(({ share, ...line }, at) =>
    share === null || !chosen.includes(at + 1) ? [] : [{ ...line, share, place: at + 1 }],
  );

export const usesOf = (lines: readonly PlacedLine[]): LineUses =>
  Object.fromEntries(lines.map((line) => [line.place, mayBePart(line) && line.kind === 'part' ? 'part' : 'work']));

/** An allowance, or a line that is given back, is no part. */
export const mayBePart = ({ share, quantity }: Pick<PlacedLine, 'share' | 'quantity'>): boolean =>
  share > 0 && (quantity ?? 1) > 0;

/** Names the row that a line has become, also after a reload. */
const keyOf = ({ place }: Pick<PlacedLine, 'place'>): string => `line-${place}`;

const MOST_OF_ONE = 10_000;

/** As many as there are, at what one of them costs with tax; what does not come in whole pieces is one. */
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
 * The rows of parts after lines were put to use: what a person has typed into a row stays, and rows of their own stand behind.
 * @param parts as they are
 */
export function partsAfter(lines: readonly PlacedLine[], uses: LineUses, parts: readonly PartRow[], currency: string) {
  const ofLines = lines
    .filter(({ place }) => uses[place] === 'part')
    .map((line) => parts.find(({ key }) => key === keyOf(line)) ?? partOf(line, currency));
  const own = parts.filter(({ key }) => !lines.some((line) => keyOf(line) === key));
  return [...ofLines, ...own];
}

/** The cost of the event beside its parts, so that each cent of the lines that are here counts once. */
export function restOf(
  lines: readonly PlacedLine[],
  uses: LineUses,
  parts: readonly PartRow[],
  currency: string,
): number {
  const here = lines.filter(({ place }) => uses[place] !== 'elsewhere').reduce((sum, { share }) => sum + share, 0);
  return Number((here - sumOfParts(parts.filter(({ key }) => key.startsWith('line-')))).toFixed(decimalsOf(currency)));
}

/** The sum of the rows of parts; a price that is missing is none. */
export const sumOfParts = (parts: readonly PartRow[]): number =>
  parts.reduce(
    (sum, { cost, quantity }) => sum + (parseNumber(cost)?.value ?? 0) * (parseNumber(quantity)?.value ?? 0),
    0,
  );

/** The lines that are about another vehicle, by their places. */
export const linesElsewhere = (uses: LineUses): number[] =>
  Object.entries(uses)
    .filter(([, use]) => use === 'elsewhere')
    .map(([place]) => Number(place));
