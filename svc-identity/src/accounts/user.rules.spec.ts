import fc from 'fast-check';
import { sameness } from './user.rules.js';

describe('sameness', () => {
  it.each([
    ['Ada', ' ADA\t'],
    ['Müller', 'MÜLLER'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['é', 'e\u0301'],
    ['ａｄａ', 'ada'],
    ['ada', '\u00a0ada\u3000'],
  ])('takes %j and %j for the same', (one, other) => {
    expect(sameness(one)).toBe(sameness(other));
  });

  it.each([
    ['ada', 'ada1'],
    ['a da', 'ada'],
    ['e', 'é'],
  ])('tells %j from %j', (one, other) => {
    expect(sameness(one)).not.toBe(sameness(other));
  });

  it('does not depend on case or surrounding blanks, and is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const same = sameness(name);
        return [name.toUpperCase(), name.toLowerCase(), `  ${name} `, same].every((form) => sameness(form) === same);
      }),
      { numRuns: 2_000 },
    );
  });
});
