import fc from 'fast-check';
import { characters, weaknesses } from './password.rules.js';

const TOO_SHORT = 'Password must be at least 10 characters long';
const NO_UPPER = 'Password must contain at least one uppercase letter';
const NO_LOWER = 'Password must contain at least one lowercase letter';
const NO_NUMBER = 'Password must contain at least one number';
const NO_SPECIAL = 'Password must contain at least one special character';

describe('weaknesses', () => {
  it.each([
    ['Quiet-Walnut 42', []],
    ['', [TOO_SHORT, NO_UPPER, NO_LOWER, NO_NUMBER, NO_SPECIAL]],
    ['Aa1!567890', []],
    ['Aa1!56789', [TOO_SHORT]],
    ['aa1!567890', [NO_UPPER]],
    ['AA1!567890', [NO_LOWER]],
    ['Aab!cdefgh', [NO_NUMBER]],
    ['Aab1cdefgh', [NO_SPECIAL]],
    ['Aab1cdef h', []],
    ['Пароль-длинный-9', []],
    ['Straße und Öl ٣', []],
    ['Aa1!🚗🚗🚗🚗🚗', [TOO_SHORT]],
    ['Aa1!🚗🚗🚗🚗🚗🚗', []],
  ])('says of %j what it lacks', (password, lacks) => {
    expect(weaknesses(password).map(String)).toEqual(lacks);
  });

  it('finds nothing wrong with any text that holds one of each kind and is long enough', () => {
    const filler = fc.string({ minLength: 6, unit: 'grapheme' });
    fc.assert(fc.property(filler, filler, (before, after) => weaknesses(`${before}aB3-${after}`).length === 0));
  });

  it('never depends on what follows to find something that is there', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => weaknesses(text + more).length <= weaknesses(text).length),
    );
  });
});

describe('characters', () => {
  it('counts as people do, not as memory does', () => {
    expect([characters(''), characters('añ'), characters('🚗🚗')]).toEqual([0, 2, 2]);
  });
});
