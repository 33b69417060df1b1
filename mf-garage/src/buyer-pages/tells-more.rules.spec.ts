import { ALL_REVEALED, ALL_SECTIONS, type BuyerPageValues, firstValues } from './buyer-page-form.schema';
import { tellsMore } from './tells-more.rules';

const all = Object.fromEntries([...ALL_SECTIONS, ...ALL_REVEALED].map((one) => [one, true]));
const values = (off: Partial<BuyerPageValues> = {}): BuyerPageValues => ({ ...firstValues(null), ...all, ...off });
const options = (told: Partial<Parameters<typeof tellsMore>[0]> = {}): Parameters<typeof tellsMore>[0] => ({
  ...{ chapters: ['identity', 'ownership', 'services', 'papers'], withhold: [], withhold_words: [] },
  ...told,
});

it('a book tells no more than a page that tells everything', () => {
  expect(tellsMore(options(), values())).toBe(false);
});

it('a book tells more than a page as it is at first, whatever the book withholds: its VIN', () => {
  const careful = options({ chapters: [], withhold: ['prices', 'names'] });
  expect(tellsMore(careful, firstValues(null))).toBe(true);
});

it.each([
  [{ costs: false }, {}, true],
  [{ costs: false }, { withhold: ['prices' as const] }, false],
  [{ names: false }, {}, true],
  [{ names: false }, { withhold: ['names' as const] }, false],
  [{ plates: false }, { chapters: [] }, true],
  [{ numbers: false }, { chapters: [] }, true],
  [{ data: false }, { chapters: [] }, true],
  [{ notes: false }, {}, true],
  [{ notes: false }, { chapters: ['issues' as const] }, false],
  [{ papers: false }, {}, true],
  [{ papers: false }, { chapters: ['services' as const] }, false],
  [{ owners: false }, {}, true],
  [{ issues: false }, { chapters: ['services' as const] }, false],
  [{ withhold_words: 'Monza\nsill' }, { withhold_words: ['Monza'] }, true],
  [{ withhold_words: 'Monza' }, { withhold_words: ['Monza', 'sill'] }, false],
  [{}, { chapters: ['plates' as const] }, true],
  [{}, { chapters: ['timeline' as const] }, true],
])('without %j, a book with %j tells more: %s', (off, told, expected) => {
  expect(tellsMore(options(told), values(off))).toBe(expected);
});
