import { Invalid, message } from '@carnet/messages';
import {
  checkedEntry,
  entriesOfFile,
  isBlankedOut,
  needsOwnCurrency,
  reportOn,
  reportOnDryRun,
  wellFormed,
  wholeNumber,
} from './imported-file.rules.js';

const says = (key: string) => message(`test.${key}`, { en: key, de: `${key} auf Deutsch` });
const words = { send: says('send'), none: says('none'), tooMany: () => says('tooMany') };
const german = { language: 'de' as const, called: {} };

it('takes a single object for a list of one', () => {
  expect(entriesOfFile({ cost: 1 }, words)).toEqual([{ cost: 1 }]);
});

it.each([
  ['no list', 'text', 'send'],
  ['an empty list', [], 'none'],
  ['a list of too many', Array.from({ length: 100_000 }), 'tooMany'],
])('refuses %s in its own words', (_what, body, key) => {
  expect(() => entriesOfFile(body, words)).toThrow(key);
});

it('makes a message of a rule that an entry breaks, and hides no fault of ours', () => {
  const broken = says('broken');
  const refuse = (error: Error) => () => {
    throw error;
  };
  expect(checkedEntry(3, refuse(new Invalid(broken)))).toEqual({ index: 3, why: broken });
  expect(() => checkedEntry(3, refuse(new TypeError('ours')))).toThrow('ours');
});

it('reports in order, with the ids of what was stored, in the person’s language', () => {
  const entries = [{ index: 0 }, { index: 1, why: says('broken') }, { index: 2, note: says('note') }];
  expect(reportOn(entries, [7, 9], german)).toMatchObject({
    total: 3,
    imported: 2,
    failed: 1,
    results: [
      { index: 0, id: 7 },
      { index: 1, msg: 'broken auf Deutsch' },
      { index: 2, id: 9, note: 'note auf Deutsch' },
    ],
  });
});

it('stores nothing on a dry run, and shows the values', () => {
  const entries = [
    { index: 0, cost: 5 },
    { index: 1, why: says('broken') },
  ];
  const report = reportOnDryRun<{ cost: number }>(entries, ({ cost }) => ({ cost }), german);
  expect(report).toMatchObject({ total: 2, imported: 0, failed: 1, results: [{ values: { cost: 5 } }, { index: 1 }] });
});

it('reads numbers and texts as files write them', () => {
  expect([12.7, '12.7', ' 12. ', 'twelve', null].map(wholeNumber)).toEqual([12, '12', ' 12 ', 'twelve', null]);
  expect(wellFormed('a\ud800b')).toBe('a\ufffdb');
  expect([isBlankedOut('<script>', ''), isBlankedOut(' ', ''), isBlankedOut('text', 'text')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('asks for the person’s currency where an amount has decimals and says none', () => {
  const asks = (entry: object) => needsOwnCurrency(entry, 'cost');
  expect([{ cost: 1.5 }, { cost: '1.50' }, { cost: 1.5, currency: 'EUR' }, { cost: 2 }].map(asks)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
