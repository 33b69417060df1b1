import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { Backed, Book, BookOptions, Paper } from '../model/book.js';
import { settable } from '../text/text.rules.js';

/** The replacement for a withheld word. */
export const WITHHELD = '[\u2013\u2013\u2013]';

/** An amount has a currency before or after it. */
const CURRENCY = String.raw`(?:(?:US|A|C|NZ|HK)?[$€£¥₤₣₽₹円]|(?<!\p{L})(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|ITL|DEM|FRF|ESP|Fr|DM|Lit|kr|yen|euros?|dollars?|pounds?|francs?)(?!\p{L})\.?)`;
const numberOf = (signs: string): string => String.raw`\d(?:[\d.,'’\u00a0\u202f ]${signs}\d)?(?:[.,]?[-–—]{1,2})?`;
/** The length of a number without a currency before it is limited: else the search would take quadratic time on a long row of digits. */
const AMOUNT = new RegExp(String.raw`${CURRENCY}\s*${numberOf('*')}|${numberOf('{0,100}')}\s*${CURRENCY}`, 'giu');

/** Fields that hold HTML; all others are plain text. */
const RICH = new Set(['description', 'report', 'story']);
/** Fields that are not searched because no person writes them: paths and media types, kinds of things, days, and options of the book. */
const UNREAD = new Set([
  ...['file', 'mediaType', 'sha256', 'match', 'kind', 'status', 'odometerUnit', 'currency', 'acquired', 'options'],
  ...['energy', 'unit', 'by', 'state', 'season', 'place'],
  ...['day', 'from', 'until', 'builtOn', 'takenOn', 'resolvedOn', 'enteredOn', 'issuedOn'],
  ...['takenInOn', 'handedOver', 'mountedOn', 'treadOn', 'dueOn'],
]);

/**
 * A book without withheld data: fields are removed, and names and amounts are redacted in every text. Redaction changes the data before anything is rendered,
 * so that pages, alternative texts, attachments and metadata cannot leak it.
 */
export function redacted(book: Book): Book {
  const { options } = book;
  if (options.withhold.length === 0 && options.withholdWords.length === 0) return book;
  const hidesPrices = options.withhold.includes('prices');
  const amounts = hidesPrices ? amountsOf(book) : [];
  const patterns = [...(hidesPrices ? [AMOUNT] : []), ...patternOf([...withheldWords(book), ...amounts])];
  const blackened = walk(hidesPrices ? withoutPrices(book) : book, '', patterns) as Book;
  // The book still states that words are withheld, but not which.
  return { ...blackened, options: { ...options, withholdWords: options.withholdWords.map(() => WITHHELD) } };
}

/** Names as entered, and each of their parts that is long enough to identify somebody. */
export function withheldWords({ options, owners }: Pick<Book, 'options' | 'owners'>): string[] {
  const names = options.withhold.includes('names') ? owners.flatMap(({ name }) => name ?? []) : [];
  const parts = names.flatMap((name) => name.split(/[\s\u3000,.'’-]+/u)).filter(isTelling);
  const all = [...names, ...parts, ...options.withholdWords].map((word) => settable(word).trim()).filter(Boolean);
  return [...new Set(all)];
}

const isTelling = (part: string): boolean => Array.from(part).length >= 3 || /[\u3040-\u9fff]/u.test(part);

/** Returns true if a paper may be shown. If something is withheld, its owner must have reviewed the paper first. */
export const mayShow = (hidden: unknown, options: BookOptions): boolean =>
  hidden !== null || (options.withhold.length === 0 && options.withholdWords.length === 0);

/** Returns true if the original of a paper may be attached: no area of it is hidden, and nothing is withheld in the book that the original could reveal. */
export const mayAttach = ({ hidden }: Pick<Paper, 'hidden'>, { withhold, withholdWords }: BookOptions): boolean =>
  (hidden === null || hidden.length === 0) && withhold.length === 0 && withholdWords.length === 0;

function walk(value: unknown, field: string, patterns: readonly RegExp[]): unknown {
  if (UNREAD.has(field)) return value;
  if (typeof value === 'string') return RICH.has(field) ? hideInHtml(value, patterns) : hideIn(value, patterns);
  if (Array.isArray(value)) return value.map((one) => walk(one, field, patterns));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key, patterns)]));
}

/** Matches all spellings of a word: any case, any Unicode composition. Latin words match only as whole words: 'Anna' does not match in 'Savannah'. */
function patternOf(words: readonly string[]): RegExp[] {
  if (words.length === 0) return [];
  // Longer words first: else a shorter word with the same beginning would leave the rest visible.
  const bounded = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const plain = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
      return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u.test(word)
        ? `(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`
        : plain;
    });
  return [new RegExp(bounded.join('|'), 'giu')];
}

interface Range {
  from: number;
  to: number;
}

const rangesIn = (text: string, patterns: readonly RegExp[]): Range[] =>
  patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
    )
    .sort((one, other) => one.from - other.from)
    .reduce<Range[]>((merged, range) => {
      const last = merged.at(-1);
      if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
      else merged.push(range);
      return merged;
    }, []);

function hideIn(text: string, patterns: readonly RegExp[]): string {
  const seen = settable(text);
  return withoutRanges(seen, rangesIn(seen, patterns));
}

/** Removes ranges from a text. The mark replaces the first character of a range; a range that continues from the text before leaves no mark. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  let out = '';
  let at = 0;
  for (const { from, to } of ranges) {
    out += text.slice(at, Math.max(from, 0)) + (from >= 0 ? WITHHELD : '');
    at = Math.min(to, text.length);
  }
  return out + text.slice(at);
}

type TextNode = DefaultTreeAdapterTypes.TextNode;
type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
const INLINE = new Set([
  '#text',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'code',
  'a',
  'span',
  's',
  'mark',
  'sub',
  'sup',
  'small',
]);

/** Redacts names in HTML, also where markup splits them, and where they are written as entities or in a link's address. */
function hideInHtml(html: string, patterns: readonly RegExp[]): string {
  const fragment = parseFragment(html);
  const runs: TextNode[][] = [[]];
  const visit = (node: HtmlNode): void => {
    const isInline = INLINE.has(node.nodeName);
    if (!isInline) runs.push([]);
    if (node.nodeName === '#text') runs.at(-1)!.push(node as TextNode);
    if ('attrs' in node) for (const one of node.attrs) one.value = hideIn(one.value, patterns);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if (node.nodeName === '#comment') (node as DefaultTreeAdapterTypes.CommentNode).data = '';
    if (!isInline) runs.push([]);
  };
  fragment.childNodes.forEach(visit);
  for (const run of runs) hideInRun(run, patterns);
  return serialize(fragment);
}

function hideInRun(run: readonly TextNode[], patterns: readonly RegExp[]): void {
  const texts = run.map(({ value }) => settable(value));
  const ranges = rangesIn(texts.join(''), patterns);
  let start = 0;
  for (const [at, text] of texts.entries()) {
    const own = ranges
      .filter(({ from, to }) => to > start && from < start + text.length)
      .map(({ from, to }) => ({ from: from - start, to: to - start }));
    run[at]!.value = withoutRanges(text, own);
    start += text.length;
  }
}

/** Amounts of the records in the spellings that texts use. Only spellings that look like amounts count: with cents, or with grouped digits. */
function amountsOf(book: Book): string[] {
  const costs = [book.services, book.modifications, book.issues, book.trackDays]
    .flat()
    .flatMap(({ cost }) => cost ?? [])
    .concat(book.owners.flatMap(({ paid }) => paid ?? []))
    .concat(book.fuel.flatMap((year) => year.costs));
  return [...new Set(costs.flatMap(({ amount }) => writings(amount)))];
}

function writings(amount: number): string[] {
  const [whole, cents] = amount.toFixed(2).split('.') as [string, string];
  const grouped = [',', '.', "'", '’', ' ', '\u00a0', '\u202f'].map((sign) => whole.replace(/\B(?=(\d{3})+$)/g, sign));
  const wholes = [...new Set([whole, ...grouped])];
  return [...wholes.filter((one) => one !== whole), ...wholes.flatMap((one) => [`${one}.${cents}`, `${one},${cents}`])];
}

function withoutPrices(book: Book): Book {
  const free = <T extends Backed>(things: T[]): T[] => things.map((thing) => ({ ...thing, cost: null }));
  return {
    ...book,
    services: free(book.services),
    modifications: free(book.modifications),
    issues: free(book.issues),
    trackDays: free(book.trackDays),
    fuel: book.fuel.map((year) => ({ ...year, costs: [] })),
    owners: book.owners.map((owner) => ({ ...owner, paid: null })),
  };
}
