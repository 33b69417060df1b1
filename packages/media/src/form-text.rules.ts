/** A box on a page, in points from the lower left corner. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A text with the boxes of its characters; `at` is the index in the text. */
export interface PlacedText {
  text: string;
  signs: readonly (Box & { at: number })[];
}

export interface FilledField extends Box {
  value: string;
}

/** Maximum distance, in points, between a field and the text above it or after it on its line. */
const NEAR = 20;

interface Insertion {
  at: number;
  text: string;
}

/**
 * Inserts the values of form fields into the text of a page: after the words left of the field on its line; otherwise before the words that follow it closely,
 * below the words above it, or below all higher text.
 */
export function withFields({ text, signs }: PlacedText, fields: readonly FilledField[]): string {
  const visible = signs.filter(({ at, left, right }) => right > left && /\S/.test(text[at] ?? ''));
  const insertions = fields
    .toSorted((a, b) => b.top - a.top || a.left - b.left)
    .map((field) => insertionOf(field, visible))
    .toSorted((a, b) => a.at - b.at);
  let end = 0;
  let all = '';
  for (const { at, text: value } of insertions) {
    all += text.slice(end, at) + value;
    end = at;
  }
  return all + text.slice(end);
}

function insertionOf(field: FilledField, signs: PlacedText['signs']): Insertion {
  const onLine = signs.filter((sign) => isOnLine(sign, field));
  const before = last(onLine.filter(({ right }) => right <= middleOf(field)));
  if (before) return { at: before.at + 1, text: ` ${field.value} ` };
  const after = first(onLine.filter(({ left }) => left >= middleOf(field) && left - field.right < NEAR));
  if (after) return { at: after.at, text: `${field.value} ` };
  const higher = signs.filter(({ bottom }) => bottom >= field.top - 2);
  const above = closest(
    higher.filter((sign) => sign.bottom - field.top < NEAR && overlaps(sign, field)),
    field,
  );
  if (above) return { at: above.at + 1, text: ` ${field.value} ` };
  const over = closest(higher, field);
  return over ? { at: over.at + 1, text: `\n${field.value}\n` } : { at: 0, text: `${field.value}\n` };
}

const middleOf = ({ left, right }: Box): number => (left + right) / 2;

function isOnLine(sign: Box, field: Box): boolean {
  const height = (sign.bottom + sign.top) / 2;
  return height > field.bottom && height < field.top;
}

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left;

type Sign = PlacedText['signs'][number];

const last = (signs: readonly Sign[]): Sign | undefined =>
  signs.reduce<Sign | undefined>((a, b) => (a && a.right > b.right ? a : b), undefined);

const first = (signs: readonly Sign[]): Sign | undefined =>
  signs.reduce<Sign | undefined>((a, b) => (a && a.left < b.left ? a : b), undefined);

/** The last character of the nearest line above a field. */
function closest(signs: readonly Sign[], field: Box): Sign | undefined {
  const gap = Math.min(...signs.map(({ bottom }) => bottom - field.top));
  return last(signs.filter(({ bottom, top }) => bottom - field.top - gap < (top - bottom) / 2));
}
