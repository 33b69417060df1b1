import { randomId } from './random-id';
import { keyFor, settle } from './idempotency';

/** Simulates a page that came over plain HTTP from another machine. */
function withoutRandomUuid(): void {
  const { crypto } = globalThis;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({ getRandomValues } as Crypto);
}

afterEach(() => jest.restoreAllMocks());

it('is a UUID of version 4, and another each time, also over plain HTTP', () => {
  withoutRandomUuid();
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});

it('gives a create its key over plain HTTP', () => {
  withoutRandomUuid();
  const key = keyFor('/api/vehicles', '{}');
  expect(keyFor('/api/vehicles', '{}')).toBe(key);
  settle('/api/vehicles', '{}');
  expect(keyFor('/api/vehicles', '{}')).not.toBe(key);
});
