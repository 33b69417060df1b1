import { someOptions } from '../../test/a-book.js';
import { writingOf } from './writing.rules.js';

const english = writingOf(someOptions(), 'mi');
const german = writingOf(someOptions({ language: 'de', region: 'de-DE', distanceUnit: 'km' }), 'mi');

it('writes a day as exactly as it is known', () => {
  expect(['2004-03-12', '2004-03', '2004', null].map(english.day)).toEqual(['Mar 12, 2004', 'Mar 2004', '2004', '–']);
});

it('shows distances in the unit that is asked for, and never converts hours', () => {
  expect(english.distance(1_000)).toBe('1,000\u00a0mi');
  expect(german.distance(1_000)).toBe('1.609\u00a0km');
  expect(writingOf(someOptions(), 'h').distance(120)).toBe('120\u00a0h');
});

it('writes amounts in the currency that they were said in', () => {
  expect(german.money({ amount: 1_250, currency: 'USD' })).toBe('1.250,00\u00a0$');
  expect(english.money(null)).toBe('–');
});

it('takes the language’s own customs where the region speaks another', () => {
  expect(writingOf(someOptions({ language: 'ja', region: 'de-DE' }), 'km').day('2004-03-12')).toBe('2004年3月12日');
});

it.each([
  ['1974~', 'about 1974', 'um 1974'],
  ['1974-05?', 'possibly May 1974', 'wohl Mai 1974'],
  ['197X', '1970s', '1970er-Jahre'],
  ['1974/1976', '1974–1976', '1974–1976'],
  ['../1976', '1976 or earlier', '1976 oder früher'],
])('says how exactly a day is known: %s', (day, inEnglish, inGerman) => {
  expect([english.day(day), german.day(day)]).toEqual([inEnglish, inGerman]);
});

it('writes a day beside its year without that', () => {
  expect(['2004-03-12', '2004-03', '2004', '2004~'].map(english.dayOfYear)).toEqual([
    'Mar 12',
    'Mar',
    '–',
    'about 2004',
  ]);
});

it('parts thousands in French by a blank that every face has', () => {
  const french = writingOf(someOptions({ language: 'fr', region: 'fr-FR', distanceUnit: 'km' }), 'km');
  expect([french.distance(246_117), french.money({ amount: 1_250, currency: 'EUR' })]).toEqual([
    '246\u00a0117\u00a0km',
    '1\u00a0250,00\u00a0€',
  ]);
});
