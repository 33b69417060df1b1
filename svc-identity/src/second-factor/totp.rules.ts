import { Secret, TOTP } from 'otpauth';

/** The parameters that every app supports (RFC 6238): six digits, SHA-1, 30 seconds. */
const PERIOD_S = 30;
const APP = { issuer: 'Carnet', algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** The length recommended for SHA-1 (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** The number of steps by which a phone's clock may differ. */
const DRIFT = 1;

export const newAppSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).buffer);

/** The secret for manual entry into an app that cannot scan the QR code. */
export const typedSecret = (secret: Buffer): string => secretOf(secret).base32;

/** The URI in the QR code for the app. */
export const appAddress = (secret: Buffer, account: string): string =>
  new TOTP({ ...APP, secret: secretOf(secret), label: account }).toString();

/** The time step of a code; null if it matches no step near `now` (milliseconds). */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  const totp = new TOTP({ ...APP, secret: secretOf(secret) });
  const digits = code.replaceAll(' ', '');
  if (!/^[0-9]{6}$/.test(digits)) return null;
  const delta = totp.validate({ token: digits, timestamp: now, window: DRIFT });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

const secretOf = (secret: Buffer): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });
