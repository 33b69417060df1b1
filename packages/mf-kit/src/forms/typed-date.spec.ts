import fc from 'fast-check';
import { formatKnownDate } from '../formats/known-date';
import { whenSpelt } from '../formats/spelling';
import { signOut, startSession } from '../data/session/store';
import { aUser } from '../testing';
import { exactnessOf, firstDay, isEdtf, knownDate, knownDateBody, knownDateProblem } from './known-date';
import { dateTyped } from './typed-date';

/** Reads a language's messages without ICU, which they do not need: none of them has plurals. */
jest.mock('../messages/dates', () => {
  const messagesIn = (language: string) =>
    jest.requireActual<Record<string, string>>(`../messages/${language}/dates.json`);
  const names = Object.keys(messagesIn('en'));
  return Object.fromEntries(
    names.map((name) => [
      name,
      (given: Record<string, string>) =>
        messagesIn(document.documentElement.lang || 'en')[name]!.replace(/{(\w+)}/g, (_, part: string) => given[part]!),
    ]),
  );
});

async function living(region: string): Promise<void> {
  const user = aUser({ region, currency: 'EUR', time_zone: 'UTC' });
  document.documentElement.lang = region.slice(0, 2);
  await new Promise<void>((resolve) => whenSpelt(user, resolve));
  startSession('a-token', user);
}

afterEach(async () => {
  document.documentElement.lang = 'en';
  await new Promise<void>((resolve) => whenSpelt(aUser(), resolve));
  signOut();
});

const REGIONS = ['en-US', 'en-GB', 'de-DE', 'de-CH', 'fr-FR', 'it-IT', 'es-ES', 'ja-JP'];

const two = (figure: number) => String(figure).padStart(2, '0');
const aYear = fc.integer({ min: 1800, max: 2199 }).map(String);
const aMonth = fc.tuple(aYear, fc.integer({ min: 1, max: 12 })).map(([year, month]) => `${year}-${two(month)}`);
const aDay = fc.tuple(aMonth, fc.integer({ min: 1, max: 28 })).map(([month, day]) => `${month}-${two(day)}`);
const aDecade = fc.integer({ min: 180, max: 219 }).map((ten) => `${ten}X`);
const aDate = fc
  .tuple(fc.oneof(aYear, aMonth, aDay, aDecade), fc.constantFrom('', '', '~', '?', '%'))
  .map((parts) => parts.join(''));
const aSpan = fc
  .tuple(aDate, aDate)
  .filter(([from, to]) => firstDay(from) <= firstDay(to))
  .map((ends) => ends.join('/'));
const anOpenSpan = fc.tuple(aDate, fc.boolean()).map(([date, isLater]) => (isLater ? `${date}/..` : `../${date}`));
const anEdtf = fc.oneof(aDate, aSpan, anOpenSpan);

describe.each(REGIONS)('in %s', (region) => {
  beforeEach(() => living(region));

  it('a date that is written is read as the same', () => {
    fc.assert(
      fc.property(anEdtf, (edtf) => {
        const written = formatKnownDate(firstDay(edtf), edtf);
        expect([written, dateTyped(written, 'year')]).toEqual([written, edtf]);
      }),
    );
  });

  it('EDTF is read as it is, in small letters and with blanks too', () => {
    fc.assert(
      fc.property(anEdtf, (edtf) => {
        expect(dateTyped(` ${edtf.toLowerCase().replace('/', ' / ')} `, 'year')).toBe(edtf);
      }),
    );
  });

  it('no text breaks it, and what it reads is EDTF', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'197/~?X. -–mai年月5'.split('')) }), (text) => {
        const read = dateTyped(text, 'span');
        expect(read === null || read === '' || isEdtf(read)).toBe(true);
      }),
    );
  });
});

it.each([
  ['en-US', '1974-05', 'May 1974'],
  ['en-US', '1974', '1974'],
  ['en-US', '1974~', 'about 1974'],
  ['en-US', '1974?', 'possibly 1974'],
  ['en-US', '197X', '1970s'],
  ['en-US', '1974/1976', '1974–1976'],
  ['en-US', '1974-05/1976', 'May 1974 – 1976'],
  ['en-US', '../1976', '1976 or earlier'],
  ['en-US', '1974/..', '1974 or later'],
  ['en-US', '1974-05-03~', 'about May 3, 1974'],
  ['de-DE', '1974-05', 'Mai 1974'],
  ['de-DE', '1974~', 'um 1974'],
  ['de-DE', '197X', '1970er-Jahre'],
  ['fr-FR', '1974-05~', 'vers mai 1974'],
  ['it-IT', '197X', 'anni 1970'],
  ['es-ES', '../1976', '1976 o antes'],
  ['es-ES', '197X/198X', 'años 1970 – años 1980'],
  ['ja-JP', '1974-05', '1974年5月'],
  ['ja-JP', '1974~', '1974年頃'],
  ['ja-JP', '1974/1976', '1974年～1976年'],
  ['ja-JP', '../1976', '1976年以前'],
])('in %s %s is written %s', async (region, edtf, text) => {
  await living(region);
  expect(formatKnownDate(firstDay(edtf), edtf)).toBe(text);
});

it.each([
  ['en-US', '5/1974', '1974-05'],
  ['en-US', '5/3/1974', '1974-05-03'],
  ['en-GB', '5/3/1974', '1974-03-05'],
  ['de-DE', '3.5.1974', '1974-05-03'],
  ['de-DE', '3. Mai 1974', '1974-05-03'],
  ['de-DE', 'Mär 1974', '1974-03'],
  ['de-DE', 'may 1974', '1974-05'],
  ['ja-JP', '1974/5', '1974-05'],
  ['ja-JP', '１９７４年５月３日', '1974-05-03'],
  ['en-US', 'ca. 1974', '1974~'],
  ['en-US', 'c1974', '1974~'],
  ['en-US', '~1974', '1974~'],
  ['en-US', '1974 - 1976', '1974/1976'],
  ['en-US', '1974-1976', '1974/1976'],
  ['en-US', '1974..', '1974/..'],
  ['en-US', '– 1976', '../1976'],
  ['en-US', '5/1974 – 8/1976', '1974-05/1976-08'],
  ['en-US', '1976–1974', null],
  ['en-US', '74', null],
  ['en-US', '13/1974', null],
  ['en-US', 'Ju 1974', null],
  ['en-US', 'a Tuesday in 1974', null],
  ['en-US', '  ', ''],
])('in %s %s is read as %s', async (region, text, edtf) => {
  await living(region);
  expect(dateTyped(text, 'year')).toBe(edtf);
});

describe('a day is read as people write it', () => {
  const MAY_DAY = '1974-05-01';
  it.each([
    [
      'en-US',
      ['May 1st, 1974', '1st of May 1974', 'the 1st of May, 1974', 'May the 1st 1974', 'May first 1974', 'May 1 1974'],
    ],
    ['en-GB', ['1 May 1974', 'Wednesday, 1 May 1974', 'Wed 1st May 1974', 'on 1 May 1974']],
    [
      'de-DE',
      ['1. Mai 1974', '01. Mai 1974', 'am 1. Mai 1974', 'Mittwoch, den 1. Mai 1974', 'Mi., 1.5.1974', '1ter Mai 1974'],
    ],
    ['de-CH', ['Erster Mai 1974', 'Mi 1. Mai 1974', '1.Mai.1974']],
    [
      'fr-FR',
      ['1er mai 1974', '1ᵉʳ mai 1974', 'le 1er mai 1974', '1 er mai 1974', 'mercredi 1er mai 1974', 'premier mai 1974'],
    ],
    [
      'it-IT',
      [
        '1º maggio 1974',
        '1° maggio 1974',
        '1 ° maggio 1974',
        'il 1º maggio 1974',
        '1o maggio 1974',
        'primo maggio 1974',
      ],
    ],
    ['it-IT', ['mercoledì 1° maggio 1974', 'mer 1 maggio 1974', '1^ maggio 1974']],
    [
      'es-ES',
      [
        '1.º de mayo de 1974',
        '1º de mayo de 1974',
        '1.o de mayo de 1974',
        '1ro de mayo de 1974',
        '1ero de mayo de 1974',
      ],
    ],
    [
      'es-ES',
      ['el 1 de mayo de 1974', 'miércoles, 1 de mayo de 1974', 'primero de mayo de 1974', '1 de mayo del 1974'],
    ],
    [
      'ja-JP',
      ['1974年5月1日', '1974年 5月 1日', '1974年５月１日（水）', '1974年5月1日水曜日', '1974年5月1日 (水曜日)'],
    ],
  ])('in %s: %j', async (region, texts) => {
    await living(region);
    expect(texts.map((text) => [text, dateTyped(text, 'span')])).toEqual(texts.map((text) => [text, MAY_DAY]));
  });

  it.each([
    ['fr-FR', 'mar. 14 mai 1974', '1974-05-14'],
    ['fr-FR', '2ème mai 1974', '1974-05-02'],
    ['it-IT', "l'8 maggio 1974", '1974-05-08'],
    ['it-IT', 'mar 12 mar 1974', '1974-03-12'],
    ['es-ES', 'mar 1974', '1974-03'],
    ['en-US', 'July 3rd 1974 – August 22nd 1974', '1974-07-03/1974-08-22'],
    ['ja-JP', '1974年5月6日月曜日', '1974-05-06'],
    ['it-IT', 'circa 1º maggio 1974', '1974-05-01~'],
    ['en-US', 'May 1st', null],
    ['it-IT', '32º maggio 1974', null],
  ])('in %s %s is read as %s', async (region, text, edtf) => {
    await living(region);
    expect(dateTyped(text, 'span')).toBe(edtf);
  });
});

it('takes a bare year as was chosen', () => {
  expect([dateTyped('1974', 'about'), dateTyped('1974', 'decade'), dateTyped('1974', 'span')]).toEqual([
    '1974~',
    '197X',
    '1974',
  ]);
});

describe('a date of a form', () => {
  it.each([
    ['1974-05-03', 'day', '1974-05-03', null],
    ['1974-05-03~', 'about', '1974-05-03', '1974-05-03~'],
    ['1974-05', 'month', '1974-05-01', '1974-05'],
    ['1974', 'year', '1974-01-01', '1974'],
    ['1974~', 'about', '1974-01-01', '1974~'],
    ['197X', 'decade', '1970-01-01', '197X'],
    ['1974/1976', 'span', '1974-01-01', '1974/1976'],
    ['../1976-05', 'span', '1976-05-01', '../1976-05'],
    ['1974%/..', 'span', '1974-01-01', '1974%/..'],
    ['', null, null, null],
  ])('%j is a %s, and goes out as %s and %s', (value, exactness, sold, sold_edtf) => {
    expect(exactnessOf(value)).toBe(exactness);
    expect(knownDateBody('sold', value)).toEqual({ sold, sold_edtf });
    expect(knownDate(sold, sold_edtf)).toBe(value);
    expect(knownDateProblem('Sold', value)).toBeNull();
  });

  it('says how it is written where it is not understood', () => {
    expect(knownDateProblem('Sold', '74')).toBe('Sold is not understood. Write it like 1974, 5/1974, 1974–1976');
  });
});
