import { aBook, aHarness, aPaper, aService } from '../../test/a-book.js';
import { estimateOf } from './estimate.rules.js';

const pages = new Map([
  [1, 2],
  [2, 400],
]);

it('counts what a book would show', () => {
  const papers = [aPaper(1), aPaper(2), aPaper(3)];
  const { sheets, plates, entries, papers: all } = estimateOf(aBook({ papers }), pages);
  expect({ sheets, plates, entries, all }).toEqual({ sheets: 2 + 30 + 1, plates: 4, entries: 6, all: 3 });
});

it('counts no entries of chapters that are left out', () => {
  expect(estimateOf(aBook({}, { chapters: ['services', 'issues', 'plates'] }), pages).entries).toBe(4);
});

it('is shorter without sheets and plates, and longer with what is written', () => {
  const whole = estimateOf(aBook(), pages).pages;
  expect(estimateOf(aBook({}, { sheets: false }), pages)).toMatchObject({ sheets: 0 });
  expect(estimateOf(aBook({}, { sheets: false }), pages).pages).toBeLessThan(whole - 30);
  expect(estimateOf(aBook({}, { chapters: ['services'] }), pages)).toMatchObject({ plates: 0, sheets: 0 });
  const told = aService(1, { report: `<p>${'Long ago. '.repeat(2_000)}</p>` });
  expect(estimateOf(aBook({ services: [told] }), pages).pages).toBeGreaterThan(whole + 5);
});

it('has only what happened in the time that is asked for', () => {
  const services = [aService(1), aService(6)];
  const book = aBook({ services, modifications: [], issues: [], trackDays: [] }, { from: '2004-01-01' });
  expect(estimateOf(book, pages).entries).toBe(1);
});

it('says what is withheld, and which papers nobody has looked through', () => {
  const papers = [aPaper(1), aPaper(2, { hidden: [] }), aPaper(3)];
  const withheld = estimateOf(
    aBook({ papers }, { withhold: ['prices', 'names'], withholdWords: ['Hill', ' '] }),
    pages,
  );
  expect(withheld).toMatchObject({ withheld: { prices: 7, names: 2, words: 1 }, hidden_missing: 2, sheets: 30 });
  expect(estimateOf(aBook({ papers }), pages)).toMatchObject({
    ...{ withheld: { prices: 0, names: 0, words: 0 }, hidden_missing: 0 },
  });
});

it('is longer with what is mounted', () => {
  const much = aBook({ mounted: Array.from({ length: 40 }, () => aHarness()) });
  expect(estimateOf(much, pages).pages).toBeGreaterThan(estimateOf(aBook({ mounted: [] }), pages).pages + 5);
});
