import fc from 'fast-check';
import { HOTP, Secret } from 'otpauth';
import { appAddress, newAppSecret, stepOf, typedSecret } from './totp.rules.js';

/** The secret of RFC 6238, appendix B. Its codes have eight digits; the last six are compared. */
const OF_THE_RFC = Buffer.from('12345678901234567890');
const STEP = 30_000;
const codeOf = (secret: Buffer, step: number) =>
  HOTP.generate({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), counter: step });

describe('stepOf', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('knows the code of the RFC at %d s', (seconds, code) => {
    expect(stepOf(OF_THE_RFC, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('takes a code one step early or late, says of which step it is, and takes none beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2 ** 32 }), fc.integer({ min: 0, max: STEP - 1 }), (step, into) => {
        const at = (by: number) => stepOf(OF_THE_RFC, codeOf(OF_THE_RFC, step + by), step * STEP + into);
        const near = [-1, 0, 1].map(at);
        // Two near steps may have the same code by chance: either is right.
        const isTold = near.every(
          (told, n) => told !== null && codeOf(OF_THE_RFC, told) === codeOf(OF_THE_RFC, step + n - 1),
        );
        const codes = new Set([-1, 0, 1].map((by) => codeOf(OF_THE_RFC, step + by)));
        return isTold && [-2, 2].every((by) => at(by) === null || codes.has(codeOf(OF_THE_RFC, step + by)));
      }),
    );
  });

  it.each(['', '28708', '2870822', 'abcdef', '287 08x', '２８７０８', '-28708', '28708.'])('takes no %j', (code) => {
    expect(stepOf(OF_THE_RFC, code, 59_000)).toBeNull();
  });

  it('takes a code as an app shows it', () => {
    expect(stepOf(OF_THE_RFC, '287 082', 59_000)).toBe(1);
  });
});

it('a new secret has 160 bits, which are typed and drawn as apps read them', () => {
  const secret = newAppSecret();
  expect(secret).toHaveLength(20);
  expect(typedSecret(OF_THE_RFC)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const { protocol, host, pathname, searchParams } = new URL(appAddress(secret, 'ada@garage.example'));
  expect({ protocol, host, pathname: decodeURIComponent(pathname) }).toEqual({
    protocol: 'otpauth:',
    host: 'totp',
    pathname: '/Carnet:ada@garage.example',
  });
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ issuer: 'Carnet', algorithm: 'SHA1', digits: '6', period: '30' },
    secret: typedSecret(secret),
  });
});
