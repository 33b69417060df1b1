import fc from 'fast-check';
import { hashOfApiKey, isApiKey, isWholeApiKey, newApiKey } from './api-key.js';

describe('a new key', () => {
  it('is whole, known by its beginning, and kept by its hash alone', () => {
    const { key, prefix, hash } = newApiKey();
    expect(key).toMatch(/^carnet_[0-9A-Za-z]{49}$/);
    expect([isApiKey(key), isWholeApiKey(key)]).toEqual([true, true]);
    expect(prefix).toBe(key.slice(0, 11));
    expect(hash).toBe(hashOfApiKey(key));
    expect(hash).toMatch(/^[\w-]{43}$/);
  });

  it('is another each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => newApiKey().key)).size).toBe(100);
  });
});

describe('a key that was copied in part or mistyped', () => {
  const { key } = newApiKey();

  it('is told from a whole one wherever one sign is another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: key.length - 1 }), fc.constantFrom(...'0aZ'), (at, sign) => {
        const mistyped = key.slice(0, at) + sign + key.slice(at + 1);
        expect(isWholeApiKey(mistyped)).toBe(mistyped === key);
      }),
    );
  });

  it.each([key.slice(0, -1), `${key}0`, key.slice(0, 20), 'carnet_', ` ${key}`, `${key}\n`])(
    'is not whole: %j',
    (text) => {
      expect(isWholeApiKey(text)).toBe(false);
    },
  );
});

it('no token is taken for a key', () => {
  for (const text of ['eyJhbGciOiJSUzI1NiJ9.e30.c2ln', '', undefined, ['carnet_']]) expect(isApiKey(text)).toBe(false);
});
