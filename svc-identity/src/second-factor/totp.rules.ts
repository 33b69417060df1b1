import { Secret, TOTP } from 'otpauth';

/** The settings that every app knows (RFC 6238): six digits of SHA-1, another every 30 seconds. */
const PERIOD_S = 30;
const APP = { issuer: 'Carnet', algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** As many bytes as SHA-1 takes (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** The number of steps that the clock of a phone may be wrong. */
const DRIFT = 1;

export const newAppSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).buffer);

/** The secret as a person types it into an app that cannot read the picture. */
export const typedSecret = (secret: Buffer): string => secretOf(secret).base32;

/** The address in the picture for the app. */
export const appAddress = (secret: Buffer, account: string): string =>
  new TOTP({ ...APP, secret: secretOf(secret), label: account }).toString();

/** The step of time whose code this is; null where it is that of no step near `now` (milliseconds). */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  const totp = new TOTP({ ...APP, secret: secretOf(secret) });
  const digits = code.replaceAll(' ', '');
  if (!/^[0-9]{6}$/.test(digits)) return null;
  const delta = totp.validate({ token: digits, timestamp: now, window: DRIFT });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

const secretOf = (secret: Buffer): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });
