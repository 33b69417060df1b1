import { personRegion, spelling } from '../formats/spelling';
import * as m from '../messages/dates';
import { type Exactness, firstDay, isEdtf } from './known-date';

/** Placeholders for empty fields. */
export const EXAMPLE: Readonly<Record<Exactness, string>> = {
  day: '',
  month: '5/1974',
  year: '1974',
  about: '1974',
  decade: '1970',
  span: '1974 – 1976',
};

/**
 * Parses a typed date into EDTF; null if it is no date. It reads EDTF itself, digits in the order of the person's region, month names, and everything
 * that `formatKnownDate` writes. A bare year gets the chosen precision: about that year, or its decade.
 */
export function dateTyped(text: string, exactness: Exactness): string | null {
  const plain = plainly(text);
  if (plain === '') return '';
  const written = plain.replace(/ ?\/ ?/, '/').toUpperCase();
  const read = isEdtf(written) ? written : (spanTyped(plain) ?? endTyped(plain));
  if (read === null || !/^\d{4}$/.test(read)) return read;
  if (exactness === 'about') return `${read}~`;
  return exactness === 'decade' ? `${read.slice(0, 3)}X` : read;
}

/** Normalises blanks, digits and tildes, and converts to lower case. */
const plainly = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The separator between two dates. Hyphen and slash also occur inside dates, so they count only between two years or between blanks. */
const TO = / ?(?:[–—〜]|\.\.+|(?<=[\d年月日代頃])~(?=\S)) ?| [-/] |(?<=\d{4})[-/](?=\d{4})/;

function spanTyped(text: string): string | null {
  const [earlier, later] = [within(m.orEarlier, text), within(m.orLater, text)];
  const [from, to, ...more] = earlier !== null ? ['', earlier] : later !== null ? [later, ''] : text.split(TO);
  if (from === undefined || to === undefined || more.length > 0 || (from === '' && to === '')) return null;
  const [start, end] = [from === '' ? '..' : endTyped(from), to === '' ? '..' : endTyped(to)];
  if (start === null || end === null) return null;
  const isBackwards = from !== '' && to !== '' && firstDay(start) > firstDay(end);
  return isBackwards ? null : `${start}/${end}`;
}

/** Words before or after an uncertain date. */
const UNSURE = [
  [m.possiblyAbout, '%'],
  [m.possibly, '?'],
  [m.about, '~'],
] as const;
const ABOUT = /^(?:~|ca?\.? ?(?=\d)|circa |about )|~$/;

/** Parses a single date, which is no span. */
function endTyped(text: string): string | null {
  for (const [message, sign] of UNSURE) {
    const date = within(message, text);
    if (date !== null) return signed(dateTypedIn(date), sign);
  }
  if (ABOUT.test(text)) return signed(dateTypedIn(text.replace(ABOUT, '')), '~');
  return text.endsWith('?') ? signed(dateTypedIn(text.slice(0, -1)), '?') : dateTypedIn(text);
}

const signed = (date: string | null, sign: string): string | null => date && `${date}${sign}`;

/** The date inside a translated phrase such as 'about {date}'; null if the text is not that phrase. */
function within(message: (given: { date: string }) => string, text: string): string | null {
  const [before = '', behind = ''] = plainly(message({ date: '\u0001' })).split('\u0001');
  const isSo = text.startsWith(before) && text.endsWith(behind) && text.length > before.length + behind.length;
  return isSo ? text.slice(before.length, text.length - behind.length) : null;
}

/** Words without a meaning of their own: `4 de mayo`, `the 4th of July`, `am 4. Mai`, `l’8 maggio`. */
const FILLERS = new Set('年 月 日 de del of the on le la el il l am den der'.split(' '));

/** Ordinal endings after a day: `1st`, `1er`, `1ère`, `1.º` and `1º` (normalised to `o`), `1ª`, `1ro`, `1ter`. */
const ORDINAL =
  /(?<=(?<!\d)\d{1,2})[.°]? ?(?:st|nd|rd|th|er|[eè]re|re|[eè]me|e|o|a|ero|r[oa]|mo|t?ter|te[nr]?)(?![\p{L}\p{M}])/gu;

/** Words for the first day of a month, which some languages use instead of a digit. */
const FIRST = /(?<!\p{L})(?:first|erste[rn]?|premier|primo|primero)(?!\p{L})/u;

/** In Japanese the day of the week follows the day without a blank. */
const WORD = /[年月日](?!曜)|\p{L}[\p{L}\p{M}]*/gu;

function dateTypedIn(text: string): string | null {
  const decade = within(({ date }) => m.decade({ decade: date }), text) ?? /^(\d{3}0)s$/.exec(text)?.[1];
  if (decade && /^\d{3}0$/.test(decade)) return `${decade.slice(0, 3)}X`;
  const bare = text.replace(FIRST, '1').replace(ORDINAL, ' ');
  const words = withoutWeekday((bare.match(WORD) ?? []).filter((word) => !FILLERS.has(word)));
  const figures = bare.match(/\d+/g) ?? [];
  const year = figures.find(({ length }) => length === 4);
  if (year === undefined || words.length > 1) return null;
  const others = figures.filter((figure) => figure !== year);
  const month = words.length === 1 ? monthNamed(words[0]!) : undefined;
  if (month === null || others.length > (month === undefined ? 2 : 1)) return null;
  const [first, second] = month === undefined ? inOrder(others, figures[0] === year) : [month, others[0]];
  const read = [year, first, second].filter((part) => part !== undefined).map((part) => String(part).padStart(2, '0'));
  return isEdtf(read.join('-')) ? read.join('-') : null;
}

/** Drops a day of the week. In some languages `Mar` is both Tuesday and March: next to other words it counts as the day of the week. */
function withoutWeekday(words: readonly string[]): readonly string[] {
  const names = weekdayNames();
  const at = words.findIndex((word) => names.has(word));
  const mayBe = at >= 0 && (words.length > 1 || monthNamed(words[at]!) === null);
  return mayBe ? words.toSpliced(at, 1) : words;
}

/** Orders month and day. After a year the month always comes first; before it, the person's region decides. */
function inOrder(figures: readonly string[], isYearFirst: boolean): readonly (string | undefined)[] {
  const { date } = spelling();
  const isDayFirst = date.search(/{[dD]}/) < date.indexOf('{M}');
  return figures.length === 2 && isDayFirst && !isYearFirst ? [...figures].reverse() : figures;
}

/** 1 to 12; null if the word is no month, or begins several. */
function monthNamed(word: string): number | null {
  const months = monthNames();
  const exact = months.findIndex((names) => names.includes(word));
  if (exact >= 0) return exact + 1;
  const begun = months.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at + 1] : []));
  return word.length >= 3 && begun.length === 1 ? begun[0]! : null;
}

/** Languages in which a person may type: that of their region, that of the page, and English. */
const languages = (): string[] => [personRegion(), document.documentElement.lang || 'en', 'en'];

const LENGTHS = ['long', 'short'] as const;

/** Names of the days of the week in those languages, long and short. */
function weekdayNames(): Set<string> {
  const formats = languages().flatMap((language) =>
    LENGTHS.map((weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })),
  );
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  return new Set(formats.flatMap((format) => days.map((day) => plainly(format.format(day)).replace(/\.$/, ''))));
}

/** The names of each month in those languages. */
function monthNames(): string[][] {
  const formats = languages().flatMap((language) =>
    LENGTHS.flatMap((month) => [
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
      // Formatted within a date, because some languages inflect the month there.
      new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
    ]),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const name = format.formatToParts(new Date(Date.UTC(2024, month))).find(({ type }) => type === 'month');
      return plainly(name?.value ?? '').replace(/\.$/, '');
    }),
  );
}
