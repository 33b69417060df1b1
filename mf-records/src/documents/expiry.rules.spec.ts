import { aDocument } from '../testing/factories';
import { expiryOf, soon, toldSince } from './expiry.rules';

const TODAY = '2026-11-22';
test.each([
  ['2026-11-21', { tone: 'bad', text: 'Expired Nov 21, 2026' }],
  ['2026-11-22', { tone: 'warn', text: 'Expires today' }],
  ['2027-01-21', { tone: 'warn', text: 'Expires Jan 21, 2027' }],
  ['2027-01-22', null],
  [null, null],
])('a paper that is good until %s', (expires_on, said) =>
  expect(expiryOf(aDocument({ expires_on }), TODAY)).toEqual(said),
);

test('soon ends after 60 days', () => {
  expect(soon(TODAY)).toBe('2027-01-21');
});

test('what nobody renews is told of for 60 days after it has run out', () => {
  expect(toldSince(TODAY)).toBe('2026-09-23');
});
