import fc from 'fast-check';
import { canonicalKey } from './user.rules.js';

describe('canonicalKey', () => {
  it.each([
    ['Ada', ' ADA\t'],
    ['Müller', 'MÜLLER'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['é', 'e\u0301'],
    ['ａｄａ', 'ada'],
    ['ada', '\u00a0ada\u3000'],
  ])('takes %j and %j for the same', (one, other) => {
    expect(canonicalKey(one)).toBe(canonicalKey(other));
  });

  it.each([
    ['ada', 'ada1'],
    ['a da', 'ada'],
    ['e', 'é'],
  ])('tells %j from %j', (one, other) => {
    expect(canonicalKey(one)).not.toBe(canonicalKey(other));
  });

  it('does not depend on case or surrounding blanks, and is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const same = canonicalKey(name);
        return [name.toUpperCase(), name.toLowerCase(), `  ${name} `, same].every(
          (form) => canonicalKey(form) === same,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
